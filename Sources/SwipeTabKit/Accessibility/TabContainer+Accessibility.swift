extension TabContainer {
  /// The elements that can be reached now, as a tree in reading order.
  ///
  /// The tree holds only elements in view, so its cost follows what is in view; counts include the
  /// rest. A presented screen hides everything else. Of two pages in view only the selected one is
  /// in the tree.
  public func accessibilityTree() -> AccessibilityNode {
    AccessibilityTree(container: self).root
  }

  /// Activates what a node of this container's tree stands for, as a tap on it would.
  ///
  /// The element may have been scrolled out of view since the tree was made. If it is gone, covered or called
  /// something else, nothing happens.
  ///
  /// - Parameter node: A node of `accessibilityTree()`, made now or earlier.
  /// - Returns: Whether the element is still there and can be activated.
  @discardableResult
  package func activate(_ node: AccessibilityNode) -> Bool {
    transaction {
      let isThere = activatableNodes(withRows: { $0 == node.label })
        .contains { $0.id == node.id && $0.label == node.label && $0.target == node.target }
      guard isThere, let target = node.target else { return false }
      activate(target)
      return true
    }
  }

  /// The nodes that can be activated, in order of precedence; also those that are scrolled out of view.
  ///
  /// - Parameter isListed: Whether a row or card of a label is wanted; there may be very many.
  /// - Returns: The nodes; of the rows and cards only the wanted ones.
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

  /// Activates a part of this container or of one inside, as a tap on it would.
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
