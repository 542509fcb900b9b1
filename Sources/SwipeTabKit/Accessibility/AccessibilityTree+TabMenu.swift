extension AccessibilityTree {
  /// The menu of a tab, with a node for each command; nil while it is closed.
  var tabMenuNode: AccessibilityNode? {
    guard let menu = container.parts.tabMenu.layout, let page = container.parts.tabMenu.page,
      let index = container.pages.index(of: page)
    else { return nil }
    let rows = menu.commands.indices.compactMap { row -> AccessibilityNode? in
      let command = menu.commands[row]
      return shown(
        AccessibilityNode(
          id: "\(prefix)menu/\(command.rawValue)", role: .menuCommand,
          label: container.configuration.title(of: command), bounds: menu.row(at: row),
          position: AccessibilityNode.Position(row + 1, of: menu.commands.count)),
        doing: .bar(.command(command)), focusing: .bar(.command(command)))
    }
    return shown(
      AccessibilityNode(
        id: prefix + "menu", role: .menu,
        label: container.parts.catalog.page(at: index).item.label, bounds: menu.frame,
        children: rows))
  }
}
