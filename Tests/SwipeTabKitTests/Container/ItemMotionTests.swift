import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Tabs at the bottom of 400 points.
@Suite("Motion of tabs that come and go")
@MainActor struct ItemMotionTests {
  private func fixture(
    pages: Int = 3, at index: Int? = nil,
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    let fixture = try Fixture(pages: pages, at: index) {
      $0.itemLayout = .tabs(shortest: 100)
      $0.allowsClosing = true
      $0.allowsAdding = true
      configure(&$0)
    }
    var made = 0
    fixture.container.makeNewPage = {
      made += 1
      return Fixture.page(PageID("n\(made)"))
    }
    return fixture
  }

  private func frame(_ page: PageID, _ fixture: Fixture) throws -> Rect {
    let index = try #require(fixture.container.pages.index(of: page))
    return fixture.container.parts.toolbar.geometry.frame(ofItem: index)
  }

  /// Where items start and end, with those that shrink, in reading order from the leading end.
  private func edges(_ fixture: Fixture) -> [(start: Double, end: Double)] {
    let parts = fixture.container.parts
    let frames =
      (0..<parts.context.layout.items.count).map { parts.toolbar.geometry.frame(ofItem: $0) }
      + parts.itemMotion.closing.map { parts.itemMotion.frame(of: $0) }
    let isMirrored = fixture.container.configuration.isRightToLeft
    return frames.map { isMirrored ? (-$0.maxX, -$0.x) : ($0.x, $0.maxX) }
      .sorted { ($0.0 + $0.1) < ($1.0 + $1.1) }
  }

  /// Whether every item ends where the next one starts.
  private func isWithoutGaps(_ fixture: Fixture) -> Bool {
    let edges = edges(fixture)
    return zip(edges, edges.dropFirst()).allSatisfy { near($0.end, $1.start, within: 0.6) }
  }

  private func isStatic(_ fixture: Fixture) -> Bool {
    let parts = fixture.container.parts
    let items = parts.context.layout.items
    return (0..<items.count).allSatisfy {
      parts.toolbar.geometry.frame(ofItem: $0)
        == items.frame(at: $0, scroll: parts.toolbar.scroll)
    } && parts.itemMotion.closing.isEmpty
      && parts.toolbar.addButton == parts.context.layout.addButton
  }

  private func draw(_ fixture: Fixture) -> DisplayList {
    var list = DisplayList()
    fixture.container.draw(into: &list)
    return list
  }

  @Test("a new tab grows from nothing, and the others make room", arguments: [false, true])
  func opening(isRightToLeft: Bool) throws {
    let fixture = try fixture { $0.isRightToLeft = isRightToLeft }
    let before = try frame("p0", fixture)
    fixture.container.addPage()
    try expectEqual(frame("p0", fixture), before)
    try expectEqual(frame("n1", fixture).width, 0)
    var last = 0.0
    while !isStatic(fixture) {
      fixture.advance(by: 0.02)
      let width = try frame("n1", fixture).width
      expectAtLeast(width, last)
      expect(isWithoutGaps(fixture))
      last = width
    }
    expectEqual(last, 100)
    expect(!fixture.container.parts.itemMotion.isMoving)
  }

  @Test(
    "a closed tab shrinks before the next one, which slides", arguments: [0, 1, 2], [false, true])
  func closing(index: Int, isRightToLeft: Bool) throws {
    let fixture = try fixture { $0.isRightToLeft = isRightToLeft }
    fixture.container.close(PageID("p\(index)"))
    let closed = try #require(fixture.container.parts.itemMotion.closing.first)
    expectEqual(closed.page, PageID("p\(index)"))
    expectEqual(closed.index, index)
    expect(near(fixture.container.parts.itemMotion.frame(of: closed).width, 356 / 3, within: 1e-9))
    expect(draw(fixture).commands.contains { $0.text == "P\(index)" })
    while fixture.container.parts.itemMotion.isMoving {
      expect(isWithoutGaps(fixture))
      expectEqual(edges(fixture).count, 3)
      fixture.advance(by: 0.02)
    }
    fixture.rest()
    expect(isStatic(fixture))
    expect(!draw(fixture).commands.contains { $0.text == "P\(index)" })
  }

  @Test("the motion is one of time: frames on the way change nothing")
  func frames() throws {
    func run(_ steps: Int) throws -> [Rect] {
      let fixture = try fixture()
      fixture.container.close("p1")
      for _ in 0..<steps { fixture.advance(by: 0.0625 / Double(steps)) }
      fixture.container.addPage()
      fixture.container.advance(to: 0.12)
      return try ["p0", "p2", "n1"].map { try frame($0, fixture) }
    }
    try expectEqual(run(1), try run(64))
  }

  @Test("a change on the way goes on from where the items are, with their velocity")
  func interrupted() throws {
    let fixture = try fixture()
    fixture.container.close("p0")
    fixture.advance(by: 0.06)
    let before = try frame("p1", fixture)
    let ghosts = fixture.container.parts.itemMotion.closing.count
    fixture.container.addPage()
    try expect(frame("p1", fixture).isNear(before.x, before.y, before.width, before.height))
    expectEqual(fixture.container.parts.itemMotion.closing.count, ghosts)
    // The same page again grows on from what is left of it.
    let left = fixture.container.parts.itemMotion.closing.first.map {
      fixture.container.parts.itemMotion.frame(of: $0).width
    }
    try fixture.container.insert(Fixture.page("p0"), at: 0)
    expect(near(try frame("p0", fixture).width, left ?? 0, within: 1e-9))
    expectGreater(left ?? 0, 10)
    expect(fixture.container.parts.itemMotion.closing.isEmpty)
    fixture.rest()
    expect(isStatic(fixture))
    expect(fixture.container.checkInvariants().isEmpty)
  }

  @Test("presses find items where they are seen, and never a closed one")
  func presses() throws {
    let fixture = try fixture(at: 2)
    fixture.container.close("p0")
    fixture.tap(at: Point(x: 10, y: 775))
    expectEqual(fixture.container.selectedID, "p2")
    expectEqual(fixture.take().count, 1)
    fixture.tap(at: Point(x: 130, y: 775))
    expectEqual(fixture.container.selectedID, "p1")
    expect(fixture.container.checkInvariants().isEmpty)
  }

  @Test("with reduced motion, and in other layouts, everything is in its place at once")
  func withoutMotion() throws {
    for fixture in [
      try fixture { $0.reducesMotion = true }, try fixture { $0.itemLayout = .fill },
    ] {
      fixture.container.close("p1")
      expect(isStatic(fixture))
      try fixture.container.insert(Fixture.page("new"), at: 0)
      expect(isStatic(fixture))
      expect(!fixture.container.isMoving)
    }
  }

  @Test("the first pages, and a list without any of the old ones, are in their places at once")
  func entirelyNew() throws {
    let fixture = try fixture(pages: 0)
    fixture.container.setPages(try Fixture.list(["a", "b"]))
    expect(isStatic(fixture))
    fixture.container.setPages(try Fixture.list(["c", "d", "e"]))
    expect(isStatic(fixture))
    expect(!fixture.container.parts.itemMotion.isMoving)
    fixture.container.setPages(try Fixture.list(["d"]))
    expectEqual(fixture.container.parts.itemMotion.closing.map(\.page), ["c", "e"])
  }

  @Test("a new size, other options and another list of pages end the motion")
  func ended() throws {
    let rows: [(name: String, change: (Fixture) -> Void)] = [
      ("a new size", { $0.resize(500) }),
      ("titles elsewhere", { $0.container.configuration.titles = .beside }),
      ("reduced motion", { $0.container.configuration.reducesMotion = true }),
    ]
    for (name, change) in rows {
      let fixture = try fixture()
      fixture.container.close("p1")
      change(fixture)
      expect(isStatic(fixture), "\(name)")
      expectEqual(fixture.container.checkInvariants(), [], "\(name)")
    }
  }

  @Test("of very many tabs only those near the view move")
  func many() throws {
    var closed: Set<Int> = []
    func list() -> PageList {
      let gone = closed
      let ids = { (index: Int) in PageID("g\(index + (gone.contains(0) ? 1 : 0))") }
      return .generated(
        count: 1_000_000 - gone.count, id: ids,
        index: { id in
          let index = Int(id.rawValue.dropFirst()).map { $0 - (gone.contains(0) ? 1 : 0) }
          return index.flatMap { $0 < 0 ? nil : $0 }
        },
        page: { Fixture.page(ids($0)) })
    }
    let fixture = try fixture()
    fixture.container.setPages(list())
    fixture.rest()
    closed = [0]
    fixture.container.setPages(list())
    let motion = fixture.container.parts.itemMotion
    expect(motion.isMoving)
    expectEqual(motion.closing.map(\.page), ["g0"])
    expectLess(fixture.container.parts.reordering.itemsInView.count, 40)
    fixture.rest()
    expect(!motion.isMoving)
    expectEqual(fixture.container.parts.reordering.itemsInView, 0..<4)
  }

  @Test(
    "whatever comes and goes when, it rests where a new container has it",
    arguments: Seeds.first(40))
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let fixture = try fixture(pages: Int.random(in: 0...9, using: &generator)) {
      $0.titles = .beside
      $0.toolbarPosition = .top
      $0.allowsReordering = true
      $0.isCyclic = seed % 5 == 0
      $0.isRightToLeft = seed % 3 == 0
      $0.overflow = ContainerConfiguration.Overflow.allCases[Int(seed % 4)]
    }
    for step in 0..<60 {
      let point = Point(
        x: .random(in: 0...400, using: &generator), y: .random(in: 44...110, using: &generator))
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: fixture.container.addPage()
      case 1:
        let index = Int.random(in: 0...fixture.container.count, using: &generator)
        try fixture.container.insert(Fixture.page(PageID("i\(step)")), at: index)
      case 2: fixture.key("ctrl+w")
      case 3, 4: fixture.tap(at: point)
      case 5:
        fixture.container.handle(.press(.mouse, at: point, button: 2))
        fixture.container.handle(.release(.mouse, at: point, button: 2))
      case 6: fixture.move(point.x, point.y)
      case 7: fixture.press(point.x, point.y)
      default: fixture.key(Bool.random(using: &generator) ? "ctrl+shift+pageup" : "ctrl+tab")
      }
      if Int.random(in: 0..<3, using: &generator) > 0 {
        fixture.advance(by: .random(in: 0...0.2, using: &generator))
      }
      expect(fixture.container.checkInvariants().isEmpty)
      _ = draw(fixture)
    }
    fixture.release(200, 400)
    fixture.move(200, 500)
    fixture.rest()
    expect(isStatic(fixture))
    let other = try TabContainer(
      pages: fixture.container.pages, configuration: fixture.container.configuration,
      size: fixture.container.size)
    other.makeNewPage = { nil }
    expectEqual(other.parts.context.layout.items, fixture.container.parts.context.layout.items)
  }
}

extension DrawCommand {
  /// What a text command writes; nil for other commands.
  fileprivate var text: String? {
    if case .text(let text) = content { text.string } else { nil }
  }
}
