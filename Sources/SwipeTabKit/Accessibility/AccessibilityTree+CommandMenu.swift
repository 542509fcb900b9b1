extension AccessibilityTree {
  /// The open menu, with a node for each command; nil while it is closed.
  var commandMenuNode: AccessibilityNode? {
    guard let menu = container.parts.commandMenu.layout,
      let label = container.parts.commandMenu.label
    else { return nil }
    let rows = menu.commands.indices.compactMap { row -> AccessibilityNode? in
      let command = menu.commands[row]
      return shown(
        AccessibilityNode(
          id: "\(prefix)menu/\(command.name)", role: .menuCommand,
          label: container.configuration.title(of: command), bounds: menu.row(at: row),
          position: AccessibilityNode.Position(row + 1, of: menu.commands.count)),
        doing: .bar(.command(command)), focusing: .bar(.command(command)))
    }
    return shown(
      AccessibilityNode(
        id: prefix + "menu", role: .menu, label: label, bounds: menu.frame, children: rows))
  }
}
