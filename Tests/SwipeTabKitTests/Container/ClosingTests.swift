import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Closing and adding pages")
@MainActor struct ClosingTests {
  private func fixture(pages: Int = 4, at index: Int? = nil) throws -> Fixture {
    let fixture = try Fixture(pages: pages, at: index) {
      $0.allowsClosing = true
      $0.allowsAdding = true
      $0.titles = .beside
    }
    var made = 0
    fixture.container.makeNewPage = {
      made += 1
      return Fixture.page(PageID("n\(made)"))
    }
    return fixture
  }

  private func ids(_ fixture: Fixture) -> [PageID] { fixture.container.pages.ids }

  /// The button that closes a page; nil if its item has none.
  private func button(_ page: PageID, _ fixture: Fixture) -> Rect? {
    let container = fixture.container
    return container.pages.index(of: page).flatMap { place in
      container.parts.closeButtons.frame(
        ofItem: place, container.parts.toolbar.geometry.frame(ofItem: place))
    }
  }

  /// The middle of that button.
  private func cross(_ page: PageID, _ fixture: Fixture) throws -> Point {
    let cross = try #require(button(page, fixture))
    return Point(x: cross.midX, y: cross.midY)
  }

  @Test(
    "where a badge takes the corner of its item, the cross is in the other one",
    arguments: [
      ("3", 88.0, false, false), ("3", 64, false, true), ("", 88, false, false),
      ("", 64, false, true),
      ("99+", 88, false, true), ("99+", 120, false, false), ("3", 64, true, false),
      ("3", 88, true, true),
    ])
  func besideBadge(text: String, width: Double, isRightToLeft: Bool, isAtLeft: Bool) throws {
    var configuration = ContainerConfiguration()
    configuration.allowsClosing = true
    configuration.isRightToLeft = isRightToLeft
    let badge: Badge = text.isEmpty ? .dot : .text(text)
    let item = TabItem(title: "Music", image: "music", badge: badge)
    let pages = ["p0", "p1"].map { ColorPage(id: $0, item: item, color: .red) }
    let container = try TabContainer(
      pages: PageList(pages), configuration: configuration, size: Size(width: 400, height: 800))
    let frame = Rect(x: 0, y: 0, width: width, height: 49)
    let cross = try #require(container.parts.closeButtons.frame(ofItem: 0, frame))
    expectEqual((cross.midX < frame.midX), isAtLeft)
    let image = try #require(container.parts.toolbar.imageFrame(ofItem: 0, in: frame))
    let badgeWidth = container.parts.toolbar.badgeWidth(of: item, 0)
    let place = BadgeStyle.frame(
      width: badgeWidth, on: image, in: frame, isAboveTitle: true,
      isRightToLeft: isRightToLeft, textScale: 1)
    expect(!place.intersects(cross))
  }

  /// Five pages with images and titles, which may be closed.
  private func titled(
    width: Double, at index: Int = 1,
    _ titles: [String] = ["Home", "Messages", "Favourites", "Saved", "Me"],
    _ configure: (inout ContainerConfiguration) -> Void
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.allowsClosing = true
    configure(&configuration)
    let pages = titles.enumerated().map {
      ColorPage(
        id: PageID("p\($0.offset)"), item: TabItem(title: $0.element, image: "star"), color: .red)
    }
    let container = try TabContainer(
      pages: PageList(pages), configuration: configuration, size: Size(width: width, height: 600))
    container.select(index: index, animated: false)
    return container
  }

  @Test(
    "beside images, crosses come only where they leave room for titles, the selected item's first",
    arguments: [(320.0, 1), (400, 1), (479, 0), (480, 1), (500, 1), (609, 1), (610, 5), (640, 5)])
  func crossesAfterTitles(width: Double, count: Int) throws {
    let container = try titled(width: width) { $0.titles = .beside }
    let (toolbar, buttons) = (container.parts.toolbar, container.parts.closeButtons)
    let crosses = (0..<5).filter { index in
      buttons.frame(ofItem: index, toolbar.geometry.frame(ofItem: index)) != nil
    }
    expectEqual(crosses, count == 5 ? Array(0..<5) : count == 1 ? [1] : [])
    // In wide bars, each item shows as much of its title as without crosses, or at least some.
    for index in 0..<5 where width >= 500 {
      let room = toolbar.contentRoom(ofItem: index, in: toolbar.geometry.frame(ofItem: index))
      expectNotEqual(toolbar.parts(of: toolbar.item(at: index), index, in: room).title, nil)
    }
  }

  @Test("in a bar that scrolls, all items have a cross, or only the selected one")
  func crossesAlike() throws {
    let titles = ["Favourites of mine", "Messages", "Me", "Saved", "Favourites and others", "It"]
    for placement in ContainerConfiguration.Titles.allCases {
      let container = try titled(width: 400, titles) {
        $0.titles = placement
        $0.overflow = .scroll
      }
      let toolbar = container.parts.toolbar
      expect(toolbar.geometry.layout.isScrolling)
      let crosses = (0..<6).filter { index in
        container.parts.closeButtons.frame(ofItem: index, toolbar.geometry.frame(ofItem: index))
          != nil
      }
      expectEqual(crosses, placement == .beside ? Array(0..<6) : [1])
    }
  }

  @Test("a zoomed item keeps its cross in place, beside what grows", arguments: [false, true])
  func besideZoom(isRightToLeft: Bool) throws {
    let container = try titled(width: 640) {
      $0.titles = .beside
      $0.animator = ZoomAnimator()
      $0.isRightToLeft = isRightToLeft
    }
    let bar = container.parts.toolbar.geometry
    let frame = bar.frame(ofItem: 1)
    let cross = try #require(container.parts.closeButtons.frame(ofItem: 1, frame))
    let scale = container.configuration.animator.appearance(ofItem: 1, in: bar).scale
    let (content, pivot) = (bar.contentFrame(ofItem: 1), bar.pivot(ofItem: 1))
    expectGreater(scale, 1)
    expect(
      isRightToLeft
        ? pivot.x + (content.x - pivot.x) * scale >= cross.maxX
        : pivot.x + (content.maxX - pivot.x) * scale <= cross.x)
    var list = DisplayList()
    container.draw(into: &list)
    let drawn = list.commands.contains {
      guard case .icon(let icon) = $0.content else { return false }
      return icon.name == "xmark" && icon.frame == cross.inset(by: cross.width / 5)
    }
    expect(drawn)
  }

  private func listFixture(_ pages: Int = 12) throws -> Fixture {
    let fixture = try Fixture(pages: pages) {
      $0.allowsClosing = true
      $0.overflow = .more
    }
    fixture.container.activate(label: "More")
    return fixture
  }

  @Test("a row of the More list has a cross; the list stays open while rows are closed")
  func rows() throws {
    let fixture = try listFixture()
    let menu = fixture.container.parts.commandMenu
    let hidden = fixture.container.parts.context.layout.items.hiddenPages
    let page = fixture.container.pages.id(at: hidden.lowerBound + 1)
    let layout = try #require(menu.layout)
    let button = try #require(menu.closeButton(ofRow: 1, in: layout))
    fixture.tap(at: Point(x: button.midX, y: button.midY))
    expect(menu.isOpen)
    expect(!ids(fixture).contains(page))
    expectEqual(ids(fixture).count, 11)
    expectEqual(fixture.container.selectedID, "p0")
    expect(fixture.container.checkInvariants().isEmpty)
  }

  @Test("Delete closes the highlighted row, down to the last that leaves a list")
  func deletedRows() throws {
    let fixture = try listFixture(7)
    fixture.key("end")
    let menu = fixture.container.parts.commandMenu
    var before = ids(fixture).count
    while menu.isOpen {
      expect(fixture.key("delete"))
      expectEqual(ids(fixture).count, before - 1)
      expect(fixture.container.checkInvariants().isEmpty)
      before -= 1
    }
    expectEqual(fixture.container.parts.context.layout.items.moreIndex, nil)
    expectEqual(fixture.container.selectedID, "p0")
  }

  @Test(
    "closing the selected page selects the one after it, or the one before the end",
    arguments: [(0, "p1"), (1, "p2"), (3, "p2")])
  func selected(index: Int, next: PageID) throws {
    let fixture = try fixture(at: index)
    let page = PageID("p\(index)")
    fixture.key("ctrl+w")
    expectEqual(fixture.container.selectedID, next)
    expect(!ids(fixture).contains(page))
    expectEqual(
      fixture.takeChanges(),
      [
        .pagesChanged, .will(page, next, .reload), .did(page, next, .reload),
      ])
  }

  @Test("the cross is painted on an item that draws itself too")
  func itemView() throws {
    final class Blank: TabItemView {
      func draw(in drawing: inout Drawing, context: TabItemContext) {}
    }
    let fixture = try fixture()
    func crosses() -> Int {
      var list = DisplayList()
      fixture.container.draw(into: &list)
      return list.commands.count {
        if case .icon(let icon) = $0.content { icon.name == "xmark" } else { false }
      }
    }
    let before = crosses()
    expectGreater(before, 0)
    fixture.container.makeItemView = { _ in Blank() }
    expectEqual(crosses(), before)
  }

  @Test("closing another page keeps the selection, by the cross and by the middle button")
  func others() throws {
    let fixture = try fixture(at: 3)
    fixture.tap(at: try cross("p2", fixture))
    expectEqual(ids(fixture), ["p0", "p1", "p3"])
    let middle = StateReader(fixture.container).middle(ofItem: 0)
    fixture.container.handle(.press(.mouse, at: middle, button: 2))
    expectEqual(ids(fixture).count, 3)
    fixture.container.handle(.release(.mouse, at: middle, button: 2))
    expectEqual(ids(fixture), ["p1", "p3"])
    expectEqual(fixture.container.selectedID, "p3")
    expectEqual(fixture.takeChanges(), [.pagesChanged, .pagesChanged])
  }

  @Test("the middle button closes only what it went down on")
  func middleElsewhere() throws {
    let fixture = try fixture()
    let state = StateReader(fixture.container)
    fixture.container.handle(.press(.mouse, at: state.middle(ofItem: 1), button: 2))
    fixture.container.handle(.release(.mouse, at: state.middle(ofItem: 2), button: 2))
    expectEqual(ids(fixture).count, 4)
    expectEqual(fixture.take(), [])
  }

  @Test("the last page can be closed, and Ctrl+T brings another, which is selected once")
  func last() throws {
    let fixture = try fixture(pages: 1)
    fixture.key("ctrl+w")
    expectEqual(fixture.container.count, 0)
    expectEqual(fixture.container.selectedID, nil)
    expectNotEqual(fixture.container.parts.context.layout.addButton, nil)
    fixture.key("ctrl+w")
    expectEqual(
      fixture.takeChanges(), [.pagesChanged, .will("p0", nil, .reload), .did("p0", nil, .reload)])
    fixture.key("ctrl+t")
    expectEqual(ids(fixture), ["n1"])
    expectEqual(fixture.container.selectedID, "n1")
    expectEqual(
      fixture.takeChanges(), [.pagesChanged, .will(nil, "n1", .reload), .did(nil, "n1", .reload)])
  }

  @Test("in a tall item at a side the cross lies beside the image and not in the item's corner")
  func tall() throws {
    let fixture = try fixture()
    let pages = ["p0", "p1"].map {
      ColorPage(id: PageID($0), item: TabItem(title: $0, image: "i"), color: .red)
    }
    fixture.container.setPages(try PageList(pages))
    fixture.container.configuration.titles = .below
    fixture.container.configuration.toolbarPosition = .leading
    fixture.container.configuration.itemLayout = .centered(width: 160)
    let frame = fixture.container.parts.toolbar.geometry.frame(ofItem: 1)
    let cross = try #require(button("p1", fixture))
    expectGreater(frame.height, 100)
    expect(near(cross.y, frame.midY - 30))
  }

  @Test("a hidden page that is selected by its name is told to be hidden")
  func hidden() throws {
    let fixture = try fixture()
    fixture.container.setHidden(true, page: "p2")
    _ = fixture.take()
    fixture.container.select("p2")
    expect(fixture.take().contains(.warning(#"page "p2" is hidden"#)))
  }

  @Test("a new page comes last and is selected")
  func add() throws {
    let fixture = try fixture()
    let plus = try #require(fixture.container.parts.context.layout.addButton)
    fixture.tap(at: Point(x: plus.midX, y: plus.midY))
    expectEqual(ids(fixture), ["p0", "p1", "p2", "p3", "n1"])
    expectEqual(fixture.container.selectedID, "n1")
    fixture.rest()
    expectEqual(
      fixture.takeChanges(), [.pagesChanged, .will("p0", "n1", .tap), .did("p0", "n1", .tap)])
    fixture.key("ctrl+t")
    fixture.key("ctrl+t")
    fixture.rest()
    expectEqual(ids(fixture).count, 7)
    expectEqual(fixture.container.selectedID, "n3")
  }

  @Test("without leave nobody closes or adds, and an item may say that it stays")
  func forbidden() throws {
    let fixture = try Fixture(pages: 3)
    expect(!fixture.key("ctrl+w"))
    expect(!fixture.key("ctrl+t"))
    expectEqual(fixture.container.parts.context.layout.addButton, nil)
    var stays = TabItem(title: "Stays")
    stays.isClosable = false
    let kept = try self.fixture()
    try kept.container.replace("p0", with: ColorPage(id: "p0", item: stays, color: .red))
    expect(!kept.key("ctrl+w"))
    expectEqual(kept.container.count, 4)
    expectEqual(self.button("p0", kept), nil)
  }

  @Test("a delegate may refuse")
  func refuse() throws {
    final class Guardian: TabContainerDelegate {
      func container(_ container: TabContainer, shouldClose page: PageID) -> Bool { page != "p1" }
    }
    let fixture = try fixture()
    let guardian = Guardian()
    fixture.container.delegate = guardian
    expect(!fixture.container.close("p1"))
    expect(fixture.container.close("p2"))
    expect(!fixture.container.close("nobody"))
  }

  @Test("the focus goes to the item that takes the place of a closed one")
  func focus() throws {
    let fixture = try fixture()
    fixture.key("tab")
    fixture.key("right")
    fixture.key("ctrl+w")
    expectEqual(ids(fixture), ["p0", "p2", "p3"])
    expectEqual(fixture.container.focus, "p2")
    fixture.key("end")
    fixture.key("ctrl+w")
    expectEqual(fixture.container.focus, "p2")
    expectEqual(fixture.container.selectedID, "p0")
  }

  @Test("a page is closed while its neighbour is dragged in, and all comes to rest")
  func whileDragging() throws {
    let fixture = try fixture(at: 1)
    fixture.drag(by: -150, release: false)
    fixture.key("ctrl+w")
    fixture.release(50)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "p2")
    expect(fixture.container.isIdle)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("buttons have names, for people who do not see them and for replays")
  func names() throws {
    let fixture = try fixture()
    let tree = fixture.container.accessibilityTree()
    expectEqual(tree.first { $0.label == "Close P1" }?.role, .button)
    expectEqual(tree.first { $0.label == "New tab" }?.role, .button)
    expectEqual(AccessibilityAudit.broken(of: fixture.container), [])
    expect(fixture.container.activate(label: "Close P1"))
    expect(fixture.container.activate(label: "New tab"))
    expectEqual(ids(fixture), ["p0", "p2", "p3", "n1"])
  }

  @Test("short items have a cross only while they are selected")
  func short() throws {
    let fixture = try fixture(pages: 6, at: 2)
    expectEqual(button("p1", fixture), nil)
    fixture.tap(at: try cross("p2", fixture))
    expect(!ids(fixture).contains("p2"))
  }

  @Test("where items are scrolled, the strip does not jump when one is closed")
  func scrolled() throws {
    let fixture = try fixture(pages: 30, at: 15)
    let before = fixture.container.parts.toolbar.scroll
    expectGreater(before, 0)
    fixture.container.close("p2")
    expectEqual(fixture.container.parts.toolbar.scroll, before)
  }

  @Test("larger texts need longer tabs for a cross beside the title", arguments: [1.0, 1.5, 2])
  func textScale(scale: Double) throws {
    let fixture = try Fixture(pages: 8, size: Size(width: 1000, height: 600)) {
      $0.itemLayout = .tabs(shortest: 60)
      $0.titles = .beside
      $0.allowsClosing = true
      $0.textScale = scale
    }
    let buttons = fixture.container.parts.closeButtons
    let frame = StateReader(fixture.container).frame(ofItem: 1)
    expectAtLeast(frame.width, 112)
    expectLess(frame.width, 112 * 1.5)
    expectEqual((buttons.frame(ofItem: 1, frame) != nil), scale == 1)
    let long = Rect(x: 0, y: 0, width: 112 * scale, height: frame.height)
    expectNotEqual(buttons.frame(ofItem: 1, long), nil)
  }

  @Test("closing leads to the next page that may be selected, or else to one before")
  func pastDisabled() throws {
    for (disabled, closed, next) in [([2], 1, "p3"), ([2, 3], 1, "p0"), ([0, 2, 3], 1, "p2")] {
      let fixture = try fixture(at: closed)
      for page in disabled {
        fixture.container.changeItem(of: PageID("p\(page)"), ItemChange(isEnabled: false))
      }
      fixture.container.handle(.key(KeyPress(.character("w"), modifiers: .control)))
      expectEqual(fixture.container.selectedID, PageID(next), "disabled: \(disabled)")
    }
  }
}
