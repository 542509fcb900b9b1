import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite(
  "Connections to a bus",
  .enabled(if: DBusLibrary.shared != nil, "libdbus-1 is not on this machine"))
struct BusConnectionTests {
  private let interface = "org.example.Test"

  /// A connection whose greeting is over, and which answers each call.
  private func connection(to bus: FakeBus) throws -> BusConnection {
    let connection = try #require(
      BusConnection(
        address: bus.address, ready: { _ in },
        receive: { message, connection in
          if message.member == "Unknown" {
            connection.refuse(message, .unknownMethod(message.member))
          } else {
            connection.reply(to: message, [.int(1)])
          }
        }))
    try bus.exchange(with: connection) { bus.isReady }
    return connection
  }

  @Test("a call that wants no answer gets none", arguments: ["Known", "Unknown"])
  func silentCall(member: String) throws {
    let bus = try FakeBus()
    let connection = try connection(to: bus)
    try bus.call(member, of: interface, serial: 7, wantsNoReply: true)
    try bus.call(member, of: interface, serial: 8)
    try bus.exchange(with: connection) { bus.messages.contains { $0.replySerial == 8 } }
    expectEqual(bus.messages.map(\.replySerial).filter { $0 != 0 }, [8])
    expectEqual(bus.messages.last?.kind, member == "Known" ? .reply : .failure)
  }

  @Test("whoever asks whether the program is there gets an answer")
  func ping() throws {
    let bus = try FakeBus()
    let connection = try connection(to: bus)
    try bus.call("Ping", of: "org.freedesktop.DBus.Peer", serial: 9)
    try bus.exchange(with: connection) { bus.messages.contains { $0.replySerial == 9 } }
    expectEqual(bus.messages.last?.kind, .reply)
    expectEqual(bus.messages.last?.arguments, [])
  }

  @Test("calls that the bus leaves unanswered end with it")
  func hangUp() throws {
    let bus = try FakeBus()
    let connection = try connection(to: bus)
    var (answers, ends) = ([[BusValue]?](), 0)
    connection.onClose = { ends += 1 }
    connection.call("a.b", "/a", interface, "Ask") { answers.append($0) }
    try bus.exchange(with: connection) { bus.messages.contains { $0.member == "Ask" } }
    expect(answers.isEmpty)
    bus.hangUp()
    for _ in 0..<3 { _ = connection.exchange() }
    expectEqual(answers, [nil])
    expectEqual(ends, 1)
    expect(!connection.isOpen)
  }
}
