/// Quotes what a user gave, so that it fits into one line of a message.
///
/// Long text is cut after 40 characters. Control characters, and others that a terminal may obey or hide, are written
/// as escapes.
package func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let end = scalars.index(scalars.startIndex, offsetBy: 40, limitedBy: scalars.endIndex)
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

/// A text of any length as it fits into one line: control characters, and others that a terminal may obey or hide, are
/// written as escapes.
package func legible(_ text: String) -> String {
  guard !text.unicodeScalars.allSatisfy(\.isLegible) else { return text }
  return text.unicodeScalars.map(\.legibleText).joined()
}

/// Lists names for a message: `"a"`, `"a" or "b"`, `"a", "b" or "c"`; at most twenty, and how many more there are.
package func quotedList(_ names: some Collection<String>) -> String {
  let shown = names.prefix(20).map(quoted)
  let hidden = names.count - shown.count
  if hidden > 0 { return shown.joined(separator: ", ") + " or \(hidden) more" }
  guard let last = shown.last, shown.count > 1 else { return shown.first ?? "nothing" }
  return shown.dropLast().joined(separator: ", ") + " or " + last
}

extension Unicode.Scalar {
  /// The name of the scalar by its number: `U+00A0`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The scalar itself, or an escape where that could not be read: `\n`, `U+001B`.
  fileprivate var legibleText: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: isLegible ? String(self) : codePoint
    }
  }

  /// Whether a reader sees the scalar as what it is: no control, format or unassigned character, no odd space.
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
