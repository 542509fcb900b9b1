/// A line along the pages' side of the bar that stretches from item to item.
///
/// Its edges follow `TabBarGeometry.elasticFrame(_:)`: half way the far one has gone 0.707 of its way and the near one
/// 0.293. Past the ends it is pressed together against the outer side, down to half its length.
public struct ElasticUnderlineAnimator: TabBarAnimator {
  /// The line's thickness, in points; by default 3, as Material's primary tabs have.
  public var thickness: Double

  /// Makes the animator.
  public init(thickness: Double = 3) { self.thickness = thickness }

  /// The name `elastic-underline`.
  public var name: String { "elastic-underline" }

  /// The line, as long as the item at rest.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let frame = bar.elasticFrame({ bar.frame(ofItem: $0) }) else { return nil }
    return Indicator(frame: bar.line(along: frame, thickness: thickness), radius: thickness / 2)
  }
}
