/// Writes bytes as text, by RFC 4648.
nonisolated enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text for bytes, filled up to a multiple of four letters.
  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      let group = (0..<3).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[index + $1]) : 0) }
      for place in 0..<4 {
        let letter = letters[group >> (18 - 6 * place) & 63]
        text.append(place <= count ? letter : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
