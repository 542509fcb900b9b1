import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Tabs as in a browser")
@MainActor struct TabsLayoutTests {
  private func layout(
    _ count: Int, width: Double = 1000, held: HeldLength? = nil,
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) -> TabBarLayout {
    var configuration = ContainerConfiguration()
    configuration.itemLayout = .tabs()
    configuration.titles = .beside
    configure(&configuration)
    return ContainerLayout(
      size: Size(width: width, height: 800), configuration: configuration, count: count,
      held: held, naturalWidth: { _ in preconditionFailure("tabs are not measured") }
    ).items
  }

  private func spans(_ layout: TabBarLayout) -> [[Double]] {
    (0..<layout.count).map { [layout.span(at: $0).start, layout.span(at: $0).length] }
  }

  //  0     200    400    600                1000
  //  |  0   |  1   |  2   |
  @Test("tabs stand at the start, all of one length between the shortest and the longest")
  func lengths() {
    expectEqual(spans(layout(3)), [[0, 200], [200, 200], [400, 200]])
    expectEqual(spans(layout(8)).map { $0[1] }, Array(repeating: 125, count: 8))
    expectEqual(spans(layout(2) { $0.maximumItemWidth = 300 }), [[0, 300], [300, 300]])
    expectEqual(spans(layout(1) { $0.textScale = 2 }), [[0, 400]])
    expectEqual(spans(layout(0)), [])
  }

  @Test("where the shortest do not fit, the toolbar scrolls", arguments: [10, 11, 200, 1_000_000])
  func scrolling(count: Int) {
    for overflow in [ContainerConfiguration.Overflow.automatic, .scroll] {
      let items = layout(count) { $0.overflow = overflow }
      expect(items.span(at: count - 1) == (start: Double(count - 1) * 100, length: 100))
      expectEqual(items.isScrolling, count > 10)
      expect(!items.isIconOnly)
      expectEqual(items.visibleItems(scroll: 0), 0..<10)
      expectEqual(items.visibleItems(scroll: items.maximumScroll), count - 10..<count)
    }
    expectEqual(layout(11) { $0.itemLayout = .tabs(shortest: 80) }.span(at: 0).length, 1000.0 / 11)
  }

  @Test("with other overflows tabs shrink on, or move into a list")
  func overflows() {
    expect(layout(20) { $0.overflow = .shrink }.span(at: 1) == (start: 50, length: 50))
    expect(layout(100) { $0.overflow = .shrink }.span(at: 1) == (start: 28, length: 28))
    let more = layout(20) { $0.overflow = .more }
    expectEqual(more.count, 10)
    expectEqual(more.hiddenPages, 9..<20)
    expectEqual(more.span(at: 0).length, 100)
    expectEqual(layout(10) { $0.overflow = .more }.moreIndex, nil)
  }

  @Test("larger texts lengthen the shortest tab; a length that is none counts as a short one")
  func shortest() {
    expectEqual(layout(50) { $0.textScale = 1.5 }.span(at: 0).length, 130)
    for length in [-5.0, 0, .nan, .infinity] {
      let items = layout(50) { $0.itemLayout = .tabs(shortest: length) }
      expect((28...64).contains(items.span(at: 0).length))
    }
    expectEqual(layout(50) { $0.itemLayout = .tabs(shortest: 500) }.span(at: 0).length, 500)
  }

  @Test("at a side tabs are as in the automatic layout")
  func side() {
    let tabs = layout(3) { $0.toolbarPosition = .leading }
    let automatic = layout(3) {
      $0.toolbarPosition = .leading
      $0.itemLayout = .automatic
    }
    expectEqual(spans(tabs), spans(automatic))
    expect(!tabs.isTabs)
  }

  @Test("a held length stays, and a held end of the content lets the toolbar stay scrolled")
  func held() {
    let held = layout(3, held: HeldLength(length: 110, reach: 0))
    expectEqual(spans(held), [[0, 110], [110, 110], [220, 110]])
    expect(!held.isScrolling)
    let scrolled = layout(9, held: HeldLength(length: 100, reach: 1250))
    expectEqual(scrolled.maximumScroll, 250)
    expectEqual(scrolled.visibleItems(scroll: 250), 2..<9)
  }

  // MARK: What a tab shows

  private struct Page: TabPage {
    let id: PageID
    let image: String?
    var item: TabItem { TabItem(title: "A title of some length", image: image) }
    var navigationTitle: String { "A" }

    func draw(in drawing: inout Drawing, context: PageContext) {}
  }

  /// What the tabs of a width show, the first one selected: `i` for the image, `t` for the title, `x` for the cross.
  private func shown(
    at length: Double, image: String? = "star", isRightToLeft: Bool = false
  ) throws -> [String] {
    var configuration = ContainerConfiguration()
    configuration.itemLayout = .tabs(shortest: length)
    configuration.maximumItemWidth = length
    configuration.titles = .beside
    configuration.allowsClosing = true
    configuration.isRightToLeft = isRightToLeft
    let container = try TabContainer(
      pages: try PageList(["a", "b"].map { Page(id: $0, image: image) }),
      configuration: configuration, size: Size(width: 1000, height: 600))
    let toolbar = container.parts.toolbar
    return (0..<2).map { index in
      let frame = toolbar.geometry.frame(ofItem: index)
      let room = container.parts.closeButtons.contentRoom(ofItem: index, frame)
      let parts = toolbar.parts(of: toolbar.item(at: index), index, in: room)
      let cross = container.parts.closeButtons.frame(ofItem: index, frame)
      let boxes = [parts.image, parts.title, cross].compactMap { $0 }
      for box in boxes {
        expectAtLeast(box.x, frame.x)
        expectAtMost(box.maxX, frame.maxX)
        expectGreater(box.width, 0)
        let others = boxes.filter { $0 != box }
        expect(!others.contains { $0.intersection(box).width > 0.01 })
      }
      return [("i", parts.image), ("t", parts.title), ("x", cross)].map { $1 == nil ? "" : $0 }
        .joined()
    }
  }

  @Test("the cross goes before the title, but on the selected tab after it, and the image stays")
  func titles() throws {
    let rows: [(image: String?, length: Double, shown: [String])] = [
      ("star", 200, ["itx", "itx"]), ("star", 112, ["itx", "itx"]), ("star", 111, ["itx", "it"]),
      ("star", 90, ["itx", "it"]), ("star", 72, ["ix", "it"]), ("star", 71, ["it", "it"]),
      ("star", 66, ["i", "i"]), ("star", 28, ["i", "i"]),
      // Tabs without images show their titles alone.
      (nil, 150, ["tx", "tx"]), (nil, 90, ["tx", "t"]), (nil, 28, ["t", "t"]),
    ]
    for (image, length, expected) in rows {
      for isRightToLeft in [false, true] {
        let shown = try shown(at: length, image: image, isRightToLeft: isRightToLeft)
        expectEqual(shown, expected, "\(image ?? "no image"), \(length) points")
      }
    }
  }

  @Test("the tooltip has the whole title of a tab that cuts it")
  func tooltip() throws {
    let fixture = try Fixture(pages: 3) {
      $0.itemLayout = .tabs(shortest: 28)
      $0.maximumItemWidth = 28
    }
    fixture.container.changeItem(of: "p0", ItemChange(title: "Panorama"))
    fixture.move(10, 775)
    fixture.advance(by: 1)
    expectEqual(fixture.container.parts.hover.text, "Panorama")
  }
}
