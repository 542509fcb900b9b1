import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("JSON cursors")
struct JSONCursorTests {
  /// Reads a text with `body` and returns the mistakes as they are printed.
  private func mistakes(
    in text: String, _ body: (JSONCursor) -> Void
  ) throws -> [String] {
    let document = try JSONReader.parse(Array(text.utf8))
    let mistakes = JSONMistakes(in: document, file: "f")
    body(JSONCursor(document.root, mistakes: mistakes))
    return mistakes.diagnostics().map(\.description)
  }

  /// Expects that a text does not have a shape, and why.
  private func expectRefusal<Value>(
    _ text: String, as shape: JSONShape<Value>, with message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try mistakes(in: text) { cursor in
      expect(cursor.read(shape) == nil, sourceLocation: sourceLocation)
    }
    expectEqual(found, ["f:1:1: \(message)"], sourceLocation: sourceLocation)
  }

  private func read<Value>(_ text: String, as shape: JSONShape<Value>) throws -> Value? {
    let document = try JSONReader.parse(Array(text.utf8))
    let mistakes = JSONMistakes(in: document)
    let value = JSONCursor(document.root, mistakes: mistakes).read(shape)
    expectEqual(mistakes.diagnostics(), [])
    return value
  }

  enum Place: String, CaseIterable { case top, bottom }

  @Test("values of the right shape are read")
  func reads() throws {
    try expectEqual(read("1.5", as: .number), 1.5)
    try expectEqual(read("1", as: .number(in: 0...1)), 1)
    try expectEqual(read("7", as: .integer), 7)
    try expectEqual(read("7", as: .integer(in: 7...7)), 7)
    try expectEqual(read("\"a\"", as: .string), "a")
    try expectEqual(read("false", as: .boolean), false)
    try expectEqual(read("\"top\"", as: .one(of: Place.self)), .top)
    try expectEqual(read("\"two\"", as: .one(of: ["one": 1, "two": 2])), 2)
    try expectEqual(read("[1,2]", as: .array(of: .integer)), [1, 2])
    try expectEqual(read("3", as: .integer.map { $0 * 2 }), 6)
  }

  @Test("a value that does not have the shape is refused, and why")
  func refuses() throws {
    // Another type.
    try expectRefusal("\"1\"", as: .number, with: "expected a number, found a string")
    try expectRefusal("null", as: .number, with: "expected a number, found null")
    try expectRefusal("[]", as: .string, with: "expected a string, found an array")
    try expectRefusal("{}", as: .boolean, with: "expected true or false, found an object")
    try expectRefusal("true", as: .integer, with: "expected a whole number, found true")
    try expectRefusal("1", as: .array(of: .string), with: "expected an array, found a number")
    try expectRefusal(
      "1", as: .one(of: Place.self), with: "expected \"top\" or \"bottom\", found a number"
    )
    try expectRefusal(
      "false", as: .one(of: ["one": 1]), with: "expected \"one\", found false")
    // Numbers out of range.
    try expectRefusal(
      "1e999", as: .number, with: "expected a number that a double can hold, found 1e999")
    try expectRefusal(
      "1.5", as: .number(in: 0...1), with: "expected a number from 0 to 1, found 1.5")
    try expectRefusal(
      "-1", as: .number(in: 0.25...(.infinity)),
      with: "expected a number of at least 0.25, found -1")
    try expectRefusal(
      "9", as: .number(in: -(.infinity)...5),
      with: "expected a number of at most 5, found 9"
    )
    try expectRefusal("1.5", as: .integer, with: "expected a whole number, found 1.5")
    try expectRefusal(
      "1e999", as: .integer, with: "expected a whole number, found 1e999")
    try expectRefusal(
      "12", as: .integer(in: 0...9), with: "expected a whole number from 0 to 9, found 12")
    try expectRefusal(
      "-1", as: .integer(in: 0 ... .max),
      with: "expected a whole number of at least 0, found -1")
    try expectRefusal(
      "1", as: .integer(in: .min...0),
      with: "expected a whole number of at most 0, found 1")
    let digits = String(repeating: "9", count: 50)
    try expectRefusal(
      digits, as: .integer, with: "expected a whole number, found \(digits.prefix(40))…")
    // A string that is not on the list; it has the nearest one that is.
    try expectRefusal(
      "\"botom\"", as: .one(of: Place.self),
      with: #"expected "top" or "bottom", found "botom"; did you mean "bottom"?"#)
    try expectRefusal(
      "\"left\"", as: .one(of: ["one": 1, "two": 2]),
      with: #"expected "one" or "two", found "left""#)
  }

  @Test("keys that are missing, unknown or repeated are all reported")
  func keys() throws {
    let text = #"{"a":1,"titel":2,"a":3,"other":4,"A":5,"\u0061":6}"#
    let found = try mistakes(in: text) { cursor in
      let object = cursor.object(keys: ["a", "title", "id"])
      expectEqual(object?.required("a", .integer), 1)
      expectEqual(object?.required("id", .string), nil)
      expectEqual(object?.optional("title", .string), nil)
    }
    expectEqual(
      found,
      [
        #"f:1:1: expected the key "id""#,
        #"f:1:8: unknown key "titel"; did you mean "title"? (at $.titel)"#,
        #"f:1:18: duplicate key "a", first at 1:2 (at $.a)"#,
        #"f:1:24: unknown key "other"; expected "title", "a" or "id" (at $.other)"#,
        #"f:1:34: unknown key "A"; did you mean "a"? (at $.A)"#,
        #"f:1:40: duplicate key "a", first at 1:2 (at $.a)"#,
      ])
  }

  @Test("free keys are given in order, repeated ones reported")
  func dictionary() throws {
    let found = try mistakes(in: #"{"é":1,"e\u0301":2,"é":3}"#) { cursor in
      let members = cursor.dictionary()
      expectEqual(members?.map(\.name.unicodeScalars.count), [1, 2, 1])
      expectEqual(members?.map { $0.value.read(.integer) }, [1, 2, 3])
    }
    expectEqual(found, [#"f:1:20: duplicate key "é", first at 1:2 (at $["é"])"#])
    let list = try mistakes(in: "[]") { cursor in expect(cursor.dictionary() == nil) }
    expectEqual(list, ["f:1:1: expected an object, found an array"])
    let number = try mistakes(in: "1") { cursor in expect(cursor.object(keys: []) == nil) }
    expectEqual(number, ["f:1:1: expected an object, found a number"])
  }

  @Test("an array is read as far as it can be, each mistake with its path")
  func paths() throws {
    let text = """
      {"pages": [
        {"item": {"title": 1}},
        [[], [true, {"a b": 2}]],
        {"": 3}, 4
      ], "2x": [5]}
      """
    let found = try mistakes(in: text) { root in visit(root) }
    expectEqual(
      found,
      [
        "f:2:22: number (at $.pages[0].item.title)",
        "f:3:15: here (at $.pages[1][1][1])",
        #"f:3:23: number (at $.pages[1][1][1]["a b"])"#,
        #"f:4:8: number (at $.pages[2][""])"#,
        "f:4:12: number (at $.pages[3])",
        #"f:5:11: number (at $["2x"][0])"#,
      ])
  }

  /// Reports every number, and every object with a space in its first key, from the last to the first.
  private func visit(_ cursor: JSONCursor) {
    switch cursor.value.kind {
    case .object:
      let members = cursor.dictionary() ?? []
      for member in members.reversed() { visit(member.value) }
      if members.first?.name.contains(" ") == true { cursor.report("here") }
    case .array: for element in (cursor.array() ?? []).reversed() { visit(element) }
    case .number: cursor.report("number")
    default: break
    }
  }

  @Test("warnings are told from errors")
  func severity() throws {
    let document = try JSONReader.parse(Array("1".utf8))
    let mistakes = JSONMistakes(in: document)
    let cursor = JSONCursor(document.root, mistakes: mistakes)
    expect(!mistakes.hasErrors)
    cursor.report("odd", severity: .warning)
    expect(!mistakes.hasErrors)
    cursor.report("bad")
    expect(mistakes.hasErrors)
    expectEqual(mistakes.diagnostics().map(\.description), ["1:1: warning: odd", "1:1: bad"])
  }

  @Test("a thousand mistakes are kept and the rest counted")
  func limit() throws {
    let text = "[" + String(repeating: "1,", count: 1_233) + "1]"
    let found = try mistakes(in: text) { _ = $0.read(.array(of: .string)) }
    expectEqual(found.count, 1_001)
    expectEqual(found[999], "f:1:2000: expected a string, found a number (at $[999])")
    expectEqual(found[1_000], "f: and 234 more mistakes")
  }

  @Test("keys are compared through their hashes, so that many cost no more each than few")
  func manyKeys() throws {
    let keys = (0..<20_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    let value = try JSONReader.parse(Array("{\(keys),\"k7\":1}".utf8)).root
    var duplicates: [String] = []
    try #require(value.members).forEachDuplicateKey { again, first in
      duplicates.append("\(again.string ?? "") at \(first.offset)")
    }
    expectEqual(duplicates, ["k7 at 50"])
  }
}
