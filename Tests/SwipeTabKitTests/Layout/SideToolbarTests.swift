import Testing

@testable import TestSupport

@testable import SwipeTabKit

/// A toolbar at a side.
@Suite("Side toolbars")
@MainActor struct SideToolbarTests {
  private func container(
    titles: ContainerConfiguration.Titles, items: [TabItem], width: Double = 400,
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.toolbarPosition = .leading
    configuration.titles = titles
    configure(&configuration)
    let pages = items.enumerated().map {
      ColorPage(id: PageID("p\($0.offset)"), item: $0.element, color: .red)
    }
    return try TabContainer(
      pages: PageList(pages), configuration: configuration, size: Size(width: width, height: 800))
  }

  private struct Hiding: TabPage {
    let id: PageID = "hiding"
    let item = TabItem(title: "Hiding")
    var showsNavigationBar: Bool? { false }
  }

  private var images: [TabItem] {
    ["A", "B", "C"].map { TabItem(image: "star", label: $0) }
  }

  private var titled: [TabItem] { ["A", "B", "C"].map { TabItem(title: $0, image: "star") } }

  //    0        80          400
  //    ┌────────────────────┐
  //    │     navigation     │
  // 44 ├────────┬───────────┤
  //    │  rail  │   pages   │
  // 800└────────┴───────────┘
  @Test(
    "it stands below the navigation bar at its side of the reading direction",
    arguments: [
      (ContainerConfiguration.ToolbarPosition.leading, false, 0.0), (.trailing, false, 320),
      (.leading, true, 320), (.trailing, true, 0),
    ])
  func place(
    position: ContainerConfiguration.ToolbarPosition, isRightToLeft: Bool, x: Double
  ) throws {
    let container = try container(titles: .below, items: titled) {
      $0.toolbarPosition = position
      $0.isRightToLeft = isRightToLeft
    }
    expectEqual(container.parts.context.layout.toolbar, Rect(x: x, y: 44, width: 80, height: 756))
    let insets = container.parts.context.layout.insets
    expectEqual(insets, EdgeInsets(top: 44, left: x == 0 ? 80 : 0, right: x == 0 ? 0 : 80))
  }

  @Test("its background goes on to the top over a page that hides the navigation bar")
  func withoutNavigationBar() throws {
    var configuration = ContainerConfiguration()
    configuration.toolbarPosition = .leading
    let container = try TabContainer(
      pages: PageList([Hiding(), ColorPage(id: "p", item: TabItem(title: "P"), color: .red)]),
      configuration: configuration, size: Size(width: 400, height: 800))
    func top() -> Double? {
      var list = DisplayList()
      container.draw(into: &list)
      return list.commands.compactMap { command in
        guard case .fill(let rect, let color) = command.content, rect.width == 80,
          color.opaque == configuration.theme.toolbar.opaque
        else { return nil }
        return rect.y
      }.min()
    }
    expectEqual(top(), 0)
    container.parts.pager.hold(at: 0.5)
    expectEqual(top(), 22)
    container.select(index: 1, animated: false)
    expectEqual(top(), 44)
  }

  @Test("it is as wide as its titles need, or as it is told to be")
  func widths() throws {
    typealias Row = (
      name: String, titles: ContainerConfiguration.Titles, items: [TabItem], container: Double,
      change: (inout ContainerConfiguration) -> Void, width: Double
    )
    let rows: [Row] = [
      ("titles beside", .beside, titled, 400, { _ in }, 176),
      ("images alone", .beside, images, 400, { _ in }, 80),
      ("images alone, titles below", .below, images, 400, { _ in }, 80),
      ("one title among images", .beside, images + [TabItem(title: "D")], 400, { _ in }, 176),
      ("a width of its own", .beside, images, 400, { $0.toolbarWidth = 120 }, 120),
      ("half of the container", .beside, titled, 400, { $0.toolbarWidth = 200 }, 200),
      ("more than half, titles beside", .beside, titled, 400, { $0.toolbarWidth = 201 }, 80),
      ("more than half, titles below", .below, titled, 400, { $0.toolbarWidth = 300 }, 200),
      ("images alone beside larger texts", .beside, images, 800, { $0.textScale = 2 }, 80),
      ("larger texts", .below, titled, 800, { $0.textScale = 2 }, 156),
    ]
    for (name, titles, items, width, change, expected) in rows {
      let container = try container(titles: titles, items: items, width: width, change)
      expectEqual(container.parts.context.layout.toolbar?.width, expected, "\(name)")
    }
  }

  @Test(
    "in a narrow container titles beside images move below them, and pages keep half of the width",
    arguments: [
      (400.0, 1.0, 176.0), (376, 1, 176), (375, 1, 80), (240, 1, 80), (250, 2, 90), (120, 1, 60),
      (120, 2, 60), (90, 1, 48),
    ])
  func narrow(width: Double, textScale: Double, expected: Double) throws {
    let container = try container(titles: .beside, items: titled, width: width) {
      $0.textScale = textScale
    }
    let layout = container.parts.context.layout
    expectEqual(layout.toolbar?.width, expected)
    expectEqual(layout.titles, expected == 176 ? .beside : .below)
    expect(container.checkInvariants().isEmpty)
  }

  @Test("images alone are in the middle")
  func imagesInTheMiddle() throws {
    let container = try container(titles: .beside, items: images)
    let bar = container.parts.toolbar.geometry
    expectEqual(bar.imageFrame(ofItem: 1)?.midX, 40)
    expectEqual(bar.titles, .below)
  }

  @Test("a title that comes makes room for itself")
  func titleComes() throws {
    let container = try container(titles: .beside, items: images)
    let items = images + titled
    container.setPages(
      try PageList(
        items.enumerated().map {
          ColorPage(id: PageID("q\($0.offset)"), item: $0.element, color: .red)
        }))
    expectEqual(container.parts.context.layout.toolbar?.width, 176)
  }

  @Test("in rows images stay in line while an item grows", arguments: [false, true])
  func pivots(isRightToLeft: Bool) throws {
    let container = try container(titles: .beside, items: titled) {
      $0.isRightToLeft = isRightToLeft
      $0.animator = ZoomAnimator()
    }
    let bar = container.parts.toolbar.geometry
    let (image, pivot) = (bar.imageFrame(ofItem: 0), bar.pivot(ofItem: 0))
    expectEqual(image?.midX, pivot.x)
    expectEqual(pivot.y, bar.frame(ofItem: 0).midY)
    let scale = container.configuration.animator.appearance(ofItem: 0, in: bar).scale
    let content = bar.contentFrame(ofItem: 0)
    expectGreater(scale, 1)
    expectAtMost(pivot.x + (content.maxX - pivot.x) * scale, bar.bar.maxX)
    expectAtLeast(pivot.x - (pivot.x - content.x) * scale, bar.bar.x)
  }
}
