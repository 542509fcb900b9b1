extension JSONParser {
  func unexpected(_ expected: String, isInString: Bool = false) -> JSONError {
    guard position < bytes.count else {
      return error("expected \(expected), found the end of the text")
    }
    let length = UTF8Scanner.length(of: bytes[position...])
    guard length > 0 else { return malformedText() }
    let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return error("expected \(expected)") }
    let found = scalar == "'" ? "\"'\"" : scalar.isLegible ? "'\(scalar)'" : scalar.codePoint
    return error("expected \(expected), found \(found)\(isInString ? "" : advice(on: scalar))")
  }

  func malformedText() -> JSONError {
    if position == 0, bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      return error("expected UTF-8, found the byte order mark of UTF-16")
    }
    let continuation = bytes[(position + 1)...].prefix(3).prefix { $0 & 0xC0 == 0x80 }
    let found = (bytes[position..<continuation.endIndex]).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let noun = found.count == 1 ? "byte" : "bytes"
    return error("expected UTF-8, found the \(noun) \(found.joined(separator: " "))")
  }

  private func advice(on scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'", "“", "”", "‘", "’", "`": " (strings stand in straight double quotes)"
    case "/", "#": " (there are no comments in JSON)"
    case "}" where isAfterComma, "]" where isAfterComma:
      " (no comma may follow the last value in JSON)"
    default: ""
    }
  }

  /// Whether only white space is between a comma and the next byte.
  private var isAfterComma: Bool {
    let before = bytes[..<position].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return before == UInt8(ascii: ",")
  }
}
