import Glibc

/// A connection to a message bus, which never waits and belongs to the thread that made it.
nonisolated final class BusConnection {
  /// Receives the values of an answer, or nil if the call failed or the bus is lost.
  typealias Answer = ([BusValue]?) -> Void

  /// The name that the bus gave this connection, or empty before that.
  private(set) var name = ""
  private(set) var isOpen = true
  var onClose: (() -> Void)?
  let descriptor: Int32

  private let library: DBusLibrary
  private let object: DBusLibrary.Object
  private let receive: (BusMessage, BusConnection) -> Void
  private var calls: [UInt32: Answer] = [:]

  /// The largest message that is read, in bytes; the bus allows a thousand times as much.
  private static let largestMessage = 256 << 10
  /// The largest sum of messages that wait to be sent or handled, in bytes.
  private static let largestQueue = 4 << 20

  /// Opens a connection, or fails if the library is missing or no bus answers.
  ///
  /// The address is as in `DBUS_SESSION_BUS_ADDRESS`. `ready` is called when the bus has given the name.
  init?(
    address: String, ready: @escaping (BusConnection) -> Void,
    receive: @escaping (BusMessage, BusConnection) -> Void
  ) {
    guard let library = DBusLibrary.shared, let object = library.openPrivate(address, nil) else {
      return nil
    }
    var descriptor: Int32 = -1
    library.setExitOnDisconnect(object, 0)
    library.setMaximumMessageSize(object, Self.largestMessage)
    library.setMaximumReceivedSize(object, Self.largestQueue)
    guard library.getDescriptor(object, &descriptor) != 0 else {
      library.closeConnection(object)
      library.releaseConnection(object)
      return nil
    }
    (self.library, self.object, self.descriptor) = (library, object, descriptor)
    self.receive = receive
    call(BusName.bus, BusName.busPath, BusName.bus, "Hello") { [weak self] answer in
      guard let self, let name = answer?.first?.text else { return }
      self.name = name
      ready(self)
    }
  }

  deinit {
    library.closeConnection(object)
    library.releaseConnection(object)
  }

  // MARK: Sending

  var hasOutgoing: Bool { library.hasOutgoing(object) != 0 }

  /// Whether more messages are read, which they are not while too many answers wait.
  var takesMore: Bool { library.outgoingSize(object) <= Self.largestQueue }

  /// With `startsService`, the bus may start the program with the name of the destination.
  func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String,
    _ values: [BusValue] = [], startsService: Bool = false, answer: @escaping Answer = { _ in }
  ) {
    guard let made = library.newCall(destination, path, interface, member) else {
      return answer(nil)
    }
    let message = BusMessage(made, library)
    library.setAutoStart(made, startsService ? 1 : 0)
    message.append(values)
    var serial: UInt32 = 0
    guard isOpen, library.send(object, message.object, &serial) != 0 else { return answer(nil) }
    calls[serial] = answer
  }

  func listen(for rule: String) {
    call(BusName.bus, BusName.busPath, BusName.bus, "AddMatch", [.string(rule)])
  }

  func reply(to message: BusMessage, _ values: [BusValue]) {
    guard !message.wantsNoReply, let made = library.newReturn(message.object) else { return }
    let reply = BusMessage(made, library)
    reply.append(values)
    send(reply)
  }

  func refuse(_ message: BusMessage, _ error: BusError) {
    guard !message.wantsNoReply,
      let made = library.newError(message.object, error.name, error.text)
    else { return }
    send(BusMessage(made, library))
  }

  /// Sends a signal to all that listen, unless too much waits to be sent.
  func emit(_ path: String, _ interface: String, _ member: String, _ values: [BusValue]) {
    guard takesMore, let made = library.newSignal(path, interface, member) else { return }
    let message = BusMessage(made, library)
    message.append(values)
    send(message)
  }

  private func send(_ message: BusMessage) {
    guard isOpen else { return }
    _ = library.send(object, message.object, nil)
  }

  // MARK: Exchange

  /// Sends what the bus can take, and returns whether more has arrived than was handled.
  func exchange() -> Bool {
    if library.readWrite(object, 0) == 0 { isOpen = false }
    var remaining = takesMore ? 256 : 0
    while remaining > 0, let made = library.popMessage(object) {
      handle(BusMessage(made, library))
      remaining -= 1
    }
    if remaining < 256, isOpen, hasOutgoing, library.readWrite(object, 0) == 0 { isOpen = false }
    if !isOpen { close() }
    return remaining == 0 && isOpen && takesMore
  }

  private func handle(_ message: BusMessage) {
    switch message.kind {
    case .reply: calls.removeValue(forKey: message.replySerial)?(message.arguments)
    case .failure: calls.removeValue(forKey: message.replySerial)?(nil)
    case .signal where message.interface == "org.freedesktop.DBus.Local": isOpen = false
    case .call where message.interface == "org.freedesktop.DBus.Peer" && message.member == "Ping":
      reply(to: message, [])
    case .call, .signal: receive(message, self)
    case nil: break
    }
  }

  private func close() {
    let (abandoned, onClose) = (calls, onClose)
    (calls, self.onClose) = ([:], nil)
    for answer in abandoned.values { answer(nil) }
    onClose?()
  }
}

/// An error that answers a call.
nonisolated struct BusError: Error {
  var name: String
  var text: String

  static func unknownObject(_ path: String) -> BusError {
    BusError(name: "org.freedesktop.DBus.Error.UnknownObject", text: "no object \(path)")
  }

  static func unknownInterface(_ name: String) -> BusError {
    BusError(name: "org.freedesktop.DBus.Error.UnknownInterface", text: "no interface \(name)")
  }

  static func unknownMethod(_ name: String) -> BusError {
    BusError(name: "org.freedesktop.DBus.Error.UnknownMethod", text: "no method \(name)")
  }

  static func unknownProperty(_ name: String) -> BusError {
    BusError(name: "org.freedesktop.DBus.Error.UnknownProperty", text: "no property \(name)")
  }

  static func readOnly(_ name: String) -> BusError {
    BusError(
      name: "org.freedesktop.DBus.Error.PropertyReadOnly", text: "\(name) cannot be changed")
  }

  static func invalidArguments(_ text: String) -> BusError {
    BusError(name: "org.freedesktop.DBus.Error.InvalidArgs", text: text)
  }
}

/// Names that the D-Bus specification defines.
nonisolated enum BusName {
  static let bus = "org.freedesktop.DBus"
  static let busPath = "/org/freedesktop/DBus"
  static let properties = "org.freedesktop.DBus.Properties"
}
