import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// The article on layouts shows what is run here.
@Suite("LayingOutPages, the article")
@MainActor struct LayingOutPagesTests {
  private func container() throws -> TabContainer {
    let pages = ["first", "middle", "last"].map {
      ColorPage(id: PageID($0), item: TabItem(title: $0), color: .red)
    }
    return try TabContainer(pages: PageList(pages), size: Size(width: 400, height: 800))
  }

  @Test("what it sets lays pages from top to bottom, beside the toolbar")
  func layout() throws {
    let tabs = try container()
    // snippet
    tabs.configuration.toolbarPosition = .leading
    tabs.configuration.pagingAxis = .vertical
    tabs.configuration.isCyclic = true
    // end
    tabs.handle(.press(.mouse, at: Point(x: 300, y: 200)))
    tabs.handle(.move(.mouse, to: Point(x: 300, y: 604)))
    expectEqual(tabs.position, 2.5)
  }

  @Test("in a wide container the toolbar becomes a sidebar")
  func wide() throws {
    let tabs = try container()
    // snippet
    tabs.configuration.adaptation = .sidebar
    tabs.configuration.adaptiveWidth = 800
    // end
    for (width, isSidebar) in [(799.0, false), (800, true)] {
      tabs.handle(.resize(Size(width: width, height: 600), scale: 1))
      tabs.advance(to: tabs.time + 1)
      let bar = try #require(tabs.parts.context.layout.toolbar)
      expectEqual((bar.height > bar.width), isSidebar)
    }
  }

  @Test("a toolbar of glass lies over the pages, which lift off as sheets")
  func glass() throws {
    let tabs = try container()
    // snippet
    tabs.configuration.toolbarStyle = .floating
    tabs.configuration.animator = LensAnimator()
    tabs.configuration.transition = .lift
    // end
    let layout = tabs.parts.context.layout
    expectEqual(layout.toolbar?.height, 60)
    expectEqual(layout.viewport.maxY, 800)
    tabs.drag(to: 0.5)
    expectEqual(tabs.parts.presentation.placement(atSlot: 0).cornerRadius, 28)
  }

  @Test("a body that is scrolled shrinks the toolbar")
  func scrolling() throws {
    let page = BasePage(id: "list", item: TabItem(title: "List", image: "list"))
    page.body = ScreenBody([.list((0..<90).map { ScreenBody.Row("Row \($0)") })])
    let tabs = try TabContainer(pages: PageList([page]), size: Size(width: 400, height: 800))
    // snippet
    tabs.configuration.hidesOnScroll = .shrink
    // end
    tabs.handle(.wheel(dx: 0, dy: -9, at: Point(x: 200, y: 300), shift: false))
    expectEqual(tabs.parts.presentation.reachableToolbar?.width, 44)
  }

  @Test("a strip stands above the toolbar")
  func strip() throws {
    let tabs = try container()
    // snippet
    let player = BasePage(id: "player", item: TabItem(title: "Now playing"))
    player.body = ScreenBody([
      .columns([
        ScreenBody.Column([.label(ScreenBody.Label("Blue in Green"))]),
        ScreenBody.Column(
          [.button(ScreenBody.Button("Pause", action: .send("pause")))], width: 120),
      ])
    ])
    tabs.accessory = player
    // end
    expectLess(tabs.shownFrame.maxY, 740)
    expectNotEqual(tabs.accessibilityTree().first { $0.label == "Pause" }, nil)
  }

  @Test("a header stands above a body, and collapses with it")
  func header() throws {
    let page = BasePage(id: "list", item: TabItem(title: "List"))
    page.body = ScreenBody([.list((0..<90).map { ScreenBody.Row("Row \($0)") })])
    // snippet
    page.header = PageHeader(
      "Kind of Blue", subtitle: "Miles Davis", fill: .color(.blue), expanded: 240)
    // end
    let tabs = try TabContainer(pages: PageList([page]), size: Size(width: 400, height: 800))
    expectEqual(tabs.parts.headers.front?.frame.height, 240)
    tabs.handle(.wheel(dx: 0, dy: -9, at: Point(x: 200, y: 300), shift: false))
    expectEqual(tabs.parts.headers.front?.frame.height, 52)
  }

  @Test("tabs as in a browser stand at the start, with crosses")
  func browser() throws {
    let tabs = try container()
    // snippet
    tabs.configuration.itemLayout = .tabs(shortest: 90)
    tabs.configuration.titles = .beside
    tabs.configuration.allowsClosing = true
    // end
    let toolbar = tabs.parts.toolbar.geometry
    expectEqual(toolbar.frame(ofItem: 1), Rect(x: 400.0 / 3, y: 760, width: 400.0 / 3, height: 40))
    let cross = tabs.parts.closeButtons.frame(ofItem: 1, toolbar.frame(ofItem: 1))
    expectEqual(cross?.width, 20)
  }

  @Test("neighbors peek at both sides of a page")
  func peeking() throws {
    let tabs = try container()
    // snippet
    tabs.configuration.pageExtent = 0.8
    tabs.configuration.pageSpacing = 12
    // end
    tabs.select("middle", animated: false)
    expectEqual(ContainerSnapshot(of: tabs).visiblePages.map(\.frame.x), [-292, 40, 372])
  }

  @Test("from the last page a key leads on to the first")
  func round() throws {
    let tabs = try container()
    tabs.configuration.isCyclic = true
    // snippet
    tabs.select("last", animated: false)
    tabs.handle(.key(KeyPress(.tab, modifiers: .control)))
    // end
    expectEqual(tabs.selectedID, "first")
    tabs.advance(to: 0.05)
    expectGreater(tabs.position, 2)
  }
}
