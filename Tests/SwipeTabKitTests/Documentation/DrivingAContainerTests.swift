import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// What a front end needs of its system.
protocol Terminal: AnyObject {
  /// Sleeps until an event comes or a time in seconds is reached; without a time, until an event.
  ///
  /// Returns the time now, with the event if one came; nil once the program is to end.
  func wait(until time: Double?) -> (now: Double, event: InputEvent?)?
  /// Shows a frame.
  func show(_ rows: [String])
}

/// Text of one size: 8 points for each character, and 20 for each row.
struct CellMeasurer: TextMeasuring {
  func width(of text: String, style: TextStyle) -> Double { Double(text.count) * 8 }
  func lineHeight(of style: TextStyle) -> Double { 20 }
}

/// Runs a container in a terminal, until that ends.
@MainActor func run(_ tabs: TabContainer, in terminal: some Terminal) {
  var (list, shownRevision) = (DisplayList(), -1)
  while true {
    if tabs.isMoving || tabs.revision != shownRevision {
      shownRevision = tabs.revision
      tabs.draw(into: &list)
      terminal.show(rows(of: list, size: tabs.size))
    }
    let nextFrame = tabs.isMoving ? tabs.time + 1 / 60 : nil
    let wake = [nextFrame, tabs.nextDeadline].compactMap(\.self).min()
    guard let (now, event) = terminal.wait(until: wake) else { return }
    tabs.advance(to: now)
    if let event { tabs.handle(event) }
  }
}

/// Paints the texts of a frame as rows of characters.
func rows(of list: DisplayList, size: Size) -> [String] {
  var cells = [[Character]](
    repeating: [Character](repeating: " ", count: Int(size.width / 8)),
    count: Int(size.height / 20))
  for command in list.commands {
    guard case .text(let text) = command.content else { continue }
    let start = text.frame.midX - Double(text.string.count) * 4
    for (index, character) in text.string.enumerated() {
      let point = Point(x: start + Double(index) * 8 + 4, y: text.frame.midY)
      let (row, column) = (Int(point.y / 20), Int(point.x / 8))
      if command.clip.contains(point), row < cells.count, column < cells[row].count {
        cells[row][column] = character
      }
    }
  }
  return cells.map { String($0) }
}
// end

@Suite("DrivingAContainer, the article")
@MainActor struct DrivingAContainerTests {
  /// A terminal that plays events, and notes how long it slept.
  private final class Script: Terminal {
    var events: [(time: Double, event: InputEvent)]
    private var now = 0.0
    /// The times until which it was asked to sleep; infinite for ever.
    private(set) var sleeps: [Double] = []
    private(set) var frames: [[String]] = []

    init(_ events: [(Double, InputEvent)]) { self.events = events.map { ($0.0, $0.1) } }

    func wait(until time: Double?) -> (now: Double, event: InputEvent?)? {
      sleeps.append(time.map { $0 - now } ?? .infinity)
      if let next = events.first, next.time <= time ?? .infinity {
        events.removeFirst()
        now = max(now, next.time)
        return (now, next.event)
      }
      guard let time else { return nil }
      now = max(now + 0.0001, time)
      return (now, nil)
    }

    func show(_ rows: [String]) { frames.append(rows) }
  }

  private func container() throws -> TabContainer {
    let size = Size(width: 400, height: 800)
    // snippet
    let pages = try PageList([
      ColorPage(id: "one", item: TabItem(title: "One"), color: .white, title: "First page"),
      ColorPage(id: "two", item: TabItem(title: "Two"), color: .white, title: "Second page"),
    ])
    let tabs = try TabContainer(pages: pages, size: size, measurer: CellMeasurer())
    // end
    return tabs
  }

  private func isShown(_ text: String, in rows: [String]?) -> Bool {
    rows?.contains { $0.contains(text) } == true
  }

  @Test("at rest it draws one frame and sleeps until there is input")
  func rests() throws {
    let script = Script([])
    run(try container(), in: script)
    expectEqual(script.frames.count, 1)
    expectEqual(script.sleeps, [.infinity])
    expect(isShown("First page", in: script.frames.last))
    expect(isShown("Two", in: script.frames.last))
    expect(!isShown("Second page", in: script.frames.last))
  }

  @Test("while pages move it draws a frame 60 times a second, and then sleeps again")
  func moves() throws {
    let tabs = try container()
    let script = Script([(1, .key(KeyPress(.tab, modifiers: .control)))])
    run(tabs, in: script)
    expectEqual(tabs.selectedID, "two")
    expectEqual(tabs.phase, .resting)
    expect(isShown("Second page", in: script.frames.last))
    expect(!isShown("First page", in: script.frames.last))
    expectGreater(script.frames.count, 10)
    expectLess(script.frames.count, 60)
    expectEqual(script.sleeps.first, .infinity)
    expectEqual(script.sleeps.last, .infinity)
    expect(script.sleeps.dropFirst().dropLast().allSatisfy { $0 <= 1 / 60 + 1e-9 })
  }

  @Test("it wakes by itself for a tooltip, and for nothing else")
  func tooltip() throws {
    let tabs = try container()
    let title = String(repeating: "The first of two pages ", count: 4)
    tabs.changeItem(of: "one", ItemChange(title: title))
    let script = Script([(1, .move(.mouse, to: Point(x: 160, y: 780)))])
    run(tabs, in: script)
    expectEqual(script.sleeps.first, .infinity)
    expectEqual(script.sleeps.last, .infinity)
    expectEqual(script.sleeps.dropFirst().dropLast().map { ($0 * 1000).rounded() }, [500])
    expectEqual(script.frames.count, 3)
  }

  @Test("a new size is an event, and a wrong one changes nothing")
  func resize() throws {
    let tabs = try container()
    // snippet
    tabs.handle(.resize(Size(width: 640, height: 480), scale: 2))
    // end
    expectEqual(tabs.size, Size(width: 640, height: 480))
    expectEqual(tabs.scale, 2)
    tabs.handle(.resize(Size(width: .nan, height: 480), scale: 2))
    expectEqual(tabs.size, Size(width: 640, height: 480))
  }

  @Test("the kit itself draws the icons that the article lists")
  func icons() throws {
    var names: Set<String> = []
    func draw(_ tabs: TabContainer) {
      var list = DisplayList()
      tabs.draw(into: &list)
      for command in list.commands {
        if case .icon(let icon) = command.content { names.insert(icon.name) }
      }
    }
    struct Deep: Screen { let id: PageID = "deep" }
    for isRightToLeft in [false, true] {
      let page = BasePage(id: "list", item: TabItem(title: "List"))
      page.body = ScreenBody([.list([ScreenBody.Row("Row", action: .push("deep"))])])
      let others = (1...9).map {
        ColorPage(id: PageID("\($0)"), item: TabItem(title: "\($0)"), color: .red)
      }
      let tabs = try TabContainer(
        pages: PageList([page] + others), size: Size(width: 400, height: 800))
      tabs.configuration.isRightToLeft = isRightToLeft
      tabs.configuration.allowsClosing = true
      tabs.configuration.allowsAdding = true
      tabs.makeNewPage = { nil }
      draw(tabs)
      tabs.configuration.allowsClosing = false
      tabs.configuration.overflow = .more
      tabs.select("8", animated: false)
      tabs.activate(label: "More")
      draw(tabs)
      tabs.push(Deep(), animated: false)
      draw(tabs)
    }
    let article = try PackageFile.bytes(
      "Sources/SwipeTabKit/SwipeTabKit.docc/DrivingAContainer.md")
    let listed = String(decoding: article, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.compactMap { $0.split(separator: "`").dropFirst().first }
    expectEqual(Set(listed.map { String($0) }), names)
  }
}
