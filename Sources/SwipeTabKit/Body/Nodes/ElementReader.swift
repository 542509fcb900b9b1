/// The place and the value of an element, for making the nodes that assistive technology reads.
@MainActor public struct ElementReader {
  let nodes: any NodeMaker
  let surroundings: any BodySurroundings
  let shownBody: ShownBody
  /// The index of the element among the leaves of the body.
  let index: Int
  /// The rectangle of the element, in points on the container.
  public let frame: Rect
  /// The visible part of the body, on the container.
  let view: Rect
  let id: String

  var bounds: Rect { frame.intersection(view) }

  /// The current value of the element's control, or nil without a control.
  public var value: ControlValue? {
    shownBody.body.leaves[index].base.control.map { surroundings.value(of: $0) }
  }

  var scrolled: Double {
    let key = ScrollKey(screen: shownBody.screen, strip: index)
    return surroundings.offset(
      of: key, limit: shownBody.limit(ofStrip: index), step: shownBody.step(ofStrip: index))
  }

  func target(_ part: Int = 0) -> BodyTarget {
    BodyTarget(screen: shownBody.screen, element: index, part: part)
  }

  var isEnabled: Bool { shownBody.body.leaves[index].isEnabled }

  func isOpen(_ action: ScreenAction) -> Bool { surroundings.isOpen(action) }

  var hasFocus: Bool {
    guard let part = surroundings.focusedBodyPart, part.element == index else { return false }
    return nodes.hasFocus(.body(part))
  }

  // MARK: Nodes

  /// A node for the whole element, with the current value of its control, or nil if the element is out of view.
  ///
  /// - Parameters:
  ///   - role: The kind of element.
  ///   - label: The name to read aloud.
  ///   - isEnabled: Whether the element can be used now. The default is true.
  ///   - isPressable: Whether activating the node has the effect of a tap on the element. With nil, the default, it
  ///     does if a tap on the element has an effect.
  /// - Returns: The node.
  public func node(
    _ role: AccessibilityRole, _ label: String, isEnabled: Bool = true, isPressable: Bool? = nil
  ) -> AccessibilityNode? {
    let element = shownBody.body.leaves[index].base
    var node = base(role, label)
    node.isEnabled = isEnabled
    if let shape = element.control?.shape, let value { node.read(value, shape) }
    return shown(
      node, doing: isPressable ?? (element.tap(onPart: 0) != nil) ? 0 : nil, focusing: 0)
  }

  /// A node for the whole element, or for a part of it in a rectangle from its top and its leading edge.
  func base(
    _ role: AccessibilityRole, _ label: String, part: Int? = nil, _ place: Rect? = nil
  ) -> AccessibilityNode {
    AccessibilityNode(
      id: part.map { "\(id)/\($0)" } ?? id, role: role, label: label,
      bounds: place.map(placed) ?? bounds)
  }

  private func placed(_ rect: Rect) -> Rect {
    frame.placing(rect, isRightToLeft: shownBody.context.isRightToLeft)
      .intersection(frame).intersection(view)
  }

  /// `doing` is the part that the node activates, and `focusing` the part whose keyboard focus is on it.
  func shown(
    _ node: AccessibilityNode, doing part: Int? = nil, focusing focused: Int? = nil
  ) -> AccessibilityNode? {
    var node = node
    node.isEnabled = node.isEnabled && isEnabled
    return nodes.shown(
      node, doing: isEnabled ? part.map { .body(target($0)) } : nil,
      focusing: focused.flatMap { part in
        let target = target(part)
        return surroundings.isStop(target) ? .body(target) : nil
      })
  }

  func list(_ children: [AccessibilityNode]) -> [AccessibilityNode] {
    var node = base(.list, "")
    node.children = children
    node.isEnabled = isEnabled
    return nodes.shown(node).map { [$0] } ?? []
  }

  /// The indices of the rows or cards that become nodes.
  func parts(
    of count: Int, named label: (Int) -> String, inView: () -> Range<Int>
  ) -> [Int] {
    switch nodes.extent {
    case .inView: Array(inView())
    case .everything(withRows: let isListed): (0..<count).filter { isListed(label($0)) }
    }
  }
}

extension AccessibilityNode {
  fileprivate mutating func read(_ value: ControlValue, _ shape: ValueShape) {
    switch shape {
    case .flag:
      self.value = value.flag == true ? "on" : "off"
      isOn = value.flag == true
    case .number(let scale):
      self.value = value.number.map { scale.text(of: $0) }
      quantity = value.number.map { Quantity($0, on: scale) }
    case .option(let options): self.value = options.first { $0.name == value.text }?.title
    case .text(let isSecret): self.value = isSecret ? nil : value.text
    }
  }
}
