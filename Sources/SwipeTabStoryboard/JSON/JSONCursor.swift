import SwipeTabKit

/// A value being read, with the list that collects mistakes.
///
/// A value that cannot be read is reported and becomes nil, and reading continues, so that one pass finds all mistakes.
package struct JSONCursor {
  package let value: JSONValue
  package let mistakes: JSONMistakes

  package init(_ value: JSONValue, mistakes: JSONMistakes) {
    self.value = value
    self.mistakes = mistakes
  }

  package func read<Value>(_ shape: JSONShape<Value>) -> Value? { shape.read(self) }

  package func report(
    _ message: @autoclosure () -> String, severity: Diagnostic.Severity = .error
  ) {
    mistakes.report(message(), at: value, severity: severity)
  }

  /// Reports a value of the wrong kind, as in `expected a number, found a string`, and returns nil.
  package func mismatch<Value>(expected: String) -> Value? {
    report("expected \(expected), found \(description)")
    return nil
  }

  private var description: String {
    switch value.kind {
    case .object, .array, .null, .string: value.kind.phrase
    case .boolean: value.boolean == true ? "true" : "false"
    case .number: "a number"
    }
  }

  package func array() -> [JSONCursor]? {
    guard let elements = value.elements else { return mismatch(expected: "an array") }
    return elements.map { JSONCursor($0, mistakes: mistakes) }
  }

  /// The members of an object with arbitrary keys, of which repeated ones are reported.
  package func dictionary() -> [(key: JSONCursor, name: String, value: JSONCursor)]? {
    guard let members = value.members else { return mismatch(expected: "an object") }
    reportDuplicates(in: members)
    return members.map { member in
      let key = JSONCursor(member.key, mistakes: mistakes)
      return (key, member.key.string ?? "", JSONCursor(member.value, mistakes: mistakes))
    }
  }

  /// The object, whose unknown and repeated keys are reported.
  ///
  /// Messages do not list the keys in `more`. With `ignoresOthers`, unknown keys cause only warnings, because a newer
  /// version may have written them. `remark` knows more of some unknown keys.
  package func object(
    keys listed: [String], and more: [String] = [], ignoresOthers: Bool = false,
    remark: (String) -> String? = { _ in nil }
  ) -> JSONObject? {
    let keys = more.isEmpty ? listed : listed + more
    guard let members = value.members else { return mismatch(expected: "an object") }
    reportDuplicates(in: members)
    var values = [JSONValue?](repeating: nil, count: keys.count)
    var meant: [String] = []
    for member in members {
      guard let place = member.key.place(among: keys) else {
        if ignoresOthers {
          let name = quoted(member.key.string ?? "")
          mistakes.report("unknown key \(name) is ignored", at: member.key, severity: .warning)
        } else {
          let remark = remark(member.key.string ?? "")
          let (message, key) = unknownKey(member.key, among: listed, remark)
          mistakes.report(message, at: member.key)
          if let key { meant.append(key) }
        }
        continue
      }
      values[place] = values[place] ?? member.value
    }
    return JSONObject(cursor: self, keys: keys, values: values, meant: meant)
  }

  private func reportDuplicates(in members: JSONMembers) {
    members.forEachDuplicateKey { again, first in
      mistakes.report("duplicate key \(quoted(again.string ?? ""))", at: again, first: first)
    }
  }

  /// The message for an unknown key, and the key that it names.
  private func unknownKey(
    _ key: JSONValue, among keys: [String], _ remark: String?
  ) -> (String, key: String?) {
    let name = key.string ?? ""
    let lower = name.lowercased()
    let start = "unknown key \(quoted(name))"
    let remark =
      remark ?? mistakes.remarks[lower] ?? keys.first.flatMap { mistakes.remarks["\($0).\(lower)"] }
    if let remark { return ("\(start); \(remark)", nil) }
    if let meant = mistakes.meanings[lower] {
      if meant.isEmpty { return ("\(start); there is no key for that yet", nil) }
      if let known = meant.first(where: keys.contains) {
        return ("\(start); use \(quoted(known))", known)
      }
    } else if let near = NearestName.nearest(to: name, in: keys) {
      return ("\(start); did you mean \(quoted(near))?", near)
    }
    let list = quotedList(NearestName.sorted(keys, nearTo: name), most: keys.count <= 8 ? 8 : 5)
    return ("\(start); expected \(list)", nil)
  }
}

/// An object being read, and its allowed keys.
package struct JSONObject {
  package let cursor: JSONCursor
  private let keys: [String]
  private let values: [JSONValue?]
  /// The keys that messages about unknown ones have named.
  private let meant: [String]

  fileprivate init(
    cursor: JSONCursor, keys: [String], values: [JSONValue?], meant: [String]
  ) {
    (self.cursor, self.keys, self.values, self.meant) = (cursor, keys, values, meant)
  }

  /// Reports that several keys are all missing, unless a message about an unknown key has named one of them.
  package func reportMissing(_ message: String, anyOf keys: [String]) {
    if !meant.contains(where: keys.contains) { cursor.report(message) }
  }

  /// The value at one of the object's keys, the first if the key is repeated.
  package subscript(key: String) -> JSONCursor? {
    guard let place = keys.firstIndex(of: key) else {
      preconditionFailure("\(key) is missing in the object's list of keys")
    }
    return values[place].map { JSONCursor($0, mistakes: cursor.mistakes) }
  }

  package func optional<Value>(_ key: String, _ shape: JSONShape<Value>) -> Value? {
    self[key]?.read(shape)
  }

  package func required<Value>(_ key: String, _ shape: JSONShape<Value>) -> Value? {
    guard let value = self[key] else {
      reportMissing("expected the key \(quoted(key))", anyOf: [key])
      return nil
    }
    return value.read(shape)
  }
}
