import Testing

@testable import TestSupport

@testable import SwipeTabKit

/// Each character is 10 points wide.
@Suite("Text block")
struct TextBlockTests {
  private struct Measurer: TextMeasuring {
    func width(of text: String, style: TextStyle) -> Double { 10 * Double(text.count) }
    func lineHeight(of style: TextStyle) -> Double { 20 }
  }

  private func block(_ text: String, width: Double = 50, isRightToLeft: Bool = false) -> TextBlock {
    TextBlock(
      Array(text), width: width, measurer: Measurer(), isRightToLeft: isRightToLeft)
  }

  private func lines(_ text: String, width: Double = 50) -> [String] {
    let block = block(text, width: width)
    return block.lines.map { String(block.characters[$0]) }
  }

  @Test("lines break after spaces and at line breaks, and long words inside; no width is too small")
  func breaking() {
    let rows: [(text: String, width: Double, lines: [String])] = [
      ("", 50, [""]), ("abc", 50, ["abc"]), ("ab cd ef", 50, ["ab cd ", "ef"]),
      ("a\nb", 50, ["a", "b"]), ("a\n", 50, ["a", ""]), ("\n\n", 50, ["", "", ""]),
      ("abcdefgh", 50, ["abcde", "fgh"]), ("ab cdefgh", 50, ["ab ", "cdefg", "h"]),
      ("abcde fg", 50, ["abcde ", "fg"]), ("abc", 1, ["a", "b", "c"]), ("abc", 0, ["a", "b", "c"]),
    ]
    for (text, width, expected) in rows {
      expectEqual(lines(text, width: width), expected, "\(text), \(width) points")
      let count = block(text, width: width).lines.map(\.count).reduce(0, +)
      expectAtMost(count, text.count, "\(text), \(width) points")
    }
  }

  @Test("an index is on the line that it begins, and the end of a paragraph on its own")
  func index() {
    let block = block("ab cd ef\ngh")
    expectEqual([0, 5, 6, 8, 9, 11].map { block.line(ofIndex: $0) }, [0, 0, 1, 1, 2, 2])
    expectEqual([0, 1, 2].map { block.end(ofLine: $0) }, [5, 8, 11])
  }

  @Test("a caret is found where it is drawn", arguments: [false, true])
  func places(isRightToLeft: Bool) {
    let text = isRightToLeft ? "אב גד הו\nזח" : "ab cd ef\ngh"
    let block = block(text, isRightToLeft: isRightToLeft)
    for index in 0...text.count {
      let line = block.line(ofIndex: index)
      let x = block.x(ofIndex: index, onLine: line, in: 100)
      expectEqual(block.index(atX: x, onLine: line, in: 100), index)
      expect(isRightToLeft ? x >= 40 && x <= 100 : x <= 60)
    }
    expectEqual(block.index(atX: isRightToLeft ? -99 : 999, onLine: 0, in: 100), 5)
  }
}
