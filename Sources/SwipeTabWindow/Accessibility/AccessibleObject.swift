import SwipeTabKit

/// An object on the accessibility bus.
nonisolated struct AccessibleObject: Sendable {
  /// The kinds of objects.
  enum Kind: Sendable, Hashable {
    case application, frame, notice
    case element(AccessibilityRole)
  }

  /// The number in its path, which no other object of the program ever gets: 0 for the application, 1
  /// for the window.
  var number: Int
  /// The number of the object around it; -1 for the application.
  var parent: Int
  /// The index among the objects inside the parent.
  var index: Int
  /// The objects inside, in reading order.
  var children: [Int] = []
  /// The kind.
  var kind: Kind
  /// The identifier of the container's node.
  ///
  /// It is empty for application and window.
  var id = ""
  var role: AccessibleRole
  var name: String
  /// The badge, the subtitle of a row, or the hint.
  ///
  /// Screen readers read it after name and role.
  var description = ""
  var states: AccessibleStates
  /// The visible rectangle, in points in the window.
  var bounds: Rect
  /// Whether it can be activated.
  var isActivatable = false
  /// The number of a control.
  var quantity: AccessibilityNode.Quantity?
  /// The number with its unit, as screen readers read it.
  var quantityText = ""
  /// The text of a field, or the dots that it shows, or nil for other elements.
  var fieldText: String?
  /// The caret in that text, in Unicode scalars; -1 without one.
  var caret = -1
  /// The index among siblings with those out of view.
  var position: AccessibilityNode.Position?
  /// Related objects, by the numbers of AT-SPI's relations.
  var relations: [(type: AccessibleRelation, targets: [Int])] = []

  static let applicationNumber = 0
  static let frameNumber = 1

  /// The object's path on the bus.
  var path: String { Self.path(number) }

  static func path(_ number: Int) -> String {
    number == applicationNumber ? rootPath : "/org/a11y/atspi/accessible/\(number)"
  }

  /// The path of the application.
  static let rootPath = "/org/a11y/atspi/accessible/root"
  /// The path that means no object.
  static let nullPath = "/org/a11y/atspi/null"

  /// The number in a path, or nil for a path of nothing here.
  static func number(path: String) -> Int? {
    if path == rootPath { return applicationNumber }
    let folder = "/org/a11y/atspi/accessible/"
    guard path.hasPrefix(folder) else { return nil }
    return Int(path.dropFirst(folder.count)).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether one of the objects inside can be selected.
  var selectsChildren: Bool {
    kind == .element(.tabList) || kind == .element(.radioGroup) || kind == .element(.menu)
  }

  /// Whether it is a text whose parts a reader can request.
  var isText: Bool {
    kind == .element(.text) || kind == .element(.heading) || fieldText != nil
  }

  /// The text that a reader can request.
  var text: String { fieldText ?? name }

  /// Whether it is the page, screen or sheet in front.
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
