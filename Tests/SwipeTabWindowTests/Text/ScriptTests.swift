import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Script")
struct ScriptTests {
  @Test("letters know their script, and what all scripts share has none")
  func letters() {
    let scripts: [(scalar: Unicode.Scalar, tag: String?)] = [
      ("A", "Latn"), ("ß", "Latn"), ("ễ", "Latn"), ("Ω", "Grek"), ("ж", "Cyrl"),
      ("\u{5D0}", "Hebr"), ("\u{639}", "Arab"), ("\u{FDFA}", "Arab"), ("क", "Deva"),
      ("ก", "Thai"), ("한", "Hang"), ("ひ", "Hira"), ("カ", "Kana"), ("日", "Hani"),
      ("\u{20000}", "Hani"), ("Ａ", "Latn"),
      (" ", nil), ("7", nil), ("-", nil), ("…", nil), ("★", nil), ("€", nil), ("🎵", nil),
    ]
    for (scalar, tag) in scripts { expectEqual(Script.tag(of: scalar), tag, "\(scalar)") }
  }

  @Test("some scripts run from right to left")
  func directions() {
    expect(Script.isRightToLeft("Hebr"))
    expect(Script.isRightToLeft("Arab"))
    expect(!Script.isRightToLeft("Latn"))
  }
}
