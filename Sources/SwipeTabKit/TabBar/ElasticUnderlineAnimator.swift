/// A line on the bar's side towards the pages that stretches from item to item.
///
/// When it does not move, it is as long as the item's image and title, as in Material's primary tabs. In the tabs of a
/// browser and in a bar at a side, it is as long as the item. Its edges follow `TabBarGeometry.elasticFrame(_:)`: half
/// way, the edge in front has covered 0.707 of its distance and the edge behind 0.293. Past the ends it is compressed
/// outwards, down to half its length.
public struct ElasticUnderlineAnimator: TabBarAnimator {
  /// The line's thickness, in points.
  ///
  /// The default is 3, as in Material's primary tabs.
  public var thickness: Double

  /// Makes the animator.
  ///
  /// Arguments are the values of the properties. Omitted arguments have the defaults.
  public init(thickness: Double = 3) { self.thickness = thickness }

  /// The animator's name in options and storyboards, `elastic-underline`.
  public var name: String { "elastic-underline" }

  /// Returns the line at the current position.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let frame = bar.elasticFrame(bar.lineSpan) else { return nil }
    return Indicator(frame: bar.line(along: frame, thickness: thickness), radius: thickness / 2)
  }
}
