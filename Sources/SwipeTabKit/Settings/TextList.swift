/// Texts by key as a single text of lines `key=text` in the order of the keys, where `\n` and `\\` are escapes.
enum TextList {
  static func text<Key: RawRepresentable<String>>(_ texts: [Key: String]) -> String {
    texts.map { "\($0.key.rawValue)=\(escaped($0.value))" }.sorted().joined(separator: "\n")
  }

  /// The texts of a list, without unknown keys, or nil if a line has no key.
  static func read<Key: RawRepresentable<String>>(_ list: String) -> [Key: String]? {
    var texts: [Key: String] = [:]
    for line in list.split(separator: "\n") {
      guard let mark = line.firstIndex(of: "=") else { return nil }
      guard let key = Key(rawValue: String(line[..<mark])) else { continue }
      texts[key] = unescaped(line[line.index(after: mark)...])
    }
    return texts
  }

  static func source<Key: RawRepresentable<String>>(_ texts: [Key: String]) -> String {
    guard !texts.isEmpty else { return "[:]" }
    let members = texts.map { ".\($0.key): \($0.value.debugDescription)" }.sorted()
    return "[" + members.joined(separator: ", ") + "]"
  }

  /// Escapes scalars, because a carriage return and a line feed are one character.
  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped.append(contentsOf: #"\\"#.unicodeScalars)
      case "\n": escaped.append(contentsOf: #"\n"#.unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func unescaped(_ text: Substring) -> String {
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        plain.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }
}
