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

  @Test("letters that are typed find entries")
  mutating func letters() {
    typealias Press = (key: String, time: Double, from: Int?, found: Int?)
    var rows: [(name: String, presses: [Press])] = [
      (
        "one letter again and again goes through all that begin with it, around the end",
        [
          ("b", 0, nil, 1), ("b", 0.1, 1, 4), ("b", 0.2, 4, 5), ("b", 0.3, 5, 7), ("b", 0.4, 7, 1),
        ]
      ),
      (
        "letters within the quiet time are one text, and after it another begins",
        [
          ("b", 0, 0, 1), ("r", 0.9, 1, 4), ("e", 1.8, 4, 4), ("e", 2.9, 4, 2), ("z", 3, 2, nil),
          ("2", 5, 2, 6),
        ]
      ),
      (
        "a space counts within a text alone, and accents and case do not count",
        [
          ("space", 0, nil, nil), ("b", 0, nil, 1), ("i", 0.1, 1, 7), ("g", 0.2, 7, 7),
          ("space", 0.3, 7, 7), ("shift+l", 0.4, 7, 7), ("space", 2, 7, nil), ("e", 3, 7, 2),
        ]
      ),
    ]
    rows += ["ctrl+b", "alt+b", "f1", "?"].map { ("\($0) is no letter", [($0, 0, nil, nil)]) }
    for (name, presses) in rows {
      typeAhead = TypeAhead()
      for (key, time, index, found) in presses {
        expectEqual(type(key, at: time, from: index), found, "\(name): \(key) at \(time)")
      }
    }
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

  @Test("a letter finds no other one, and nothing in an empty list")
  func nothing() {
    let rows: [(typed: Character, titles: [String])] = [
      ("п", ["Нет"]), ("β", ["Beta"]), ("e", ["Ель"]), ("i", ["й"]), ("a", []),
    ]
    for (typed, titles) in rows {
      var typeAhead = TypeAhead()
      let index = typeAhead.index(
        for: KeyPress(.character(typed)), at: 0, quiet: 1, from: nil, count: titles.count
      ) { titles[$0] }
      expectEqual(index, nil, "\(typed) in \(titles)")
    }
  }
}
