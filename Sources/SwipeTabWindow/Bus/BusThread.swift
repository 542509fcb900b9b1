import Glibc

/// Something that a program does on the session's bus, always on the bus's thread.
nonisolated protocol BusService: AnyObject {
  func begin(_ bus: BusConnection, in room: BusRoom)
  func receive(_ message: BusMessage, from bus: BusConnection)
  /// The main thread has something new.
  func wake()
  func end()
}

/// The connections that a bus thread serves.
nonisolated final class BusRoom {
  private(set) var connections: [BusConnection] = []

  func add(_ connection: BusConnection) { connections.append(connection) }

  /// Closes a connection.
  func remove(_ connection: BusConnection) { connections.removeAll { $0 === connection } }

  func removeClosed() { connections.removeAll { !$0.isOpen } }
}

/// A thread for the session's bus, so that programs on the bus cannot delay a frame.
nonisolated final class BusThread: Sendable {
  /// The main thread's end of a pipe, in which a byte wakes the services, and whose closing ends the thread.
  private let control: Int32

  private struct Orders: Sendable {
    let address: String
    let control: Int32
    let services: @Sendable () -> [any BusService]
  }

  /// Starts the thread, which makes the services, or fails if there is no session bus or no thread.
  init?(services: @escaping @Sendable () -> [any BusService]) {
    guard let address = SessionBus.address else { return nil }
    guard let pipe = Pipe(isBlocking: false) else { return nil }
    let orders = Orders(address: address, control: pipe.reading, services: services)
    guard let thread = WorkerThread.start({ Self.run(orders) }) else {
      pipe.close()
      return nil
    }
    // The thread is detached, because a bus that hangs must not keep the program from ending.
    pthread_detach(thread)
    control = pipe.writing
  }

  deinit { close(control) }

  /// Wakes the services without waiting.
  func wake() {
    var byte: UInt8 = 0
    _ = write(control, &byte, 1)
  }

  private static func run(_ orders: Orders) {
    defer { close(orders.control) }
    let services = orders.services()
    let room = BusRoom()
    let session = BusConnection(
      address: orders.address,
      ready: { bus in for service in services { service.begin(bus, in: room) } },
      receive: { message, bus in
        if message.kind == .call {
          bus.refuse(message, .unknownObject(message.path))
        } else {
          for service in services { service.receive(message, from: bus) }
        }
      })
    guard let session else { return }
    session.onClose = { for service in services { service.end() } }
    room.add(session)
    var hasMore = false
    while session.isOpen {
      guard let isWoken = wait(orders.control, room, isPolling: hasMore) else { return }
      if isWoken { for service in services { service.wake() } }
      hasMore = false
      for connection in room.connections where connection.exchange() { hasMore = true }
      room.removeClosed()
    }
  }

  /// Waits for work, and returns whether the main thread has something new, or nil if the thread should end.
  private static func wait(_ control: Int32, _ room: BusRoom, isPolling: Bool) -> Bool? {
    var polled = [pollfd(fd: control, events: Int16(POLLIN), revents: 0)]
    for connection in room.connections {
      let events =
        (connection.takesMore ? POLLIN : 0) | (connection.hasOutgoing ? POLLOUT : 0)
      polled.append(pollfd(fd: connection.descriptor, events: Int16(events), revents: 0))
    }
    guard poll(&polled, nfds_t(polled.count), isPolling ? 0 : -1) >= 0 else { return false }
    guard polled[0].revents != 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(control, &bytes, bytes.count)
    if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { return nil }
    return count > 0
  }
}
