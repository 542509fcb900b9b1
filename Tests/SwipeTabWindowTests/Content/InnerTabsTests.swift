import Observation
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Observable private final class Model {
  var text = "first"
  var names = ["Today", "World"]
}

@Suite("Tabs inside a declared tab")
@MainActor
struct InnerTabsTests {
  private let model = Model()

  private func app() -> SwipeTabApp {
    SwipeTabApp("Test") { [model] in
      Tab("Today") { Label("outside") }
      Tab("News", icon: "bell", bar: .top) {
        for name in model.names {
          Tab(name) {
            Label(model.text)
            Button("Change") { model.text = "second" }
          }
        }
      }
      .tabOptions { $0.animator = UnderlineAnimator() }
    }
  }

  private func inner(of app: SwipeTabApp) throws -> TabContainer {
    app.container.select("news", animated: false)
    app.update()
    let inner = app.container.shownContainer
    try #require(inner !== app.container)
    return inner
  }

  @Test("they have the app's options, a bar where it is asked for, and identifiers of their own")
  func options() throws {
    let app = app()
    let inner = try inner(of: app)
    expectEqual(inner.configuration.toolbarPosition, .top)
    expectEqual(inner.configuration.animator.name, "underline")
    expectNotEqual(app.container.configuration.animator.name, "underline")
    expectEqual(inner.pages.allIDs, ["today-2", "world"])
    expectEqual(app.container.checkInvariants(), [])
  }

  @Test("their pages and their list follow observable state, and their buttons work")
  func observed() throws {
    let app = app()
    let inner = try inner(of: app)
    func has(_ label: String) -> Bool {
      app.container.accessibilityTree().first { $0.label == label } != nil
    }
    expect(has("first"))
    expect(!has("second"))
    expect(app.container.activate(label: "Change"))
    expect(app.content.hasWork)
    app.update()
    expect(has("second"))
    expect(!has("first"))
    model.names.append("Sport")
    expect(app.content.hasWork)
    app.update()
    expectEqual(inner.pages.allIDs, ["today-2", "world", "sport"])
    expect(inner === app.container.shownContainer)
    expectEqual(app.container.checkInvariants(), [])
  }

  @Test("a container of the app's own is a tab, and the first one stays")
  func ownContainer() throws {
    let page = BasePage(id: "in", item: TabItem(title: "In"))
    let own = try TabContainer(
      pages: PageList([page]), size: Size(width: 0, height: 0))
    let app = SwipeTabApp("Test") { [model] in
      Tab(model.text) {}
      Tab("News", id: "news", container: own)
    }
    try expect(inner(of: app) === own)
    model.text = "other"
    app.update()
    expect(app.container.shownContainer === own)
    expectGreater(own.size.width, 0)
  }
}
