import Observation
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Observable @MainActor
private final class Model {
  var rows = 1
}

@Suite("Pages that depend on their size, and pages out of view")
@MainActor
struct PageSizeTests {
  private func texts(_ app: SwipeTabApp) -> [String] {
    let front: (any Screen)? =
      app.container.pushedScreens.last ?? app.container.pages.page(at: 0)
    return (front?.body?.elements ?? []).compactMap { $0.as(ScreenBody.Label.self)?.text }
  }

  @Test("the content is built again when the room is another, and only then")
  func size() {
    var builds = 0
    var sizes: [Size] = []
    let app = SwipeTabApp("Test") {
      Tab("A") { size in
        builds += 1
        sizes.append(size)
        return [Label(size.width > 600 ? "wide" : "narrow")]
      }
      Tab("B") { Label("other") }
    }
    app.container.handle(.resize(Size(width: 400, height: 700), scale: 1))
    expectEqual(texts(app), ["narrow"])
    app.update()
    app.update()
    expectEqual(sizes.last?.width, 400)
    expectEqual(builds, 1)
    expect(!app.content.hasWork)
    expectEqual(sizes.last.map { $0.height > 400 && $0.height < 700 }, true)
    app.container.handle(.resize(Size(width: 900, height: 700), scale: 1))
    expect(app.content.hasWork)
    app.update()
    expectEqual(texts(app), ["wide"])
    expectEqual(builds, 2)
    expect(!app.content.hasWork)
  }

  @Test("a screen that is pushed knows its room too")
  func pushed() {
    let app = SwipeTabApp("Test") { Tab("A") { Label("a") } }
    app.container.handle(.resize(Size(width: 400, height: 700), scale: 1))
    app.push(Page("B") { size in Label("\(Int(size.width))") }, animated: false)
    app.update()
    expectEqual(texts(app), ["400"])
  }

  @Test("a page out of view is built before it is scrolled")
  func scrolled() {
    let model = Model()
    let app = SwipeTabApp("Test") {
      Tab("A") { List(0..<model.rows) { Row("Row \($0)") } }
      Tab("B") { Label("other") }
    }
    app.update()
    app.container.select("b", animated: false)
    app.update()
    model.rows = 100
    expect(app.scroll(to: .label("Row 90"), in: "a"))
    app.container.select("a", animated: false)
    app.update()
    expectNotEqual(app.container.accessibilityTree().first { $0.label == "Row 90" }, nil)
    expect(!app.scroll(to: .label("Row 100"), in: "a"))
  }
}
