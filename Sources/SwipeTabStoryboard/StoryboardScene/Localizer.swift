import SwipeTabKit

/// Puts texts in the place of `SLUG-` tokens, and notes the tokens that have none.
struct Localizer {
  /// The texts.
  let strings: StringTables
  /// The locale whose texts are preferred; nil for the fallback's.
  let locale: String?
  /// The tokens without a text, each once, in the order they were met.
  private(set) var unknownTokens: [String] = []
  private var seen: Set<String> = []

  init(strings: StringTables, locale: String?) {
    self.strings = strings
    self.locale = locale
  }

  /// The text that stands for a token; any other text, and a token without one, as it is.
  ///
  /// What it answers is no token unless the token is unknown, so doing it again changes nothing.
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

  /// An item in the locale: its title, label, hint and badge's label; its identifier and badge stay.
  mutating func item(_ item: TabItem) -> TabItem {
    var item = item
    item.title = text(item.title)
    item.label = text(item.label)
    item.hint = text(item.hint)
    item.badgeLabel = text(item.badgeLabel)
    return item
  }

  /// Whether the language of a locale is written from right to left.
  static func isRightToLeft(_ locale: String) -> Bool {
    let parts = locale.lowercased().split(separator: "-")
    guard let language = parts.first else { return false }
    // A script that is named decides: Azerbaijani in Arabic letters, Punjabi in Latin ones.
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return rightToLeftScripts.contains(String(script))
    }
    return rightToLeftLanguages.contains(String(language))
  }

  /// Arabic, Hebrew, Persian, Urdu, Pashto, Sindhi, Uyghur, Yiddish, Divehi, Central Kurdish, Syriac, N'Ko.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "syr", "nqo",
  ]
  private static let rightToLeftScripts: Set<String> = [
    "arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg",
  ]
}
