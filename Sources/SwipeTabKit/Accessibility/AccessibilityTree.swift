/// Builds the accessibility nodes of a container, and of the containers hosted on its screens.
@MainActor struct AccessibilityTree {
  typealias Scope = NodeExtent

  let container: TabContainer
  let scope: Scope
  /// The prefix of the identifiers of all nodes.
  let prefix: String
  /// The nesting level of this container; 0 for the container whose tree is built.
  let level: Int

  init(container: TabContainer, scope: Scope = .inView, prefix: String = "", level: Int = 0) {
    (self.container, self.scope, self.prefix, self.level) = (container, scope, prefix, level)
  }

  /// What parts make their nodes with.
  var nodes: NodeScope {
    NodeScope(
      context: container.context, standing: container.standing, extent: scope, prefix: prefix,
      level: level, hasFocus: { container.focusedPart == $0 },
      dialog: { dialog(of: $0, in: $1, at: $2) })
  }

  /// The node of the whole container.
  var root: AccessibilityNode {
    AccessibilityNode(
      id: prefix + "container", role: .group,
      label: container.parts.navigator.frontScreen?.navigationTitle ?? "",
      bounds: nodes.onRoot(container.parts.context.layout.bounds),
      children: frontmost.map { [$0] } ?? parts)
  }

  /// The node that lies in front of everything else; nil if nothing does.
  private var frontmost: AccessibilityNode? {
    let nodes = nodes
    return container.parts.context.interactions.lazy.compactMap { $0.node(in: nodes) }.first
  }

  private var parts: [AccessibilityNode] {
    if container.parts.navigator.areBarsCovered {
      return [frontNode, commandMenuNode, toastNode].compactMap(\.self)
    }
    let isBarThere =
      !container.parts.navigator.isCovered && container.parts.presentation.reachableToolbar != nil
    let bar = isBarThere ? [tabListNode, addNode] : []
    let position = container.parts.context.configuration.toolbarPosition
    let isBarFirst = position == .top || position == .leading
    let nodes =
      isBarFirst
      ? [navigationNode] + bar + [frontNode, menuNode, commandMenuNode, toastNode]
      : [navigationNode, frontNode] + bar + [menuNode, commandMenuNode, toastNode]
    return nodes.compactMap(\.self)
  }

  /// The message on a strip over the pages; nil for none.
  private var toastNode: AccessibilityNode? {
    guard let toast = container.toast, let frame = container.parts.toaster.frame else { return nil }
    return shown(
      AccessibilityNode(
        id: prefix + "toast", role: .text, label: toast.lines.joined(separator: " "),
        bounds: frame))
  }

  // MARK: Nodes

  /// The node with its bounds converted from this container to the outermost; nil if it is out of the scope.
  func shown(_ node: AccessibilityNode) -> AccessibilityNode? { nodes.shown(node) }

  /// A node that does something when it is activated, or that can have the keyboard focus; nil if it is out of the scope.
  func shown(
    _ node: AccessibilityNode, doing part: AccessibilityTarget.Part?,
    focusing focusPart: AccessibilityTarget.Part? = nil
  ) -> AccessibilityNode? { nodes.shown(node, doing: part, focusing: focusPart) }

  var isEverything: Bool { nodes.isEverything }

  // MARK: Bars

  private var navigationNode: AccessibilityNode? {
    guard let bar = container.parts.presentation.reachableNavigationBar,
      let content = container.parts.navigationBar.content
    else { return nil }
    let id = prefix + "navigation"
    let title = AccessibilityNode(
      id: "\(id)/title", role: .heading, label: content.title,
      bounds: inNavigationBar(container.parts.context.layout.navigationContent))
    let heading = content.title.isBlank ? [] : [shown(title)].compactMap(\.self)
    return shown(
      AccessibilityNode(
        id: id, role: .navigation, label: content.title, bounds: bar,
        children: buttonNodes(content.leading, "\(id)/leading", isLeading: true) + heading
          + buttonNodes(content.trailing, "\(id)/trailing", isLeading: false)))
  }

  private func buttonNodes(
    _ buttons: BarButtons, _ id: String, isLeading: Bool
  ) -> [AccessibilityNode] {
    buttons.indices.compactMap { index in
      let target: BarTarget = isLeading ? .leading(index) : .trailing(index)
      let frame = container.parts.navigationBar.frame(index, of: buttons, isLeading: isLeading)
      return shown(
        AccessibilityNode(
          id: "\(id)/\(index)", role: .button, label: buttons[index].label,
          bounds: inNavigationBar(frame), isEnabled: buttons[index].action != nil),
        doing: .bar(target), focusing: buttons[index].action == nil ? nil : .bar(target))
    }
  }

  /// A rectangle of the navigation bar, moved along with the bar while that slides in or out.
  private func inNavigationBar(_ rect: Rect) -> Rect {
    rect.offsetBy(x: 0, y: container.parts.presentation.navigationShift)
  }

  private var tabListNode: AccessibilityNode? {
    guard let bar = container.parts.presentation.reachableToolbar else { return nil }
    let count = container.parts.context.layout.items.count
    let indices =
      isEverything && count <= 1000 ? 0..<count : container.parts.reordering.itemsInView
    return shown(
      AccessibilityNode(
        id: prefix + "tabs", role: .tabList, label: "", bounds: bar,
        children: indices.compactMap { tabNode(at: $0) }))
  }

  private func tabNode(at index: Int) -> AccessibilityNode? {
    let (items, item) = (
      container.parts.context.layout.items, container.parts.toolbar.item(at: index)
    )
    let id = index == items.moreIndex ? "tabs#more" : "tabs/\(container.pages.id(at: index))"
    let isSelected =
      container.parts.pager.selectedIndex.map { items.item(ofPage: $0) == index } ?? false
    let target = AccessibilityTarget.Part.bar(container.parts.toolbar.target(at: index))
    var node = AccessibilityNode(
      id: prefix + id, role: item.action == nil ? .tab : .button, label: item.label,
      hint: item.hint, value: item.badgeValue,
      bounds: inToolbar(container.parts.toolbar.geometry.frame(ofItem: index)),
      isEnabled: item.isEnabled,
      isSelected: item.action == nil ? isSelected : nil,
      position: AccessibilityNode.Position(index + 1, of: items.count),
      children: closeNode(at: index).map { [$0] } ?? [])
    if index == items.moreIndex { node.isExpanded = container.parts.moreMenu.isOpen }
    return shown(
      node, doing: target, focusing: item.isEnabled && canFocusToolbar ? target : nil)
  }

  /// The close button on an item; nil if it has none.
  ///
  /// An item that is too short to show its button has none in the scope `inView`; in `everything` the button has empty
  /// bounds.
  private func closeNode(at index: Int) -> AccessibilityNode? {
    guard index != container.parts.context.layout.items.moreIndex,
      container.parts.catalog.mayClose(index)
    else {
      return nil
    }
    let frame = container.parts.toolbar.geometry.frame(ofItem: index)
    let page = container.pages.id(at: index)
    let button = container.parts.closeButtons.frame(ofItem: index, frame)
    return shown(
      AccessibilityNode(
        id: "\(prefix)tabs/\(page)/close", role: .button,
        label: container.parts.closeButtons.label(ofItem: index),
        bounds: button.map { inToolbar($0) } ?? .zero),
      doing: .bar(.close(page)),
      focusing: button != nil && canFocusToolbar ? .bar(.close(page)) : nil)
  }

  /// The button that adds a page; nil if the toolbar has none.
  private var addNode: AccessibilityNode? {
    guard container.parts.editing.canAdd else { return nil }
    let frame = container.parts.toolbar.addButton
    return shown(
      AccessibilityNode(
        id: prefix + "add", role: .button, label: container.configuration.addTitle,
        bounds: frame.map { onScreen($0) } ?? .zero),
      doing: .bar(.add), focusing: frame != nil && canFocusToolbar ? .bar(.add) : nil)
  }

  /// Whether the elements of the toolbar can have the keyboard focus.
  private var canFocusToolbar: Bool { container.root.parts.focusOrder.isReachable(container) }

  /// Converts a rectangle among the items to its present place on this container, clipped to the room for items.
  private func inToolbar(_ rect: Rect) -> Rect {
    onScreen(rect.intersection(container.parts.context.layout.items.bounds))
  }

  /// A rectangle of the toolbar, moved along with the toolbar while that slides in or out.
  private func onScreen(_ rect: Rect) -> Rect {
    let shift = container.parts.presentation.toolbarShift
    return rect.offsetBy(x: shift.x, y: shift.y)
  }

  private var menuNode: AccessibilityNode? {
    guard let list = container.parts.moreMenu.layout else { return nil }
    let pages = isEverything && list.pages.count <= 1000 ? list.pages : list.visiblePages
    let label = container.parts.toolbar.item(
      at: container.parts.context.layout.items.count - 1
    ).label
    return shown(
      AccessibilityNode(
        id: prefix + "more", role: .menu, label: label, bounds: list.frame,
        children: pages.compactMap { menuRowNode(ofPage: $0, list) }))
  }

  private func menuRowNode(ofPage page: Int, _ list: MoreListLayout) -> AccessibilityNode? {
    let (id, item) = (container.pages.id(at: page), container.parts.catalog.page(at: page).item)
    return shown(
      AccessibilityNode(
        id: "\(prefix)more/\(id)", role: .menuItem, label: item.label, hint: item.hint,
        value: item.badgeValue, bounds: list.row(ofPage: page).intersection(list.viewport),
        isEnabled: item.isEnabled, isSelected: page == container.parts.pager.selectedIndex,
        position: AccessibilityNode.Position(
          page - list.pages.lowerBound + 1, of: list.pages.count)),
      doing: .bar(.row(id)), focusing: item.isEnabled ? .bar(.row(id)) : nil)
  }

  // MARK: Front screen

  private var frontNode: AccessibilityNode? {
    guard let screen = container.parts.navigator.frontScreen,
      let selected = container.parts.pager.selectedIndex
    else {
      return nil
    }
    let layout = container.parts.context.layout
    let bounds =
      container.parts.navigator.areBarsCovered
      ? layout.bounds
      : container.parts.presentation.frontContext(of: ScreenTraits(screen)).safeFrame
    let isPanel = !container.parts.navigator.isCovered && layout.toolbar != nil
    guard isPanel else { return screenNode(screen, at: bounds) }
    let id = "\(prefix)panel/\(container.pages.id(at: selected))"
    let isPushed = !container.parts.navigator.pushedScreens.isEmpty
    return shown(
      AccessibilityNode(
        id: id, role: .tabPanel, label: container.parts.catalog.page(at: selected).item.label,
        bounds: bounds,
        children: isPushed
          ? [screenNode(screen, at: bounds)].compactMap(\.self) : screenContent(id)))
  }

  /// The node of a pushed screen.
  private func screenNode(_ screen: any Screen, at bounds: Rect) -> AccessibilityNode? {
    let id = "\(prefix)screen/\(screen.id)"
    return shown(
      AccessibilityNode(
        id: id, role: .region, label: screen.accessibilityName, bounds: bounds,
        children: screenContent(id)))
  }

  /// The nodes on the front screen.
  private func screenContent(_ id: String) -> [AccessibilityNode] {
    container.parts.navigator.frontHosted.map { [inner($0.door, id + "/").root] } ?? bodyNodes(id)
  }

  /// The node of a presented screen, which its own container shows.
  func dialog(
    of screen: any Screen, in hosted: any ContainerNode, at frame: Rect
  ) -> AccessibilityNode? {
    let id = "\(prefix)dialog/\(screen.id)"
    let menu = [inner(hosted.door, id + "/").commandMenuNode].compactMap(\.self)
    return shown(
      AccessibilityNode(
        id: id, role: .dialog, label: screen.dialogName, bounds: frame,
        children: inner(hosted.door, id).bodyNodes(id) + menu))
  }

  /// The tree of the container on a screen or sheet of this one.
  private func inner(_ hosted: TabContainer, _ prefix: String) -> AccessibilityTree {
    AccessibilityTree(container: hosted, scope: scope, prefix: prefix, level: level + 1)
  }
}

extension Screen {
  /// The screen's title, or its identifier if the title is blank.
  fileprivate var accessibilityName: String {
    navigationTitle.isBlank ? id.rawValue : navigationTitle
  }

  /// The name of the screen on a sheet, which shows no title: its title, or else its first text.
  fileprivate var dialogName: String {
    guard navigationTitle.isBlank else { return navigationTitle }
    let texts = (body?.leaves ?? []).lazy.compactMap { $0.as(ScreenBody.Label.self)?.text }
    return texts.first { !$0.isBlank } ?? id.rawValue
  }
}
