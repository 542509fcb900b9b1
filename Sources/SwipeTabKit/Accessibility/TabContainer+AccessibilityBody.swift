/// Accessibility nodes for the body of the front screen.
extension TabContainer {
  /// The nodes of the front body's elements in view, in reading order; none while the screen moves.
  func bodyNodes(_ prefix: String) -> [AccessibilityNode] {
    guard let shown = frontBody else { return [] }
    let offset = bodies.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    let (view, top) = (shown.context.safeFrame, shown.top(offset: offset))
    let range = shown.layout.elements(from: view.y - top, to: view.maxY - top)
    return range.compactMap { index in
      let frame = shown.placed(shown.layout.items[index].frame, offset: offset)
      let place = BodyPlace(
        shown: shown, element: index, frame: frame, view: view, id: "\(prefix)/\(index)")
      return node(at: place).flatMap { self.shown($0) }
    }
  }

  /// Where an element of a body lies on screen.
  private struct BodyPlace {
    let shown: ShownBody
    let element: Int
    let frame: Rect
    /// The visible part of the body.
    let view: Rect
    let id: String

    var bounds: Rect { frame.intersection(view) }

    /// The focus target for a part of the element.
    func target(_ part: Int = 0) -> BodyTarget {
      BodyTarget(screen: shown.screen, element: element, part: part)
    }

    /// The rectangle of a part of the element; `x` counts from the leading edge.
    func part(x: Double, y: Double, width: Double, height: Double) -> Rect {
      let left = shown.context.isRightToLeft ? frame.maxX - x - width : frame.x + x
      return Rect(x: left, y: frame.y + y, width: width, height: height)
        .intersection(frame).intersection(view)
    }
  }

  private func node(at place: BodyPlace) -> AccessibilityNode? {
    func node(
      _ role: AccessibilityRole, _ label: String, isEnabled: Bool = true
    ) -> AccessibilityNode {
      AccessibilityNode(
        id: place.id, role: role, label: label, bounds: place.bounds, isEnabled: isEnabled,
        isFocused: hasFocus(place.target()))
    }
    switch place.shown.body.elements[place.element] {
    case .label(let label):
      return node(label.style == .title || label.style == .display ? .heading : .text, label.text)
    case .image(let picture): return picture.label.map { node(.image, $0) }
    case .button(let button):
      return node(.button, button.label, isEnabled: button.action != nil)
    case .list(let rows): return listNode(rows, place)
    case .strip(let strip): return stripNode(strip, place)
    case .toggle, .slider, .choice, .setting:
      return place.shown.body.elements[place.element].control.map { controlNode($0, place) }
    case .settingsSource: return node(.text, "Swift")
    case .spacer: return nil
    }
  }

  private func listNode(_ rows: [ScreenBody.Row], _ place: BodyPlace) -> AccessibilityNode? {
    guard case .rows(let layout) = place.shown.layout.items[place.element].detail else {
      return nil
    }
    let range = layout.rows(
      from: place.bounds.y - place.frame.y, to: place.bounds.maxY - place.frame.y)
    let children = range.compactMap { index -> AccessibilityNode? in
      let (top, height) = layout.span(ofRow: index)
      return shown(
        AccessibilityNode(
          id: "\(place.id)/\(index)", role: .listItem, label: rows[index].title,
          value: rows[index].subtitle,
          bounds: place.part(x: 0, y: top, width: place.frame.width, height: height),
          isEnabled: rows[index].action != nil, isFocused: hasFocus(place.target(index)),
          position: AccessibilityNode.Position(index + 1, of: rows.count)))
    }
    return AccessibilityNode(
      id: place.id, role: .list, label: "", bounds: place.bounds, children: children)
  }

  private func stripNode(_ strip: ScreenBody.Strip, _ place: BodyPlace) -> AccessibilityNode? {
    guard case .cards(let cards) = place.shown.layout.items[place.element].detail else {
      return nil
    }
    let key = ScrollKey(screen: place.shown.screen, strip: place.element)
    let scrolled = bodies.offset(of: key, limit: place.shown.limit(ofStrip: place.element))
    let children = cards.cards(from: scrolled, to: scrolled + place.frame.width).compactMap {
      index -> AccessibilityNode? in
      let card = strip.cards[index]
      return shown(
        AccessibilityNode(
          id: "\(place.id)/\(index)", role: .listItem, label: card.title ?? card.image ?? "",
          bounds: place.part(
            x: cards.start(ofCard: index) - scrolled, y: 0, width: cards.cardWidth,
            height: strip.height), isEnabled: card.action != nil,
          isFocused: hasFocus(place.target(index)),
          position: AccessibilityNode.Position(index + 1, of: strip.cards.count)))
    }
    return AccessibilityNode(
      id: place.id, role: .list, label: "", bounds: place.bounds, children: children)
  }

  private func controlNode(_ control: BodyControl, _ place: BodyPlace) -> AccessibilityNode {
    let value = value(of: control)
    var node = AccessibilityNode(
      id: place.id, role: .toggle, label: control.title, bounds: place.bounds,
      isFocused: hasFocus(place.target()))
    switch control.kind {
    case .toggle: node.value = value.flag == true ? "on" : "off"
    case .slider(let scale):
      node.role = .slider
      node.value = value.number.map { scale.text(of: $0) }
    case .choice(let options):
      node.role = .radioGroup
      node.children = radioNodes(options, selected: value.name, place)
    }
    return node
  }

  private func radioNodes(
    _ options: [ScreenBody.Choice.Option], selected: String?, _ place: BodyPlace
  ) -> [AccessibilityNode] {
    guard case .choice(let layout) = place.shown.layout.items[place.element].detail else {
      return []
    }
    return options.indices.compactMap { index in
      let frame = layout.frames[index]
      return shown(
        AccessibilityNode(
          id: "\(place.id)/\(index)", role: .radio, label: options[index].title,
          bounds: place.part(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
          isSelected: options[index].name == selected,
          position: AccessibilityNode.Position(index + 1, of: options.count)))
    }
  }
}
