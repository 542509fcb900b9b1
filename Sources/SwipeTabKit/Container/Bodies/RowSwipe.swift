/// A row that a contact pulls aside to perform an action, or that moves back to its place.
struct RowSwipe {
  /// The pull that performs the action, and the least width of the zone at an edge from which it can begin.
  static let (threshold, edge) = (72.0, 64.0)
  static let duration = 0.2

  let target: BodyTarget
  /// Whether the row is pulled so that the action at its leading edge shows.
  let isLeading: Bool
  let entry: TabItem.MenuEntry
  /// The distance of the row from the edge where the action shows.
  private var pulled = 0.0
  private var release: Double?

  init(_ target: BodyTarget, isLeading: Bool, _ entry: TabItem.MenuEntry) {
    (self.target, self.isLeading, self.entry) = (target, isLeading, entry)
  }

  static func mayBegin(at distance: Double, width: Double) -> Bool {
    distance <= max(edge, width / 3)
  }

  mutating func pull(by distance: Double) {
    let way = max(0, isLeading ? distance : -distance)
    // Beyond twice the threshold it resists.
    let limit = 2 * Self.threshold
    pulled = way <= limit ? way : limit + (way - limit) / 4
  }

  var isArmed: Bool { release == nil && pulled >= Self.threshold }

  mutating func letGo(at time: Double) { release = release ?? time }

  var end: Double? { release.map { $0 + Self.duration } }

  func shift(at time: Double) -> Double {
    let left = release.map { (1 - (time - $0) / Self.duration).clamped(to: 0...1) } ?? 1
    return (isLeading ? 1 : -1) * pulled * left * left
  }
}
