/// Pages that follow each other in a ring: after the last comes the first.
struct Ring: Sendable, Hashable {
  /// The fewest pages that make one; a page alone has ends.
  static let fewest = 2

  /// The number of pages.
  let count: Int

  /// Makes a ring; nil of fewer pages than make one.
  init?(count: Int) {
    guard count >= Self.fewest else { return nil }
    self.count = count
  }

  /// The page at a spot, by its index.
  func page(ofSpot spot: Int) -> Int {
    let rest = spot % count
    return rest < 0 ? rest + count : rest
  }

  /// How often a spot has gone round, from page 0 on.
  func lap(ofSpot spot: Int) -> Int { (spot - page(ofSpot: spot)) / count }

  /// The position in pages, in `0..<count`.
  func position(ofSpot spot: Double) -> Double {
    let count = Double(count)
    let position = spot - count * (spot / count).rounded(.down)
    // The tiniest step before page 0 is rounded to a whole round.
    return position < count ? position.clamped(to: 0...count) : 0
  }

  /// The spot of a page that is nearest to a place; the later of two.
  func spot(ofPage page: Int, nearestTo place: Double) -> Int {
    let laps = ((place - Double(page)) / Double(count) + 0.5).rounded(.down)
    return page + Int(saturating: laps) * count
  }

  /// How far it is from one position to another, the shorter way, in pages.
  func distance(from position: Double, to other: Double) -> Double {
    let way = abs(self.position(ofSpot: position - other))
    return min(way, Double(count) - way)
  }

  /// The spot at which a chosen page is gone to from a position.
  ///
  /// Pages lie as their items do in the bar, from the first to the last. Round the ends it goes to a neighbour, and from
  /// between the last and the first the shorter way.
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
