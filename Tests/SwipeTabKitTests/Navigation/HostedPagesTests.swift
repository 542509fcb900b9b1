import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Tabs inside a tab")
@MainActor struct HostedPagesTests {
  @Test("the inner container fills the page, and follows its size")
  func size() throws {
    let fixture = try NestedFixture { $0.isTranslucent = false }
    #expect(fixture.inner.size == Size(width: 400, height: 800 - 44 - 49))
    #expect(fixture.inner.parts.standing.originOnRoot == Point(x: 0, y: 44))
    fixture.around.resize(600, 500, scale: 2)
    #expect(fixture.inner.size == Size(width: 600, height: 500 - 44 - 49))
    #expect(fixture.inner.scale == 2 && fixture.broken == [])
  }

  @Test("taps choose items of both bars, and drags on the page move the inner pages")
  func input() throws {
    let fixture = try NestedFixture()
    fixture.tap(innerItem: 1)
    fixture.around.rest()
    #expect(fixture.positions == [1, 1])
    fixture.around.drag(by: -200)
    fixture.around.rest()
    #expect(fixture.positions == [1, 2])
    fixture.around.tap(item: 0)
    fixture.around.rest()
    #expect(fixture.positions == [0, 2] && fixture.broken == [])
    // The page that is in front now takes the drags.
    fixture.around.drag(by: -200)
    fixture.around.rest()
    #expect(fixture.positions == [1, 2] && fixture.broken == [])
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
    #expect(options.theme == .highContrastDark && options.isRightToLeft)
    #expect(options.textScale == 1.5 && options.reducesMotion && options.texts.more == "Mehr")
    fixture.outer.configuration.theme = .light
    #expect(fixture.inner.configuration.theme == .light)
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
    #expect(fixture.inner.configuration.theme == own)
  }

  @Test("pages inside come and go with their page, and are visible once it rests")
  func stages() throws {
    let fixture = try NestedFixture()
    #expect(fixture.inner.stage(of: "n0") == .visible)
    fixture.around.drag(by: 100, release: false)
    #expect(fixture.inner.stage(of: "n0") == .disappearing && fixture.broken == [])
    fixture.around.release(500)
    fixture.around.rest()
    #expect(fixture.outer.selectedID == "p0" && fixture.inner.stage(of: "n0") == .hidden)
    #expect(fixture.around.take().contains(.pageDisappeared("n0")))
    fixture.around.drag(by: -100, release: false)
    #expect(fixture.inner.stage(of: "n0") == .appearing && fixture.broken == [])
    fixture.around.release(-100)
    fixture.around.rest()
    #expect(fixture.inner.stage(of: "n0") == .visible && fixture.broken == [])
    #expect(fixture.around.take().contains(.pageAppeared("n0")))
  }

  @Test("a page that is removed lets go of its container, which can be shown elsewhere")
  func removed() throws {
    let fixture = try NestedFixture()
    fixture.outer.remove("p1")
    #expect(fixture.inner.parts.standing.isOutermost)
    #expect(fixture.inner.stage(of: "n0") == .hidden && fixture.broken == [])
    let page = BasePage(id: "again", item: TabItem(title: "Again"), container: fixture.inner)
    try fixture.outer.insert(page, at: 0)
    fixture.outer.select("again", animated: false)
    #expect(fixture.inner.stage(of: "n0") == .visible && fixture.broken == [])
  }

  @Test("a page cannot show a container around it, nor one that another page shows")
  func circles() throws {
    let fixture = try NestedFixture()
    let own = BasePage(id: "own", item: TabItem(title: "Own"), container: fixture.outer)
    try fixture.inner.insert(own, at: 0)
    fixture.inner.select("own", animated: false)
    let message = #"the page "own" has the container on it that shows it"#
    #expect(fixture.around.take().contains(.warning(message)))
    let twin = BasePage(id: "twin", item: TabItem(title: "Twin"), container: fixture.inner)
    try fixture.outer.insert(twin, at: 3)
    let twice = #"the pages "p1" and "twin" show the same container"#
    #expect(fixture.around.take().contains(.warning(twice)))
    // None of these ends without a picture, a title, a state and an answer to a key.
    var list = DisplayList()
    fixture.outer.draw(into: &list)
    #expect(!list.commands.isEmpty && fixture.broken == [])
    #expect(!fixture.around.key("down"))
    #expect(fixture.outer.state.containers["p1"]?.selected == "own")
    fixture.outer.push(ContainerScreen(id: "s", container: fixture.inner), animated: false)
    let pushed = #"the screen "s" has the container of the page "p1" on it"#
    #expect(fixture.around.take().contains(.warning(pushed)))
    #expect(fixture.outer.pushedScreens.isEmpty)
  }

  @Test("a page inside is selected by its identifier, with the page around it, and the reverse")
  func selected() throws {
    let fixture = try NestedFixture()
    fixture.outer.select("p0", animated: false)
    #expect(fixture.outer.select("n2") == .selected)
    #expect(fixture.outer.selectedID == "p1" && fixture.inner.selectedID == "n2")
    fixture.around.rest()
    #expect(fixture.outer.select("n2") == .alreadySelected)
    #expect(fixture.inner.select("p2", animated: false) == .selected)
    #expect(fixture.outer.selectedID == "p2")
    #expect(fixture.outer.select("nowhere") == .unknown)
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
    #expect(two.outer.missing(in: one.outer.state) == nil)
    two.outer.restore(one.outer.state)
    #expect(two.outer.selectedID == "p2" && two.inner.selectedID == "n2")
    #expect(two.inner.pushedScreens.map(\.id) == ["deep"])
    #expect(two.outer.state == one.outer.state && two.broken == [])
    var strange = one.outer.state
    strange.containers["p1"]?.selected = "gone"
    #expect(two.outer.missing(in: strange) == "gone")
  }

  @Test("screens pushed inside go onto the stack that the options say")
  func pushes() throws {
    // Over everything.
    let whole = try NestedFixture()
    whole.inner.push(Fixture.page("deep"), animated: false)
    #expect(whole.outer.pushedScreens.map(\.id) == ["deep"] && whole.inner.pushedScreens.isEmpty)
    #expect(whole.inner.screens(ofPage: "n0").map(\.id) == ["deep"])
    #expect(whole.outer.pop(animated: false) && whole.broken == [])
    // Over the inner bar, even from a page that is not selected now.
    let perTab = try NestedFixture { $0.navigation = .perTab }
    perTab.outer.select("p0", animated: false)
    perTab.inner.push(Fixture.page("deep"), animated: false)
    #expect(perTab.outer.screens(ofPage: "p1").map(\.id) == ["deep"])
    #expect(perTab.outer.screens(ofPage: "p0").isEmpty && perTab.broken == [])
    // Below the inner bar.
    let own = try NestedFixture { _ in
    } inside: {
      $0.navigation = .perTab
    }
    own.inner.push(Fixture.page("deep"), animated: false)
    #expect(own.outer.pushedScreens.isEmpty && own.inner.pushedScreens.map(\.id) == ["deep"])
    #expect(own.outer.accessibilityTree().first { $0.label == "Back" } != nil)
    #expect(own.around.key("escape"))
    #expect(own.inner.pushedScreens.isEmpty && own.broken == [])
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
    #expect(fixture.inner.pushedScreens.isEmpty && fixture.broken == [])
  }

  @Test("the tabs inside are read in the panel of the page around them")
  func readAloud() throws {
    let fixture = try NestedFixture()
    let tree = fixture.outer.accessibilityTree()
    let panel = try #require(tree.first { $0.role == .tabPanel && $0.label == "News" })
    let list = try #require(panel.first { $0.role == .tabList })
    #expect(list.children.map(\.label) == ["N0", "N1", "N2"])
    #expect(panel.first { $0.role == .tabPanel && $0.label == "N0" } != nil)
    let item = try #require(panel.first { $0.role == .tab && $0.label == "N2" })
    #expect(fixture.outer.activate(item) && fixture.inner.selectedID == "n2")
  }

  @Test("the overview around shows the page with its tabs, and the one inside its own pages")
  func overview() throws {
    let fixture = try NestedFixture()
    fixture.outer.toggleOverview(animated: false)
    #expect(fixture.outer.isOverviewOpen && !fixture.inner.isOverviewOpen)
    var list = DisplayList()
    fixture.outer.draw(into: &list)
    #expect(fixture.broken == [])
    // What it covers gets no taps.
    fixture.tap(innerItem: 2)
    #expect(fixture.inner.selectedID == "n0")
    fixture.outer.toggleOverview(animated: false)
    fixture.inner.toggleOverview(animated: false)
    #expect(fixture.inner.isOverviewOpen && fixture.broken == [])
  }
}
