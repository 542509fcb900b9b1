import SwipeTabKit

/// A call from a reader, for one object.
nonisolated struct AccessibleQuery: Sendable {
  var path: String
  var interface: String
  var member: String
  var arguments: [BusValue] = []

  /// A whole number among the arguments, bounded to 32 bits.
  func integer(_ index: Int) throws(BusError) -> Int {
    guard arguments.indices.contains(index), let value = arguments[index].integer else {
      throw .invalidArguments("\(member) needs a whole number as argument \(index + 1)")
    }
    return Int(Int32(clamping: value))
  }

  func text(_ index: Int) throws(BusError) -> String {
    guard arguments.indices.contains(index), let value = arguments[index].text else {
      throw .invalidArguments("\(member) needs a text as argument \(index + 1)")
    }
    return value
  }
}

/// The interfaces of AT-SPI that objects have here.
nonisolated enum AccessibleInterface: String, Sendable, CaseIterable {
  case accessible = "org.a11y.atspi.Accessible"
  case application = "org.a11y.atspi.Application"
  case component = "org.a11y.atspi.Component"
  case action = "org.a11y.atspi.Action"
  case selection = "org.a11y.atspi.Selection"
  case value = "org.a11y.atspi.Value"
  case text = "org.a11y.atspi.Text"
  case editableText = "org.a11y.atspi.EditableText"

  static func all(of object: AccessibleObject) -> [AccessibleInterface] {
    guard object.kind != .application else { return [.accessible, .application] }
    var interfaces = [accessible, component]
    if object.isActivatable { interfaces.append(.action) }
    if object.selectsChildren { interfaces.append(.selection) }
    if object.quantity != nil { interfaces.append(.value) }
    if object.isText { interfaces.append(.text) }
    if object.fieldText != nil { interfaces.append(.editableText) }
    return interfaces
  }

  var properties: [String] {
    switch self {
    case .accessible:
      ["Name", "Description", "Parent", "ChildCount", "Locale", "AccessibleId", "HelpText"]
    case .application: ["ToolkitName", "Version", "ToolkitVersion", "AtspiVersion", "Id"]
    case .component, .editableText: []
    case .action: ["NActions"]
    case .selection: ["NSelectedChildren"]
    case .value: ["MinimumValue", "MaximumValue", "MinimumIncrement", "CurrentValue", "Text"]
    case .text: ["CharacterCount", "CaretOffset"]
    }
  }
}
