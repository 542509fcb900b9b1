/// The bar item, button, body element or screen at a point, with the place in the code or storyboard that made it.
package struct InspectedElement: Sendable, Hashable {
  package enum Origin: Sendable, Hashable {
    case item(PageID)
    /// A button at an end of a screen's navigation bar, by its index among the screen's own buttons there.
    case barButton(PageID, index: Int, isLeading: Bool)
    /// An element of a screen's body, and the row, card or option in it, or nil for the whole element.
    case element(PageID, Int, part: Int?)
    case screen(PageID)
  }

  package var kind: String
  package var name: String
  /// The rectangle on the outermost container.
  package var frame: Rect
  package var origin: Origin
}

extension TabContainer {
  /// Receives each input event first, and returns whether the container must ignore that event.
  package var inputFilter: ((InputEvent) -> Bool)? {
    get { parts.inputFilter }
    set { parts.inputFilter = newValue }
  }

  package func inspectedElement(at point: Point) -> InspectedElement? {
    guard Rect(x: 0, y: 0, width: size.width, height: size.height).contains(point) else {
      return nil
    }
    var front = self
    while let inner = front.frontInner { front = inner }
    let origin = front.parts.standing.originOnRoot
    let inside = Point(x: point.x - origin.x, y: point.y - origin.y)
    guard let screen = front.parts.navigator.frontScreen?.id ?? front.selectedID else { return nil }
    if let hit = front.parts.bodyTargets.element(at: inside) {
      let leaf = hit.body.leaves[hit.element].base
      return InspectedElement(
        kind: leaf.control?.isSetting == true ? "setting" : leaf.kind(ofPart: hit.part),
        name: hit.body.label(ofElement: hit.element, part: hit.part ?? 0) ?? leaf.plainName,
        frame: hit.frame.offsetBy(x: origin.x, y: origin.y),
        origin: .element(screen, hit.element, part: hit.part))
    }
    return barElement(at: point, screen) ?? front.screenElement(screen, origin)
  }

  private func barElement(at point: Point, _ screen: PageID) -> InspectedElement? {
    var found: InspectedElement?
    accessibilityTree().forEach { node in
      guard node.bounds.contains(point), case .bar(let target) = node.target?.part else { return }
      let (kind, origin): (String, InspectedElement.Origin) =
        switch target {
        case .item(let page), .command(.page(let page)), .close(let page): ("tab", .item(page))
        case .leading(let index): ("bar button", leadingButton(index, screen))
        case .trailing(let index):
          ("bar button", .barButton(screen, index: index, isLeading: false))
        case .more, .add, .collapse: ("toolbar button", .screen(screen))
        case .command: ("menu item", .screen(screen))
        }
      found = InspectedElement(kind: kind, name: node.label, frame: node.bounds, origin: origin)
    }
    return found
  }

  /// The origin of a leading button, which for the back button is the screen.
  private func leadingButton(_ index: Int, _ screen: PageID) -> InspectedElement.Origin {
    guard parts.navigationBar.content?.leading.back != nil else {
      return .barButton(screen, index: index, isLeading: true)
    }
    return index == 0 ? .screen(screen) : .barButton(screen, index: index - 1, isLeading: true)
  }

  private func screenElement(_ screen: PageID, _ origin: Point) -> InspectedElement {
    let frame = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    let title = parts.navigator.frontScreen?.navigationTitle ?? ""
    return InspectedElement(
      kind: "page", name: title.isBlank ? screen.rawValue : title, frame: frame,
      origin: .screen(screen))
  }
}
