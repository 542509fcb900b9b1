import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

/// A window with a container of three tabs, as the bus's thread sees it.
@MainActor
struct SeenWindow {
  let container: TabContainer
  var isActive = true
  var isAnswer = false
  var origin = (x: 100, y: 50)
  var scale = 2.0

  init(_ pages: [any TabPage]) throws {
    container = try TabContainer(pages: PageList(pages), size: Size(width: 400, height: 800))
  }

  init() throws {
    try self.init(
      ["Red", "Blue", "Yellow"].map {
        BasePage(id: PageID($0.lowercased()), item: TabItem(title: $0))
      })
  }

  var snapshot: AccessibilitySnapshot {
    AccessibilitySnapshot(
      tree: container.accessibilityTree(), title: "Window", isActive: isActive, isAnswer: isAnswer,
      origin: origin,
      size: container.size, scale: scale)
  }

  var tree: AccessibleTree { AccessibleTree(snapshot, applicationName: "Program") }

  var responder: AccessibleResponder {
    AccessibleResponder(tree: tree, busName: ":1.5", locale: "en_GB", version: "1")
  }
}

extension AccessibleTree {
  /// The object of a role with a name.
  func object(_ role: AccessibleRole, _ name: String) throws -> AccessibleObject {
    try #require(objects.values.first { $0.role == role && $0.name == name })
  }
}

extension AccessibleResponder {
  /// The answer to a call for an object.
  mutating func call(
    _ object: AccessibleObject, _ interface: AccessibleInterface, _ member: String,
    _ arguments: BusValue...
  ) throws(BusError) -> [BusValue] {
    try answer(
      AccessibleQuery(
        path: object.path, interface: interface.rawValue, member: member, arguments: arguments))
  }

  /// A property of an object.
  mutating func property(
    _ object: AccessibleObject, _ interface: AccessibleInterface, _ name: String
  ) throws(BusError) -> BusValue? {
    let query = AccessibleQuery(
      path: object.path, interface: BusName.properties, member: "Get",
      arguments: [.string(interface.rawValue), .string(name)])
    return try answer(query).first
  }
}

@MainActor
@Suite("Objects on the accessibility bus")
struct AccessibleObjectsTests {
  @Test("an element keeps its object while it exists; a number is never given twice")
  func numbers() throws {
    let window = try SeenWindow()
    var tree = window.tree
    let blue = try tree.object(.pageTab, "Blue")
    let yellow = try tree.object(.pageTab, "Yellow")
    window.container.setPages(
      try PageList([window.container.pages.page(at: 0), window.container.pages.page(at: 2)]))
    tree.update(to: window.snapshot, applicationName: "Program")
    try expectEqual(tree.object(.pageTab, "Yellow").number, yellow.number)
    expect(tree[blue.number] == nil)
    window.container.setPages(
      try PageList(
        ["Red", "Green", "Yellow"].map {
          BasePage(id: PageID($0.lowercased()), item: TabItem(title: $0))
        }))
    tree.update(to: window.snapshot, applicationName: "Program")
    let green = try tree.object(.pageTab, "Green")
    expectGreater(green.number, yellow.number)
    expectNotEqual(green.number, blue.number)
  }

  @Test("parents, children and indices agree everywhere")
  func consistency() throws {
    let tree = try SeenWindow().tree
    expectGreater(tree.objects.count, 6)
    for object in tree.objects.values {
      for (index, child) in tree.children(of: object).enumerated() {
        expectEqual(child.parent, object.number)
        expectEqual(child.index, index)
      }
      expectEqual(AccessibleObject.number(path: object.path), object.number)
    }
    expectEqual(AccessibleObject.number(path: "/org/a11y/atspi/accessible/0"), nil)
    expectEqual(AccessibleObject.number(path: "/org/a11y/atspi/accessible/-1"), nil)
    expectEqual(AccessibleObject.number(path: "/"), nil)
  }

  @Test("the selected tab controls its page, which is labelled by it")
  func relations() throws {
    let window = try SeenWindow()
    var responder = window.responder
    let tab = try responder.tree.object(.pageTab, "Red")
    let panel = try #require(responder.tree.objects.values.first { $0.kind == .element(.tabPanel) })
    expectEqual(tab.relations.map(\.type), [.controllerFor])
    expectEqual(tab.relations.first?.targets, [panel.number])
    expectEqual(panel.relations.map(\.type), [.labelledBy, .controlledBy])
    let answer = try responder.call(tab, .accessible, "GetRelationSet")
    expectEqual(answer.first?.elements.first?.elements.first, .uint(3))
  }

  @Test("places count from the screen, the window or the parent, in the screen's units")
  func extents() throws {
    var responder = try SeenWindow().responder
    let tab = try responder.tree.object(.pageTab, "Blue")
    let list = try #require(responder.tree[tab.parent])
    func place(_ object: AccessibleObject, _ kind: UInt32) throws -> [Int] {
      try responder.call(object, .component, "GetExtents", .uint(kind))
        .first?.elements.compactMap(\.integer) ?? []
    }
    let box = tab.bounds
    func units(_ points: Double) -> Int { Int((points * 2).rounded()) }
    let size = [units(box.width), units(box.height)]
    try expectEqual(place(tab, 0), [units(box.x) + 100, units(box.y) + 50] + size)
    try expectEqual(place(tab, 1), [units(box.x), units(box.y)] + size)
    try expectEqual(place(tab, 2), [units(box.x - list.bounds.x), 0] + size)
    let middle = [Int32(box.midX * 2), Int32(box.midY * 2)]
    let frame = try #require(responder.tree[AccessibleObject.frameNumber])
    let found = try responder.call(
      frame, .component, "GetAccessibleAtPoint", .int(middle[0]), .int(middle[1]), .uint(1))
    expectEqual(found, [responder.reference(tab)])
    expectEqual(responder.measured, [tab.number])
  }

  @Test("actions, the focus and selections become requests, up to a limit")
  func requests() throws {
    var responder = try SeenWindow().responder
    let tab = try responder.tree.object(.pageTab, "Blue")
    let list = try #require(responder.tree[tab.parent])
    try expectEqual(responder.call(tab, .action, "DoAction", .int(0)), [.bool(true)])
    try expectEqual(responder.call(tab, .action, "DoAction", .int(1)), [.bool(false)])
    try expectEqual(responder.call(tab, .component, "GrabFocus"), [.bool(true)])
    try expectEqual(responder.call(list, .component, "GrabFocus"), [.bool(false)])
    try expectEqual(responder.call(list, .selection, "SelectChild", .int(2)), [.bool(true)])
    try expectEqual(responder.call(list, .selection, "SelectChild", .int(3)), [.bool(false)])
    expectEqual(
      responder.requests,
      [
        AccessibilityRequest(.activate, of: "tabs/blue"),
        AccessibilityRequest(.focus, of: "tabs/blue"),
        AccessibilityRequest(.activate, of: "tabs/yellow"),
      ])
    for _ in 0..<1000 { _ = try responder.call(tab, .action, "DoAction", .int(0)) }
    expectEqual(responder.requests.count, AccessibleResponder.mostRequests)
  }

  @Test("the selection of a tab list is its selected tab")
  func selection() throws {
    var responder = try SeenWindow().responder
    let red = try responder.tree.object(.pageTab, "Red")
    let list = try #require(responder.tree[red.parent])
    try expectEqual(responder.property(list, .selection, "NSelectedChildren"), .variant(.int(1)))
    try expectEqual(
      responder.call(list, .selection, "GetSelectedChild", .int(0)),
      [
        responder.reference(red)
      ])
    try expectEqual(responder.call(list, .selection, "IsChildSelected", .int(0)), [.bool(true)])
    try expectEqual(responder.call(list, .selection, "IsChildSelected", .int(1)), [.bool(false)])
  }

  @Test("any call with any arguments is answered or refused")
  func garbage() throws {
    var responder = try SeenWindow().responder
    let paths =
      responder.tree.objects.values.map(\.path) + [
        AccessibleResponder.cachePath, "/", "", "/org/a11y/atspi/null",
      ]
    let interfaces = AccessibleInterface.allCases.map(\.rawValue) + [BusName.properties, "x", ""]
    let members = [
      "Get", "Set", "GetAll", "GetChildAtIndex", "GetChildren", "GetIndexInParent",
      "GetRelationSet",
      "GetRole", "GetState", "GetAttributes", "GetInterfaces", "GetExtents", "GetPosition",
      "GetSize",
      "Contains", "GetAccessibleAtPoint", "ScrollTo", "DoAction", "GetName", "GetActions",
      "GetSelectedChild", "SelectChild", "GetText", "GetStringAtOffset", "GetTextAtOffset",
      "GetTextBeforeOffset", "GetTextAfterOffset", "GetCharacterAtOffset", "GetItems", "",
    ]
    let values: [BusValue] = [
      .int(.min), .int(.max), .int(0), .uint(.max), .long(.min), .double(.nan), .double(.infinity),
      .string("Name"), .string(AccessibleInterface.text.rawValue), .path("/"), .array("s", []),
      .other,
      .variant(.double(-.infinity)),
    ]
    var random = SeededGenerator(seed: 1)
    var (answered, refused) = (0, 0)
    for path in paths {
      for interface in interfaces {
        for member in members {
          let arguments = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            values.randomElement(using: &random) ?? .other
          }
          let query = AccessibleQuery(
            path: path, interface: interface, member: member, arguments: arguments)
          do throws(BusError) {
            _ = try responder.answer(query)
            answered += 1
          } catch {
            refused += 1
            expect(error.name.hasPrefix("org.freedesktop.DBus.Error."))
          }
        }
      }
    }
    expectGreater(answered, 100)
    expectGreater(refused, 1000)
  }

  @Test("the cache lists every object once")
  func cache() throws {
    var responder = try SeenWindow().responder
    let query = AccessibleQuery(
      path: AccessibleResponder.cachePath, interface: AccessibleResponder.cacheInterface,
      member: "GetItems")
    let items = try responder.answer(query).first?.elements ?? []
    expectEqual(items.count, responder.tree.objects.count)
    expectEqual(Set(items.compactMap { $0.elements.first?.elements.last?.text }).count, items.count)
    for item in items { expect(item.signature.hasPrefix("((so)(so)(so)ii")) }
  }

  @Test("a badge and a hint are read after the name")
  func description() throws {
    var item = TabItem(title: "Mail")
    item.badge = .count(120)
    let window = try SeenWindow([BasePage(id: "mail", item: item)])
    try expectEqual(window.tree.object(.pageTab, "Mail").description, "120")
  }
}

@MainActor
@Suite("Events on the accessibility bus")
struct AccessibleEventsTests {
  private func events(_ window: SeenWindow, measured: Set<Int> = [], _ change: () throws -> Void)
    throws -> [AccessibleEvent]
  {
    var responder = window.responder
    let old = responder.tree
    try change()
    responder.tree.update(to: window.snapshot, applicationName: "Program")
    responder.measured = measured
    return AccessibleChange(old: old, new: responder.tree, responder: responder).events
  }

  private func texts(_ events: [AccessibleEvent], _ tree: AccessibleTree) -> [String] {
    events.map { event in
      let object = AccessibleObject.number(path: event.path).flatMap { tree[$0] }
      return "\(object?.name ?? event.path) \(event.name) \(event.detail) \(event.numbers.0)"
    }
  }

  @Test("nothing is told where nothing changes")
  func nothing() throws {
    let window = try SeenWindow()
    try expect(events(window) {}.isEmpty)
  }

  @Test("a selection tells the old tab, the new one, then their list")
  func selection() throws {
    let window = try SeenWindow()
    let told = texts(
      try events(window) { window.container.select(index: 1, animated: false) }, window.tree)
    let selected = told.filter { $0.contains("selected") || $0.contains("Selection") }
    expectEqual(
      selected,
      [
        "Red StateChanged selected 0", "Blue StateChanged selected 1", " SelectionChanged  0",
      ])
  }

  @Test("tabs that come and go are told to their list by index; moved ones leave and come back")
  func children() throws {
    let window = try SeenWindow()
    let pages = (0..<3).map { window.container.pages.page(at: $0) }
    let gone = try events(window) { window.container.setPages(try PageList([pages[0], pages[2]])) }
    expectEqual(
      gone.filter { $0.name == "ChildrenChanged" && $0.detail == "remove" }.map(\.numbers.0), [1])
    expect(gone.contains { $0.group == "Cache" && $0.name == "RemoveAccessible" })
    let moved = try events(window) {
      window.container.setPages(try PageList([pages[2], pages[0]]))
    }
    let changes = moved.filter { $0.name == "ChildrenChanged" }.map {
      "\($0.detail) \($0.numbers.0)"
    }
    expectEqual(changes, ["remove 1", "remove 0", "add 0", "add 1"])
  }

  @Test("a place is told only where it was read")
  func bounds() throws {
    let window = try SeenWindow()
    let tab = try window.tree.object(.pageTab, "Blue")
    let resize = { window.container.handle(.resize(Size(width: 600, height: 800), scale: 1)) }
    try expect(events(window) { _ = resize() }.allSatisfy { $0.name != "BoundsChanged" })
    window.container.handle(.resize(Size(width: 400, height: 800), scale: 1))
    let told = try events(window, measured: [tab.number]) { _ = resize() }
    expectEqual(told.filter { $0.name == "BoundsChanged" }.map(\.path), [tab.path])
  }

  @Test("the page that came is announced, unless the focus went into it")
  func arrival() throws {
    let window = try SeenWindow()
    var responder = window.responder
    let old = responder.tree
    window.container.select(index: 1, animated: false)
    responder.tree.update(to: window.snapshot, applicationName: "Program")
    let change = AccessibleChange(old: old, new: responder.tree, responder: responder)
    expectEqual(change.arrival?.name, "Blue")
    expect(AccessibleChange(old: old, new: old, responder: responder).arrival == nil)
  }

  @Test("a page below a sheet that goes is not announced, as the focus returns to it")
  func arrivalAfterSheet() throws {
    let window = try SeenWindow()
    struct Ask: Screen { let id: PageID }
    window.container.makeScreen = { Ask(id: $0) }
    let tab = try #require(window.container.accessibilityTree().first { $0.label == "Blue" })
    expect(window.container.focus(tab))
    window.container.present("ask", animated: false)
    var responder = window.responder
    let old = responder.tree
    try #require(old.front?.kind == .element(.dialog))
    window.container.dismiss(animated: false)
    responder.tree.update(to: window.snapshot, applicationName: "Program")
    let change = AccessibleChange(old: old, new: responder.tree, responder: responder)
    expectEqual(responder.tree.front?.name, "Red")
    expect(change.arrival == nil)
  }

  @Test(
    "a badge that changes is announced after an action, not by itself", arguments: [true, false])
  func badge(isAnswer: Bool) throws {
    var window = try SeenWindow()
    var responder = window.responder
    let old = responder.tree
    window.isAnswer = isAnswer
    var item = TabItem(title: "Yellow")
    item.badge = .count(2)
    (window.container.pages.page(at: 2) as? BasePage)?.item = item
    window.container.reloadItems()
    responder.tree.update(to: window.snapshot, applicationName: "Program")
    let change = AccessibleChange(old: old, new: responder.tree, responder: responder)
    expectEqual(change.announcement, isAnswer ? "Yellow 2" : nil)
  }

  @Test("a message that comes over the pages is announced once, with its button")
  func toast() throws {
    let window = try SeenWindow()
    var responder = window.responder
    let before = responder.tree
    window.container.show(Toast("Deleted").action("Undo") {})
    responder.tree.update(to: window.snapshot, applicationName: "Program")
    let shown = responder.tree
    let change = AccessibleChange(old: before, new: shown, responder: responder)
    expectEqual(change.announcement, "Deleted Undo")
    expectEqual(AccessibleChange(old: shown, new: shown, responder: responder).announcement, nil)
    let gone = AccessibleChange(old: shown, new: before, responder: responder)
    expectEqual(gone.announcement, nil)
  }

  @Test("a message takes the place of the one before")
  func notice() throws {
    var tree = try SeenWindow().tree
    let count = tree.objects.count
    tree.setNotice("First")
    let first = try tree.object(.notification, "First")
    tree.setNotice("Second")
    expectEqual(tree.objects.count, count + 1)
    expect(tree[first.number] == nil)
    let second = try tree.object(.notification, "Second")
    expectEqual(tree[AccessibleObject.frameNumber]?.children.last, second.number)
  }

  @Test("a window that gets the keyboard says so")
  func activation() throws {
    var window = try SeenWindow()
    window.isActive = false
    var responder = window.responder
    let old = responder.tree
    window.isActive = true
    responder.tree.update(to: window.snapshot, applicationName: "Program")
    let events = AccessibleChange(old: old, new: responder.tree, responder: responder).events
    expectEqual(events.map(\.name), ["StateChanged", "Activate"])
  }
}
