/// A message to or from a bus, which belongs to the thread that made or received it.
nonisolated final class BusMessage {
  enum Kind: Int32 {
    case call = 1
    case reply, failure, signal
  }

  let object: DBusLibrary.Object
  private let library: DBusLibrary

  /// Takes over a message of the library.
  init(_ object: DBusLibrary.Object, _ library: DBusLibrary) {
    (self.object, self.library) = (object, library)
  }

  deinit { library.releaseMessage(object) }

  /// The kind, or nil for one of a later version of the protocol.
  var kind: Kind? { Kind(rawValue: library.type(object)) }
  /// The object that the message is for, or that sent a signal.
  var path: String { text(library.path(object)) }
  var interface: String { text(library.interface(object)) }
  var member: String { text(library.member(object)) }
  var sender: String { text(library.sender(object)) }
  /// The number of the call that this replies to, or 0 for other messages.
  var replySerial: UInt32 { library.replySerial(object) }
  var wantsNoReply: Bool { library.wantsNoReply(object) != 0 }

  private func text(_ pointer: DBusLibrary.Text?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  // MARK: Reading

  var arguments: [BusValue] {
    withIterator { iterator in
      guard library.beginReading(object, iterator) != 0 else { return [] }
      return values(at: iterator, depth: 0)
    }
  }

  private func values(at iterator: DBusLibrary.Slot, depth: Int) -> [BusValue] {
    var values: [BusValue] = []
    while library.argumentType(iterator) != 0 {
      values.append(value(at: iterator, depth: depth))
      if library.next(iterator) == 0 { break }
    }
    return values
  }

  private func value(at iterator: DBusLibrary.Slot, depth: Int) -> BusValue {
    switch UInt8(truncatingIfNeeded: library.argumentType(iterator)) {
    case UInt8(ascii: "y"): .byte(basic(at: iterator, 0))
    case UInt8(ascii: "b"): .bool(basic(at: iterator, UInt32(0)) != 0)
    case UInt8(ascii: "n"): .short(basic(at: iterator, 0))
    case UInt8(ascii: "q"): .int(Int32(basic(at: iterator, UInt16(0))))
    case UInt8(ascii: "i"): .int(basic(at: iterator, 0))
    case UInt8(ascii: "u"): .uint(basic(at: iterator, 0))
    case UInt8(ascii: "x"): .long(basic(at: iterator, 0))
    case UInt8(ascii: "d"): .double(basic(at: iterator, 0))
    case UInt8(ascii: "s"): .string(text(basic(at: iterator, nil)))
    case UInt8(ascii: "o"): .path(text(basic(at: iterator, nil)))
    case UInt8(ascii: "a"): .array("", inner(iterator, depth))
    case UInt8(ascii: "r"): .structure(inner(iterator, depth))
    case UInt8(ascii: "v"): inner(iterator, depth).first.map { .variant($0) } ?? .other
    case UInt8(ascii: "e"): entry(inner(iterator, depth))
    default: .other
    }
  }

  /// The values inside a container, to a bounded depth, because the stack is bounded.
  private func inner(_ iterator: DBusLibrary.Slot, _ depth: Int) -> [BusValue] {
    guard depth < 16 else { return [] }
    return withIterator { inside in
      library.recurse(iterator, inside)
      return values(at: inside, depth: depth + 1)
    }
  }

  private func entry(_ pair: [BusValue]) -> BusValue {
    pair.count == 2 ? .entry(pair[0], pair[1]) : .other
  }

  private func basic<Value>(at iterator: DBusLibrary.Slot, _ initial: Value) -> Value {
    var value = initial
    withUnsafeMutablePointer(to: &value) { library.getBasic(iterator, $0) }
    return value
  }

  // MARK: Writing

  func append(_ values: [BusValue]) {
    withIterator { iterator in
      library.beginWriting(object, iterator)
      for value in values { write(value, iterator) }
    }
  }

  private func write(_ value: BusValue, _ iterator: DBusLibrary.Slot) {
    switch value {
    case .byte(let value): basic("y", value, iterator)
    case .bool(let value): basic("b", UInt32(value ? 1 : 0), iterator)
    case .short(let value): basic("n", value, iterator)
    case .int(let value): basic("i", value, iterator)
    case .uint(let value): basic("u", value, iterator)
    case .long(let value): basic("x", value, iterator)
    case .double(let value): basic("d", value, iterator)
    case .string(let text):
      // A string of the bus would end at a null character.
      (text.utf8.contains(0) ? String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 }) : text)
        .withCString { basic("s", $0, iterator) }
    case .path(let path): path.withCString { basic("o", $0, iterator) }
    case .array(let element, let values): container("a", element, values, iterator)
    case .structure(let fields): container("r", nil, fields, iterator)
    case .entry(let key, let value): container("e", nil, [key, value], iterator)
    case .variant(let value): container("v", value.signature, [value], iterator)
    case .other: break
    }
  }

  private func basic<Value>(
    _ type: Unicode.Scalar, _ value: Value, _ iterator: DBusLibrary.Slot
  ) {
    withUnsafePointer(to: value) { _ = library.appendBasic(iterator, Int32(type.value), $0) }
  }

  private func container(
    _ type: Unicode.Scalar, _ signature: String?, _ values: [BusValue],
    _ iterator: DBusLibrary.Slot
  ) {
    withIterator { inside in
      if let signature {
        _ = library.openContainer(iterator, Int32(type.value), signature, inside)
      } else {
        _ = library.openContainer(iterator, Int32(type.value), nil, inside)
      }
      for value in values { write(value, inside) }
      _ = library.closeContainer(iterator, inside)
    }
  }

  private func withIterator<Result>(_ body: (DBusLibrary.Slot) -> Result) -> Result {
    var space = DBusLibrary.IteratorSpace()
    return withUnsafeMutablePointer(to: &space) { body(UnsafeMutableRawPointer($0)) }
  }
}
