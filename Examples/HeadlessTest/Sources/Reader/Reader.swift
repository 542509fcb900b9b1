// Pages of a reader of books, which a test swipes through without a window: `swift test`. A swipe
// turns the page; the notes cannot be left before they are saved.
public import SwipeTabKit

/// A page to write notes on.
public final class NotesPage: BasePage {
  /// Whether there is text that was not saved.
  public var isEdited = false { didSet { item.badge = isEdited ? .dot : nil } }
}

/// Makes the tabs of the reader.
@MainActor public func makeReader(notes: NotesPage, size: Size) throws -> TabContainer {
  let pages = try PageList([
    ColorPage(id: "book", item: TabItem(title: "Book", image: "bookmark"), color: .yellow),
    notes,
    ColorPage(id: "shelf", item: TabItem(title: "Shelf", image: "list"), color: .blue),
  ])
  let reader = try TabContainer(pages: pages, size: size)
  reader.shouldSelect = { [unowned reader] _, _ in
    reader.selectedID != notes.id || !notes.isEdited
  }
  return reader
}
