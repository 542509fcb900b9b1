import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// What RFC 8259 accepts and refuses, production by production.
@Suite("JSON conformance")
struct JSONConformanceTests {
  static let accepted = [
    // Section 2: a text is one value with white space around it.
    "null", "true", "false", "0", "\"\"", "[]", "{}", " \t\r\n1 \t\r\n", "\u{FEFF}1", "[\n]",
    // Section 4: objects.
    "{\"\":0}", "{\"a\":{\"b\":{}}}", "{ \"a\" : 1 , \"b\" : [ ] }", "{\"a\\u0000b\":1}",
    "{\"a\":1,\"a\":2}",
    // Section 5: arrays.
    "[1]", "[[],{},[[]]]", "[1,\"a\",null,true]", " [ 1 , 2 ] ",
    // Section 6: numbers.
    "-0", "-1", "10", "0.5", "-0.0", "1e1", "1E1", "1e+1", "1e-1", "0e0", "0e+1", "1.5E-10",
    "123456789012345678901234567890", "1e999", "-1e-999", "0.000000000000000000000000001",
    // Section 7: strings.
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u00e9\\u00E9\"", "\"\\uD834\\uDD1E\"", "\"\\u0000\"",
    "\"\\\\u0041\"", "\"\u{7F}\"", "\"\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\"",
    "\"\u{2028}\u{2029}\u{FEFF}\"", "\"/\"", "\"\\uFFFF\\uFDD0\"",
  ]

  @Test("a text of the grammar is read", arguments: accepted)
  func accepts(text: String) throws {
    _ = try JSONReader.parse(Array(text.utf8))
  }

  static let refused: [(text: String, error: String)] = [
    // No value, or more than one.
    ("", "1:1: expected a value, found the end of the text"),
    (" \n ", "2:2: expected a value, found the end of the text"),
    ("\u{FEFF}", "1:1: expected a value, found the end of the text"),
    ("\u{FEFF}\u{FEFF}1", "1:1: expected a value, found U+FEFF"),
    ("1 2", "1:3: expected the end of the text, found '2'"),
    ("{}}", "1:3: expected the end of the text, found '}'"),
    ("[] // end", "1:4: expected the end of the text, found '/' (there are no comments in JSON)"),
    ("1\0", "1:2: expected the end of the text, found U+0000"),
    // White space that is none.
    ("\u{0C}1", "1:1: expected a value, found U+000C"),
    ("\u{A0}1", "1:1: expected a value, found U+00A0"),
    ("[1\u{2028}]", "1:3: expected ',' or ']', found U+2028"),
    // Words.
    ("nul", "1:1: expected a value, found 'nul'; did you mean \"null\"?"),
    ("True", "1:1: expected a value, found 'True'; did you mean \"true\"?"),
    ("truefalse", "1:1: expected a value, found 'truefalse'"),
    ("[NaN]", "1:2: expected a value or ']', found 'NaN'"),
    ("[1,-Infinity]", "1:5: expected a digit after '-', found 'I'"),
    ("undefined", "1:1: expected a value, found 'undefined'"),
    ("true1", "1:1: expected a value, found 'true1'; did you mean \"true\"?"),
    // Arrays.
    ("[", "1:2: expected a value or ']', found the end of the text"),
    ("[1", "1:3: expected ',' or ']', found the end of the text"),
    ("[1,", "1:4: expected a value, found the end of the text"),
    ("[1,]", "1:4: expected a value, found ']' (no comma may follow the last value in JSON)"),
    ("[1 , \n ]", "2:2: expected a value, found ']' (no comma may follow the last value in JSON)"),
    ("[,1]", "1:2: expected a value or ']', found ','"),
    ("[1,,2]", "1:4: expected a value, found ','"),
    ("[1 2]", "1:4: expected ',' or ']', found '2'"),
    ("[1}", "1:3: expected ',' or ']', found '}' (for the '[' at 1:1)"),
    ("[1:2]", "1:3: expected ',' or ']', found ':'"),
    ("]", "1:1: expected a value, found ']'"),
    // Objects.
    ("{", "1:2: expected a quoted key or '}', found the end of the text"),
    ("{1:2}", "1:2: expected a quoted key or '}', found '1'"),
    ("{a:1}", "1:2: expected a quoted key or '}', found 'a'"),
    ("{,}", "1:2: expected a quoted key or '}', found ','"),
    (
      "{'a':1}",
      "1:2: expected a quoted key or '}', found \"'\" (strings stand in straight double quotes)"
    ),
    ("{\"a\"}", "1:5: expected ':' after the key, found '}'"),
    ("{\"a\" 1}", "1:6: expected ':' after the key, found '1'"),
    ("{\"a\"", "1:5: expected ':' after the key, found the end of the text"),
    ("{\"a\":", "1:6: expected a value, found the end of the text"),
    ("{\"a\":}", "1:6: expected a value, found '}'"),
    ("{\"a\":1", "1:7: expected ',' or '}', found the end of the text"),
    ("{\"a\":1]", "1:7: expected ',' or '}', found ']' (for the '{' at 1:1)"),
    (
      "{\"a\":1,}",
      "1:8: expected a quoted key, found '}' (no comma may follow the last value in JSON)"
    ),
    ("{\"a\":1 \"b\":2}", "1:8: expected ',' or '}', found '\"'"),
    ("{\"a\":1,,}", "1:8: expected a quoted key, found ','"),
    (
      "{\n  \"a\": 1,\n      }",
      "3:7: expected a quoted key, found '}' (no comma may follow the last value in JSON)"
    ),
    // Numbers.
    ("+1", "1:1: expected a value, found '+'"),
    ("-", "1:2: expected a digit after '-', found the end of the text"),
    ("--1", "1:2: expected a digit after '-', found '-'"),
    ("01", "1:2: expected no digit after a leading 0, found '1'"),
    ("-012", "1:3: expected no digit after a leading 0, found '1'"),
    (".5", "1:1: expected a value, found '.'"),
    ("1.", "1:3: expected a digit after the decimal point, found the end of the text"),
    ("[1.]", "1:4: expected a digit after the decimal point, found ']'"),
    ("1.e1", "1:3: expected a digit after the decimal point, found 'e'"),
    ("1e", "1:3: expected a digit in the exponent, found the end of the text"),
    ("1e+", "1:4: expected a digit in the exponent, found the end of the text"),
    ("1e1.5", "1:4: expected the end of the text, found '.'"),
    ("0x10", "1:2: expected the end of the text, found 'x'"),
    ("1_000", "1:2: expected the end of the text, found '_'"),
    ("１", "1:1: expected a value, found '１'"),
    // Strings.
    ("\"", "1:1: expected '\"' to end this string, found the end of the text"),
    ("[\"abc]", "1:2: expected '\"' to end this string, found the end of the text"),
    ("\"a\nb\"", "1:3: expected '\"' or the escape \\n, found a line break"),
    ("\"a\rb\"", "1:3: expected '\"' or the escape \\r, found a carriage return"),
    ("\"\t\"", "1:2: expected the escape \\t, found a bare tab"),
    ("\"\0\"", "1:2: expected the escape \\u0000, found a bare control character"),
    ("\"\u{1F}\"", "1:2: expected the escape \\u001F, found a bare control character"),
    ("\"\\x41\"", "1:3: expected one of \" \\ / b f n r t u after '\\', found 'x'"),
    ("\"\\'\"", "1:3: expected one of \" \\ / b f n r t u after '\\', found \"'\""),
    (
      "\"\\",
      "1:3: expected one of \" \\ / b f n r t u after '\\', found the end of the text"
    ),
    ("\"\\\u{1F600}\"", "1:3: expected one of \" \\ / b f n r t u after '\\', found '\u{1F600}'"),
    ("\"\\u12\"", "1:6: expected four hexadecimal digits after \\u, found '\"'"),
    ("\"\\u12g4\"", "1:6: expected four hexadecimal digits after \\u, found 'g'"),
    (
      "\"\\u", "1:4: expected four hexadecimal digits after \\u, found the end of the text"
    ),
    ("\"\\uD800\"", "1:2: expected a low surrogate after the high surrogate \\uD800"),
    ("\"\\uD800\\u0041\"", "1:2: expected a low surrogate after the high surrogate \\uD800"),
    ("\"\\uD800\\n\"", "1:2: expected a low surrogate after the high surrogate \\uD800"),
    ("\"\\uDBFF\\uD800\"", "1:2: expected a low surrogate after the high surrogate \\uDBFF"),
    ("\"\\udc00\"", "1:2: expected a high surrogate before the low surrogate \\udc00"),
    ("“a”", "1:1: expected a value, found '“' (strings stand in straight double quotes)"),
    // Places count Unicode scalars, and only \n ends a line.
    ("[\"é\u{1F600}e\u{301}\" x]", "1:9: expected ',' or ']', found 'x'"),
    ("[\r\n1\r\nx]", "3:1: expected ',' or ']', found 'x'"),
    ("[\r1 x]", "1:5: expected ',' or ']', found 'x'"),
    ("\u{FEFF}[x]", "1:2: expected a value or ']', found 'x'"),
  ]

  @Test("a text outside of the grammar is refused where it leaves it", arguments: refused)
  func refuses(text: String, error: String) {
    expectRefusal(Array(text.utf8), withError: error)
  }

  static let malformed: [(bytes: [UInt8], error: String)] = [
    ([0x80], "1:2: expected UTF-8, found the byte 80"),
    ([0xBF, 0xBF], "1:2: expected UTF-8, found the bytes BF BF"),
    // Overlong forms.
    ([0xC0, 0x80], "1:2: expected UTF-8, found the bytes C0 80"),
    ([0xC1, 0xBF], "1:2: expected UTF-8, found the bytes C1 BF"),
    ([0xE0, 0x80, 0x80], "1:2: expected UTF-8, found the bytes E0 80 80"),
    ([0xE0, 0x9F, 0xBF], "1:2: expected UTF-8, found the bytes E0 9F BF"),
    ([0xF0, 0x80, 0x80, 0x80], "1:2: expected UTF-8, found the bytes F0 80 80 80"),
    ([0xF0, 0x8F, 0xBF, 0xBF], "1:2: expected UTF-8, found the bytes F0 8F BF BF"),
    // Surrogates.
    ([0xED, 0xA0, 0x80], "1:2: expected UTF-8, found the bytes ED A0 80"),
    ([0xED, 0xBF, 0xBF], "1:2: expected UTF-8, found the bytes ED BF BF"),
    // Beyond U+10FFFF.
    ([0xF4, 0x90, 0x80, 0x80], "1:2: expected UTF-8, found the bytes F4 90 80 80"),
    ([0xF5, 0x80, 0x80, 0x80], "1:2: expected UTF-8, found the bytes F5 80 80 80"),
    ([0xFE], "1:2: expected UTF-8, found the byte FE"),
    ([0xFF], "1:2: expected UTF-8, found the byte FF"),
    // Cut off.
    ([0xC3], "1:2: expected UTF-8, found the byte C3"),
    ([0xE2, 0x82], "1:2: expected UTF-8, found the bytes E2 82"),
    ([0xF0, 0x9F, 0x98], "1:2: expected UTF-8, found the bytes F0 9F 98"),
    // Behind a whole character.
    ([0xC3, 0xA9, 0x80], "1:3: expected UTF-8, found the byte 80"),
  ]

  @Test("bytes that are not UTF-8 are refused in a string, where a value is due, and as UTF-16")
  func refusesMalformed() {
    let quote = UInt8(ascii: "\"")
    for (bytes, error) in Self.malformed {
      expectRefusal([quote] + bytes + [quote], withError: error)
    }
    for (bytes, error) in Self.malformed.dropLast() {
      expectRefusal([UInt8(ascii: " ")] + bytes, withError: error)
    }
    for mark: [UInt8] in [[0xFE, 0xFF], [0xFF, 0xFE]] {
      expectRefusal(
        mark + [0, 0x7B], withError: "1:1: expected UTF-8, found the byte order mark of UTF-16")
    }
  }

  @Test(
    "the first and last character of each length is accepted",
    arguments: [
      0x20, 0x7F, 0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xCFFF, 0xD000, 0xD7FF, 0xE000, 0xFFFD, 0xFFFF,
      0x10000, 0x3FFFF, 0x40000, 0xFFFFF, 0x100000, 0x10FFFF,
    ] as [UInt32])
  func acceptsBoundary(number: UInt32) throws {
    let text = String(try #require(Unicode.Scalar(number)))
    let document = try JSONReader.parse(Array("\"\(text)\"".utf8))
    expect(document.root.isString(text))
  }
}

/// Expects that a text is refused, and why and where.
func expectRefusal(
  _ bytes: [UInt8], withError description: String, limits: JSONReader.Limits = .init(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(JSONError) {
    _ = try JSONReader.parse(bytes, limits: limits)
    Issue.record("the text was read", sourceLocation: sourceLocation)
  } catch {
    expectEqual(error.description, description, sourceLocation: sourceLocation)
  }
}
