import SwipeTabKit

/// Replaces `SLUG-` tokens by texts and names in braces by values, and collects the tokens that have no text.
struct Localizer {
  let strings: StringTables
  /// The preferred locale, or nil for the fallback.
  let locale: String?
  var language: String? { locale ?? strings.fallback }
  private(set) var unknownTokens: [String] = []
  var values = StateValues()
  private var seen: Set<String> = []
  private let templates = Templates()

  init(strings: StringTables, locale: String?) {
    self.strings = strings
    self.locale = locale
  }

  /// An unknown token, and names without a value, stay unchanged.
  mutating func text(_ text: String) -> String {
    guard StringTables.isToken(text) else { return filled(text) }
    if let found = strings.text(for: text, locale: locale) {
      return filled(plural(of: text) ?? found)
    }
    if seen.insert(text).inserted { unknownTokens.append(text) }
    return text
  }

  private func plural(of token: String) -> String? {
    guard let (forms, language) = strings.forms(of: token, locale: locale) else { return nil }
    let fields = templates[forms[.other] ?? ""]?.fields ?? []
    guard let number = fields.lazy.compactMap({ values.result($0.formula)?.number }).first else {
      return nil
    }
    // A text for nothing may be written in every language.
    if number == 0, let none = forms[.zero] { return none }
    return forms[PluralForm.of(number, in: language)] ?? forms[.other]
  }

  /// A badge with the values that it shows; a whole number alone is a count.
  private mutating func badge(_ text: String) -> Badge {
    let shown = filled(text)
    let count = shown == text ? nil : Int(shown)
    return count.flatMap { $0 >= 0 ? .count($0) : nil } ?? .text(shown)
  }

  private mutating func filled(_ text: String) -> String {
    guard let template = templates[text] else { return text }
    return template.filled { field in
      guard field.formula.names.contains(where: { values.state.kinds[$0] != nil }) else {
        return nil
      }
      switch values.shownResult(field.formula) {
      case .flag, nil: return nil
      case .number(let number):
        return field.format?.text(number, in: language ?? "en")
          ?? number.shortText
      case .text(let text):
        guard case .name(let id) = field.formula.root,
          case .option(let options) = values.state.kinds[id]
        else { return text }
        let title = options.first { $0.name == text }?.title ?? text
        return StringTables.isToken(title) ? self.text(title) : title
      }
    }
  }

  mutating func text(_ text: String?) -> String? {
    guard let text else { return nil }
    let found: String = self.text(text)
    return found
  }

  /// Localizes title, label, hint, badge and badge label, and hides the item if its condition is false.
  mutating func item(_ item: TabItem) -> TabItem {
    var item = item
    item.title = text(item.title)
    item.label = text(item.label)
    item.hint = text(item.hint)
    item.badgeLabel = text(item.badgeLabel)
    item.section = text(item.section)
    if case .text(let badge) = item.badge { item.badge = self.badge(badge) }
    item.isHidden = item.isHidden || !values.holds(item.condition)
    item.menuEntries.removeAll { !values.holds($0.condition) }
    for index in item.menuEntries.indices {
      item.menuEntries[index].title = text(item.menuEntries[index].title)
    }
    return item
  }

  static func isRightToLeft(_ locale: String) -> Bool {
    let parts = locale.lowercased().split(separator: "-")
    guard let language = parts.first else { return false }
    // A script in the locale decides: Azerbaijani in Arabic letters, Punjabi in Latin ones.
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
