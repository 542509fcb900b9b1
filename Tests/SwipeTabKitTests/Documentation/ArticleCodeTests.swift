import Testing

@testable import TestSupport

/// The tests of an article compile and run its code, so that the article is right.
@Suite("Code of the articles")
struct ArticleCodeTests {
  @Test("an article has the code of its tests, in their order")
  func sameCode() throws {
    let articles: [(name: String, count: Int)] = [
      ("DrivingAContainer", 3), ("LayingOutPages", 9), ("LeadingTabsByCoordinators", 2),
      ("OneContextOrMany", 5), ("RegisteringPages", 5), ("TestingAnApp", 7),
      ("TuningAContainer", 3), ("WritingAPageTransition", 3), ("WritingAnAnimator", 2),
      ("WritingAnElement", 2), ("WritingAnItem", 7),
    ]
    for (name, count) in articles {
      let shown = try Snippets(article: name).blocks
      expectEqual(shown.count, count, "\(name)")
      expectEqual(shown, try Snippets(tests: name + "Tests").blocks, "\(name)")
    }
  }

  @Test("others have it in an order of their own")
  func sameCodeElsewhere() throws {
    let articles: [(name: String, count: Int)] = [
      ("EventsAndVetoes", 4), ("SavingState", 4), ("UsingTheToolbarAsAComponent", 6),
    ]
    for (name, count) in articles {
      let shown = try Snippets(article: name).blocks
      let compiled = try Snippets(tests: name + "Tests").blocks
      expectEqual(shown.count, count, "\(name)")
      expectEqual(compiled.count, count, "\(name)")
      expectEqual(Set(shown), Set(compiled), "\(name)")
    }
  }
}
