/// A line on the bar's side towards the pages, at the selected item.
///
/// It moves linearly from item to item and is as long as they are; past the ends it stops.
public struct UnderlineAnimator: TabBarAnimator {
  /// The line's thickness, in points; by default 3, as Material's primary tabs have.
  public var thickness: Double
  /// Whether the line is at the bar's outer edge rather than towards the pages; false by default.
  public var isAtOuterEdge: Bool

  /// Makes the animator.
  public init(thickness: Double = 3, isAtOuterEdge: Bool = false) {
    (self.thickness, self.isAtOuterEdge) = (thickness, isAtOuterEdge)
  }

  /// The name `underline`.
  public var name: String { "underline" }

  /// The line, as long as the item, at the present position.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let frame = bar.frameAtPosition else { return nil }
    return Indicator(
      frame: bar.line(along: frame, thickness: thickness, isAtOuterEdge: isAtOuterEdge),
      radius: thickness / 2)
  }
}
