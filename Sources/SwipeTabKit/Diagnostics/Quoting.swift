/// Quotes a text from the user for one line of a message, escaped, and cut after 40 characters.
package func quoted(_ text: String) -> String { quotedPrefix(of: text, limit: 40) }

/// Quotes a path or another value, whose last part is often the wrong one, up to the length of the longest path.
package func quotedWhole(_ text: String) -> String { quotedPrefix(of: text, limit: 4096) }

private func quotedPrefix(of text: String, limit: Int) -> String {
  let scalars = text.unicodeScalars
  let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
  var result = "\""
  for scalar in scalars[..<(end ?? scalars.endIndex)] {
    switch scalar {
    case "\"", "\\": result += "\\" + String(scalar)
    default: result += scalar.legibleText
    }
  }
  if let end, end < scalars.endIndex { result += "…" }
  return result + "\""
}

/// Escapes control characters, and others that a terminal may obey or hide, so that a text fits on one line.
package func legible(_ text: String) -> String {
  guard !text.unicodeScalars.allSatisfy(\.isLegible) else { return text }
  return text.unicodeScalars.map(\.legibleText).joined()
}

/// Lists names for a message: `"a"`, `"a" or "b"`, `"a", "b" or "c"`, and the number of those beyond `most`.
package func quotedList(_ names: some Collection<String>, most: Int = 20) -> String {
  let shown = names.prefix(most).map(quoted)
  let hidden = names.count - shown.count
  if hidden > 0 { return shown.joined(separator: ", ") + " or \(hidden) more" }
  guard let last = shown.last, shown.count > 1 else { return shown.first ?? "nothing" }
  return shown.dropLast().joined(separator: ", ") + " or " + last
}

extension Unicode.Scalar {
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The scalar itself, or an escape if it is not legible: `\n`, `U+001B`.
  fileprivate var legibleText: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: isLegible ? String(self) : codePoint
    }
  }

  /// Whether it is visible as itself: no control, format or unassigned character, and no unusual space.
  package var isLegible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    case .spaceSeparator: self == " "
    default: true
    }
  }
}
