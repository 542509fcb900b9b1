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

  @Test("with titles beside it is 176 wide, but without any title as narrow as with images alone")
  func widths() throws {
    let wide = try container(titles: .beside, items: titled)
    expectEqual(wide.parts.context.layout.toolbar?.width, 176)
    let narrow = try container(titles: .beside, items: images)
    expectEqual(narrow.parts.context.layout.toolbar?.width, 80)
    let below = try container(titles: .below, items: images)
    expectEqual(below.parts.context.layout.toolbar?.width, 80)
    let one = try container(titles: .beside, items: images + [TabItem(title: "D")])
    expectEqual(one.parts.context.layout.toolbar?.width, 176)
    let set = try container(titles: .beside, items: images) { $0.toolbarWidth = 120 }
    expectEqual(set.parts.context.layout.toolbar?.width, 120)
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

  @Test("a width of its own leaves half of a narrow container to pages")
  func ownWidth() throws {
    let wide = try container(titles: .beside, items: titled) { $0.toolbarWidth = 200 }
    expectEqual(wide.parts.context.layout.toolbar?.width, 200)
    let narrow = try container(titles: .beside, items: titled) { $0.toolbarWidth = 201 }
    expectEqual(narrow.parts.context.layout.toolbar?.width, 80)
    let below = try container(titles: .below, items: titled) { $0.toolbarWidth = 300 }
    expectEqual(below.parts.context.layout.toolbar?.width, 200)
  }

  @Test("images without titles need no more room for larger texts")
  func largeTexts() throws {
    let rail = try container(titles: .beside, items: images, width: 800) { $0.textScale = 2 }
    expectEqual(rail.parts.context.layout.toolbar?.width, 80)
    let titled = try container(titles: .below, items: titled, width: 800) { $0.textScale = 2 }
    expectEqual(titled.parts.context.layout.toolbar?.width, 156)
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
