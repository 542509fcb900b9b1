/// The state that a part needs to make accessibility nodes of a container.
@MainActor struct NodeScope: NodeMaker {
  let context: ContainerContext
  let standing: Standing
  let extent: NodeExtent
  let prefix: String
  /// The nesting level, which is 0 for the container whose tree is built.
  let level: Int
  let hasFocus: (AccessibilityTarget.Part) -> Bool
  let dialog: (any Screen, any ContainerNode, Rect) -> AccessibilityNode?

  var isEverything: Bool {
    if case .everything = extent { true } else { false }
  }

  /// Converts a rectangle of this container to the outermost one, clipped to this container.
  func onRoot(_ rect: Rect) -> Rect {
    let (origin, size) = (standing.originOnRoot, standing.root?.size ?? context.size)
    let shown = rect.intersection(context.layout.bounds).offsetBy(x: origin.x, y: origin.y)
    return shown.intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  func shown(_ node: AccessibilityNode) -> AccessibilityNode? {
    var node = node
    node.bounds = onRoot(node.bounds)
    return isEverything || !node.bounds.isEmpty ? node : nil
  }

  func shown(
    _ node: AccessibilityNode, doing part: AccessibilityTarget.Part?,
    focusing focusPart: AccessibilityTarget.Part? = nil
  ) -> AccessibilityNode? {
    var node = node
    node.target = part.map { AccessibilityTarget(level: level, part: $0) }
    node.focusTarget = focusPart.map { AccessibilityTarget(level: level, part: $0) }
    node.isFocused = focusPart.map(hasFocus) ?? false
    return shown(node)
  }
}
