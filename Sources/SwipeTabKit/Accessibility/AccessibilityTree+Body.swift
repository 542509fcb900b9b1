/// Accessibility nodes for the body of the front screen.
extension AccessibilityTree {
  /// The nodes of the front body's elements, in reading order; while the screen moves, none are in view.
  func bodyNodes(_ prefix: String) -> [AccessibilityNode] {
    guard
      let shown = isEverything
        ? container.parts.bodies.shownFrontBody : container.parts.bodies.frontBody
    else {
      return []
    }
    let offset = container.parts.scroller.offset(
      of: ScrollKey(screen: shown.screen), limit: shown.limit)
    let (view, top) = (shown.context.safeFrame, shown.top(offset: offset))
    let range =
      isEverything
      ? shown.body.leaves.indices
      : shown.layout.leaves(from: view.y - top, to: view.maxY - top)
    return range.flatMap { index in
      let frame = shown.placed(shown.layout.items[index].frame, offset: offset)
      let place = BodyPlace(
        shown: shown, element: index, frame: frame, view: view, id: "\(prefix)/\(index)")
      return nodes(at: place)
    }
  }

  /// The position of a body's element on screen.
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

  private func nodes(at place: BodyPlace) -> [AccessibilityNode] {
    guard case .view(let view) = place.shown.body.leaves[place.element] else {
      return node(at: place).map { [$0] } ?? []
    }
    return viewNodes(view, place)
  }

  private func viewNodes(_ element: ScreenBody.View, _ place: BodyPlace) -> [AccessibilityNode] {
    guard let view = container.parts.bodies.customView(element.id, of: place.shown.screen) else {
      return []
    }
    let context = place.shown.viewContext(
      frame: place.frame, visible: place.view, isFocused: hasFocus(ofElement: place.element),
      in: container.parts.context)
    return view.accessibilityNodes(context).enumerated().compactMap { index, node in
      let frame = node.frame.map { $0.offsetBy(x: place.frame.x, y: place.frame.y) } ?? place.frame
      let bounds = frame.intersection(place.frame).intersection(place.view)
      return shown(
        AccessibilityNode(
          id: "\(place.id)/\(index)", role: node.role, label: node.label, value: node.value,
          bounds: bounds, isSelected: node.isSelected),
        doing: node.isActivatable ? .body(place.target(index)) : nil, focusing: focus(place, index))
    }
  }

  private func node(at place: BodyPlace) -> AccessibilityNode? {
    func node(
      _ role: AccessibilityRole, _ label: String, isEnabled: Bool = true
    ) -> AccessibilityNode? {
      shown(
        AccessibilityNode(
          id: place.id, role: role, label: label, bounds: place.bounds, isEnabled: isEnabled),
        doing: role == .button ? .body(place.target()) : nil, focusing: focus(place))
    }
    switch place.shown.body.leaves[place.element] {
    case .label(let label):
      return node(label.style == .title || label.style == .display ? .heading : .text, label.text)
    case .image(let picture): return picture.label.flatMap { node(.image, $0) }
    case .button(let button):
      return node(.button, button.label, isEnabled: button.action != nil)
    case .list(let rows): return listNode(rows, place)
    case .strip(let strip): return stripNode(strip, place)
    case .toggle, .slider, .choice, .field, .setting:
      return place.shown.body.leaves[place.element].control.flatMap { controlNode($0, place) }
    case .settingsSource: return node(.text, "Swift")
    case .view, .spacer, .columns: return nil
    }
  }

  private func listNode(_ rows: [ScreenBody.Row], _ place: BodyPlace) -> AccessibilityNode? {
    guard case .rows(let layout) = place.shown.layout.items[place.element].detail else {
      return nil
    }
    let parts = parts(of: rows.count, named: { rows[$0].title }) {
      layout.rows(from: place.bounds.y - place.frame.y, to: place.bounds.maxY - place.frame.y)
    }
    return listNode(
      place, parts.compactMap { rowNode(rows[$0], $0, of: rows.count, layout, place) })
  }

  private func rowNode(
    _ row: ScreenBody.Row, _ index: Int, of count: Int, _ layout: RowLayout, _ place: BodyPlace
  ) -> AccessibilityNode? {
    let (top, height) = layout.span(ofRow: index)
    return shown(
      AccessibilityNode(
        id: "\(place.id)/\(index)", role: .listItem, label: row.title, value: row.subtitle,
        bounds: place.part(x: 0, y: top, width: place.frame.width, height: height),
        position: AccessibilityNode.Position(index + 1, of: count)),
      doing: row.action == nil ? nil : .body(place.target(index)), focusing: focus(place, index))
  }

  private func stripNode(_ strip: ScreenBody.Strip, _ place: BodyPlace) -> AccessibilityNode? {
    guard case .cards(let layout) = place.shown.layout.items[place.element].detail else {
      return nil
    }
    let key = ScrollKey(screen: place.shown.screen, strip: place.element)
    let scrolled = container.parts.scroller.offset(
      of: key, limit: place.shown.limit(ofStrip: place.element))
    let parts = parts(of: strip.cards.count, named: { strip.cards[$0].accessibilityLabel }) {
      layout.cards(from: scrolled, to: scrolled + place.frame.width)
    }
    return listNode(
      place,
      parts.compactMap { index in
        let start = layout.start(ofCard: index) - scrolled
        return cardNode(
          strip, index, place.part(x: start, y: 0, width: layout.cardWidth, height: strip.height),
          place)
      })
  }

  private func cardNode(
    _ strip: ScreenBody.Strip, _ index: Int, _ bounds: Rect, _ place: BodyPlace
  ) -> AccessibilityNode? {
    let card = strip.cards[index]
    return shown(
      AccessibilityNode(
        id: "\(place.id)/\(index)", role: .listItem, label: card.accessibilityLabel,
        bounds: bounds,
        position: AccessibilityNode.Position(index + 1, of: strip.cards.count)),
      doing: card.action == nil ? nil : .body(place.target(index)), focusing: focus(place, index))
  }

  private func listNode(
    _ place: BodyPlace, _ children: [AccessibilityNode]
  ) -> AccessibilityNode? {
    shown(
      AccessibilityNode(
        id: place.id, role: .list, label: "", bounds: place.bounds, children: children))
  }

  /// The indices of the rows or cards that become nodes.
  private func parts(
    of count: Int, named label: (Int) -> String, inView: () -> Range<Int>
  ) -> [Int] {
    switch scope {
    case .inView: Array(inView())
    case .everything(withRows: let isListed): (0..<count).filter { isListed(label($0)) }
    }
  }

  // MARK: Controls

  private func controlNode(_ control: BodyControl, _ place: BodyPlace) -> AccessibilityNode? {
    let value = container.parts.values.value(of: control)
    var node = AccessibilityNode(
      id: place.id, role: .toggle, label: control.title, bounds: place.bounds)
    switch control.kind {
    case .toggle:
      node.value = value.flag == true ? "on" : "off"
      node.isOn = value.flag == true
      return shown(node, doing: .body(place.target()), focusing: focus(place))
    case .slider(let scale):
      node.role = .slider
      node.value = value.number.map { scale.text(of: $0) }
      node.quantity = value.number.map { AccessibilityNode.Quantity($0, on: scale) }
      return shown(node, doing: .body(place.target()), focusing: focus(place))
    case .field(let field):
      node.role = .entry
      node.isSecure = field.isSecure
      node.hint = field.placeholder.isEmpty ? nil : field.placeholder
      node.value = container.parts.fields.plainText(of: field)
      node.caret = container.parts.fields.caret(in: place.target())
      return shown(node, doing: .body(place.target()), focusing: focus(place))
    case .choice(let options):
      node.role = .radioGroup
      node.children = radioNodes(options, selected: value.name, place)
      // The focus of a choice is on the chosen option; the whole choice has it only while none is chosen.
      if options.contains(where: { $0.name == value.name }) { return shown(node) }
    }
    return shown(node, doing: nil, focusing: focus(place))
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
          position: AccessibilityNode.Position(index + 1, of: options.count)),
        doing: .body(place.target(index)),
        focusing: options[index].name == selected ? focus(place) : nil)
    }
  }

  // MARK: Focus

  /// The focus target of a part of an element; nil if that cannot have the keyboard focus.
  private func focus(_ place: BodyPlace, _ part: Int = 0) -> AccessibilityTarget.Part? {
    let target = place.target(part)
    return container.parts.bodyTargets.isStop(target) ? .body(target) : nil
  }

  /// Whether an element of the body in front, or a part of one, has the keyboard focus.
  private func hasFocus(ofElement index: Int) -> Bool {
    if case .body(let target) = container.focusedPart { target.element == index } else { false }
  }
}

extension ScreenBody.Card {
  /// The title, or the image's name where there is none.
  fileprivate var accessibilityLabel: String { name ?? "" }
}
