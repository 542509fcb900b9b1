import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("String tables")
struct StringTablesTests {
  private let tables = StringTables(
    tables: [
      "en": ["SLUG-A": "en a", "SLUG-B": "en b"], "pt": ["SLUG-A": "pt a"],
      "pt-BR": ["SLUG-C": "br c"],
    ], fallback: "en")

  @Test("a token is looked for from the closest table to the fallback, and in the program's own")
  func lookup() {
    let waiting = StringTables(
      tables: ["en": ["SLUG-A": "Alpha", "SLUG-B": ""], "de": ["SLUG-A": "", "SLUG-B": "b"]],
      fallback: "en")
    let over = StringTables(
      tables: ["en": ["SLUG-BACK": "Return"], "fr": ["SLUG-BACK": "En arrière"], "de": [:]],
      fallback: "en")
    typealias Text = (token: String, locale: String?, text: String?)
    let rows: [(name: String, tables: StringTables, texts: [Text])] = [
      (
        "the closest table", tables,
        [
          ("SLUG-C", "pt-BR", "br c"), ("SLUG-A", "pt-BR", "pt a"), ("SLUG-A", "pt-BR-x", "pt a"),
          ("SLUG-B", "pt-BR", "en b"), ("SLUG-B", "fr", "en b"), ("SLUG-B", nil, "en b"),
          ("SLUG-C", "pt", nil),
        ]
      ),
      ("no table", StringTables(), [("SLUG-A", "en", nil), ("SLUG-MORE", nil, "More")]),
      (
        "an empty text waits for its translation, but for that of the fallback", waiting,
        [("SLUG-A", "de-AT", "Alpha"), ("SLUG-B", "de", "b"), ("SLUG-B", "en", "")]
      ),
      (
        "a table goes over the program's own words in many languages", over,
        [
          ("SLUG-BACK", nil, "Return"), ("SLUG-BACK", "fr-CA", "En arrière"),
          ("SLUG-BACK", "de", "Zurück"), ("SLUG-BACK", "eo", "Return"),
          ("SLUG-MORE", "ja-JP", "その他"), ("SLUG-MORE", "eo", "More"),
        ]
      ),
      ("no table but a fallback", StringTables(fallback: "ar"), [("SLUG-MORE", nil, "المزيد")]),
    ]
    for (name, tables, texts) in rows {
      for (token, locale, text) in texts {
        expectEqual(
          tables.text(for: token, locale: locale), text, "\(name): \(token) in \(locale ?? "none")")
      }
    }
  }

  @Test(
    "the titles of shortcuts are there in each language that the program has words in, and each differs"
  )
  func shortcuts() {
    expectEqual(Texts.languages.count, 17)
    for language in Texts.languages {
      for tokens in [
        BuiltInTexts.single.map(\.token), Array(BuiltInTexts.shortcuts.values),
        Array(BuiltInTexts.tabCommands.values), Array(BuiltInTexts.editCommands.values),
      ] {
        let texts = tokens.compactMap { BuiltInTexts.text(for: $0, locale: language) }
        expectEqual(Set(texts).count, tokens.count, "\(language)")
      }
    }
    expectEqual(BuiltInTexts.tabCommands[.moveToStart], "SLUG-TAB-MOVE-TO-START")
    expectEqual(BuiltInTexts.editCommands[.selectAll], "SLUG-EDIT-SELECT-ALL")
    let next = "SLUG-SHORTCUT-NEXT"
    expectEqual(BuiltInTexts.shortcuts[.next], next)
    expectEqual(StringTables().text(for: next, locale: "de-AT"), "Nächster Tab")
    expectEqual(StringTables().text(for: next, locale: "eo"), "Next tab")
    expectEqual(BuiltInTexts.text(for: next, locale: "eo"), nil)
  }

  @Test("a token begins with its prefix, in upper case")
  func tokens() {
    expect(StringTables.isToken("SLUG-"))
    expect(StringTables.isToken("SLUG-A"))
    expect(!StringTables.isToken("slug-a"))
    expect(!StringTables.isToken(" SLUG-A"))
  }

  @Test("locales are letters, then more of them or digits behind hyphens")
  func locales() {
    for locale in ["en", "pt-BR", "zh-Hant-TW", "es-419"] { expect(StringTables.isLocale(locale)) }
    for text in ["", "e", "en-", "-en", "en_US", "e n", "123", "en-abcdefghi", "ен"] {
      expect(!StringTables.isLocale(text), "\(text)")
    }
  }
}
