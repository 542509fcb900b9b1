import SwipeTabKit

/// The form of a value: its expected JSON, and its conversion.
package struct JSONShape<Value>: Sendable {
  package let read: @Sendable (JSONCursor) -> Value?
  /// The members of its JSON Schema, which are empty for shapes that no schema describes.
  let schema: @Sendable () -> String

  package init(
    _ schema: @autoclosure @escaping @Sendable () -> String = "",
    _ read: @escaping @Sendable (JSONCursor) -> Value?
  ) {
    (self.read, self.schema) = (read, schema)
  }

  /// The shape as a definition of the schema.
  func defined(as name: String) -> Self { Self("\"$ref\": \"#/$defs/\(name)\"", read) }

  /// Returns the value and the warnings about the file, or nil and all mistakes in it.
  package func read(
    _ bytes: [UInt8], file: String, limits: JSONReader.Limits
  ) -> (value: Value?, problems: [Diagnostic]) {
    let parsed = Result { () throws(JSONError) in try JSONReader.parse(bytes, limits: limits) }
    switch parsed {
    case .failure(let error): return (nil, [error.diagnostic(file: file)])
    case .success(let document):
      let mistakes = JSONMistakes(in: document, file: file)
      let value = JSONCursor(document.root, mistakes: mistakes).read(self)
      return (mistakes.hasErrors ? nil : value, mistakes.diagnostics())
    }
  }

  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> JSONShape<Other> {
    JSONShape<Other>(schema()) { cursor in self.read(cursor).map(transform) }
  }
}

extension JSONShape<String> {
  package static var string: Self {
    Self(#""type": "string""#) { cursor in
      cursor.value.string ?? cursor.mismatch(expected: "a string")
    }
  }

  static var text: Self {
    Self(string.schema()) { cursor in
      guard let text = cursor.read(.string) else { return nil }
      cursor.reportControl(in: text)
      return text
    }
  }
}

extension JSONShape<Bool> {
  package static var boolean: Self {
    Self(#""type": "boolean""#) { cursor in
      cursor.value.boolean ?? cursor.mismatch(expected: "true or false")
    }
  }
}

extension JSONShape<Double> {
  package static var number: Self { number(in: -Double.infinity...Double.infinity) }

  package static func number(in range: ClosedRange<Double>) -> Self {
    Self(#""type": "number""# + limits(range.lowerBound, range.upperBound)) { cursor in
      guard let number = cursor.value.number else { return cursor.mismatch(expected: "a number") }
      guard number.value.isFinite else {
        cursor.report("expected a number that a double can hold, found \(number.shortText)")
        return nil
      }
      guard range.contains(number.value) else {
        cursor.report("expected a number \(words(for: range)), found \(number.shortText)")
        return nil
      }
      return number.value
    }
  }

  static func limits(_ lower: Double, _ upper: Double) -> String {
    (lower.isFinite ? ", \"minimum\": \(lower.shortText)" : "")
      + (upper.isFinite ? ", \"maximum\": \(upper.shortText)" : "")
  }

  private static func words(for range: ClosedRange<Double>) -> String {
    let (lower, upper) = (range.lowerBound.shortText, range.upperBound.shortText)
    if !range.upperBound.isFinite { return "of at least \(lower)" }
    return range.lowerBound.isFinite ? "from \(lower) to \(upper)" : "of at most \(upper)"
  }
}

extension JSONShape<Int> {
  package static var integer: Self { integer(in: .min ... .max) }

  /// A whole number in a range, where `Int.min` and `Int.max` mean no limit.
  package static func integer(in range: ClosedRange<Int>) -> Self {
    Self(#""type": "integer""# + limits(range)) { cursor in
      guard let number = cursor.value.number else {
        return cursor.mismatch(expected: "a whole number")
      }
      guard let integer = number.integer, range.contains(integer) else {
        let words = words(for: range, isHuge: abs(number.value) >= Double(Int.max))
        cursor.report("expected a whole number\(words), found \(number.shortText)")
        return nil
      }
      return integer
    }
  }

  private static func limits(_ range: ClosedRange<Int>) -> String {
    JSONShape<Double>.limits(
      range.lowerBound == .min ? -.infinity : Double(range.lowerBound),
      range.upperBound == .max ? .infinity : Double(range.upperBound))
  }

  private static func words(for range: ClosedRange<Int>, isHuge: Bool) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): ""
    case (_, .max) where !isHuge: " of at least \(range.lowerBound)"
    case (.min, _) where !isHuge: " of at most \(range.upperBound)"
    default: " from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

extension Double {
  var shortText: String { abs(self) < 1e15 ? DecimalText.text(self) : "\(self)" }
}

extension JSONNumber {
  var shortText: String { text.utf8.count > 40 ? text.prefix(40) + "…" : text }
}

extension JSONShape {
  package static func one(of choices: KeyValuePairs<String, Value>) -> Self
  where Value: Sendable {
    JSONShape<Int>.choice(among: choices.map(\.key)).map { choices[$0].value }
  }

  package static func one(of type: Value.Type) -> Self
  where Value: CaseIterable & RawRepresentable<String> & Sendable {
    let cases = Array(type.allCases)
    return JSONShape<Int>.choice(among: cases.map(\.rawValue)).map { cases[$0] }
  }

  /// An array, whose unreadable values are reported and omitted.
  package static func array<Element>(of shape: JSONShape<Element>) -> Self
  where Value == [Element] {
    Self("\"type\": \"array\", \"items\": { \(shape.schema()) }") { cursor in
      cursor.array()?.compactMap(shape.read)
    }
  }
}

extension JSONShape {
  /// An array that is not empty, where `noun` is the name of an element.
  func filled<Element>(with noun: String) -> Self where Value == [Element] {
    Self(schema() + ", \"minItems\": 1") { cursor in
      if cursor.value.elements.map({ Array($0).isEmpty }) == true {
        cursor.report("expected \(noun) at least, found none")
      }
      return read(cursor)
    }
  }
}

extension JSONShape<[Double]> {
  static func numbers(_ count: Int, in range: ClosedRange<Double>) -> Self {
    let number = JSONShape<Double>.number(in: range)
    let items = #""type": "array", "items": { \#(number.schema()) }"#
    return Self(items + ", \"minItems\": \(count), \"maxItems\": \(count)") { cursor in
      guard let cursors = cursor.array() else { return nil }
      guard cursors.count == count else {
        cursor.report("expected \(count) numbers, found \(cursors.count)")
        return nil
      }
      let numbers = cursors.compactMap(number.read)
      return numbers.count == count ? numbers : nil
    }
  }
}

extension JSONShape<String> {
  package static func name(among names: [String]) -> Self {
    JSONShape<Int>.choice(among: names).map { names[$0] }
  }
}

extension JSONShape<Int> {
  package static func choice(among names: [String]) -> Self {
    Self("\"enum\": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]") { cursor in
      guard let given = cursor.value.string else {
        return cursor.mismatch(expected: quotedList(names))
      }
      if let place = cursor.value.place(among: names) { return place }
      let hint = NearestName.hint(for: given, in: names)
      cursor.report("expected \(quotedList(names)), found \(quoted(given))\(hint)")
      return nil
    }
  }
}
