import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("TextRun")
struct TextRunTests {
  /// The runs of a line as they are seen, each as it is stored.
  private func seen(_ line: String) -> [String] {
    TextRun.runs(of: line) { _ in 0 }.map(\.text)
  }

  @Test("ordinary text is one run, and Hebrew is read from the right")
  func single() {
    let hebrew = "\u{5E9}\u{5DC} \u{5E2}\u{5DD}"
    for line in ["Home", "Home (2), 50 %", "…", "42", " ", hebrew] {
      let isHebrew = line == hebrew
      let expected = TextRun(
        text: line, script: isHebrew ? "Hebr" : "Latn", isRightToLeft: isHebrew, font: 0)
      expectEqual(TextRun.runs(of: line) { _ in 0 }, [expected], "\(line)")
    }
  }

  @Test("an empty line has no runs")
  func empty() {
    expect(seen("").isEmpty)
  }

  @Test("each script is a run; what all share belongs to what comes before it")
  func scripts() {
    let runs = TextRun.runs(of: "«Ab — Жя, 日本") { _ in 0 }
    expectEqual(runs.map(\.text), ["«Ab — ", "Жя, ", "日本"])
    expectEqual(runs.map(\.script), ["Latn", "Cyrl", "Hani"])
  }

  @Test("each font is a run")
  func fonts() {
    let runs = TextRun.runs(of: "ab★c") { $0 == "★" ? 1 : 0 }
    expectEqual(runs.map(\.text), ["ab", "★", "c"])
    expectEqual(runs.map(\.font), [0, 1, 0])
  }

  @Test("the direction of a paragraph places the words of each of its lines")
  func paragraph() {
    let (hebrew, text) = ("\u{5E9}\u{5DC}", "SwipeTab \u{5E9}\u{5DC}.")
    func seen(_ text: String, _ isRightToLeft: Bool?) -> [String] {
      TextRun.runs(of: text, isRightToLeft: isRightToLeft) { _ in 0 }.map(\.text)
    }
    expectEqual(seen(text, nil), ["SwipeTab ", hebrew, "."])
    expectEqual(seen(text, true), [" \(hebrew).", "SwipeTab"])
    expectEqual(seen("ab.", true), [".", "ab"])
    expectEqual(seen("\(hebrew) ab.", false), [hebrew, " ab."])
  }

  // X and Y stand for Hebrew words; runs are listed from left to right, each as it is stored.
  @Test(
    "words stand where Unicode's algorithm has them",
    arguments: [
      ("ab X cd", ["ab ", "X", " cd"]),
      ("ab X Y", ["ab ", "X Y"]),
      ("X ab Y", [" Y", "ab", "X "]),
      ("X 42 Y", [" Y", "42", "X "]),
      ("ab X 42 Y cd", ["ab ", " Y", "42", "X ", " cd"]),
      ("ab 42 X", ["ab 42 ", "X"]),
      ("X ab 42", ["ab 42", "X "]),
      ("X, Y!", ["X, Y!"]),
      ("42 X", [" X", "42"]),
    ])
  func order(pattern: String, runs: [String]) {
    let hebrew = { (text: String) in
      String(text.map { $0 == "X" ? "\u{5D0}" : $0 == "Y" ? "\u{5D1}" : $0 })
    }
    expectEqual(seen(hebrew(pattern)), runs.map(hebrew))
  }
}
