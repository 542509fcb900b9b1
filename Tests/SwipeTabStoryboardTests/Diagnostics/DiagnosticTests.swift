import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("Diagnostics")
struct DiagnosticTests {
  static let descriptions: [(diagnostic: Diagnostic, text: String)] = [
    (Diagnostic(message: "wrong"), "wrong"),
    (Diagnostic(file: "a", message: "wrong"), "a: wrong"),
    (Diagnostic(file: "a", line: 3, column: 7, message: "wrong"), "a:3:7: wrong"),
    (Diagnostic(file: "a", line: 3, message: "wrong"), "a:3: wrong"),
    (Diagnostic(line: 3, column: 7, message: "wrong"), "3:7: wrong"),
    (Diagnostic(file: "a", column: 7, message: "wrong"), "a: wrong"),
    (
      Diagnostic(file: "a", line: 3, column: 7, path: "$.b[2]", message: "wrong"),
      "a:3:7: wrong (at $.b[2])"
    ),
    (Diagnostic(file: "a", line: 1, column: 1, path: "$", message: "wrong"), "a:1:1: wrong"),
    (Diagnostic(file: "\u{1B}[2J\na", line: 1, message: "\u{7}"), "U+001B[2J\\na:1: U+0007"),
    (Diagnostic(file: "a", severity: .warning, message: "odd"), "a: warning: odd"),
  ]

  @Test("the description leaves out what is unknown", arguments: descriptions)
  func description(diagnostic: Diagnostic, text: String) {
    expectEqual(diagnostic.description, text)
  }

  static let quotations: [(text: String, quotation: String)] = [
    ("", #""""#), ("plain text", #""plain text""#), (#"a"b\c"#, #""a\"b\\c""#),
    ("a\nb\r\tc", #""a\nb\r\tc""#), ("\u{1B}[31m", #""U+001B[31m""#), ("\u{202E}x", #""U+202Ex""#),
    ("\u{A0}é音", #""U+00A0é音""#), ("\u{10FFFF}", #""U+10FFFF""#),
    (String(repeating: "é", count: 40), "\"" + String(repeating: "é", count: 40) + "\""),
    (String(repeating: "é", count: 41), "\"" + String(repeating: "é", count: 40) + "…\""),
  ]

  @Test("what a terminal obeys is escaped, and all else stays as it is")
  func escapes() {
    expectEqual(legible("a \"b\" \\ é音👍"), "a \"b\" \\ é音👍")
    expectEqual(legible("\u{1B}[31m\r\n\t\u{202E}"), "U+001B[31m\\r\\n\\tU+202E")
    let long = String(repeating: "é", count: 1000)
    expectEqual(legible(long + "\n"), long + "\\n")
  }

  @Test("what was given is quoted on one line, cut when long", arguments: quotations)
  func quotation(text: String, quotation: String) {
    expectEqual(quoted(text), quotation)
  }

  @Test("lists end with or and are cut after twenty names")
  func lists() {
    expectEqual(quotedList([]), "nothing")
    expectEqual(quotedList(["a"]), #""a""#)
    expectEqual(quotedList(["a", "b"]), #""a" or "b""#)
    expectEqual(quotedList(["a", "b", "c"]), #""a", "b" or "c""#)
    let names = (1...20).map { "\($0)" }
    expect(quotedList(names).hasSuffix(#", "19" or "20""#))
    expect(quotedList(names + ["x", "y"]).hasSuffix(#", "19", "20" or 2 more"#))
  }
}
