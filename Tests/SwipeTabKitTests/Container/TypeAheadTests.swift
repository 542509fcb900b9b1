import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Finding entries by the letters that are typed.
@Suite("Type-ahead")
struct TypeAheadTests {
  private static let titles: [String?] = [
    "Apple", "Banana", "Éclair", nil, "Bread", "  Berlin cake", "2 eggs", "Big loaf", "Ærø", "ばん",
  ]
  private var typeAhead = TypeAhead()

  private mutating func type(_ name: String, at time: Double, from index: Int?) -> Int? {
    guard let key = KeyPress(named: name) else { return nil }
    return typeAhead.index(
      for: key, at: time, quiet: 1, from: index, count: Self.titles.count
    ) { Self.titles[$0] }
  }

  @Test("one letter again and again goes through all that begin with it, around the end")
  mutating func cycle() {
    var index: Int?
    var found: [Int?] = []
    for step in 0..<5 {
      index = type("b", at: Double(step) * 0.1, from: index)
      found.append(index)
    }
    expectEqual(found, [1, 4, 5, 7, 1])
  }

  @Test("letters within the quiet time are one text, and after it another begins")
  mutating func text() {
    expectEqual(type("b", at: 0, from: 0), 1)
    expectEqual(type("r", at: 0.9, from: 1), 4)
    expectEqual(type("e", at: 1.8, from: 4), 4)
    expectEqual(type("e", at: 2.9, from: 4), 2)
    expectEqual(type("z", at: 3, from: 2), nil)
    expectEqual(type("2", at: 5, from: 2), 6)
  }

  @Test("a space counts within a text alone, and accents and case do not count")
  mutating func spaces() {
    expectEqual(type("space", at: 0, from: nil), nil)
    expectEqual(type("b", at: 0, from: nil), 1)
    expectEqual(type("i", at: 0.1, from: 1), 7)
    expectEqual(type("g", at: 0.2, from: 7), 7)
    expectEqual(type("space", at: 0.3, from: 7), 7)
    expectEqual(type("shift+l", at: 0.4, from: 7), 7)
    expectEqual(type("space", at: 2, from: 7), nil)
    expectEqual(type("e", at: 3, from: 7), 2)
  }

  @Test(
    "every script is known, and neither case nor marks count",
    arguments: [
      ("п", "Привет"), ("е", "Ёлка"), ("ё", "Ель"), ("β", "Βήτα"), ("ή", "Ηλιος"), ("βητ", "Βήτα"),
      ("οδος", "ΟΔΟΣ"), ("οδοσ", "οδός"), ("e", "Élan"), ("é", "Elan"), ("s", "ßa"), ("ß", "Ssa"),
      ("i", "İstanbul"), ("ı", "Irmak"), ("ا", "أحمد"), ("ש", "שָׁלוֹם"), ("क", "कमल"), ("कु", "कुमल"),
      ("한", "한글"), ("日本", "日本語"), ("2", "٢٣"), ("o", "Ørsted"), ("e", "E\u{301}lan"),
      ("e", "\u{200E}Elan"),
    ])
  mutating func scripts(typed: String, title: String) {
    let titles = ["Я", "Ω", "ת", "ख", "z", "1", title]
    var index: Int?
    for letter in typed {
      index = typeAhead.index(
        for: KeyPress(.character(letter)), at: 0, quiet: 1, from: index, count: titles.count
      ) { titles[$0] }
    }
    expectEqual(index, 6)
  }

  @Test(
    "a letter finds no other one",
    arguments: [("п", "Нет"), ("β", "Beta"), ("e", "Ель"), ("i", "й")])
  mutating func otherLetters(typed: Character, title: String) {
    let index = typeAhead.index(
      for: KeyPress(.character(typed)), at: 0, quiet: 1, from: nil, count: 1
    ) { _ in title }
    expectEqual(index, nil)
  }

  @Test(
    "other keys and letters with modifiers are none", arguments: ["ctrl+b", "alt+b", "f1", "?"])
  mutating func others(name: String) {
    expectEqual(type(name, at: 0, from: nil), nil)
  }

  @Test("an empty list has nothing to find")
  mutating func empty() {
    let index = typeAhead.index(
      for: KeyPress(.character("a")), at: 0, quiet: 1, from: nil, count: 0
    ) { _ in "a" }
    expectEqual(index, nil)
  }
}
