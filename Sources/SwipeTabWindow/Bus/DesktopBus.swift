/// The connection of a window to the session bus, on one thread.
package final class DesktopBus {
  private var services: [@Sendable () -> any BusService] = []
  private var thread: BusThread?

  package init() {}

  /// Adds a service before the start; it is made on the bus's thread.
  func add(_ service: @escaping @Sendable () -> any BusService) { services.append(service) }

  /// Connects if there are services and a bus, after the first frame, which need not wait for that.
  package func start() {
    guard thread == nil, !services.isEmpty else { return }
    let services = services
    thread = BusThread { services.map { $0() } }
  }

  func wake() { thread?.wake() }
}
