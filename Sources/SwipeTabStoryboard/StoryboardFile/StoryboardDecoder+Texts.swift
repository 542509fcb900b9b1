import SwipeTabKit

extension StoryboardDecoder {
  /// A text for users, or the token of one.
  var text: JSONShape<String> {
    JSONShape { [self] cursor in
      guard let text = cursor.read(.string) else { return nil }
      checkToken(text, at: cursor)
      note(text, at: cursor)
      return text
    }
  }

  var image: JSONShape<String> {
    JSONShape { [self] cursor in
      guard let name = cursor.read(.string) else { return nil }
      guard !name.isBlank else {
        cursor.report("expected the name of an image, found a blank string")
        return nil
      }
      if !hasImage(name) {
        let hint =
          images.advice(name).map { "; " + $0 } ?? NearestName.hint(for: name, in: images.names())
        cursor.report("there is no image \(quoted(name))\(hint)")
      }
      return name
    }
  }

  private func hasImage(_ name: String) -> Bool {
    if let known = knownImages[name] { return known }
    let isThere = images.contains(name)
    knownImages[name] = isThere
    return isThere
  }

  private func checkToken(_ text: String, at cursor: JSONCursor) {
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
        if let text = string(member.value) { table[member.name] = [.other: text] }
        return
      }
      let names = PluralForm.allCases.map(\.rawValue)
      guard let object = member.value.object(keys: names) else { return }
      if object[PluralForm.other.rawValue] == nil {
        object.cursor.report("expected the key \(quoted(PluralForm.other.rawValue))")
      }
      table[member.name] = PluralForm.allCases.reduce(into: [:]) { forms, form in
        forms[form] = object[form.rawValue].flatMap { string($0) }
      }
    }
  }

  private func string(_ cursor: JSONCursor) -> String? {
    guard let text = cursor.read(.string) else { return nil }
    if StringTables.isToken(text) {
      cursor.report("expected a text, found the token \(quoted(text))")
    }
    note(text, at: cursor)
    return text
  }
}
