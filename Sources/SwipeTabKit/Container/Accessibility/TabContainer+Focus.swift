extension TabContainer {
  /// Gives the keyboard focus to the element of a node in this container's tree, and scrolls the element into view.
  ///
  /// The element may have been scrolled out of view since the tree was made. If it no longer exists, is covered or has
  /// another label, nothing happens. A focus ring is drawn, and keys go to the element: Enter activates it.
  ///
  /// - Parameter node: A node of `accessibilityTree()`, made now or earlier.
  /// - Returns: Whether the element has the focus now. It is false for elements that cannot have it, see
  ///   `AccessibilityNode.isFocusable`.
  @discardableResult
  public func focus(_ node: AccessibilityNode) -> Bool {
    transaction {
      let tree = AccessibilityTree.root(of: self, .everything(withRows: { $0 == node.label }))
      let present = tree.first {
        $0.id == node.id && $0.label == node.label && $0.focusTarget == node.focusTarget
      }
      guard present != nil, let target = node.focusTarget else { return false }
      guard let container = container(inwards: target.level) else { return false }
      return container.transaction { container.focus(target.part) }
    }
  }

  /// Takes the keyboard focus from the element that has it, as Escape does.
  ///
  /// Call it if Enter in a text field has led to another screen, before or after you push that screen. No element gets
  /// the focus until the next key.
  ///
  /// - Returns: Whether an element of this container, or of a container with common bars, had the focus.
  @discardableResult
  public func clearFocus() -> Bool { transaction { root.parts.focusRing.clear() } }

  private func focus(_ part: AccessibilityTarget.Part) -> Bool {
    let ring = root.parts.focusRing
    switch part {
    case .bar(.command(let command)):
      guard let owner = parts.commandMenu.owner, parts.commandMenu.highlight(command) else {
        return false
      }
      // When the menu closes, the focus is on the item, row or other element that opened it.
      switch owner {
      case .tab(let page): ring.give(.toolbar(.item(page), of: ObjectIdentifier(self)))
      case .field(let target): ring.give(.part(target))
      case .more: ring.give(.toolbar(.more, of: ObjectIdentifier(self)))
      case .program: break
      }
    case .bar(.leading(let index)): return ring.take(button: .leading(index))
    case .bar(.trailing(let index)): return ring.take(button: .trailing(index))
    case .bar(let target):
      guard ring.take(.toolbar(target, of: ObjectIdentifier(self))) else { return false }
      parts.commandMenu.close()
      parts.bars.show()
    case .body(let target):
      parts.commandMenu.close()
      return ring.take(.part(target))
    case .listed(let page): return parts.overview.highlight(page)
    case .toast: return ring.take(.toast(of: ObjectIdentifier(self)))
    }
    return true
  }

  /// Notes that a program or assistive technology is about to activate an element here, or in a hosted container.
  func noteActivation(inwards level: Int) {
    root.parts.focusRing.noteActivation()
    if level > 0 { frontInner?.noteActivation(inwards: level - 1) }
  }

  func focusMoreList() {
    transaction {
      if parts.commandMenu.isMoreOpen {
        parts.commandMenu.highlightFirst()
        root.parts.focusRing.give(.toolbar(.more, of: ObjectIdentifier(self)))
      }
    }
  }

  /// The part of this container with the keyboard focus, first in an open list; common bars have at most one in all.
  var focusedPart: AccessibilityTarget.Part? {
    listedFocus ?? root.parts.focusRing.focusedPart(of: self)
  }

  fileprivate var listedFocus: AccessibilityTarget.Part? {
    if let page = parts.overview.highlight { return .listed(page) }
    return parts.commandMenu.highlight.map { .bar(.command($0)) }
  }
}

extension FocusRing {
  fileprivate func focusedPart(of container: TabContainer) -> AccessibilityTarget.Part? {
    guard let focused else { return nil }
    let owner: (any ContainerNode)?
    let part: AccessibilityTarget.Part
    switch focused {
    case .toolbar(let target, _): (owner, part) = (toolbarWithFocus, .bar(target))
    case .button(let target, _): (owner, part) = (outermostWithBars, .bar(target))
    case .toast(let id):
      (owner, part) = (containersWithBars.first { ObjectIdentifier($0) == id }, .toast)
    case .part(let target): (owner, part) = (self.owner(of: target), .body(target))
    }
    guard owner === container, !containersWithBars.contains(where: { $0.door.listedFocus != nil })
    else { return nil }
    return part
  }
}
