import SwipeTabKit

/// Reads texts for people, their string tables, and the names of images.
extension StoryboardDecoder {
  /// A text for people, or the token of one.
  var text: JSONShape<String> {
    JSONShape { [self] cursor in
      guard let text = cursor.read(.string) else { return nil }
      checkToken(text, at: cursor)
      return text
    }
  }

  /// The name of an image.
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

  /// The string tables of the file; empty if it has none.
  func stringTables(_ object: JSONObject) -> StringTables {
    var result = StringTables()
    for (key, locale, value) in object["strings"]?.dictionary() ?? [] {
      if !StringTables.isLocale(locale) {
        key.report("expected a locale such as \"en\" or \"pt-BR\", found \(quoted(locale))")
      }
      result.tables[locale] = value.read(JSONShape(Self.stringTable))
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

  private static func stringTable(_ cursor: JSONCursor) -> [String: String]? {
    cursor.dictionary()?.reduce(into: [:]) { table, member in
      if !StringTables.isToken(member.name) {
        let prefix = StringTables.prefix
        member.key.report(
          "expected a token that begins with \(prefix), found \(quoted(member.name))")
      }
      guard let text = member.value.read(.string) else { return }
      if StringTables.isToken(text) {
        member.value.report("expected a text, found the token \(quoted(text))")
      }
      table[member.name] = text
    }
  }
}
