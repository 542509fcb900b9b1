/// A message on its way up from coordinator to coordinator: a value of a type of the app.
///
/// ```swift
/// enum ShopMessage: CoordinatorMessage {
///   case add(String), checkOut
/// }
/// ```
///
/// A coordinator receives it in ``Coordinator/receive(_:)``, and handles it or passes it on. A message that is answered has a
/// closure for the answer.
public protocol CoordinatorMessage {}

/// The message of a tap or key that chose a tab, selected or not.
///
/// The tab is selected unless a coordinator handles the message.
public struct TabTap: CoordinatorMessage, Sendable, Hashable {
  /// The page of the tab.
  public var page: PageID

  /// Makes a message.
  public init(_ page: PageID) { self.page = page }
}

/// The message of a button with the action `ScreenAction.send`, such as one in a storyboard.
///
/// The text may have an argument after a colon: `add:kettle` has the name `add` and the argument `kettle`.
public struct TextMessage: CoordinatorMessage, Sendable, Hashable {
  /// The whole text.
  public var text: String
  /// The screen or page with the button.
  public var sender: PageID

  /// Makes a message.
  public init(_ text: String, from sender: PageID) {
    self.text = text
    self.sender = sender
  }

  /// The text before the first colon, or all of it without one.
  public var name: String { text.firstIndex(of: ":").map { String(text[..<$0]) } ?? text }

  /// The text after the first colon, or nil if there is no colon.
  public var argument: String? {
    text.firstIndex(of: ":").map { String(text[text.index(after: $0)...]) }
  }
}
