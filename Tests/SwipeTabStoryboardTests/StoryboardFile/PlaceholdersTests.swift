import Testing

@testable import TestSupport

@testable import SwipeTabStoryboard

@Suite("Names in braces")
struct PlaceholdersTests {
  private let values = ["seats": "2", "first name": "?", "a.b": "x", "席": "三", "loop": "{seats}"]

  @Test(
    "what names a value is replaced once, and everything else stays",
    arguments: [
      ("{seats} of {seats}", "2 of 2"), ("no braces", "no braces"), ("{}", "{}"),
      ("{first name}", "{first name}"), ("{a.b}{席}", "x三"), ("{other}", "{other}"),
      ("{loop}", "{seats}"), ("{{seats}}", "{2}"), ("{seats", "{seats"), ("seats}", "seats}"),
      ("func f() { return {seats} }", "func f() { return 2 }"), ("{", "{"),
    ])
  func fills(text: String, expected: String) {
    expectEqual(Placeholders.filled(text) { values[$0] }, expected)
  }

  @Test("only what can be a name is one")
  func names() {
    expectEqual(Placeholders.names(in: "{seats} { x } {a-b} {}"), ["seats", "a-b"])
  }
}
