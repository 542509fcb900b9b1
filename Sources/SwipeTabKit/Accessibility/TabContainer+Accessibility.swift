extension TabContainer {
  /// The elements that can be reached now, as a tree in reading order.
  ///
  /// The tree holds only elements in view, so its cost follows what is in view; counts include the
  /// rest. A presented screen hides everything else. Of two pages in view only the selected one is
  /// in the tree.
  public func accessibilityTree() -> AccessibilityNode {
    accessibilityNode(prefix: "")
  }

  private func accessibilityNode(prefix: String) -> AccessibilityNode {
    AccessibilityNode(
      id: prefix + "container", role: .group, label: frontScreen?.navigationTitle ?? "",
      bounds: onRoot(layout.bounds),
      children: dialogNode(prefix).map { [$0] } ?? accessibilityParts(prefix))
  }

  private func accessibilityParts(_ prefix: String) -> [AccessibilityNode] {
    if areBarsCovered { return [frontNode(prefix)].compactMap(\.self) }
    var parts: [AccessibilityNode] = []
    if let bar = navigationNode(prefix) { parts.append(bar) }
    let toolbar = isCovered ? nil : tabListNode(prefix)
    let add = isCovered ? nil : addNode(prefix)
    let bar = [toolbar, add].compactMap(\.self)
    let position = configuration.toolbarPosition
    let isFirst = position == .top || position == .leading
    if isFirst { parts += bar }
    if let front = frontNode(prefix) { parts.append(front) }
    if !isFirst { parts += bar }
    if let menu = menuNode(prefix) { parts.append(menu) }
    return parts
  }

  /// Whether a button of the navigation bar has the keyboard focus.
  private func hasFocus(_ target: BarTarget) -> Bool {
    if case .button(target, _) = root.focusRing.focused { true } else { false }
  }

  /// Whether a part of the front screen's body has the keyboard focus.
  func hasFocus(_ target: BodyTarget) -> Bool { root.focusRing.focused == .part(target) }

  // MARK: Coordinates

  /// Converts a rectangle of this container to the outermost one, clipped to this container.
  private func onRoot(_ rect: Rect) -> Rect {
    let (origin, root) = (originOnRoot, root)
    let shown = rect.intersection(layout.bounds).offsetBy(x: origin.x, y: origin.y)
    return shown.intersection(Rect(x: 0, y: 0, width: root.size.width, height: root.size.height))
  }

  /// The node with its bounds converted from this container to the outermost; nil if it is out of
  /// view.
  func shown(_ node: AccessibilityNode) -> AccessibilityNode? {
    var node = node
    node.bounds = onRoot(node.bounds)
    return node.bounds.isEmpty ? nil : node
  }

  // MARK: Bars

  private func navigationNode(_ prefix: String) -> AccessibilityNode? {
    guard let bar = reachableNavigationBar, let content = navigationContent else { return nil }
    let id = prefix + "navigation"
    func buttons(_ buttons: BarButtons, _ side: String, isLeading: Bool) -> [AccessibilityNode] {
      buttons.indices.compactMap { index in
        let frame = buttonFrame(index, of: buttons, isLeading: isLeading)
        return shown(
          AccessibilityNode(
            id: "\(id)/\(side)/\(index)", role: .button, label: buttons[index].label,
            bounds: frame.offsetBy(x: 0, y: navigationShift),
            isEnabled: buttons[index].action != nil,
            isFocused: hasFocus(isLeading ? BarTarget.leading(index) : .trailing(index))))
      }
    }
    let title = AccessibilityNode(
      id: "\(id)/title", role: .heading, label: content.title,
      bounds: layout.navigationContent.offsetBy(x: 0, y: navigationShift))
    let heading = content.title.isBlank ? [] : [shown(title)].compactMap(\.self)
    return shown(
      AccessibilityNode(
        id: id, role: .navigation, label: content.title, bounds: bar,
        children: buttons(content.leading, "leading", isLeading: true) + heading
          + buttons(content.trailing, "trailing", isLeading: false)))
  }

  private func tabListNode(_ prefix: String) -> AccessibilityNode? {
    guard let bar = reachableToolbar else { return nil }
    let items = reordering.visiblePlaces
    return shown(
      AccessibilityNode(
        id: prefix + "tabs", role: .tabList, label: "", bounds: bar,
        children: items.compactMap { tabNode(atPlace: $0, prefix) }))
  }

  private func tabNode(atPlace place: Int, _ prefix: String) -> AccessibilityNode? {
    let item = item(atPlace: place)
    let isMore = place == layout.items.moreIndex
    let frame = barGeometry.frame(ofItem: place).intersection(layout.items.bounds)
    let isSelected = selectedIndex.map { layout.items.item(ofPage: $0) == place } ?? false
    return shown(
      AccessibilityNode(
        id: isMore ? prefix + "tabs#more" : "\(prefix)tabs/\(pages.id(at: place))",
        role: item.action == nil ? .tab : .button, label: item.label, hint: item.hint,
        value: item.badgeValue, bounds: onScreen(frame),
        isEnabled: item.isEnabled, isSelected: item.action == nil ? isSelected : nil,
        isFocused: focusedItem == place && !isMenuFocused,
        position: AccessibilityNode.Position(place + 1, of: layout.items.count),
        children: closeNode(atPlace: place, prefix).map { [$0] } ?? []))
  }

  /// The close button on an item; nil if it has none.
  private func closeNode(atPlace place: Int, _ prefix: String) -> AccessibilityNode? {
    guard let button = closeButton(ofItem: place, barGeometry.frame(ofItem: place)) else {
      return nil
    }
    return shown(
      AccessibilityNode(
        id: "\(prefix)tabs/\(pages.id(at: place))/close", role: .button,
        label: closeLabel(ofItem: place),
        bounds: onScreen(button.intersection(layout.items.bounds))))
  }

  /// The button that adds a page; nil if the toolbar has none.
  private func addNode(_ prefix: String) -> AccessibilityNode? {
    guard reachableToolbar != nil, let button = layout.addButton else { return nil }
    return shown(
      AccessibilityNode(
        id: prefix + "add", role: .button, label: configuration.addTitle, bounds: onScreen(button)))
  }

  /// Whether keys go to the open More list.
  private var isMenuFocused: Bool { moreMenu.isOpen && moreMenu.highlight != nil }

  /// A rectangle of the toolbar, moved along with the toolbar while that slides in or out.
  private func onScreen(_ rect: Rect) -> Rect {
    let shift = toolbarShift
    return rect.offsetBy(x: shift.x, y: shift.y)
  }

  private func menuNode(_ prefix: String) -> AccessibilityNode? {
    guard let list = moreMenu.layout else { return nil }
    let rows = list.visiblePages.compactMap { page -> AccessibilityNode? in
      let item = self.page(at: page).item
      return shown(
        AccessibilityNode(
          id: "\(prefix)more/\(pages.id(at: page))", role: .menuItem, label: item.label,
          hint: item.hint, value: item.badgeValue,
          bounds: list.row(ofPage: page).intersection(list.viewport), isEnabled: item.isEnabled,
          isSelected: page == selectedIndex, isFocused: moreMenu.highlight == page,
          position: AccessibilityNode.Position(
            page - list.pages.lowerBound + 1, of: list.pages.count)))
    }
    return shown(
      AccessibilityNode(
        id: prefix + "more", role: .menu, label: item(atPlace: layout.items.count - 1).label,
        bounds: list.frame, children: rows))
  }

  // MARK: Front screen

  private func frontNode(_ prefix: String) -> AccessibilityNode? {
    guard let screen = frontScreen, let selectedIndex else { return nil }
    let item = page(at: selectedIndex).item
    let isPanel = !isCovered && layout.toolbar != nil
    let id = prefix + (isPanel ? "panel/\(pages.id(at: selectedIndex))" : "screen/\(screen.id)")
    var node = AccessibilityNode(
      id: id, role: isPanel ? .tabPanel : .region,
      label: isPanel ? item.label : screen.accessibilityName,
      bounds: areBarsCovered ? layout.bounds : frontContext(of: ScreenTraits(screen)).safeFrame)
    if let hosted = frontHosted {
      node.children = [hosted.accessibilityNode(prefix: id + "/")]
    } else {
      node.children = bodyNodes(id)
    }
    return shown(node)
  }

  private func dialogNode(_ prefix: String) -> AccessibilityNode? {
    guard let sheet = sheets.open else { return nil }
    let id = "\(prefix)dialog/\(sheet.screen.id)"
    return shown(
      AccessibilityNode(
        id: id, role: .dialog, label: sheet.screen.accessibilityName, bounds: sheets.frame,
        children: sheet.container.bodyNodes(id)))
  }
}

extension Screen {
  /// The screen's title, or its identifier if the title is blank.
  fileprivate var accessibilityName: String {
    navigationTitle.isBlank ? id.rawValue : navigationTitle
  }
}
