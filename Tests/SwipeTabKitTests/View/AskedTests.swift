import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Views, screens and closures that change the container when they are asked something, or are told something.
@Suite("Code of the program that is called amid a change")
@MainActor struct AskedTests {
  /// Calls `meddle` with the name of everything that it is asked or told.
  private final class Meddler: CustomView {
    let meddle: (String) -> Void
    var moves = false

    init(_ meddle: @escaping (String) -> Void) { self.meddle = meddle }

    func height(forWidth width: Double, measurer: any TextMeasuring) -> Double? {
      meddle("height")
      return 400
    }
    func draw(in drawing: inout Drawing, context: ViewContext) { meddle("draw") }
    func claim(_ press: ViewPress) -> ViewClaim {
      meddle("claim")
      return .waits
    }
    func takesDrag(_ drag: ViewDrag) -> Bool {
      meddle("takesDrag")
      return true
    }
    func handle(_ event: ViewEvent) {
      switch event {
      case .tapped: meddle("tapped")
      case .cancelled: meddle("cancelled")
      default: break
      }
    }
    var wantsHover: Bool {
      meddle("wantsHover")
      return false
    }
    var textCaret: Rect? {
      meddle("textCaret")
      return .zero
    }
    func insert(_ text: String) { meddle("insert") }
    func menu(at point: Point) -> [TabItem.MenuEntry] {
      meddle("menu")
      return []
    }
    var isAnimating: Bool {
      meddle("isAnimating")
      return moves
    }
    func advance(to time: Double) { meddle("advance") }
    func accessibilityNodes(_ context: ViewContext) -> [ViewNode] {
      meddle("accessibilityNodes")
      return []
    }
    var savedState: String? {
      meddle("savedState")
      return "saved"
    }
    func restore(_ state: String) { meddle("restore") }
    func attach(to host: ViewHost) { meddle("attach") }
  }

  private final class MeddlingItem: TabItemView {
    let meddle: (String) -> Void
    init(_ meddle: @escaping (String) -> Void) { self.meddle = meddle }

    func configure(_ item: TabItem) { meddle("configure") }
    func setState(_ state: TabItemState) { meddle("setState") }
    func draw(in drawing: inout Drawing, context: TabItemContext) { meddle("draw of an item") }
  }

  private final class MeddlingPage: AskedPage {
    var view: Meddler?
    weak var own: TabContainer?

    /// Between two changes a page may change its container, also when it is asked for a property.
    override func asked(_ property: String) {
      if own?.parts.context.outbox.isIdle == false { view?.meddle(property) }
    }
    override func customView(_ id: ViewID) -> (any CustomView)? {
      view?.meddle("customView")
      return view
    }
    override func draw(in drawing: inout Drawing, context: PageContext) {
      view?.meddle("draw of a page")
      super.draw(in: &drawing, context: context)
    }
  }

  /// A container whose first page has a view that calls `meddle`, as do the container's closures.
  private func fixture(_ meddle: @escaping (String) -> Void) throws -> (Fixture, Meddler) {
    let fixture = try Fixture()
    let (page, view) = (MeddlingPage(id: "p0", item: TabItem(title: "P")), Meddler(meddle))
    (page.view, page.own) = (view, fixture.container)
    page.body = ScreenBody([.view(ScreenBody.View("v", isFocusable: true))])
    try fixture.container.replace("p0", with: page)
    let container = fixture.container
    container.makeScreen = { _ in
      meddle("makeScreen")
      return nil
    }
    container.makeView = { _ in
      meddle("makeView")
      return nil
    }
    container.makeItemView = { _ in
      meddle("makeItemView")
      return MeddlingItem(meddle)
    }
    container.onDrop = { _ in true }
    container.takesDrop = { _ in
      meddle("takesDrop")
      return true
    }
    return (fixture, view)
  }

  /// Does what asks or tells the view and the closures everything at least once.
  private func tour(_ fixture: Fixture, _ view: Meddler) {
    let (container, finger) = (fixture.container, Contact(device: .touch))
    let point = Point(x: 200, y: 200)
    _ = fixture.commands
    container.handle(.move(.mouse, to: point))
    fixture.press(200, 200, finger)
    fixture.release(200, 200, finger)
    container.handle(.text("a"))
    container.handle(.press(.mouse, at: point, button: 3))
    container.handle(.release(.mouse, at: point, button: 3))
    fixture.press(200, 200, finger)
    fixture.move(200, 260, finger)
    container.handle(.cancel(finger))
    view.moves = true
    _ = container.isMoving
    fixture.advance(by: 0.1)
    view.moves = false
    _ = container.accessibilityTree()
    container.restore(container.state)
    container.transaction { _ = container.parts.navigator.frontTitle }
    container.hoverDrop(at: point)
    container.perform(.push("unknown"), from: "p0")
    try? container.insert(BasePage(id: "new", item: TabItem(title: "New")), at: 0)
    let other = BasePage(id: "other", item: TabItem(title: "Other"))
    other.body = ScreenBody([.view(ScreenBody.View("w"))])
    container.push(other, animated: false)
    _ = fixture.commands
  }

  @Test(
    "changes nothing while it is asked, and a warning says so",
    arguments: [
      "height", "draw", "claim", "takesDrag", "wantsHover", "textCaret", "isAnimating",
      "menu", "accessibilityNodes", "savedState", "restore", "attach", "customView",
      "draw of a page",
      "makeScreen", "makeView", "makeItemView", "configure", "setState", "draw of an item",
      "takesDrop", "hosting", "hidesToolbar", "detail", "header", "body",
      "navigationTitle",
    ])
  func asked(question: String) throws {
    var (calls, container) = (0, TabContainer?.none)
    let (fixture, view) = try fixture { place in
      guard place == question, let container else { return }
      calls += 1
      container.remove("p2")
      expectEqual(container.select("p1", animated: false), .refused)
    }
    container = fixture.container
    tour(fixture, view)
    expectGreater(calls, 0)
    expectEqual(fixture.container.pages.ids.contains("p2"), true)
    expectEqual(fixture.container.selectedID, "p0")
    fixture.container.select("p1", animated: false)
    expect(
      fixture.take().contains(
        .warning("nothing changes while a view, screen or closure is asked something")))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a container that a screen makes to answer, amid a change of its own, may be changed")
  func made() throws {
    final class Maker: BasePage {
      var made: TabContainer?
      override var hosting: Hosting? {
        let container = try? TabContainer(
          pages: PageList(Fixture.pages(0..<3)), size: Size(width: 400, height: 800))
        container?.select("p2", animated: false)
        made = container
        return nil
      }
    }
    let fixture = try Fixture()
    let page = Maker(id: "maker", item: TabItem(title: "Maker"))
    fixture.container.push(page, animated: false)
    expectEqual(page.made?.selectedID, "p2")
    expectEqual(page.made?.checkInvariants(), [])
  }

  @Test("a container may be released by what a change that ends calls, before all have heard of it")
  func released() throws {
    final class Releasing: WatchingInteraction {
      let context: ContainerContext
      var heard = 0
      init(_ context: ContainerContext) { self.context = context }
      func watch(_ event: InputEvent) { changeEnded() }
      func changeEnded() {
        heard += 1
        context.disassemble()
      }
    }
    for tells in [{ $0.noteChangeEnd() }, { $0.watch(.leave) }] as [(ContainerContext) -> Void] {
      let fixture = try Fixture()
      let context = fixture.container.parts.context
      let interactions = [Releasing(context), Releasing(context)]
      context.assemble(interactions)
      tells(context)
      expectEqual(interactions.map(\.heard), [1, 1])
    }
  }

  @Test("a container that is asked something changes no other one amid a change, only one at rest")
  func others() throws {
    let (asked, changed) = (try Fixture().container, try Fixture().container)
    changed.transaction { asked.parts.context.ask { changed.remove("p2") } }
    expect(changed.pages.ids.contains("p2"))
    asked.parts.context.ask { changed.remove("p2") }
    expect(!changed.pages.ids.contains("p2"))
  }

  @Test("may not lay out anew either: a sheet would get that size later than a newer one")
  func layout() throws {
    var (calls, container) = (0, TabContainer?.none)
    let (fixture, _) = try fixture { place in
      guard place == "makeScreen", let own = container else { return }
      calls += 1
      let before = own.parts.context.layout
      own.reloadItems()
      own.measurer = FixedTextMeasurer()
      own.makeNewPage = { nil }
      expect(own.parts.context.layout === before)
    }
    container = fixture.container
    fixture.container.push("unknown")
    expectGreater(calls, 0)
  }

  @Test(
    "may change anything when it is told something, because the change that tells it is complete",
    arguments: ["tapped", "cancelled", "insert", "advance"])
  func told(news: String) throws {
    var (calls, container) = (0, TabContainer?.none)
    let (fixture, view) = try fixture { place in
      guard place == news, let container else { return }
      calls += 1
      expect(container.parts.context.outbox.isIdle)
      container.remove("p2")
    }
    container = fixture.container
    tour(fixture, view)
    expectGreater(calls, 0)
    expect(!fixture.container.pages.ids.contains("p2"))
    expectEqual(fixture.container.checkInvariants(), [])
  }
}
