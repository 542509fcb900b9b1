import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

@Suite("Saved state")
@MainActor struct SavedStateTests {
  private static let storyboard = """
    {
      "pages": [
        { "id": "a", "title": "A", "body": [
          {"strip": ["1", "2", "3", "4", "5", "6"]}, {"toggle": {"id": "t", "title": "T"}},
          {"spacer": 3000}
        ] },
        { "id": "b", "title": "B" }, { "id": "c", "title": "C" }
      ],
      "screens": [{ "id": "one" , "navigationTitle": "One"}, { "id": "two" }]
    }
    """

  private func used() throws -> SceneFixture {
    let fixture = try SceneFixture(Self.storyboard)
    let container = fixture.container
    container.handle(.wheel(dx: 0, dy: -5, at: Point(x: 200, y: 500)))
    container.parts.standing.memory.keep(60, of: ScrollKey(screen: "a", strip: 0))
    container.toggle("t")
    container.select("b")
    fixture.rest()
    container.push("one")
    container.push("two")
    fixture.rest()
    return fixture
  }

  @Test("what there is to find again is found again in another container")
  func roundTrip() throws {
    let state = try used().container.state
    let fixture = try SceneFixture(Self.storyboard)
    fixture.container.restore(state)
    expectEqual(fixture.container.state, state)
    expectEqual(fixture.container.selectedID, "b")
    expectEqual(fixture.stack, ["one", "two"])
    expect(fixture.container.isOn("t"))
    expect(!fixture.container.isMoving)
    fixture.container.popToRoot(animated: false)
    fixture.container.select("a", animated: false)
    let shown = try #require(fixture.container.parts.bodies.frontBody)
    expectEqual(
      fixture.container.parts.scroller.offset(of: ScrollKey(screen: "a"), limit: shown.limit), 200)
  }

  @Test("what it holds is written as JSON in a fixed order and read again")
  func json() throws {
    let state = try used().container.state
    let text = String(decoding: state.json(), as: UTF8.self)
    expectEqual(
      text,
      """
      {"selected":"b","pages":["a","b","c"],"listed":["a","b","c"],\
      "stacks":[{"screens":[{"id":"one","container":[]},{"id":"two","container":[]}]}],\
      "containers":{},"screens":{"a":{"offset":200,"layout":{"width":400,"textScale":1},"strips":{"0":60}}},"values":{"t":true},\
      "settings":{}}

      """)
    let read = ContainerState.read(Array(text.utf8), file: "state.json")
    expectEqual(read.state, state)
    expect(read.problems.isEmpty)
  }

  @Test("toggles that an older version wrote apart are read")
  func olderToggles() {
    let read = ContainerState.read(Array(#"{"toggles":{"t":true},"values":{"s":2}}"#.utf8))
    expectEqual(read.state?.values, ["t": .flag(true), "s": .number(2)])
    expect(read.problems.isEmpty)
  }

  @Test("everything that is wrong with a file is said at once")
  func mistakes() {
    let text = #"{"selected": 1, "screens": {"a": {"offset": -1, "strips": {"x": 1}}}, "tog": 0}"#
    let read = ContainerState.read(Array(text.utf8), file: "state.json")
    expectEqual(read.state, nil)
    expectEqual(
      read.problems.map(\.description),
      [
        "state.json:1:14: expected a string, found a number (at $.selected)",
        "state.json:1:45: expected a number of at least 0, found -1 (at $.screens.a.offset)",
        "state.json:1:60: expected the place of a strip, found \"x\" (at $.screens.a.strips.x)",
        "state.json:1:71: warning: unknown key \"tog\" is ignored (at $.tog)",
      ])
  }

  @Test("what a newer version may have written is left out with a warning, and the rest is read")
  func newer() throws {
    let known = """
      {"selected": "a", "stacks": [{"tab": "a", "screens": [{"id": "s", "container": [{}]}]}],
       "screens": {"a": {"offset": 3}}, "settings": {"rtl": true}}
      """
    let newer = """
      {"selected": "a", "stacks": [{"tab": "a", "screens": [{"id": "s", "container": [{"x": 1}],
       "x": 1}], "x": {}}], "screens": {"a": {"offset": 3, "x": []}},
       "settings": {"rtl": true, "x": 1, "animator": "comet"}, "x": null}
      """
    let read = ContainerState.read(Array(newer.utf8), file: "s")
    expectNotEqual(read.state, nil)
    expectEqual(read.state, ContainerState.read(Array(known.utf8)).state)
    expectEqual(read.problems.count, 7)
    expect(read.problems.allSatisfy { $0.severity == .warning })
  }

  @Test("unknown pages and screens are left out, and the nearest page is selected instead")
  func unknown() throws {
    let fixture = try SceneFixture(Self.storyboard)
    var state = ContainerState(selected: "gone", pages: ["x", "a", "gone", "y", "c"])
    state.stacks = [.init(screens: [.init("missing"), .init("two")])]
    fixture.container.restore(state)
    expectEqual(fixture.container.selectedID, "a")
    expectEqual(fixture.stack, ["two"])
    fixture.container.restore(ContainerState(selected: "never"))
    expectEqual(fixture.container.selectedID, "a")
    expectEqual(fixture.stack, [])
  }

  @Test("each tab's own stack is kept")
  func perTab() throws {
    let perTab = try SceneFixture(Self.storyboard) { $0.navigation = .perTab }
    perTab.container.push("one")
    perTab.container.select("c")
    perTab.container.push("two")
    perTab.rest()
    let other = try SceneFixture(Self.storyboard) { $0.navigation = .perTab }
    other.container.restore(perTab.container.state)
    expectEqual(other.stack, ["two"])
    other.container.select("a")
    other.rest()
    expectEqual(other.stack, ["one"])
  }

  @Test("a container on a screen is found again as it was")
  func hosted() throws {
    let first = try SceneFixture(HostedContainerTests.storyboard)
    first.container.toggle("top")
    first.activate("Swipe")
    first.activate("TAB 0")
    let state = first.container.state
    let text = state.json()
    expectEqual(ContainerState.read(text, file: "state.json").state, state)
    let second = try SceneFixture(HostedContainerTests.storyboard)
    second.container.restore(state)
    expectEqual(second.stack, ["swipe"])
    expectEqual(second.bar, "[Back] TAB 0 [On]")
    expectEqual(second.container.shownContainer.configuration.toolbarPosition, .top)
  }

  @Test("what was set and moved is found again")
  func settings() throws {
    let first = try SceneFixture(Self.storyboard)
    first.container.setValue(.number(250), of: .stiffness)
    first.container.setValue(.text("dots"), of: .animator)
    first.container.setValue(.flag(false), of: .bounces)
    first.container.setValue(.number(0.25), of: "volume")
    first.container.setValue(.text("L"), of: "size")
    let state = first.container.state
    let text = state.json()
    expect(
      String(decoding: text, as: UTF8.self).hasSuffix(
        #""values":{"size":"L","volume":0.25},"settings":{"animator":"dots","stiffness":250,"bounces":false}}"#
          + "\n"))
    expectEqual(ContainerState.read(text, file: "state.json").state, state)
    let second = try SceneFixture(Self.storyboard)
    second.container.restore(state)
    expectEqual(second.container.state, state)
    expectEqual(second.container.configuration.tuning.spring.stiffness, 250)
    expectEqual(second.container.value(of: "size"), .text("L"))
  }

  @Test("a setting that it cannot be is wrong")
  func wrongSettings() {
    let text =
      #"{"settings": {"stiffness": 0, "animator": "pil", "rtl": 1, "x": 2}, "values": {"v": []}}"#
    let read = ContainerState.read(Array(text.utf8), file: "s")
    expectEqual(read.state, nil)
    expectEqual(read.problems.count, 5)
    expectEqual(read.problems.count { $0.severity == .warning }, 2)
  }

  @Test("what of a state is not there any more is found")
  func missing() throws {
    let container = try SceneFixture(Self.storyboard).container
    expectEqual(container.missing(in: ContainerState(selected: "c")), nil)
    expectEqual(container.missing(in: ContainerState(selected: "gone")), "gone")
    var state = ContainerState(selected: "a", stacks: [.init(screens: [.init("one")])])
    expectEqual(container.missing(in: state), nil)
    state.stacks[0].screens.append(.init("three"))
    expectEqual(container.missing(in: state), "three")
    expectEqual(container.missing(in: ContainerState(stacks: [.init(tab: "z", screens: [])])), "z")
  }

  @Test("what still moves is saved where it is going")
  func moving() throws {
    let fixture = try SceneFixture(Self.storyboard)
    fixture.drag(from: Point(x: 200, y: 700), by: 0, -300)
    let state = fixture.container.state
    fixture.rest()
    expectEqual(fixture.container.state, state)
    expectGreater((state.screens["a"]?.offset ?? 0), 300)
  }
}
