@testable import SwipeTabKit
@testable import TestSupport
import Testing

@Suite("CustomView")
@MainActor struct CustomViewTests {
  /// A view that notes what happens to it, and answers as the test says.
  final class Probe: CustomView {
    var claims = ViewClaim.waits
    var axes: Set<Axis> = []
    var takesTurns = false
    var keys: [KeyPress] = []
    var takenKeys: Set<KeyPress> = []
    var wantsHover = false
    var isAnimating = false
    var times: [Double] = []
    var events: [ViewEvent] = []
    var presses: [ViewPress] = []
    var turns: [ViewTurn] = []
    var ownHeight: Double?
    var savedState: String?
    var nodes: [ViewNode] = []
    var contexts: [ViewContext] = []
    var host: ViewHost?
    var textCaret: Rect?
    var texts: [String] = []

    func insert(_ text: String) { texts.append("insert \(text)") }
    func compose(_ text: String, caret: Int) { texts.append("compose \(text) \(caret)") }

    var redrawsWhenMeasured = false
    func height(forWidth width: Double, measurer: any TextMeasuring) -> Double? {
      if redrawsWhenMeasured { host?.redraw() }
      return ownHeight
    }
    func draw(in drawing: inout Drawing, context: ViewContext) {
      contexts.append(context)
      drawing.fill(context.bounds, Color(rgb: 0x123456))
    }
    func claim(_ press: ViewPress) -> ViewClaim {
      presses.append(press)
      return claims
    }
    func takesDrag(_ drag: ViewDrag) -> Bool { axes.contains(drag.axis) }
    func handle(_ event: ViewEvent) { events.append(event) }
    func turn(_ turn: ViewTurn) -> Bool {
      turns.append(turn)
      return takesTurns
    }
    func handle(_ key: KeyPress) -> Bool {
      keys.append(key)
      return takenKeys.contains(key)
    }
    func advance(to time: Double) { times.append(time) }
    func accessibilityNodes(_ context: ViewContext) -> [ViewNode] { nodes }
    func restore(_ state: String) { savedState = state }
    func attach(to host: ViewHost) { self.host = host }

    /// The events since the last call.
    func take() -> [ViewEvent] {
      defer { events = [] }
      return events
    }
  }

  /// Three pages; the middle one has a label of 100 points, a view of 200 points, and space to scroll.
  @MainActor private final class Stage {
    let fixture: Fixture
    let probe = Probe()

    init(
      _ elements: [ScreenBody.Element] = [
        .spacer(84), .view(ScreenBody.View("v", height: 200, isFocusable: true)), .spacer(2000),
      ]
    ) throws {
      fixture = try Fixture()
      let probe = probe
      let page = ViewPage(ScreenBody(elements)) { $0 == "v" ? probe : nil }
      fixture.container.setPages(
        try PageList([Fixture.page("a"), page, Fixture.page("c")]))
      fixture.container.select("b", animated: false)
      _ = fixture.take()
    }

    var container: TabContainer { fixture.container }

    /// The view's rectangle: the navigation bar takes 44 points, margin and spacer 100.
    static let frame = Rect(x: 16, y: 144, width: 368, height: 200)
  }

  private final class ViewPage: BasePage {
    private let find: (ViewID) -> (any CustomView)?

    init(_ body: ScreenBody, find: @escaping (ViewID) -> (any CustomView)?) {
      self.find = find
      super.init(id: "b", item: TabItem(title: "B"))
      self.body = body
    }

    override func customView(_ id: ViewID) -> (any CustomView)? { find(id) }
  }

  // MARK: Layout and picture

  @Test("a view is painted at its place, in its own coordinates, and clipped to its frame")
  func paints() throws {
    let stage = try Stage()
    var list = DisplayList()
    stage.container.draw(into: &list)
    let command = try #require(
      list.commands.first { command in
        if case .fill(_, Color(rgb: 0x123456)) = command.content { true } else { false }
      })
    expectEqual(command.content, .fill(Stage.frame, Color(rgb: 0x123456)))
    expectEqual(command.clip, Stage.frame)
    let context = try #require(stage.probe.contexts.last)
    expectEqual(context.size, Size(width: 368, height: 200))
    expectEqual(context.visible, context.bounds)
  }

  @Test("a view learns its size and the reading direction from its host, before the first event")
  func hostKnowsSize() throws {
    let stage = try Stage()
    stage.container.handle(.press(.mouse, at: Point(x: 200, y: 200)))
    let host = try #require(stage.probe.host)
    expect(!stage.probe.presses.isEmpty)
    expect(stage.probe.contexts.isEmpty)
    expectEqual(host.size, Size(width: 368, height: 200))
    expect(!host.isRightToLeft)
    stage.container.handle(.release(.mouse, at: Point(x: 200, y: 200)))
    stage.container.configuration.isRightToLeft = true
    stage.container.handle(.resize(Size(width: 300, height: 800), scale: 1))
    stage.container.handle(.press(.mouse, at: Point(x: 150, y: 200)))
    expectEqual(host.size, Size(width: 268, height: 200))
    expect(host.isRightToLeft)
  }

  @Test("a view takes text only with the focus, and its composition ends with it")
  func text() throws {
    let stage = try Stage([
      .button(ScreenBody.Button("B", action: .pop)),
      .view(ScreenBody.View("v", height: 200, isFocusable: true)),
      .view(ScreenBody.View("w", height: 50)),
    ])
    func key(_ key: KeyPress.Key) -> Bool { stage.container.handle(.key(KeyPress(key))) }
    for _ in 0..<3 { _ = key(.tab) }
    // Without a caret, it takes none.
    expect(!stage.container.handle(.text("a")))
    expectEqual(stage.container.textCaret, nil)
    expect(!stage.container.repeats(KeyPress(.enter)))
    stage.probe.textCaret = Rect(x: 5, y: 7, width: 1, height: 20)
    expect(stage.container.repeats(KeyPress(.enter)))
    let frame = try #require(stage.probe.host).size
    expectEqual(frame.height, 200)
    expectEqual(stage.container.textCaret, Rect(x: 21, y: 127, width: 1, height: 20))
    expect(stage.container.handle(.text("a")))
    expect(stage.container.handle(.composition("bc", caret: 9)))
    expectEqual(stage.probe.texts, ["insert a", "compose bc 2"])
    // Letters and the space are texts; the view is asked first, and gets what was composed when that ends.
    expect(key(.character("q")))
    expect(key(.space))
    expect(stage.probe.events.isEmpty)
    _ = stage.container.handle(.key(KeyPress(.tab, modifiers: .shift)))
    expectEqual(stage.probe.texts, ["insert a", "compose bc 2", "compose  0", "insert bc"])
    expect(!stage.container.handle(.text("d")))
    expectEqual(stage.container.textCaret, nil)
    stage.probe.host?.copy("x")
    var (copied, pastes) = ("", 0)
    stage.container.onCopy = { copied = $0 }
    stage.container.onPaste = { pastes += 1 }
    stage.probe.host?.copy("y")
    stage.probe.host?.requestPaste()
    expectEqual(copied, "y")
    expectEqual(pastes, 1)
  }

  @Test("a view may be drawn again when it is asked for its height, with the mouse over it")
  func redrawsWhenMeasured() throws {
    let stage = try Stage([.view(ScreenBody.View("v")), .spacer(100)])
    stage.container.handle(.move(.mouse, to: Point(x: 200, y: 300)))
    stage.probe.redrawsWhenMeasured = true
    stage.probe.host?.relayout()
    var list = DisplayList()
    stage.container.handle(.resize(Size(width: 380, height: 700), scale: 1))
    stage.container.draw(into: &list)
    expect(!list.commands.isEmpty)
    expect(stage.container.checkInvariants().isEmpty)
  }

  @Test("a view without a height fills what the others leave")
  func fills() throws {
    let stage = try Stage([
      .view(ScreenBody.View("v", isEdgeToEdge: true)),
      .button(ScreenBody.Button("Below")),
    ])
    var list = DisplayList()
    stage.container.draw(into: &list)
    // 800 less the bars of 44 and 49, the button of 48, its gap of 12 and the margin of 16 below it.
    expectEqual(stage.probe.contexts.last?.size, Size(width: 400, height: 631))
  }

  @Test("a view's own height is asked again after relayout, and nonsense counts as nothing")
  func ownHeight() throws {
    let stage = try Stage([.view(ScreenBody.View("v")), .button(ScreenBody.Button("Below"))])
    for (asked, height) in [(120.0, 120.0), (-5, 0), (.nan, 0), (.infinity, 0), (40, 40)] {
      stage.probe.ownHeight = asked
      stage.probe.host?.relayout()
      let button = stage.container.accessibilityTree().first { $0.label == "Below" }
      expectEqual(button?.bounds.y, 44 + 16 + height + 12, "\(asked)")
    }
  }

  @Test("a view that nobody knows shows its name")
  func unknown() throws {
    let stage = try Stage([.view(ScreenBody.View("chart", height: 100))])
    var list = DisplayList()
    stage.container.draw(into: &list)
    expect(
      list.commands.contains { command in
        if case .text(let text) = command.content { text.string == "chart" } else { false }
      })
  }

  @Test("the container makes views that pages do not, once for each screen")
  func madeByContainer() throws {
    let fixture = try Fixture()
    var made: [ViewID] = []
    let probe = Probe()
    fixture.container.makeView = {
      made.append($0)
      return probe
    }
    let page = BasePage(id: "x", item: TabItem(title: "X"))
    page.body = ScreenBody([.view(ScreenBody.View("w", height: 50))])
    fixture.container.setPages(try PageList([page, Fixture.page("y")]))
    fixture.press(200, 80)
    fixture.release(200, 80)
    expectEqual(made, ["w"])
    expectEqual(
      probe.take(), [.pressed(at: Point(x: 184, y: 20)), .tapped(at: Point(x: 184, y: 20))])
  }

  // MARK: Contacts

  @Test("a tap comes as a press and a tap, in the view's coordinates")
  func taps() throws {
    let stage = try Stage()
    stage.fixture.press(26, 154)
    stage.fixture.release(26, 154)
    expectEqual(stage.probe.presses, [ViewPress(at: Point(x: 10, y: 10))])
    expectEqual(
      stage.probe.take(), [.pressed(at: Point(x: 10, y: 10)), .tapped(at: Point(x: 10, y: 10))])
    expectEqual(stage.container.checkInvariants(), [])
  }

  @Test("a view that ignores a press gets nothing of it, and neither does the page lose it")
  func ignores() throws {
    let stage = try Stage()
    stage.probe.claims = .ignores
    stage.fixture.press(200, 200)
    stage.fixture.release(200, 200)
    expectEqual(stage.probe.take(), [])
    stage.fixture.press(200, 200)
    stage.fixture.move(0, 200)
    expectEqual(stage.container.phase, .dragging)
    expectEqual(stage.probe.take(), [])
  }

  @Test("a drag along an axis that the view takes is its own, and the pages stay")
  func drags() throws {
    let stage = try Stage()
    stage.probe.axes = [.horizontal]
    stage.fixture.press(216, 244)
    stage.fixture.move(116, 244)
    stage.fixture.move(16, 264)
    stage.fixture.release(16, 264)
    let events = stage.probe.take()
    expectEqual(
      events.prefix(4),
      [
        .pressed(at: Point(x: 200, y: 100)), .dragBegan(at: Point(x: 200, y: 100)),
        .dragged(to: Point(x: 100, y: 100), translation: Point(x: -100, y: 0)),
        .dragged(to: Point(x: 0, y: 120), translation: Point(x: -200, y: 20)),
      ])
    guard case .dragEnded(Point(x: 0, y: 120), _) = events.last else {
      Issue.record("\(events) does not end in a release")
      return
    }
    expectEqual(stage.container.position, 1)
    expectEqual(stage.container.phase, .resting)
  }

  @Test("a drag along the other axis is taken away from it, once: by the pages, or by the body")
  func loses() throws {
    let stage = try Stage()
    stage.probe.axes = [.vertical]
    stage.fixture.press(216, 244)
    stage.fixture.move(100, 244)
    stage.fixture.move(50, 244)
    expectEqual(stage.probe.take(), [.pressed(at: Point(x: 200, y: 100)), .cancelled])
    expectEqual(stage.container.phase, .dragging)
    stage.fixture.release(50)
    stage.fixture.rest()
    stage.container.select("b", animated: false)
    stage.probe.axes = [.horizontal]
    stage.fixture.press(216, 244)
    stage.fixture.move(216, 144)
    stage.fixture.release(216, 144)
    expectEqual(stage.probe.take(), [.pressed(at: Point(x: 200, y: 100)), .cancelled])
    expectEqual(stage.container.state.screens["b"]?.offset, 100)
  }

  @Test("a view can hold a contact from its press")
  func holds() throws {
    let stage = try Stage()
    stage.probe.claims = .holds
    stage.fixture.press(16, 144)
    expectEqual(stage.probe.take(), [.dragBegan(at: .zero)])
    stage.fixture.move(17, 144)
    expectEqual(
      stage.probe.take(), [.dragged(to: Point(x: 1, y: 0), translation: Point(x: 1, y: 0))])
    stage.container.handle(.cancel(.mouse))
    expectEqual(stage.probe.take(), [.cancelled])
  }

  @Test(
    "whatever takes the page away takes the drag away",
    arguments: ["escape", "select", "push", "pages", "restore"])
  func interrupted(by cause: String) throws {
    let stage = try Stage()
    stage.probe.claims = .holds
    stage.fixture.press(100, 200)
    _ = stage.probe.take()
    switch cause {
    case "escape": stage.container.handle(.key(KeyPress(.escape)))
    case "select": stage.container.select("a")
    case "push": stage.container.push(BasePage(id: "pushed", item: TabItem(title: "P")))
    case "pages": stage.container.remove("b")
    default: stage.container.restore(stage.container.state)
    }
    stage.fixture.move(50, 200)
    stage.fixture.release(50, 200)
    let isLost = stage.probe.take().filter { $0 == .cancelled }.count
    expectEqual(isLost, 1)
    expectEqual(stage.container.checkInvariants(), [])
  }

  // MARK: Wheel, keys, hover

  @Test("a turn of the wheel scrolls the body unless the view handles it")
  func wheel() throws {
    let stage = try Stage()
    let turn = InputEvent.wheel(dx: 0, dy: -1, at: Point(x: 100, y: 200))
    stage.probe.takesTurns = true
    stage.container.handle(turn)
    expectEqual(stage.probe.turns, [ViewTurn(dx: 0, dy: -1, at: Point(x: 84, y: 56))])
    stage.fixture.rest()
    expectEqual((stage.container.state.screens["b"]?.offset ?? 0), 0)
    stage.probe.takesTurns = false
    stage.container.handle(turn)
    stage.fixture.rest()
    expectGreater((stage.container.state.screens["b"]?.offset ?? 0), 0)
  }

  @Test("Tab reaches it, keys come to it, Enter activates it, and Tab leaves it")
  func keys() throws {
    let stage = try Stage()
    stage.probe.takenKeys = [KeyPress(.right)]
    var isReached = false
    for _ in 0..<10 where !isReached {
      stage.container.handle(.key(KeyPress(.tab)))
      stage.container.handle(.key(KeyPress(.right)))
      isReached = stage.probe.keys == [KeyPress(.right)]
    }
    expect(isReached)
    expectEqual(stage.container.position, 1)
    stage.container.handle(.key(KeyPress(.enter)))
    expectEqual(stage.probe.take(), [.activated(node: 0)])
    var list = DisplayList()
    stage.container.draw(into: &list)
    expectEqual(stage.probe.contexts.last?.isFocused, true)
    stage.container.handle(.key(KeyPress(.tab)))
    stage.container.handle(.key(KeyPress(.right)))
    expectEqual(stage.probe.keys, [KeyPress(.right), KeyPress(.enter)])
  }

  @Test("a press gives the focus to a view that can have it")
  func focusByPress() throws {
    let stage = try Stage()
    stage.fixture.press(100, 200)
    stage.fixture.release(100, 200)
    stage.container.handle(.key(KeyPress(.space)))
    expectEqual(stage.probe.take().last, .activated(node: 0))
  }

  @Test("the pointer's way over it is told only if it wants it, and its leaving once")
  func hover() throws {
    let stage = try Stage()
    stage.fixture.move(100, 200)
    expectEqual(stage.probe.take(), [])
    stage.probe.wantsHover = true
    stage.fixture.move(101, 200)
    expect(stage.probe.take().contains(.hovered(Point(x: 85, y: 56))))
    stage.fixture.move(101, 700)
    stage.fixture.move(102, 700)
    expectEqual(stage.probe.take(), [.hovered(nil)])
  }

  // MARK: Time

  @Test("frames are wanted while it animates in view, and the same time is told as the context's")
  func animates() throws {
    let stage = try Stage()
    expect(!stage.container.isMoving)
    stage.probe.isAnimating = true
    expect(stage.container.isMoving)
    stage.fixture.advance(by: 0.5)
    expectEqual(stage.probe.times, [stage.container.time])
    var list = DisplayList()
    stage.container.draw(into: &list)
    expectEqual(stage.probe.contexts.last?.time, stage.container.time)
    stage.container.select("a", animated: false)
    expect(!stage.container.isMoving)
  }

  @Test("redraw asks for a frame")
  func redraws() throws {
    let stage = try Stage()
    stage.fixture.press(100, 200)
    stage.fixture.release(100, 200)
    let before = stage.container.revision
    stage.probe.host?.redraw()
    expectGreater(stage.container.revision, before)
  }

  // MARK: Accessibility and state

  @Test("its nodes are in the tree, with bounds on the container, and can be activated")
  func accessibility() throws {
    let stage = try Stage()
    stage.probe.nodes = [
      ViewNode(.image, "Chart", value: "3 lines"),
      ViewNode(
        .button, "Peak", frame: Rect(x: 10, y: 190, width: 20, height: 30), isActivatable: true),
    ]
    let tree = stage.container.accessibilityTree()
    let chart = try #require(tree.first { $0.label == "Chart" })
    expectEqual(chart.bounds, Stage.frame)
    expectEqual(chart.value, "3 lines")
    expectEqual(chart.role, .image)
    let peak = try #require(tree.first { $0.label == "Peak" })
    expectEqual(peak.bounds, Rect(x: 26, y: 334, width: 20, height: 10))
    expect(stage.container.activate(label: "Peak"))
    expectEqual(stage.probe.take(), [.activated(node: 1)])
  }

  @Test("its state is saved and restored, also before it has been seen")
  func state() throws {
    let stage = try Stage()
    stage.fixture.press(100, 200)
    stage.fixture.release(100, 200)
    stage.probe.savedState = "zoomed"
    let state = stage.container.state
    expectEqual(state.screens["b"]?.views, ["v": "zoomed"])
    stage.probe.savedState = nil
    stage.container.restore(state)
    expectEqual(stage.probe.savedState, "zoomed")
    let other = try Stage()
    other.container.restore(state)
    var list = DisplayList()
    other.container.draw(into: &list)
    expectEqual(other.probe.savedState, "zoomed")
  }

  // MARK: Ready views

  @Test("a drawn button looks pressed while it is pressed, and acts on a tap and on Enter")
  func drawnButton() throws {
    var (count, looks) = (0, [DrawnButton.Look]())
    let button = DrawnButton("Go", action: { count += 1 }) { _, _, look in looks.append(look) }
    let fixture = try Fixture()
    fixture.container.makeView = { _ in button }
    let page = BasePage(id: "x", item: TabItem(title: "X"))
    page.body = ScreenBody([.view(ScreenBody.View("go", isFocusable: true))])
    fixture.container.setPages(try PageList([page]))
    func look() -> DrawnButton.Look? {
      var list = DisplayList()
      fixture.container.draw(into: &list)
      return looks.last
    }
    fixture.press(100, 80)
    expectEqual(look()?.isPressed, true)
    fixture.release(100, 80)
    expectEqual(look()?.isPressed, false)
    expectEqual(count, 1)
    fixture.container.handle(.key(KeyPress(.enter)))
    expectEqual(count, 2)
    expect(fixture.container.activate(label: "Go"))
    expectEqual(count, 3)
    fixture.press(100, 80)
    fixture.move(0, 80)
    fixture.release(0, 80)
    expectEqual(count, 3)
  }

  @Test("a drawn view paints and has a name")
  func drawnView() throws {
    let view = DrawnView(height: 30, label: "Line") { drawing, context in
      drawing.fill(context.bounds, .black)
    }
    expectEqual(view.height(forWidth: 100, measurer: FixedTextMeasurer()), 30)
    expectEqual(view.accessibilityNodes(ViewContext(size: .zero)), [ViewNode(.image, "Line")])
  }
}
