import SwipeTabKit

extension JSONWriter {
  /// Writes a node with its keys in a fixed order and without default values.
  mutating func node(_ node: AccessibilityNode) {
    object { writer in
      writer.member("id", node.id)
      writer.member("role", node.role.rawValue)
      writer.member("label", node.label)
      if let hint = node.hint { writer.member("hint", hint) }
      if let value = node.value { writer.member("value", value) }
      writer.key("bounds")
      writer.rect(node.bounds)
      if !node.isEnabled { writer.member("enabled", false) }
      if let isSelected = node.isSelected { writer.member("selected", isSelected) }
      if node.isFocused { writer.member("focused", true) }
      if let position = node.position {
        writer.key("position")
        writer.array(Double(position.index), Double(position.count))
      }
      guard !node.children.isEmpty else { return }
      writer.key("children")
      writer.array { writer in for child in node.children { writer.node(child) } }
    }
  }
}
