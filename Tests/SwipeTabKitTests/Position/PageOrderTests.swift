import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Page order")
struct PageOrderTests {
  @Test("pages lie side by side, and the position spans them")
  func positions() {
    let rows: [(name: String, order: PageOrder, places: [(slot: Double, position: Double)])] = [
      (
        "two pages", PageOrder(1, 9),
        [(0, 1), (0.25, 3), (0.5, 5), (1, 9), (-0.5, 0.5), (1.5, 9.5)]
      ),
      (
        "in reverse order", PageOrder(9, 1), [(0, 9), (0.25, 7), (1, 1), (-0.5, 9.5), (1.5, 0.5)]
      ),
      (
        "three pages span two slots", PageOrder(2, 3, 9),
        [(0, 2), (0.5, 2.5), (1, 3), (1.5, 6), (2, 9), (2.25, 9.25), (-1, 1)]
      ),
    ]
    for (name, order, places) in rows {
      for (slot, position) in places {
        expect(near(order.position(at: slot), position), "\(name) at \(slot)")
      }
    }
  }

  @Test(
    "the slope is the pages of a slot",
    arguments: [
      (-0.5, 1.0), (0.5, 1), (1.5, 6), (2.5, 1),
    ])
  func slope(slot: Double, slope: Double) {
    expectEqual(PageOrder(2, 3, 9).slope(at: slot), slope)
  }

  @Test("which page lies where")
  func pages() {
    let order = PageOrder(4, 7, 2)
    expectEqual((-1...3).map { order.spot(at: $0) }, [4, 4, 7, 2, 2])
    expectEqual([4, 7, 2, 5].map { order.slot(of: $0) }, [0, 1, 2, nil])
    expectEqual(order.slots, 0...2)
    expectEqual(PageOrder(1, 2).slots, 0...1)
  }
}
