extension TabContainer {
  /// The elements that can be reached now, as a tree in reading order.
  ///
  /// The tree holds only elements in view, so its cost follows what is in view; counts include the
  /// rest. A presented screen hides everything else. Of two pages in view only the selected one is
  /// in the tree.
  public func accessibilityTree() -> AccessibilityNode {
    AccessibilityTree(container: self).root
  }

  /// Activates the element of a node in this container's tree, as a tap does.
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
      activate(target)
      return true
    }
  }

  /// The nodes that can be activated, in order of precedence, including those scrolled out of view.
  ///
  /// - Parameter isListed: Whether to include a row or card with a label; there may be very many of them.
  /// - Returns: The nodes.
  func activatableNodes(
    withRows isListed: @escaping (_ label: String) -> Bool
  ) -> [AccessibilityNode] {
    let tree = AccessibilityTree(container: self, scope: .everything(withRows: isListed))
    var found: [(node: AccessibilityNode, target: AccessibilityTarget)] = []
    tree.root.forEach { node in
      if let target = node.target { found.append((node, target)) }
    }
    return found.sorted { $0.target.precedes($1.target) }.map(\.node)
  }

  /// Activates an element of this container or of one that it hosts, as a tap does.
  func activate(_ target: AccessibilityTarget) {
    activate(target.part, inwards: target.level)
  }

  private func activate(_ part: AccessibilityTarget.Part, inwards level: Int) {
    transaction {
      guard level == 0 else {
        let inner = parts.sheets.open?.container ?? parts.navigator.frontHosted
        inner?.activate(part, inwards: level - 1)
        return
      }
      switch part {
      case .bar(let target): parts.barTargets.activate(target, cause: .tap)
      case .body(let target): parts.bodyControls.activate(target)
      case .listed(let page):
        _ = parts.context.interactions.contains { $0.choose(page, cause: .tap) }
      }
    }
  }
}
