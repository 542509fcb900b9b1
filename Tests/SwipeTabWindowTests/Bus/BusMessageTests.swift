import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite(
  "Messages of D-Bus", .enabled(if: DBusLibrary.shared != nil, "libdbus-1 is not on this machine"))
struct BusMessageTests {
  /// A message with values, as it would arrive.
  private func message(_ values: [BusValue]) throws -> BusMessage {
    let library = try #require(DBusLibrary.shared)
    let object = try #require(library.newSignal("/a/b", "org.example.Test", "Told"))
    let message = BusMessage(object, library)
    message.append(values)
    return message
  }

  @Test(
    "a value arrives as it was sent",
    arguments: [
      BusValue.byte(255), .bool(true), .bool(false), .short(-32768), .int(.min), .uint(.max),
      .long(.min), .double(-0.5), .string("Ärger 漢字 🙂"), .string(""), .path("/"), .path("/a/b1"),
      .structure([.int(1), .string("x"), .structure([.bool(true)])]), .variant(.string("inside")),
      .variant(.variant(.double(2))),
    ])
  func roundTrip(value: BusValue) throws {
    let values = [BusValue.int(7), value, .string("after")]
    try expectEqual(message(values).arguments, values)
  }

  @Test("a null character does not end a text")
  func null() throws {
    try expectEqual(message([.string("Al\0pha")]).arguments, [.string("Al\u{FFFD}pha")], "the text")
  }

  @Test("an array arrives with its elements, also an empty one")
  func arrays() throws {
    let pairs = BusValue.array(
      "{sv}",
      [.entry(.string("dark"), .variant(.uint(1))), .entry(.string("b"), .variant(.bool(true)))])
    let arguments = try message([pairs, .array("(so)", []), .string("after")]).arguments
    expectEqual(arguments.count, 3)
    expectEqual(arguments[0][key: "dark"]?.integer, 1)
    expectEqual(arguments[0][key: "b"]?.flag, true)
    expectEqual(arguments[0][key: "c"], nil)
    expect(arguments[1].elements.isEmpty)
    expectEqual(arguments[2].text, "after")
  }

  @Test("a message says where it comes from")
  func heading() throws {
    let message = try message([])
    expectEqual(message.kind, .signal)
    expectEqual(message.path, "/a/b")
    expectEqual(message.interface, "org.example.Test")
    expectEqual(message.member, "Told")
    expectEqual(message.sender, "")
    expectEqual(message.arguments, [])
  }

  @Test("values deeper than the protocol's own limit are cut off, not followed")
  func depth() throws {
    var value = BusValue.int(1)
    for _ in 0..<30 { value = .variant(value) }
    var found = try #require(try message([value]).arguments.first)
    var depth = 0
    while case .variant(let inner) = found { (found, depth) = (inner, depth + 1) }
    expect((1...30).contains(depth))
  }

  @Test("a signature names the type of what was made here")
  func signatures() {
    expectEqual(BusValue.structure([.string(""), .path("/")]).signature, "(so)")
    expectEqual(BusValue.array("{sv}", []).signature, "a{sv}")
    expectEqual(BusValue.entry(.string(""), .variant(.int(1))).signature, "{sv}")
  }
}

@Suite("The session's bus")
struct SessionBusTests {
  @Test("nobody answers at a place where there is no bus")
  func missing() {
    let connection = BusConnection(
      address: "unix:path=/nonexistent/bus", ready: { _ in }, receive: { _, _ in })
    expect(connection == nil)
    expect(BusConnection(address: "nonsense", ready: { _ in }, receive: { _, _ in }) == nil)
  }
}
