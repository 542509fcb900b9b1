/// The cause of a change of selection.
public enum Cause: String, Sendable, Hashable, CaseIterable {
  /// A tap or click on an item.
  case tap
  /// A drag of the pages, by finger or mouse.
  case swipe
  /// A wheel or touchpad.
  case wheel
  /// A key.
  case key
  /// A call by the program.
  case program
  /// A new list of pages, which may also select another page.
  case reload
}

/// A change of selection.
public struct SelectionChange: Sendable, Hashable {
  /// The page selected before, or nil if there was none.
  public var from: PageID?
  /// The page that is selected afterwards, or nil if no page is.
  public var to: PageID?
  /// The cause of the change.
  public var cause: Cause

  /// Makes a change of selection.
  public init(from: PageID?, to: PageID?, cause: Cause) {
    self.from = from
    self.to = to
    self.cause = cause
  }
}

/// An event of a container.
///
/// Events are delivered in order. Each change of selection causes one `willSelect` and then one `didSelect` or
/// `superseded`. A swipe that moves pages causes one `swipeBegan` and at its release one `swipeEnded`. Then a change of
/// selection or `swipeCancelled` follows.
public enum ContainerEvent: Sendable, Hashable {
  /// The selection has changed: `selectedID` is the new page, and the pages have not moved yet.
  case willSelect(SelectionChange)
  /// The pages rest on the newly selected page.
  case didSelect(SelectionChange)
  /// Another change replaced this one before the pages stopped.
  case superseded(SelectionChange)
  /// A tap or key chose the selected page again.
  case reselected(SelectionChange)
  /// The delegate or `shouldSelect` refused the change.
  case vetoed(SelectionChange)
  /// A drag began to move the pages away from the selected page.
  case swipeBegan(from: PageID?)
  /// The drag was released.
  ///
  /// The pages settle on `target`.
  case swipeEnded(target: PageID?)
  /// The pages returned to the start of the drag, or another change ended the drag.
  case swipeCancelled
  /// A screen came into view: a page, a pushed or presented screen, or a page of a container on one of them.
  case pageAppeared(PageID)
  /// A screen went out of view, because it left or because another one covers it entirely.
  case pageDisappeared(PageID)
  /// A screen was pushed or presented, or became part of a stack together with its container.
  case pushed(PageID)
  /// A pushed screen was popped, or removed together with its page or its container, or a presented one was dismissed.
  case popped(PageID)
  /// The list of pages changed: pages were added, removed, moved, hidden or pinned.
  case pagesChanged
  /// The program requested something that does not exist.
  ///
  /// Nothing changed.
  case warning(String)
}
