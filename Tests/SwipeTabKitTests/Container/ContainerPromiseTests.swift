import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// What hosted containers, sheets, coordinators and states promise, and what options cannot break.
@Suite("Promises of the whole container")
@MainActor struct ContainerPromiseTests {
  private struct Page: TabPage {
    let id: PageID
    var item: TabItem { TabItem(title: id.rawValue) }
  }
  private struct Pushed: Screen {
    let id: PageID
    var body: ScreenBody?
  }
  private final class View: CustomView {
    func draw(in drawing: inout Drawing, context: ViewContext) {}
  }
  private final class App: TabsCoordinator<Int> {
    override func makeScreen(_ id: PageID) -> (any Screen)? { Pushed(id: id) }
  }

  private static let size = Size(width: 400, height: 800)

  private func tabs(
    _ count: Int = 4, prefix: String = "p",
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configure(&configuration)
    return try TabContainer(
      pages: PageList((0..<count).map { Page(id: PageID("\(prefix)\($0)")) }),
      configuration: configuration, size: Self.size)
  }

  @Test(
    "pages of a hosted container appear the same in one step of time and in fifty",
    arguments: [false, true])
  func stepsInHosted(isStandalone: Bool) throws {
    func run(_ parts: Int) throws -> [ContainerEvent] {
      let container = try tabs()
      let inner = try tabs(3, prefix: "q")
      container.push(
        ContainerScreen(id: "in", container: inner, isStandalone: isStandalone), animated: false)
      var events: [ContainerEvent] = []
      container.onEvent = { events.append($0) }
      inner.select(index: 2)
      container.push(Pushed(id: "over"))
      for part in 1...parts { container.advance(to: 2 * Double(part) / Double(parts)) }
      return events
    }
    try expectEqual(run(1), run(50))
  }

  @Test("a sheet keeps its own theme and bars when settings change together")
  func settingsWithSheet() throws {
    let container = try tabs()
    container.present(Pushed(id: "s"), animated: false)
    let sheet = try #require(container.parts.sheets.hosted).door
    container.changeSettings { $0.theme = .dark }
    expectEqual(sheet.configuration.theme, Theme.dark.ofSheet)
    container.changeSettings { $0.navigationBarVisibility = .shown }
    expectEqual(sheet.parts.context.layout.insets, .zero)
    container.changeSettings { $0.toolbarVisibility = .shown }
    expectEqual(sheet.parts.context.layout.toolbar, nil)
  }

  @Test(
    "a view is made once for each screen, whether or not pages were turned in between",
    arguments: [false, true])
  func viewOfNewScreen(turns: Bool) throws {
    let container = try tabs()
    var made = 0
    container.makeView = { _ in
      made += 1
      return View()
    }
    let body = ScreenBody([.view(ScreenBody.View("v", height: 100))])
    var list = DisplayList()
    for _ in 0..<2 {
      container.push(Pushed(id: "a", body: body))
      container.advance(to: container.time + 2)
      container.draw(into: &list)
      container.pop()
      container.advance(to: container.time + 2)
      if turns { container.select(index: container.selectedIndex == 0 ? 1 : 0, animated: false) }
    }
    expectEqual(made, 2)
  }

  @Test("a coordinator opens screens without motion if asked to")
  func coordinatorAtOnce() throws {
    let container = try tabs()
    let app = App(id: "app")
    app.run(in: container, with: 1)
    app.open("p0", screens: ["x"], animated: false)
    let isMoving = container.isMoving
    expect(!isMoving)
  }

  @Test("a state that was saved without pages is the same after it is restored")
  func stateWithoutPages() throws {
    let container = try tabs()
    container.makeScreen = { Pushed(id: $0) }
    container.push("s", animated: false)
    container.setPages(.empty)
    let state = container.state
    container.restore(state)
    expectEqual(container.state, state)
  }

  @Test("a sheet without a title is named by its first text, or else by its identifier")
  func nameOfSheet() throws {
    func name(_ elements: [ScreenBody.Element]) throws -> String? {
      let container = try tabs()
      container.present(Pushed(id: "ask", body: ScreenBody(elements)), animated: false)
      return container.accessibilityTree().first { $0.role == .dialog }?.label
    }
    let text = ScreenBody.Element.label(ScreenBody.Label("Delete it?"))
    try expectEqual(name([.spacer(4), text]), "Delete it?")
    try expectEqual(name([.spacer(4)]), "ask")
  }

  @Test("a presented screen hides everything else in the accessibility tree from the first moment")
  func treeOfNewSheet() throws {
    let container = try tabs()
    container.present(Pushed(id: "s"))
    expectEqual(container.accessibilityTree().first { $0.role == .tab }, nil)
  }

  @Test(
    "pages appear the same in one step and in thousands, whatever the damping",
    arguments: [0.21, 0.24, 0.27])
  func stepsWithSwing(ratio: Double) throws {
    func run(_ parts: Int) throws -> [ContainerEvent] {
      let container = try tabs(5) { $0.tuning.spring.dampingRatio = ratio }
      container.select(index: 1, animated: false)
      var events: [ContainerEvent] = []
      container.onEvent = { events.append($0) }
      container.select(index: 2)
      for part in 1...parts { container.advance(to: 20 * Double(part) / Double(parts)) }
      return events
    }
    try expectEqual(run(1), run(4000))
  }

  @Test("a toolbar of a negative height does not end the program")
  func negativeHeight() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var configuration = ContainerConfiguration()
      configuration.toolbarHeight = -10
      configuration.adaptation = .sidebar
      let pages = try PageList([ColorPage(id: "a", item: TabItem(title: "A"), color: .red)])
      let container = try TabContainer(
        pages: pages, configuration: configuration, size: Size(width: 400, height: 800))
      container.handle(.resize(Size(width: 900, height: 800), scale: 1))
      var list = DisplayList()
      for step in 1...50 {
        container.advance(to: 0.01 * Double(step))
        container.draw(into: &list)
      }
    }
  }

  @Test(
    "numbers that are none leave the defaults, and every selection arrives",
    arguments: [Double.nan, -1, .infinity])
  func numbers(number: Double) throws {
    let container = try tabs {
      $0.tuning.spring = Spring(stiffness: number, dampingRatio: number)
      $0.tuning.rubberBand.give = number
      $0.tuning.wheelQuiet = number
      $0.tuning.tooltipDelay = number
      $0.tuning.speedLimit = number
      $0.tuning.mouseSlop = number
      $0.safeArea = EdgeInsets(top: number, left: number, bottom: number, right: number)
      $0.navigationBarHeight = number
      $0.toolbarHeight = number
      $0.toolbarWidth = number
      $0.barBlur = number
      $0.adaptiveWidth = number
    }
    container.handle(.move(.mouse, to: Point(x: 60, y: 780)))
    container.handle(.press(.mouse, at: Point(x: 200, y: 300)))
    container.handle(.move(.mouse, to: Point(x: 330, y: 300)))
    container.handle(.release(.mouse, at: Point(x: 330, y: 300)))
    container.select(index: 2)
    var list = DisplayList()
    for step in 1...100 {
      container.advance(to: 0.05 * Double(step))
      container.draw(into: &list)
    }
    expectEqual(container.selectedID, "p2")
    expectEqual(container.position, 2)
    let isMoving = container.isMoving
    expect(!isMoving)
    expect(container.nextDeadline.map { !$0.isNaN } ?? true)
  }

  @Test("insets beyond any screen leave no sheet in the size of an earlier window")
  func hugeInsets() throws {
    let container = try tabs {
      $0.safeArea = EdgeInsets(top: 1e308, left: 0, bottom: 1e308, right: 0)
    }
    container.present(
      ColorPage(id: "s", item: TabItem(title: "S"), color: .red), animated: false)
    container.handle(.resize(Size(width: 300, height: 600), scale: 2))
    expectEqual(container.checkInvariants(), [])
    expectEqual(container.configuration.safeArea.top, 10_000)
  }
}
