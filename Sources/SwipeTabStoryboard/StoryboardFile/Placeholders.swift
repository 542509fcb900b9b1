import SwipeTabKit

/// The names in braces for which a text shows values, as `{seats}`.
enum Placeholders {
  static func names(in text: String) -> [String] {
    var names: [String] = []
    _ = filled(text) { name in
      names.append(name)
      return nil
    }
    return names
  }

  /// The texts in braces that are no names, as `n * 2`.
  static func formulas(in text: String) -> [Substring] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { part[..<$0] }
    }.filter { !isName($0) }
  }

  /// The text with values for names, whose braces stay where `value` returns nil.
  static func filled(_ text: String, _ value: (String) -> String?) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let inside = rest[rest.index(after: open)...]
      let name = inside.prefix { $0 != "{" && $0 != "}" }
      guard name.endIndex < inside.endIndex, inside[name.endIndex] == "}", isName(name),
        let value = value(String(name))
      else {
        result.append("{")
        rest = inside
        continue
      }
      result += value
      rest = inside[inside.index(after: name.endIndex)...]
    }
    return result + rest
  }

  /// Whether a text in braces can be a name, and does not belong to a program or a formula.
  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy(belongsToName)
  }

  static func belongsToName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_-.".contains(character)
  }
}
