import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// A chapter of a book.
struct BookChapter: TabPage {
  let id: PageID
  let item: TabItem
}

/// A book with chapters that are registered in two ways.
@MainActor func makeBook() -> Storyboard {
  var book = Storyboard()
  for number in [1, 2, 10] {
    let id: PageID = "chapter\(number)"
    book.define(id) { BookChapter(id: id, item: TabItem(title: "Chapter \(number)")) }
  }
  book.define(screen: "imprint")
  book.segues = [Segue("chapter10"), Segue("chapter2", kind: .modal)]
  book.ids = ["chapter1"]
  return book
}
// end

@Suite("RegisteringPages, the article")
@MainActor struct RegisteringPagesTests {
  @Test("registered pages are sorted in the plain or the natural order, and generated ones follow")
  func order() throws {
    // snippet
    var book = makeBook()
    let plain = try book.load().pages
    book.order = .natural
    let natural = try book.load().pages
    // end
    expectEqual(plain.allIDs, ["chapter1", "chapter10", "chapter2"])
    expectEqual(natural.allIDs, ["chapter1", "chapter2", "chapter10"])
    // snippet
    book.generated = [BookChapter(id: "appendix", item: TabItem(title: "Appendix"))]
    let tabs = try TabContainer(
      pages: book.load().pages, initial: .id("chapter2"), size: Size(width: 480, height: 800))
    // end
    expectEqual(tabs.pages.allIDs, ["chapter1", "chapter2", "chapter10", "appendix"])
    expectEqual(tabs.selectedID, "chapter2")
  }

  @Test("what is wrong is refused with all reasons, or left out and reported")
  func problems() throws {
    var lines: [String] = []
    func print(_ text: Any) { lines.append("\(text)") }
    var book = makeBook()
    // snippet
    book.ids = ["chapter1", "chaptr10", "imprint"]
    do {
      _ = try book.load()
    } catch {
      print(error)
    }
    // end
    expectEqual(
      lines,
      [
        """
        no page "chaptr10" is defined; did you mean "chapter10"?
        screen "imprint" has no item, so it cannot be a tab
        """
      ])
    lines = []
    // snippet
    let loaded = try book.load(.lenient)
    for problem in loaded.problems { print("\(problem.severity): \(problem)") }
    // end
    expectEqual(loaded.pages.allIDs, ["chapter1", "chapter10", "chapter2"])
    expectEqual(lines.count, 2)
    expect(lines.allSatisfy { $0.hasPrefix("error: ") })
  }

  @Test("a page that a segue and an identifier name is listed once, with a warning")
  func twice() throws {
    var book = makeBook()
    book.ids = ["chapter2"]
    let loaded = try book.load()
    expectEqual(loaded.pages.allIDs, ["chapter10", "chapter2"])
    expectEqual(loaded.problems, [.registeredTwice("chapter2")])
    expectEqual(loaded.problems.map(\.severity), [.warning])
  }
}
