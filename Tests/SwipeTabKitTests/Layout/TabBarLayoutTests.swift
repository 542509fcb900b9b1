import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Toolbar layout")
@MainActor struct TabBarLayoutTests {
  private func layout(
    _ count: Int, _ kind: ContainerConfiguration.ItemLayout = .fill, room: Double = 400,
    at x: Double = 0, rtl: Bool = false, natural: @escaping (Int) -> Double = { _ in 80 }
  ) -> TabBarLayout {
    TabBarLayout(
      bounds: Rect(x: x, y: 751, width: room, height: 49), count: count, layout: kind,
      isRightToLeft: rtl, naturalWidth: natural)
  }

  /// The left edges and widths of all items.
  private func edges(_ layout: TabBarLayout, scroll: Double = 0) -> [[Double]] {
    (0..<layout.count).map { index in
      let frame = layout.frame(at: index, scroll: scroll)
      return [frame.x, frame.width]
    }
  }

  //  0       100      200      300      400
  //  |   0    |   1    |   2    |   3    |
  @Test("items fill the bar in equal shares", arguments: 1...8)
  func fill(count: Int) {
    let layout = layout(count)
    let width = 400 / Double(count)
    for (index, item) in edges(layout).enumerated() {
      expect(near(item[0], Double(index) * width) && near(item[1], width))
    }
    expect(!layout.isScrolling)
    expectEqual(layout.maximumScroll, 0)
  }

  @Test("or stand in the middle, 76 wide with gaps of 10, which shrink first")
  func centered() {
    let rows: [(name: String, layout: TabBarLayout, edges: [[Double]])] = [
      //  0      76  86    162 172   248       what they take
      //  |  0   |   |  1  |   |  2  |         in the middle of 400, from 76
      ("three", layout(3, .centered()), [[76, 76], [162, 76], [248, 76]]),
      ("one", layout(1, .centered()), [[162, 76]]),
      ("of a width", layout(2, .centered(width: 100, gap: 50), at: 10), [[85, 100], [235, 100]]),
      //  before: 76 10 76 10 76 10 76 10 76 = 420 in 400
      //  after:  76  5 76  5 76  5 76  5 76 = 400
      (
        "too many: gaps shrink first", layout(5, .centered()),
        [[0, 76], [81, 76], [162, 76], [243, 76], [324, 76]]
      ),
    ]
    for (name, layout, expected) in rows {
      expectEqual(edges(layout), expected, "\(name)")
      expect(!layout.isIconOnly, "\(name)")
      expect(!layout.isScrolling, "\(name)")
    }
  }

  nonisolated static let automaticCases: [(Int, Double, [[Double]])] = [
    (4, 400, [[0, 100], [100, 100], [200, 100], [300, 100]]), (2, 320, [[0, 160], [160, 160]]),
    (2, 321, [[40.5, 120], [160.5, 120]]), (1, 400, [[140, 120]]),
  ]

  @Test("automatic: shares up to 160 points, else 120 in the middle", arguments: automaticCases)
  func automatic(count: Int, room: Double, expected: [[Double]]) {
    let found = edges(layout(count, .automatic, room: room))
    expect(zip(found.joined(), expected.joined()).allSatisfy { near($0, $1) })
  }

  @Test("then the items, which never grow, and may be narrower than a title asks for if given so")
  func itemsShrink() {
    let narrow = ContainerConfiguration.ItemLayout.centered(width: 50, gap: 80)
    let given = ContainerConfiguration.ItemLayout.centered(width: 40, gap: 4)
    let rows: [(name: String, layout: TabBarLayout, width: Double, isIconOnly: Bool)] = [
      ("six", layout(6, .centered()), 400.0 / 6, false),
      ("seven", layout(7, .centered()), 400.0 / 7, true),
      ("eight", layout(8, .centered()), 50, true),
      ("wide gaps", layout(4, narrow, room: 300), 50, false),
      ("a given width", layout(3, given), 40, false),
    ]
    for (name, layout, width, isIconOnly) in rows {
      expect(edges(layout).allSatisfy { near($0[1], width) }, "\(name)")
      expectEqual(layout.isIconOnly, isIconOnly, "\(name)")
    }
  }

  @Test(
    "then titles go, then the bar scrolls",
    arguments: [
      (6, false, false), (7, true, false), (8, true, false), (9, false, true),
    ], [ContainerConfiguration.ItemLayout.fill, .automatic, .centered()])
  func stages(
    item: (count: Int, isIconOnly: Bool, isScrolling: Bool), kind: ContainerConfiguration.ItemLayout
  ) {
    let layout = layout(item.count, kind)
    expectEqual(layout.isIconOnly, item.isIconOnly)
    expectEqual(layout.isScrolling, item.isScrolling)
  }

  //  0      64        164    228           what 30, 100, 40 ask for, 64 at least
  //  |  0   |    1     |  2   |  …
  @Test("items that scroll are as wide as they ask, at least 64")
  func natural() {
    let wishes: [Double] = [30, 100, 40, 64, 90, 70, 80, 120, 66, 64]
    let layout = layout(10, natural: { wishes[$0] })
    var start = 0.0
    for (index, wish) in wishes.enumerated() {
      expect(layout.span(at: index) == (start, max(64, wish)))
      start += max(64, wish)
    }
    expectEqual(layout.contentLength, start)
    expectEqual(layout.maximumScroll, start - 400)
  }

  @Test("more than 2,000 are all alike, and are not measured one by one")
  func uniform() {
    var asked = 0
    let many = layout(1_000_000) { _ in
      asked += 1
      return 80
    }
    expectEqual(asked, 1)
    expect(many.span(at: 999_999) == (79_999_920, 80))
    asked = 0
    _ = layout(2_000) { _ in
      asked += 1
      return 80
    }
    expectEqual(asked, 2_000)
  }

  // MARK: Every layout

  nonisolated static let counts = [0, 1, 2, 3, 5, 7, 8, 9, 20, 2_500]
  nonisolated static let kinds: [ContainerConfiguration.ItemLayout] = [
    .fill, .automatic, .centered(), .centered(width: 30, gap: 40),
  ]

  private func widths(_ index: Int) -> Double { Double(60 + (index * 37) % 90) }

  private func scrolls(_ layout: TabBarLayout) -> [Double] {
    [0, 0.3, 1, 33, 64, 200.5, 1].map { $0.clamped(to: 0...layout.maximumScroll) }
      + [layout.maximumScroll, layout.maximumScroll / 2]
  }

  @Test("right to left is the mirror image", arguments: counts, kinds)
  func mirror(count: Int, kind: ContainerConfiguration.ItemLayout) {
    let (left, right) = (
      layout(count, kind, at: 20, natural: widths),
      layout(count, kind, at: 20, rtl: true, natural: widths)
    )
    for scroll in scrolls(left) {
      for index in 0..<count {
        let (a, b) = (left.frame(at: index, scroll: scroll), right.frame(at: index, scroll: scroll))
        expect(near(a.x - 20, 420 - b.maxX, within: 1e-6))
        expectEqual(a.width, b.width)
      }
    }
  }

  @Test("the visible range is what a look at each item finds", arguments: counts, kinds)
  func visible(count: Int, kind: ContainerConfiguration.ItemLayout) {
    for isRightToLeft in [false, true] {
      let layout = layout(count, kind, at: 20, rtl: isRightToLeft, natural: widths)
      for scroll in scrolls(layout) {
        let seen = (0..<count).filter { index in
          let frame = layout.frame(at: index, scroll: scroll)
          return frame.x < layout.bounds.maxX - 1e-9 && frame.maxX > layout.bounds.x + 1e-9
        }
        let range = layout.visibleItems(scroll: scroll)
        expect(seen.allSatisfy { range.contains($0) })
        // Rounding may add one that ends on the edge.
        expectAtMost(range.count, seen.count + 1)
      }
    }
  }

  @Test("the item at a point is the one whose frame holds it", arguments: counts, kinds)
  func hit(count: Int, kind: ContainerConfiguration.ItemLayout) {
    for isRightToLeft in [false, true] {
      let layout = layout(count, kind, at: 20, rtl: isRightToLeft, natural: widths)
      for scroll in scrolls(layout) {
        for x in stride(from: 0.0, through: 440, by: 5) {
          let point = Point(x: x, y: 760)
          let near = layout.visibleItems(scroll: scroll)
          let expected =
            layout.bounds.contains(point)
            ? near.first { layout.frame(at: $0, scroll: scroll).contains(point) } : nil
          expectEqual(layout.item(at: point, scroll: scroll), expected)
        }
      }
    }
  }

  @Test("nothing is hit above or below the bar, nor in a gap")
  func between() {
    let rows: [(kind: ContainerConfiguration.ItemLayout, x: Double, y: Double, item: Int?)] = [
      (.fill, 200, 750.9, nil), (.fill, 200, 751, 1), (.fill, 200, 799.9, 1),
      (.fill, 200, 800, nil),
      (.centered(), 157, 760, nil), (.centered(), 151.9, 760, 0), (.centered(), 162, 760, 1),
      (.centered(), 70, 760, nil),
    ]
    for (kind, x, y, item) in rows {
      let found = layout(3, kind).item(at: Point(x: x, y: y), scroll: 0)
      expectEqual(found, item, "\(kind) at \(x), \(y)")
    }
  }

  // MARK: Scroll

  //  content  0 … 800, bar 400: item 5 (400–480) has its middle at 440, so 240 is scrolled
  @Test("the selected item is centred, as far as the content goes, and a bar of few items stays")
  func centering() {
    let rows: [(count: Int, position: Double, scroll: Double)] = [
      (10, 0, 0), (10, 1, 0), (10, 2, 0), (10, 2.5, 40), (10, 5, 240), (10, 5.5, 280), (10, 7, 400),
      (10, 9, 400), (10, -1, 0), (10, 12, 400), (0, 3.5, 0), (1, 3.5, 0), (5, 3.5, 0),
    ]
    for (count, position, scroll) in rows {
      expectEqual(layout(count).scroll(centering: position), scroll, "\(position) of \(count)")
    }
  }

  @Test("items of many widths are centred too", arguments: [false, true])
  func centeringMeasured(isRightToLeft: Bool) {
    let layout = layout(40, rtl: isRightToLeft, natural: widths)
    for index in 0..<40 {
      let scroll = layout.scroll(centering: Double(index))
      let frame = layout.frame(at: index, scroll: scroll)
      let isAtAnEnd = scroll == 0 || scroll == layout.maximumScroll
      expect(isAtAnEnd || near(frame.midX, 200, within: 1e-9))
      expectAtLeast(frame.x, -1e-9)
      expectAtMost(frame.maxX, 400 + 1e-9)
    }
  }

  @Test("the scroll follows the position without a jump and never back")
  func monotonic() {
    let layout = layout(40, natural: widths)
    var last = layout.scroll(centering: 0)
    for step in 1...3900 {
      let scroll = layout.scroll(centering: Double(step) / 100)
      expectAtLeast(scroll, last - 1e-9)
      expectLess(scroll - last, 2)
      last = scroll
    }
    expectEqual(last, layout.maximumScroll)
  }

  @Test("without room nothing breaks", arguments: [0.0, 1, 30])
  func noRoom(room: Double) {
    let layout = layout(3, room: room)
    expect(layout.isScrolling)
    expect(layout.scroll(centering: 2).isFinite)
    expectAtMost(layout.visibleItems(scroll: 0).count, 2)
  }

  // MARK: By hand

  @Test("a person's scroll fades with the way to the next page, and is forgotten at rest")
  func byHand() throws {
    let fixture = try Fixture(pages: 30)
    fixture.wheel(0, -2, at: Point(x: 200, y: 775))
    expect(near(fixture.container.parts.toolbar.scroll, 80))
    fixture.drag(by: -200, release: false)
    let centered = fixture.container.parts.context.layout.items.scroll(centering: 0.5)
    expect(near(fixture.container.parts.toolbar.scroll, centered + 40))
    fixture.advance(by: 0.1)
    fixture.release(0)
    fixture.rest()
    expectEqual(
      fixture.container.parts.toolbar.scroll,
      fixture.container.parts.context.layout.items.scroll(centering: 1))
  }

  @Test(
    "a drag of the toolbar scrolls it by as much, less the slop, and taps nothing",
    arguments: [false, true])
  func drag(isRightToLeft: Bool) throws {
    let fixture = try Fixture(pages: 30, at: 15) {
      $0.isRightToLeft = isRightToLeft
      $0.tuning.mouseSlop = 4
    }
    let start = fixture.container.parts.toolbar.scroll
    fixture.drag(from: Point(x: 200, y: 775), by: -64)
    expect(near(fixture.container.parts.toolbar.scroll, start + (isRightToLeft ? -60 : 60)))
    expectEqual(fixture.take(), [])
  }
}
