extension CommandMenu {
  func menuNode(in nodes: NodeScope) -> AccessibilityNode? {
    guard let menu = layout, let label else { return nil }
    let id = nodes.prefix + (owner == .more ? "more" : "menu")
    return nodes.shown(
      AccessibilityNode(
        id: id, role: .menu, label: label, bounds: menu.frame,
        children: menu.commands.indices.compactMap { rowNode(at: $0, of: menu, "\(id)/", nodes) }))
  }

  private func rowNode(
    at row: Int, of menu: CommandMenuLayout, _ prefix: String, _ nodes: NodeScope
  ) -> AccessibilityNode? {
    let (command, page) = (menu.commands[row], page(of: menu.commands[row]))
    let item = page.map { catalog.item(at: $0) }
    let isEnabled = isEnabled(command)
    let isSelected = page.map { $0 == pager.selectedIndex }
    return nodes.shown(
      AccessibilityNode(
        id: prefix + command.name, role: page == nil ? .menuCommand : .menuItem,
        label: item?.label ?? title(of: command), hint: item?.hint,
        value: item?.spokenValue(isSelected: isSelected ?? false, in: context.configuration),
        bounds: menu.row(at: row), isEnabled: isEnabled, isSelected: isSelected,
        position: AccessibilityNode.Position(row + 1, of: menu.commands.count)),
      doing: .bar(.command(command)),
      focusing: isEnabled || page == nil ? .bar(.command(command)) : nil)
  }
}
