import SwipeTabWindow

/// The values that every part of the app needs.
@MainActor
struct Surroundings {
  var shelf: Shelf
  var words: Words
}

/// The messages that buttons send to the coordinators.
enum LoanMessage: CoordinatorMessage {
  case borrow(String)
  case giveBack(String)
}

/// The coordinator of the shelf.
///
/// Every book has a page, also after a restart and by a link.
final class ShelfCoordinator: Coordinator<Surroundings> {
  override func makeScreen(_ id: PageID) -> (any Screen)? { screen(page(of: id.rawValue)) }

  private func page(of name: String) -> Page {
    Page(name, id: PageID(name)) { [weak self] in
      if let surroundings = self?.dependencies {
        let (shelf, words) = (surroundings.shelf, surroundings.words)
        Label(name).style(.title)
        Label(shelf.book(name)?.author ?? words.loading)
        Button(shelf.borrowed.contains(name) ? words.giveBack : words.borrow) {
          let isBorrowed = shelf.borrowed.contains(name)
          self?.send(isBorrowed ? LoanMessage.giveBack(name) : LoanMessage.borrow(name))
        }
      }
    }
  }
}

/// The whole app: it starts the parts, and takes what they send.
final class LibraryCoordinator: TabsCoordinator<Surroundings> {
  override func makeChild(_ id: PageID) -> Coordinator<Surroundings>? {
    id == "shelf" ? ShelfCoordinator(id: id) : Coordinator<Surroundings>(id: id)
  }

  override func receive(_ message: any CoordinatorMessage) -> Bool {
    guard let shelf = dependencies?.shelf else { return false }
    switch message as? LoanMessage {
    case .borrow(let name): shelf.borrowed.append(name)
    case .giveBack(let name): shelf.borrowed.removeAll { $0 == name }
    case nil: return false
    }
    return true
  }
}
