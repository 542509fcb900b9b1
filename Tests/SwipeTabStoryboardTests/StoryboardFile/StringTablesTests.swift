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

  @Test("a token is looked for from the closest table to the fallback")
  func lookup() {
    expectEqual(tables.text(for: "SLUG-C", locale: "pt-BR"), "br c")
    expectEqual(tables.text(for: "SLUG-A", locale: "pt-BR"), "pt a")
    expectEqual(tables.text(for: "SLUG-A", locale: "pt-BR-x"), "pt a")
    expectEqual(tables.text(for: "SLUG-B", locale: "pt-BR"), "en b")
    expectEqual(tables.text(for: "SLUG-B", locale: "fr"), "en b")
    expectEqual(tables.text(for: "SLUG-B", locale: nil), "en b")
    expectEqual(tables.text(for: "SLUG-C", locale: "pt"), nil)
    expectEqual(StringTables().text(for: "SLUG-A", locale: "en"), nil)
  }

  @Test("an empty text waits for its translation, but for that of the fallback")
  func untranslated() {
    let tables = StringTables(
      tables: ["en": ["SLUG-A": "Alpha", "SLUG-B": ""], "de": ["SLUG-A": "", "SLUG-B": "b"]],
      fallback: "en")
    expectEqual(tables.text(for: "SLUG-A", locale: "de-AT"), "Alpha")
    expectEqual(tables.text(for: "SLUG-B", locale: "de"), "b")
    expectEqual(tables.text(for: "SLUG-B", locale: "en"), "")
  }

  @Test("the program's own words are there in many languages, and a table goes over them")
  func builtIn() {
    let tables = StringTables(
      tables: ["en": ["SLUG-BACK": "Return"], "fr": ["SLUG-BACK": "En arrière"], "de": [:]],
      fallback: "en")
    expectEqual(tables.text(for: "SLUG-BACK", locale: nil), "Return")
    expectEqual(tables.text(for: "SLUG-BACK", locale: "fr-CA"), "En arrière")
    expectEqual(tables.text(for: "SLUG-BACK", locale: "de"), "Zurück")
    expectEqual(tables.text(for: "SLUG-BACK", locale: "eo"), "Return")
    expectEqual(tables.text(for: "SLUG-MORE", locale: "ja-JP"), "その他")
    expectEqual(tables.text(for: "SLUG-MORE", locale: "eo"), "More")
    expectEqual(StringTables().text(for: "SLUG-MORE", locale: nil), "More")
    expectEqual(StringTables(fallback: "ar").text(for: "SLUG-MORE", locale: nil), "المزيد")
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
