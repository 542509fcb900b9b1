import SwipeTabKit

/// The states of an object, as AT-SPI's bits.
nonisolated struct AccessibleStates: OptionSet, Sendable, Hashable {
  let rawValue: UInt64

  static let active = bit(1)
  static let checked = bit(4)
  static let editable = bit(7)
  static let enabled = bit(8)
  static let expandable = bit(9)
  static let expanded = bit(10)
  static let focusable = bit(11)
  static let focused = bit(12)
  static let horizontal = bit(14)
  static let modal = bit(16)
  static let pressed = bit(20)
  static let resizable = bit(21)
  static let multiLine = bit(17)
  static let selectable = bit(22)
  static let selected = bit(23)
  static let sensitive = bit(24)
  static let showing = bit(25)
  static let singleLine = bit(26)
  static let visible = bit(30)
  static let required = bit(33)
  static let checkable = bit(41)
  static let hasPopup = bit(42)

  static let names: [(state: AccessibleStates, name: String)] = [
    (.active, "active"), (.checked, "checked"), (.editable, "editable"), (.enabled, "enabled"),
    (.expandable, "expandable"), (.expanded, "expanded"), (.focusable, "focusable"),
    (.focused, "focused"), (.horizontal, "horizontal"), (.modal, "modal"),
    (.multiLine, "multi-line"), (.pressed, "pressed"),
    (.resizable, "resizable"), (.selectable, "selectable"), (.selected, "selected"),
    (.sensitive, "sensitive"), (.showing, "showing"), (.singleLine, "single-line"),
    (.visible, "visible"), (.required, "required"),
    (.checkable, "checkable"), (.hasPopup, "has-popup"),
  ]

  var halves: [UInt32] { [UInt32(truncatingIfNeeded: rawValue), UInt32(rawValue >> 32)] }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ node: AccessibilityNode) {
    self = .visible
    if !node.bounds.isEmpty { insert(.showing) }
    if node.isEnabled { formUnion([.enabled, .sensitive]) }
    if node.isFocusable { insert(.focusable) }
    if node.isFocused { insert(.focused) }
    if let isSelected = node.isSelected {
      let isChecked = node.role == .radio || node.role == .menuItem
      insert(isChecked ? .checkable : .selectable)
      if isSelected { insert(isChecked ? .checked : .selected) }
    }
    if let isOn = node.isOn {
      insert(.checkable)
      // Some readers query one state of toggle buttons, some the other.
      if isOn { formUnion([.checked, .pressed]) }
    }
    if let isExpanded = node.isExpanded {
      formUnion([.expandable, .hasPopup])
      if isExpanded { insert(.expanded) }
    }
    if node.role == .entry { formUnion([.editable, node.hasLines ? .multiLine : .singleLine]) }
    if node.isRequired { insert(.required) }
    if node.role == .dialog { formUnion([.modal, .active]) }
    if node.quantity != nil { insert(.horizontal) }
  }

  private static func bit(_ number: UInt64) -> AccessibleStates {
    AccessibleStates(rawValue: 1 << number)
  }
}
