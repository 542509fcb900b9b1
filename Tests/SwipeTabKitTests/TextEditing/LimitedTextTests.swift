import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Limited text")
struct LimitedTextTests {
  private let family = "👨‍👩‍👧‍👦"

  private func marks(_ count: Int) -> String { "a" + String(repeating: "\u{301}", count: count) }

  @Test("an ordinary text stays as it is", arguments: ["", "a", "日本語", "e\u{301}", "👨‍👩‍👧‍👦"])
  func ordinary(text: String) {
    expectEqual(text.limited(), text)
    expectEqual(text.limited(to: text.count), text)
  }

  @Test("a text is cut between characters", arguments: 0...5)
  func cut(count: Int) {
    let text = "a日" + family + marks(2) + "z"
    expectEqual(Array(text.limited(to: count)), Array(text.prefix(count)))
    expectEqual((text + text + text + text).limited(to: count), text.limited(to: count))
  }

  @Test("of a character only a letter and thirty marks are kept, and what follows stays")
  func marks() {
    expectEqual(marks(30).limited(), marks(30))
    for count in [31, 40, 20_000] {
      expectEqual((marks(count) + "b").limited(), marks(30) + "b")
      expectEqual(Array(marks(count).unicodeScalars).count, count + 1)
      expectEqual(Character(marks(count)).limited, Character(marks(30)))
    }
  }

  @Test("the beginning of a text ends between scalars", arguments: 1...40)
  func beginning(length: Int) {
    let text = String(repeating: "x", count: length) + String(repeating: "😀", count: 400)
    let beginning = text.beginning(characters: 3)
    expect(text.hasPrefix(String(beginning)))
    expectAtLeast(beginning.count, 3)
    expectAtMost(beginning.utf8.count, 3 * 4 * Character.mostScalars)
    expectEqual(text.beginning(characters: .max), text[...])
  }

  @Test("a line breaker gives the first lines of a text without end, and short characters")
  func lines() {
    let breaker = LineBreaker(
      measurer: FixedMeasurer(), style: TextStyle(size: 16), width: 100)
    let start = String(repeating: "word ", count: 400)
    let endless = start + String(repeating: "more ", count: 100_000)
    expectEqual(breaker.texts(of: endless, limit: 2), breaker.texts(of: start, limit: 2))
    expectEqual(breaker.texts(of: marks(5000) + " b", limit: 2), [marks(30) + " b"])
  }

  private struct FixedMeasurer: TextMeasuring {
    func width(of text: String, style: TextStyle) -> Double { 8 * Double(text.count) }
    func lineHeight(of style: TextStyle) -> Double { 20 }
  }
}
