import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("LineWalk")
struct LineWalkTests {
  private static let style = TextStyle(size: 10)

  private func breaker(_ characters: Double, _ measurer: any TextMeasuring) -> LineBreaker {
    LineBreaker(measurer: measurer, style: Self.style, width: characters * 5.5 + 0.1)
  }

  /// Texts of some length: words, one word without end, short lines, another script, letters that join, and marks.
  private static func texts(_ length: Int) -> [String] {
    func many(_ part: String) -> String { String(repeating: part, count: length / part.count) }
    return [
      many("one another and the next "), many("x"), many("ab\n"), many("漢字"), many("مرحبا "),
      many("سلام"), many("e\u{301}"), many("👩‍👩‍👧"), many(" "), many("\n"),
      many("a\u{A0}b "), many("кот и пёс "),
    ]
  }

  @Test("a text of twice the length is read and measured twice", arguments: 0..<12, [0.0, 1, 20])
  func linear(text index: Int, width: Double) {
    let costs = [1_500, 3_000].map { length in
      let text = Self.texts(length)[index]
      let measurer = CountingMeasurer()
      var walk = LineWalk(text, breaker(width, measurer))
      while !walk.isAtEnd { _ = walk.takeLine() }
      expectAtMost(walk.visited, 6 * text.count + 10)
      expectAtMost(measurer.characters, 3 * text.count + 200)
      return (walk.visited, measurer.characters)
    }
    expect(costs[1].0 <= 2 * costs[0].0 + 100 && costs[1].1 <= 2 * costs[0].1 + 200)
  }

  @Test("what follows the last line is not read, but for the spaces there", arguments: 0..<12)
  func limit(text index: Int) {
    let measurer = CountingMeasurer()
    let text = Self.texts(100_000)[index]
    guard text.first != " " else { return }
    var walk = LineWalk(text, breaker(20, measurer))
    _ = walk.takeLine()
    _ = walk.takeRest()
    expectLess(walk.visited, 400)
    expectLess(measurer.characters, 1_000)
  }

  /// The lines that hold as many words as fit, found by trying.
  private func expected(_ text: String, _ breaker: LineBreaker) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ").map(String.init) {
        if !line.isEmpty, breaker.fits(line + " " + word) {
          line += " " + word
          continue
        }
        if !line.isEmpty { lines.append(line) }
        line = word
        while !breaker.fits(line) {
          let count = max(1, (1...line.count).last { breaker.fits(String(line.prefix($0))) } ?? 1)
          if count == line.count { break }
          lines.append(String(line.prefix(count)))
          line = String(line.dropFirst(count))
        }
      }
      return lines + [line]
    }
  }

  @Test("each line holds as many words as fit", arguments: Seeds.first(24))
  func greedy(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = [
      "a", "of", "word", "another", "e\u{301}t\u{E9}", "漢字漢字漢", "👩‍👩‍👧", "مرحبا", "unbreakable", "кот",
    ]
    let text = (0..<40).map { _ in
      (words.randomElement(using: &random) ?? "")
        + (Int.random(in: 0..<9, using: &random) == 0 ? "\n" : " ")
    }.joined().trimmedEnd
    for width in 1...24 {
      let breaker = breaker(Double(width), FixedTextMeasurer())
      expectEqual(breaker.texts(of: text, limit: .max), expected(text, breaker))
    }
  }

  /// Letters that stand farther apart in a word, and closer where they join, than they do alone.
  private struct WideWords: TextMeasuring {
    let share: Double
    func width(of text: String, style: TextStyle) -> Double {
      5.5 * Double(text.count) + share * 5.5 * Double(max(0, text.count - 1))
    }
    func lineHeight(of style: TextStyle) -> Double { 12 }
  }

  @Test(
    "no line is wider than it may be where letters change beside others",
    arguments: [-0.3, -0.02, 0.02, 0.025])
  func kerning(share: Double) {
    for (index, text) in Self.texts(600).enumerated() where index < 6 {
      for width in 2...30 {
        let breaker = breaker(Double(width), WideWords(share: share))
        expect(
          breaker.texts(of: text, limit: .max).allSatisfy { $0.count == 1 || breaker.fits($0) })
      }
    }
  }

  @Test("control characters and line breaks are shown as spaces")
  func controls() {
    let breaker = breaker(40, FixedTextMeasurer())
    expectEqual(
      breaker.texts(of: "a\tb\u{1}c\r\nd\u{2028}e\u{85}f", limit: .max), ["a b c", "d", "e", "f"])
    expectEqual(breaker.texts(of: "a\tb\r\nc\u{2028}d\u{7F}e", limit: 1), ["a b c d e"])
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
