import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

/// A list that opens two worlds of one make, 400 × 800 points.
@Suite("Standalone screens")
@MainActor struct StandaloneScreenTests {
  private static let storyboard = """
    {"navigation": "continuous", "pages": [
      {"id": "a", "title": "A", "body": [
        {"toggle": {"id": "t", "title": "Switch"}},
        {"slider": {"id": "s", "title": "Slide", "to": 10}},
        {"button": {"title": "Deeper", "push": "deep"}}, {"spacer": 2000}]},
      {"id": "b", "title": "B"}],
     "screens": [{"id": "deep", "navigationTitle": "Deep"}]}
    """

  private struct List: TabPage {
    let id: PageID = "list"
    let item = TabItem(title: "List")
    let navigationTitle = "List"
    let body: ScreenBody? = ScreenBody([
      .button(.init("One", action: .push("one"))), .button(.init("Two", action: .push("two"))),
    ])
  }

  private let container: TabContainer
  private var world: TabContainer? { container.parts.navigator.frontHosted?.door }

  init() throws {
    container = try TabContainer(
      pages: PageList([List()]), size: Size(width: 400, height: 800))
    container.makeScreen = { [unowned container] id in
      guard id == "one" || id == "two",
        let scene = try? SceneFixture.scene(Self.storyboard),
        let made = try? TabContainer(
          pages: scene.pages, configuration: scene.configuration, size: container.size)
      else { return nil }
      scene.install(in: made)
      return ContainerScreen(id: id, container: made, isStandalone: true)
    }
  }

  private func rest() { container.advance(to: container.time + 60) }

  private func activate(_ label: String) {
    container.activate(label: label)
    rest()
    expectEqual(container.checkInvariants(), [])
  }

  private func tap(_ x: Double, _ y: Double) {
    container.handle(.press(.mouse, at: Point(x: x, y: y)))
    container.handle(.release(.mouse, at: Point(x: x, y: y)))
    rest()
  }

  private var titles: String {
    ContainerSnapshot(of: container).navigation.stack.map(\.rawValue).joined(separator: " ")
  }

  @Test("it has its own bars over the whole of the host, with the way back")
  func bars() throws {
    activate("One")
    let world = try #require(world)
    expectEqual(world.size, container.size)
    expectEqual(world.parts.navigationBar.content?.leading.map(\.label), ["Back"])
    expectEqual(world.parts.context.layout.navigationBar?.height, 44)
    // The button in its bar.
    tap(20, 22)
    expectEqual(titles, "")
    expectEqual(container.parts.navigationBar.content?.leading.isEmpty, true)
  }

  @Test("what it pushes stays in it, and all ways lead back one by one")
  func pushes() throws {
    activate("One")
    activate("Deeper")
    expectEqual(titles, "one deep")
    expectEqual(container.pushedScreens.count, 1)
    container.handle(.key(KeyPress(.escape)))
    rest()
    expectEqual(titles, "one")
    container.handle(.key(KeyPress(.escape)))
    rest()
    expectEqual(titles, "")
    activate("One")
    activate("Deeper")
    container.pop()
    rest()
    expectEqual(titles, "one")
    container.pop()
    rest()
    expectEqual(titles, "")
    expect(!container.pop())
  }

  @Test("a drag from the edge leads back, from its own screens first")
  func edge() throws {
    activate("One")
    activate("Deeper")
    for expected in ["one", ""] {
      container.handle(.press(.mouse, at: Point(x: 5, y: 400)))
      container.handle(.move(.mouse, to: Point(x: 300, y: 400)))
      container.handle(.release(.mouse, at: Point(x: 390, y: 400)))
      rest()
      expectEqual(titles, expected)
    }
  }

  @Test("worlds do not share what is switched, moved and scrolled")
  func separate() throws {
    activate("One")
    activate("Switch")
    world?.setValue(.number(7), of: "s")
    container.handle(.wheel(dx: 0, dy: -3, at: Point(x: 200, y: 500)))
    let first = try #require(world)
    expect(first.isOn("t") && first.parts.standing.memory.screens["a"]?.offset == 120)
    activate("Back")
    activate("Two")
    let second = try #require(world)
    expect(second !== first)
    expect(!second.isOn("t"))
    expectEqual(second.value(of: "s"), .number(0))
    expect(second.parts.standing.memory.screens.isEmpty)
    expect(container.parts.standing.memory.values.isEmpty)
  }

  @Test("what was set in one holds in it alone, theme and direction too")
  func settings() throws {
    activate("One")
    world?.setValue(.text("dark"), of: .theme)
    world?.setValue(.flag(true), of: .rtl)
    rest()
    expectEqual(world?.configuration.theme.appearance, .dark)
    expectEqual(container.configuration.theme.appearance, .light)
    expect(!container.configuration.isRightToLeft)
  }

  @Test("its events are told by the host, and what it copies is handed on")
  func events() throws {
    var (events, copied): ([ContainerEvent], [String]) = ([], [])
    container.onEvent = { events.append($0) }
    container.onCopy = { copied.append($0) }
    activate("One")
    world?.select("b")
    rest()
    expect(
      events.contains { event in
        if case .didSelect(let change) = event { change.to == "b" } else { false }
      })
    world?.perform(.copySettings, from: "b")
    expectEqual(copied.count, 1)
  }

  @Test("what is in it is saved with the host and found again")
  func state() throws {
    activate("Two")
    activate("Switch")
    world?.setValue(.text("pill"), of: .animator)
    world?.select("b", animated: false)
    let state = container.state
    expectEqual(ContainerState.read(state.json(), file: "f").state, state)
    let other = try StandaloneScreenTests()
    expectEqual(other.container.missing(in: state), nil)
    other.container.restore(state)
    expectEqual(other.container.state, state)
    expectEqual(other.world?.isOn("t"), true)
    expectEqual(other.world?.selectedID, "b")
    expectEqual(other.world?.configuration.animator.name, "pill")
  }

  @Test("it covers the host's bars in the picture")
  func drawing() throws {
    activate("One")
    var list = DisplayList()
    container.draw(into: &list)
    // What lies above the last thing that fills the whole.
    let whole = Rect(x: 0, y: 0, width: 400, height: 800)
    let field = try #require(
      list.commands.lastIndex { command in
        if case .fill(let rect, let color) = command.content {
          rect == whole && color.alpha == 255
        } else {
          false
        }
      })
    let texts = list.commands[field...].compactMap { command -> String? in
      if case .text(let text) = command.content { text.string } else { nil }
    }
    expect(texts.contains("Slide"))
    expect(!texts.contains("List"))
  }

  @Test("a resize reaches it at once")
  func resize() throws {
    activate("One")
    container.handle(.resize(Size(width: 640, height: 480), scale: 2))
    expectEqual(world?.size, Size(width: 640, height: 480))
    expectEqual(world?.scale, 2)
  }
}
