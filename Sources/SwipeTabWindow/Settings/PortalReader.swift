/// Reads the desktop's settings from its portal, and again when they change, on the bus's thread.
nonisolated final class PortalReader: BusService {
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private var values = PortalValues()
  private var reported: DesktopSettings?
  private let report: (DesktopSettings) -> Void

  init(report: @escaping (DesktopSettings) -> Void) { self.report = report }

  func begin(_ bus: BusConnection, in room: BusRoom) {
    bus.listen(
      for: "type='signal',sender='\(Self.portal)',path='\(Self.path)',interface='\(Self.interface)'"
        + ",member='SettingChanged'")
    bus.listen(
      for: "type='signal',sender='\(BusName.bus)',interface='\(BusName.bus)'"
        + ",member='NameOwnerChanged',arg0='\(Self.portal)'")
    readAll(bus, startsPortal: true)
  }

  func receive(_ message: BusMessage, from bus: BusConnection) {
    guard message.kind == .signal else { return }
    switch (message.interface, message.member) {
    case (Self.interface, "SettingChanged") where message.path == Self.path:
      let arguments = message.arguments
      guard arguments.count == 3, let namespace = arguments[0].text, let key = arguments[1].text
      else { return }
      if values.set(namespace, key, to: arguments[2]) { tell() }
    case (BusName.bus, "NameOwnerChanged"):
      let names = message.arguments.compactMap(\.text)
      // Another portal, such as the portal of a restarted desktop, may have other settings.
      if names.count == 3, names[0] == Self.portal, !names[2].isEmpty {
        readAll(bus, startsPortal: false)
      }
    default: break
    }
  }

  func wake() {}

  func end() {}

  private func readAll(_ bus: BusConnection, startsPortal: Bool) {
    let namespaces = PortalValues.namespaces.map { BusValue.string($0) }
    bus.call(
      Self.portal, Self.path, Self.interface, "ReadAll", [.array("s", namespaces)],
      startsService: startsPortal
    ) { [weak self] answer in
      guard let self, let answer else { return }
      values.setAll(answer)
      tell()
    }
  }

  private func tell() {
    let settings = values.settings
    guard settings != reported else { return }
    reported = settings
    report(settings)
  }
}
