/// What made the selection change.
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
  /// A new list of pages.
  case reload
}

/// A change of selection, from a page to a page; nil stands for no page.
public struct SelectionChange: Sendable, Hashable {
  /// The page selected before; nil if there was none.
  public var from: PageID?
  /// The page selected then; nil if there is none.
  public var to: PageID?
  /// What made it change.
  public var cause: Cause

  /// Makes a change.
  public init(from: PageID?, to: PageID?, cause: Cause) {
    self.from = from
    self.to = to
    self.cause = cause
  }
}

/// Something that happened to a container.
///
/// Events are delivered in order. Each change gives one `willSelect` and then one `didSelect` or `superseded`. A swipe
/// that moves pages gives one `swipeBegan`, at its release `swipeEnded`, and then a change of selection or
/// `swipeCancelled`.
public enum ContainerEvent: Sendable, Hashable {
  /// The selection is about to change; motion follows.
  case willSelect(SelectionChange)
  /// The selected page has come to rest.
  case didSelect(SelectionChange)
  /// Another change replaced this one before it came to rest.
  case superseded(SelectionChange)
  /// A tap or key chose what is selected already.
  case reselected(SelectionChange)
  /// The delegate refused the change.
  case vetoed(SelectionChange)
  /// A drag began to move the pages.
  case swipeBegan(from: PageID?)
  /// The drag was released and settles on a page.
  case swipeEnded(target: PageID?)
  /// The drag came back to where it began, or something else took over.
  case swipeCancelled
  /// A page came into view.
  ///
  /// It was swiped to, or the screens pushed over it began to leave.
  case pageAppeared(PageID)
  /// A page went out of view.
  ///
  /// Another page was swiped to, or a screen pushed over it covers it entirely.
  case pageDisappeared(PageID)
  /// A screen was pushed, or came with the container that it is in.
  case pushed(PageID)
  /// A screen was popped, or went with its page or with the container that it is in; it was pushed before.
  case popped(PageID)
  /// The list of pages changed.
  case pagesChanged
  /// The program asked for something that does not exist; nothing changed.
  case warning(String)
}
