/// The connection of a window to the session bus, on one thread.
package final class DesktopBus {
  private var services: [@Sendable () -> any BusService] = []
  private var thread: BusThread?

  /// Makes a bus that is not connected yet.
  package init() {}

  /// Adds a service, which is made on the bus's thread; call it before the start.
  func add(_ service: @escaping @Sendable () -> any BusService) { services.append(service) }

  /// Connects; nothing happens if there are no services or no bus, or if it is connected already.
  ///
  /// Call it after the first frame, which need not wait for that.
  package func start() {
    guard thread == nil, !services.isEmpty else { return }
    let services = services
    thread = BusThread { services.map { $0() } }
  }

  /// Tells the services that the main thread has something new; it never waits.
  func wake() { thread?.wake() }
}
