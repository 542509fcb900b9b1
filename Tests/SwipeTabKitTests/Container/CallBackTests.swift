import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Listeners and views call the container back at any time; it answers in turn, and never for ever.
@Suite("Calls back")
@MainActor struct CallBackTests {
  /// The deepest nesting of calls, and their number.
  private final class Depth {
    private(set) var count = 0
    private(set) var deepest = 0
    private var present = 0

    func run(_ body: () -> Void) {
      (count, present) = (count + 1, present + 1)
      deepest = max(deepest, present)
      body()
      present -= 1
    }
  }

  private func warnings(_ fixture: Fixture) -> [String] {
    fixture.take().compactMap { if case .warning(let text) = $0 { text } else { nil } }
  }

  private func select(next container: TabContainer) {
    container.select(index: container.selectedIndex == 0 ? 1 : 0, animated: false)
  }

  @Test("a selection in onProgress is reported after the one before, not within it")
  func progress() throws {
    let fixture = try Fixture()
    let (container, depth) = (fixture.container, Depth())
    container.onProgress = { _ in
      depth.run { if depth.count < 200 { select(next: container) } }
    }
    select(next: container)
    expectEqual(depth.count, 200)
    expectEqual(depth.deepest, 1)
    expectEqual(warnings(fixture), [])
  }

  @Test("onProgress that selects for ever ends with a warning, and the container goes on")
  func endlessProgress() throws {
    let fixture = try Fixture()
    let container = fixture.container
    container.onProgress = { _ in select(next: container) }
    select(next: container)
    expectEqual(warnings(fixture).count, 1)
    container.onProgress = nil
    fixture.tap(item: 2)
    fixture.rest()
    expectEqual(container.selectedID, "p2")
    expectEqual(container.checkInvariants(), [])
  }

  @Test("a listener that selects for ever ends with a warning; nothing that was to be told is lost")
  func endlessEvents() throws {
    let fixture = try Fixture()
    let container = fixture.container
    var (told, isAnswering) = ([ContainerEvent](), true)
    container.onEvent = { event in
      told.append(event)
      if isAnswering, case .didSelect = event { select(next: container) }
    }
    select(next: container)
    let warned = told.count { if case .warning = $0 { true } else { false } }
    expectEqual(warned, 1)
    expectLess(told.count, 10_000)
    isAnswering = false
    fixture.advance(by: 1)
    let (will, did) = (
      told.count { if case .willSelect = $0 { true } else { false } },
      told.count { if case .didSelect = $0 { true } else { false } }
    )
    expectEqual(will, did)
    expectGreater(will, 900)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("answers that multiply end too")
  func multiplying() throws {
    let fixture = try Fixture()
    let container = fixture.container
    var count = 0
    container.onEvent = { _ in
      count += 1
      select(next: container)
      select(next: container)
    }
    select(next: container)
    expectLess(count, 10_000)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("values that are changed in onValueChange are told one after another")
  func values() throws {
    let fixture = try Fixture()
    let (container, depth) = (fixture.container, Depth())
    var told: [ControlID] = []
    container.onValueChange = { id in
      depth.run {
        told.append(id)
        guard depth.count < 3 else { return }
        container.setValue(.number(1), of: "b")
        container.setValue(.number(Double(depth.count)), of: "c")
        expectEqual(container.value(of: "b"), .number(1))
      }
    }
    container.setValue(.number(1), of: "a")
    expectEqual(told, ["a", "b", "c", "c"])
    expectEqual(depth.deepest, 1)
  }

  @Test("onValueChange that changes for ever ends with a warning")
  func endlessValues() throws {
    let fixture = try Fixture()
    let container = fixture.container
    container.onValueChange = { id in
      container.setValue(.number((container.value(of: id)?.number ?? 0) + 1), of: id)
    }
    container.setValue(.number(1), of: "a")
    expectEqual(warnings(fixture).count, 1)
  }

  /// A view that advances its container while it is advanced.
  private final class Clockwork: CustomView {
    weak var container: TabContainer?
    var step = 0.0
    var last = Double.infinity
    let depth = Depth()
    var isAnimating: Bool { true }

    func draw(in drawing: inout Drawing, context: ViewContext) {}
    func advance(to time: Double) {
      depth.run { if time < last { container?.advance(to: time + step) } }
    }
  }

  private func fixture(_ view: Clockwork) throws -> TabContainer {
    let page = BasePage(id: "a", item: TabItem(title: "A"))
    page.body = ScreenBody([.view(ScreenBody.View("v"))])
    let container = try TabContainer(
      pages: PageList([page]), size: Size(width: 400, height: 800))
    container.makeView = { _ in view }
    view.container = container
    var list = DisplayList()
    container.draw(into: &list)
    return container
  }

  @Test("a view that advances its container within advance is advanced afterwards")
  func advance() throws {
    let view = Clockwork()
    (view.step, view.last) = (0.5, 3)
    let container = try fixture(view)
    container.advance(to: 1)
    expectEqual(container.time, 3)
    expectEqual(view.depth.deepest, 1)
    expectAtLeast(view.depth.count, 5)
  }

  @Test("a view that advances its container for ever ends with a warning")
  func endlessAdvance() throws {
    let view = Clockwork()
    view.step = 0.001
    let container = try fixture(view)
    var warnings = 0
    container.onEvent = { if case .warning = $0 { warnings += 1 } }
    container.advance(to: 1)
    expectEqual(warnings, 1)
    expectLess(container.time, 3)
    container.advance(to: 10)
    expectAtLeast(container.time, 10)
  }

  /// A delegate that does what it is asked about.
  private final class Eager: TabContainerDelegate {
    var asked = 0
    func container(_ container: TabContainer, shouldActivate page: PageID, cause: Cause) -> Bool {
      asked += 1
      container.activate(label: "P1")
      return true
    }
    func container(_ container: TabContainer, shouldClose page: PageID) -> Bool {
      asked += 1
      container.close(page)
      return true
    }
  }

  @Test("a delegate that activates or closes what it is asked about is asked once")
  func consent() throws {
    let fixture = try Fixture { $0.allowsClosing = true }
    let delegate = Eager()
    fixture.container.delegate = delegate
    fixture.tap(item: 1)
    expectEqual(delegate.asked, 1)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "p1")
    fixture.container.close("p1")
    expectEqual(delegate.asked, 2)
    expectEqual(fixture.container.pages.index(of: "p1"), nil)
  }
}
