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
    #expect(bar.count == 5)
    #expect(bar.hiddenPages == 4..<6)
    #expect(bar.moreIndex == 4)
    #expect((0..<5).map { bar.frame(at: $0, scroll: 0).x } == [0, 96, 192, 288, 384])
    #expect(bar.frame(at: 4, scroll: 0).width == 96)
    #expect(!bar.isScrolling && !bar.isIconOnly)
  }

  @Test(
    "items of 88 points and more all stay", arguments: [(6, 528.0), (5, 480), (1, 60), (0, 480)])
  func fits(pages: Int, width: Double) {
    let bar = layout(pages, width)
    #expect(bar.count == pages)
    #expect(bar.hiddenPages.isEmpty && bar.moreIndex == nil)
  }

  @Test(
    "automatic items shrink, then show images alone, then scroll",
    arguments: [
      (5, 96.0, false, false), (8, 60, true, false), (10, 48, true, false), (11, 100, false, true),
    ])
  func automatic(pages: Int, length: Double, isIconOnly: Bool, isScrolling: Bool) {
    let bar = layout(pages, 480, .fill, .automatic)
    #expect(bar.count == pages && bar.span(at: 0).length == length)
    #expect(bar.isIconOnly == isIconOnly && bar.isScrolling == isScrolling)
  }

  @Test(
    "shrinking items go on shrinking to 28 points before they scroll",
    arguments: [(10, 48.0, false), (16, 30, false), (18, 28, true), (1_000_000, 28, true)])
  func shrink(pages: Int, length: Double, isScrolling: Bool) {
    let bar = layout(pages, 480, .fill, .shrink)
    #expect(bar.span(at: pages - 1).length == length && bar.isIconOnly)
    #expect(bar.isScrolling == isScrolling && bar.visibleItems(scroll: 0).count <= 19)
  }

  @Test("in a list, shrinking rows keep their titles", arguments: [1, 1.5])
  func shrinkInList(textScale: Double) {
    let bar = TabBarLayout(
      bounds: Rect(x: 0, y: 0, width: 176, height: 276), count: 12, layout: .automatic,
      overflow: .shrink, axis: .vertical,
      lengths: ItemLengths(edge: .left, titles: .beside, textScale: textScale),
      isRightToLeft: false, naturalWidth: { _ in 100 })
    #expect(bar.span(at: 0).length == 28 + 18 * (textScale - 1))
    #expect(bar.isScrolling && !bar.isIconOnly)
  }

  @Test(
    "scrolling items keep their titles and scroll at once",
    arguments: [(4, 120.0, false), (5, 100, true), (3000, 100, true)])
  func scroll(pages: Int, length: Double, isScrolling: Bool) {
    let bar = layout(pages, 480, .fill, .scroll)
    #expect(bar.span(at: pages - 1).length == length && !bar.isIconOnly)
    #expect(bar.isScrolling == isScrolling)
    // Those of a given width keep it.
    let given = layout(7, 480, .centered(width: 70, gap: 10), .scroll)
    #expect(given.span(at: 6).start == 480 && given.contentLength == 550)
  }

  @Test(
    "scrolling items that fit but not in equal shares take what each needs and an equal part of the rest"
  )
  func unequal() {
    let bar = TabBarLayout(
      bounds: Rect(x: 0, y: 0, width: 400, height: 49), count: 3, layout: .fill, overflow: .scroll,
      isRightToLeft: false, naturalWidth: { [80, 190, 70][$0] })
    #expect((0..<3).map { bar.span(at: $0).length } == [100, 210, 90])
    #expect(!bar.isScrolling && bar.contentLength == 400)
  }

  @Test("centered items stay while they fit as wide as they ask")
  func centered() {
    // Five of 76 with gaps of 10 take 420 points.
    #expect(layout(5, 420, .centered()).moreIndex == nil)
    let bar = layout(6, 420, .centered())
    #expect(bar.count == 5)
    #expect(bar.frame(at: 4, scroll: 0).isNear(344, 751, 76, 49))
  }

  @Test("in the narrowest bar More stands alone", arguments: [0.0, 47, 100])
  func alone(width: Double) {
    let bar = layout(3, width)
    #expect(bar.count == 1 && bar.hiddenPages == 0..<3)
    #expect(bar.itemPosition(1.5) == 0)
    #expect(bar.amount(ofItem: 0, at: 2) == 1)
  }

  @Test("where the reading order is mirrored More is on the left")
  func mirrored() {
    #expect(layout(6, isRightToLeft: true).frame(at: 4, scroll: 0).x == 0)
  }

  @Test("a million pages take as many places as six")
  func million() {
    let bar = layout(1_000_000)
    #expect(bar.count == 5 && bar.hiddenPages == 4..<1_000_000)
    #expect(bar.visibleItems(scroll: 0) == 0..<5)
  }

  @Test(
    "the position among the items goes on to More and stays there, but past the ends",
    arguments: [(-0.25, -0.25), (0, 0), (3.25, 3.25), (4, 4), (4.5, 4), (5, 4), (5.125, 4.125)])
  func itemPosition(position: Double, expected: Double) {
    #expect(layout(6).itemPosition(position) == expected)
  }

  @Test(
    "More is as selected as the nearest page behind it",
    arguments: [(3, 0), (3.75, 0.75), (4, 1), (4.25, 0.75), (4.75, 0.75), (5, 1), (5.25, 0.75)])
  func amount(position: Double, expected: Double) {
    #expect(layout(6).amount(ofItem: 4, at: position) == expected)
  }
}

/// A list of three rows in the free room of a container of 480 × 800 points, bars 44 and 49 high.
///
/// ```text
///   44 ┌──────────────────────┐
///      │                      │
///  599 │       ╭─────────────╮│
///      │       │ p4          ││ 605 … 649
///      │       │ p5          ││ 649 … 693
///      │       │ p6          ││ 693 … 737
///  743 │       ╰─────────────╯│
///  751 └──────────────────────┘
///      0      192          472
/// ```
@Suite("More list layout")
struct MoreListLayoutTests {
  private func list(
    _ pages: Range<Int> = 4..<7, edge: Edge = .bottom, isRightToLeft: Bool = false,
    height: Double = 707, scroll: Double = 0
  ) -> MoreListLayout {
    MoreListLayout(
      pages: pages, room: Rect(x: 0, y: 44, width: 480, height: height), edge: edge,
      isRightToLeft: isRightToLeft, scroll: scroll)
  }

  @Test("it stands at the trailing end beside the bar")
  func frame() {
    #expect(list().frame == Rect(x: 192, y: 599, width: 280, height: 144))
    #expect(list(edge: .top).frame == Rect(x: 192, y: 52, width: 280, height: 144))
    #expect(list(isRightToLeft: true).frame == Rect(x: 8, y: 599, width: 280, height: 144))
  }

  @Test("it is wider for a long title, as far as there is room")
  func width() {
    func width(_ title: Double) -> Double {
      MoreListLayout(
        pages: 4..<7, room: Rect(x: 0, y: 44, width: 480, height: 700), edge: .bottom,
        isRightToLeft: false, scroll: 0, titleWidth: title
      ).frame.width
    }
    #expect([0, 140, 200, 1000].map(width) == [280, 280, 340, 464])
  }

  @Test("each row is 44 points high")
  func rows() {
    #expect(list().row(ofPage: 5) == Rect(x: 192, y: 649, width: 280, height: 44))
    let points = [600, 605, 648, 649, 736, 740].map { Point(x: 300, y: $0) }
    #expect(points.map { list().page(at: $0) } == [nil, 4, 4, 5, 6, nil])
    #expect(list().page(at: Point(x: 191, y: 650)) == nil)
  }

  @Test("one that is too tall scrolls, and lists no more than what shows")
  func tall() {
    let tall = list(4..<1_000_000, scroll: 44_000.5)
    #expect(tall.frame == Rect(x: 192, y: 52, width: 280, height: 691))
    #expect(tall.maximumScroll == 999_996 * 44 - 679)
    #expect(tall.visiblePages == 1004..<1020)
    #expect(tall.page(at: Point(x: 300, y: 58)) == 1004)
    #expect(list().maximumScroll == 0)
  }

  @Test("a row is revealed by the least scroll")
  func reveal() {
    let tall = list(0..<100, height: 116, scroll: 440)  // Two rows show: 10 and 11.
    #expect(tall.viewport.height == 88)
    #expect([9, 10, 11, 12, 99].map(tall.scroll(revealing:)) == [396, 440, 440, 484, 4312])
  }

  @Test("without room there is nothing to touch")
  func noRoom() {
    let none = MoreListLayout(
      pages: 0..<3, room: .zero, edge: .bottom, isRightToLeft: false, scroll: 0)
    #expect(none.frame.isEmpty && none.visiblePages.isEmpty)
  }
}
