@testable import SwipeTabKit

/// What must hold of an accessibility tree, whatever happened.
@MainActor enum AccessibilityAudit {
  /// What needs no name, as it is clear from what is in it.
  private static let nameless: Set<AccessibilityRole> = [.group, .navigation, .tabList, .list]

  /// The promises that the tree breaks, a sentence each.
  static func broken(of container: TabContainer) -> [String] {
    let tree = container.accessibilityTree()
    var broken: [String] = []
    var ids: Set<String> = []
    var focused: [String] = []
    let room = Rect(x: 0, y: 0, width: container.size.width, height: container.size.height)
      .inset(by: -1e-6)
    tree.forEach { node in
      if !ids.insert(node.id).inserted { broken.append("two nodes are called \(node.id)") }
      if node.isFocused { focused.append(node.id) }
      if node.bounds.union(room) != room { broken.append("\(node.id) lies at \(node.bounds)") }
      if node.bounds.isEmpty, node.role != .group { broken.append("\(node.id) shows nowhere") }
      if let position = node.position, !(1...position.count).contains(position.index) {
        broken.append("\(node.id) is \(position.index) of \(position.count)")
      }
      if node.label.isEmpty, !nameless.contains(node.role) {
        broken.append("\(node.id) has no name")
      }
    }
    if focused.count > 1 { broken.append("the focus is on \(focused)") }
    tree.forEach { node in
      guard node.role == .tabList else { return }
      let selected = node.children.filter { $0.isSelected == true }
      let isWhole = node.children.count == node.children.first?.position?.count
      if selected.count > 1 || (isWhole && selected.isEmpty && !hasActing(node)) {
        broken.append("\(selected.map(\.id)) are selected")
      }
    }
    return broken
  }

  /// Whether an item acts, whose page may be selected by the program.
  private static func hasActing(_ list: AccessibilityNode) -> Bool {
    list.children.contains { $0.role == .button }
  }

  /// The tree as lines, two spaces deeper for what is in something.
  static func outline(_ node: AccessibilityNode, depth: Int = 0) -> [String] {
    var line = String(repeating: "  ", count: depth) + node.role.rawValue
    if !node.label.isEmpty { line += " \"\(node.label)\"" }
    if let hint = node.hint { line += " hint \"\(hint)\"" }
    if let value = node.value { line += " = \(value)" }
    if let position = node.position { line += " \(position.index)/\(position.count)" }
    if node.isSelected == true { line += " selected" }
    if node.isFocused { line += " focused" }
    if !node.isEnabled { line += " disabled" }
    return [line] + node.children.flatMap { outline($0, depth: depth + 1) }
  }
}
