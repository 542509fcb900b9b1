import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Text editor")
struct TextEditorTests {
  private func editor(_ text: String = "", limit: Int = 100) -> TextEditor {
    TextEditor(text, limit: limit)
  }

  @Test("characters are counted as people see them")
  func graphemes() {
    var editor = editor("a👨‍👩‍👧e\u{301}")
    expectEqual(editor.caret, 3)
    let isDeleted = editor.delete(.character, isForward: false)
    expect(isDeleted)
    expectEqual(editor.text, "a👨‍👩‍👧")
    editor.move(.character, isForward: false, extending: false)
    expectEqual(editor.caret, 1)
    _ = editor.insert("e")
    _ = editor.insert("\u{301}")
    expectEqual(editor.text, "ae\u{301}👨‍👩‍👧")
    expectEqual(editor.caret, 2)
  }

  @Test("a text replaces the selection, as far as the limit allows, and stays on one line")
  func insert() {
    var editor = editor("abcd", limit: 6)
    editor.place(at: 1)
    editor.place(at: 3, extending: true)
    expectEqual(editor.selectedText, "bc")
    let isInserted = editor.insert("1\n2\u{7}345678")
    expect(isInserted)
    expectEqual(editor.text, "a1 23d")
    expectEqual(editor.caret, 5)
    let isFull = !editor.insert("x")
    expect(isFull)
    expectEqual(editor.text, "a1 23d")
  }

  @Test("of a long text no more is read than there is room for")
  func longText() throws {
    let long = String(repeating: "ab\n", count: 4 << 20)
    var editor = editor("xy", limit: 7)
    try PeakMemory.expectGrowth(below: 4 << 20) {
      for _ in 0..<100 { _ = editor.insert(long) }
    }
    expectEqual(editor.text, "xyab ab")
    expect(editor.hasCut)
    editor.selectAll()
    _ = editor.insert("z")
    expectEqual(editor.text, "z")
    expect(!editor.hasCut)
    _ = editor.insert("1234567")
    expectEqual(editor.text, "z123456")
    expect(editor.hasCut)
    let isTyped = editor.insert("8")
    expect(!isTyped, "a typed letter without room is no cut text")
    expect(!editor.hasCut, "a typed letter without room is no cut text")
  }

  @Test("control characters take no room, and a character keeps thirty marks")
  func marks() {
    var editor = editor(limit: 3)
    let marks = String(repeating: "\u{301}", count: 50)
    _ = editor.insert("\u{1}\u{2}a\u{3}b" + marks + "c\u{4}")
    expectEqual(editor.characters.count, 3)
    expect(!editor.hasCut)
    expectEqual(editor.text.unicodeScalars.count, 33)
    editor.compose("x" + marks, caret: 1)
    expectEqual(editor.composition.map { $0.unicodeScalars.count }, [31])
  }

  @Test(
    "words are letters and digits, or signs",
    arguments: [(0, 3), (2, 3), (3, 4), (4, 9), (9, 9)])
  func words(from: Int, to: Int) {
    var editor = editor("foo, bar1")
    editor.place(at: from)
    editor.move(.word, isForward: true, extending: false)
    expectEqual(editor.caret, to)
    editor.selectWords(from: 6, to: 6)
    expectEqual(editor.selectedText, "bar1")
  }

  @Test("steps are undone and repeated, a typed word as one")
  func undo() {
    var editor = editor()
    for letter in "one" { _ = editor.insert(String(letter)) }
    _ = editor.insert(" ")
    for letter in "two" { _ = editor.insert(String(letter)) }
    var seen: [String] = []
    while editor.undo() { seen.append(editor.text) }
    expectEqual(seen, ["one ", "one", ""])
    seen = []
    while editor.redo() { seen.append(editor.text) }
    expectEqual(seen, ["one", "one ", "one two"])
  }

  @Test("a composition shows at the caret and is no part of the text")
  func composition() {
    var editor = editor("ab")
    editor.place(at: 1)
    editor.compose("にほ", caret: 1)
    expectEqual(String(editor.shown), "aにほb")
    expectEqual(editor.text, "ab")
    expectEqual(editor.shownCaret, 2)
    _ = editor.insert("日本")
    expectEqual(editor.text, "a日本b")
    expect(editor.composition.isEmpty)
    expectEqual(editor.caret, 3)
  }

  @Test("no sequence of edits breaks a promise", arguments: UInt64(1)...8)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "🏳️", "\u{301}", "\u{200D}", "🌈", "שלום", " ", "x y", "", "\n\u{0}", "각", "\u{1161}",
    ]
    var editor = editor("start", limit: Int.random(in: 0...12, using: &random))
    for _ in 0..<2000 {
      let (isForward, piece) = (Bool.random(using: &random), pieces.randomElement(using: &random))
      let unit: TextEditor.Unit = [.character, .word, .line][Int.random(in: 0..<3, using: &random)]
      switch Int.random(in: 0..<9, using: &random) {
      case 0: _ = editor.insert(piece ?? "")
      case 1: editor.compose(piece ?? "", caret: Int.random(in: -2...9, using: &random))
      case 2: _ = editor.delete(unit, isForward: isForward)
      case 3: editor.move(unit, isForward: isForward, extending: Bool.random(using: &random))
      case 4: editor.place(at: Int.random(in: -3...20, using: &random), extending: isForward)
      case 5:
        editor.selectWords(
          from: Int.random(in: -3...20, using: &random), to: Int.random(in: -3...20, using: &random)
        )
      case 6: editor.selectAll()
      case 7: _ = editor.undo()
      default: _ = editor.redo()
      }
      var promises = Promises()
      editor.check(&promises)
      expectEqual(promises.broken, [])
    }
  }

  @Test("what was taken back is forgotten when something else is typed")
  func redoAfterTyping() {
    var editor = editor()
    _ = editor.insert("a")
    _ = editor.undo()
    _ = editor.insert("b")
    let isRedone = editor.redo()
    expect(!isRedone)
    expectEqual(editor.text, "b")
    _ = editor.undo()
    editor.adopt("program")
    let isRedoneOverProgram = editor.redo()
    expect(!isRedoneOverProgram)
    expectEqual(editor.text, "program")
  }

  @Test(
    "an arrow leaves the selection at its own side, from whichever end it was made",
    arguments: [(1, 3), (3, 1)])
  func arrowsLeaveSelection(anchor: Int, caret: Int) {
    for (isForward, end) in [(false, 1), (true, 3)] {
      var editor = editor("abcd")
      editor.place(at: anchor)
      editor.place(at: caret, extending: true)
      expectEqual(editor.selection, 1..<3)
      editor.move(.character, isForward: isForward, extending: false)
      expectEqual(editor.caret, end)
      expect(editor.selection.isEmpty)
    }
  }

  @Test("a program's text keeps the caret at the end, or else where it is")
  func adoptedCaret() {
    for (caret, text, expected) in [(2, "abcd", 4), (2, "", 0), (1, "abcd", 1), (1, "", 0)] {
      var editor = editor("ab")
      editor.place(at: caret)
      editor.adopt(text)
      expectEqual(editor.text, text)
      expectEqual(editor.caret, expected)
      expect(editor.selection.isEmpty)
    }
  }
}
