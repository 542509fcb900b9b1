import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("The overview of all pages")
@MainActor struct PageOverviewTests {
  private static let key = KeyPress(.character("o"), modifiers: [.control, .shift])
  private static let first = Contact(device: .touch, pointer: 0)
  private static let second = Contact(device: .touch, pointer: 1)

  private func open(pages: Int = 12, at index: Int = 0) throws -> Fixture {
    let fixture = try Fixture(pages: pages, at: index)
    expect(fixture.container.handle(.key(Self.key)))
    fixture.advance(by: 2)
    expect(fixture.container.isOverviewOpen)
    expect(!fixture.container.isMoving)
    return fixture
  }

  private func node(_ page: PageID, _ fixture: Fixture) -> AccessibilityNode? {
    var found: AccessibilityNode?
    fixture.container.accessibilityTree().forEach {
      if $0.id == "overview/\(page)" { found = $0 }
    }
    return found
  }

  private func middle(_ page: PageID, _ fixture: Fixture) throws -> Point {
    let bounds = try #require(node(page, fixture)).bounds
    return Point(x: bounds.midX, y: bounds.midY)
  }

  private func share(_ fixture: Fixture) -> Double { fixture.container.parts.overview.openness }

  private func press(_ key: KeyPress.Key, _ fixture: Fixture) {
    fixture.container.handle(.key(KeyPress(key)))
  }

  @Test("the title on a thumbnail is legible on the page's own background")
  func titles() throws {
    let page = BasePage(id: "p1", item: TabItem(title: "Item"))
    page.navigationTitle = "Weather"
    page.body = ScreenBody(
      [.label(ScreenBody.Label("Text"))], backdrop: Color(rgb: 0x2A5B96))
    let fixture = try Fixture(pages: 3)
    try fixture.container.replace("p1", with: page)
    fixture.container.toggleOverview()
    fixture.advance(by: 2)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let colors = list.commands.compactMap { command -> Color? in
      guard case .text(let text) = command.content, text.string == "Weather" else { return nil }
      return text.color
    }
    expect(!colors.isEmpty)
    expect(colors.allSatisfy { $0.contrast(with: Color(rgb: 0x2A5B96)) >= 4.5 })
  }

  @Test("a thumbnail of a pushed screen has its title, and the image of the back button")
  func pushed() throws {
    let fixture = try Fixture(pages: 2) { $0.navigation = .perTab }
    let screen = ColorPage(id: "deep", item: TabItem(title: "Deep down"), color: .blue)
    fixture.container.push(screen, animated: false)
    fixture.container.toggleOverview()
    fixture.advance(by: 2)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let texts = list.commands.compactMap { command -> String? in
      if case .text(let text) = command.content { text.string } else { nil }
    }
    expect(texts.contains("Deep down"))
    expectAtLeast(texts.filter { $0 == "P1" }.count, 2)
    let icons = list.commands.compactMap { command -> String? in
      if case .icon(let icon) = command.content { icon.name } else { nil }
    }
    expectAtLeast(icons.filter { $0 == "chevron-left" }.count, 1)
  }

  @Test("bars fade while it begins to open, and come back while it closes")
  func bars() throws {
    let fixture = try Fixture(pages: 3)
    fixture.container.toggleOverview()
    var shares: [Double] = []
    for _ in 0..<60 {
      fixture.advance(by: 1 / 60)
      var list = DisplayList()
      fixture.container.draw(into: &list)
      // What is below a bar is blended over it.
      let below = list.commands.compactMap { command -> Double? in
        guard case .blendCopy(let rect, 3, let from, _, _) = command.content, rect.maxY == 800
        else { return nil }
        return from
      }
      expectAtMost(below.count, 1)
      shares.append(below.first ?? 1)
    }
    expect(shares[0] < 0.9 && shares[59] == 1)
    expect(zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
  }

  // MARK: Closing and adding

  private func editable(isRightToLeft: Bool = false) throws -> Fixture {
    let fixture = try Fixture(pages: 5) {
      $0.allowsClosing = true
      $0.allowsAdding = true
      $0.isRightToLeft = isRightToLeft
    }
    fixture.container.makeNewPage = { Fixture.page("new") }
    fixture.container.toggleOverview()
    fixture.advance(by: 2)
    return fixture
  }

  @Test("a thumbnail has a button that closes its page", arguments: [false, true])
  func closeButtons(isRightToLeft: Bool) throws {
    let fixture = try editable(isRightToLeft: isRightToLeft)
    let (page, button) = (
      try #require(node("p1", fixture)), try #require(node("p1/close", fixture))
    )
    expectEqual(button.role, .button)
    expect(button.label.hasSuffix(page.label))
    expectEqual(page.bounds.union(button.bounds), page.bounds)
    expectEqual(isRightToLeft, button.bounds.midX < page.bounds.midX)
    fixture.tap(at: try middle("p1/close", fixture))
    expectEqual(fixture.container.pages.allIDs, ["p0", "p2", "p3", "p4"])
    expect(fixture.container.isOverviewOpen)
    expectEqual(fixture.container.selectedID, "p0")
    expectEqual(fixture.container.checkInvariants(), [])
    // A press on the button that ends elsewhere closes nothing.
    let start = try middle("p2/close", fixture)
    fixture.press(start.x, start.y)
    fixture.release(start.x + 5, start.y + 40)
    expectEqual(fixture.container.pages.allIDs.count, 4)
  }

  @Test("the tile after the last page adds one and shows it")
  func addTile() throws {
    let fixture = try editable()
    expectEqual(node("add", fixture)?.label, fixture.container.configuration.texts.add)
    fixture.tap(at: try middle("add", fixture))
    expectEqual(fixture.container.selectedID, "new")
    expect(!fixture.container.isOverviewOpen)
    fixture.advance(by: 2)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("without leave to close or add, neither is there")
  func uneditable() throws {
    let fixture = try open()
    expectEqual(node("p0/close", fixture), nil)
    expectEqual(node("add", fixture), nil)
  }

  // MARK: Opening and leaving

  @Test("Ctrl+Shift+O opens it and leaves it, and so does Escape")
  func keys() throws {
    let fixture = try open()
    expect(fixture.container.handle(.key(Self.key)))
    expect(!fixture.container.isOverviewOpen)
    fixture.advance(by: 2)
    expectEqual(share(fixture), 0)
    expectEqual(node("p0", fixture), nil)
    fixture.container.toggleOverview()
    press(.escape, fixture)
    expect(!fixture.container.isOverviewOpen)
    fixture.advance(by: 2)
    expectEqual(fixture.takeChanges(), [])
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("turned back on its way, it goes back from where it is")
  func interrupted() throws {
    let fixture = try Fixture(pages: 5)
    fixture.container.toggleOverview()
    fixture.advance(by: 0.06)
    let before = share(fixture)
    expectGreater(before, 0.02)
    expectLess(before, 0.98)
    fixture.container.toggleOverview()
    expectEqual(share(fixture), before)
    expect(fixture.container.isMoving)
    fixture.advance(by: 0.001)
    expectLess(abs(share(fixture) - before), 0.05)
    fixture.advance(by: 2)
    expectEqual(share(fixture), 0)
    expect(!fixture.container.isMoving)
  }

  @Test("one long step ends like many short ones")
  func steps() throws {
    let (long, short) = (try Fixture(pages: 5), try Fixture(pages: 5))
    for fixture in [long, short] { fixture.container.toggleOverview() }
    long.advance(by: 0.05)
    for _ in 0..<50 { short.advance(by: 0.001) }
    expect(near(share(long), share(short), within: 1e-9))
  }

  @Test("without motion it is there at once")
  func reducedMotion() throws {
    let fixture = try Fixture(pages: 5) { $0.reducesMotion = true }
    fixture.container.toggleOverview()
    expectEqual(share(fixture), 1)
    expect(!fixture.container.isMoving)
  }

  @Test("below a screen or a sheet it does not open, and one that comes over it takes it away")
  func screens() throws {
    let fixture = try open()
    fixture.container.push(Plain("a"))
    expect(!fixture.container.isOverviewOpen)
    fixture.advance(by: 2)
    fixture.container.configuration.navigation = .continuous
    fixture.container.toggleOverview()
    expect(!fixture.container.isOverviewOpen)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.container.pop(animated: false)
    fixture.container.toggleOverview(animated: false)
    fixture.container.present(Plain("b"))
    expect(!fixture.container.isOverviewOpen)
    expectEqual(share(fixture), 0)
    fixture.container.toggleOverview()
    expect(!fixture.container.isOverviewOpen)
  }

  // MARK: Choosing

  @Test("a tap on a miniature goes to its page; one beside them does nothing")
  func tap() throws {
    let fixture = try open()
    fixture.container.handle(.press(.mouse, at: Point(x: 4, y: 400)))
    fixture.container.handle(.release(.mouse, at: Point(x: 4, y: 400)))
    expect(fixture.container.isOverviewOpen)
    let point = try middle("p3", fixture)
    fixture.container.handle(.press(.mouse, at: point))
    fixture.container.handle(.release(.mouse, at: point))
    expect(!fixture.container.isOverviewOpen)
    expectEqual(fixture.container.selectedID, "p3")
    fixture.advance(by: 2)
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("while it goes, a press is already the page's")
  func closing() throws {
    let fixture = try open()
    press(.escape, fixture)
    fixture.advance(by: 0.05)
    expectGreater(share(fixture), 0)
    fixture.drag(by: -300)
    fixture.advance(by: 2)
    expectEqual(fixture.container.selectedID, "p1")
    expectEqual(share(fixture), 0)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("arrows walk row by row, Enter goes there")
  func arrows() throws {
    let fixture = try open()
    expectEqual(node("p0", fixture)?.isFocused, true)
    for key in [KeyPress.Key.right, .down] { press(key, fixture) }
    expectEqual(node("p3", fixture)?.isFocused, true)
    press(.up, fixture)
    press(.left, fixture)
    press(.left, fixture)
    expectEqual(node("p0", fixture)?.isFocused, true)
    press(.end, fixture)
    press(.enter, fixture)
    expectEqual(fixture.container.selectedID, "p11")
  }

  @Test("a page that cannot be selected is not gone to, and one that is refused stays where it is")
  func refused() throws {
    let fixture = try open()
    fixture.container.shouldSelect = { page, _ in page != "p1" }
    let point = try middle("p1", fixture)
    fixture.container.handle(.press(.mouse, at: point))
    fixture.container.handle(.release(.mouse, at: point))
    expectEqual(fixture.container.selectedID, "p0")
  }

  @Test("activating a node goes to its page")
  func accessibility() throws {
    let fixture = try open()
    expect(fixture.container.activate(try #require(node("p2", fixture))))
    expectEqual(fixture.container.selectedID, "p2")
    expect(!fixture.container.isOverviewOpen)
  }

  // MARK: Keys

  private func highlight(_ fixture: Fixture) -> PageID? {
    fixture.container.parts.overview.highlight
  }

  @Test("no key reaches the text field or the page below it, and the window gets those not used")
  func coveredField() throws {
    let page = Form()
    let container = try TabContainer(
      pages: PageList([page, Fixture.page("p1")]), size: Size(width: 400, height: 800))
    container.focus(try #require(container.accessibilityTree().first { $0.role == .entry }))
    container.toggleOverview(animated: false)
    let names = [
      "backspace", "ctrl+a", "ctrl+x", "x", "menu", "shift+f10", "shift+space", "ctrl+v", "ctrl+q",
      "f11",
    ]
    for name in names {
      let isUsed = container.handle(.key(try #require(KeyPress(named: name))))
      expect(!isUsed, "\(name)")
    }
    expectEqual(container.value(of: "f"), nil)
    expectEqual(page.keys, [])
    expect(container.isOverviewOpen)
    let hasMenu = container.parts.commandMenu.isOpen
    expect(!hasMenu)
    container.handle(.key(KeyPress(.escape)))
    container.handle(.key(KeyPress(.backspace)))
    expectEqual(container.value(of: "f"), .text("hell"))
    expectEqual(page.keys, [KeyPress(.backspace)])
  }

  @Test("no key reaches the text field below the overview of a hosted container")
  func coveredFieldOfHosted() throws {
    let fixture = try Fixture()
    let inner = try TabContainer(
      pages: PageList([Form(), Fixture.page("i1")]), size: Size(width: 400, height: 800))
    fixture.container.push(ContainerScreen(id: "in", container: inner), animated: false)
    fixture.container.focus(
      try #require(fixture.container.accessibilityTree().first { $0.role == .entry }))
    inner.toggleOverview(animated: false)
    expect(!fixture.key("backspace"))
    expect(!fixture.key("ctrl+x"))
    expect(!fixture.key("menu"))
    expectEqual(fixture.container.value(of: "f"), nil)
    expect(inner.isOverviewOpen)
    expect(fixture.key("alt+left"))
    expect(!inner.isOverviewOpen)
    expectEqual(fixture.container.pushedScreens.map(\.id), ["in"])
  }

  @Test("the Menu key opens no menu of the tab with the focus below it")
  func coveredTab() throws {
    let fixture = try Fixture { $0.allowsClosing = true }
    fixture.key("tab")
    fixture.container.toggleOverview(animated: false)
    let isUsed = fixture.key("menu")
    fixture.key("escape")
    fixture.rest()
    let hasMenu = fixture.container.parts.commandMenu.isOpen
    expect(!isUsed)
    expect(!hasMenu)
  }

  @Test("the way back leads out of it, and leaves the screens of a tab below it")
  func back() throws {
    let fixture = try Fixture { $0.navigation = .perTab }
    fixture.container.push(Plain("a"), animated: false)
    fixture.container.toggleOverview(animated: false)
    expect(fixture.container.isOverviewOpen)
    expect(fixture.key("alt+left"))
    expect(!fixture.container.isOverviewOpen)
    expectEqual(fixture.container.screens(ofPage: "p0").map(\.id), ["a"])
  }

  @Test("keys that select and add pages go on doing so")
  func shortcuts() throws {
    let fixture = try Fixture { $0.allowsAdding = true }
    fixture.container.makeNewPage = { Fixture.page("new") }
    fixture.container.toggleOverview(animated: false)
    expect(fixture.key("ctrl+tab"))
    expectEqual(fixture.container.selectedID, "p1")
    expect(fixture.key("alt+3"))
    expectEqual(fixture.container.selectedID, "p2")
    expect(fixture.key("ctrl+t"))
    expectEqual(fixture.container.selectedID, "new")
    expect(fixture.container.isOverviewOpen)
    expectEqual(fixture.container.checkInvariants(), [])
    expect(fixture.key("f1"))
    expect(fixture.container.presentedScreen != nil)
  }

  @Test(
    "Delete and Ctrl+W close the highlighted page, and its neighbor is highlighted",
    arguments: ["delete", "ctrl+w"])
  func closing(name: String) throws {
    let fixture = try Fixture(pages: 4) { $0.allowsClosing = true }
    let container = fixture.container
    fixture.key("tab")
    container.toggleOverview(animated: false)
    for _ in 0..<3 { fixture.key("right") }
    expect(fixture.key(name))
    expectEqual(container.pages.ids, ["p0", "p1", "p3"])
    expectEqual(highlight(fixture), "p3")
    expectEqual(container.selectedID, "p0")
    expect(fixture.key(name))
    expectEqual(container.pages.ids, ["p0", "p1"])
    expectEqual(highlight(fixture), "p1")
    expectEqual(container.checkInvariants(), [])
    for _ in 0..<2 { fixture.key(name) }
    expectEqual(container.count, 0)
    expect(!container.isOverviewOpen)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("Delete closes nothing without a highlight, and no page that may not be closed")
  func kept() throws {
    let fixture = try Fixture { $0.allowsClosing = true }
    fixture.container.toggleOverview(animated: false)
    fixture.key("delete")
    expectEqual(fixture.container.count, 3)
    fixture.container.configuration.allowsClosing = false
    fixture.key("end")
    fixture.key("delete")
    expect(!fixture.key("ctrl+w"))
    expectEqual(fixture.container.count, 3)
    expectEqual(highlight(fixture), "p2")
  }

  @Test("keys that move an item move that of the highlighted page, which stays in view")
  func moving() throws {
    let fixture = try Fixture(pages: 30) { $0.allowsReordering = true }
    fixture.key("tab")
    fixture.container.toggleOverview(animated: false)
    fixture.key("end")
    for _ in 0..<20 { expect(fixture.key("ctrl+shift+pageup")) }
    expectEqual(fixture.container.pages.index(of: "p29"), 9)
    expectEqual(highlight(fixture), "p29")
    let screen = Rect(x: 0, y: 0, width: 400, height: 800)
    let bounds = try #require(node("p29", fixture)).bounds
    expectEqual(bounds.union(screen), screen)
  }

  // MARK: Scrolling

  @Test("a drag, the wheel and keys scroll it; nothing below it moves or is hovered")
  func scrolling() throws {
    let fixture = try open(pages: 40)
    let before = try #require(node("p0", fixture)).bounds.y
    fixture.drag(from: Point(x: 200, y: 600), by: -150, dy: -300)
    let after = try #require(node("p0", fixture)).bounds
    expect(after.y < before || after.height < 300)
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.container.selectedID, "p0")
    fixture.advance(by: 3)
    press(.end, fixture)
    expectEqual(node("p39", fixture)?.isFocused, true)
    expectEqual(node("p0", fixture), nil)
    fixture.container.handle(.wheel(dx: 0, dy: 1000, at: Fixture.middle))
    expectNotEqual(node("p0", fixture), nil)
    fixture.container.handle(.move(.mouse, to: Point(x: 60, y: 780)))
    expectEqual(fixture.container.parts.hover.name, nil)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a finger that scrolls lets go when a key moves the highlight")
  func keyDuringScroll() throws {
    let fixture = try open(pages: 40)
    fixture.drag(by: 0, dy: -100, release: false)
    fixture.key("end")
    let before = try #require(node("p39", fixture)).bounds
    fixture.move(200, 310)
    expectEqual(node("p39", fixture)?.bounds, before)
    fixture.release(200, 310)
    fixture.rest()
    expectEqual(node("p39", fixture)?.bounds, before)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("rows that were pulled past their end are in their place when it opens again at once")
  func reopened() throws {
    let fixture = try open(pages: 40)
    let before = try #require(node("p0", fixture)).bounds
    fixture.drag(by: 0, dy: 200, release: false)
    for _ in 0..<2 { fixture.container.handle(.key(Self.key)) }
    fixture.move(200, 700)
    fixture.rest()
    expect(fixture.container.isOverviewOpen)
    expectEqual(node("p0", fixture)?.bounds, before)
  }

  @Test("a million pages cost what a screenful costs")
  func million() throws {
    let pages = PageList.generated(
      count: 1_000_000, id: { PageID("p\($0)") }, index: { Int($0.rawValue.dropFirst()) },
      page: { Fixture.page(PageID("p\($0)")) })
    let container = try TabContainer(
      pages: pages, initial: .index(500_000), size: Size(width: 400, height: 800))
    container.toggleOverview(animated: false)
    var list = DisplayList()
    container.draw(into: &list)
    expectLess(list.commands.count, 200)
    var nodes: [AccessibilityNode] = []
    container.accessibilityTree().forEach { if $0.role == .listItem { nodes.append($0) } }
    expect(nodes.contains { $0.id == "overview/p500000" })
    expectLess(nodes.count, 20)
    container.handle(.key(KeyPress(.end)))
    container.handle(.key(KeyPress(.enter)))
    expectEqual(container.selectedIndex, 999_999)
  }

  // MARK: Pinching

  private func pinch(_ fixture: Fixture, from start: Double, to end: Double, release: Bool = true) {
    let middle = Fixture.middle
    func places(_ distance: Double) -> (Point, Point) {
      (
        Point(x: middle.x, y: middle.y - distance / 2),
        Point(x: middle.x, y: middle.y + distance / 2)
      )
    }
    fixture.container.handle(.press(Self.first, at: places(start).0))
    fixture.container.handle(.press(Self.second, at: places(start).1))
    for step in 1...10 {
      let (one, other) = places(start + (end - start) * Double(step) / 10)
      fixture.advance(by: 0.016)
      fixture.container.handle(.move(Self.first, to: one))
      fixture.container.handle(.move(Self.second, to: other))
    }
    guard release else { return }
    fixture.container.handle(.release(Self.second, at: places(end).1))
    fixture.container.handle(.release(Self.first, at: places(end).0))
  }

  @Test("a press on a page that ends on another one chooses neither")
  func otherPage() throws {
    let fixture = try open()
    let (first, second) = (try middle("p2", fixture), try middle("p3", fixture))
    expectEqual(first.y, second.y)
    fixture.press(first.x, first.y)
    fixture.move(second.x, second.y)
    fixture.release(second.x, second.y)
    fixture.advance(by: 2)
    expect(fixture.container.isOverviewOpen)
    expectEqual(fixture.container.selectedID, "p0")
    fixture.tap(at: second)
    expect(!fixture.container.isOverviewOpen)
    expectEqual(fixture.container.selectedID, "p3")
  }

  @Test("two fingers that come together open it, and leave it as they part")
  func pinching() throws {
    let fixture = try Fixture(pages: 8) { $0.tuning.touchSlop = 10 }
    pinch(fixture, from: 400, to: 260, release: false)
    expect(near(share(fixture), 0.7, within: 1e-9))
    fixture.container.handle(.release(Self.first, at: Fixture.middle))
    fixture.container.handle(.release(Self.second, at: Fixture.middle))
    fixture.advance(by: 2)
    expect(fixture.container.isOverviewOpen)
    expectEqual(fixture.container.checkInvariants(), [])
    pinch(fixture, from: 100, to: 300)
    fixture.advance(by: 2)
    expect(!fixture.container.isOverviewOpen)
    expectEqual(share(fixture), 0)
    expectEqual(fixture.takeChanges(), [])
  }

  @Test("a third finger changes nothing of a pinch")
  func thirdFinger() throws {
    let fixture = try Fixture(pages: 8) { $0.tuning.touchSlop = 10 }
    pinch(fixture, from: 400, to: 260, release: false)
    let third = Contact(device: .touch, pointer: 2)
    fixture.press(100, 700, third)
    fixture.move(120, 640, third)
    expect(near(share(fixture), 0.7, within: 1e-9))
    fixture.move(Fixture.middle.x, Fixture.middle.y + 110, Self.second)
    expect(near(share(fixture), 0.8, within: 1e-9))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a short pinch goes back, and a cancelled one too")
  func shortPinch() throws {
    let fixture = try Fixture(pages: 8) { $0.tuning.touchSlop = 10 }
    pinch(fixture, from: 400, to: 370)
    fixture.advance(by: 2)
    expect(!fixture.container.isOverviewOpen)
    expectEqual(share(fixture), 0)
    pinch(fixture, from: 400, to: 210, release: false)
    fixture.container.handle(.cancel(Self.second))
    fixture.container.handle(.cancel(Self.first))
    fixture.advance(by: 2)
    expectEqual(share(fixture), 0)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("rows that were pulled past their end before a pinch come to rest in their place")
  func pinchAfterPull() throws {
    let fixture = try Fixture(pages: 40) { $0.tuning.touchSlop = 10 }
    fixture.container.toggleOverview(animated: false)
    let before = try #require(node("p0", fixture)).bounds
    fixture.press(150, 200, Self.first)
    fixture.move(150, 400, Self.first)
    fixture.press(300, 400, Self.second)
    fixture.move(305, 400, Self.second)
    fixture.move(142, 400, Self.first)
    fixture.release(305, 400, Self.second)
    fixture.release(142, 400, Self.first)
    fixture.rest()
    let isMoving = fixture.container.isMoving
    expect(fixture.container.isOverviewOpen)
    expect(!isMoving)
    expectEqual(node("p0", fixture)?.bounds, before)
  }

  @Test("once a key opens or closes it, fingers move it no more", arguments: [260, 350])
  func pinchAndKey(distance: Double) throws {
    let fixture = try Fixture(pages: 8) { $0.tuning.touchSlop = 10 }
    pinch(fixture, from: 400, to: distance, release: false)
    let wasOpen = fixture.container.isOverviewOpen
    fixture.container.handle(.key(Self.key))
    expectEqual(fixture.container.isOverviewOpen, !wasOpen)
    fixture.advance(by: 0.1)
    let before = share(fixture)
    fixture.move(200, 300, Self.first)
    fixture.move(200, 400, Self.second)
    expectEqual(share(fixture), before)
    fixture.rest()
    expectEqual(share(fixture), wasOpen ? 0 : 1)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("Escape ends a pinch, however far it has opened it", arguments: [260, 350])
  func pinchAndEscape(distance: Double) throws {
    let fixture = try Fixture(pages: 8) { $0.tuning.touchSlop = 10 }
    pinch(fixture, from: 400, to: distance, release: false)
    expectGreater(share(fixture), 0.1)
    expect(fixture.key("escape"))
    fixture.rest()
    expectEqual(share(fixture), 0)
    fixture.move(200, 400, Self.first)
    expectEqual(share(fixture), 0)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a finger that rests beside a swipe does not make it a pinch")
  func restingFinger() throws {
    let fixture = try Fixture(pages: 8) { $0.tuning.touchSlop = 10 }
    fixture.container.handle(.press(Self.first, at: Point(x: 300, y: 400)))
    fixture.container.handle(.press(Self.second, at: Point(x: 80, y: 700)))
    fixture.container.handle(.move(Self.first, to: Point(x: 200, y: 400)))
    expectEqual(fixture.container.phase, .dragging)
    expect(!fixture.container.isOverviewOpen)
  }

  // MARK: Others

  @Test("it follows a new list of pages, and closes without any")
  func pages() throws {
    let fixture = try open(pages: 40)
    press(.end, fixture)
    fixture.container.setPages(try Fixture.list(["p0", "p1"]))
    expectEqual(highlight(fixture), "p1")
    expect(fixture.container.isOverviewOpen)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.container.setPages(.empty)
    expect(!fixture.container.isOverviewOpen)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("it scrolls as far as its rows reach while the toolbar changes its edge")
  func adaptation() throws {
    let (long, short) = try (sidebar(), sidebar())
    for width in [900.0, 400] {
      for fixture in [long, short] { fixture.resize(width) }
      for _ in 0..<60 {
        short.advance(by: 0.01)
        expectEqual(short.container.checkInvariants(), [])
      }
      long.container.advance(to: short.container.time)
      let isMoving = short.container.isMoving
      expect(!isMoving)
      expect(long.container.isOverviewOpen)
      expect(short.container.isOverviewOpen)
      expect(!nodes(short).isEmpty)
      expectEqual(nodes(long), nodes(short))
    }
  }

  /// Many pages, at whose end the overview is open, with a toolbar that becomes a sidebar in a wide window.
  private func sidebar() throws -> Fixture {
    let fixture = try Fixture(pages: 40) { $0.adaptation = .sidebar }
    fixture.container.toggleOverview(animated: false)
    press(.end, fixture)
    return fixture
  }

  private func nodes(_ fixture: Fixture) -> [PageID: Rect] {
    fixture.container.pages.ids.reduce(into: [:]) { $0[$1] = node($1, fixture)?.bounds }
  }

  @Test("few pages lie in the middle, as large as all show at once")
  func layout() {
    let view = Rect(x: 0, y: 0, width: 1280, height: 800)
    let page = Size(width: 1280, height: 700)
    let five = OverviewLayout(count: 5, page: page, view: view, isRightToLeft: false)
    expectEqual(five.columns, 3)
    expectEqual(five.limit, 0)
    let (first, third) = (five.frame(of: 0, scrolled: 0), five.frame(of: 2, scrolled: 0))
    expect(near(first.x, 1280 - third.maxX))
    expectGreater(first.y, 16)
    let mirrored = OverviewLayout(count: 5, page: page, view: view, isRightToLeft: true)
    expect(near(mirrored.frame(of: 0, scrolled: 0).maxX, 1280 - first.x))
    for index in 0..<5 {
      let frame = five.frame(of: index, scrolled: 0)
      expectEqual(five.page(at: Point(x: frame.midX, y: frame.midY), scrolled: 0), index)
    }
    // Two rows that would be 8 points too high are a little smaller, so that the titles below are not cut.
    let tall = OverviewLayout(
      count: 4, page: Size(width: 480, height: 800),
      view: Rect(x: 0, y: 0, width: 480, height: 800),
      isRightToLeft: false)
    expectEqual(tall.columns, 2)
    expectEqual(tall.limit, 0)
    let last = tall.frame(of: 3, scrolled: 0)
    expectAtMost(tall.title(below: last).maxY, 800 - 8)
    expectGreater(last.width, 200)
    expect(near(last.maxX + tall.frame(of: 2, scrolled: 0).x, 480))
    let many = OverviewLayout(count: 1000, page: page, view: view, isRightToLeft: false)
    let bottom = many.scroll(revealing: 999, from: 0)
    expectEqual(bottom, many.limit)
    expect(many.pages(from: 0, to: 800, scrolled: bottom).contains(999))
  }

  @Test("whatever happens, no promise is broken", arguments: 1...6)
  func random(seed: UInt64) throws {
    let fixture = try Fixture(pages: 9) {
      $0.tuning.touchSlop = 10
      $0.allowsClosing = true
      ($0.adaptation, $0.adaptiveWidth) = (.sidebar, 400)
    }
    let container = fixture.container
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1500 {
      let point = Point(
        x: Double.random(in: 0...400, using: &random), y: Double.random(in: 0...800, using: &random)
      )
      let contact = Contact(device: .touch, pointer: Int.random(in: 0...2, using: &random))
      switch Int.random(in: 0..<17, using: &random) {
      case 0: container.handle(.key(Self.key))
      case 1: press(.escape, fixture)
      case 2: press(.down, fixture)
      case 3: press(.enter, fixture)
      case 4: container.handle(.wheel(dx: 0, dy: point.x / 100 - 2, at: point))
      case 5: container.handle(.cancel(contact))
      case 6: container.handle(.resize(Size(width: 200 + point.x, height: 800), scale: 1))
      case 7: container.select(index: Int(point.x) % max(1, container.count))
      case 8: container.setPages(try PageList(Fixture.pages(0..<(1 + Int(point.y) % 12))))
      case 9, 10: container.handle(.press(contact, at: point))
      case 11, 12, 13: container.handle(.move(contact, to: point))
      case 14: container.handle(.release(contact, at: point))
      case 15: press(.delete, fixture)
      default: fixture.advance(by: point.x / 2000)
      }
      let broken = container.checkInvariants()
      try #require(broken == [])
    }
  }

  @Test("switched off, neither a pinch, a key nor the program opens it, here and inside")
  func switchedOff() throws {
    let fixture = try Fixture(pages: 8) {
      $0.allowsOverview = false
      $0.tuning.touchSlop = 10
    }
    pinch(fixture, from: 400, to: 200)
    fixture.key("ctrl+shift+o")
    fixture.container.toggleOverview(animated: false)
    fixture.rest()
    expect(!fixture.container.isOverviewOpen, "closed")
    expectEqual(share(fixture), 0, "closed")
    fixture.container.setValue(.flag(true), of: .overview)
    fixture.container.toggleOverview(animated: false)
    expect(fixture.container.isOverviewOpen, "open")
    fixture.container.configuration.allowsOverview = false
    fixture.rest()
    expect(!fixture.container.isOverviewOpen, "closed by the option")
    let inner = try Fixture(pages: 3)
    let outer = try TabContainer(
      pages: PageList([
        BasePage(id: "in", item: TabItem(title: "In"), container: inner.container),
        BasePage(id: "other", item: TabItem(title: "Other")),
      ]), configuration: fixture.container.configuration, size: Size(width: 400, height: 800))
    inner.container.toggleOverview(animated: false)
    expect(!inner.container.isOverviewOpen, "inside too")
    expectEqual(outer.checkInvariants(), [], "inside too")
  }
}

/// A page with a text field, which notes the keys that it is offered.
private final class Form: BasePage {
  private(set) var keys: [KeyPress] = []

  init() {
    super.init(id: "form", item: TabItem(title: "Form"))
    body = ScreenBody([.field(ScreenBody.Field("f", title: "F", text: "hello"))])
  }

  override func handle(_ key: KeyPress) -> Bool {
    keys.append(key)
    return false
  }
}

/// A screen without anything on it.
private struct Plain: Screen {
  let id: PageID

  init(_ id: PageID) { self.id = id }
}
