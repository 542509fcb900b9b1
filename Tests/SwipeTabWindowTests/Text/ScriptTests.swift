import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Script")
struct ScriptTests {
  @Test(
    "letters know their script",
    arguments: [
      ("A", "Latn"), ("ß", "Latn"), ("ễ", "Latn"), ("Ω", "Grek"), ("ж", "Cyrl"),
      ("\u{5D0}", "Hebr"), ("\u{639}", "Arab"), ("\u{FDFA}", "Arab"), ("क", "Deva"),
      ("ก", "Thai"), ("한", "Hang"), ("ひ", "Hira"), ("カ", "Kana"), ("日", "Hani"),
      ("\u{20000}", "Hani"), ("Ａ", "Latn"),
    ] as [(Unicode.Scalar, String)])
  func letters(scalar: Unicode.Scalar, tag: String) {
    expectEqual(Script.tag(of: scalar), tag)
  }

  @Test(
    "what all scripts share has none",
    arguments: [" ", "7", "-", "…", "★", "€", "🎵"] as [Unicode.Scalar])
  func shared(scalar: Unicode.Scalar) {
    expectEqual(Script.tag(of: scalar), nil)
  }

  @Test("some scripts run from right to left")
  func directions() {
    expect(Script.isRightToLeft("Hebr"))
    expect(Script.isRightToLeft("Arab"))
    expect(!Script.isRightToLeft("Latn"))
  }
}
