import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("LineBreaker")
struct LineBreakerTests {
  /// A breaker for lines of a number of characters.
  private func breaker(_ characters: Double) -> LineBreaker {
    LineBreaker(
      measurer: FixedTextMeasurer(), style: TextStyle(size: 10), width: characters * 5.5 + 0.1)
  }

  @Test("the first letter of a paragraph decides the direction of all of its lines")
  func directions() {
    let breaker = LineBreaker(
      measurer: FixedTextMeasurer(), style: TextStyle(size: 10), width: 30)
    let lines = breaker.lines(
      of: "1. \u{5E9}\u{5DC} ab ef gh\nij \u{5E9}\u{5DC} mn op\n12", limit: .max)
    let ends = lines.map { String($0.text.suffix(2)) }
    expectEqual(ends, ["\u{5E9}\u{5DC}", "ef", "gh", "\u{5E9}\u{5DC}", "op", "12"])
    expectEqual(lines.map(\.isRightToLeft), [true, true, true, false, false, nil])
  }

  @Test(
    "a line that does not fit ends in an ellipsis, between whole characters",
    arguments: [
      ("Music", 5, "Music"), ("Music", 4, "Mus…"), ("Music", 1, "…"), ("Music", 0, ""),
      ("Cafe\u{301} au lait", 5, "Cafe\u{301}…"), ("Caf\u{E9}s", 4, "Caf…"),
      ("a👩‍👩‍👧b👩‍👩‍👧c", 4, "a👩‍👩‍👧b…"), ("a b c d", 5, "a b…"), ("two\nlines", 9, "two lines"),
    ])
  func ellipsis(text: String, width: Int, line: String) {
    let lines = breaker(Double(width)).texts(of: text, limit: 1)
    expectEqual(lines, [line])
  }

  @Test(
    "lines break at spaces, and the last one ends in an ellipsis",
    arguments: [
      ("one two three", 7, 3, ["one two", "three"]),
      ("one two three", 7, 1, ["one tw…"]),
      ("one two three", 5, 2, ["one", "two…"]),
      ("one  two", 3, 2, ["one", "two"]),
      ("unbreakable", 4, 3, ["unbr", "eaka", "ble"]),
      ("one\n\ntwo", 9, 3, ["one", "", "two"]),
      ("no\u{A0}break here", 8, 2, ["no\u{A0}break", "here"]),
    ])
  func wrapping(text: String, width: Int, limit: Int, lines: [String]) {
    expectEqual(breaker(Double(width)).texts(of: text, limit: limit), lines)
  }

  @Test("a very long text costs no more than what fits")
  func long() {
    let line = breaker(20).texts(of: String(repeating: "ab ", count: 20_000), limit: 1)
    expectEqual(line, [String("ab ab ab ab ab ab a…")])
  }

  @Test("no width breaks off, whatever the text", arguments: 0...30)
  func everyWidth(width: Int) {
    let text = "The quick brown fox, 👩‍👩‍👧 and e\u{301}clair"
    for limit in 1...4 {
      let lines = breaker(Double(width)).texts(of: text, limit: limit)
      expectAtMost(lines.count, limit)
      expect(width == 0 || lines.allSatisfy { $0.count <= width })
    }
  }
}
