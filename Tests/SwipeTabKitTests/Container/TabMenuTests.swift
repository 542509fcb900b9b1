import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Menu of a tab")
@MainActor struct TabMenuTests {
  private func fixture(
    pages: Int = 4, _ change: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    try Fixture(pages: pages) {
      $0.allowsClosing = true
      $0.allowsReordering = true
      change(&$0)
    }
  }

  private func open(_ index: Int, _ fixture: Fixture) -> Bool {
    let point = StateReader(fixture.container).middle(ofItem: index)
    return fixture.container.handle(.press(.mouse, at: point, button: 3))
  }

  private func commands(_ fixture: Fixture) -> [TabCommand]? {
    fixture.container.parts.commandMenu.layout?.commands.compactMap { command in
      if case .tab(let command) = command { command } else { nil }
    }
  }

  private func tap(_ command: TabCommand, _ fixture: Fixture) throws {
    let menu = try #require(fixture.container.parts.commandMenu.layout)
    let index = try #require(menu.commands.firstIndex(of: .tab(command)))
    let row = menu.row(at: index)
    fixture.tap(at: Point(x: row.midX, y: row.midY))
  }

  @Test("the secondary button opens it with the commands that apply")
  func commands() throws {
    let fixture = try fixture()
    expect(open(0, fixture))
    expectEqual(commands(fixture), [.pin, .moveRight, .closeOthers, .close])
    fixture.container.onReload = { _ in }
    expect(open(2, fixture))
    expectEqual(commands(fixture), [.reload, .pin, .moveLeft, .moveRight, .closeOthers, .close])
    expectEqual(fixture.container.checkInvariants(), [])
    let plain = try Fixture(pages: 3)
    expect(!open(1, plain))
    expectEqual(commands(plain), nil)
  }

  @Test(
    "lines separate groups, and beside commands stand the keys that do the same to the selected tab"
  )
  func keys() throws {
    func shown(of index: Int) throws -> (keys: [String], lines: Int) {
      let fixture = try fixture()
      _ = open(index, fixture)
      let menu = try #require(fixture.container.parts.commandMenu.layout)
      let keys = fixture.commands.compactMap { command -> String? in
        guard case .text(let text) = command.content, text.string.hasPrefix("Ctrl") else {
          return nil
        }
        expect(menu.frame.contains(Point(x: text.frame.maxX - 1, y: text.frame.midY)))
        return text.string
      }
      let lines = fixture.commands.count {
        if case .fill(let rect, _) = $0.content {
          rect.width == menu.frame.width && rect.height == 1
        } else {
          false
        }
      }
      return (keys, lines)
    }
    // Pin; move left and right; close others and close.
    try expect(shown(of: 0) == (["Ctrl+Shift+PgDn", "Ctrl+W"], 2))
    try expect(shown(of: 1) == ([], 2))
  }

  @Test("keys are left out where titles would be cut for them")
  func keysWithoutRoom() throws {
    func menu(_ width: Double) throws -> CommandMenuLayout {
      try #require(
        CommandMenuLayout(
          commands: [.tab(.closeOthers), .tab(.close)], titleWidth: 120, keysWidth: 50,
          at: .point(.zero), bounds: Rect(x: 0, y: 0, width: width, height: 400),
          isRightToLeft: false, rowHeight: 36))
    }
    let wide = try menu(400)
    let keys = try #require(wide.keys(at: 1))
    expectEqual(keys.width, 50)
    expectLess(wide.title(at: 1).maxX, keys.x)
    expectAtLeast(wide.title(at: 1).width, 120)
    try expectEqual(menu(200).keys(at: 1), nil)
    try expectAtLeast(menu(200).title(at: 1).width, 120)
  }

  @Test("moves are named by the reading order in right to left and at a side")
  func names() throws {
    let mirrored = try fixture { $0.isRightToLeft = true }
    expect(open(1, mirrored))
    expectEqual(commands(mirrored), [.pin, .moveToStart, .moveToEnd, .closeOthers, .close])
    try tap(.moveToStart, mirrored)
    expectEqual(mirrored.container.pages.ids.first, "p1")
    let rail = try fixture { $0.toolbarPosition = .leading }
    expect(open(3, rail))
    expectEqual(commands(rail), [.pin, .moveToStart, .closeOthers, .close])
  }

  @Test("commands move, close and reload the page, selected or not")
  func choices() throws {
    let fixture = try fixture()
    _ = open(1, fixture)
    try tap(.moveRight, fixture)
    expectEqual(fixture.container.pages.ids, ["p0", "p2", "p1", "p3"])
    expectEqual(commands(fixture), nil)
    _ = open(3, fixture)
    try tap(.close, fixture)
    expectEqual(fixture.container.pages.ids, ["p0", "p2", "p1"])
    var reloaded: [PageID] = []
    fixture.container.onReload = { reloaded.append($0) }
    _ = open(1, fixture)
    try tap(.reload, fixture)
    expectEqual(reloaded, ["p2"])
    expectEqual(fixture.container.selectedID, "p0")
    _ = open(1, fixture)
    try tap(.closeOthers, fixture)
    expectEqual(fixture.container.pages.ids, ["p2"])
    expectEqual(fixture.container.selectedID, "p2")
  }

  @Test("once a page was closed, it can be opened again from the menu of another")
  func reopens() throws {
    let fixture = try fixture()
    fixture.container.close("p1")
    _ = open(0, fixture)
    expectEqual(commands(fixture), [.pin, .moveRight, .reopen, .closeOthers, .close])
    try tap(.reopen, fixture)
    expectEqual(fixture.container.pages.ids, ["p0", "p1", "p2", "p3"])
    expectEqual(fixture.container.selectedID, "p1")
    _ = open(0, fixture)
    expectEqual(commands(fixture)?.contains(.reopen), false)
  }

  /// A container whose first item has three entries of its own, of which the second one is not enabled.
  private func own(
    _ change: @escaping (inout ContainerConfiguration) -> Void = { _ in },
    perform: @escaping () -> Void = {}
  ) throws -> Fixture {
    let fixture = try fixture(pages: 2, change)
    var item = TabItem(title: "Own")
    item.menuEntries = [
      TabItem.MenuEntry("Mute", image: "bell", perform: perform),
      TabItem.MenuEntry("Off", isEnabled: false, action: .select("p1")),
      TabItem.MenuEntry("Go", action: .select("p1")),
    ]
    try fixture.container.replace("p0", with: ColorPage(id: "p0", item: item, color: .red))
    return fixture
  }

  private func titles(_ fixture: Fixture) -> [String] {
    let container = fixture.container
    return container.parts.commandMenu.layout?.commands.map {
      container.configuration.texts.title(of: $0)
    } ?? []
  }

  @Test("an app's own entries come first, also where there are no commands")
  func ownEntries() throws {
    var count = 0
    let fixture = try own(perform: { count += 1 })
    expect(open(0, fixture))
    expectEqual(
      titles(fixture), ["Mute", "Off", "Go", "Pin", "Move right", "Close other tabs", "Close"])
    let menu = try #require(fixture.container.parts.commandMenu.layout)
    fixture.tap(at: Point(x: menu.row(at: 0).midX, y: menu.row(at: 0).midY))
    expectEqual(count, 1)
    expect(!fixture.container.parts.commandMenu.isOpen)
    let plain = try own { ($0.allowsClosing, $0.allowsReordering) = (false, false) }
    expect(open(0, plain))
    expectEqual(titles(plain), ["Mute", "Off", "Go"])
    _ = open(1, plain)
    expect(!plain.container.parts.commandMenu.isOpen)
  }

  @Test("an entry that is not enabled is skipped by keys, and a tap on it does nothing")
  func disabledEntry() throws {
    let fixture = try own()
    while fixture.container.focus != "p0" { expect(fixture.key("tab")) }
    fixture.key("menu")
    let menu = fixture.container.parts.commandMenu
    var names: [String?] = [menu.highlight?.name]
    for key in ["down", "up", "up"] {
      fixture.key(key)
      names.append(menu.highlight?.name)
    }
    expectEqual(names, ["Mute", "Go", "Mute", "close"])
    let node = fixture.container.accessibilityTree().first { $0.id == "menu/Off" }
    expectEqual(node?.isEnabled, false)
    expectEqual(node?.isActivatable, false)
    let row = try #require(menu.layout).row(at: 1)
    fixture.tap(at: Point(x: row.midX, y: row.midY))
    expect(menu.isOpen)
    expectEqual(fixture.container.selectedID, "p0")
    fixture.key("home")
    fixture.key("down")
    fixture.key("enter")
    expectEqual(fixture.container.selectedID, "p1")
  }

  @Test("titles stand after the images, from the side where lines begin", arguments: [false, true])
  func images(isRightToLeft: Bool) throws {
    let fixture = try own { $0.isRightToLeft = isRightToLeft }
    _ = open(0, fixture)
    let menu = try #require(fixture.container.parts.commandMenu.layout)
    for row in menu.commands.indices {
      let (image, title) = (menu.image(at: row), menu.title(at: row))
      expect(isRightToLeft ? title.maxX <= image.x - 10 : title.x >= image.maxX + 10)
      expectEqual(menu.row(at: row).intersection(title), title)
    }
  }

  @Test("a delegate can refuse to close")
  func veto() throws {
    final class Guard: TabContainerDelegate {
      func container(_ container: TabContainer, shouldClose page: PageID) -> Bool { page != "p2" }
    }
    let fixture = try fixture()
    let delegate = Guard()
    fixture.container.delegate = delegate
    _ = open(0, fixture)
    try tap(.closeOthers, fixture)
    expectEqual(fixture.container.pages.ids, ["p0", "p2"])
  }

  @Test("a press beside it closes it and does nothing else", arguments: [1, 3])
  func beside(button: Int) throws {
    let fixture = try fixture()
    _ = open(1, fixture)
    let point = Point(x: 30, y: 200)
    expect(fixture.container.handle(.press(.mouse, at: point, button: button)))
    fixture.container.handle(.release(.mouse, at: point, button: button))
    expectEqual(commands(fixture), nil)
    expectEqual(fixture.container.selectedID, "p0")
  }

  @Test(
    "keys open it on the focused tab, move in it, and close it", arguments: ["menu", "shift+f10"])
  func keys(name: String) throws {
    let fixture = try fixture()
    expect(!fixture.key(name))
    expectEqual(commands(fixture), nil)
    while fixture.container.focus != "p0" { expect(fixture.key("tab")) }
    fixture.key("right")
    expect(fixture.key(name))
    let menu = fixture.container.parts.commandMenu
    expectEqual(menu.owner, .tab("p1"))
    expectEqual(menu.highlight, .tab(.pin))
    fixture.key("down")
    expectEqual(menu.highlight, .tab(.moveLeft))
    fixture.key("up")
    fixture.key("up")
    expectEqual(menu.highlight, .tab(.close))
    fixture.key("escape")
    expect(!menu.isOpen)
    expectEqual(fixture.container.focus, "p1")
    fixture.key(name)
    fixture.key("end")
    fixture.key("enter")
    expectEqual(fixture.container.pages.ids, ["p0", "p2", "p3"])
    expectEqual(fixture.container.focus, "p2")
  }

  @Test("it is a menu of items for assistive technology, and its items can be activated")
  func accessibility() throws {
    let fixture = try fixture()
    fixture.container.focus(
      try #require(fixture.container.accessibilityTree().first { $0.id == "tabs/p1" }))
    fixture.key("menu")
    let tree = fixture.container.accessibilityTree()
    let node = try #require(tree.first { $0.id == "menu" })
    expectEqual(node.role, .menu)
    expectEqual(node.children.map(\.role), Array(repeating: .menuCommand, count: 5))
    expectEqual(node.children.first?.isFocused, true)
    let close = try #require(node.children.last)
    expectEqual(close.label, "Close")
    expect(fixture.container.activate(close))
    expect(!fixture.container.pages.ids.contains("p1"))
  }

  @Test("it closes when the page, the size or the selection changes")
  func interrupted() throws {
    let fixture = try fixture()
    for change in [
      { fixture.container.remove("p3") }, { fixture.resize(300) },
      { _ = fixture.container.select("p2") },
    ] {
      expect(open(1, fixture))
      change()
      expectEqual(commands(fixture), nil)
      fixture.rest()
    }
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("it lies inside every container that it fits into", arguments: [240.0, 320, 1000])
  func inside(width: Double) throws {
    for position in ContainerConfiguration.ToolbarPosition.allCases {
      let fixture = try fixture { $0.toolbarPosition = position }
      fixture.resize(width, 300)
      for index in 0..<2 {
        guard open(index, fixture), let menu = fixture.container.parts.commandMenu.layout else {
          continue
        }
        let bounds = Rect(x: 0, y: 0, width: width, height: 300)
        expectEqual(menu.frame.intersection(bounds), menu.frame)
      }
    }
  }

  @Test("a menu that does not fit is a sheet of the same commands, which goes with the choice")
  func sheet() throws {
    let fixture = try fixture()
    fixture.resize(400, 150)
    expect(open(1, fixture))
    fixture.rest()
    expectEqual(commands(fixture), nil)
    expectEqual(fixture.container.presentedScreen?.navigationTitle, "P1")
    expect(fixture.container.activate(label: "Close"))
    fixture.rest()
    expectEqual(fixture.container.pages.ids, ["p0", "p2", "p3"])
    expect(fixture.container.presentedScreen == nil)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("rows are high enough for the finger that opened it")
  func touchTargets() throws {
    func height(_ device: Contact) throws -> Double {
      let fixture = try fixture()
      let point = StateReader(fixture.container).middle(ofItem: 1)
      fixture.container.handle(.press(device, at: point, button: device == .mouse ? 3 : 1))
      fixture.advance(by: 1)
      fixture.container.handle(.release(device, at: point, button: 1))
      return try #require(fixture.container.parts.commandMenu.layout).rowHeight
    }
    try expectEqual(height(.mouse), 36)
    try expectEqual(height(Contact(device: .touch, pointer: 1)), 44)
  }
}
