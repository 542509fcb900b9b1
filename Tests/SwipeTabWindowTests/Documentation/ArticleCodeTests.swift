import Testing

@testable import TestSupport

@Suite("The code of articles")
struct ArticleCodeTests {
  @Test("is the code of the tests that have the article's name, in the same order")
  func sameCode() throws {
    let articles: [(library: String, article: String, count: Int)] = [
      ("SwipeTabKit", "ComingFromCoordinators", 2),
      ("SwipeTabKit", "ComingFromMDVTabBarController", 2),
      ("SwipeTabKit", "ComingFromSwipeTabController", 2),
      ("SwipeTabKit", "ComingFromTheSwipeableTabBarTutorial", 1),
      ("SwipeTabKit", "ComingFromUITabBarController", 1),
      ("SwipeTabWindow", "FormsAndQuestions", 5), ("SwipeTabWindow", "InAnSDLProgram", 6),
      ("SwipeTabWindow", "LayingOutAnApp", 4), ("SwipeTabWindow", "LocalizingAnApp", 5),
      ("SwipeTabWindow", "NavigationAndSheets", 3), ("SwipeTabWindow", "OptionsIconsAndFonts", 5),
      ("SwipeTabWindow", "ReadingAloud", 1), ("SwipeTabWindow", "ShippingAnApp", 1),
      ("SwipeTabWindow", "StateAndTasks", 6),
    ]
    for (library, article, count) in articles {
      let shown = try Snippets(article: article, of: library).blocks
      expectEqual(shown.count, count, "\(article)")
      let compiled = try Snippets(tests: "\(article)Tests", of: "SwipeTabWindow").blocks
      expectEqual(compiled, shown, "\(article)")
    }
  }
}
