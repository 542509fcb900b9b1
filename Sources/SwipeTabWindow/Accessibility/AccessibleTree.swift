import SwipeTabKit

/// The objects of a program on the accessibility bus, each of which stays while its element exists.
nonisolated struct AccessibleTree: Sendable {
  private(set) var objects: [Int: AccessibleObject] = [:]
  private(set) var snapshot: AccessibilitySnapshot
  private(set) var notice: String?
  private var noticeNumber = 0
  private var numbers: [String: Int] = [:]
  private var nextNumber = AccessibleObject.frameNumber + 1

  init(_ snapshot: AccessibilitySnapshot, applicationName: String) {
    self.snapshot = snapshot
    update(to: snapshot, applicationName: applicationName)
  }

  mutating func update(to snapshot: AccessibilitySnapshot, applicationName: String) {
    self.snapshot = snapshot
    let known = numbers
    objects = [:]
    numbers = [:]
    objects[AccessibleObject.applicationNumber] = AccessibleObject(
      number: AccessibleObject.applicationNumber, parent: -1, index: -1,
      children: [AccessibleObject.frameNumber], kind: .application, role: .application,
      name: applicationName, states: [.enabled, .sensitive, .showing, .visible], bounds: .zero)
    var states: AccessibleStates = [.enabled, .sensitive, .showing, .visible, .resizable]
    if snapshot.isActive { states.insert(.active) }
    let frame = AccessibleObject.frameNumber
    objects[frame] = AccessibleObject(
      number: frame, parent: AccessibleObject.applicationNumber, index: 0, kind: .frame,
      role: .frame, name: snapshot.title, states: states,
      bounds: Rect(x: 0, y: 0, width: snapshot.size.width, height: snapshot.size.height))
    let content = add(snapshot.tree, inside: frame, at: 0, known)
    objects[frame]?.children = [content]
    relate()
    addNotice()
  }

  mutating func setNotice(_ text: String) {
    removeNotice()
    (notice, noticeNumber) = (text, nextNumber)
    nextNumber += 1
    addNotice()
  }

  private mutating func addNotice() {
    let frame = AccessibleObject.frameNumber
    guard let notice, let index = objects[frame]?.children.count else { return }
    objects[noticeNumber] = AccessibleObject(
      number: noticeNumber, parent: frame, index: index, kind: .notice, role: .notification,
      name: notice, states: [.enabled, .sensitive, .showing, .visible], bounds: .zero)
    objects[frame]?.children.append(noticeNumber)
  }

  private mutating func removeNotice() {
    guard notice != nil else { return }
    objects[noticeNumber] = nil
    objects[AccessibleObject.frameNumber]?.children.removeAll { $0 == noticeNumber }
    notice = nil
  }

  private mutating func add(
    _ node: AccessibilityNode, inside parent: Int, at index: Int, _ known: [String: Int]
  ) -> Int {
    let number = number(of: node.id, known)
    var object = AccessibleObject(
      number: number, parent: parent, index: index, kind: .element(node.role), id: node.id,
      role: AccessibleRole(node.role), name: Self.name(of: node), states: AccessibleStates(node),
      bounds: node.bounds)
    object.isActivatable = node.isActivatable
    object.quantity = node.quantity
    if node.quantity != nil { object.quantityText = node.value ?? "" }
    if node.role == .entry {
      object.setField(node)
    }
    let isSaid =
      node.role == .entry || node.isOn != nil || node.quantity != nil || Self.isPlainRow(node)
    let value = isSaid ? nil : node.value
    object.description = [value, node.hint].compactMap(\.self).joined(separator: ". ")
    object.position = node.position
    for (index, child) in node.children.enumerated() {
      object.children.append(add(child, inside: number, at: index, known))
    }
    objects[number] = object
    return number
  }

  /// The name to read aloud, with the value of a row that cannot be activated, because readers read only its name.
  private static func name(of node: AccessibilityNode) -> String {
    if node.role == .group { return "" }
    return isPlainRow(node) ? "\(node.label): \(node.value ?? "")" : node.label
  }

  private static func isPlainRow(_ node: AccessibilityNode) -> Bool {
    node.role == .listItem && !node.isActivatable && node.value != nil
  }

  private mutating func number(of id: String, _ known: [String: Int]) -> Int {
    // A custom view may give two nodes one identifier; each needs an object.
    if let number = known[id], objects[number] == nil, numbers[id] == nil {
      numbers[id] = number
      return number
    }
    defer { nextNumber += 1 }
    if numbers[id] == nil { numbers[id] = nextNumber }
    return nextNumber
  }

  private mutating func relate() {
    for panel in objects.values where panel.kind == .element(.tabPanel) {
      guard let parent = objects[panel.parent] else { continue }
      let lists = parent.children.filter { objects[$0]?.kind == .element(.tabList) }
      let tabs = lists.flatMap { objects[$0]?.children ?? [] }
      let selected = tabs.filter { objects[$0]?.states.contains(.selected) == true }
      guard !selected.isEmpty else { continue }
      objects[panel.number]?.relations = [
        (.labelledBy, selected), (.controlledBy, selected),
      ]
      for tab in selected { objects[tab]?.relations = [(.controllerFor, [panel.number])] }
    }
  }

  // MARK: Reading

  subscript(number: Int) -> AccessibleObject? { objects[number] }

  func children(of object: AccessibleObject) -> [AccessibleObject] {
    object.children.compactMap { objects[$0] }
  }

  func selection(in object: AccessibleObject) -> [AccessibleObject] {
    guard object.selectsChildren else { return [] }
    return children(of: object).filter { !$0.states.isDisjoint(with: [.selected, .checked]) }
  }

  var front: AccessibleObject? {
    var (front, path): (AccessibleObject?, AccessibleObject?) = (
      nil, objects[AccessibleObject.frameNumber]
    )
    while let object = path {
      if object.isFront { front = object }
      let inner = children(of: object)
      path = inner.first { $0.isFront || $0.kind == .element(.group) }
    }
    return front
  }

  func isInside(_ object: AccessibleObject, _ outer: AccessibleObject) -> Bool {
    var object: AccessibleObject? = object
    while let inner = object, inner.number != outer.number { object = objects[inner.parent] }
    return object != nil
  }

  func object(at point: Point, in object: AccessibleObject) -> AccessibleObject? {
    guard object.bounds.contains(point) else { return nil }
    for child in children(of: object).reversed() {
      if let found = self.object(at: point, in: child) { return found }
    }
    return object
  }
}

nonisolated extension AccessibleObject {
  fileprivate mutating func setField(_ node: AccessibilityNode) {
    let text = node.value ?? ""
    fieldText = text
    caret = node.caret.map { String(text.prefix($0)).unicodeScalars.count } ?? -1
    if node.isSecure { role = .passwordText }
  }
}
