/// Localized texts by locale and token.
package struct StringTables: Sendable, Hashable {
  package static let prefix = "SLUG-"

  /// The texts by token, by locale.
  package var tables: [String: [String: String]] = [:]
  /// The forms of texts that show a number, by locale and token; the table has the form for other numbers.
  var forms: [String: [String: [PluralForm: String]]] = [:]
  /// The locale whose table is used if another one lacks a token.
  package var fallback: String?

  package init(tables: [String: [String: String]] = [:], fallback: String? = nil) {
    self.tables = tables
    self.fallback = fallback
  }

  /// Returns the text in the locale, then in the locale without its last parts (`pt` for `pt-BR`), then in the
  /// fallback.
  ///
  /// An empty text waits for its translation, as in files of gettext. Only an empty text in the fallback is empty on
  /// purpose.
  package func text(for token: String, locale: String?) -> String? {
    if let text = locale.flatMap({ translation(of: token, in: $0) }) { return text }
    if let text = locale.flatMap({ BuiltInTexts.text(for: token, locale: $0) }) { return text }
    if let text = fallback.flatMap({ tables[$0]?[token] }) { return text }
    return BuiltInTexts.text(for: token, locale: fallback ?? "en")
      ?? BuiltInTexts.text(for: token, locale: "en")
  }

  /// The forms that `text(for:locale:)` finds, and the locale of their table.
  func forms(
    of token: String, locale: String?
  ) -> (forms: [PluralForm: String], locale: String)? {
    guard !forms.isEmpty else { return nil }
    let table = locale.flatMap { self.table(with: token, for: $0) } ?? fallback
    return table.flatMap { table in forms[table]?[token].map { ($0, table) } }
  }

  /// Returns the text in the table of a locale or of a shorter one, or nil if all are missing or empty.
  func translation(of token: String, in locale: String) -> String? {
    table(with: token, for: locale).flatMap { tables[$0]?[token] }
  }

  /// Returns the locale, or the shorter one, whose table has a text for a token that is not empty.
  private func table(with token: String, for locale: String) -> String? {
    var parts = locale.split(separator: "-")
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if let text = tables[name]?[token], !text.isEmpty { return name }
      parts.removeLast()
    }
    return nil
  }

  /// Whether a table is for a locale or a shorter one, or without tables, whether the program has texts for it.
  package func knows(_ locale: String) -> Bool {
    if tables.isEmpty { return BuiltInTexts.knows(locale) }
    var parts = locale.split(separator: "-")
    while !parts.isEmpty {
      if tables[parts.joined(separator: "-")] != nil { return true }
      parts.removeLast()
    }
    return false
  }

  /// The warning that there are no texts in the language of a locale, and which texts show instead.
  package func unknownLocale(_ locale: String?) -> String? {
    guard let locale, !knows(locale) else { return nil }
    let known = tables.isEmpty ? Texts.languages : tables.keys.sorted()
    return "there are no strings for the locale \(quoted(locale)), those for "
      + "\(quoted(fallback ?? "en")) show instead" + NearestName.hint(for: locale, in: known)
  }

  package static func isToken(_ text: String) -> Bool { text.utf8.starts(with: prefix.utf8) }

  package static func isLocale(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, 2...8 ~= language.utf8.count else { return false }
    guard language.unicodeScalars.allSatisfy({ "a"..."z" ~= $0 || "A"..."Z" ~= $0 }) else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      1...8 ~= part.utf8.count
        && part.unicodeScalars.allSatisfy {
          "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "0"..."9" ~= $0
        }
    }
  }
}
