/// A request on its way up from coordinator to coordinator.
///
/// The text of a message may have an argument after a colon: `add:kettle` has the name `add` and
/// the argument `kettle`.
public struct CoordinatorMessage: Sendable, Hashable {
  /// The kinds of requests.
  public enum Content: Sendable, Hashable {
    /// A tap or key chose a tab, selected or not; the tab is selected unless a coordinator handles
    /// the message.
    case tabTapped(PageID)
    /// A button sent a text, as `ScreenAction.send` does.
    case text(String)
  }

  /// The request.
  public var content: Content
  /// The screen or page that it comes from.
  public var sender: PageID

  /// Makes a message.
  public init(_ content: Content, from sender: PageID) {
    self.content = content
    self.sender = sender
  }

  /// The text before the first colon, or all of it without one; nil for a tap.
  public var name: String? {
    guard case .text(let text) = content else { return nil }
    return text.firstIndex(of: ":").map { String(text[..<$0]) } ?? text
  }

  /// The text after the first colon; nil for none.
  public var argument: String? {
    guard case .text(let text) = content, let colon = text.firstIndex(of: ":") else { return nil }
    return String(text[text.index(after: colon)...])
  }
}
