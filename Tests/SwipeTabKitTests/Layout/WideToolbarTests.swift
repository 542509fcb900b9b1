import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Toolbars with room to spare")
@MainActor struct WideToolbarTests {
  private func layout(
    _ count: Int, width: Double = 1000, natural: [Double] = [],
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) -> ContainerLayout {
    var configuration = ContainerConfiguration()
    configuration.itemLayout = .fill
    configure(&configuration)
    return ContainerLayout(
      size: Size(width: width, height: 800), configuration: configuration, count: count,
      canAdd: configuration.allowsAdding, naturalWidth: { natural.isEmpty ? 80 : natural[$0] })
  }

  private func frames(_ layout: ContainerLayout) -> [Rect] {
    (0..<layout.items.count).map { layout.items.frame(at: $0, scroll: 0) }
  }

  /// The starts and lengths of items along the bar.
  private func spans(_ layout: ContainerLayout) -> [[Double]] {
    (0..<layout.items.count).map {
      let span = layout.items.span(at: $0)
      return [span.start, span.length]
    }
  }

  @Test("items that fill the bar are 200 points long at most, and then in the middle")
  func longest() {
    let rail = { (items: ContainerConfiguration.ItemLayout) in
      layout(3) { ($0.toolbarPosition, $0.itemLayout) = (.leading, items) }
    }
    let rows: [(name: String, layout: ContainerLayout, spans: [[Double]])] = [
      //  0     200    400    600    800   1000
      //         |  0   |  1   |  2   |
      ("three", layout(3), [[200, 200], [400, 200], [600, 200]]),
      ("five", layout(5), (0..<5).map { [200 * Double($0), 200] }),
      ("eight", layout(8), (0..<8).map { [125 * Double($0), 125] }),
      ("longer", layout(2) { $0.maximumItemWidth = 300 }, [[200, 300], [500, 300]]),
      ("without end", layout(2) { $0.maximumItemWidth = .infinity }, [[0, 500], [500, 500]]),
      ("larger texts", layout(2) { $0.textScale = 2 }, [[100, 400], [500, 400]]),
      (
        "titles that are all shown", layout(3, natural: [230, 90, 90]) { $0.overflow = .scroll },
        [[185, 230], [415, 200], [615, 200]]
      ),
      //   44 ┌──────┬──────
      //      │  0   │
      //  108 ├──────┤        64 high, from the top
      //      │  1   │
      ("at a side", rail(.fill), [[0, 64], [64, 64], [128, 64]]),
      ("at a side, automatic", rail(.automatic), [[0, 64], [64, 64], [128, 64]]),
    ]
    for (name, layout, expected) in rows {
      expectEqual(spans(layout), expected, "\(name)")
      expect(!layout.items.isScrolling, "\(name)")
    }
  }

  @Test(
    "with a button that adds a page they begin at the start, and the button follows the last one")
  func adding() throws {
    let leftToRight = layout(3) { $0.allowsAdding = true }
    expectEqual(spans(leftToRight), [[0, 200], [200, 200], [400, 200]])
    expectEqual(leftToRight.addButton, Rect(x: 600, y: 751, width: 44, height: 49))
    let mirrored = layout(3) {
      $0.allowsAdding = true
      $0.isRightToLeft = true
    }
    expectEqual(frames(mirrored)[2], Rect(x: 400, y: 751, width: 200, height: 49))
    expectEqual(mirrored.addButton, Rect(x: 356, y: 751, width: 44, height: 49))
    let full = layout(3, width: 400) { $0.allowsAdding = true }
    expectEqual(full.addButton, Rect(x: 356, y: 751, width: 44, height: 49))
    let rail = layout(3) {
      $0.allowsAdding = true
      $0.toolbarPosition = .leading
    }
    expectEqual(rail.addButton, Rect(x: 0, y: 44 + 192, width: 80, height: 44))
    let none = layout(0) { $0.allowsAdding = true }
    expectEqual(none.addButton, Rect(x: 956, y: 751, width: 44, height: 49))
  }

  // MARK: Around the ends

  /// Six pages whose items, 110 points each, scroll in a bar of 400.
  private func ring(rtl: Bool = false) throws -> Fixture {
    try Fixture(pages: 6, at: 5) {
      $0.isCyclic = true
      $0.itemLayout = .centered(width: 110, gap: 10)
      $0.overflow = .scroll
      $0.isRightToLeft = rtl
    }
  }

  @Test(
    "from the last page to the first, the bar goes on to the first item", arguments: [false, true])
  func around(rtl: Bool) throws {
    let fixture = try ring(rtl: rtl)
    let items = fixture.container.parts.context.layout.items
    expectEqual(items.maximumScroll, 310)
    expectEqual(items.period, 720)
    var last = fixture.container.parts.toolbar.scroll
    expectEqual(last, 310)
    for share in [0.1, 0.25, 0.5, 0.75, 0.9] {
      fixture.hold(at: 5 + share)
      let scroll = fixture.container.parts.toolbar.scroll
      expect(near(scroll, 310 + share * 410))
      expectGreater(scroll, last)
      last = scroll
      let bar = StateReader(fixture.container)
      let (end, start) = (bar.frame(ofItem: 5), bar.frame(ofItem: 0))
      // The first item follows the last, as soon as it is out of view at the other end.
      expect(near(rtl ? end.x - 10 : end.maxX + 10, rtl ? start.maxX : start.x))
      let shown = (0..<6).filter {
        bar.frame(ofItem: $0).intersects(Rect(x: 0, y: 751, width: 400, height: 49))
      }
      let told = items.visibleItems(scroll: scroll).map { $0 } + items.itemsAround(scroll: scroll)
      expectEqual(Set(told), Set(shown))
      for index in shown {
        let middle = bar.middle(ofItem: index)
        guard (0..<400).contains(middle.x) else { continue }
        expectEqual(items.item(at: middle, scroll: scroll), index)
      }
      expectEqual(fixture.container.checkInvariants(), [])
    }
  }

  @Test("there the mark shrinks on the last item and grows on the first, which follows it")
  func mark() throws {
    let fixture = try ring()
    fixture.container.configuration.animator = UnderlineAnimator(length: .share(1))
    fixture.hold(at: 5.25)
    let geometry = fixture.container.parts.toolbar.geometry
    let other = try #require(geometry.beyondEnds)
    let leaving = try #require(UnderlineAnimator(length: .share(1)).shownIndicator(in: geometry))
    let entering = try #require(UnderlineAnimator(length: .share(1)).shownIndicator(in: other))
    let (end, start) = (geometry.frame(ofItem: 5), geometry.frame(ofItem: 0))
    expect(near(leaving.frame.midX, end.midX))
    expect(near(leaving.frame.width, 0.75 * end.width))
    expect(near(entering.frame.midX, start.midX))
    expect(near(entering.frame.width, 0.25 * end.width))
    expectGreater(start.x, end.x)
  }
}
