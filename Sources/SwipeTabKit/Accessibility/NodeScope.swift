/// The state that a part needs to make accessibility nodes of a container.
@MainActor struct NodeScope: NodeMaker {
  let context: ContainerContext
  let standing: Standing
  let extent: NodeExtent
  /// The prefix of the identifiers of all nodes.
  let prefix: String
  /// The nesting level of the container.
  ///
  /// It is 0 for the container whose tree is built.
  let level: Int
  /// Whether a part of the container has the keyboard focus.
  let hasFocus: (AccessibilityTarget.Part) -> Bool
  /// The node of a presented screen, which its own container shows, at a rectangle.
  let dialog: (any Screen, any ContainerNode, Rect) -> AccessibilityNode?

  /// Whether elements out of view become nodes too.
  var isEverything: Bool {
    if case .everything = extent { true } else { false }
  }

  /// Converts a rectangle of this container to the outermost one, clipped to this container.
  func onRoot(_ rect: Rect) -> Rect {
    let (origin, size) = (standing.originOnRoot, standing.root?.size ?? context.size)
    let shown = rect.intersection(context.layout.bounds).offsetBy(x: origin.x, y: origin.y)
    return shown.intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// The node with its bounds converted from this container to the outermost, or nil if it is out of the scope.
  func shown(_ node: AccessibilityNode) -> AccessibilityNode? {
    var node = node
    node.bounds = onRoot(node.bounds)
    return isEverything || !node.bounds.isEmpty ? node : nil
  }

  /// A node that does something when it is activated, or that can have the keyboard focus, or nil if it is out of the scope.
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
