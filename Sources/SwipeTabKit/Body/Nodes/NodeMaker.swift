/// The elements of a container that become accessibility nodes.
enum NodeExtent {
  case inView
  /// The elements in view, and those scrolled out of view with empty bounds.
  ///
  /// There may be very many, so two limits apply. With more than 1000 pages, only items in view become nodes.
  /// Rows and cards on a screen become nodes only if their label satisfies the condition.
  case everything(withRows: (_ label: String) -> Bool)
}

/// Finishes the accessibility nodes of elements of a body.
@MainActor protocol NodeMaker {
  var extent: NodeExtent { get }
  var hasFocus: (AccessibilityTarget.Part) -> Bool { get }
  func shown(_ node: AccessibilityNode) -> AccessibilityNode?
  /// A node that can be activated or have the keyboard focus, or nil if it is out of the scope.
  func shown(
    _ node: AccessibilityNode, doing part: AccessibilityTarget.Part?,
    focusing focusPart: AccessibilityTarget.Part?
  ) -> AccessibilityNode?
}
