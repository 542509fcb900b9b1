import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Ring")
struct RingTests {
  @Test("two pages make one, fewer do not", arguments: [-1, 0, 1, 2, 3, 10_000_000])
  func fewest(count: Int) { expectEqual((Ring(count: count) != nil), count >= 2) }

  @Test(
    "a spot is a page, however often it has gone round",
    arguments: [(0, 0, 0), (4, 4, 0), (5, 0, 1), (6, 1, 1), (-1, 4, -1), (-5, 0, -1), (-6, 4, -2)])
  func pages(spot: Int, page: Int, lap: Int) throws {
    let ring = try #require(Ring(count: 5))
    expectEqual(ring.page(ofSpot: spot), page)
    expectEqual(ring.lap(ofSpot: spot), lap)
  }

  @Test(
    "a position is at least 0 and less than the number of pages",
    arguments: [
      (0.0, 0.0), (4.5, 4.5), (5, 0), (5.25, 0.25), (-0.25, 4.75), (-5, 0), (12.5, 2.5),
      (-1e-300, 0), (-0.0, 0),
    ])
  func positions(spot: Double, position: Double) throws {
    let ring = try #require(Ring(count: 5))
    expectEqual(ring.position(ofSpot: spot), position)
    expectEqual(ring.position(ofSpot: spot).sign, .plus)
  }

  @Test(
    "of a page's spots the nearest is found, the later of two",
    arguments: [(0, 4.0, 5), (0, 2.0, 0), (4, 0.5, -1), (1, 3.5, 6), (3, 13.2, 13), (0, -2.5, 0)])
  func nearest(page: Int, slot: Double, spot: Int) throws {
    try expectEqual(#require(Ring(count: 5)).spot(ofPage: page, nearestTo: slot), spot)
  }

  @Test(
    "a distance is the shorter way",
    arguments: [(0.0, 4.0, 1.0), (4.5, 0.5, 1), (1, 3, 2), (0, 2.5, 2.5), (2, 2, 0)])
  func distances(from: Double, to: Double, distance: Double) throws {
    let ring = try #require(Ring(count: 5))
    expect(near(ring.distance(from: from, to: to), distance))
    expect(near(ring.distance(from: to, to: from), distance))
  }

  @Test(
    "a chosen page is gone to as the bar shows, but round the ends to a neighbour",
    arguments: [
      (3, 0.0, 3), (0, 3.0, 0), (4, 0.0, -1), (0, 4.0, 5), (1, 4.0, 1), (4, 1.0, 4),
      // Between the last and the first, the shorter way.
      (1, 4.5, 6), (3, 4.5, 3), (1, 4.8, 6), (2, -0.5, 2), (3, -0.5, -2),
      // As often as it has gone round before.
      (0, 14.0, 15), (2, 14.0, 12),
    ])
  func chosen(page: Int, position: Double, spot: Int) throws {
    try expectEqual(#require(Ring(count: 5)).spot(ofChosen: page, from: position), spot)
  }
}
