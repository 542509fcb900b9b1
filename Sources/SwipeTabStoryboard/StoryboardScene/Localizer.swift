import SwipeTabKit

/// Replaces `SLUG-` tokens by texts, and collects the tokens that have none.
struct Localizer {
  /// The string tables.
  let strings: StringTables
  /// The preferred locale; nil for the fallback.
  let locale: String?
  /// The tokens without a text, each once, in order of occurrence.
  private(set) var unknownTokens: [String] = []
  private var seen: Set<String> = []

  init(strings: StringTables, locale: String?) {
    self.strings = strings
    self.locale = locale
  }

  /// The text of a token; other texts, and tokens without a text, are returned unchanged.
  ///
  /// The result is a token only if that is unknown, so localizing it again changes nothing.
  mutating func text(_ text: String) -> String {
    guard StringTables.isToken(text) else { return text }
    if let found = strings.text(for: text, locale: locale) { return found }
    if seen.insert(text).inserted { unknownTokens.append(text) }
    return text
  }

  mutating func text(_ text: String?) -> String? {
    guard let text else { return nil }
    let found: String = self.text(text)
    return found
  }

  /// The item with localized title, label, hint and badge label; identifier and badge are
  /// unchanged.
  mutating func item(_ item: TabItem) -> TabItem {
    var item = item
    item.title = text(item.title)
    item.label = text(item.label)
    item.hint = text(item.hint)
    item.badgeLabel = text(item.badgeLabel)
    item.section = text(item.section)
    for index in item.menuEntries.indices {
      item.menuEntries[index].title = text(item.menuEntries[index].title)
    }
    return item
  }

  /// Whether the language of a locale is written from right to left.
  static func isRightToLeft(_ locale: String) -> Bool {
    let parts = locale.lowercased().split(separator: "-")
    guard let language = parts.first else { return false }
    // A script in the locale decides: Azerbaijani in Arabic letters, Punjabi in Latin ones.
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return rightToLeftScripts.contains(String(script))
    }
    return rightToLeftLanguages.contains(String(language))
  }

  /// Arabic, Hebrew, Persian, Urdu, Pashto, Sindhi, Uyghur, Yiddish, Divehi, Central Kurdish,
  /// Syriac, N'Ko.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "syr", "nqo",
  ]
  private static let rightToLeftScripts: Set<String> = [
    "arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg",
  ]
}
