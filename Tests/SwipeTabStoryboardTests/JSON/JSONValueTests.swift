import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("JSON values")
struct JSONValueTests {
  private func root(_ text: String) throws -> JSONValue {
    try JSONReader.parse(Array(text.utf8)).root
  }

  @Test("each value knows its kind, and answers nil where it is asked for another")
  func kind() throws {
    let values: [(text: String, kind: JSONValue.Kind)] = [
      ("{}", .object), ("[]", .array), ("\"\"", .string), ("-1", .number), ("true", .boolean),
      ("false", .boolean), ("null", .null),
    ]
    for (text, kind) in values {
      let value = try root(text)
      expectEqual(value.kind, kind, "\(text)")
      expectEqual(value.string, kind == .string ? "" : nil, "\(text)")
      expectEqual(value.number?.value, kind == .number ? -1 : nil, "\(text)")
      expectEqual(value.boolean, kind == .boolean ? text == "true" : nil, "\(text)")
      expectEqual(value.elements != nil, kind == .array, "\(text)")
      expectEqual(value.members != nil, kind == .object, "\(text)")
      expect(!value.isString(text), "\(text)")
    }
  }

  @Test("arrays and members keep their order, duplicates and all")
  func order() throws {
    let value = try root(#"{"b":[1,[2,[]],{"x":[3]},4],"a":null,"b":{}}"#)
    let members = try #require(value.members)
    expectEqual(members.map { $0.key.string }, ["b", "a", "b"])
    expectEqual(members.map { $0.value.kind }, [.array, .null, .object])
    let elements = try #require(members.first { _ in true }?.value.elements)
    expectEqual(elements.map { $0.kind }, [.number, .array, .object, .number])
    expectEqual(elements.compactMap { $0.number?.value }, [1, 4])
  }

  @Test("every value and key knows its place")
  func places() throws {
    let value = try root("{\n \"é\": [\"\u{1F600}\", 12],\r\n\t\"b\":{ }\n}")
    let members = Array(try #require(value.members))
    expectEqual(members.map { "\($0.key.place())" }, ["2:2", "3:2"])
    expectEqual(members.map { "\($0.value.place())" }, ["2:7", "3:6"])
    expectEqual(members.map { $0.key.offset }, [3, 25])
    try expectEqual(#require(members[0].value.elements).map { "\($0.place())" }, ["2:8", "2:13"])
  }

  @Test("places begin at the line that was given")
  func firstLine() throws {
    let document = try JSONReader.parse(Array("[\n1]".utf8), firstLine: 41)
    expectEqual(document.place(at: 2), JSONPlace(offset: 2, line: 42, column: 1))
    #expect(
      throws: JSONError(
        place: .init(offset: 1, line: 7, column: 2),
        message: "expected a value or ']', found the end of the text")
    ) {
      try JSONReader.parse([UInt8(ascii: "[")], firstLine: 7)
    }
  }

  static let strings: [(text: String, content: String)] = [
    (#""""#, ""), (#""plain""#, "plain"), (#""é音\u00e9""#, "é音é"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0000""#, "\0"),
    (#""\uD834\uDD1E\ud83d\uDE00x""#, "\u{1D11E}\u{1F600}x"), (#""\\u0041""#, "\\u0041"),
    (#""\\\"""#, "\\\""), (#""\uFFFF""#, "\u{FFFF}"),
  ]

  @Test("strings are decoded", arguments: strings)
  func decodes(text: String, content: String) throws {
    let value = try root(text)
    expectEqual(value.string.map { Array($0.utf8) }, Array(content.utf8))
    expect(value.isString(content))
    expect(!value.isString(content + "x"))
  }

  @Test("strings are told apart by scalars, not by what they look like")
  func scalars() throws {
    try expect(!root("\"e\u{301}\"").isString("\u{E9}"))
    try expect(root(#""e\u0301""#).isString("e\u{301}"))
    try expect(!root("\"\u{212A}\"").isString("K"))
  }

  static let numbers: [(text: String, value: Double, integer: Int?)] = [
    ("0", 0, 0), ("-0", -0.0, 0), ("12", 12, 12), ("-7", -7, -7), ("2.0", 2, 2),
    ("1e3", 1000, 1000),
    ("0.1", 0.1, nil), ("9007199254740993", 9_007_199_254_740_992, 9_007_199_254_740_993),
    ("9223372036854775807", 0x1p63, .max), ("9223372036854775808", 0x1p63, nil),
    ("1e18", 1e18, nil), ("1e999", .infinity, nil), ("-1e999", -.infinity, nil), ("1e-999", 0, 0),
    ("5e-324", .leastNonzeroMagnitude, nil),
    ("1.7976931348623157e308", .greatestFiniteMagnitude, nil),
    ("1E99999999999999999999999", .infinity, nil), ("0e99999999999999999999999", 0, 0),
    ("0.1000000000000000055511151231257827021181583404541015625", 0.1, nil),
  ]

  @Test(
    "numbers are the nearest double, keep their text and are exact when whole", arguments: numbers)
  func number(text: String, value: Double, integer: Int?) throws {
    let number = try #require(try root("[\(text) ]").elements?.first { _ in true }?.number)
    expectEqual(number.text, text)
    expectEqual(number.value, value)
    expectEqual(number.value.sign, value.sign)
    expectEqual(number.integer, integer)
  }

  @Test("a number with a hundred thousand digits is read")
  func longNumber() throws {
    let digits = String(repeating: "3", count: 100_000)
    try expectEqual(root("0." + digits).number?.value, 1.0 / 3)
    try expectEqual(root(digits).number?.value, .infinity)
  }
}
