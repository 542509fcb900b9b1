extension CommandMenu {
  func menuNode(in nodes: NodeScope) -> AccessibilityNode? {
    guard let menu = layout,
      let label = label
    else { return nil }
    let rows = menu.commands.indices.compactMap { row -> AccessibilityNode? in
      let command = menu.commands[row]
      return nodes.shown(
        AccessibilityNode(
          id: "\(nodes.prefix)menu/\(command.name)", role: .menuCommand,
          label: context.configuration.texts.title(of: command), bounds: menu.row(at: row),
          isEnabled: command.isEnabled,
          position: AccessibilityNode.Position(row + 1, of: menu.commands.count)),
        doing: .bar(.command(command)), focusing: .bar(.command(command)))
    }
    return nodes.shown(
      AccessibilityNode(
        id: nodes.prefix + "menu", role: .menu, label: label, bounds: menu.frame, children: rows))
  }
}
