import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("What people do with declared tabs stays")
@MainActor
struct DeclaredOrderTests {
  private func following(_ before: String, _ next: String, shown: String) -> String {
    func ids(_ text: String) -> [PageID] { text.map { PageID(String($0)) } }
    let order = DeclaredOrder(ids(before)).following(ids(next), shown: ids(shown))
    return order.map(\.rawValue).joined()
  }

  @Test(
    "moved, closed and added pages stay, and new tabs come in after the one before them",
    arguments: [
      ("", "abc", "", "abc"), ("abc", "abc", "cab", "cab"), ("abc", "abc", "ac", "ac"),
      ("abc", "abc", "abxc", "abxc"), ("abc", "abdc", "cab", "cabd"),
      ("abc", "ac", "cab", "ca"), ("abc", "dabc", "cab", "dcab"),
      ("abc", "abcd", "cxa", "cdxa"), ("abc", "cab", "bxac", "cabx"), ("ab", "abc", "", "c"),
      ("abc", "", "caxb", "x"), ("ac", "abc", "ac", "abc"), ("abc", "abc", "", ""),
      ("ab", "abx", "axb", "axb"),
    ])
  func order(before: String, next: String, shown: String, expected: String) {
    expectEqual(following(before, next, shown: shown), expected)
  }

  /// What the app shows, and which tabs it declares.
  private final class Model {
    var names = ["A", "B", "C"]
    var unread = 0
    var isTwice = false
  }

  private func app(_ model: Model) -> SwipeTabApp {
    var configuration = ContainerConfiguration.app
    (configuration.allowsClosing, configuration.allowsReordering) = (true, true)
    let app = SwipeTabApp("Test", configuration: configuration) {
      for name in model.names {
        Tab(name, id: PageID(model.isTwice ? "a" : name.lowercased())) { Label(name) }
          .badge(model.unread)
      }
    }
    app.update()
    return app
  }

  private func ids(_ app: SwipeTabApp) -> [String] { app.container.pages.ids.map(\.rawValue) }

  /// Declares the tabs again.
  private func redeclare(_ app: SwipeTabApp) { app.content.buildTabs() }

  @Test("a tab that a person adds is built, and stays when the app declares it or others")
  func newTab() {
    let model = Model()
    var configuration = ContainerConfiguration.app
    configuration.allowsAdding = true
    let app = SwipeTabApp("Test", configuration: configuration) {
      for name in model.names { Tab(name) { Label(name) } }
    }
    expectEqual(app.container.addPage(), nil)
    app.makeNewTab = { model.names.count < 5 ? Tab("New") { Label("empty") } : nil }
    expectEqual(app.container.addPage(), "new")
    app.container.advance(to: 5)
    expectEqual(app.container.selectedID, "new")
    let label = ScreenBody.Element.label(ScreenBody.Label("empty"))
    expectEqual(app.container.pages.page(at: 3).body?.elements, [label])
    redeclare(app)
    expectEqual(ids(app), ["a", "b", "c", "new"])
    model.names += ["New", "D"]
    redeclare(app)
    expectEqual(ids(app), ["a", "b", "c", "new", "d"])
    expectEqual(app.container.addPage(), nil)
    app.makeNewTab = nil
    expect(app.container.makeNewPage == nil)
  }

  @Test("another badge keeps the order, closed tabs and added pages")
  func app() throws {
    let model = Model()
    let app = app(model)
    app.container.move("c", to: 0)
    app.container.close("b")
    try app.container.insert(BasePage(id: "new", item: TabItem(title: "New")), at: 1)
    app.container.select("new", animated: false)
    model.unread = 2
    redeclare(app)
    expectEqual(ids(app), ["c", "new", "a"])
    expectEqual(app.container.selectedID, "new")
    expectEqual(app.container.pages.page(at: 0).item.badge, .count(2))
    // A closed tab that the app leaves out and declares again is a new one.
    model.names = ["A", "C"]
    redeclare(app)
    model.names = ["A", "B", "C"]
    redeclare(app)
    expectEqual(ids(app), ["c", "new", "a", "b"])
  }

  @Test("tabs with one identifier change nothing, and give a warning")
  func repeated() {
    let model = Model()
    let app = app(model)
    var warnings: [String] = []
    app.content.onWarning = { warnings.append($0) }
    (model.isTwice, model.unread) = (true, 5)
    redeclare(app)
    expectEqual(ids(app), ["a", "b", "c"])
    expectEqual(app.container.pages.page(at: 0).item.badge, .count(0))
    expectEqual(app.container.pages.page(at: 0).item.title, "A")
    expectEqual(warnings.count, 1)
    expectEqual(warnings.first?.contains("\"a\""), true)
  }

  @Test("screens with one title over several tabs have identifiers of their own")
  func titles() {
    var configuration = ContainerConfiguration.app
    configuration.navigation = .perTab
    let app = SwipeTabApp("Test", configuration: configuration) {
      Tab("A") { Label("A") }
      Tab("B") { Label("B") }
    }
    app.push(Page("Edit") { Toggle("On", isOn: true) { _ in } })
    app.container.select("b", animated: false)
    app.push(Page("Edit") { Toggle("On", isOn: true) { _ in } })
    app.present(Page("Edit") { Label("Sheet") })
    app.present(Page("Edit") { Label("Sheet") })
    let ids = ["a", "b"].flatMap { app.container.screens(ofPage: $0).map(\.id) }
    expectEqual(ids, ["edit", "edit-2"])
    expectEqual(app.container.presentedScreen.map { ids.contains($0.id) }, false)
  }

  @Test("a button on a sheet that pushes a page dismisses the sheet")
  func sheet() {
    let app = SwipeTabApp("Test") { Tab("A") { Label("A") } }
    app.present(Page("S") { Button("Go on", push: Page("P") { Label("pushed") }) })
    app.container.advance(to: 1)
    expect(app.container.activate(label: "Go on"))
    app.container.advance(to: 3)
    expect(app.container.presentedScreen == nil)
    expectEqual(app.container.pushedScreens.map(\.id), ["p"])
  }
}
