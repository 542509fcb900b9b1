import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// A line chart; a vertical drag, and the up and down arrow keys, change its zoom.
final class LineChart: CustomView {
  private let values: [Double]
  private(set) var zoom = 1.0
  private var zoomBefore = 1.0
  private var (line, lineSize, lineZoom) = (Path(), Size.zero, 0.0)

  init(_ values: [Double]) { self.values = values }

  func draw(in drawing: inout Drawing, context: ViewContext) {
    if lineSize != context.size || lineZoom != zoom { layOut(context.size) }
    let (width, middle) = (context.size.width, context.size.height / 2)
    drawing.line(
      from: Point(x: 0, y: middle), to: Point(x: width, y: middle), width: 1,
      context.theme.separator)
    drawing.stroke(line, width: 2, context.theme.selectedTint, join: .round)
  }

  /// Makes the path once for each size and zoom, so that frames allocate nothing.
  private func layOut(_ size: Size) {
    (lineSize, lineZoom) = (size, zoom)
    let step = size.width / Double(max(values.count - 1, 1))
    line = Path(
      polyline: values.enumerated().map { index, value in
        Point(x: Double(index) * step, y: size.height * (0.5 - value * zoom / 2))
      })
  }

  func claim(_ press: ViewPress) -> ViewClaim { .waits }

  func takesDrag(_ drag: ViewDrag) -> Bool { drag.axis == .vertical }

  func handle(_ event: ViewEvent) {
    switch event {
    case .pressed: zoomBefore = zoom
    case .dragged(_, let translation): zoom = max(0.1, zoomBefore - translation.y / 100)
    case .cancelled: zoom = zoomBefore
    default: break
    }
  }

  func handle(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress(.up): zoom += 0.1
    case KeyPress(.down): zoom = max(0.1, zoom - 0.1)
    default: return false
    }
    return true
  }

  func accessibilityNodes(_ context: ViewContext) -> [ViewNode] {
    [ViewNode(.image, "Temperature", value: "\(values.count) days, last \(values.last ?? 0)")]
  }

  var savedState: String? { String(zoom) }
  func restore(_ state: String) { zoom = Double(state) ?? 1 }
}

/// A page with a chart above a list of days, which scroll together.
final class WeatherPage: BasePage {
  private let chart = LineChart([0.1, 0.4, -0.2, 0.3, 0.7, 0.5, -0.1])

  init() {
    super.init(id: "weather", item: TabItem(title: "Weather"))
    let chart = ScreenBody.View("chart", height: 200, isFocusable: true)
    body = ScreenBody([.view(chart), .list((1...50).map { ScreenBody.Row("Day \($0)") })])
  }

  override func customView(_ id: ViewID) -> (any CustomView)? { id == "chart" ? chart : nil }
}
// end

// snippet
/// A pad on which one writes lines of text.
final class Pad: CustomView {
  private(set) var text = ""
  private var composed = ""
  private weak var host: ViewHost?
  private static let style = TextStyle(size: 17)
  private static let line = 24.0

  func attach(to host: ViewHost) { self.host = host }

  private var lines: [Substring] {
    (text + composed).split(separator: "\n", omittingEmptySubsequences: false)
  }

  func draw(in drawing: inout Drawing, context: ViewContext) {
    for (index, line) in lines.enumerated() {
      let frame = Rect(
        x: 0, y: Double(index) * Self.line, width: context.size.width, height: Self.line)
      drawing.text(
        String(line), in: frame, style: Self.style, context.theme.text, alignment: .left)
    }
    if context.isFocused, let textCaret { drawing.fill(textCaret, context.theme.selectedTint) }
  }

  var textCaret: Rect? {
    let last = String(lines.last ?? "")
    let width = host?.measurer.width(of: last, style: Self.style) ?? 0
    return Rect(x: width, y: Double(lines.count - 1) * Self.line, width: 2, height: Self.line)
  }

  func insert(_ text: String) { self.text += text }

  func compose(_ text: String, caret: Int) { composed = text }

  func handle(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress(.enter): text += "\n"
    case KeyPress(.backspace): text = String(text.dropLast())
    default: return false
    }
    return true
  }

  func claim(_ press: ViewPress) -> ViewClaim { .waits }
}
// end

@Suite("WritingACustomView, the section on text")
@MainActor struct WritingATextViewTests {
  @Test("the pad takes what is typed, composed and pasted, and keys")
  func pad() throws {
    let page = BasePage(id: "notes", item: TabItem(title: "Notes"))
    let container = try TabContainer(
      pages: try PageList([page]), size: Size(width: 400, height: 800))
    // snippet
    let pad = Pad()
    container.makeView = { id in id == "pad" ? pad : nil }
    page.body = ScreenBody([.view(ScreenBody.View("pad", isFocusable: true))])
    // end
    expectEqual(container.textCaret, nil)
    for _ in 0..<2 { container.handle(.key(KeyPress(.tab))) }
    for event in [
      InputEvent.key(KeyPress(.character("m"))), .text("m"), .key(KeyPress(.enter)),
      .composition("に", caret: 1), .composition("", caret: 0), .text("日本"),
      .text("!?"), .key(KeyPress(.backspace)),
    ] {
      expect(container.handle(event))
    }
    expectEqual(pad.text, "m\n日本!")
    let caret = try #require(container.textCaret)
    expectGreater(caret.y, 60)
    expectGreater(caret.x, 16)
    var list = DisplayList()
    container.draw(into: &list)
    let texts = list.commands.compactMap { command in
      if case .text(let text) = command.content { text.string } else { nil }
    }
    expect(texts.contains("日本!"))
  }
}

// snippet
/// A number that counts up to its target within half a second.
final class Counter: CustomView {
  private(set) var shown = 0.0
  private var (from, target, start) = (0.0, 0.0, 0.0)
  private weak var host: ViewHost?

  func attach(to host: ViewHost) { self.host = host }

  func count(to number: Double) {
    (from, target, start) = (shown, number, host?.time ?? 0)
    host?.redraw()
  }

  var isAnimating: Bool { shown != target }

  func advance(to time: Double) {
    let share = min(max((time - start) / 0.5, 0), 1)
    shown = share < 1 ? from + (target - from) * share : target
  }

  func height(forWidth width: Double, measurer: any TextMeasuring) -> Double? { 60 }

  func draw(in drawing: inout Drawing, context: ViewContext) {
    let style = TextStyle(size: 44, weight: .bold)
    let number = context.reducesMotion ? target : shown
    drawing.text(
      "\(Int(number))", in: context.bounds, style: style, context.theme.text)
  }
}
// end

@Suite("WritingACustomView, the article")
@MainActor struct WritingACustomViewTests {
  /// A weather page, which is in front, and a plain page after it.
  private func container(_ first: any TabPage = WeatherPage()) throws -> TabContainer {
    let second = ColorPage(id: "second", item: TabItem(title: "Second"), color: .blue)
    let pages = try PageList([first, second])
    return try TabContainer(pages: pages, size: Size(width: 400, height: 800))
  }

  private func zoom(_ container: TabContainer) -> String? {
    container.state.screens["weather"]?.views["chart"]
  }

  private func drag(_ container: TabContainer, to end: Point) {
    container.handle(.press(.mouse, at: Point(x: 300, y: 150)))
    container.handle(.move(.mouse, to: end))
    container.handle(.release(.mouse, at: end))
    container.advance(to: container.time + 10)
  }

  @Test("its code is the code of this file")
  func sameCode() throws {
    let shown = try Snippets(article: "WritingACustomView").blocks
    expectEqual(shown.count, 6)
    expectEqual(shown, try Snippets(tests: "WritingACustomViewTests").blocks)
    try expectAtMost(#require(shown.first).count, 80)
  }

  @Test("a vertical drag zooms the chart, and the page stays")
  func zooms() throws {
    let container = try container()
    drag(container, to: Point(x: 300, y: 50))
    expectEqual(zoom(container), "2.0")
    expectEqual(container.selectedID, "weather")
    container.handle(.press(.mouse, at: Point(x: 200, y: 150)))
    container.handle(.move(.mouse, to: Point(x: 200, y: 100)))
    container.handle(.key(KeyPress(.escape)))
    expectEqual(zoom(container), "2.0")
  }

  @Test("a horizontal drag over the chart swipes the pages")
  func swipes() throws {
    let container = try container()
    drag(container, to: Point(x: 20, y: 150))
    expectEqual(container.selectedID, "second")
    expectEqual(zoom(container), "1.0")
  }

  @Test("a drag over the list and the wheel scroll the page")
  func scrolls() throws {
    let container = try container()
    container.handle(.wheel(dx: 0, dy: -3, at: Point(x: 200, y: 150)))
    container.advance(to: 10)
    expectGreater(container.state.screens["weather"]?.offset ?? 0, 0)
  }

  @Test("the chart is painted, and read by assistive technology")
  func read() throws {
    let container = try container()
    var list = DisplayList()
    container.draw(into: &list)
    let strokes = list.commands.filter {
      if case .strokePath = $0.content { true } else { false }
    }
    expectEqual(strokes.count, 1)
    let node = container.accessibilityTree().first { $0.label == "Temperature" }
    expectEqual(node?.role, .image)
    expectEqual(node?.value, "7 days, last -0.1")
  }

  @Test("the keyboard reaches the chart, and its zoom is saved and restored")
  func keys() throws {
    let tabs = try container()
    // Tab moves to the toolbar first, then to the page.
    tabs.handle(.key(KeyPress(.tab)))
    tabs.handle(.key(KeyPress(.tab)))
    tabs.handle(.key(KeyPress(.up)))
    expectEqual(zoom(tabs), "1.1")
    let other = try container()
    other.restore(tabs.state)
    expectEqual(zoom(other), "1.1")
  }

  @Test("the counter counts by the time alone, and then wants no frames")
  func counts() throws {
    let page = BasePage(id: "points", item: TabItem(title: "Points"))
    let container = try container(page)
    // snippet
    let counter = Counter()
    container.makeView = { id in id == "counter" ? counter : nil }
    page.body = ScreenBody([.view(ScreenBody.View("counter"))])
    // end
    var list = DisplayList()
    container.draw(into: &list)
    counter.count(to: 100)
    expect(container.isMoving)
    container.advance(to: 0.25)
    expectEqual(counter.shown, 50)
    container.advance(to: 0.5)
    expectEqual(counter.shown, 100)
    expect(!container.isMoving)
  }

  @Test("a chart can be tested without a container")
  func alone() {
    // snippet
    let chart = LineChart([0, 1])
    chart.handle(.pressed(at: .zero))
    chart.handle(.dragged(to: Point(x: 0, y: -50), translation: Point(x: 0, y: -50)))
    var drawing = Drawing(clip: Rect(x: 0, y: 0, width: 300, height: 200))
    chart.draw(in: &drawing, context: ViewContext(size: Size(width: 300, height: 200)))
    // end
    expectEqual(chart.zoom, 1.5)
    expectEqual(drawing.list.commands.count, 2)
  }
}
