import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Actions that run closures")
@MainActor struct ActionHandlerTests {
  /// A screen with a button.
  private struct Ask: Screen {
    let id: PageID = "ask"
    let body: ScreenBody?

    init(_ action: ScreenAction) {
      body = ScreenBody([.button(ScreenBody.Button("Go", action: action))])
    }
  }

  @Test("a closure runs after the events that led to it, and may change the container")
  func order() throws {
    let container = try Fixture().container
    var told: [String] = []
    container.push(
      Ask(
        .run { [unowned container] in
          told.append("run")
          container.pop(animated: false)
        }), animated: false)
    container.onEvent = { event in
      switch event {
      case .pushed(let id): told.append("pushed \(id)")
      case .popped(let id): told.append("popped \(id)")
      default: break
      }
    }
    expect(container.activate(label: "Go"))
    expectEqual(told, ["run", "popped ask"])
    expect(container.pushedScreens.isEmpty)
  }

  @Test("the button of a sheet runs its closure and leaves the sheet")
  func sheet() throws {
    let container = try Fixture().container
    var runs = 0
    container.present(Ask(.run { runs += 1 }), animated: false)
    expect(container.activate(label: "Go"))
    expectEqual(runs, 1)
    expectEqual(container.presentedScreen?.id, "ask")
  }

  @Test("in a hosted container it runs once, and no delegate hears of a message")
  func hosted() throws {
    final class Listener: TabContainerDelegate {
      var messages: [String] = []
      func container(
        _ container: TabContainer, didReceive message: String, from sender: PageID
      ) { messages.append(message) }
    }
    let (outer, inner) = (try Fixture().container, try Fixture().container)
    let listener = Listener()
    (outer.delegate, inner.delegate) = (listener, listener)
    outer.push(ContainerScreen(id: "in", container: inner), animated: false)
    var runs = 0
    inner.perform(.run { runs += 1 }, from: "p0")
    expectEqual(runs, 1)
    expect(listener.messages.isEmpty)
    inner.perform(.send("hello"), from: "p0")
    expectEqual(listener.messages, ["hello", "hello"])
  }

  @Test("an action is equal to itself, also with another closure")
  func equality() {
    let handler = ActionHandler {}
    let action = ScreenAction.perform(handler)
    handler.closure = { preconditionFailure("not called") }
    expectEqual(action, .perform(handler))
    expectEqual(Set([action, .perform(handler)]).count, 1)
    expectNotEqual(action, .run {})
  }
}
