/// A row that a contact pulls aside to perform an action, or that moves back to its place.
struct RowSwipe {
  /// The distance from which a release performs the action, and the least width of the zone at an edge from which the
  /// row can be pulled, in points.
  static let (threshold, edge) = (72.0, 64.0)
  /// The duration of the movement back, in seconds.
  static let duration = 0.2

  /// The row.
  let target: BodyTarget
  /// Whether the row is pulled so that the action at its leading edge shows.
  let isLeading: Bool
  /// The entry that the release performs.
  let entry: TabItem.MenuEntry
  /// The distance of the row from that edge, in points.
  ///
  /// It is at least 0.
  private var pulled = 0.0
  /// The time of the release, in seconds, or nil while a contact pulls the row.
  private var release: Double?

  init(_ target: BodyTarget, isLeading: Bool, _ entry: TabItem.MenuEntry) {
    (self.target, self.isLeading, self.entry) = (target, isLeading, entry)
  }

  /// Whether a press at a distance from an edge, in a row of a width, may pull the row away from that edge.
  ///
  /// Both are in points.
  static func mayBegin(at distance: Double, width: Double) -> Bool {
    distance <= max(edge, width / 3)
  }

  /// Follows a contact that has moved by a distance in reading direction, in points.
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

  /// The time when it is back, in seconds, or nil while a contact pulls it.
  var end: Double? { release.map { $0 + Self.duration } }

  /// Returns the offset of the row in reading direction at a time, in points.
  func shift(at time: Double) -> Double {
    let left = release.map { (1 - (time - $0) / Self.duration).clamped(to: 0...1) } ?? 1
    return (isLeading ? 1 : -1) * pulled * left * left
  }
}
