extension Toaster {
  /// The message on a strip over the pages; nil for none.
  func toastNode(in nodes: NodeScope) -> AccessibilityNode? {
    guard let toast, let frame else { return nil }
    return nodes.shown(
      AccessibilityNode(
        id: nodes.prefix + "toast", role: .text, label: toast.lines.joined(separator: " "),
        bounds: frame))
  }
}
