import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

@Suite("Storyboard reload")
@MainActor struct StoryboardReloadTests {
  /// Tabs named by single letters, each with something to scroll, and screens to push.
  private func text(_ tabs: [String], screens: [String] = ["x", "y"], more: String = "") -> String {
    let pages = tabs.map { #"{"id": "\#($0)", "title": "\#($0)", "body": [{"spacer": 3000}]}"# }
    let others = screens.map { #"{"id": "\#($0)", "navigationTitle": "\#($0)\#(more)"}"# }
    return """
      { "pages": [\(pages.joined(separator: ","))], "screens": [\(others.joined(separator: ","))] }
      """
  }

  private func fixture(_ tabs: [String] = ["a", "b", "c"], at tab: PageID = "b") throws
    -> SceneFixture
  {
    let fixture = try SceneFixture(text(tabs))
    fixture.container.select(tab, animated: false)
    _ = fixture.take()
    return fixture
  }

  private func reload(_ fixture: SceneFixture, _ text: String) throws {
    StoryboardScene.apply(try SceneFixture.scene(text), to: fixture.container)
  }

  @Test("the selection stays with its page, else goes to the nearest that remains")
  func selection() throws {
    let fixture = try fixture()
    try reload(fixture, text(["new", "a", "b"]))
    expectEqual(fixture.container.selectedID, "b")
    expectEqual(fixture.take(), [.pagesChanged])
    try reload(fixture, text(["a", "z"]))
    expectEqual(fixture.container.selectedID, "a")
    try reload(fixture, text([]))
    expectEqual(fixture.container.selectedID, nil)
  }

  @Test("the same file again changes nothing that anyone is told of")
  func same() throws {
    let fixture = try fixture()
    fixture.container.push("x")
    fixture.rest()
    _ = fixture.take()
    try reload(fixture, text(["a", "b", "c"]))
    expectEqual(fixture.take(), [])
    expectEqual(fixture.stack, ["x"])
  }

  @Test("a drag goes on under the finger when the pages are the same")
  func drag() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 300, y: 400), by: -104, release: false)
    let position = fixture.container.position
    try reload(fixture, text(["a", "b", "c"], more: "!"))
    expectEqual(fixture.container.phase, .dragging)
    fixture.container.handle(.move(.mouse, to: Point(x: 100, y: 400)))
    expectGreater(fixture.container.position, position)
    fixture.container.handle(.release(.mouse, at: Point(x: 100, y: 400)))
    fixture.rest()
    expectEqual(fixture.container.selectedID, "c")
  }

  /// A page with a control of each kind; `second` are the elements of another page.
  private func controls(
    on: Bool = true, number: Int = 40, to: Int = 100, size: String = "M",
    options: String = #""S", "M", "L""#, word: String = "hello", second: String = ""
  ) -> String {
    """
    { "pages": [{"id": "a", "title": "A", "body": [
      {"toggle": {"id": "t", "title": "T", "on": \(on)}},
      {"slider": {"id": "v", "title": "V", "to": \(to), "value": \(number)}},
      {"choice": {"id": "c", "title": "C", "options": [\(options)], "value": "\(size)"}},
      {"field": {"id": "f", "title": "F", "value": "\(word)"}}
    ]}, {"id": "b", "title": "B", "body": [\(second)]}] }
    """
  }

  /// What the controls of the page in front show, as a screen reader has it.
  private func shown(_ fixture: SceneFixture) -> [String] {
    var values: [String] = []
    fixture.container.accessibilityTree().forEach { node in
      switch node.role {
      case .toggle, .slider, .entry: values.append(node.value ?? "")
      case .radio: if node.isSelected == true { values.append(node.label) }
      default: break
      }
    }
    return values
  }

  private func moveControls(_ fixture: SceneFixture) {
    fixture.container.toggle("t")
    fixture.container.setValue(.number(78), of: "v")
    fixture.container.setValue(.text("L"), of: "c")
    fixture.container.setValue(.text("Z"), of: "f")
  }

  @Test(
    "before the first change a value is that of the file, and nil for a control that it does not have"
  )
  func initialValues() throws {
    let container = try SceneFixture(controls()).container
    let values = (["t", "v", "c", "f", "x"] as [ControlID]).map { container.value(of: $0) }
    expectEqual(values, [.flag(true), .number(40), .text("M"), .text("hello"), nil])
    expect(container.isOn("t"))
    expect(!container.isOn("x"))
    expect(container.state.values.isEmpty)
    container.toggle("t")
    expectEqual(container.value(of: "t"), .flag(false))
    expect(!container.isOn("t"))
  }

  @Test("controls keep what a person chose until the file gives them another value")
  func controls() throws {
    let fixture = try SceneFixture(controls())
    expectEqual(shown(fixture), ["on", "40", "M", "hello"])
    moveControls(fixture)
    try reload(fixture, controls(to: 200))
    expectEqual(shown(fixture), ["off", "78", "L", "Z"])
    try reload(fixture, controls(number: 41))
    expectEqual(shown(fixture), ["off", "41", "L", "Z"])
    try reload(fixture, controls(on: false, number: 41, size: "S", word: "bye"))
    expectEqual(shown(fixture), ["off", "41", "S", "bye"])
    try reload(fixture, controls(number: 41, word: "bye"))
    expectEqual(shown(fixture), ["on", "41", "M", "bye"])
  }

  @Test("a value that the file no longer allows does not stay")
  func narrower() throws {
    let fixture = try SceneFixture(controls())
    moveControls(fixture)
    try reload(fixture, controls(to: 50, options: #""S", "M""#))
    expectEqual(shown(fixture), ["off", "50", "M", "Z"])
  }

  @Test("controls of one name begin alike, with the value of the first, and within their range")
  func shared() throws {
    let second = """
      {"slider": {"id": "v", "title": "V", "to": 10}},
      {"choice": {"id": "c", "title": "C", "options": ["S", "M"], "value": "S"}},
      {"field": {"id": "f", "title": "F"}}
      """
    let fixture = try SceneFixture(controls(second: second))
    fixture.container.select("b", animated: false)
    expectEqual(shown(fixture), ["10", "M", "hello"])
  }

  @Test("a settle goes on where both pages remain")
  func settle() throws {
    let fixture = try fixture()
    fixture.container.select("c")
    fixture.advance(by: 0.05)
    let share = fixture.container.position - 1
    try reload(fixture, text(["b", "c"]))
    expectEqual(fixture.container.phase, .settling)
    expect(near(fixture.container.position, share))
    fixture.rest()
    expectEqual(fixture.container.selectedID, "c")
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("pushed screens stay as far as there still are any, with their new texts")
  func stack() throws {
    let fixture = try fixture()
    fixture.container.push("x")
    fixture.container.push("y")
    fixture.rest()
    _ = fixture.take()
    try reload(fixture, text(["a", "b", "c"], more: "2"))
    expectEqual(fixture.bar, "[Back] y2 []")
    try reload(fixture, text(["a", "b", "c"], screens: ["x"]))
    expectEqual(fixture.stack, ["x"])
    expectEqual(fixture.take(), [.popped("y"), .shows("x"), .hides("y")])
    try reload(fixture, text(["a", "b", "c"], screens: ["y"]))
    expectEqual(fixture.stack, [])
  }

  @Test("a push that is under way goes on")
  func push() throws {
    let fixture = try fixture()
    fixture.container.push("x")
    fixture.advance(by: 0.05)
    try reload(fixture, text(["a", "b", "c"], more: "2"))
    expect(fixture.container.isMoving)
    fixture.rest()
    expectEqual(fixture.bar, "[Back] x2 []")
  }

  @Test("what is scrolled and switched on stays, a finger goes on scrolling")
  func scrolling() throws {
    let fixture = try fixture()
    fixture.container.setValue(.flag(true), of: "t")
    fixture.drag(from: Point(x: 200, y: 500), by: 0, -104, release: false)
    try reload(fixture, text(["a", "b", "c"]))
    fixture.container.handle(.move(.mouse, to: Point(x: 200, y: 296)))
    expectEqual(fixture.container.parts.scroller.moving[ScrollKey(screen: "b")]?.offset, 200)
    fixture.container.handle(.cancel(.mouse))
    try reload(fixture, text(["b"]))
    expectEqual(fixture.container.parts.standing.memory.screens["b"]?.offset, 200)
    expect(fixture.container.isOn("t"))
  }

  @Test("a container on a screen keeps its page and its own options")
  func hosted() throws {
    let fixture = try SceneFixture(HostedContainerTests.storyboard)
    fixture.container.toggle("top")
    fixture.activate("Swipe")
    fixture.activate("TAB 0")
    let hosted = fixture.container.shownContainer
    let changed = HostedContainerTests.storyboard.split(separator: "TAB 0")
      .joined(separator: "Zero")
    try reload(fixture, changed)
    expect(fixture.container.shownContainer === hosted)
    expectEqual(fixture.bar, "[Back] Zero [On]")
    expectEqual(hosted.parts.context.layout.navigationBar, nil)
    expectEqual(hosted.configuration.toolbarPosition, .top)
    fixture.activate("On")
    fixture.activate("Back")
    expectEqual(fixture.bar, "[Back] Zero [On]")
  }

  // MARK: What was changed by hand

  private func colored(_ settings: String) -> String {
    "{ \(settings), " + text(["a", "b", "c"]).dropFirst(2)
  }

  @Test("a setting that was changed by hand stays until the file says something else about it")
  func settings() throws {
    let fixture = try SceneFixture(colored(#""toolbar": "top", "titles": "below""#))
    fixture.container.apply([.toolbar: .text("bottom"), .titles: .text("beside")])
    try reload(fixture, colored(#""toolbar": "top", "titles": "below", "blur": 3"#))
    expectEqual(fixture.container.configuration.toolbarPosition, .bottom)
    expectEqual(fixture.container.configuration.titles, .beside)
    expectEqual(fixture.container.configuration.barBlur, 3)
    try reload(fixture, colored(#""toolbar": "leading", "titles": "below""#))
    expectEqual(fixture.container.configuration.toolbarPosition, .leading)
    expectEqual(fixture.container.configuration.titles, .beside)
    expectEqual(fixture.container.configuration.barBlur, ContainerConfiguration().barBlur)
  }

  @Test("pages that were chosen by hand stay until the file has another list, with their new texts")
  func chosenPages() throws {
    let fixture = try fixture()
    let player = ReplayPlayer(container: fixture.container)
    let line = #"{"t":0,"do":"pages","ids":["c","a"]}"#
    var reader = ReplayReader(name: "f")
    let command = try #require(try reader.read(Array(line.utf8)))
    _ = try player.play(command)
    try reload(fixture, text(["a", "b", "c"], more: "2"))
    expectEqual(fixture.container.pages.ids, ["c", "a"])
    try reload(fixture, text(["a", "b"]))
    expectEqual(fixture.container.pages.ids, ["a", "b"])
  }

  @Test("a container that has shown nothing begins with the file's tab")
  func first() throws {
    let scene = try SceneFixture.scene(colored(#""initial": "b""#))
    let empty = try TabContainer(pages: .empty, size: Size(width: 400, height: 800))
    scene.apply(to: empty)
    expectEqual(empty.selectedID, "b")
    expectEqual(empty.phase, .resting)
    let other = try TabContainer(pages: .empty, size: Size(width: 400, height: 800))
    scene.apply(to: other, initial: .index(2))
    expectEqual(other.selectedID, "c")
  }

  @Test("a page with tabs inside comes and goes with each version of the file")
  func innerTabs() throws {
    let nested = """
      { "containers": [{ "id": "c0", "pages": ["c1"] },
        { "id": "c1", "title": "H", "pages": [{ "id": "p0", "title": "X" }] }] }
      """
    let fixture = try SceneFixture(nested)
    for _ in 1...2 {
      for version in [text(["p0"]), nested] {
        try reload(fixture, version)
        expectEqual(fixture.container.checkInvariants(), [], "\(version)")
        fixture.rest()
      }
    }
    fixture.container.setPages(try Fixture.list(["p3"]))
    expectEqual(fixture.container.pages.ids, ["p3"], "pages of a replay")
  }
}
