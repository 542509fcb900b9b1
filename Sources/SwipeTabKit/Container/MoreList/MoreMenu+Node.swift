extension MoreMenu {
  func menuNode(in nodes: NodeScope) -> AccessibilityNode? {
    guard let list = layout else { return nil }
    let pages = nodes.isEverything && list.pages.count <= 1000 ? list.pages : list.visiblePages
    let label = context.configuration.texts.more
    return nodes.shown(
      AccessibilityNode(
        id: nodes.prefix + "more", role: .menu, label: label, bounds: list.frame,
        children: pages.compactMap { rowNode(ofPage: $0, list, nodes) }))
  }

  private func rowNode(
    ofPage page: Int, _ list: MoreListLayout, _ nodes: NodeScope
  ) -> AccessibilityNode? {
    let (id, item) = (catalog.id(at: page), catalog.page(at: page).item)
    return nodes.shown(
      AccessibilityNode(
        id: "\(nodes.prefix)more/\(id)", role: .menuItem, label: item.label, hint: item.hint,
        value: item.spokenValue(
          isSelected: page == pager.selectedIndex, in: context.configuration),
        bounds: list.row(ofPage: page).intersection(list.viewport),
        isEnabled: item.isEnabled, isSelected: page == pager.selectedIndex,
        position: AccessibilityNode.Position(
          page - list.pages.lowerBound + 1, of: list.pages.count)),
      doing: .bar(.row(id)), focusing: item.isEnabled ? .bar(.row(id)) : nil)
  }
}
