/// A command of the menu of a tab, which the secondary mouse button, the Menu key and Shift+F10 open.
///
/// The menu has only the commands that apply to the tab. `ContainerConfiguration.texts.tabCommands` translates them.
public enum TabCommand: String, Sendable, Hashable, CaseIterable {
  /// Loads the page again, if `TabContainer.onReload` does that.
  case reload
  /// Pins the tab before all that are not pinned.
  case pin
  /// Releases a tab that is pinned.
  case unpin
  /// Moves the tab by one to the left.
  case moveLeft
  /// Moves the tab by one to the right.
  case moveRight
  /// Moves the tab by one towards the start, in a toolbar at a side or if reading runs from right to left.
  case moveToStart
  /// Moves the tab by one towards the end, in a toolbar at a side or if reading runs from right to left.
  case moveToEnd
  /// Opens the page again that was closed last.
  case reopen
  /// Closes all other pages that can be closed.
  case closeOthers
  /// Closes the page.
  case close

  /// The title in English.
  public var title: String {
    switch self {
    case .reload: "Reload"
    case .pin: "Pin"
    case .unpin: "Unpin"
    case .moveLeft: "Move left"
    case .moveRight: "Move right"
    case .moveToStart: "Move towards the start"
    case .moveToEnd: "Move towards the end"
    case .reopen: "Reopen closed tab"
    case .closeOthers: "Close other tabs"
    case .close: "Close"
    }
  }
}
