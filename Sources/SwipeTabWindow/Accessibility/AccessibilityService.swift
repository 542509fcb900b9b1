import Glibc
import SwipeTabKit

/// Notices on the session's bus whether assistive technology listens, and serves it while it does.
nonisolated final class AccessibilityService: BusService {
  private let port: AccessibilityPort
  private let applicationName: String
  private var session: BusConnection?
  private var room: BusRoom?
  private var bus: BusConnection?
  private var provider: AccessibilityProvider?
  /// Counts connections, so that a late answer for an earlier one is ignored.
  private var round = 0
  /// The number of times that a lost connection may still be made again, because a bus may always refuse.
  private var remainingAttempts = mostAttempts
  private static let mostAttempts = 10

  private static let service = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let status = "org.a11y.Status"

  init(port: AccessibilityPort, applicationName: String) {
    (self.port, self.applicationName) = (port, applicationName)
  }

  // MARK: The session's bus

  func begin(_ bus: BusConnection, in room: BusRoom) {
    (session, self.room) = (bus, room)
    bus.listen(
      for: "type='signal',sender='\(BusName.bus)',interface='\(BusName.bus)',"
        + "member='NameOwnerChanged',arg0='\(Self.service)'")
    bus.listen(
      for: "type='signal',sender='\(Self.service)',path='\(Self.path)',"
        + "interface='\(BusName.properties)',member='PropertiesChanged'")
    askStatus()
  }

  func receive(_ message: BusMessage, from bus: BusConnection) {
    switch (message.interface, message.member) {
    case (BusName.bus, "NameOwnerChanged") where message.arguments.first?.text == Self.service:
      remainingAttempts = Self.mostAttempts
      askStatus()
    case (BusName.properties, "PropertiesChanged")
    where message.path == Self.path && message.arguments.first?.text == Self.status:
      remainingAttempts = Self.mostAttempts
      askStatus()
    default: break
    }
  }

  /// Asks whether assistive technology listens, without starting the accessibility service.
  private func askStatus() {
    session?.call(
      Self.service, Self.path, BusName.properties, "GetAll", [.string(Self.status)]
    ) { [weak self] answer in
      let status = answer?.first
      let isOn =
        status?[key: "IsEnabled"]?.flag == true
        || status?[key: "ScreenReaderEnabled"]?.flag == true
      if isOn { self?.connect() } else { self?.disconnect() }
    }
  }

  // MARK: The accessibility bus

  private func connect() {
    guard bus == nil else { return }
    round += 1
    session?.call(Self.service, Self.path, Self.service, "GetAddress") {
      [weak self, round] answer in
      guard let self, round == self.round, self.bus == nil, let address = answer?.first?.text else {
        return
      }
      open(address)
    }
  }

  private func open(_ address: String) {
    bus = BusConnection(
      address: address, ready: { [weak self] _ in self?.port.setListening(true) },
      receive: { [weak self] message, _ in self?.serve(message) })
    bus?.onClose = { [weak self] in self?.reconnect() }
    if let bus { room?.add(bus) }
  }

  /// Connects again, because a message that is too large ends a connection.
  private func reconnect() {
    disconnect()
    guard remainingAttempts > 0 else { return }
    remainingAttempts -= 1
    askStatus()
  }

  private func disconnect() {
    round += 1
    if let bus { room?.remove(bus) }
    (bus, provider) = (nil, nil)
    port.setListening(false)
  }

  func wake() {
    guard let bus, let snapshot = port.takeSnapshot() else { return }
    if let provider {
      provider.update(to: snapshot)
    } else {
      provider = AccessibilityProvider(
        bus: bus, snapshot: snapshot, applicationName: applicationName)
    }
  }

  func end() { disconnect() }

  private func serve(_ message: BusMessage) {
    guard message.kind == .call, let bus else { return }
    guard let provider else { return bus.refuse(message, .unknownObject(message.path)) }
    provider.answer(message, waiting: port.waiting)
    port.request(provider.takeRequests())
  }
}
