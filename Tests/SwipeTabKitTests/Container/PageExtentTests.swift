import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Neighbors that peek")
@MainActor struct PageExtentTests {
  /// Pages of 320 points in 400, with a space of 10: a drag of 330 points passes one.
  private func fixture(
    pages: Int = 5, at index: Int = 2,
    _ change: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    try Fixture(pages: pages, at: index) {
      $0.pageExtent = 0.8
      $0.pageSpacing = 10
      change(&$0)
    }
  }

  /// The left edge of each page that is drawn, by its slot.
  private func edges(_ fixture: Fixture) -> [(page: String, x: Double)] {
    let parts = fixture.container.parts
    return parts.peeking.drawnSlots?.map {
      (
        parts.catalog.pages.id(at: parts.peeking.page(drawnAt: $0)).rawValue,
        parts.presentation.frame(atSlot: $0).x
      )
    } ?? []
  }

  @Test("the selected page stands in the middle, and its neighbors show at both sides")
  func rest() throws {
    let fixture = try fixture()
    let edges = edges(fixture)
    expectEqual(edges.map(\.page), ["p1", "p2", "p3"])
    expectEqual(edges.map(\.x), [-290, 40, 370])
    let state = ContainerSnapshot(of: fixture.container)
    expectEqual(state.visiblePages.map(\.id), ["p1", "p2", "p3"])
    expect(state.visiblePages.allSatisfy { $0.frame.width == 320 })
    let body = fixture.container.parts.presentation.frontContext(
      of: ScreenTraits(fixture.container.parts.catalog.page(at: 2)))
    expectEqual(body.frame.x, 40)
    expectEqual(body.frame.width, 320)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a page and the space are the way of one page, and positions stay whole at rest")
  func way() throws {
    let fixture = try fixture()
    fixture.press(300)
    fixture.move(300 - 82.5)
    expect(near(fixture.position, 2.25))
    expectEqual(edges(fixture).map(\.page), ["p2", "p3"])
    fixture.move(300 - 165)
    expect(near(fixture.position, 2.5))
    expectEqual(edges(fixture).map(\.x), [-125, 205])
    fixture.release(300 - 165)
    fixture.rest()
    expect([2, 3].contains(fixture.position))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test(
    "at the ends there is no neighbor; right to left and from top to bottom they lie the other way")
  func directions() throws {
    expectEqual(edges(try fixture(at: 0)).map(\.page), ["p0", "p1"])
    expectEqual(edges(try fixture(at: 4)).map(\.page), ["p3", "p4"])
    expectEqual(edges(try fixture(pages: 1, at: 0)).map(\.page), ["p0"])
    let mirrored = try fixture { $0.isRightToLeft = true }
    expectEqual(edges(mirrored).map(\.x), [370, 40, -290])
    let upright = try fixture { $0.pagingAxis = .vertical }
    let parts = upright.container.parts
    let (page, viewport) = (parts.presentation.frame(atSlot: 2), parts.context.layout.viewport)
    expectEqual(page.width, 400)
    expect(near(page.midY, viewport.midY))
    expectAtMost(abs(page.height - 0.8 * viewport.height), 1)
    expectEqual(parts.presentation.frame(atSlot: 3).y, page.maxY + 10)
    for fixture in [mirrored, upright] { expectEqual(fixture.container.checkInvariants(), []) }
  }

  @Test("in a ring the last page peeks before the first; of two pages each peeks at both sides")
  func ring() throws {
    let fixture = try fixture(at: 0) { $0.isCyclic = true }
    expectEqual(edges(fixture).map(\.page), ["p4", "p0", "p1"])
    fixture.tap(at: Point(x: 10, y: 400))
    fixture.rest()
    expectEqual(fixture.container.selectedID, "p4")
    expectEqual(edges(fixture).map(\.page), ["p3", "p4", "p0"])
    let two = try self.fixture(pages: 2, at: 0) { $0.isCyclic = true }
    expectEqual(edges(two).map(\.page), ["p1", "p0", "p1"])
    let keys = (-1...1).map { two.container.parts.pagePainter.pageKey(atSlot: $0) }
    expectEqual(keys, keys.sorted())
    expectEqual(Set(keys).count, 3)
    expectEqual(two.container.checkInvariants(), [])
  }

  @Test("pages of a third of the room show two more; what is drawn depends on the position alone")
  func narrow() throws {
    let fixture = try fixture {
      $0.pageExtent = 0.3
      $0.pageSpacing = 0
    }
    expectEqual(edges(fixture).map(\.page), ["p0", "p1", "p2", "p3", "p4"])
    fixture.container.configuration.pageExtent = 0.5
    expectEqual(edges(fixture).map(\.page), ["p1", "p2", "p3"])
    fixture.container.configuration.pageExtent = 1
    expectEqual(edges(fixture).map(\.page), ["p2"])
  }

  @Test(
    "a tap on a neighbor selects it; beside a page that fills the room, or on a bar, it does not")
  func tap() throws {
    let fixture = try fixture()
    fixture.tap(at: Point(x: 390, y: 400))
    expectEqual(fixture.container.selectedID, "p3")
    let change = SelectionChange(from: "p2", to: "p3", cause: .tap)
    expect(fixture.takeChanges().contains(.willSelect(change)))
    fixture.rest()
    fixture.tap(at: Point(x: 10, y: 400))
    fixture.rest()
    expectEqual(fixture.container.selectedID, "p2")
    fixture.tap(at: Point(x: 10, y: 20))
    fixture.tap(at: Point(x: 200, y: 400))
    expectEqual(fixture.container.selectedID, "p2")
    let full = try self.fixture { $0.pageExtent = 1 }
    full.tap(at: Point(x: 390, y: 400))
    expectEqual(full.container.selectedID, "p2")
  }

  @Test("a neighbor that is not enabled, or covered by a pushed screen, takes no tap")
  func noTap() throws {
    let fixture = try fixture()
    fixture.container.push(BasePage(id: "detail", item: TabItem(title: "Detail")))
    fixture.rest()
    fixture.tap(at: Point(x: 390, y: 400))
    fixture.rest()
    expectEqual(fixture.container.selectedID, "p2")
    let pages = (0..<3).map { number -> any TabPage in
      var item = TabItem(title: "\(number)")
      item.isEnabled = number != 2
      return ColorPage(id: PageID("p\(number)"), item: item, color: .red)
    }
    var configuration = ContainerConfiguration()
    configuration.pageExtent = 0.8
    let tabs = try TabContainer(
      pages: PageList(pages), configuration: configuration, initial: .index(1),
      size: Size(width: 400, height: 800))
    tabs.handle(.press(.mouse, at: Point(x: 390, y: 400)))
    tabs.handle(.release(.mouse, at: Point(x: 390, y: 400)))
    expectEqual(tabs.selectedID, "p1")
  }

  @Test("a page that peeks is made, and appears once the position lies beside it")
  func stages() throws {
    let fixture = try fixture { $0.retention = .current }
    func stages() -> [PageStage] {
      (0..<5).map { fixture.container.stage(of: PageID("p\($0)")) }
    }
    expectEqual(stages(), [.absent, .created, .visible, .created, .absent])
    fixture.press(300)
    fixture.move(290)
    expect(fixture.take().contains(.pageAppeared("p3")))
    expectEqual(stages(), [.absent, .created, .disappearing, .appearing, .created])
    fixture.container.select(index: 3)
    fixture.rest()
    expectEqual(stages(), [.absent, .absent, .hidden, .visible, .created])
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("one long step of time makes the pages that many short ones make")
  func steps() throws {
    let (long, short) = (try fixture(at: 0), try fixture(at: 0))
    for fixture in [long, short] { fixture.container.select(index: 4) }
    long.advance(by: 5)
    for _ in 0..<500 { short.advance(by: 0.01) }
    expectEqual(long.events, short.events)
    for page in 0..<5 {
      let id = PageID("p\(page)")
      expectEqual(long.container.stage(of: id), short.container.stage(of: id))
    }
  }

  @Test("distant pages are scrolled through, so that nothing in sight is exchanged")
  func distant() throws {
    let fixture = try fixture(pages: 8, at: 0)
    fixture.container.select(index: 7)
    var seen = Set<String>()
    while fixture.container.isMoving {
      fixture.advance(by: 0.01)
      seen.formUnion(edges(fixture).map(\.page))
    }
    expectEqual(seen.count, 8)
  }

  @Test("a page whose item performs an action does not peek; the one that a swipe leads to does")
  func action() throws {
    let pages = (0..<4).map { number -> any TabPage in
      var item = TabItem(title: "\(number)")
      if number == 2 { item.action = .send("new") }
      return ColorPage(id: PageID("p\(number)"), item: item, color: .red)
    }
    var configuration = ContainerConfiguration()
    configuration.pageExtent = 0.8
    configuration.tuning.mouseSlop = 0
    let tabs = try TabContainer(
      pages: PageList(pages), configuration: configuration, initial: .index(1),
      size: Size(width: 400, height: 800))
    func drawn() -> [Int] {
      let peeking = tabs.parts.peeking
      return peeking.drawnSlots?.map { peeking.page(drawnAt: $0) } ?? []
    }
    expectEqual(drawn(), [0, 1, 3])
    tabs.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    tabs.handle(.move(.mouse, to: Point(x: 190, y: 400)))
    expectEqual(drawn(), [0, 1, 3])
    expectEqual(tabs.checkInvariants(), [])
  }

  @Test(
    "transitions that leave pages side by side place what peeks; with others pages slide",
    arguments: [
      ("slide", 1.0, 370.0), ("lift", 1, 370), ("zoom-out", 0.85, 377.5), ("fade", 1, 370),
      ("overlap", 1, 370), ("push", 1, 370), ("depth", 1, 370), ("cover", 1, 370),
    ])
  func transitions(_ name: String, scale: Double, edge: Double) throws {
    let transition = try #require(PageTransitions.all.first { $0.name == name })
    let fixture = try fixture { $0.transition = transition }
    let presentation = fixture.container.parts.presentation
    expect(near(presentation.placement(atSlot: 3).scale, scale))
    expect(near(presentation.frame(atSlot: 3).x, edge))
    expect(near(presentation.placement(atSlot: 2).scale, 1))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("between pages and beside the first one lies the ground")
  func ground() throws {
    let fixture = try fixture(at: 0)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let theme = fixture.container.configuration.theme
    let strips = list.commands.compactMap { command -> ClosedRange<Double>? in
      guard case .fill(let rect, let color) = command.content, color == theme.gap else {
        return nil
      }
      return rect.x...rect.maxX
    }
    expectEqual(strips, [0...40, 360...370])
  }

  @Test("the corners of cards that were cut off have the color of the ground beside them")
  func corners() throws {
    for contrast in [Theme.Contrast.normal, .high] {
      let fixture = try fixture {
        $0.transition = .zoomOut
        $0.theme = Theme.named(.light, contrast: contrast)
      }
      var list = DisplayList()
      fixture.container.draw(into: &list)
      let theme = fixture.container.configuration.theme
      let rings = list.commands.compactMap { command -> Color? in
        guard case .ring(_, _, _, let color) = command.content else { return nil }
        return color
      }
      let grounds = list.commands.compactMap { command -> Color? in
        guard
          case .fill(fixture.container.parts.context.layout.viewport, let color) = command.content
        else { return nil }
        return color
      }
      expectEqual(grounds.last, theme.ground)
      expect(rings.contains(theme.ground))
      // In high contrast, a line is around each card.
      let lines = rings.filter { $0 != theme.ground }
      expectEqual(lines, contrast == .high ? Array(repeating: theme.separator, count: 3) : [])
    }
  }

  @Test("cards are between bars, which would cut their corners; other pages go on below bars")
  func betweenBars() throws {
    func frames(
      _ change: @escaping (inout ContainerConfiguration) -> Void
    ) throws -> (page: Rect, front: PageContext, layout: ContainerLayout) {
      let fixture = try fixture {
        $0.transition = .zoomOut
        change(&$0)
      }
      let parts = fixture.container.parts
      expectEqual(fixture.container.checkInvariants(), [])
      return (
        parts.presentation.frame(atSlot: 2),
        parts.presentation.frontContext(of: ScreenTraits(parts.catalog.page(at: 2))),
        parts.context.layout
      )
    }
    let (card, front, layout) = try frames { _ in }
    expectEqual(card.y, layout.navigationBar?.maxY)
    expectEqual(card.maxY, layout.toolbar?.y)
    expectEqual(front.frame, card)
    expectEqual(front.insets, .zero)
    let screen = layout.room(besideToolbar: false, belowNavigationBar: true)
    expectEqual(screen.viewport, layout.bounds)
    expectEqual(screen.insets.top, card.y)
    // Over a toolbar that floats, what is below shows.
    let (floating, _, glass) = try frames { $0.toolbarStyle = .floating }
    expectEqual(floating.y, glass.navigationBar?.maxY)
    expectEqual(floating.maxY, 800)
    let alone = try frames { $0.navigationBarVisibility = .hidden }
    expectEqual(alone.page.y, 0)
    for change: (inout ContainerConfiguration) -> Void in [
      { $0.transition = .slide }, { $0.transition = .fade }, { $0.hidesOnScroll = .bars },
    ] {
      let below = try frames { change(&$0) }
      expectEqual(below.page.y, 0)
      expectEqual(below.page.maxY, 800)
      expectEqual(below.front.insets.top, below.layout.navigationBar?.maxY)
    }
  }

  @Test("around a toolbar that floats above cards lies their ground")
  func groundAboveCards() throws {
    let fixture = try fixture {
      $0.transition = .zoomOut
      $0.toolbarStyle = .floating
      $0.toolbarPosition = .top
    }
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let (layout, theme) = (
      fixture.container.parts.context.layout, fixture.container.configuration.theme
    )
    let top = try #require(layout.navigationBar?.maxY)
    expectGreater(layout.viewport.y, top)
    let ground = layout.bounds.inset(by: EdgeInsets(top: top))
    expect(
      list.commands.contains {
        guard case .fill(ground, let color) = $0.content else { return false }
        return color == theme.ground
      })
  }

  @Test("a screen pushed over the container fills it; one pushed over a page has the page's room")
  func pushed() throws {
    for (navigation, width) in [
      (ContainerConfiguration.Navigation.continuous, 400.0), (.perTab, 320),
    ] {
      let fixture = try fixture { $0.navigation = navigation }
      fixture.container.push(BasePage(id: "detail", item: TabItem(title: "Detail")))
      fixture.rest()
      let parts = fixture.container.parts
      let front = try #require(parts.navigator.frontTraits)
      expectEqual(parts.presentation.frontContext(of: front).frame.width, width)
    }
  }

  @Test("a screen reader finds the neighbors, and selects one of them")
  func accessibility() throws {
    let fixture = try fixture()
    let nodes = fixture.container.accessibilityTree().children.filter { $0.id.hasPrefix("peek/") }
    expectEqual(nodes.map(\.label), ["P1", "P3"])
    expectEqual(nodes.map(\.bounds.width), [30, 30])
    let id = try #require(nodes.last?.id)
    expect(fixture.container.handle(.accessibility(AccessibilityRequest(.activate, of: id))))
    expectEqual(fixture.container.selectedID, "p3")
  }

  @Test("a number that no layout can have counts as 1, and others are limited")
  func range() throws {
    for (given, kept) in [(-1.0, 1.0), (.nan, 1), (.infinity, 1), (0.1, 0.25), (3, 1)] {
      let fixture = try fixture { $0.pageExtent = given }
      expectEqual(fixture.container.parts.context.configuration.pageExtent, kept)
    }
  }

  @Test("whatever happens, what is drawn hangs together", arguments: 0..<40)
  func random(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let fixture = try fixture(pages: Int.random(in: 1...6, using: &random), at: 0) {
      $0.pageExtent = Double.random(in: 0.25...1, using: &random)
      $0.pageSpacing = Double.random(in: 0...60, using: &random)
      $0.isCyclic = Bool.random(using: &random)
      $0.isRightToLeft = Bool.random(using: &random)
      $0.pagingAxis = Bool.random(using: &random) ? .horizontal : .vertical
    }
    var list = DisplayList()
    for _ in 0..<60 {
      let point = Point(
        x: Double.random(in: 0...400, using: &random),
        y: Double.random(in: 50...740, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: fixture.press(point.x, point.y)
      case 1: fixture.move(point.x, point.y)
      case 2: fixture.release(point.x, point.y)
      case 3: fixture.tap(at: point, Contact(device: .touch, pointer: 1))
      case 4: fixture.container.select(index: Int.random(in: 0..<6, using: &random))
      case 5:
        fixture.container.configuration.pageExtent = Double.random(in: 0.25...1, using: &random)
      default: fixture.advance(by: Double.random(in: 0...0.3, using: &random))
      }
      expectEqual(fixture.container.checkInvariants(), [])
      list.removeAll()
      fixture.container.draw(into: &list)
    }
  }
}
