extension TabContainer {
  /// The elements that can be reached now, as a tree in reading order.
  ///
  /// The tree has only elements in view, so its cost follows what is in view. Counts include the rest. A presented
  /// screen hides everything else. Of two pages in view only the selected one is in the tree.
  public func accessibilityTree() -> AccessibilityNode {
    AccessibilityTree.root(of: self, .inView)
  }

  /// Activates the element of a node in this container's tree, as a tap does.
  ///
  /// A list, screen or sheet that this opens gets the keyboard focus, as after a key.
  ///
  /// The element may have been scrolled out of view since the tree was made. If it no longer exists, is covered or has
  /// another label, nothing happens.
  ///
  /// - Parameter node: A node of `accessibilityTree()`, made now or earlier.
  /// - Returns: Whether the element still exists and can be activated.
  @discardableResult
  public func activate(_ node: AccessibilityNode) -> Bool {
    transaction {
      let isThere = activatableNodes(withRows: { $0 == node.label })
        .contains { $0.id == node.id && $0.label == node.label && $0.target == node.target }
      guard isThere, let target = node.target else { return false }
      noteActivation(inwards: target.level)
      activate(target)
      if case .bar(.more) = target.part { container(inwards: target.level)?.focusMoreList() }
      return true
    }
  }

  /// The nodes that can be activated, in order of precedence, also those scrolled out of view.
  func activatableNodes(
    withRows isListed: @escaping (_ label: String) -> Bool
  ) -> [AccessibilityNode] {
    var found: [(node: AccessibilityNode, target: AccessibilityTarget)] = []
    AccessibilityTree.root(of: self, .everything(withRows: isListed)).forEach { node in
      if let target = node.target, node.quantity == nil { found.append((node, target)) }
    }
    return found.sorted { $0.target.precedes($1.target) }.map(\.node)
  }

  /// Returns whether the element is in view and can do that.
  func perform(_ request: AccessibilityRequest) -> Bool {
    guard let node = accessibilityTree().first(where: { $0.id == request.id }) else { return false }
    switch request.action {
    case .activate: return node.isActivatable && activate(node)
    case .focus: return focus(node)
    case .setText(let text):
      guard case .body(let target)? = node.target?.part, node.isEnabled else { return false }
      return container(inwards: node.target?.level ?? 0)?
        .parts.fields.setText(text, of: target) ?? false
    case .setNumber(let number):
      guard case .body(let target)? = node.target?.part, node.isEnabled else { return false }
      return container(inwards: node.target?.level ?? 0)?
        .parts.bodyControls.setNumber(number, of: target) ?? false
    }
  }

  /// The container at a nesting level, where 0 is this one.
  func container(inwards level: Int) -> TabContainer? {
    if level >= AccessibilityTarget.listLevel {
      let outer = container(inwards: level - AccessibilityTarget.listLevel)
      return outer?.parts.sides.listInFront?.door
    }
    if let index = AccessibilityTarget.surface(atLevel: level) {
      let outer = container(inwards: level - AccessibilityTarget.level(ofSurface: index))
      return outer?.parts.context.interactions.surfaced[index].hosted?.door
    }
    return level > 0 ? frontInner?.container(inwards: level - 1) : self
  }

  /// The container on the sheet, or else on the front screen.
  var frontInner: TabContainer? {
    (parts.sheets.open?.container ?? parts.navigator.frontHosted)?.door
  }

  func activate(_ target: AccessibilityTarget) {
    container(inwards: target.level)?.activate(target.part)
  }

  package func action(of node: AccessibilityNode) -> ScreenAction? {
    guard let target = node.target, let parts = container(inwards: target.level)?.parts else {
      return nil
    }
    switch target.part {
    case .bar(.item(let id)), .bar(.command(.page(let id))):
      let item = parts.catalog.index(of: id).map { parts.catalog.item(at: $0) }
      return item?.action ?? .select(id)
    case .bar(let button): return parts.navigationBar.button(button)?.action
    case .body(let body):
      guard case .perform(let action) = parts.bodyTargets.element(of: body)?.tap(onPart: body.part)
      else { return nil }
      return action
    case .listed, .toast: return nil
    }
  }

  private func activate(_ part: AccessibilityTarget.Part) {
    transaction {
      switch part {
      case .bar(let target): parts.barTargets.activate(target, cause: .tap)
      case .body(let target):
        root.parts.focusRing.noteUse(of: target)
        parts.bodyControls.activate(target)
      case .listed(let page):
        _ = parts.context.interactions.overlaid.contains { $0.choose(page, cause: .tap) }
      case .toast: parts.toaster.act()
      }
    }
  }
}
