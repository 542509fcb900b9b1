import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("Localizer")
struct LocalizerTests {
  private static let strings = StringTables(
    tables: [
      "en": ["SLUG-HELLO": "Hello", "SLUG-BYE": "Goodbye"], "ja": ["SLUG-HELLO": "こんにちは"],
    ], fallback: "en")

  private func localizer(_ locale: String?) -> Localizer {
    Localizer(strings: Self.strings, locale: locale)
  }

  @Test(
    "a token becomes the locale's text, else the fallback's",
    arguments: [
      ("ja", "SLUG-HELLO", "こんにちは"), ("ja-JP", "SLUG-HELLO", "こんにちは"),
      ("ja", "SLUG-BYE", "Goodbye"),
      ("de", "SLUG-HELLO", "Hello"), (nil, "SLUG-HELLO", "Hello"), ("ja", "HELLO", "HELLO"),
      ("ja", "my SLUG-HELLO", "my SLUG-HELLO"),
    ])
  func texts(locale: String?, token: String, text: String) {
    var localizer = localizer(locale)
    let found = localizer.text(token)
    expectEqual(found, text)
    expectEqual(localizer.text(found), text)
  }

  @Test("an unknown token stays as it is and is reported once")
  func unknown() {
    var localizer = localizer("en")
    for token in ["SLUG-B", "SLUG-A", "SLUG-B", "SLUG-HELLO"] { _ = localizer.text(token) }
    expectEqual(localizer.text("SLUG-B"), "SLUG-B")
    expectEqual(localizer.unknownTokens, ["SLUG-B", "SLUG-A"])
  }

  @Test("an item's title, label and hint are localised, its identifier and badge are not")
  func item() {
    var item = TabItem(title: "SLUG-HELLO", label: "SLUG-BYE", hint: "SLUG-HELLO")
    item.identifier = "SLUG-HELLO"
    item.badge = .text("SLUG-HELLO")
    var localizer = localizer("ja")
    let found = localizer.item(item)
    expectEqual(found.title, "こんにちは")
    expectEqual(found.label, "Goodbye")
    expectEqual(found.hint, "こんにちは")
    expectEqual(found.identifier, "SLUG-HELLO")
    expectEqual(found.badge, .text("SLUG-HELLO"))
  }

  @Test(
    "reading direction follows the language, and a script that is named",
    arguments: [
      ("ar", true), ("he-IL", true), ("fa", true), ("ur-PK", true), ("en", false), ("ja", false),
      ("AR", true), ("az-Arab", true), ("pa-Latn-PK", false), ("arc", false), ("", false),
    ])
  func direction(locale: String, isRightToLeft: Bool) {
    expectEqual(Localizer.isRightToLeft(locale), isRightToLeft)
  }
}
