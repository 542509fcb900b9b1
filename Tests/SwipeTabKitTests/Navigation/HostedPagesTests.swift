import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Tabs inside a tab")
@MainActor struct HostedPagesTests {
  @Test("the inner container fills the page, and follows its size")
  func size() throws {
    let fixture = try NestedFixture { $0.isTranslucent = false }
    expectEqual(fixture.inner.size, Size(width: 400, height: 800 - 44 - 49))
    expectEqual(fixture.inner.parts.standing.originOnRoot, Point(x: 0, y: 44))
    fixture.around.resize(600, 500, scale: 2)
    expectEqual(fixture.inner.size, Size(width: 600, height: 500 - 44 - 49))
    expectEqual(fixture.inner.scale, 2)
    expectEqual(fixture.broken, [])
  }

  @Test("taps choose items of both bars, and drags on the page move the inner pages")
  func input() throws {
    let fixture = try NestedFixture()
    fixture.tap(innerItem: 1)
    fixture.around.rest()
    expectEqual(fixture.positions, [1, 1])
    fixture.around.drag(by: -200)
    fixture.around.rest()
    expectEqual(fixture.positions, [1, 2])
    fixture.around.tap(item: 0)
    fixture.around.rest()
    expectEqual(fixture.positions, [0, 2])
    expectEqual(fixture.broken, [])
    // The page that is in front now takes the drags.
    fixture.around.drag(by: -200)
    fixture.around.rest()
    expectEqual(fixture.positions, [1, 2])
    expectEqual(fixture.broken, [])
  }

  @Test("it gets theme, reading direction, text scale and reduced motion from around it")
  func inherits() throws {
    let fixture = try NestedFixture()
    fixture.outer.configuration.theme = .highContrastDark
    fixture.outer.configuration.isRightToLeft = true
    fixture.outer.configuration.textScale = 1.5
    fixture.outer.configuration.reducesMotion = true
    fixture.outer.configuration.texts.more = "Mehr"
    let options = fixture.inner.configuration
    expectEqual(options.theme, .highContrastDark)
    expect(options.isRightToLeft)
    expectEqual(options.textScale, 1.5)
    expect(options.reducesMotion)
    expectEqual(options.texts.more, "Mehr")
    fixture.outer.configuration.theme = .light
    expectEqual(fixture.inner.configuration.theme, .light)
  }

  @Test("a theme of its own stays")
  func ownTheme() throws {
    var own = Theme.light
    own.toolbar = .red
    let fixture = try NestedFixture { _ in
    } inside: {
      $0.theme = own
    }
    fixture.outer.configuration.theme = .dark
    expectEqual(fixture.inner.configuration.theme, own)
  }

  @Test("pages inside come and go with their page, and are visible once it rests")
  func stages() throws {
    let fixture = try NestedFixture()
    expectEqual(fixture.inner.stage(of: "n0"), .visible)
    fixture.around.drag(by: 100, release: false)
    expectEqual(fixture.inner.stage(of: "n0"), .disappearing)
    expectEqual(fixture.broken, [])
    fixture.around.release(500)
    fixture.around.rest()
    expectEqual(fixture.outer.selectedID, "p0")
    expectEqual(fixture.inner.stage(of: "n0"), .hidden)
    expect(fixture.around.take().contains(.pageDisappeared("n0")))
    fixture.around.drag(by: -100, release: false)
    expectEqual(fixture.inner.stage(of: "n0"), .appearing)
    expectEqual(fixture.broken, [])
    fixture.around.release(-100)
    fixture.around.rest()
    expectEqual(fixture.inner.stage(of: "n0"), .visible)
    expectEqual(fixture.broken, [])
    expect(fixture.around.take().contains(.pageAppeared("n0")))
  }

  @Test("a page that is removed lets go of its container, which can be shown elsewhere")
  func removed() throws {
    let fixture = try NestedFixture()
    fixture.outer.remove("p1")
    expect(fixture.inner.parts.standing.isOutermost)
    expectEqual(fixture.inner.stage(of: "n0"), .hidden)
    expectEqual(fixture.broken, [])
    let page = BasePage(id: "again", item: TabItem(title: "Again"), container: fixture.inner)
    try fixture.outer.insert(page, at: 0)
    fixture.outer.select("again", animated: false)
    expectEqual(fixture.inner.stage(of: "n0"), .visible)
    expectEqual(fixture.broken, [])
  }

  @Test("a page cannot show a container around it, nor one that another page shows")
  func circles() throws {
    let fixture = try NestedFixture()
    let own = BasePage(id: "own", item: TabItem(title: "Own"), container: fixture.outer)
    try fixture.inner.insert(own, at: 0)
    fixture.inner.select("own", animated: false)
    let message = #"the page "own" has the container on it that shows it"#
    expect(fixture.around.take().contains(.warning(message)))
    let twin = BasePage(id: "twin", item: TabItem(title: "Twin"), container: fixture.inner)
    try fixture.outer.insert(twin, at: 3)
    let twice = #"the pages "p1" and "twin" show the same container"#
    expect(fixture.around.take().contains(.warning(twice)))
    // None of these ends without a picture, a title, a state and an answer to a key.
    var list = DisplayList()
    fixture.outer.draw(into: &list)
    expect(!list.commands.isEmpty)
    expectEqual(fixture.broken, [])
    expect(!fixture.around.key("down"))
    expectEqual(fixture.outer.state.containers["p1"]?.selected, "own")
    fixture.outer.push(ContainerScreen(id: "s", container: fixture.inner), animated: false)
    let pushed = #"the screen "s" has the container of the page "p1" on it"#
    expect(fixture.around.take().contains(.warning(pushed)))
    expect(fixture.outer.pushedScreens.isEmpty)
  }

  @Test("a page inside is selected by its identifier, with the page around it, and the reverse")
  func selected() throws {
    let fixture = try NestedFixture()
    fixture.outer.select("p0", animated: false)
    expectEqual(fixture.outer.select("n2"), .selected)
    expectEqual(fixture.outer.selectedID, "p1")
    expectEqual(fixture.inner.selectedID, "n2")
    fixture.around.rest()
    expectEqual(fixture.outer.select("n2"), .alreadySelected)
    expectEqual(fixture.inner.select("p2", animated: false), .selected)
    expectEqual(fixture.outer.selectedID, "p2")
    expectEqual(fixture.outer.select("nowhere"), .unknown)
  }

  @Test("a saved state has the selection, the screens and the offsets inside")
  func saved() throws {
    func make() throws -> NestedFixture {
      let fixture = try NestedFixture {
        $0.navigation = .perTab
      } inside: {
        $0.navigation = .perTab
      }
      fixture.outer.makeScreen = { Fixture.page($0) }
      return fixture
    }
    let (one, two) = (try make(), try make())
    one.inner.select("n2", animated: false)
    one.inner.push("deep", animated: false)
    one.outer.select("p2", animated: false)
    expectEqual(two.outer.missing(in: one.outer.state), nil)
    two.outer.restore(one.outer.state)
    expectEqual(two.outer.selectedID, "p2")
    expectEqual(two.inner.selectedID, "n2")
    expectEqual(two.inner.pushedScreens.map(\.id), ["deep"])
    expectEqual(two.outer.state, one.outer.state)
    expectEqual(two.broken, [])
    var strange = one.outer.state
    strange.containers["p1"]?.selected = "gone"
    expectEqual(two.outer.missing(in: strange), "gone")
  }

  @Test("screens pushed inside go onto the stack that the options say")
  func pushes() throws {
    // Over everything.
    let whole = try NestedFixture()
    whole.inner.push(Fixture.page("deep"), animated: false)
    expectEqual(whole.outer.pushedScreens.map(\.id), ["deep"])
    expect(whole.inner.pushedScreens.isEmpty)
    expectEqual(whole.inner.screens(ofPage: "n0").map(\.id), ["deep"])
    expect(whole.outer.pop(animated: false))
    expectEqual(whole.broken, [])
    // Over the inner bar, even from a page that is not selected now.
    let perTab = try NestedFixture { $0.navigation = .perTab }
    perTab.outer.select("p0", animated: false)
    perTab.inner.push(Fixture.page("deep"), animated: false)
    expectEqual(perTab.outer.screens(ofPage: "p1").map(\.id), ["deep"])
    expect(perTab.outer.screens(ofPage: "p0").isEmpty)
    expectEqual(perTab.broken, [])
    // Below the inner bar.
    let own = try NestedFixture { _ in
    } inside: {
      $0.navigation = .perTab
    }
    own.inner.push(Fixture.page("deep"), animated: false)
    expect(own.outer.pushedScreens.isEmpty)
    expectEqual(own.inner.pushedScreens.map(\.id), ["deep"])
    expectNotEqual(own.outer.accessibilityTree().first { $0.label == "Back" }, nil)
    expect(own.around.key("escape"))
    expect(own.inner.pushedScreens.isEmpty)
    expectEqual(own.broken, [])
  }

  @Test("the item of the page around leads back from a screen inside, and then to the top")
  func reselected() throws {
    let fixture = try NestedFixture { _ in
    } inside: {
      $0.navigation = .perTab
    }
    fixture.inner.push(Fixture.page("deep"), animated: false)
    fixture.around.tap(item: 1)
    fixture.around.rest()
    expect(fixture.inner.pushedScreens.isEmpty)
    expectEqual(fixture.broken, [])
  }

  @Test("the tabs inside are read in the panel of the page around them")
  func readAloud() throws {
    let fixture = try NestedFixture()
    let tree = fixture.outer.accessibilityTree()
    let panel = try #require(tree.first { $0.role == .tabPanel && $0.label == "News" })
    let list = try #require(panel.first { $0.role == .tabList })
    expectEqual(list.children.map(\.label), ["N0", "N1", "N2"])
    expectNotEqual(panel.first { $0.role == .tabPanel && $0.label == "N0" }, nil)
    let item = try #require(panel.first { $0.role == .tab && $0.label == "N2" })
    expect(fixture.outer.activate(item))
    expectEqual(fixture.inner.selectedID, "n2")
  }

  @Test("the overview around shows the page with its tabs, and the one inside its own pages")
  func overview() throws {
    let fixture = try NestedFixture()
    fixture.outer.toggleOverview(animated: false)
    expect(fixture.outer.isOverviewOpen)
    expect(!fixture.inner.isOverviewOpen)
    var list = DisplayList()
    fixture.outer.draw(into: &list)
    expectEqual(fixture.broken, [])
    // What it covers gets no taps.
    fixture.tap(innerItem: 2)
    expectEqual(fixture.inner.selectedID, "n0")
    fixture.outer.toggleOverview(animated: false)
    fixture.inner.toggleOverview(animated: false)
    expect(fixture.inner.isOverviewOpen)
    expectEqual(fixture.broken, [])
  }
}
