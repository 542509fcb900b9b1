import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("A menu that an app opens")
@MainActor struct OwnMenuTests {
  private final class Log {
    var lines: [String] = []
  }

  private func entries(_ log: Log, _ titles: [String] = ["Rename", "Delete"])
    -> [TabItem.MenuEntry]
  {
    titles.map { title in TabItem.MenuEntry(title) { log.lines.append(title) } }
  }

  @Test("is chosen from by a tap, a key and a reader, and a press beside it closes it")
  func chosen() throws {
    let (fixture, log) = (try Fixture(), Log())
    let container = fixture.container
    func open() -> AccessibilityNode? {
      expect(container.openMenu(entries(log), label: "Map", at: Point(x: 100, y: 200)))
      return container.accessibilityTree().first { $0.role == .menu }
    }
    let menu = try #require(open())
    expectEqual(menu.label, "Map")
    expectEqual(Point(x: menu.bounds.x, y: menu.bounds.y), Point(x: 100, y: 200))
    let row = menu.children[1].bounds
    fixture.press(row.midX, row.midY, .mouse)
    fixture.release(row.midX, row.midY, .mouse)
    _ = open()
    fixture.key("home")
    fixture.key("enter")
    _ = open()
    expect(container.activate(label: "Delete"))
    expectEqual(log.lines, ["Delete", "Rename", "Delete"])
    _ = open()
    fixture.press(20, 20, .mouse)
    expectEqual(container.accessibilityTree().first { $0.role == .menu }, nil)
    fixture.release(20, 20, .mouse)
    expectEqual(log.lines.count, 3)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("replaces an open one, and has nothing to show without entries or a place")
  func replaced() throws {
    let (fixture, log) = (try Fixture(), Log())
    let container = fixture.container
    expect(!container.openMenu([], label: "Map", at: .zero))
    expect(!container.openMenu(entries(log), label: "Map", at: Point(x: .nan, y: 0)))
    container.openMenu(entries(log, ["First"]), label: "Map", at: .zero)
    container.openMenu(entries(log, ["Second"]), label: "Map", at: .zero)
    expect(!container.activate(label: "First"))
    expect(container.activate(label: "Second"))
    expectEqual(log.lines, ["Second"])
  }

  @Test("is in front of a presented screen, at the same place")
  func onSheet() throws {
    let (fixture, log) = (try Fixture(), Log())
    fixture.container.present(BasePage(id: "s", item: TabItem(title: "S")), animated: false)
    let point = Point(x: 100, y: 520)
    expect(fixture.container.openMenu(entries(log), label: "Map", at: point))
    let menu = try #require(fixture.container.accessibilityTree().first { $0.role == .menu })
    expectEqual(Point(x: menu.bounds.x, y: menu.bounds.y), point)
    expect(fixture.container.activate(label: "Rename"))
    expectEqual(log.lines, ["Rename"])
  }

  private final class Map: CustomView {
    var asked: [Point] = []
    var events: [ViewEvent] = []
    func draw(in drawing: inout Drawing, context: ViewContext) {}
    var claim = ViewClaim.waits
    func claim(_ press: ViewPress) -> ViewClaim { claim }
    func handle(_ event: ViewEvent) { events.append(event) }
    func menu(at point: Point) -> [TabItem.MenuEntry] {
      asked.append(point)
      return [TabItem.MenuEntry("Zoom", action: .select("p1"))]
    }
  }

  @Test("opens on a custom view by the secondary button, a long press and the Menu key")
  func ofView() throws {
    let (fixture, map) = (try Fixture(), Map())
    let (container, finger) = (fixture.container, Contact(device: .touch))
    let page = BasePage(id: "p0", item: TabItem(title: "Map"))
    page.body = ScreenBody([
      .view(ScreenBody.View("map", height: 100, isFocusable: true)), .list([ScreenBody.Row("Row")]),
    ])
    try container.replace("p0", with: page)
    container.makeView = { _ in map }
    _ = fixture.commands
    let frame = try #require(
      container.parts.bodyTargets.view(
        of: BodyTarget(screen: "p0", element: 0, part: 0))?.frame)
    let point = Point(x: frame.x + 30, y: frame.y + 40)
    func isOpen() -> Bool { container.parts.commandMenu.isOpen }
    func close() {
      expect(isOpen())
      fixture.key("escape")
      expect(!isOpen())
    }
    container.handle(.press(.mouse, at: point, button: 3))
    container.handle(.release(.mouse, at: point, button: 3))
    close()
    fixture.press(point.x, point.y, finger)
    fixture.advance(by: 1)
    fixture.release(point.x, point.y, finger)
    close()
    expectEqual(map.events, [.pressed(at: Point(x: 30, y: 40)), .cancelled])
    expectEqual(Set(map.asked), [Point(x: 30, y: 40)])
    fixture.key("menu")
    expectEqual(map.asked.last, Point(x: frame.width / 2, y: 50))
    expect(container.activate(label: "Zoom"))
    expectEqual(container.selectedID, "p1")
    expectEqual(container.checkInvariants(), [])
  }

  @Test("is a sheet where it does not fit")
  func sheet() throws {
    let (fixture, log) = (try Fixture(), Log())
    var entries = entries(log, (0..<40).map { "Entry \($0)" })
    (entries[1].image, entries[2].isDestructive) = ("check", true)
    entries[3].action = .select("p1")
    expect(fixture.container.openMenu(entries, label: "Map", at: .zero))
    expectEqual(fixture.container.presentedScreen?.navigationTitle, "Map")
    fixture.rest()
    let texts = fixture.commands.compactMap { command -> DrawCommand.Text? in
      guard case .text(let text) = command.content, text.string.hasPrefix("Entry ") else {
        return nil
      }
      return text
    }
    expectEqual(Set(texts.map(\.frame.x)).count, 1, "where the texts begin")
    let red = fixture.container.configuration.theme.badge
    expectEqual(texts.filter { $0.color == red }.map(\.string), ["Entry 2"])
    expect(fixture.container.activate(label: "Entry 2"))
    expectEqual(log.lines, ["Entry 2"])
    fixture.container.openMenu(entries, label: "Map", at: .zero)
    fixture.rest()
    expect(fixture.container.activate(label: "Entry 3"))
    expectEqual(fixture.container.checkInvariants(), [])
    expectEqual(fixture.container.selectedID, "p1")
  }

  @Test("a long press on a view takes no contact from another view")
  func twoContacts() throws {
    let (fixture, map) = (try Fixture(), Map())
    let page = BasePage(id: "p0", item: TabItem(title: "Map"))
    page.body = ScreenBody([
      .view(ScreenBody.View("map", height: 100)),
      .list(
        [ScreenBody.Row("Row")].map { row in
          var row = row
          row.menu = [TabItem.MenuEntry("Go", action: .select("p1"))]
          return row
        }),
    ])
    try fixture.container.replace("p0", with: page)
    fixture.container.makeView = { _ in map }
    map.claim = .holds
    _ = fixture.commands
    let row = try #require(fixture.container.accessibilityTree().first { $0.label == "Row" }).bounds
    fixture.press(200, row.y - 30, Contact(device: .touch, pointer: 1))
    fixture.press(row.midX, row.midY, Contact(device: .touch))
    fixture.advance(by: 1)
    expect(fixture.container.parts.commandMenu.isOpen)
    expectEqual(fixture.container.checkInvariants(), [])
  }
}
