/// Cyclic paging: the first page follows the last.
struct Ring: Sendable, Hashable {
  static let fewest = 2

  let count: Int

  init?(count: Int) {
    guard count >= Self.fewest else { return nil }
    self.count = count
  }

  func page(ofSpot spot: Int) -> Int {
    let rest = spot % count
    return rest < 0 ? rest + count : rest
  }

  /// The number of times that a spot has gone around, counted from page 0.
  func lap(ofSpot spot: Int) -> Int { (spot - page(ofSpot: spot)) / count }

  /// The position in pages for a spot, in `0..<count`.
  func position(ofSpot spot: Double) -> Double {
    let count = Double(count)
    let position = spot - count * (spot / count).rounded(.down)
    // The tiniest step before page 0 is rounded to `count`, which is page 0.
    return position < count ? position.clamped(to: 0...count) : 0
  }

  /// The spot of a page that is nearest to a position; of two equally near the later.
  func spot(ofPage page: Int, nearestTo slot: Double) -> Int {
    let laps = ((slot - Double(page)) / Double(count) + 0.5).rounded(.down)
    return page + Int(saturating: laps) * count
  }

  /// The distance between two positions the shorter way around, in pages.
  func distance(from position: Double, to other: Double) -> Double {
    let way = abs(self.position(ofSpot: position - other))
    return min(way, Double(count) - way)
  }

  /// The spot that a selection of a page goes to from a position, in the order of the items in the bar.
  ///
  /// But it goes around the ends to a neighbor, and takes the shorter way from between the last page and the first.
  func spot(ofChosen page: Int, from position: Double) -> Int {
    let nearest = spot(ofPage: page, nearestTo: position)
    let lap = Int(saturating: (position / Double(count)).rounded(.down))
    let isBetweenEnds = position - Double(lap * count) > Double(count - 1)
    let asInBar = page + lap * count
    let isNeighbour =
      abs(Double(nearest) - position) < abs(Double(asInBar) - position)
      && abs(Double(nearest) - position) <= 1
    return isBetweenEnds || isNeighbour ? nearest : asInBar
  }
}
