import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// Six pages on 480 × 800 points: four items of 96 and More, whose list has two rows.
///
/// ```text
///  ┌───────────────────────────┐ 0
///  │                           │
///  │          ╭──────────────╮ │ 643
///  │          │ P4           │ │ 649 … 693
///  │          │ P5           │ │ 693 … 737
///  │          ╰──────────────╯ │ 743
///  ├────┬─────┬─────┬────┬─────┤ 751
///  │ P0 │ P1  │ P2  │ P3 │More │
///  └────┴─────┴─────┴────┴─────┘
/// ```
@Suite("More list")
@MainActor struct MoreListTests {
  nonisolated private static let more = Point(x: 432, y: 775)
  private static let row4 = Point(x: 300, y: 670)
  private static let row5 = Point(x: 300, y: 710)

  private func fixture(
    pages: Int = 6, at index: Int? = nil, open: Bool = false,
    configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    let fixture = try Fixture(pages: pages, at: index, size: Size(width: 480, height: 800)) {
      $0.overflow = .more
      configure(&$0)
    }
    if open { fixture.tap(at: Self.more) }
    return fixture
  }

  private func isOpen(_ fixture: Fixture) -> Bool { fixture.container.isMoreListOpen }

  /// The texts that are painted, in painting order.
  private func texts(_ fixture: Fixture) -> [String] {
    fixture.commands.compactMap {
      if case .text(let text) = $0.content { text.string } else { nil }
    }
  }

  private func highlight(_ fixture: Fixture) -> Int? {
    guard case .page(let page) = fixture.container.parts.commandMenu.highlight else { return nil }
    return fixture.container.pages.index(of: page)
  }

  // MARK: Taps

  @Test("a tap on More opens the list and selects nothing")
  func open() throws {
    let fixture = try fixture(open: true)
    expect(isOpen(fixture))
    expectEqual(fixture.take(), [])
    expectEqual(texts(fixture).suffix(2), ["P4", "P5"])
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.container.nextDeadline, nil)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test(
    "a tap on a row selects its page and closes; on the selected page's row it is a reselection")
  func row() throws {
    let rows: [(selected: Int?, changes: [ContainerEvent])] = [
      (nil, [.will("p0", "p5", .tap), .did("p0", "p5", .tap)]), (5, [.again("p5", .tap)]),
    ]
    for (selected, changes) in rows {
      let fixture = try fixture(at: selected, open: true)
      fixture.tap(at: Self.row5)
      expect(!isOpen(fixture), "\(changes)")
      fixture.rest()
      expectEqual(fixture.takeChanges(), changes)
      expectEqual(fixture.position, 5, "\(changes)")
    }
  }

  @Test("a refused choice closes the list and changes nothing")
  func veto() throws {
    let fixture = try fixture(open: true)
    fixture.container.shouldSelect = { page, _ in page != "p4" }
    fixture.tap(at: Self.row4)
    expect(!isOpen(fixture))
    expectEqual(fixture.container.selectedID, "p0")
  }

  @Test(
    "a press elsewhere closes it and does nothing else",
    arguments: [more, Point(x: 48, y: 775), Point(x: 100, y: 400), Point(x: 5, y: 20)])
  func elsewhere(point: Point) throws {
    let fixture = try fixture(open: true)
    // Sooner, it would be the second click of a double click on More.
    fixture.advance(by: 1)
    fixture.press(point.x, point.y)
    expect(!isOpen(fixture))
    fixture.move(point.x - 200, point.y)
    expectEqual(fixture.container.phase, .resting)
    fixture.release(point.x, point.y)
    fixture.rest()
    expect(!isOpen(fixture))
    expectEqual(fixture.take(), [])
  }

  @Test("a row that is left before the release selects nothing")
  func leftRow() throws {
    let fixture = try fixture(open: true)
    fixture.press(Self.row4.x, Self.row4.y)
    fixture.move(100, Self.row4.y)
    fixture.release(100, Self.row4.y)
    expect(isOpen(fixture))
    expectEqual(fixture.take(), [])
  }

  @Test("labels reach More, and rows while the list is open")
  func labels() throws {
    let fixture = try fixture()
    expect(!fixture.container.activate(label: "P5"))
    expect(fixture.container.activate(label: "More"))
    expect(isOpen(fixture))
    expect(fixture.container.activate(label: "P5"))
    expect(!isOpen(fixture))
    expectEqual(fixture.container.selectedID, "p5")
  }

  // MARK: Keys

  @Test("Enter on More opens the list, arrows go round it, Enter chooses")
  func keys() throws {
    let fixture = try fixture()
    for key in ["tab", "end", "enter"] { fixture.key(key) }
    expectEqual(highlight(fixture), 4)
    for (key, row) in [("down", 5), ("down", 4), ("up", 5), ("home", 4), ("end", 5)] {
      expect(fixture.key(key))
      expectEqual(highlight(fixture), row, "\(key)")
    }
    fixture.key("enter")
    fixture.rest()
    expect(!isOpen(fixture))
    expectEqual(fixture.takeChanges(), [.will("p0", "p5", .key), .did("p0", "p5", .key)])
  }

  @Test("Space opens it too, on the selected page's row; Escape closes it and no more")
  func escape() throws {
    let fixture = try fixture(at: 5)
    for key in ["tab", "space"] { fixture.key(key) }
    expectEqual(highlight(fixture), 5)
    expect(fixture.key("escape"))
    expect(!isOpen(fixture))
    expectEqual(fixture.take(), [])
    expect(StateReader(fixture.container).line.contains(#""focus":"more""#))
  }

  @Test("the focus goes over the items and More, never to pages behind it")
  func focus() throws {
    let fixture = try fixture(at: 3)
    for (key, focus) in [
      ("tab", "p3"), ("right", "more"), ("right", "p0"), ("left", "more"), ("left", "p3"),
    ] {
      fixture.key(key)
      expect(StateReader(fixture.container).line.contains(#""focus":"\#(focus)""#))
    }
  }

  @Test("Ctrl+Tab and Alt with a digit reach the pages behind More, and close the list")
  func shortcuts() throws {
    let fixture = try fixture(at: 3, open: true)
    fixture.key("ctrl+tab")
    expectEqual(fixture.container.selectedID, "p4")
    expect(!isOpen(fixture))
    fixture.key("alt+6")
    expectEqual(fixture.container.selectedID, "p5")
  }

  @Test("an item that is not enabled is passed over and not chosen")
  func disabled() throws {
    let fixture = try fixture()
    let off = ColorPage(id: "off", item: TabItem(title: "Off", isEnabled: false), color: .red)
    fixture.container.setPages(try PageList(Fixture.pages(0..<4) + [off] + Fixture.pages(5..<6)))
    _ = fixture.take()
    for key in ["tab", "end", "enter"] { fixture.key(key) }
    expectEqual(highlight(fixture), 5)
    fixture.tap(at: Self.row4)
    expect(isOpen(fixture))
    expectEqual(fixture.take(), [])
  }

  // MARK: What closes it

  @Test("a reload, a resize, a push, a way back, a selection and other options close it")
  func closing() throws {
    let actions: [(String, (Fixture) throws -> Void)] = [
      ("reload", { $0.container.setPages(try PageList(Fixture.pages(0..<7))) }),
      ("fewer", { $0.container.setPages(try PageList(Fixture.pages(0..<2))) }),
      ("none", { $0.container.setPages(.empty) }),
      ("resize", { $0.resize(481) }),
      ("wide", { $0.resize(900) }),
      ("select", { $0.container.select("p2") }),
      ("swipe", { $0.wheel(1) }),
      ("push", { $0.container.push(ColorPage(id: "s", item: TabItem(title: "S"), color: .red)) }),
      ("top", { $0.container.configuration.toolbarPosition = .top }),
      ("scroll", { $0.container.configuration.overflow = .scroll }),
    ]
    for (name, action) in actions {
      let fixture = try fixture(open: true)
      try action(fixture)
      expect(!isOpen(fixture), "\(name)")
      expectEqual(fixture.container.checkInvariants(), [], "\(name)")
      fixture.rest()
      expectEqual(fixture.container.checkInvariants(), [], "\(name)")
    }
  }

  @Test("a reload under a pressed row selects nothing at the release")
  func reloadUnderPress() throws {
    let fixture = try fixture(open: true)
    fixture.press(Self.row4.x, Self.row4.y)
    fixture.container.setPages(try PageList(Fixture.pages([9, 0, 1, 2, 3, 4, 5])))
    _ = fixture.take()
    fixture.release(Self.row4.x, Self.row4.y)
    expectEqual(fixture.container.selectedID, "p0")
    expectEqual(fixture.take(), [])
  }

  @Test("it stays open while the pages settle beneath it")
  func settling() throws {
    let fixture = try fixture()
    fixture.container.select("p1")
    fixture.advance(by: 0.05)
    fixture.tap(at: Self.more)
    expect(isOpen(fixture))
    expectEqual(fixture.container.phase, .settling)
    fixture.rest()
    expect(isOpen(fixture))
    expectEqual(fixture.position, 1)
  }

  // MARK: A list that does not fit

  @Test("a list that does not fit comes on a sheet, where the selected page's row is in view")
  func sheet() throws {
    for (pages, selected) in [(100, 50), (100_000, 50_000)] {
      let fixture = try fixture(pages: pages, at: selected, open: true)
      expect(!isOpen(fixture))
      expectEqual(fixture.container.presentedScreen?.navigationTitle, "More")
      fixture.rest()
      let rows = items(in: fixture.container.accessibilityTree())
      expectLess(rows.count, 40)
      expectEqual(rows.filter { $0.isSelected == true }.map(\.label), ["P\(selected)"])
      let next = try #require(rows.first { $0.label == "P\(selected + 1)" })
      fixture.tap(at: Point(x: next.bounds.midX, y: next.bounds.midY))
      fixture.rest()
      expectEqual(fixture.container.presentedScreen?.navigationTitle, nil)
      expectEqual(fixture.container.selectedID, PageID("p\(selected + 1)"))
    }
  }

  @Test("opened by a key, the sheet has the focus on its first row, not on its close button")
  func focusOnSheet() throws {
    let fixture = try fixture(pages: 100)
    expect(fixture.container.activate(label: "More"))
    fixture.rest()
    expectEqual(fixture.container.parts.focusRing.label, "P4")
    expect(fixture.container.activate(label: "Close"))
    fixture.rest()
    expectEqual(fixture.container.presentedScreen?.id, nil)
  }

  private func items(in node: AccessibilityNode) -> [AccessibilityNode] {
    (node.role == .listItem ? [node] : []) + node.children.flatMap { items(in: $0) }
  }

  @Test("on the sheet a page is closed by a pull or the row's menu, if pages may be closed")
  func closedOnSheet() throws {
    let fixture = try fixture(pages: 100, open: true) { $0.allowsClosing = true }
    fixture.rest()
    guard
      let list = fixture.container.presentedScreen?.body?.elements.last?.base as? ScreenBody.List
    else { return expect(false) }
    let close = try #require(list.row(at: 0).trailingSwipe)
    let page = fixture.container.pages.id(at: 100 - list.count)
    fixture.container.perform(close.action, from: "choice")
    fixture.rest()
    expectEqual(fixture.container.pages.index(of: page), nil)
    expectEqual(fixture.container.presentedScreen?.id, nil)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("titles that change while it is open change which pages are in it")
  func otherTitles() throws {
    let fixture = try fixture(pages: 6)
    let pages = (0..<6).map { BasePage(id: PageID("p\($0)"), item: TabItem(title: "P\($0)")) }
    fixture.container.setPages(try PageList(pages))
    fixture.tap(at: Self.more)
    expect(isOpen(fixture))
    for title in ["A title so long that fewer have room", "P"] {
      for page in pages { page.item.title = title }
      expectEqual(fixture.container.checkInvariants(), [])
    }
  }

  // MARK: Looks

  @Test("above the pages the list hangs below the bar; from right to left it stands on the left")
  func places() throws {
    let top = try fixture { $0.toolbarPosition = .top }
    top.tap(item: 4)
    expectEqual(
      top.container.parts.commandMenu.layout?.frame, Rect(x: 192, y: 101, width: 280, height: 100))
    let mirrored = try fixture { $0.isRightToLeft = true }
    mirrored.tap(at: Point(x: 48, y: 775))
    expectEqual(
      mirrored.container.parts.commandMenu.layout?.frame,
      Rect(x: 8, y: 643, width: 280, height: 100))
    let title = mirrored.commands.last { if case .text = $0.content { true } else { false } }
    guard case .text(let text) = title?.content else { return expectNotEqual(title, nil) }
    expectEqual(text.alignment, .right)
    expectEqual(text.frame.maxX, 270)
  }

  @Test("a row shows image, badge, and a check mark if it is selected")
  func rowParts() throws {
    let fixture = try fixture()
    var item = TabItem(title: "News", image: "bell", badge: .count(3))
    item.badgeColor = .yellow
    let page = ColorPage(id: "news", item: item, color: .red)
    fixture.container.setPages(try PageList(Fixture.pages(0..<5) + [page]))
    fixture.container.select("news", animated: false)
    fixture.tap(at: Self.more)
    let icons = fixture.commands.compactMap { command -> DrawCommand.Icon? in
      if case .icon(let icon) = command.content { icon } else { nil }
    }
    expectEqual(icons.map(\.name), ["more", "bell", "check"])
    expectEqual(icons[1].frame, Rect(x: 210, y: 705, width: 20, height: 20))
    expectEqual(icons[2].frame, Rect(x: 434, y: 705, width: 20, height: 20))
    expectEqual(texts(fixture).suffix(2), ["3", "News"])
    let starts = fixture.commands.compactMap { command -> Double? in
      guard case .text(let text) = command.content, text.style.size == 15,
        ["P4", "News"].contains(text.string)
      else { return nil }
      return text.frame.x
    }
    expectEqual(Set(starts).count, 1, "titles begin below each other, with or without an image")
    let inks = fixture.commands.compactMap { command -> Color? in
      guard case .text(let text) = command.content, text.string == "3" else { return nil }
      return text.color
    }
    expectEqual(inks, [Color.yellow.ink], "the text is legible on the badge's own color")
  }

  @Test("the mark goes on to More and stays there while pages behind it pass")
  func indicator() throws {
    let fixture = try fixture { $0.animator = UnderlineAnimator(length: .share(1)) }
    for (position, x) in [(3.0, 288.0), (3.5, 336), (4, 384), (4.5, 384), (5, 384)] {
      fixture.hold(at: position)
      expectEqual(fixture.indicator?.x, x)
    }
  }

  @Test("every animator has a look for More", arguments: Animators.all.map(\.name))
  func animators(name: String) throws {
    let animator = try #require(Animators.named(name))
    let fixture = try fixture { $0.animator = animator }
    for place in -2...22 {
      fixture.hold(at: Double(place) / 4)
      expect(texts(fixture).contains("More"))
      for item in 0..<5 {
        let look = animator.appearance(ofItem: item, in: fixture.container.parts.toolbar.geometry)
        expect((0...1).contains(look.selection))
      }
    }
  }

  // MARK: State lines

  @Test("a state line lists the items that show, and More as selected as what is behind it")
  func stateLine() throws {
    let fixture = try fixture(at: 5)
    let line = StateReader(fixture.container).line
    expect(
      line.contains(
        #"{"id":"p3","title":"P3","label":"P3","badge":null,"frame":[288,751,96,49],"#
          + #""selected":false,"enabled":true,"amount":0},"#
          + #"{"id":"more","title":"More","label":"More","badge":null,"frame":[384,751,96,49],"#
          + #""selected":true,"enabled":true,"amount":1}],"#))
    expect(line.contains(#""pages":["p0","p1","p2","p3","p4","p5"]"#))
    expect(!line.contains(#"{"id":"p4","title""#))
  }

  @Test("with room for all, or with a bar that scrolls, there is no More")
  func noMore() throws {
    let fixture = try fixture(pages: 5)
    expect(!StateReader(fixture.container).line.contains("More"))
    let scrolling = try self.fixture { $0.overflow = .scroll }
    expect(StateReader(scrolling.container).line.contains(#"{"id":"p5","title""#))
  }
}
