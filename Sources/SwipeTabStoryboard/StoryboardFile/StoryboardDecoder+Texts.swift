import SwipeTabKit

extension JSONShape<String> {
  /// A text for users, or the token of one.
  static var userText: Self {
    Self(string.schema()) { cursor in
      guard let text = cursor.read(.string) else { return nil }
      cursor.decoder.checkToken(text, at: cursor)
      cursor.decoder.note(text, at: cursor)
      return text
    }
  }

  static var image: Self {
    Self(#""type": "string", "pattern": "\\S""#) { cursor in
      guard let name = cursor.read(.string) else { return nil }
      guard !name.isBlank else {
        cursor.report("expected the name of an image, found a blank string")
        return nil
      }
      cursor.decoder.checkImage(name, at: cursor)
      return name
    }
  }
}

extension StoryboardDecoder {
  fileprivate func checkImage(_ name: String, at cursor: JSONCursor) {
    guard !hasImage(name) else { return }
    let hint =
      images.advice(name).map { "; " + $0 } ?? NearestName.hint(for: name, in: images.names())
    cursor.report("there is no image \(quoted(name))\(hint)")
  }

  private func hasImage(_ name: String) -> Bool {
    if let known = knownImages[name] { return known }
    let isThere = images.contains(name)
    knownImages[name] = isThere
    return isThere
  }

  fileprivate func checkToken(_ text: String, at cursor: JSONCursor) {
    guard StringTables.isToken(text), !tokens.contains(text) else { return }
    guard reportedTokens.insert(text).inserted else { return }
    cursor.report(
      "there is no string for \(quoted(text))\(NearestName.hint(for: text, in: sortedTokens))",
      severity: .warning)
  }

  /// Reports control characters, and notes a text that may show values, to look these up later.
  func note(_ text: String, at cursor: JSONCursor) {
    cursor.reportControl(in: text)
    if text.utf8.contains(UInt8(ascii: "{")) { filled.append((text, cursor)) }
  }

  func stringTables(_ object: JSONObject) -> StringTables {
    var result = StringTables()
    for (key, locale, value) in object["strings"]?.dictionary() ?? [] {
      if !StringTables.isLocale(locale) {
        key.report("expected a locale such as \"en\" or \"pt-BR\", found \(quoted(locale))")
      }
      let texts = stringTable(value)
      result.tables[locale] = texts?.compactMapValues { $0[.other] }
      let forms = texts?.filter { $0.value.count > 1 } ?? [:]
      if !forms.isEmpty { result.forms[locale] = forms }
      result.fallback = result.fallback ?? locale
    }
    guard let cursor = object["locale"], let locale = cursor.read(.string) else { return result }
    if result.tables[locale] == nil {
      let hint = NearestName.hint(for: locale, in: result.tables.keys.sorted())
      cursor.report("there are no strings for \(quoted(locale))\(hint)")
    } else {
      result.fallback = locale
    }
    return result
  }

  /// The texts of a language by token, each in its forms; a plain text has one.
  private func stringTable(_ cursor: JSONCursor) -> [String: [PluralForm: String]]? {
    cursor.dictionary()?.reduce(into: [:]) { table, member in
      if !StringTables.isToken(member.name) {
        let prefix = StringTables.prefix
        member.key.report(
          "expected a token that begins with \(prefix), found \(quoted(member.name))")
      }
      guard member.value.value.kind == .object else {
        if let text = member.value.read(.form) { table[member.name] = [.other: text] }
        return
      }
      table[member.name] = member.value.read(StoryboardKeys.plural.shape)
    }
  }
}

extension JSONShape<String> {
  static var form: Self {
    Self { cursor in
      guard let text = cursor.read(.string) else { return nil }
      if StringTables.isToken(text) {
        cursor.report("expected a text, found the token \(quoted(text))")
      }
      cursor.decoder.note(text, at: cursor)
      return text
    }.defined(as: "string")
  }
}
