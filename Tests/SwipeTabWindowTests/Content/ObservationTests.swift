import Observation
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Observable @MainActor
private final class Model {
  var text = "a"
  var badge = 0
  var names = ["A", "B"]
  var isOn = false
  var level = 2.0
  var size = "M"
  var locked = false
}

@Suite("Observed state")
@MainActor
struct ObservationTests {
  @Test("a change builds the content again before the next frame, once")
  func once() {
    let model = Model()
    var builds = 0
    let app = SwipeTabApp("Test") {
      Tab("A") {
        builds += 1
        return [Label(model.text)]
      }
    }
    app.update()
    expectEqual(builds, 1)
    expect(!app.content.hasWork)
    model.text = "b"
    model.text = "c"
    expect(app.content.hasWork)
    expectEqual(builds, 1)
    let revision = app.container.revision
    app.update()
    expectEqual(builds, 2)
    expect(!app.content.hasWork)
    expectGreater(app.container.revision, revision)
    expectEqual(texts(app), ["c"])
    app.update()
    expectEqual(builds, 2)
  }

  @Test("an equal result keeps the body and draws nothing")
  func identity() {
    let model = Model()
    let app = SwipeTabApp("Test") {
      Tab("A") { Label(model.text == "a" ? "first" : "other") }
    }
    app.update()
    let body = app.container.pages.page(at: 0).body
    model.text = "b"
    app.update()
    let other = app.container.pages.page(at: 0).body
    expect(other !== body)
    model.text = "c"
    let revision = app.container.revision
    app.update()
    expect(app.container.pages.page(at: 0).body === other)
    expectEqual(app.container.revision, revision)
  }

  @Test("a badge changes the item, and the page stays the same object")
  func badge() throws {
    let model = Model()
    let app = SwipeTabApp("Test") { Tab("A") { Label("text") }.badge(model.badge) }
    app.update()
    var events: [ContainerEvent] = []
    app.container.onEvent = { events.append($0) }
    let page = try #require(app.container.pages.page(at: 0) as? BuiltPage)
    let body = page.body
    model.badge = 5
    app.update()
    expectEqual(app.container.pages.page(at: 0).item.badge, .count(5))
    expect(app.container.pages.page(at: 0) as? BuiltPage === page)
    expect(page.body === body)
    expect(events.isEmpty)
  }

  @Test("other tabs replace the list, and the selection follows its page")
  func tabs() {
    let model = Model()
    let app = SwipeTabApp("Test") {
      for name in model.names { Tab(name) {} }
    }
    app.container.select("b", animated: false)
    model.names = ["X", "B", "C"]
    app.update()
    expectEqual(app.container.pages.allIDs, ["x", "b", "c"])
    expectEqual(app.container.selectedID, "b")
  }

  @Test("a page out of view waits with its content until it comes into view")
  func lazy() {
    let model = Model()
    var builds = 0
    let app = SwipeTabApp("Test") {
      Tab("A") {}
      Tab("B") {
        builds += 1
        return [Label(model.text)]
      }
    }
    app.update()
    expectEqual(builds, 0)
    app.container.select("b", animated: false)
    app.update()
    expectEqual(builds, 1)
    app.container.select("a", animated: false)
    model.text = "b"
    app.update()
    expectEqual(builds, 1)
    app.container.select("b", animated: false)
    app.update()
    expectEqual(builds, 2)
  }

  @Test("controls show the app's state, and go back if it does not change")
  func controls() {
    let model = Model()
    let app = SwipeTabApp("Test") {
      Tab("A") {
        Toggle("On", isOn: model.isOn) { if !model.locked { model.isOn = $0 } }
        Slider("Level", value: model.level, in: 0...10, step: 1) { model.level = min($0, 5) }
        Choice("Size", options: ["S", "M", "L"], selection: model.size) { model.size = $0 }
      }
    }
    app.update()
    expect(!app.container.isOn("a/On"))
    expectEqual(app.container.value(of: "a/Level"), .number(2))
    expectEqual(app.container.value(of: "a/Size"), .text("M"))
    let body = app.container.pages.page(at: 0).body
    app.container.toggle("a/On")
    app.container.setValue(.number(9), of: "a/Level")
    app.container.setValue(.text("L"), of: "a/Size")
    app.update()
    expect(model.isOn)
    expectEqual(model.level, 5)
    expectEqual(model.size, "L")
    expect(app.container.isOn("a/On"))
    expectEqual(app.container.value(of: "a/Level"), .number(5))
    model.locked = true
    app.container.toggle("a/On")
    app.update()
    expect(model.isOn)
    expect(app.container.isOn("a/On"))
    expect(app.container.pages.page(at: 0).body === body)
  }

  @Test("a restored value is passed on only if the app has another")
  func restoredControls() {
    var chosen: [Double] = []
    func restore(_ level: Double) {
      let app = SwipeTabApp("Test") {
        Tab("A") { Slider("Level", value: 2, in: 0...10, step: 1) { chosen.append($0) } }
      }
      _ = app.container.pages.page(at: 0).body
      app.container.restore(ContainerState(selected: "a", values: ["a/Level": .number(level)]))
      app.update()
      expectEqual(app.container.value(of: "a/Level"), .number(2))
    }
    restore(2)
    expectEqual(chosen, [])
    restore(4)
    expectEqual(chosen, [4])
  }

  @Test("content that is built again for another reason is tracked once")
  func rounds() {
    let tracker = ContentTracker()
    let key = tracker.makeKey()
    let model = Model()
    for _ in 1...100 { tracker.track(key) { _ = model.text } }
    expect(tracker.notes.isEmpty)
    model.text = "b"
    expectEqual(tracker.takeChanges(), [key])
    expect(tracker.notes.isEmpty)
  }

  private func texts(_ app: SwipeTabApp) -> [String] {
    (app.container.pages.page(at: 0).body?.elements ?? []).compactMap { element in
      element.as(ScreenBody.Label.self)?.text
    }
  }
}
