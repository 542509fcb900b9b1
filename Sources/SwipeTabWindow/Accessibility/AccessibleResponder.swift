import SwipeTabKit

/// Answers the calls of readers from the objects of one moment.
nonisolated struct AccessibleResponder {
  var tree: AccessibleTree
  let busName: String
  let locale: String
  let version: String
  /// The number that the registry gave the application.
  var applicationID: Int32 = 0
  var requests: [AccessibilityRequest] = []
  /// The objects whose place was read, so that its changes are worth an event.
  var measured: Set<Int> = []

  private var waiting = 0

  /// The most requests that may wait before a reader is refused.
  static let mostRequests = 64

  init(tree: AccessibleTree, busName: String, locale: String, version: String) {
    (self.tree, self.busName, self.locale, self.version) = (tree, busName, locale, version)
  }

  mutating func answer(
    _ query: AccessibleQuery, waiting: Int = 0
  ) throws(BusError) -> [BusValue] {
    self.waiting = waiting
    if query.path == Self.cachePath { return try answerCache(query) }
    guard let number = AccessibleObject.number(path: query.path), let object = tree[number] else {
      if query.interface == "org.freedesktop.DBus.Introspectable" {
        return [.string("<node/>")]
      }
      throw .unknownObject(query.path)
    }
    switch query.interface {
    case BusName.properties: return try answerProperties(query, object)
    case "org.freedesktop.DBus.Introspectable": return [.string(Self.description(of: object))]
    default: break
    }
    guard let interface = AccessibleInterface(rawValue: query.interface),
      AccessibleInterface.all(of: object).contains(interface)
    else { throw .unknownInterface(query.interface) }
    switch interface {
    case .accessible: return try answerAccessible(query, object)
    case .application: return try answerApplication(query)
    case .component: return try answerComponent(query, object)
    case .action: return try answerAction(query, object)
    case .selection: return try answerSelection(query, object)
    case .value: throw .unknownMethod(query.member)
    case .text:
      let text = AccessibleText(object.text)
      return try text.answer(query, place: extents(of: object, query))
    case .editableText: return try answerEditableText(query, object)
    }
  }

  /// Returns false if too many requests wait.
  mutating func request(_ action: AccessibilityRequest.Action, of object: AccessibleObject) -> Bool
  {
    guard waiting + requests.count < Self.mostRequests, !object.id.isEmpty else { return false }
    requests.append(AccessibilityRequest(action, of: object.id))
    return true
  }

  func reference(_ object: AccessibleObject?) -> BusValue {
    reference(path: object?.path ?? AccessibleObject.nullPath)
  }

  private func reference(path: String) -> BusValue {
    .structure([.string(path == AccessibleObject.nullPath ? "" : busName), .path(path)])
  }

  private static func description(of object: AccessibleObject) -> String {
    let interfaces = AccessibleInterface.all(of: object).map { interface in
      "<interface name=\"\(interface.rawValue)\">"
        + interface.properties.map { "<property name=\"\($0)\" type=\"v\" access=\"read\"/>" }
        .joined() + "</interface>"
    }
    return "<node>" + interfaces.joined() + "</node>"
  }

  // MARK: Properties

  private mutating func answerProperties(
    _ query: AccessibleQuery, _ object: AccessibleObject
  ) throws(BusError) -> [BusValue] {
    let interface = AccessibleInterface(rawValue: try query.text(0))
    guard let interface, AccessibleInterface.all(of: object).contains(interface) else {
      throw .unknownInterface(try query.text(0))
    }
    switch query.member {
    case "Get":
      let name = try query.text(1)
      guard let value = property(name, interface, object) else { throw .unknownProperty(name) }
      return [.variant(value)]
    case "GetAll":
      let entries = interface.properties.compactMap { name in
        property(name, interface, object).map { BusValue.entry(.string(name), .variant($0)) }
      }
      return [.array("{sv}", entries)]
    case "Set":
      try set(query, interface, object)
      return []
    default: throw .unknownMethod(query.member)
    }
  }

  private mutating func set(
    _ query: AccessibleQuery, _ interface: AccessibleInterface, _ object: AccessibleObject
  ) throws(BusError) {
    let (name, value) = (try query.text(1), query.arguments.count > 2 ? query.arguments[2] : .other)
    switch (interface, name) {
    case (.application, "Id"): applicationID = Int32(clamping: value.integer ?? 0)
    case (.value, "CurrentValue"):
      guard let number = value.number, number.isFinite else {
        throw .invalidArguments("CurrentValue needs a number")
      }
      _ = request(.setNumber(number), of: object)
    default: throw .readOnly(name)
    }
  }

  private func property(
    _ name: String, _ interface: AccessibleInterface, _ object: AccessibleObject
  ) -> BusValue? {
    switch (interface, name) {
    case (.accessible, "Name"): .string(object.name)
    case (.accessible, "Description"): .string(object.description)
    case (.accessible, "Parent"): parent(of: object)
    case (.accessible, "ChildCount"): .int(Int32(clamping: object.children.count))
    case (.accessible, "Locale"): .string(locale)
    case (.accessible, "AccessibleId"): .string(object.id)
    case (.accessible, "HelpText"): .string("")
    case (.application, "ToolkitName"): .string("SwipeTab")
    case (.application, "Version"), (.application, "ToolkitVersion"): .string(version)
    case (.application, "AtspiVersion"): .string("2.1")
    case (.application, "Id"): .int(applicationID)
    case (.action, "NActions"): .int(1)
    case (.selection, "NSelectedChildren"):
      .int(Int32(clamping: tree.selection(in: object).count))
    case (.value, "Text"): .string(object.quantityText)
    case (.value, _): object.quantity.flatMap { number(name, of: $0) }.map { .double($0) }
    case (.text, "CharacterCount"): .int(Int32(clamping: object.text.unicodeScalars.count))
    case (.text, "CaretOffset"): .int(Int32(clamping: object.caret))
    default: nil
    }
  }

  private func number(_ name: String, of quantity: AccessibilityNode.Quantity) -> Double? {
    switch name {
    case "MinimumValue": quantity.scale.range.lowerBound
    case "MaximumValue": quantity.scale.range.upperBound
    case "MinimumIncrement": quantity.scale.step
    case "CurrentValue": quantity.number
    default: nil
    }
  }

  private func parent(of object: AccessibleObject) -> BusValue {
    guard let parent = tree[object.parent] else {
      return .structure([.string("org.a11y.atspi.Registry"), .path(AccessibleObject.rootPath)])
    }
    return reference(parent)
  }

  // MARK: Accessible, Application

  private func answerAccessible(
    _ query: AccessibleQuery, _ object: AccessibleObject
  ) throws(BusError) -> [BusValue] {
    switch query.member {
    case "GetChildAtIndex":
      let index = try query.integer(0)
      let isThere = object.children.indices.contains(index)
      return [reference(isThere ? tree[object.children[index]] : nil)]
    case "GetChildren":
      return [.array("(so)", tree.children(of: object).map { reference($0) })]
    case "GetIndexInParent": return [.int(Int32(clamping: object.index))]
    case "GetRelationSet":
      let relations = object.relations.map { relation in
        BusValue.structure([
          .uint(relation.type.rawValue),
          .array("(so)", relation.targets.map { reference(tree[$0]) }),
        ])
      }
      return [.array("(ua(so))", relations)]
    case "GetRole": return [.uint(object.role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(object.role.name)]
    case "GetState": return [states(of: object)]
    case "GetAttributes":
      let entries = object.attributes.map { BusValue.entry(.string($0.name), .string($0.value)) }
      return [.array("{ss}", entries)]
    case "GetApplication": return [reference(tree[AccessibleObject.applicationNumber])]
    case "GetInterfaces": return [interfaces(of: object)]
    default: throw .unknownMethod(query.member)
    }
  }

  private func states(of object: AccessibleObject) -> BusValue {
    .array("u", object.states.halves.map { .uint($0) })
  }

  private func interfaces(of object: AccessibleObject) -> BusValue {
    .array("s", AccessibleInterface.all(of: object).map { .string($0.rawValue) })
  }

  private func answerApplication(_ query: AccessibleQuery) throws(BusError) -> [BusValue] {
    switch query.member {
    case "GetLocale": return [.string(locale)]
    case "GetApplicationBusAddress": return [.string("")]
    default: throw .unknownMethod(query.member)
    }
  }

  // MARK: Component

  private mutating func answerComponent(
    _ query: AccessibleQuery, _ object: AccessibleObject
  ) throws(BusError) -> [BusValue] {
    switch query.member {
    case "GetExtents":
      measured.insert(object.number)
      return [.structure(extents(of: object, query).map { .int($0) })]
    case "GetPosition":
      measured.insert(object.number)
      return extents(of: object, query).prefix(2).map { .int($0) }
    case "GetSize": return extents(of: object, query).suffix(2).map { .int($0) }
    case "Contains":
      let point = try point(query, object)
      return [.bool(object.bounds.contains(point))]
    case "GetAccessibleAtPoint":
      return [reference(tree.object(at: try point(query, object), in: object))]
    // Windows have the layer 7, and everything in them has the layer 3.
    case "GetLayer": return [.uint(object.kind == .frame ? 7 : 3)]
    case "GetMDIZOrder": return [.short(0)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus":
      let isPossible = object.states.contains(.focusable)
      return [.bool(isPossible && request(.focus, of: object))]
    // Everything that has an object is in view.
    case "ScrollTo", "ScrollToPoint": return [.bool(object.states.contains(.showing))]
    case "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
    default: throw .unknownMethod(query.member)
    }
  }

  /// The rectangle in screen units, from the corner of the screen (0), window (1) or parent (2) by the last argument.
  func extents(of object: AccessibleObject, _ query: AccessibleQuery) -> [Int32] {
    let (bounds, corner) = (object.bounds, corner(query, object))
    let scale = tree.snapshot.scale
    let place = [bounds.x * scale - corner.x, bounds.y * scale - corner.y]
    let size = [bounds.width * scale, bounds.height * scale]
    return (place + size).map { Int32(saturating: $0.rounded()) }
  }

  private func corner(_ query: AccessibleQuery, _ object: AccessibleObject) -> Point {
    let snapshot = tree.snapshot
    switch query.arguments.last?.integer {
    case 1: return .zero
    case 2:
      let outer = tree[object.parent]?.bounds ?? .zero
      return Point(x: outer.x * snapshot.scale, y: outer.y * snapshot.scale)
    default: return Point(x: -Double(snapshot.origin.x), y: -Double(snapshot.origin.y))
    }
  }

  private func point(
    _ query: AccessibleQuery, _ object: AccessibleObject
  ) throws(BusError) -> Point {
    let (x, y) = (Double(try query.integer(0)), Double(try query.integer(1)))
    let (corner, scale) = (corner(query, object), tree.snapshot.scale)
    return Point(x: (x + corner.x) / scale, y: (y + corner.y) / scale)
  }

  // MARK: Action, Selection

  private mutating func answerAction(
    _ query: AccessibleQuery, _ object: AccessibleObject
  ) throws(BusError) -> [BusValue] {
    let name = object.role.actionName
    switch query.member {
    case "GetActions":
      return [.array("(sss)", [.structure([.string(name), .string(""), .string("")])])]
    case "GetName", "GetLocalizedName": return [.string(try query.integer(0) == 0 ? name : "")]
    case "GetDescription", "GetKeyBinding": return [.string("")]
    case "DoAction":
      let isThere = try query.integer(0) == 0 && object.states.contains(.enabled)
      return [.bool(isThere && request(.activate, of: object))]
    default: throw .unknownMethod(query.member)
    }
  }

  private mutating func answerSelection(
    _ query: AccessibleQuery, _ object: AccessibleObject
  ) throws(BusError) -> [BusValue] {
    let selection = tree.selection(in: object)
    switch query.member {
    case "GetSelectedChild":
      let index = try query.integer(0)
      return [reference(selection.indices.contains(index) ? selection[index] : nil)]
    case "IsChildSelected":
      let index = try query.integer(0)
      return [.bool(selection.contains { $0.index == index })]
    case "SelectChild":
      let index = try query.integer(0)
      guard object.children.indices.contains(index), let child = tree[object.children[index]],
        child.isActivatable
      else { return [.bool(false)] }
      return [.bool(request(.activate, of: child))]
    // One is always selected.
    case "DeselectSelectedChild", "DeselectChild", "SelectAll", "ClearSelection":
      return [.bool(false)]
    default: throw .unknownMethod(query.member)
    }
  }

  // MARK: Cache

  static let cachePath = "/org/a11y/atspi/cache"
  static let cacheInterface = "org.a11y.atspi.Cache"

  private func answerCache(_ query: AccessibleQuery) throws(BusError) -> [BusValue] {
    guard query.interface == Self.cacheInterface else { throw .unknownInterface(query.interface) }
    guard query.member == "GetItems" else { throw .unknownMethod(query.member) }
    let objects = tree.objects.values.sorted { $0.number < $1.number }
    return [.array("((so)(so)(so)iiassusau)", objects.map { cacheItem($0) })]
  }

  private func cacheItem(_ object: AccessibleObject) -> BusValue {
    .structure([
      reference(object), reference(tree[AccessibleObject.applicationNumber]), parent(of: object),
      .int(Int32(clamping: object.index)), .int(Int32(clamping: object.children.count)),
      interfaces(of: object), .string(object.name), .uint(object.role.rawValue),
      .string(object.description), states(of: object),
    ])
  }
}
