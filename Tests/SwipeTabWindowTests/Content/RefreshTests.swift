import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

/// On 480 × 800 points; a pull of 400 points at the top shows as more than the 56 that it takes.
@Suite("Pull to refresh")
@MainActor
struct RefreshTests {
  @MainActor private final class News {
    var loads = 0
    var done: CheckedContinuation<Void, Never>?
    func load() async {
      loads += 1
      await withCheckedContinuation { done = $0 }
    }
  }

  private let news = News()

  private func app(rows: Int = 3) -> SwipeTabApp {
    let app = SwipeTabApp("Test") {
      Tab("News") { List(0..<rows) { Row("Row \($0)") } }
        .onRefresh { [news] in await news.load() }
      Tab("Other") { List(0..<rows) { Row("Row \($0)") } }
    }
    app.update()
    return app
  }

  private func drag(_ app: SwipeTabApp, by dy: Double, _ contact: Contact) {
    let begin = app.container.time
    app.container.handle(.press(contact, at: Point(x: 240, y: 200)))
    for step in 1...20 {
      app.container.advance(to: begin + Double(step) * 0.02)
      app.container.handle(
        .move(contact, to: Point(x: 240, y: 200 + dy * Double(step) / 20)))
    }
    app.container.advance(to: begin + 1)
    app.container.handle(.release(contact, at: Point(x: 240, y: 200 + dy)))
  }

  /// Lets tasks run that have begun.
  private func runTasks() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test(
    "a pull at the top loads anew once, also where the page is too short to scroll",
    arguments: [3, 100])
  func pull(rows: Int) async {
    let app = app(rows: rows)
    drag(app, by: 400, Contact(device: .touch, pointer: 1))
    await runTasks()
    expectEqual(news.loads, 1)
    app.container.advance(to: app.container.time + 5)
    expect(app.container.isMoving)
    drag(app, by: 400, .mouse)
    await runTasks()
    expectEqual(news.loads, 1)
    news.done?.resume()
    await runTasks()
    app.container.advance(to: app.container.time + 5)
    expect(!app.container.isMoving)
    drag(app, by: 400, .mouse)
    await runTasks()
    expectEqual(news.loads, 2)
    news.done?.resume()
  }

  @Test("a short pull, a drag upwards and a page without it load nothing")
  func others() async {
    let app = app(rows: 100)
    drag(app, by: 40, .mouse)
    drag(app, by: -150, .mouse)
    app.container.select("other", animated: false)
    app.update()
    drag(app, by: 400, .mouse)
    app.container.handle(.key(KeyPress(.f5)))
    await runTasks()
    expectEqual(news.loads, 0)
  }

  @Test(
    "keys load anew", arguments: [KeyPress(.f5), KeyPress(.character("r"), modifiers: .control)])
  func keys(key: KeyPress) async {
    let app = app()
    let spinner = { app.container.accessibilityTree().first { $0.role == .progress } }
    expectEqual(spinner(), nil)
    expect(app.container.handle(.key(key)))
    await runTasks()
    expectEqual(news.loads, 1)
    expectEqual(spinner()?.label.isEmpty, false)
    expectEqual(spinner()?.bounds.isEmpty, false)
    app.container.select("other", animated: false)
    expectEqual(spinner(), nil)
    news.done?.resume()
  }

  @Test("fingers on a touchpad that go on moving down at the top load anew once they are lifted")
  func touchpad() async {
    let app = app(rows: 100)
    for _ in 0..<10 { app.container.handle(.pan(dx: 0, dy: 20, at: Point(x: 240, y: 300))) }
    expectEqual(news.loads, 0)
    app.container.handle(.panEnd)
    await runTasks()
    expectEqual(news.loads, 1)
    news.done?.resume()
  }

  @Test("with reduced motion the spinner stands still")
  func reducedMotion() async {
    let app = app()
    app.container.configuration.reducesMotion = true
    app.container.handle(.key(KeyPress(.f5)))
    await runTasks()
    expectEqual(news.loads, 1)
    expect(!app.container.isMoving)
    news.done?.resume()
  }
}
