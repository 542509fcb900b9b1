import SwipeTabKit

/// The program as an application on the accessibility bus.
nonisolated final class AccessibilityProvider {
  private let bus: BusConnection
  private let applicationName: String
  private var responder: AccessibleResponder

  private static let registry = "org.a11y.atspi.Registry"

  init(bus: BusConnection, snapshot: AccessibilitySnapshot, applicationName: String) {
    (self.bus, self.applicationName) = (bus, applicationName)
    responder = AccessibleResponder(
      tree: AccessibleTree(snapshot, applicationName: applicationName), busName: bus.name,
      locale: UserLocale.name(), version: Library.version)
    bus.call(
      Self.registry, AccessibleObject.rootPath, "org.a11y.atspi.Socket", "Embed",
      [.structure([.string(bus.name), .path(AccessibleObject.rootPath)])], startsService: true
    ) { [weak self] _ in self?.introduce() }
  }

  /// Tells readers about the window and the focus, as if both had just come.
  private func introduce() {
    guard let frame = responder.tree[AccessibleObject.frameNumber] else { return }
    let title = BusValue.string(frame.name)
    send(AccessibleEvent(frame.path, group: "Window", "Create", value: title))
    guard frame.states.contains(.active) else { return }
    send(AccessibleEvent(frame.path, group: "Window", "Activate", value: title))
    send(AccessibleEvent(frame.path, "StateChanged", "active", (1, 0)))
    let focused = responder.tree.objects.values.first { $0.states.contains(.focused) }
    if let focused { send(AccessibleEvent(focused.path, "StateChanged", "focused", (1, 0))) }
  }

  func update(to snapshot: AccessibilitySnapshot) {
    let old = responder.tree
    guard snapshot != old.snapshot else { return }
    responder.tree.update(to: snapshot, applicationName: applicationName)
    responder.measured = responder.measured.filter { responder.tree[$0] != nil }
    let change = AccessibleChange(old: old, new: responder.tree, responder: responder)
    for event in change.events { send(event) }
    if let text = change.announcement { announce(text) }
  }

  /// Lets screen readers speak a message, with a notification for those from before AT-SPI 2.50.
  private func announce(_ text: String) {
    bus.call(
      Self.registry, "/org/a11y/atspi/registry", Self.registry, "GetRegisteredEvents"
    ) { [weak self] answer in
      let events = (answer?.first?.elements ?? []).compactMap { $0.elements.last?.text }
      let isHeard = events.contains { $0.lowercased().hasPrefix("object:announcement") }
      self?.announce(text, isHeard: isHeard)
    }
  }

  private func announce(_ text: String, isHeard: Bool) {
    if isHeard {
      let frame = AccessibleObject.path(AccessibleObject.frameNumber)
      return send(AccessibleEvent(frame, "Announcement", "", (1, 0), value: .string(text)))
    }
    let old = responder.tree
    responder.tree.setNotice(text)
    let change = AccessibleChange(old: old, new: responder.tree, responder: responder)
    for event in change.events { send(event) }
    let notice = responder.tree.objects.values.first { $0.kind == .notice }
    if let notice { send(AccessibleEvent(notice.path, "StateChanged", "showing", (1, 0))) }
  }

  private func send(_ event: AccessibleEvent) {
    if event.group == "Cache" {
      return bus.emit(event.path, AccessibleResponder.cacheInterface, event.name, [event.value])
    }
    bus.emit(
      event.path, "org.a11y.atspi.Event.\(event.group)", event.name,
      [
        .string(event.detail), .int(event.numbers.0), .int(event.numbers.1), .variant(event.value),
        .array("{sv}", []),
      ])
  }

  /// Answers a call while the container has not yet seen `waiting` requests.
  func answer(_ message: BusMessage, waiting: Int) {
    let query = AccessibleQuery(
      path: message.path, interface: message.interface, member: message.member,
      arguments: message.arguments)
    do throws(BusError) {
      let values = try responder.answer(query, waiting: waiting)
      bus.reply(to: message, values)
    } catch {
      bus.refuse(message, error)
    }
  }

  func takeRequests() -> [AccessibilityRequest] {
    defer { responder.requests = [] }
    return responder.requests
  }
}
