import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// Ways through a storyboard without a way back, by themselves, and by transitions of their own.
@Suite("Flow of a storyboard")
@MainActor struct FlowTests {
  private static let text = """
    { "state": { "n": 0 }, "root": "splash",
      "containers": [{ "id": "main", "initial": "b", "pages": [
        { "id": "a", "title": "A", "body": [
          { "field": { "id": "q", "title": "Find", "onSubmit": { "push": "found" } } },
          { "button": { "title": "Fade", "push": "next", "transition": "fade" } } ] },
        { "id": "b", "title": "B", "body": [{ "button": { "title": "Out", "root": "splash" } }] }] }],
      "screens": [
        { "id": "splash", "navigationTitle": "Splash", "after": { "seconds": 2, "push": "one" } },
        { "id": "one", "navigationTitle": "One", "body": [
          { "button": { "title": "On", "push": "two" } }, { "button": { "title": "Enter", "root": "main" } },
          { "button": { "title": "Sheet", "present": "sheet" } }] },
        { "id": "two", "navigationTitle": "Two", "body": [
          { "button": { "title": "Swap", "replace": "three" } }] },
        { "id": "three", "navigationTitle": "Three",
          "after": { "seconds": 1, "do": [{ "step": { "n": 1 } }, { "pop": true }] } },
        { "id": "next", "navigationTitle": "Next" }, { "id": "found", "navigationTitle": "Found {q}" },
        { "id": "sheet", "body": [{ "button": { "title": "Start", "root": "main" } }],
          "after": { "seconds": 3, "dismiss": true } }] }
    """

  private func fixture() throws -> SceneFixture { try SceneFixture(Self.text) }

  @Test("a page goes on by itself once it has been in front for its time, and only once")
  func after() throws {
    let fixture = try fixture()
    fixture.advance(by: 1.9)
    expectEqual(fixture.stack, [])
    fixture.advance(by: 0.2)
    expectEqual(fixture.stack, ["one"])
    fixture.rest()
    fixture.container.pop(animated: false)
    fixture.advance(by: 1.9)
    expectEqual(fixture.stack, [])
    fixture.advance(by: 0.2)
    expectEqual(fixture.stack, ["one"])
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("one step and a thousand end in the same state, with one delay after another")
  func time() throws {
    let text = """
      { "root": "a", "pages": [], "screens": [
        { "id": "a", "after": { "seconds": 1, "push": "b" } },
        { "id": "b", "after": { "seconds": 1, "replace": "c" } },
        { "id": "c", "after": { "seconds": 1, "replace": "d" } },
        { "id": "d", "after": { "seconds": 1, "present": "e" } },
        { "id": "e", "after": { "seconds": 1, "dismiss": true } }] }
      """
    for seconds in [0.5, 1.5, 2.5, 3.5, 4.5, 5.5] {
      let (one, many) = (try SceneFixture(text), try SceneFixture(text))
      one.advance(by: seconds)
      for _ in 0..<1000 { many.advance(by: seconds / 1000) }
      expectEqual(one.stack, many.stack, "after \(seconds) seconds")
      let expected = [[], ["b"], ["c"], ["d"], ["d", "e"], ["d"]]
      expectEqual(one.stack, expected[Int(seconds)])
    }
  }

  @Test("a page inside goes on once the pages around it rest, in one step as in a thousand")
  func inside() throws {
    let text = """
      { "root": "main", "state": { "n": 0 }, "containers": [
        { "id": "main", "pages": ["inner", { "id": "a", "title": "A" }], "initial": "a" },
        { "id": "inner", "title": "Inner", "pages": [
          { "id": "p", "title": "P", "after": { "seconds": 0, "step": { "n": 1 } } }] }] }
      """
    for (seconds, count) in [(0.1, 0.0), (0.3, 0), (5, 1)] {
      let (one, many) = (try SceneFixture(text), try SceneFixture(text))
      for fixture in [one, many] { fixture.container.select("inner") }
      one.advance(by: seconds)
      for _ in 0..<1000 { many.advance(by: seconds / 1000) }
      for fixture in [one, many] {
        expectEqual(fixture.container.value(of: "n")?.number, count, "after \(seconds) seconds")
      }
    }
  }

  @Test("a press, a key and the wheel call it off until the page comes to the front again")
  func calledOff() throws {
    for event: InputEvent in [
      .press(.mouse, at: Point(x: 200, y: 700)), .key(KeyPress(.character("x"))),
      .wheel(dx: 0, dy: 1, at: Point(x: 200, y: 400)),
    ] {
      let fixture = try fixture()
      fixture.advance(by: 1)
      fixture.container.handle(event)
      fixture.advance(by: 10)
      expectEqual(fixture.stack, [], "\(event)")
      fixture.container.push("next", animated: false)
      fixture.container.pop(animated: false)
      fixture.advance(by: 2.1)
      expectEqual(fixture.stack, ["one"], "\(event)")
    }
    let fixture = try fixture()
    fixture.container.handle(.move(.mouse, to: Point(x: 10, y: 10)))
    fixture.advance(by: 2.1)
    expectEqual(fixture.stack, ["one"])
  }

  @Test("a screen in place of another leaves no way back to it, and moves as a push")
  func replaces() throws {
    let fixture = try fixture()
    fixture.container.push("one", animated: false)
    fixture.container.push("two", animated: false)
    _ = fixture.take()
    fixture.container.activate(label: "Swap")
    expectEqual(fixture.stack, ["one", "three"])
    expectEqual(fixture.take(), [.popped("two"), .pushed("three"), .shows("three")])
    for _ in 0..<20 {
      fixture.advance(by: 0.02)
      expectEqual(fixture.container.checkInvariants(), [])
    }
    // After a second the page goes back by itself.
    fixture.advance(by: 2)
    expectEqual(fixture.stack, ["one"])
    expectEqual(fixture.container.value(of: "n"), .number(1))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a root takes the place of everything, with its options, and is kept")
  func roots() throws {
    let fixture = try fixture()
    fixture.container.push("one", animated: false)
    fixture.activate("Enter")
    let container = fixture.container
    expectEqual(container.pages.ids, ["a", "b"])
    expectEqual(container.selectedID, "b")
    expectEqual(fixture.stack, [])
    expectEqual(container.configuration.toolbarVisibility, .shown)
    expectEqual(container.pop(), false)
    expectEqual(container.checkInvariants(), [])
    let state = container.state
    StoryboardScene.apply(fixture.scene, to: container)
    expectEqual(container.pages.ids, ["a", "b"])
    expectEqual(container.selectedID, "b")

    let second = try self.fixture()
    expectEqual(second.container.missing(in: state), nil)
    second.container.restore(state)
    expectEqual(second.container.pages.ids, ["a", "b"])
    expectEqual(second.container.selectedID, "b")

    fixture.activate("Out")
    expectEqual(container.pages.ids, ["splash"])
    expectEqual(container.configuration.toolbarVisibility, .hidden)
    fixture.advance(by: 0)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("from a sheet, a root dismisses it; a sheet goes by itself too")
  func sheets() throws {
    let fixture = try fixture()
    fixture.container.push("one", animated: false)
    fixture.activate("Sheet")
    expect(fixture.container.presentedScreen == nil, "60 seconds have passed")
    fixture.container.activate(label: "Sheet")
    fixture.advance(by: 1)
    fixture.activate("Start")
    expect(fixture.container.presentedScreen == nil)
    expectEqual(fixture.container.pages.ids, ["a", "b"])
  }

  @Test("Enter in a field does what the file says")
  func submits() throws {
    let fixture = try SceneFixture(Self.text, root: "main")
    fixture.container.select("a", animated: false)
    let field = try #require(
      fixture.container.accessibilityTree().first { $0.role == .entry })
    fixture.container.handle(.accessibility(AccessibilityRequest(.focus, of: field.id)))
    fixture.container.handle(.text("tea"))
    fixture.container.handle(.key(KeyPress(.enter)))
    fixture.rest()
    expectEqual(fixture.stack, ["found"])
    expect(fixture.bar.contains("Found tea"))
  }

  @Test("a transition of one action holds for its screen, to and fro")
  func transitions() throws {
    let fixture = try SceneFixture(Self.text, root: "main")
    fixture.container.select("a", animated: false)
    fixture.container.activate(label: "Fade")
    fixture.advance(by: 0.05)
    func name() -> String? { fixture.container.parts.navigator.activeStack?.transition?.name }
    expectEqual(name(), "fade")
    fixture.rest()
    fixture.container.pop()
    fixture.advance(by: 0.05)
    expectEqual(name(), "fade")
    fixture.rest()
    fixture.container.push("next")
    expectEqual(name(), nil)
  }

  @Test("an address is opened by whoever shows the file")
  func opens() throws {
    let fixture = try SceneFixture(
      #"{ "pages": [{ "id": "a", "title": "A", "body": [{ "button": { "title": "Site", "open": "https://example.org" } }] }] }"#
    )
    var opened: [String] = []
    fixture.container.onOpen = { opened.append($0) }
    fixture.activate("Site")
    expectEqual(opened, ["https://example.org"])
  }
}
