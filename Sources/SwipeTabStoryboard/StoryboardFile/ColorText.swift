package import SwipeTabKit

/// Colors in storyboards: a name, `#RRGGBB` or `#RRGGBBAA`.
package enum ColorText {
  package static let names: KeyValuePairs<String, Color> = [
    "red": .red, "blue": .blue, "yellow": .yellow, "gray": .gray, "black": .black, "white": .white,
    "clear": .clear, "green": Color(rgb: 0x2E9E4F), "orange": Color(rgb: 0xF28A1B),
    "purple": Color(rgb: 0x8A4FD3), "pink": Color(rgb: 0xE8487F), "teal": Color(rgb: 0x1D93A3),
    "brown": Color(rgb: 0x8C6A4A), "navy": Color(rgb: 0x1F3A6E),
  ]

  package static func parse(_ text: String) -> Color? {
    if let match = names.first(where: { $0.key == text }) { return match.value }
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = Array(text.utf8.dropFirst())
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let channels = stride(from: 0, to: digits.count, by: 2).compactMap { start in
      channel(digits[start], digits[start + 1])
    }
    guard channels.count == digits.count / 2 else { return nil }
    return Color(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 255)
  }

  /// A remark on a text that is no color here: the form in which other programs' colors are written, or all names.
  static func advice(on text: String) -> String {
    if let digits = digits(meantBy: text), parse("#" + digits) != nil {
      return "; write \(quoted("#" + digits))"
    }
    guard !text.hasPrefix("#") else { return "" }
    let names = names.map(\.key)
    let hint = NearestName.hint(for: text.filter { !$0.isWhitespace }, in: names)
    return hint.isEmpty ? "; expected \(quotedList(names))" : hint
  }

  /// The digits of `2F80ED`, `#28E` or `rgb(47, 128, 237)`.
  private static func digits(meantBy text: String) -> String? {
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if digits.utf8.count == 3 { return digits.map { "\($0)\($0)" }.joined() }
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return digits }
    let channels = text.dropFirst(4).dropLast().split(separator: ",").map {
      UInt8($0.filter { !$0.isWhitespace })
    }
    return channels.count == 3
      ? channels.map { $0.map { hexadecimal($0) } ?? "" }.joined() : nil
  }

  private static func hexadecimal(_ channel: UInt8) -> String {
    (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
  }

  private static func channel(_ high: UInt8, _ low: UInt8) -> UInt8? {
    guard let high = Character(Unicode.Scalar(high)).hexDigitValue,
      let low = Character(Unicode.Scalar(low)).hexDigitValue
    else { return nil }
    return UInt8(high << 4 | low)
  }
}
