extension TabContainer {
  /// Opens a menu of commands at a point, such as one of a custom view or a drawn page.
  ///
  /// It is the menu that tabs, rows and text fields have: arrows, Home, End and letters move in it, Enter or a tap chooses, and Escape, Tab or a
  /// press beside it closes it. Screen readers read it as a menu. If it does not fit, the commands come on a sheet. It
  /// closes when the screen in front, the size or an option changes. While a screen is presented, the menu is in front of that.
  ///
  /// ```swift
  /// container.openMenu(
  ///   [TabItem.MenuEntry("Rename") { map.rename() }, TabItem.MenuEntry("Delete") { map.delete() }.destructive()],
  ///   label: "Map", at: point)
  /// ```
  ///
  /// - Parameters:
  ///   - entries: The commands, from top to bottom. Actions have the screen in front as their sender.
  ///   - label: The text that names the menu for screen readers, and on a sheet.
  ///   - point: The corner from which it opens, in points on this container.
  /// - Returns: Whether it opened, or is on a sheet: not without entries, nor on a container below a presented screen.
  @discardableResult
  public func openMenu(_ entries: [TabItem.MenuEntry], label: String, at point: Point) -> Bool {
    if let sheet = parts.sheets.open?.container.door {
      return sheet.openMenu(entries, label: label, at: point.from(sheet.standing.origin))
    }
    return transaction {
      // Below a sheet nobody sees it.
      guard point.x.isFinite, point.y.isFinite, !parts.sheets.isBelowOuterSheet,
        let sender = parts.navigator.frontID
      else {
        return false
      }
      parts.commandMenu.close()
      return parts.commandMenu.open(
        for: .program, label: label, entries.map { .own($0) }, at: point
      ) { [weak actions = parts.actions] command, _ in
        if case .own(let entry) = command { actions?.perform(entry.action, from: sender) }
      }
    }
  }
}
