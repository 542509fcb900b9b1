import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Items where the last place may be More.
///
/// ```text
///   six pages, 480 points wide:                        528 points wide:
///   |  p0  |  p1  |  p2  |  p3  | More |               | p0 | p1 | p2 | p3 | p4 | p5 |
///   0      96    192    288    384    480              0    88   176  264  352  440 528
///                                 └ p4, p5
/// ```
@Suite("Toolbar overflow")
struct TabBarOverflowTests {
  private func layout(
    _ pages: Int, _ width: Double = 480, _ items: ContainerConfiguration.ItemLayout = .fill,
    _ overflow: ContainerConfiguration.Overflow = .more, isRightToLeft: Bool = false
  ) -> TabBarLayout {
    TabBarLayout(
      bounds: Rect(x: 0, y: 751, width: width, height: 49), count: pages, layout: items,
      overflow: overflow, isRightToLeft: isRightToLeft, naturalWidth: { _ in 100 })
  }

  @Test("items narrower than 88 points leave the last whole place to More")
  func places() {
    let bar = layout(6)
    expectEqual(bar.count, 5)
    expectEqual(bar.hiddenPages, 4..<6)
    expectEqual(bar.moreIndex, 4)
    expectEqual((0..<5).map { bar.frame(at: $0, scroll: 0).x }, [0, 96, 192, 288, 384])
    expectEqual(bar.frame(at: 4, scroll: 0).width, 96)
    expect(!bar.isScrolling)
    expect(!bar.isIconOnly)
  }

  @Test("items of 88 points and more all stay, and a million pages take as many places as six")
  func fits() {
    let rows: [(pages: Int, width: Double, count: Int, hidden: Range<Int>)] = [
      (6, 528, 6, 6..<6), (5, 480, 5, 5..<5), (1, 60, 1, 1..<1), (0, 480, 0, 0..<0),
      (6, 480, 5, 4..<6), (1_000_000, 480, 5, 4..<1_000_000),
    ]
    for (pages, width, count, hidden) in rows {
      let bar = layout(pages, width)
      expectEqual(bar.count, count, "\(pages) in \(width)")
      expectEqual(bar.hiddenPages, hidden, "\(pages) in \(width)")
      expectEqual(bar.moreIndex, hidden.isEmpty ? nil : 4, "\(pages) in \(width)")
      expectEqual(bar.visibleItems(scroll: 0), 0..<count, "\(pages) in \(width)")
    }
  }

  @Test("without More, items shrink, show images alone or scroll, as the option says")
  func withoutMore() {
    typealias Row = (pages: Int, length: Double, isIconOnly: Bool, isScrolling: Bool)
    let laws: [(name: String, overflow: ContainerConfiguration.Overflow, rows: [Row])] = [
      (
        "automatic items shrink, then show images alone, then scroll", .automatic,
        [
          (5, 96, false, false), (8, 60, true, false), (10, 48, true, false),
          (11, 100, false, true),
        ]
      ),
      (
        "shrinking items go on shrinking to 28 points before they scroll", .shrink,
        [
          (10, 48, true, false), (16, 30, true, false), (18, 28, true, true),
          (1_000_000, 28, true, true),
        ]
      ),
      (
        "scrolling items keep their titles and scroll at once", .scroll,
        [(4, 120, false, false), (5, 100, false, true), (3000, 100, false, true)]
      ),
    ]
    for (name, overflow, rows) in laws {
      for (pages, length, isIconOnly, isScrolling) in rows {
        let bar = layout(pages, 480, .fill, overflow)
        expectEqual(bar.count, pages, "\(name): \(pages)")
        expectEqual(bar.span(at: 0).length, length, "\(name): \(pages)")
        expectEqual(bar.span(at: pages - 1).length, length, "\(name): \(pages)")
        expectEqual(bar.isIconOnly, isIconOnly, "\(name): \(pages)")
        expectEqual(bar.isScrolling, isScrolling, "\(name): \(pages)")
        expectAtMost(bar.visibleItems(scroll: 0).count, 19, "\(name): \(pages)")
      }
    }
  }

  @Test("in a list, shrinking rows keep their titles", arguments: [1, 1.5])
  func shrinkInList(textScale: Double) {
    let bar = TabBarLayout(
      bounds: Rect(x: 0, y: 0, width: 176, height: 276), count: 12, layout: .automatic,
      overflow: .shrink, axis: .vertical,
      lengths: ItemLengths(edge: .left, titles: .beside, textScale: textScale),
      isRightToLeft: false, naturalWidth: { _ in 100 })
    expectEqual(bar.span(at: 0).length, 28 + 18 * (textScale - 1))
    expect(bar.isScrolling)
    expect(!bar.isIconOnly)
  }

  @Test(
    "scrolling items that fit but not in equal shares take what each needs and an equal part of the rest"
  )
  func unequal() {
    let bar = TabBarLayout(
      bounds: Rect(x: 0, y: 0, width: 400, height: 49), count: 3, layout: .fill, overflow: .scroll,
      isRightToLeft: false, naturalWidth: { [80, 190, 70][$0] })
    expectEqual((0..<3).map { bar.span(at: $0).length }, [100, 210, 90])
    expect(!bar.isScrolling)
    expectEqual(bar.contentLength, 400)
  }

  @Test("centered items stay while they fit as wide as they ask, and keep their width to scroll")
  func centered() {
    // Five of 76 with gaps of 10 take 420 points.
    expectEqual(layout(5, 420, .centered()).moreIndex, nil)
    let bar = layout(6, 420, .centered())
    expectEqual(bar.count, 5)
    expect(bar.frame(at: 4, scroll: 0).isNear(344, 751, 76, 49))
    let given = layout(7, 480, .centered(width: 70, gap: 10), .scroll)
    expectEqual(given.span(at: 6).start, 480)
    expectEqual(given.contentLength, 550)
  }

  @Test("in the narrowest bar More stands alone", arguments: [0.0, 47, 100])
  func alone(width: Double) {
    let bar = layout(3, width)
    expectEqual(bar.count, 1)
    expectEqual(bar.hiddenPages, 0..<3)
    expectEqual(bar.itemPosition(1.5), 0)
    expectEqual(bar.amount(ofItem: 0, at: 2), 1)
  }

  @Test("where the reading order is mirrored More is on the left")
  func mirrored() {
    expectEqual(layout(6, isRightToLeft: true).frame(at: 4, scroll: 0).x, 0)
  }

  @Test(
    "the position goes on to More, as selected as the nearest page behind it, and past the ends")
  func itemPosition() {
    let rows: [(position: Double, amongItems: Double, amountOfMore: Double)] = [
      (-0.25, -0.25, 0), (0, 0, 0), (3, 3, 0), (3.25, 3.25, 0.25), (3.75, 3.75, 0.75), (4, 4, 1),
      (4.25, 4, 0.75), (4.5, 4, 0.5), (4.75, 4, 0.75), (5, 4, 1), (5.125, 4.125, 0.875),
      (5.25, 4.25, 0.75),
    ]
    for (position, amongItems, amountOfMore) in rows {
      expectEqual(layout(6).itemPosition(position), amongItems, "at \(position)")
      expectEqual(layout(6).amount(ofItem: 4, at: position), amountOfMore, "at \(position)")
    }
  }
}
