/// A line on the bar's side towards the pages that stretches from item to item.
///
/// Its edges follow `TabBarGeometry.elasticFrame(_:)`: half way the leading edge of the motion has
/// covered 0.707 of its distance and the other one 0.293. Past the ends it is compressed outwards,
/// down to half its length.
public struct ElasticUnderlineAnimator: TabBarAnimator {
  /// The line's thickness, in points; by default 3, as Material's primary tabs have.
  public var thickness: Double

  /// Makes the animator.
  public init(thickness: Double = 3) { self.thickness = thickness }

  /// The name `elastic-underline`.
  public var name: String { "elastic-underline" }

  /// The line; at rest as long as the item.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let frame = bar.elasticFrame({ bar.frame(ofItem: $0) }) else { return nil }
    return Indicator(frame: bar.line(along: frame, thickness: thickness), radius: thickness / 2)
  }
}
