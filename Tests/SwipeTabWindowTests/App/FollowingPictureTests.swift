import Observation
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

/// Custom views, figures, items and animators are drawn again when state that they read changes.
@Suite("Pictures that follow state")
@MainActor
struct FollowingPictureTests {
  @Observable final class Player {
    var position = 0.25
    var isPlaying = false
    var other = 0
  }

  private final class Wave: CustomView {
    let player: Player
    init(_ player: Player) { self.player = player }
    func draw(in drawing: inout Drawing, context: ViewContext) {
      drawing.fill(
        Rect(x: 0, y: 0, width: 100 * player.position, height: 8), Color(rgb: 0x123456))
    }
    var isAnimating: Bool { player.isPlaying }
  }

  private let player = Player()

  private func width(_ app: SwipeTabApp) -> Double? {
    var list = DisplayList()
    app.container.draw(into: &list)
    return list.commands.compactMap { command -> Double? in
      guard case .fill(let rect, let color) = command.content, color == Color(rgb: 0x123456)
      else { return nil }
      return rect.width
    }.first
  }

  private func app(_ element: some PageElement) -> SwipeTabApp {
    let app = SwipeTabApp("Test") { Tab("A") { element } }
    app.update()
    return app
  }

  /// Whether the app would be drawn again after a change.
  private func isRedrawn(_ app: SwipeTabApp, _ change: () -> Void) -> Bool {
    let before = app.container.revision
    change()
    app.update()
    return app.container.revision != before
  }

  @Test(
    "a view and a figure are drawn again each time what they read changes, and for nothing else")
  func view() {
    let elements: [(name: String, element: any PageElement)] = [
      ("a custom view", CustomElement("wave", height: 8) { [player] in Wave(player) }),
      (
        "a figure",
        Figure(height: 8) { [player] drawing, _ in
          drawing.fill(
            Rect(x: 0, y: 0, width: 100 * player.position, height: 8), Color(rgb: 0x123456))
        }
      ),
    ]
    for (name, element) in elements {
      player.position = 0.25
      let app = app(element)
      expectEqual(width(app), 25, "\(name)")
      expect(!isRedrawn(app) { player.other += 1 }, "\(name)")
      for position in [0.5, 0.75, 1] {
        expect(isRedrawn(app) { player.position = position }, "\(name)")
        expectEqual(width(app), 100 * position, "\(name)")
      }
      expect(!isRedrawn(app) {}, "\(name)")
    }
  }

  @Test("a view that begins to animate is drawn on, and once it ends follows state as before")
  func animation() {
    let app = app(CustomElement("wave", height: 8) { [player] in Wave(player) })
    expectEqual(width(app), 25)
    expect(!app.container.isMoving)
    player.isPlaying = true
    expect(app.container.isMoving)
    for _ in 0..<3 { _ = width(app) }
    player.isPlaying = false
    app.update()
    expectEqual(width(app), 25)
    expect(isRedrawn(app) { player.position = 0.5 })
  }

  @Test("tasks of a page begin when it comes into view and are cancelled when it goes")
  func tasks() async {
    var log: [String] = []
    let app = SwipeTabApp("Test") {
      Tab("A") { Label("A") }
        .onAppear { log.append("a") }
        .task {
          log.append("begin")
          while !Task.isCancelled { await Task.yield() }
          log.append("end")
        }
      Tab("B") { Label("B") }.onAppear { log.append("b") }
    }
    app.container.configuration.reducesMotion = true
    app.update()
    while !log.contains("begin") { await Task.yield() }
    expectEqual(log, ["a", "begin"])
    app.container.select("b", animated: false)
    app.update()
    while !log.contains("end") { await Task.yield() }
    expectEqual(log, ["a", "begin", "b", "end"])
  }

  @Test("a page that is pushed has tasks too, which end with it")
  func pushed() async {
    var log: [String] = []
    let app = SwipeTabApp("Test") { Tab("A") { Label("A") } }
    app.container.configuration.reducesMotion = true
    app.push(
      Page("P") { Label("P") }.task {
        log.append("begin")
        while !Task.isCancelled { await Task.yield() }
        log.append("end")
      }, animated: false)
    app.update()
    while log.isEmpty { await Task.yield() }
    app.pop(animated: false)
    app.update()
    while log.count < 2 { await Task.yield() }
    expectEqual(log, ["begin", "end"])
  }

  private final class Tall: CustomView {
    let player: Player
    var measures = 0
    init(_ player: Player) { self.player = player }
    func height(forWidth width: Double, measurer: any TextMeasuring) -> Double? {
      measures += 1
      return 100 * player.position
    }
    func draw(in drawing: inout Drawing, context: ViewContext) {}
  }

  private func top(of label: String, in app: SwipeTabApp) -> Double? {
    app.container.accessibilityTree().first { $0.label == label }?.bounds.y
  }

  @Test(
    "the height of a custom view follows what it read, on a page and on a sheet",
    arguments: [false, true])
  func height(isOnSheet: Bool) throws {
    let view = Tall(player)
    let content: @MainActor () -> [any PageElement] = {
      [CustomElement("tall") { view }, Label("below")]
    }
    let app = SwipeTabApp("Test") { Tab("A") { isOnSheet ? [] : content() } }
    if isOnSheet { app.present(Page("Sheet", content: content), animated: false) }
    app.update()
    _ = width(app)
    let before = try #require(top(of: "below", in: app))
    player.position = 0.75
    app.update()
    _ = width(app)
    let after = try #require(top(of: "below", in: app))
    // A sheet at the bottom edge grows upwards.
    expectEqual(after, before + (isOnSheet ? 0 : 50))
    let measures = view.measures
    player.other += 1
    app.update()
    _ = width(app)
    expectEqual(view.measures, measures)
    expectGreater(measures, 0)
  }
}
