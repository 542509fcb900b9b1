import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

@Suite("Inspector") @MainActor struct InspectorTests {
  private static let text = """
    { "pages": [
      { "id": "a", "title": "A", "trailing": [{ "title": "Go", "push": "b" }], "body": [
        "Hello", { "button": { "title": "Push", "push": "b" } }, { "list": ["one", "two"] } ] },
      { "id": "c", "title": "C" } ],
      "screens": [{ "id": "b", "navigationTitle": "B",
        "leading": [{ "title": "Up", "image": "house", "popToRoot": true }] }] }
    """
  private static let toggle = InputEvent.key(
    KeyPress(.character("i"), modifiers: [.control, .shift]))

  private let container: TabContainer
  private let inspector: Inspector

  init() throws {
    let file = try StoryboardFile(bytes: Array(Self.text.utf8), name: "f.json")
    container = try file.makeContainer(size: Size(width: 400, height: 600))
    inspector = Inspector(of: container)
  }

  private func point(_ y: Double, x: Double = 200) {
    container.handle(.move(.mouse, to: Point(x: x, y: y)))
  }

  @Test("it shows what lies under the pointer, and where the file says it")
  func findings() {
    point(70)
    expectEqual(inspector.finding, nil)
    expect(container.handle(Self.toggle))
    expectEqual(inspector.finding?.place?.path, "$.pages[0].body[0]")
    expectEqual(inspector.finding?.element.name, "Hello")
    let button = container.accessibilityTree().first { $0.label == "Push" }?.bounds
    point(button?.midY ?? 0)
    expectEqual(inspector.finding?.element.frame, button)
    expectEqual(inspector.finding?.place?.path, "$.pages[0].body[1]")
    let row = container.accessibilityTree().first { $0.label == "two" }?.bounds
    point(row?.midY ?? 0)
    expectEqual(inspector.finding?.place?.path, "$.pages[0].body[2].list[1]")
    expectEqual(inspector.finding?.element.kind, "row of a list")
    expectEqual(inspector.finding?.element.frame, row)
    point(580, x: 300)
    expectEqual(inspector.finding?.place?.path, "$.pages[1]")
    expectEqual(inspector.finding?.element.kind, "tab")
    point(20, x: 380)
    expectEqual(inspector.finding?.place?.path, "$.pages[0].trailing[0]")
    point(500)
    expectEqual(inspector.finding?.place?.path, "$.pages[0]")
    point(700)
    expectEqual(inspector.finding, nil)
  }

  @Test("the window is drawn again only where the pointer comes to something else")
  func redraws() {
    container.handle(Self.toggle)
    point(70)
    let revision = container.revision
    point(70.25)
    expectEqual(inspector.finding?.element.name, "Hello")
    expectEqual(container.revision, revision)
    point(500)
    expectNotEqual(container.revision, revision)
  }

  @Test(
    "buttons after the back button are counted from the file's first, and the back button is the screen's"
  )
  func backButton() {
    container.push("b", animated: false)
    container.handle(Self.toggle)
    point(20, x: 20)
    expectEqual(inspector.finding?.element.kind, "bar button")
    expectEqual(inspector.finding?.place?.path, "$.screens[0]")
    point(20, x: 64)
    expectEqual(inspector.finding?.element.name, "Up")
    expectEqual(inspector.finding?.place?.path, "$.screens[0].leading[0]")
  }

  @Test("a click copies and does nothing else; Escape and the keys again end it")
  func copying() {
    var copied: [String] = []
    inspector.onCopy = { copied.append($0) }
    container.handle(Self.toggle)
    let button = container.accessibilityTree().first { $0.label == "Push" }?.bounds ?? .zero
    let place = Point(x: button.midX, y: button.midY)
    container.handle(.press(.mouse, at: place))
    container.handle(.release(.mouse, at: place))
    container.handle(.key(KeyPress(.character("c"), modifiers: .control)))
    expectEqual(copied, ["$.pages[0].body[1]", "$.pages[0].body[1]"])
    expect(container.pushedScreens.isEmpty)
    container.handle(.key(KeyPress(.escape)))
    expect(!inspector.isOn)
    expectEqual(inspector.finding, nil)
    container.handle(.press(.mouse, at: place))
    container.handle(.release(.mouse, at: place))
    expectEqual(container.pushedScreens.map(\.id), ["b"])
  }

  @Test("what a program makes in code says so")
  func code() throws {
    let pages = try PageList([ColorPage(id: "red", item: TabItem(title: "Red"), color: .red)])
    let container = try TabContainer(pages: pages, size: Size(width: 400, height: 600))
    let inspector = Inspector(of: container)
    container.handle(Self.toggle)
    container.handle(.move(.mouse, to: Point(x: 200, y: 300)))
    let finding = try #require(inspector.finding)
    expectEqual(
      InspectorPanel.lines(of: finding), ["page “Red”", "400 × 600 at 0, 0", "made in code"])
  }

  @Test("after a reload it looks again")
  func reload() throws {
    let file = try StoryboardFile(bytes: Array(Self.text.utf8), name: "f.json")
    let container = try file.makeContainer(size: Size(width: 400, height: 600))
    let inspector = Inspector(of: container)
    container.handle(.move(.mouse, to: Point(x: 200, y: 70)))
    container.handle(Self.toggle)
    let moved = "\n" + Self.text.replacing("Hello", with: "Hi")
    try file.reload(from: Array(moved.utf8))
    inspector.refresh()
    expectEqual(inspector.finding?.element.name, "Hi")
    expectEqual(inspector.finding?.place?.line, 4)
  }

  @Test(
    "it says what the state of the storyboard is, and looks where conditions leave something out")
  func state() throws {
    let text = """
      { "state": { "on": false, "n": 2, "t": "x" }, "pages": [{ "id": "a", "title": "A", "body": [
        { "label": "Hidden", "if": "on" },
        { "label": "Shown" } ] }] }
      """
    let file = try StoryboardFile(bytes: Array(text.utf8), name: "f.json")
    let container = try file.makeContainer(size: Size(width: 400, height: 600))
    let inspector = Inspector(of: container)
    container.handle(.move(.mouse, to: Point(x: 200, y: 70)))
    container.handle(Self.toggle)
    let finding = try #require(inspector.finding)
    expect(finding.element.name == "Shown" && finding.place?.path == "$.pages[0].body[1]")
    expectEqual(InspectorPanel.lines(of: finding).last, #"on = false, n = 2, t = "x""#)
  }

  /// The panel's rectangle, its texts, and the ring around the element.
  private func panel(
    _ frame: Rect, place: StoryboardPlaces.Place? = nil
  ) -> (panel: Rect, texts: [String], ring: Rect) {
    let element = InspectedElement(
      kind: "label", name: "Hello", frame: frame, origin: .screen("a"))
    var list = DisplayList()
    InspectorPanel.draw(
      Inspector.Finding(element: element, place: place), into: &list,
      size: Size(width: 400, height: 600), measurer: FixedTextMeasurer())
    var (panel, texts, ring) = (Rect.zero, [String](), Rect.zero)
    for command in list.commands {
      switch command.content {
      case .roundedRect(let rect, _, _): panel = rect
      case .text(let text): texts.append(text.string)
      case .ring(let rect, _, _, _): ring = rect
      default: break
      }
    }
    return (panel, texts, ring)
  }

  @Test("its panel says what and where, below the element, else above, else within")
  func panels() {
    let place = StoryboardPlaces.Place(file: "/x/f.json", line: 3, column: 7, path: "$.pages[0]")
    let low = Rect(x: 100, y: 100, width: 80.25, height: 40)
    let below = panel(low, place: place)
    expectEqual(
      below.texts, ["label “Hello”", "80.3 × 40 at 100, 100", "$.pages[0]", "f.json:3:7"])
    expectEqual(below.ring, low)
    expectGreater(below.panel.y, low.maxY)
    expectEqual(below.panel.x, low.x)
    let high = Rect(x: 390, y: 560, width: 300, height: 30)
    let above = panel(high)
    expectEqual(above.texts.last, "made in code")
    expectEqual(above.ring, Rect(x: 390, y: 560, width: 10, height: 30))
    expectLess(above.panel.maxY, high.y)
    expectAtMost(above.panel.maxX, 392)
    let all = Rect(x: 0, y: 0, width: 400, height: 600)
    let within = panel(all).panel
    expectGreater(within.y, 0)
    expectLess(within.maxY, 600)
    expectEqual(within.x, 8)
  }
}
