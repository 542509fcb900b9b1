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

  @Test("a text is broken into lines, and the last one ends in an ellipsis")
  func lines() {
    typealias Row = (text: String, width: Double, limit: Int, lines: [String])
    let laws: [(name: String, rows: [Row])] = [
      (
        "a line that does not fit ends in an ellipsis, between whole characters",
        [
          ("Music", 5, 1, ["Music"]), ("Music", 4, 1, ["Mus…"]), ("Music", 1, 1, ["…"]),
          ("Music", 0, 1, [""]), ("Cafe\u{301} au lait", 5, 1, ["Cafe\u{301}…"]),
          ("Caf\u{E9}s", 4, 1, ["Caf…"]), ("a👩‍👩‍👧b👩‍👩‍👧c", 4, 1, ["a👩‍👩‍👧b…"]),
          ("a b c d", 5, 1, ["a b…"]), ("two\nlines", 9, 1, ["two lines"]),
        ]
      ),
      (
        "lines break at spaces",
        [
          ("one two three", 7, 3, ["one two", "three"]), ("one two three", 7, 1, ["one tw…"]),
          ("one two three", 5, 2, ["one", "two…"]), ("one  two", 3, 2, ["one", "two"]),
          ("unbreakable", 4, 3, ["unbr", "eaka", "ble"]), ("one\n\ntwo", 9, 3, ["one", "", "two"]),
          ("no\u{A0}break here", 8, 2, ["no\u{A0}break", "here"]),
        ]
      ),
      (
        "a very long text costs no more than what fits",
        [(String(repeating: "ab ", count: 20_000), 20, 1, ["ab ab ab ab ab ab a…"])]
      ),
    ]
    for (name, rows) in laws {
      for (text, width, limit, lines) in rows {
        expectEqual(breaker(width).texts(of: text, limit: limit), lines, "\(name): \(lines)")
      }
    }
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
