import Observation
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

/// After a state was restored, the app gets the values of its controls once, whoever looks first.
@Suite("Restored controls")
@MainActor
struct RestoredControlsTests {
  @Observable final class Model {
    var query = ""
    var isOn = false
    var log: [String] = []

    func find(_ text: String) {
      query = text
      log.append(text)
    }
  }

  /// What may happen between restoring and the first update.
  enum Look: CaseIterable {
    case nothing, resize, state, tree, draw, update
  }

  private let model = Model()

  private func makeApp() -> SwipeTabApp {
    SwipeTabApp("Test") {
      Tab("A") {
        Field("Query", id: "query", text: model.query) { model.find($0) }
        Toggle("On", isOn: model.isOn) { model.isOn = $0 }
        Label("Found: \(model.query)")
      }
      Tab("B") { Field("Other", id: "other", text: "kept") { model.log.append("B " + $0) } }
    }
  }

  private func look(_ look: Look, at app: SwipeTabApp) {
    switch look {
    case .nothing: break
    case .resize: app.container.handle(.resize(Size(width: 500, height: 700), scale: 1))
    case .state: _ = app.container.state
    case .tree: _ = app.container.accessibilityTree()
    case .draw:
      var list = DisplayList()
      app.container.draw(into: &list)
    case .update: app.update()
    }
  }

  private func shown(_ label: String, in app: SwipeTabApp) -> String? {
    var value: String?
    app.container.accessibilityTree().forEach { if $0.label == label { value = $0.value } }
    return value
  }

  private let saved = ContainerState(
    selected: "a",
    values: ["a/On": .flag(true), "a/query": .text("maps"), "b/other": .text("lost")])

  @Test(
    "the app gets what was restored, and shows it, also if it was built before",
    arguments: Look.allCases, [false, true])
  func restored(look first: Look, isBefore: Bool) {
    let app = makeApp()
    if isBefore { look(first, at: app) }
    app.container.restore(saved)
    if !isBefore { look(first, at: app) }
    app.update()
    app.update()
    expectEqual(model.log, ["maps"])
    expect(model.isOn)
    expectEqual(shown("Query", in: app), "maps")
    expectEqual(shown("On", in: app), "on")
    var labels: [String] = []
    app.container.accessibilityTree().forEach { labels.append($0.label) }
    expect(labels.contains("Found: maps"))
  }

  @Test(
    "a page that comes into view later passes its values on then, and what the app decides shows")
  func otherPage() {
    let app = makeApp()
    app.container.restore(saved)
    app.update()
    expectEqual(model.log, ["maps"])
    app.container.select("b", animated: false)
    app.update()
    expectEqual(model.log, ["maps", "B lost"])
    expectEqual(shown("Other", in: app), "kept")
    app.update()
    expectEqual(model.log.count, 2)
  }
}
