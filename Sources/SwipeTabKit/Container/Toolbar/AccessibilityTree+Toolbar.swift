extension AccessibilityTree {
  var tabListNode: AccessibilityNode? {
    guard let bar = container.parts.presentation.readableToolbar else { return nil }
    let count = container.parts.context.layout.items.count
    let isWhole = isEverything && count <= 1000
    let indices = isWhole ? 0..<count : container.parts.reordering.itemsInView
    let stuck = 0..<(isWhole ? 0 : container.parts.context.layout.items.stuck)
    return shown(
      AccessibilityNode(
        id: prefix + "tabs", role: .tabList, label: "", value: isWhole ? nil : wordsOutOfView,
        bounds: bar,
        children: (Array(stuck) + indices).flatMap {
          [headingNode(above: $0), tabNode(at: $0)].compactMap(\.self)
        }))
  }

  private var wordsOutOfView: String? {
    let (toolbar, pages) = (container.parts.toolbar, container.parts.toolbar.pagesOutOfView)
    let words = [toolbar.words(in: pages.before), toolbar.words(in: pages.after)]
    return words.contains { $0 != nil } ? words.compactMap(\.self).joined(separator: "; ") : nil
  }

  private func headingNode(above index: Int) -> AccessibilityNode? {
    let (layout, toolbar) = (container.parts.context.layout, container.parts.toolbar)
    let panel = index == 0 ? layout.panelHeading : nil
    guard let frame = panel ?? layout.items.heading(above: index, scroll: toolbar.scroll),
      let section = toolbar.item(at: index).section
    else { return nil }
    return shown(
      AccessibilityNode(
        id: "\(prefix)tabs/\(container.parts.catalog.id(at: index))/section", role: .heading,
        label: section, bounds: panel.map { onScreen($0) } ?? inToolbar(frame)))
  }

  private func tabNode(at index: Int) -> AccessibilityNode? {
    let (items, item) = (
      container.parts.context.layout.items, container.parts.toolbar.item(at: index)
    )
    let page = container.parts.catalog.id(at: index)
    let id = index == items.moreIndex ? "tabs#more" : "tabs/\(page)"
    let isSelected =
      container.parts.pager.selectedIndex.map { items.item(ofPage: $0) == index } ?? false
    let target = AccessibilityTarget.Part.bar(container.parts.toolbar.target(at: index))
    var node = AccessibilityNode(
      id: prefix + id, role: item.action == nil ? .tab : .button, label: item.label,
      hint: item.hint, value: item.spokenValue(isSelected: isSelected, in: container.configuration),
      bounds: inToolbar(container.parts.toolbar.geometry.frame(ofItem: index)),
      isEnabled: item.isEnabled,
      isSelected: item.action == nil ? isSelected : nil,
      position: AccessibilityNode.Position(index + 1, of: items.count),
      children: closeNode(at: index).map { [$0] } ?? [])
    if index == items.moreIndex {
      node.value = container.parts.toolbar.words(in: items.hiddenPages)
      node.isExpanded = container.parts.commandMenu.isMoreOpen
    } else if let more = container.parts.catalog.page(at: index) as? MorePage {
      node.value = container.parts.toolbar.words(of: more)
    }
    return shown(
      node, doing: target, focusing: item.isEnabled && canFocusToolbar ? target : nil)
  }

  /// A button that an item is too short to show is left out in the scope `inView`, and empty in `everything`.
  private func closeNode(at index: Int) -> AccessibilityNode? {
    guard index != container.parts.context.layout.items.moreIndex,
      container.parts.catalog.mayClose(index)
    else {
      return nil
    }
    let frame = container.parts.toolbar.geometry.frame(ofItem: index)
    let page = container.parts.catalog.id(at: index)
    let button = container.parts.closeButtons.frame(ofItem: index, frame)
    return shown(
      AccessibilityNode(
        id: "\(prefix)tabs/\(page)/close", role: .button,
        label: container.parts.closeButtons.label(ofItem: index),
        bounds: button.map { inToolbar($0) } ?? .zero),
      doing: .bar(.close(page)),
      focusing: button != nil && canFocusToolbar ? .bar(.close(page)) : nil)
  }

  var addNode: AccessibilityNode? {
    guard container.parts.editing.canAdd else { return nil }
    let frame = container.parts.toolbar.addButton
    return shown(
      AccessibilityNode(
        id: prefix + "add", role: .button, label: container.configuration.texts.add,
        bounds: frame.map { onScreen($0) } ?? .zero),
      doing: .bar(.add), focusing: frame != nil && canFocusToolbar ? .bar(.add) : nil)
  }

  var collapseNode: AccessibilityNode? {
    guard let frame = container.parts.context.layout.collapseButton else { return nil }
    var node = AccessibilityNode(
      id: prefix + "collapse", role: .button, label: container.configuration.texts.sidebar,
      bounds: onScreen(frame))
    node.isExpanded = !container.parts.context.isCollapsed
    return shown(node, doing: .bar(.collapse), focusing: canFocusToolbar ? .bar(.collapse) : nil)
  }

  private var canFocusToolbar: Bool { container.root.parts.focusOrder.isReachable(container) }

  private func inToolbar(_ rect: Rect) -> Rect {
    let items = container.parts.context.layout.items
    let isStuck = items.stuck > 0 && items.pinnedBounds.intersection(rect) == rect
    let isWhole = isStuck || container.parts.presentation.toolbarShrinking > 0
    return onScreen(isWhole ? rect : rect.intersection(items.bounds))
  }

  /// The current place; elements that a shrunk toolbar hides are at the place of the toolbar.
  private func onScreen(_ rect: Rect) -> Rect {
    let presentation = container.parts.presentation
    guard presentation.reachableToolbar != nil else { return rect }
    let shown = container.parts.toolbar.shown(rect)
    guard presentation.toolbarShrinking > 0, let bar = presentation.reachableToolbar else {
      return shown
    }
    let clipped = shown.intersection(bar)
    return clipped.isEmpty ? bar : clipped
  }
}
