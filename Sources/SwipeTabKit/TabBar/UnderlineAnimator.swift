/// A line along the pages' side of the bar, below or above the selected item.
public struct UnderlineAnimator: TabBarAnimator {
  /// The line's thickness, in points; by default 3, as Material's primary tabs have.
  public var thickness: Double

  /// Makes the animator.
  public init(thickness: Double = 3) { self.thickness = thickness }

  /// The name `underline`.
  public var name: String { "underline" }

  /// The line, as wide as the item, on the way between two items.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let frame = bar.frameAtPosition else { return nil }
    let y = bar.isOnTop ? bar.bar.maxY - thickness : bar.bar.y
    let line = Rect(x: frame.x, y: y, width: frame.width, height: thickness)
    return Indicator(frame: line, radius: thickness / 2)
  }
}
