import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Coordinators of an app that declares its pages")
@MainActor
struct CoordinatorPagesTests {
  private final class Songs: Coordinator<Int> {
    override func makeScreen(_ id: PageID) -> (any Screen)? {
      id == "emma" ? screen(Page("Emma", id: id) { Label("A song") }) : nil
    }
  }

  private final class Root: TabsCoordinator<Int> {
    override func makeChild(_ id: PageID) -> Coordinator<Int>? { Songs(id: id) }
  }

  @Test("show, replace and present declared pages, which are built as those of the app are")
  func pages() throws {
    let app = SwipeTabApp("Test") {
      Tab("Songs", id: "songs") { Label("All songs") }
      Tab("Other") { Label("Nothing") }
    }
    let root = Root(id: "root")
    root.run(in: app.container, with: 1)
    let songs = try #require(root.children["songs"])
    var count = 0
    songs.show("emma")
    songs.show(Page("Words") { Button("Sing") { count += 1 } })
    app.content.update()
    expectEqual(songs.screens.map(\.id), ["emma", "words"])
    expect(app.container.activate(label: "Sing"))
    expectEqual(count, 1)
    songs.top(Page("Notes") { Label("C") })
    expectEqual(songs.screens.map(\.navigationTitle), ["Emma", "Notes"])
    songs.root(Page("Only") { Label("D") })
    expectEqual(songs.screens.map(\.navigationTitle), ["Only"])
    songs.present(Page("Form") { Label("E") })
    expectEqual(app.container.presentedScreen?.navigationTitle, "Form")
    expect(songs.dismiss())
    expect(songs.pop())
    expect(songs.screens.isEmpty)
  }

  @Test("in a container without an app say why they show no page")
  func noApp() throws {
    let container = try TabContainer(
      pages: PageList([BasePage(id: "songs", item: TabItem(title: "Songs"))]),
      size: Size(width: 400, height: 800))
    var warnings: [String] = []
    container.onEvent = { if case .warning(let text) = $0 { warnings.append(text) } }
    let root = Root(id: "root")
    root.run(in: container, with: 1)
    root.children["songs"]?.show(Page("Words") { Label("La") })
    expect(container.pushedScreens.isEmpty)
    expectEqual(warnings, ["only a coordinator in the container of an app can show a page"])
  }
}
