import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// The article on tabs inside a tab shows what is run here.
@Suite("TabsInsideATab, the article")
@MainActor struct TabsInsideATabTests {
  private func page(_ id: PageID) -> any TabPage {
    ColorPage(id: id, item: TabItem(title: id.rawValue), color: .red)
  }

  @Test("its code is the code of this file, and does what it says")
  func code() throws {
    // snippet
    var options = ContainerConfiguration()
    options.toolbarPosition = .top
    let news = try TabContainer(
      pages: PageList([page("today"), page("world"), page("sport")]), configuration: options,
      size: .zero)
    let tabs = try TabContainer(
      pages: PageList([
        page("home"),
        BasePage(id: "news", item: TabItem(title: "News", image: "list"), container: news),
        page("saved"),
      ]), size: Size(width: 400, height: 800))
    // end
    expectEqual(news.size.width, 400)
    expectGreater(news.size.height, 0)
    // snippet
    news.configuration.stripHandOver = .sameContact
    // end
    // snippet
    tabs.select("sport")
    let saved = tabs.state
    // end
    expectEqual(tabs.selectedID, "news")
    expectEqual(news.selectedID, "sport")
    expectEqual(saved.containers["news"]?.selected, "sport")
    let shown = try Snippets(article: "TabsInsideATab").blocks
    expectEqual(shown.count, 3)
    expectEqual(shown, try Snippets(tests: "TabsInsideATabTests").blocks)
  }
}
