import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// What the parts of the program need.
struct Library {
  var books = ["Emma", "Dracula"]
}

/// What buttons in the library send.
enum LibraryMessage: CoordinatorMessage {
  case borrow(String)
}

/// The shelf, on which every book has a screen.
final class ShelfCoordinator: Coordinator<Library> {
  private struct Book: Screen {
    let id: PageID
    let body: ScreenBody?
  }

  override func makeScreen(_ id: PageID) -> (any Screen)? {
    guard dependencies?.books.contains(id.rawValue) == true else { return nil }
    let borrow = ScreenAction.run { [weak self] in self?.send(LibraryMessage.borrow(id.rawValue)) }
    return Book(id: id, body: ScreenBody([.button(ScreenBody.Button("Borrow", action: borrow))]))
  }
}

/// The whole program: messages that no part takes end here.
final class LibraryCoordinator: TabsCoordinator<Library> {
  var borrowed: [String] = []

  override func makeChild(_ id: PageID) -> Coordinator<Library>? {
    id == "shelf" ? ShelfCoordinator(id: id) : nil
  }

  override func receive(_ message: any CoordinatorMessage) -> Bool {
    guard case .borrow(let book) = message as? LibraryMessage else { return false }
    borrowed.append(book)
    return true
  }
}
// end

@Suite("LeadingTabsByCoordinators, the article")
@MainActor struct LeadingTabsByCoordinatorsTests {
  @Test("the library opens a book and lends it")
  func library() throws {
    let container = try TabContainer(
      pages: PageList([
        ColorPage(id: "news", item: TabItem(title: "News"), color: .red),
        ColorPage(id: "shelf", item: TabItem(title: "Shelf"), color: .blue),
      ]), size: Size(width: 480, height: 800))
    // snippet
    let library = LibraryCoordinator(id: "library")
    library.run(in: container, with: Library())
    library.open("shelf", screens: ["Emma"])
    // end
    expectEqual(container.selectedID, "shelf")
    expectEqual(container.pushedScreens.map(\.id), ["Emma"])
    container.activate(label: "Borrow")
    expectEqual(library.borrowed, ["Emma"])
  }
}
