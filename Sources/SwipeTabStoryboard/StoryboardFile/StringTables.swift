/// Localized texts by locale and token.
package struct StringTables: Sendable, Hashable {
  /// The prefix of tokens.
  package static let prefix = "SLUG-"

  /// The texts by token, by locale.
  package var tables: [String: [String: String]] = [:]
  /// The forms of texts that show a number, by locale and token; the table has the form for other numbers.
  var forms: [String: [String: [PluralForm: String]]] = [:]
  /// The locale whose table is used if another one lacks a token, or nil if there are no tables.
  package var fallback: String?

  /// Makes string tables.
  ///
  /// It is empty by default.
  package init(tables: [String: [String: String]] = [:], fallback: String? = nil) {
    self.tables = tables
    self.fallback = fallback
  }

  /// Returns the text of a token, or nil if no table has it.
  ///
  /// It is looked up in the table of the locale, then of the locale without its last parts (`pt` for `pt-BR`), then of
  /// the fallback. The program's tokens have built-in texts in many languages, which a table overrides. An empty text
  /// waits for its translation, as in files of gettext. Only an empty text in the fallback is empty on purpose.
  package func text(for token: String, locale: String?) -> String? {
    if let text = locale.flatMap({ translation(of: token, in: $0) }) { return text }
    if let text = locale.flatMap({ BuiltInTexts.text(for: token, locale: $0) }) { return text }
    if let text = fallback.flatMap({ tables[$0]?[token] }) { return text }
    return BuiltInTexts.text(for: token, locale: fallback ?? "en")
      ?? BuiltInTexts.text(for: token, locale: "en")
  }

  /// The forms of a token's text, as `text(for:locale:)` finds it, and the locale of their table, or nil if it has none.
  func forms(
    of token: String, locale: String?
  ) -> (forms: [PluralForm: String], locale: String)? {
    guard !forms.isEmpty else { return nil }
    let table = locale.flatMap { self.table(with: token, for: $0) } ?? fallback
    return table.flatMap { table in forms[table]?[token].map { ($0, table) } }
  }

  /// Returns the text of a token in the table of a locale or of a shorter one, or nil if all are missing or empty.
  func translation(of token: String, in locale: String) -> String? {
    table(with: token, for: locale).flatMap { tables[$0]?[token] }
  }

  /// Returns the locale, or the shorter one, whose table has a text for a token that is not empty, or nil if no table
  /// has it.
  private func table(with token: String, for locale: String) -> String? {
    var parts = locale.split(separator: "-")
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if let text = tables[name]?[token], !text.isEmpty { return name }
      parts.removeLast()
    }
    return nil
  }

  /// Whether there are texts in the language of a locale: a table for it or for a shorter locale,
  /// or, if there are no tables at all, the program's own texts.
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
  ///
  /// It is nil if there are some.
  package func unknownLocale(_ locale: String?) -> String? {
    guard let locale, !knows(locale) else { return nil }
    let known = tables.isEmpty ? Texts.languages : tables.keys.sorted()
    return "there are no strings for the locale \(quoted(locale)), those for "
      + "\(quoted(fallback ?? "en")) show instead" + NearestName.hint(for: locale, in: known)
  }

  /// Whether a text is a token.
  package static func isToken(_ text: String) -> Bool { text.utf8.starts(with: prefix.utf8) }

  /// Whether a text has the form of a locale: letters, then letters or digits after hyphens.
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
