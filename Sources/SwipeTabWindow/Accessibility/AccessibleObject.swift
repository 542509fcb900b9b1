import SwipeTabKit

/// An object on the accessibility bus.
nonisolated struct AccessibleObject: Sendable {
  enum Kind: Sendable, Hashable {
    case application, frame, notice
    case element(AccessibilityRole)
  }

  /// The number in its path, given only once: 0 for the application, 1 for the window.
  var number: Int
  /// The number of the object around it, or -1 for the application.
  var parent: Int
  var index: Int
  var children: [Int] = []
  var kind: Kind
  /// The identifier of the container's node, or empty for application and window.
  var id = ""
  var role: AccessibleRole
  var name: String
  /// The badge, the subtitle of a row, or the hint, which screen readers read after name and role.
  var description = ""
  var states: AccessibleStates
  var bounds: Rect
  var isActivatable = false
  var quantity: AccessibilityNode.Quantity?
  var quantityText = ""
  /// The text of a field, or the dots that it shows.
  var fieldText: String?
  /// The caret in that text, in Unicode scalars, or -1 without one.
  var caret = -1
  /// The index among siblings with those out of view.
  var position: AccessibilityNode.Position?
  var relations: [(type: AccessibleRelation, targets: [Int])] = []

  static let applicationNumber = 0
  static let frameNumber = 1

  var path: String { Self.path(number) }

  static func path(_ number: Int) -> String {
    number == applicationNumber ? rootPath : "/org/a11y/atspi/accessible/\(number)"
  }

  static let rootPath = "/org/a11y/atspi/accessible/root"
  static let nullPath = "/org/a11y/atspi/null"

  static func number(path: String) -> Int? {
    if path == rootPath { return applicationNumber }
    let folder = "/org/a11y/atspi/accessible/"
    guard path.hasPrefix(folder) else { return nil }
    return Int(path.dropFirst(folder.count)).flatMap { $0 > 0 ? $0 : nil }
  }

  var selectsChildren: Bool {
    kind == .element(.tabList) || kind == .element(.radioGroup) || kind == .element(.menu)
  }

  var isText: Bool {
    kind == .element(.text) || kind == .element(.heading) || fieldText != nil
  }

  var text: String { fieldText ?? name }

  var isFront: Bool {
    kind == .element(.tabPanel) || kind == .element(.region) || kind == .element(.dialog)
  }

  /// Attributes for readers that use more than AT-SPI's roles.
  var attributes: [(name: String, value: String)] {
    var attributes = [(name: "toolkit", value: "SwipeTab")]
    if !id.isEmpty { attributes.append((name: "id", value: id)) }
    if case .element(let role) = kind {
      attributes.append((name: "xml-roles", value: role.rawValue))
    }
    if let position {
      attributes.append((name: "posinset", value: String(position.index)))
      attributes.append((name: "setsize", value: String(position.count)))
    }
    return attributes
  }
}

/// The relations of AT-SPI that are used, by its numbers.
nonisolated enum AccessibleRelation: UInt32, Sendable {
  case labelledBy = 2
  case controllerFor = 3
  case controlledBy = 4
}
