import SwipeTabKit

/// The keys of a kind of object in a storyboard, from which its reading, its schema and the lists of its keys follow.
struct Record<Value>: Sendable {
  /// The name of its definition in the schema.
  let name: String
  let words: String
  let keys: [Key<Value>]
  let names: [String]
  let empty: @Sendable () -> Value

  init(
    _ name: String, _ empty: @autoclosure @escaping @Sendable () -> Value,
    @RecordBuilder<Value> _ content: () -> (words: String, keys: [Key<Value>])
  ) {
    (self.name, self.empty, (words, keys)) = (name, empty, content())
    names = self.keys.flatMap { $0.rows.map(\.name) }
  }

  /// The keys as those of another object, where the schema refers to this one.
  var rows: [KeyRow] {
    keys.flatMap(\.rows).map { row in
      var row = row
      row.home = row.home ?? name
      return row
    }
  }

  /// Reads all keys, and returns false if a required one is missing or wrong.
  func read(_ object: JSONObject, into value: inout Value) -> Bool {
    keys.reduce(true) { $1.read(object, &value) && $0 }
  }

  var shape: JSONShape<Value> {
    JSONShape { cursor in
      guard let object = cursor.object(keys: names) else { return nil }
      var value = empty()
      return read(object, into: &value) ? value : nil
    }.defined(as: name)
  }
}

extension JSONShape {
  /// A shape that contains shapes of its own kind.
  static func later(_ shape: @autoclosure @escaping @Sendable () -> Self) -> Self {
    Self(shape().schema()) { shape().read($0) }
  }

  /// An object of this shape, or a value that is short for one.
  func or(_ short: JSONShape<Value>) -> Self {
    Self("\"anyOf\": [{ \(short.schema()) }, { \(schema()) }]") { cursor in
      cursor.value.kind == .object ? read(cursor) : short.read(cursor)
    }
  }

  /// An object of this shape, or a text for users that is short for one, with its noun.
  func or(_ noun: String, _ made: @escaping @Sendable (String) -> Value) -> Self {
    let text = JSONShape<String>.userText.map(made)
    return or(
      JSONShape(text.schema()) { cursor in
        cursor.value.kind == .string
          ? cursor.read(text) : cursor.mismatch(expected: "\(noun) or an object")
      })
  }
}

struct KeyRow: Sendable {
  let name: String
  /// Sentences, the last of which begins with "For example" and goes on with values as JSON.
  var words = ""
  var isRequired = false
  /// The record that describes it, if that is another one.
  var home: String?
  var schema: @Sendable () -> String = { "" }
}

/// A key of an object and what it sets, or several keys that are read together.
struct Key<Value>: Sendable {
  fileprivate(set) var rows: [KeyRow]
  let read: @Sendable (JSONObject, inout Value) -> Bool

  /// Keys that are read together, by a function that returns whether the object is valid.
  init(_ rows: [KeyRow], read: @escaping @Sendable (JSONObject, inout Value) -> Bool) {
    (self.rows, self.read) = (rows, read)
  }

  init(rule: @escaping @Sendable (JSONObject, inout Value) -> Void) {
    self.init([]) { object, value in
      rule(object, &value)
      return true
    }
  }

  /// All keys of a record, which belong to a part of this object's value.
  init<Part>(_ record: Record<Part>, _ path: WritableKeyPath<Value, Part> & Sendable) {
    self.init(record.rows) { record.read($0, into: &$1[keyPath: path]) }
  }

  /// A key with a function that reads it, and returns nil if it is wrong.
  init<Content>(
    _ name: String, like shape: JSONShape<Content>, isRequired: Bool = false,
    read: @escaping @Sendable (inout Value, JSONCursor) -> Void?
  ) {
    let row = KeyRow(name: name, isRequired: isRequired, schema: shape.schema)
    self.init([row]) { object, value in
      if isRequired, object[name] == nil {
        object.reportMissing("expected the key \(quoted(name))", anyOf: [name])
      }
      return object[name].flatMap { read(&value, $0) } != nil || !isRequired
    }
  }

  func described(in home: String) -> Key {
    var copy = self
    copy.rows[0].home = home
    return copy
  }

  init<Content>(
    _ name: String, _ shape: JSONShape<Content>, isRequired: Bool = false,
    set: @escaping @Sendable (inout Value, Content, JSONCursor) -> Void
  ) {
    self.init(name, like: shape, isRequired: isRequired) { value, cursor in
      cursor.read(shape).map { set(&value, $0, cursor) }
    }
  }

  // A closure and not a key path, of which each is looked up when the program starts.
  init<Content>(
    _ name: String, _ shape: JSONShape<Content>, isRequired: Bool = false,
    set: @escaping @Sendable (inout Value, Content) -> Void
  ) {
    self.init(name, shape, isRequired: isRequired) { value, content, _ in set(&value, content) }
  }
}

/// The sentences on a record, then its keys, each after the sentences on it.
@resultBuilder
enum RecordBuilder<Value> {
  enum Part {
    case words(String)
    case key(Key<Value>)
  }

  static func buildExpression(_ words: String) -> Part { .words(words) }
  static func buildExpression(_ key: Key<Value>) -> Part { .key(key) }

  static func buildBlock(_ parts: Part...) -> (words: String, keys: [Key<Value>]) {
    var texts: [String] = []
    let keys = parts.enumerated().compactMap { place, part -> Key<Value>? in
      switch part {
      case .words(let text): texts.append(text)
      case .key(var key):
        if place > 1, case .words(let text) = parts[place - 1] { key.rows[0].words = text }
        return key
      }
      return nil
    }
    return (texts.first ?? "", keys)
  }
}
