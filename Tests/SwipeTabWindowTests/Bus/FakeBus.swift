import Glibc
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

/// A bus without a program, to which one connection at a time may be made.
///
/// Nothing of it waits: `exchange(with:until:)` lets both ends take turns.
final class FakeBus {
  /// Where a connection finds it.
  var address: String { "unix:path=" + path }
  /// The messages that have arrived, in order.
  private(set) var messages: [BusMessage] = []

  private let folder: TemporaryFolder
  private let path: String
  private let listener: Int32
  private let library: DBusLibrary
  private let wire: BusWire
  private var peer: Int32 = -1
  private var bytes: [UInt8] = []
  private var isBegun = false

  init() throws {
    library = try #require(DBusLibrary.shared)
    wire = try BusWire()
    folder = try TemporaryFolder()
    path = folder.file("bus")
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8)
    try #require(name.count < MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound && listen(listener, 1) == 0)
  }

  deinit {
    hangUp()
    close(listener)
  }

  /// Ends the connection.
  func hangUp() {
    if peer >= 0 { close(peer) }
    peer = -1
  }

  /// Sends a call from another program.
  func call(_ member: String, of interface: String, serial: UInt32, wantsNoReply: Bool = false)
    throws
  {
    let made = try #require(library.newCall(nil, "/a/b", interface, member))
    let message = BusMessage(made, library)
    wire.setSerial(made, serial)
    wire.setNoReply(made, wantsNoReply ? 1 : 0)
    var data: UnsafeMutablePointer<CChar>?
    var count: Int32 = 0
    try #require(wire.marshal(message.object, &data, &count) != 0)
    defer { wire.free(data) }
    try #require(write(peer, data, Int(count)) == Int(count))
  }

  /// Lets both ends take turns until a condition holds; at most a thousand times.
  func exchange(with connection: BusConnection, until condition: () -> Bool) throws {
    for _ in 0..<1000 where !condition() {
      _ = connection.exchange()
      try receive()
    }
    try #require(condition())
  }

  /// Whether the connection has said who it is and has sent its first call.
  var isReady: Bool { messages.contains { $0.member == "Hello" } }

  private func receive() throws {
    if peer < 0 {
      var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 0) == 1 else { return }
      peer = accept(listener, nil, nil)
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(peer, &chunk, chunk.count, Int32(MSG_DONTWAIT))
    if count > 0 { bytes += chunk.prefix(count) }
    while !isBegun, let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: bytes[..<end].filter { $0 >= 32 }, as: UTF8.self)
      bytes.removeSubrange(...end)
      try answer(line)
    }
    if isBegun { try takeMessages() }
  }

  /// Answers a line of the greeting.
  private func answer(_ line: String) throws {
    isBegun = line == "BEGIN"
    guard !isBegun else { return }
    let answer = line.hasPrefix("AUTH") ? "OK " + String(repeating: "0a", count: 16) : "ERROR"
    let sent = Array((answer + "\r\n").utf8)
    try #require(write(peer, sent, sent.count) == sent.count)
  }

  private func takeMessages() throws {
    while !bytes.isEmpty {
      let taken: (count: Int, message: DBusLibrary.Object?) = bytes.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else {
          return (0, nil)
        }
        let needed = wire.bytesNeeded(start, Int32(buffer.count))
        guard needed > 0, Int(needed) <= buffer.count else { return (0, nil) }
        return (Int(needed), wire.demarshal(start, needed, nil))
      }
      guard taken.count > 0 else { return }
      messages.append(BusMessage(try #require(taken.message), library))
      bytes.removeFirst(taken.count)
    }
  }
}

/// The functions of libdbus-1 that only the other end of a connection needs.
private struct BusWire {
  typealias Object = DBusLibrary.Object
  let marshal:
    @convention(c) (
      Object, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<Int32>
    ) -> UInt32
  let demarshal: @convention(c) (UnsafePointer<CChar>, Int32, Object?) -> Object?
  let bytesNeeded: @convention(c) (UnsafePointer<CChar>, Int32) -> Int32
  let setNoReply: @convention(c) (Object, UInt32) -> Void
  let setSerial: @convention(c) (Object, UInt32) -> Void
  let free: @convention(c) (UnsafeMutableRawPointer?) -> Void

  init() throws {
    let handle = try #require(dlopen("libdbus-1.so.3", RTLD_LAZY | RTLD_LOCAL))
    func function<Function>(_ name: String) throws -> Function {
      unsafeBitCast(try #require(dlsym(handle, "dbus_" + name)), to: Function.self)
    }
    marshal = try function("message_marshal")
    demarshal = try function("message_demarshal")
    bytesNeeded = try function("message_demarshal_bytes_needed")
    setNoReply = try function("message_set_no_reply")
    setSerial = try function("message_set_serial")
    free = try function("free")
  }
}
