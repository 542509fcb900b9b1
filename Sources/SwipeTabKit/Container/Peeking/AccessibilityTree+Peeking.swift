extension AccessibilityTree {
  var peekingNodes: [AccessibilityNode] {
    let parts = container.parts
    guard parts.context.peekReach > 0, parts.pager.scroll.isResting, !parts.navigator.isCovered,
      let drawn = parts.peeking.drawnSlots, let selected = parts.pager.selectedIndex
    else { return [] }
    return drawn.filter { $0 != selected }.compactMap { slot in
      let page = parts.catalog.page(at: parts.peeking.page(drawnAt: slot))
      var node = AccessibilityNode(
        id: "\(prefix)peek/\(slot < selected ? "before" : "after")/\(page.id)", role: .button,
        label: page.item.label,
        bounds: parts.presentation.frame(atSlot: slot)
          .intersection(parts.context.layout.viewport))
      node.isEnabled = page.item.isEnabled
      return shown(node, doing: page.item.isEnabled ? .bar(.item(page.id)) : nil)
    }
  }
}
