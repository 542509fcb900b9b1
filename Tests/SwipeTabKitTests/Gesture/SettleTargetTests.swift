import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("Settle target")
struct SettleTargetTests {
  private func target(
    _ slot: Double, _ velocity: Double = 0, from origin: Double = 2, caught: Int? = nil,
    in range: ClosedRange<Int> = 0...9, limit: PagesPerSwipe = .limited(1)
  ) -> Int {
    SettleTarget(
      slot: slot, velocity: velocity, origin: origin, caught: caught, range: range
    ).target(flingSpeed: 0.5, pagesPerSwipe: limit)
  }

  @Test(
    "slow: the nearest page",
    arguments: [
      (2.0, 2), (2.49, 2), (2.51, 3), (1.51, 2), (1.49, 1), (4.6, 5), (-0.3, 0), (9.4, 9),
    ])
  func nearest(slot: Double, page: Int) {
    expectEqual(target(slot), page)
    expectEqual(target(slot, 0.49), page)
    expectEqual(target(slot, -0.49), page)
  }

  @Test(
    "exactly half goes away from where the drag began",
    arguments: [
      (2.5, 2.0, 3), (1.5, 2, 1), (3.5, 2, 4), (2.5, 3, 2), (0.5, 0, 1), (8.5, 9, 8),
    ])
  func half(slot: Double, origin: Double, page: Int) {
    expectEqual(target(slot, from: origin), page)
    // Rounding on the way there is forgiven.
    expectEqual(target(slot + 1e-12, from: origin), page)
    expectEqual(target(slot - 1e-12, from: origin), page)
  }

  @Test(
    "after a catch exactly half goes to the selected page",
    arguments: [
      (2.5, 2, 2), (2.5, 3, 3), (2.5, 7, 3), (2.5, Int.min, 2), (2.5, Int.max, 3),
    ])
  func halfAfterCatch(slot: Double, caught: Int, page: Int) {
    expectEqual(target(slot, from: 2.6, caught: caught), page)
    expectEqual(target(slot, from: 2.4, caught: caught), page)
  }

  @Test("a fling leads to the next whole page in its direction")
  func fling() {
    typealias Row = (slot: Double, velocity: Double, origin: Double, page: Int)
    let laws: [(name: String, rows: [Row])] = [
      (
        "fast: the next whole page in the direction",
        [
          (2.1, 0.5, 2, 3), (2.1, -0.5, 2, 2), (1.9, 0.5, 2, 2), (1.9, -0.5, 2, 1), (2, 0.5, 2, 3),
          (2, -0.5, 2, 1), (2.999, 5, 2, 3),
        ]
      ),
      (
        "bounded from the page nearest to where the drag began",
        [
          (3, 9, 2, 3), (1, -9, 2, 1), (2.9, 9, 2.4, 3), (2.9, 9, 2.6, 3), (3.1, 9, 2.6, 4),
          (1.1, -9, 2.4, 1), (2.1, -9, 2.6, 2),
        ]
      ),
      (
        "never back, however far the pages were dragged before",
        [(3.2, 9, 2, 4), (4.5, 9, 2, 5), (0.8, -9, 2, 0), (4.5, -9, 2, 4), (2.5, -9, 2, 2)]
      ),
    ]
    for (name, rows) in laws {
      for row in rows {
        expectEqual(target(row.slot, row.velocity, from: row.origin), row.page, "\(name): \(row)")
      }
    }
  }

  @Test(
    "a fling in the direction of a caught motion counts from its target, another one from the page ahead",
    arguments: [
      (2.4, 5.0, 2.3, 3, 4), (2.9, 5, 2.8, 3, 4), (1.6, -5, 1.7, 1, 0), (2.4, -5, 2.5, 3, 2),
      (2.2, 5, 2.5, 3, 3), (4.4, 5, 2.5, 3, 5), (8.7, 5, 8.6, 9, 9), (2.4, 5, 2.3, .max, 9),
    ])
  func afterCatch(slot: Double, velocity: Double, origin: Double, caught: Int, page: Int) {
    expectEqual(target(slot, velocity, from: origin, caught: caught), page)
  }

  @Test("without limit at least one page is passed, and after a catch two are turned")
  func unlimited() {
    let free = PagesPerSwipe.unlimited(deceleration: 0.998)
    let rows: [(slot: Double, velocity: Double, origin: Double, caught: Int?, page: Int)] = [
      (2.1, 0.5, 2, nil, 3), (2.1, 6, 2, nil, 5), (2.1, -6, 2, nil, 0), (2.1, 1e300, 2, nil, 9),
      (2.4, 0.5, 2.3, 3, 4), (2.4, 12, 2.3, 3, 8),
    ]
    for row in rows {
      let page = target(
        row.slot, row.velocity, from: row.origin, caught: row.caught, limit: free)
      expectEqual(page, row.page, "\(row)")
    }
  }

  @Test(
    "the range bounds everything", arguments: [(5.9, 9.0, 5), (3.1, -9, 4), (2, 0, 4), (8, 0, 5)])
  func range(slot: Double, velocity: Double, page: Int) {
    expectEqual(target(slot, velocity, from: slot, in: 4...5), page)
  }

  @Test(
    "a slow release goes on from the snap point",
    arguments: [
      // Forwards from page 1.
      (1.3, 1.0, 0.3, 2), (1.29, 1, 0.3, 1), (1.7, 1, 0.7, 2), (1.69, 1, 0.7, 1),
      // Backwards from page 2.
      (1.7, 2, 0.3, 1), (1.71, 2, 0.3, 2), (1.3, 2, 0.7, 1), (1.31, 2, 0.7, 2),
      // More than one page from where the drag began.
      (2.3, 1, 0.3, 3), (2.29, 1, 0.3, 2), (2, 1, 0.3, 2),
    ])
  func snapPoint(slot: Double, origin: Double, share: Double, page: Int) {
    let question = SettleTarget(slot: slot, velocity: 0, origin: origin, range: 0...4)
    let target = question.target(flingSpeed: 0.5, pagesPerSwipe: .limited(1), snapPoint: share)
    expectEqual(target, page)
  }
}
