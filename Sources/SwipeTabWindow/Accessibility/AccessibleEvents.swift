import SwipeTabKit

/// A signal that reports a change to screen readers.
nonisolated struct AccessibleEvent: Sendable, Hashable {
  var path: String
  /// The class of event: `Object`, `Window` or `Cache`.
  var group = "Object"
  var name: String
  var detail = ""
  var numbers: (Int32, Int32) {
    get { (first, second) }
    set { (first, second) = newValue }
  }
  var value = BusValue.int(0)

  private var first: Int32 = 0
  private var second: Int32 = 0

  init(
    _ path: String, group: String = "Object", _ name: String, _ detail: String = "",
    _ numbers: (Int32, Int32) = (0, 0), value: BusValue = .int(0)
  ) {
    (self.path, self.group, self.name, self.detail, self.value) = (path, group, name, detail, value)
    self.numbers = numbers
  }
}

/// Finds the events for screen readers when one tree of objects replaces another.
nonisolated struct AccessibleChange {
  let old: AccessibleTree
  let new: AccessibleTree
  let responder: AccessibleResponder

  /// The events in the order in which readers expect them.
  ///
  /// The new focus comes near the end, when everything that a reader reads with it is up to date.
  var events: [AccessibleEvent] {
    let kept = new.objects.values.filter { old[$0.number] != nil }
      .sorted { $0.number < $1.number }
    var events: [AccessibleEvent] = []
    for object in kept {
      if let before = old[object.number] { events += childEvents(before, object) }
    }
    events += gone
    var focus: [AccessibleEvent] = []
    for object in kept {
      guard let before = old[object.number] else { continue }
      events += propertyEvents(before, object)
      for event in stateEvents(from: before.states, to: object) {
        if event.detail == "focused", event.numbers.0 == 1 {
          focus.append(event)
        } else {
          events.append(event)
        }
      }
    }
    for object in kept where object.selectsChildren { events += selectionEvents(object) }
    for object in came where object.states.contains(.focused) {
      focus.append(AccessibleEvent(object.path, "StateChanged", "focused", (1, 0)))
    }
    return events + windowEvents + focus
  }

  private var came: [AccessibleObject] {
    new.objects.values.filter { old[$0.number] == nil }.sorted { $0.number < $1.number }
  }

  // MARK: Objects

  private var gone: [AccessibleEvent] {
    old.objects.values.filter { new[$0.number] == nil }.sorted { $0.number < $1.number }
      .map {
        AccessibleEvent(
          AccessibleResponder.cachePath, group: "Cache", "RemoveAccessible",
          value: responder.reference($0))
      }
  }

  private func childEvents(
    _ before: AccessibleObject, _ object: AccessibleObject
  ) -> [AccessibleEvent] {
    guard before.children != object.children else { return [] }
    let (was, are) = (Set(before.children), Set(object.children))
    // Children that only changed places have left and come back.
    let isMoved = before.children.filter(are.contains) != object.children.filter(was.contains)
    var events: [AccessibleEvent] = []
    for (index, number) in before.children.enumerated().reversed()
    where isMoved || !are.contains(number) {
      events.append(childEvent("remove", index, old[number], in: object))
    }
    for (index, number) in object.children.enumerated() where isMoved || !was.contains(number) {
      events.append(childEvent("add", index, new[number], in: object))
    }
    return events
  }

  private func childEvent(
    _ change: String, _ index: Int, _ child: AccessibleObject?, in object: AccessibleObject
  ) -> AccessibleEvent {
    AccessibleEvent(
      object.path, "ChildrenChanged", change, (Int32(clamping: index), 0),
      value: responder.reference(child))
  }

  // MARK: Properties and states

  private func propertyEvents(
    _ before: AccessibleObject, _ object: AccessibleObject
  ) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    func note(_ property: String, _ value: BusValue) {
      events.append(AccessibleEvent(object.path, "PropertyChange", property, value: value))
    }
    if before.name != object.name { note("accessible-name", .string(object.name)) }
    if before.description != object.description {
      note("accessible-description", .string(object.description))
    }
    if before.role != object.role { note("accessible-role", .uint(object.role.rawValue)) }
    if before.quantity != object.quantity, let quantity = object.quantity {
      note("accessible-value", .double(quantity.number))
    }
    if responder.measured.contains(object.number),
      before.bounds != object.bounds || old.snapshot.origin != new.snapshot.origin
    {
      let query = AccessibleQuery(
        path: object.path, interface: "", member: "", arguments: [.uint(0)])
      let extents = responder.extents(of: object, query).map { BusValue.int($0) }
      events.append(
        AccessibleEvent(object.path, "BoundsChanged", value: .structure(extents)))
    }
    return events
  }

  private func stateEvents(
    from before: AccessibleStates, to object: AccessibleObject
  ) -> [AccessibleEvent] {
    AccessibleStates.names.compactMap { state, name in
      let isSet = object.states.contains(state)
      guard isSet != before.contains(state) else { return nil }
      return AccessibleEvent(object.path, "StateChanged", name, (isSet ? 1 : 0, 0))
    }
  }

  private func selectionEvents(_ object: AccessibleObject) -> [AccessibleEvent] {
    guard let before = old[object.number] else { return [] }
    let (was, are) = (old.selection(in: before), new.selection(in: object))
    return was.map(\.number) == are.map(\.number)
      ? [] : [AccessibleEvent(object.path, "SelectionChanged")]
  }

  // MARK: Window and page

  private var windowEvents: [AccessibleEvent] {
    guard old.snapshot.isActive != new.snapshot.isActive else { return [] }
    let path = AccessibleObject.path(AccessibleObject.frameNumber)
    let name = new.snapshot.isActive ? "Activate" : "Deactivate"
    return [
      AccessibleEvent(path, group: "Window", name, value: .string(new.snapshot.title))
    ]
  }

  /// The text to speak besides the focus: a message, the page in front, and a badge that the user's action changed.
  var announcement: String? {
    if let message { return message }
    if let arrival { return arrival.name }
    guard new.snapshot.isAnswer else { return nil }
    let changed = new.objects.values.filter { tab in
      guard tab.kind == .element(.tab), !tab.states.contains(.focused), let before = old[tab.number]
      else { return false }
      return before.description != tab.description && !tab.description.isEmpty
    }
    return changed.min { $0.number < $1.number }.map { "\($0.name) \($0.description)" }
  }

  private var message: String? {
    func shown(_ tree: AccessibleTree) -> AccessibleObject? {
      tree.objects.values.first { $0.kind == .element(.status) }
    }
    guard let status = shown(new), shown(old)?.name != status.name else { return nil }
    return ([status.name] + status.children.compactMap { new[$0]?.name }).joined(separator: " ")
  }

  /// The page, screen or sheet that came to the front, unless a reader reads it with the focus inside or on its tab.
  var arrival: AccessibleObject? {
    guard let page = new.front, page.number != old.front?.number, !page.name.isEmpty else {
      return nil
    }
    // Screen readers announce a dialog without this, and also the element to which the focus returns after it.
    let hadFocus = old.objects.values.contains { $0.states.contains(.focused) }
    if page.kind == .element(.dialog), hadFocus { return nil }
    guard let focused = new.objects.values.first(where: { $0.states.contains(.focused) }) else {
      return page
    }
    if old.front?.kind == .element(.dialog) { return nil }
    let isNew = old[focused.number]?.states.contains(.focused) != true
    let isRead = isNew && focused.kind == .element(.tab) && focused.name == page.name
    return isRead || new.isInside(focused, page) ? nil : page
  }
}
