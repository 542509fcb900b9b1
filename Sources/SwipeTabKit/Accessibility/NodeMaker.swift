/// Which elements of a container become accessibility nodes.
enum NodeExtent {
  /// The elements in view.
  case inView
  /// The elements in view, and those scrolled out of view with empty bounds.
  ///
  /// There may be very many, so two limits apply. With more than 1000 pages, only items and More list rows in view
  /// become nodes. Rows and cards on a screen become nodes only if their label satisfies the condition.
  case everything(withRows: (_ label: String) -> Bool)
}

/// Finishes the accessibility nodes of elements of a body.
@MainActor protocol NodeMaker {
  /// Which elements become nodes.
  var extent: NodeExtent { get }
  /// Whether a part of the container has the keyboard focus.
  var hasFocus: (AccessibilityTarget.Part) -> Bool { get }
  /// The node with its bounds converted from this container to the outermost, or nil if it is out of the scope.
  func shown(_ node: AccessibilityNode) -> AccessibilityNode?
  /// A node that does something when it is activated, or that can have the keyboard focus, or nil if it is out of the scope.
  func shown(
    _ node: AccessibilityNode, doing part: AccessibilityTarget.Part?,
    focusing focusPart: AccessibilityTarget.Part?
  ) -> AccessibilityNode?
}
