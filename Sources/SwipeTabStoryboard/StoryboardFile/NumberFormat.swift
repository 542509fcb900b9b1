import SwipeTabKit

// The form of a number in a text, after a colon in braces: `{price:currency}`, `{share:percent}`, `{size:2}`.
enum NumberFormat: Hashable {
  case grouped, percent, time
  case decimals(Int)
  // The code of a currency, or nil for the one of the language.
  case currency(String?)

  static let names = ["currency", "number", "percent", "time", "0", "1", "2", "3", "EUR", "USD"]

  init?(named name: String) {
    switch name {
    case "number": self = .grouped
    case "percent": self = .percent
    case "time": self = .time
    case "currency": self = .currency(nil)
    default:
      if let decimals = Int(name), 0...6 ~= decimals {
        self = .decimals(decimals)
      } else if name.utf8.count == 3, name.utf8.allSatisfy({ 65...90 ~= $0 }) {
        self = .currency(name)
      } else {
        return nil
      }
    }
  }

  func text(_ number: Double, in locale: String) -> String {
    let style = NumberStyle(locale)
    switch self {
    case .grouped: return style.text(number, decimals: 0...2)
    case .decimals(let count): return style.text(number, decimals: count...count)
    case .percent: return style.text(number * 100, decimals: 0...0) + style.percent
    case .currency(let code): return style.money(number, code ?? style.currency)
    case .time:
      guard number.magnitude < 1e9 else { return style.text(number, decimals: 0...0) }
      let (all, sign) = (Int(number.magnitude.rounded(.down)), number <= -1 ? "-" : "")
      let (minutes, seconds) = (all / 60, Self.twoDigits(all % 60))
      guard minutes >= 60 else { return "\(sign)\(minutes):\(seconds)" }
      return "\(sign)\(minutes / 60):\(Self.twoDigits(minutes % 60)):\(seconds)"
    }
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

// After CLDR 44, with the digits 0 to 9.
private struct NumberStyle {
  private let locale: String
  private let language: String
  private let region: String?
  private var group = ","
  private var decimal = "."

  init(_ locale: String) {
    let parts = locale.split(separator: "-").map(String.init)
    let language = parts.first?.lowercased() ?? "en"
    region = parts.dropFirst().last { $0.utf8.count == 2 }?.uppercased()
    self.language = language
    self.locale = region.map { "\(language)-\($0)" } ?? language
    if ["de-CH", "it-CH", "de-LI"].contains(self.locale) {
      group = "’"
    } else if Self.dots.contains(language), self.locale != "es-MX" {
      (group, decimal) = (".", ",")
    } else if Self.spaces.contains(language) {
      (group, decimal) = (language == "fr" ? "\u{202F}" : "\u{A0}", ",")
    }
  }

  func text(_ number: Double, decimals: ClosedRange<Int>) -> String {
    let factor = (0..<decimals.upperBound).reduce(1.0) { factor, _ in factor * 10 }
    let rounded = (number.magnitude * factor).rounded() / factor
    guard rounded < 1e15 else { return number.shortText }
    let parts = DecimalText.text(rounded).split(separator: ".")
    var digits = String(parts[0])
    // Some languages group numbers of four digits only beside longer ones.
    if digits.count > (Self.groupsLate.contains(language) ? 4 : 3) {
      for place in stride(from: digits.count - 3, to: 0, by: -3) {
        digits.insert(contentsOf: group, at: digits.index(digits.startIndex, offsetBy: place))
      }
    }
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.count < decimals.lowerBound { fraction += "0" }
    let sign = number < 0 && rounded > 0 ? "-" : ""
    return sign + digits + (fraction.isEmpty ? "" : decimal + fraction)
  }

  func money(_ number: Double, _ code: String) -> String {
    let decimals = ["JPY", "KRW"].contains(code) ? 0 : 2
    let text = text(number, decimals: decimals...decimals)
    let symbol = Self.symbols[code] ?? code
    let isFirst = !Self.dots.contains(language) && !Self.spaces.contains(language)
    let isFirstWithSpace =
      language == "nl" || ["pt-BR", "de-AT", "de-CH", "it-CH", "de-LI"].contains(locale)
    guard isFirst || isFirstWithSpace || language == "tr" else { return text + "\u{A0}" + symbol }
    let isWord = symbol.last.map { $0.isASCII && $0.isLetter } ?? false
    let space = isFirstWithSpace || isWord ? "\u{A0}" : ""
    return text.first == "-"
      ? "-" + symbol + space + text.dropFirst() : symbol + space + text
  }

  var percent: String {
    Self.spaces.contains(language) || ["de", "es", "da"].contains(language) ? "\u{A0}%" : "%"
  }

  var currency: String {
    region.flatMap { Self.regions[$0] } ?? Self.currencies[language]
      ?? (Self.dots.contains(language) || Self.spaces.contains(language) ? "EUR" : "USD")
  }

  private static let dots: Set = [
    "de", "es", "it", "pt", "nl", "da", "id", "tr", "el", "ro", "hr", "sl", "sr", "bs", "mk", "vi",
    "ca", "gl", "is",
  ]
  private static let spaces: Set = [
    "fr", "ru", "uk", "be", "pl", "cs", "sk", "sv", "nb", "nn", "no", "fi", "hu", "bg", "et", "lt",
    "lv", "kk", "ka", "hy",
  ]
  private static let groupsLate: Set = ["es", "pl", "bg", "et", "lv", "hu", "ka"]
  private static let currencies = [
    "ja": "JPY", "zh": "CNY", "ko": "KRW", "hi": "INR", "ru": "RUB", "uk": "UAH", "pl": "PLN",
    "cs": "CZK", "sv": "SEK", "da": "DKK", "nb": "NOK", "nn": "NOK", "no": "NOK", "hu": "HUF",
    "ro": "RON", "tr": "TRY", "he": "ILS", "id": "IDR", "vi": "VND", "is": "ISK",
  ]
  private static let regions = [
    "US": "USD", "GB": "GBP", "CH": "CHF", "LI": "CHF", "BR": "BRL", "IN": "INR", "CA": "CAD",
    "AU": "AUD", "NZ": "NZD", "MX": "MXN", "DE": "EUR", "AT": "EUR", "FR": "EUR", "IE": "EUR",
    "PT": "EUR", "ES": "EUR", "JP": "JPY", "TW": "TWD", "HK": "HKD", "ZA": "ZAR",
  ]
  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "¥", "KRW": "₩", "INR": "₹", "RUB": "₽",
    "UAH": "₴", "TRY": "₺", "ILS": "₪", "BRL": "R$", "PLN": "zł", "CZK": "Kč", "SEK": "kr",
    "DKK": "kr", "NOK": "kr", "ISK": "kr", "HUF": "Ft", "VND": "₫",
  ]
}
