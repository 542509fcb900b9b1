/// A row that a hand pulls aside to do something with it, or that goes back to its place.
struct RowSwipe {
  /// How far it is pulled before the release does something, and the least width of the zone at an edge from which it can be
  /// pulled, in points.
  static let (threshold, edge) = (72.0, 64.0)
  /// How long it takes to go back, in seconds.
  static let duration = 0.2

  /// The row.
  let target: BodyTarget
  /// Whether it shows what is at its leading edge.
  let isLeading: Bool
  /// What the release does.
  let entry: TabItem.MenuEntry
  /// How far it is pulled away from that edge, in points.
  ///
  /// It is at least 0.
  private var pulled = 0.0
  /// When it was let go, in seconds, or nil while a hand pulls it.
  private var release: Double?

  init(_ target: BodyTarget, isLeading: Bool, _ entry: TabItem.MenuEntry) {
    (self.target, self.isLeading, self.entry) = (target, isLeading, entry)
  }

  /// Whether a press at a distance from an edge, in a row of a width, may pull the row away from that edge; both in points.
  static func mayBegin(at distance: Double, width: Double) -> Bool {
    distance <= max(edge, width / 3)
  }

  /// Follows a hand that has moved by a distance in reading direction, in points.
  mutating func pull(by distance: Double) {
    let way = max(0, isLeading ? distance : -distance)
    // Beyond twice the threshold it resists.
    let limit = 2 * Self.threshold
    pulled = way <= limit ? way : limit + (way - limit) / 4
  }

  /// Whether the release does something.
  var isArmed: Bool { release == nil && pulled >= Self.threshold }

  /// Lets it go back at a time.
  mutating func letGo(at time: Double) { release = release ?? time }

  /// When it is back, in seconds, or nil while a hand pulls it.
  var end: Double? { release.map { $0 + Self.duration } }

  /// How far the row is moved in reading direction at a time, in points.
  func shift(at time: Double) -> Double {
    let left = release.map { (1 - (time - $0) / Self.duration).clamped(to: 0...1) } ?? 1
    return (isLeading ? 1 : -1) * pulled * left * left
  }
}
