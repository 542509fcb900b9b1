/// A command that the user gives with keys: a line of the sheet of shortcuts, which F1 and Ctrl+? present.
///
/// The sheet lists the shortcuts that are available at that time. `ContainerConfiguration.texts.shortcuts` translates
/// them, and `ContainerConfiguration.showsShortcuts` switches the sheet off.
public enum Shortcut: String, Sendable, Hashable, CaseIterable {
  /// Tab and Shift+Tab move the focus.
  case focus
  /// Enter and Space use the element with the focus.
  case use
  /// Arrows, Home and End move within the toolbar or a list, and change the value of a control.
  case move
  /// Letters go to the next entry of the toolbar or of a list whose title begins with them.
  case find
  /// The keys that select the next page.
  case next
  /// The keys that select the previous page.
  case previous
  /// The keys that select a page by its number.
  case number
  /// The keys that close a page.
  case close
  /// The key that adds a page.
  case add
  /// The key that opens the page again that was closed last.
  case reopen
  /// The keys that move the item of a page along the toolbar.
  case reorder
  /// The keys that open the menu of the tab with the focus.
  case menu
  /// The key that shows all pages at once.
  case overview
  /// The keys that go back by one screen.
  case back
  /// The keys that push the screen again that was popped last.
  case forward
  /// The keys that scroll a body while no element has the focus.
  case scroll
  /// The keys that make everything larger or smaller, or as large as at first.
  case zoom
  /// The key that shows the window on the whole screen, and returns from there.
  case fullScreen = "full-screen"
  /// The key that closes the window.
  case quit
  /// The keys that present the sheet of shortcuts.
  ///
  /// Its title is the title of the sheet.
  case help

  /// The title in English.
  public var title: String {
    switch self {
    case .focus: "Move the focus"
    case .use: "Use the element with the focus"
    case .move: "Move in the tabs, a list or a control"
    case .find: "Find an entry by its first letters"
    case .next: "Next tab"
    case .previous: "Previous tab"
    case .number: "Tab by its number, last tab"
    case .close: "Close the tab"
    case .add: "New tab"
    case .reopen: "Reopen closed tab"
    case .reorder: "Move the tab"
    case .menu: "Menu of the tab"
    case .overview: "Show all tabs"
    case .back: "Back"
    case .forward: "Forward"
    case .scroll: "Scroll"
    case .zoom: "Larger, smaller, normal size"
    case .fullScreen: "Full screen"
    case .quit: "Quit"
    case .help: "Keyboard shortcuts"
    }
  }

  /// The names of the keys on keyboards.
  ///
  /// If reading order runs from right to left, the arrows of `back` and `forward` are swapped.
  public var keys: String {
    switch self {
    case .focus: "Tab, Shift+Tab"
    case .use: "Enter, Space"
    case .move: "← → ↑ ↓, Home, End"
    case .find: "A–Z, 0–9"
    case .next: "Ctrl+Tab, Ctrl+PgDn"
    case .previous: "Ctrl+Shift+Tab, Ctrl+PgUp"
    case .number: "Alt+1–8, Alt+9"
    case .close: "Ctrl+W, Delete"
    case .add: "Ctrl+T"
    case .reopen: "Ctrl+Shift+T"
    case .reorder: "Ctrl+Shift+PgUp, Ctrl+Shift+PgDn"
    case .menu: "Menu, Shift+F10"
    case .overview: "Ctrl+Shift+O"
    case .back: "Alt+←, Escape"
    case .forward: "Alt+→"
    case .scroll: "↑ ↓, PgUp, PgDn"
    case .zoom: "Ctrl++, Ctrl+−, Ctrl+0"
    case .fullScreen: "F11"
    case .quit: "Ctrl+Q"
    case .help: "F1, Ctrl+?"
    }
  }
}
