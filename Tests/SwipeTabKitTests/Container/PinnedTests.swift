import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Pinned pages")
@MainActor struct PinnedTests {
  private static func page(_ number: Int, isPinned: Bool = false) -> any TabPage {
    var item = TabItem(title: "P\(number)", image: "star")
    item.isPinned = isPinned
    return ColorPage(id: PageID("p\(number)"), item: item, color: .red)
  }

  /// A container with the tabs of a browser, 400 points wide, of which those with the numbers `pinned` are pinned.
  private func container(
    pages: Int = 12, pinned: [Int] = [1, 3], width: Double = 400,
    _ change: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.itemLayout = .tabs()
    configuration.titles = .beside
    configuration.toolbarPosition = .top
    configuration.allowsClosing = true
    configuration.allowsReordering = true
    configuration.reducesMotion = true
    configuration.tuning.mouseSlop = 0
    change(&configuration)
    return try TabContainer(
      pages: PageList((0..<pages).map { Self.page($0, isPinned: pinned.contains($0)) }),
      configuration: configuration, size: Size(width: width, height: 800))
  }

  private func frame(_ page: PageID, _ container: TabContainer) throws -> Rect {
    let index = try #require(container.pages.index(of: page))
    return container.parts.toolbar.geometry.frame(ofItem: index)
  }

  private func middle(_ page: PageID, _ container: TabContainer) throws -> Point {
    let frame = try frame(page, container)
    return Point(x: frame.midX, y: frame.midY)
  }

  @Test("come first, in their order, hidden ones too")
  func order() throws {
    try expectEqual(container(pages: 5).pages.ids, ["p1", "p3", "p0", "p2", "p4"])
    let list = try PageList([Self.page(0), Self.page(1, isPinned: true), Self.page(2)])
    expectEqual(list.arranged(hiding: ["p1": true], pinning: ["p2": true]).ids, ["p2", "p0"])
    expectEqual(
      list.arranged(hiding: ["p1": true], pinning: ["p2": true]).allIDs, ["p1", "p2", "p0"])
  }

  @Test("show their image alone at the start, and stay there while the others scroll")
  func stuck() throws {
    let container = try container()
    let (first, second) = (try frame("p1", container), try frame("p3", container))
    expectEqual(first.x, 0)
    expectEqual(first.width, 44)
    expectEqual(second.x, 44)
    expectEqual(second.width, 44)
    let parts = container.parts.toolbar.parts(
      of: container.parts.toolbar.item(at: 0), 0, in: first)
    expectEqual(parts.title, nil)
    expectEqual(parts.image?.midX, first.midX)
    expectEqual(parts.image?.width, 20)
    container.select("p11", animated: false)
    expectGreater(container.parts.toolbar.scroll, 0)
    try expectEqual(frame("p1", container), first)
    try expectEqual(frame("p3", container), second)
    // What is scrolled away below them is not found there.
    expectEqual(container.parts.barTargets.target(at: Point(x: 20, y: first.midY)), .item("p1"))
    expectEqual(container.parts.barTargets.target(at: Point(x: 60, y: first.midY)), .item("p3"))
    try expectLess(frame("p0", container).maxX, 88)
    try expectAtMost(frame("p11", container).maxX, 400)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("are at the right from right to left, and all pages add up in the layout")
  func mirrored() throws {
    let container = try container(pages: 4) { $0.isRightToLeft = true }
    try expectEqual(frame("p1", container).maxX, 400)
    try expectEqual(frame("p3", container).maxX, 356)
    try expectEqual(frame("p0", container).maxX, 312)
    try expectEqual(frame("p2", container).x, 0)
    for page in container.pages.ids {
      let point = try middle(page, container)
      expectEqual(container.parts.barTargets.target(at: point), .item(page))
    }
  }

  @Test("take at most half of the bar; further ones scroll with the others")
  func many() throws {
    let container = try container(pinned: Array(0..<8))
    expectEqual(container.parts.context.layout.items.stuck, 4)
    try expectEqual(frame("p3", container).width, 44)
    try expectGreater(frame("p4", container).width, 44)
    container.select("p7", animated: false)
    try expectEqual(frame("p0", container).x, 0)
    try expectLess(frame("p4", container).x, 176)
  }

  @Test("are closed by nothing that closes other pages")
  func closing() throws {
    let container = try container(pages: 4)
    expect(!container.close("p1"))
    container.select("p1", animated: false)
    expect(!container.handle(.key(KeyPress(.character("w"), modifiers: .control))))
    let point = try middle("p1", container)
    container.handle(.press(.mouse, at: point, button: 2))
    container.handle(.release(.mouse, at: point, button: 2))
    expectEqual(container.accessibilityTree().first { $0.id == "tabs/p1/close" }, nil)
    expectNotEqual(container.accessibilityTree().first { $0.id == "tabs/p0/close" }, nil)
    container.handle(.press(.mouse, at: try middle("p0", container), button: 3))
    container.parts.commandMenu.choose(.tab(.closeOthers), cause: .tap)
    expectEqual(container.pages.ids, ["p1", "p3", "p0"])
  }

  @Test("move among themselves only, and no other page moves before them")
  func moving() throws {
    let container = try container(pages: 5)
    let move = { (page: PageID, step: Int) in container.parts.reordering.move(page, by: step) }
    expect(!move("p3", 1))
    expect(!move("p0", -1))
    expect(move("p3", -1))
    expectEqual(container.pages.ids, ["p3", "p1", "p0", "p2", "p4"])
    container.move("p4", to: 0)
    expectEqual(container.pages.ids, ["p3", "p1", "p4", "p0", "p2"])
    // A hand carries a pinned item to the end of the pinned ones, and another one to their end.
    for (page, x, ids) in [
      ("p3", 380, ["p1", "p3", "p4", "p0", "p2"]), ("p2", 2, ["p1", "p3", "p2", "p4", "p0"]),
    ] as [(PageID, Double, [PageID])] {
      let start = try middle(page, container)
      container.handle(.press(.mouse, at: start))
      container.handle(.move(.mouse, to: Point(x: x, y: start.y)))
      expectEqual(container.checkInvariants(), [])
      container.handle(.release(.mouse, at: Point(x: x, y: start.y)))
      expectEqual(container.pages.ids, ids)
    }
  }

  @Test("slide to where they stand from then on, and back")
  func motion() throws {
    let container = try container(pages: 5, pinned: [1]) { $0.reducesMotion = false }
    for isPinned in [true, false] {
      let (start, others) = (try frame("p4", container), try frame("p0", container))
      container.setPinned(isPinned, page: "p4")
      expect(container.isMoving)
      expectEqual(container.isPinned("p4"), isPinned)
      let begun = try frame("p4", container)
      expect(near(begun.x, start.x))
      expect(near(begun.width, start.width))
      expect(near(try frame("p0", container).x, others.x))
      for _ in 0..<60 {
        container.advance(to: container.time + 0.02)
        expectEqual(container.checkInvariants(), [])
      }
      expect(!container.isMoving)
      let end = try frame("p4", container)
      expectEqual(end.x, 44)
      expectEqual((end.width == 44), isPinned)
    }
  }

  @Test("come back from a saved state in their order, and go back to where they were")
  func restored() throws {
    let container = try container(pages: 5, pinned: []) {
      $0.allowsReordering = false
      $0.allowsClosing = false
    }
    let plain = container.state
    container.setPinned(true, page: "p3")
    container.setPinned(true, page: "p1")
    let pinned = container.state
    expectEqual(container.pages.ids, ["p3", "p1", "p0", "p2", "p4"])
    container.restore(plain)
    expectEqual(container.pages.ids, ["p0", "p1", "p2", "p3", "p4"])
    expect(!container.isPinned("p3"))
    container.restore(pinned)
    expectEqual(container.pages.ids, ["p3", "p1", "p0", "p2", "p4"])
    expect(container.isPinned("p1"))
    container.setPinned(false, page: "p1")
    container.setPinned(true, page: "p4")
    expectEqual(container.pages.ids, ["p3", "p4", "p1", "p0", "p2"])
    container.restore(pinned)
    expectEqual(container.pages.ids, ["p3", "p1", "p0", "p2", "p4"])
    expect(container.isPinned("p1"))
    expect(!container.isPinned("p4"))
    expectEqual(container.checkInvariants(), [])
  }

  @Test("are pinned and released by the menu, each at the border of the two groups")
  func menu() throws {
    let container = try container(pages: 5)
    container.handle(.press(.mouse, at: try middle("p4", container), button: 3))
    container.parts.commandMenu.choose(.tab(.pin), cause: .tap)
    expectEqual(container.pages.ids, ["p1", "p3", "p4", "p0", "p2"])
    expect(container.isPinned("p4"))
    container.handle(.press(.mouse, at: try middle("p1", container), button: 3))
    let commands = try #require(container.parts.commandMenu.layout?.commands)
    expect(commands.contains(.tab(.unpin)))
    expect(!commands.contains(.tab(.pin)))
    container.parts.commandMenu.choose(.tab(.unpin), cause: .tap)
    expectEqual(container.pages.ids, ["p3", "p4", "p1", "p0", "p2"])
    expect(!container.isPinned("p1"))
    expect(container.close("p1"))
  }

  @Test("what was pinned and released is restored")
  func state() throws {
    let container = try container(pages: 5)
    expectEqual(container.state.pinned, nil)
    container.setPinned(true, page: "p4")
    container.setPinned(false, page: "p1")
    let other = try self.container(pages: 5)
    other.restore(container.state)
    expectEqual(other.pages.ids, ["p3", "p4", "p1", "p0", "p2"])
    expect(other.isPinned("p4"))
    expect(!other.isPinned("p1"))
    expectEqual(other.state, container.state)
  }

  @Test("an item that says so later is pinned when items are read again")
  func reloaded() throws {
    final class Page: BasePage {}
    let pages = (0..<3).map { Page(id: PageID("p\($0)"), item: TabItem(title: "P\($0)")) }
    let container = try TabContainer(
      pages: PageList(pages), size: Size(width: 400, height: 800))
    pages[2].item.isPinned = true
    container.reloadItems()
    expectEqual(container.pages.ids, ["p2", "p0", "p1"])
    expect(container.isPinned("p2"))
    pages[2].item.isPinned = false
    container.reloadItems()
    expect(!container.isPinned("p2"))
    expectEqual(container.selectedID, "p0")
  }
}
