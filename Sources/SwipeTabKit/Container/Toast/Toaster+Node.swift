extension Toaster {
  func addedNode(in nodes: NodeScope) -> AccessibilityNode? {
    guard let toast, let frame else { return nil }
    var node = AccessibilityNode(
      id: nodes.prefix + "toast", role: .status, label: toast.lines.joined(separator: " "),
      bounds: frame)
    if let title = toast.actionTitle, let button {
      let child = AccessibilityNode(
        id: nodes.prefix + "toast/button", role: .button, label: title, bounds: button)
      node.children = nodes.shown(child, doing: .toast, focusing: .toast).map { [$0] } ?? []
    }
    return nodes.shown(node)
  }
}
