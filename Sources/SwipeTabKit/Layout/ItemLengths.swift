/// How long items are along the bar, in points.
struct ItemLengths: Sendable, Hashable {
  /// The shortest item that shows an image alone.
  var minimum: Double
  /// The shortest item that shows a title.
  var minimumWithTitle: Double
  /// The item of an automatic layout that has room.
  var usual: Double
  /// The shortest item beside a More item.
  var besideMore: Double
  /// The longest of equal shares in an automatic layout, whose items are in the middle else.
  ///
  /// Nil where items do not share the bar but follow each other from the top.
  var longestShare: Double?

  /// Those of a bar above or below the pages.
  static let horizontal = ItemLengths(
    minimum: 48, minimumWithTitle: 64, usual: 120, besideMore: 88, longestShare: 160)
  /// Those of a bar at a side, with titles below: image, title and what keeps items apart.
  static let verticalBelow = ItemLengths(
    minimum: 40, minimumWithTitle: 52, usual: 64, besideMore: 64)
  /// Those of a bar at a side, with titles beside: rows of a list.
  static let verticalBeside = ItemLengths(
    minimum: 36, minimumWithTitle: 36, usual: 48, besideMore: 48)

  /// The shortest item of a policy before the toolbar scrolls.
  func least(_ overflow: ContainerConfiguration.Overflow) -> Double {
    overflow == .shrink ? min(minimum, Self.shortest) : minimum
  }

  /// The shortest item of all: an image and what keeps it from the next.
  static let shortest = 28.0

  /// The shortest of equal shares where titles must not be cut and there are too many to measure them.
  var usualShare: Double { longestShare == nil ? usual : besideMore }

  /// How many items find room without shrinking; at least 1.
  func places(
    in room: Double, for pages: Int, _ layout: ContainerConfiguration.ItemLayout
  ) -> Int {
    var (length, gap) = (besideMore, 0.0)
    if case .centered(let wanted, let between) = layout { (length, gap) = (wanted, between) }
    let places = ((room + gap + 1e-9) / max(length + gap, 1)).rounded(.down)
    return Int(saturating: places.clamped(to: 1...Double(max(pages, 1))))
  }

  /// How long each item would be, and how far from the next, if there was room.
  func wish(
    _ layout: ContainerConfiguration.ItemLayout, room: Double, count: Int
  ) -> (length: Double, gap: Double) {
    let share = room / Double(max(count, 1))
    switch layout {
    case .centered(let length, let gap): return (length, gap)
    case .fill: return (max(share, minimum), 0)
    case .automatic:
      guard let longestShare else { return (usual, 0) }
      return share > longestShare ? (usual, 0) : (max(share, minimum), 0)
    }
  }

  /// Whether items that leave room follow each other from the top, and are not in the middle.
  func startsAtTop(_ layout: ContainerConfiguration.ItemLayout) -> Bool {
    layout == .automatic && longestShare == nil
  }
}

extension ItemLengths {
  /// The lengths for a bar at an edge, with titles there.
  init(edge: Edge, titles: ContainerConfiguration.Titles) {
    switch (edge.axis, titles) {
    case (.horizontal, _): self = .horizontal
    case (.vertical, .below): self = .verticalBelow
    case (.vertical, .beside): self = .verticalBeside
    }
  }
}

extension ContainerConfiguration.ItemLayout {
  /// Whether someone has said how long items are, so that they may be shorter than a title asks for.
  var hasGivenWidth: Bool {
    if case .centered = self { true } else { false }
  }
}
