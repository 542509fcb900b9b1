extension TabContainer {
  /// The shortcuts that have an effect here, in hosted containers and in the window.
  ///
  /// By default these are all of them.
  ///
  /// ```swift
  /// container.shortcuts = .all.subtracting([.quit, .fullScreen, .overview])
  /// ```
  ///
  /// The others are ignored, and the sheet of shortcuts does not list them. Keys with several effects always work: the
  /// keys of `focus`, `use`, `move`, `find`, `menu` and `scroll`, and Escape. For a hosted container, the outermost
  /// container's value is used.
  public var shortcuts: Set<Shortcut> {
    get { parts.shortcutHelp.allowed }
    set { parts.shortcutHelp.allow(newValue) }
  }

  /// Adds a key of your program, which the sheet of shortcuts lists.
  ///
  /// A shortcut with the same key is replaced.
  ///
  /// It works with every focus, unless the focused element uses the key itself, as a text field uses letters. It does
  /// not work below a sheet.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - title: The description for the sheet of shortcuts.
  ///   - action: Does that.
  public func addShortcut(_ key: KeyPress, _ title: String, action: @escaping () -> Void) {
    parts.shortcutHelp.add(OwnShortcut(key: key, title: title, action: action))
  }

  /// Removes a key that was added.
  ///
  /// Nothing happens if it was not added.
  public func removeShortcut(_ key: KeyPress) { parts.shortcutHelp.remove(key) }
}
