/// The form of a text that belongs to a number, as CLDR names them.
package enum PluralForm: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other

  /// The form by the plural rules of CLDR 44, with one form for 1 and another for all else in languages without a rule.
  static func of(_ number: Double, in locale: String) -> PluralForm {
    let count = number.magnitude
    guard count.rounded() == count, count < 1e15 else { return fraction(count, in: locale) }
    return whole(Int(count), in: locale)
  }

  private static func language(of locale: String) -> String {
    String(locale.prefix { $0 != "-" }).lowercased()
  }

  private static func whole(_ count: Int, in locale: String) -> PluralForm {
    let (ten, hundred) = (count % 10, count % 100)
    switch language(of: locale) {
    case "ja", "zh", "ko", "vi", "th", "id", "ms": return .other
    case "fr", "pt", "hi", "fa", "bn":
      return count <= 1 ? .one : .other
    case "ar":
      if count <= 2 { return [.zero, .one, .two][count] }
      if 3...10 ~= hundred { return .few }
      return 11...99 ~= hundred ? .many : .other
    case "he", "iw": return count == 1 ? .one : count == 2 ? .two : .other
    case "ru", "uk", "be", "sr", "hr", "bs":
      if ten == 1, hundred != 11 { return .one }
      return 2...4 ~= ten && !(12...14 ~= hundred) ? .few : slavicRest(of: locale)
    case "pl":
      if count == 1 { return .one }
      return 2...4 ~= ten && !(12...14 ~= hundred) ? .few : .many
    case "cs", "sk": return count == 1 ? .one : 2...4 ~= count ? .few : .other
    case "ro": return count == 1 ? .one : count == 0 || 1...19 ~= hundred ? .few : .other
    case "lt":
      if 11...19 ~= hundred { return .other }
      return ten == 1 ? .one : ten >= 2 ? .few : .other
    case "lv": return ten == 0 || 11...19 ~= hundred ? .zero : ten == 1 ? .one : .other
    default: return count == 1 ? .one : .other
    }
  }

  private static func slavicRest(of locale: String) -> PluralForm {
    ["ru", "uk", "be"].contains(language(of: locale)) ? .many : .other
  }

  private static func fraction(_ count: Double, in locale: String) -> PluralForm {
    switch language(of: locale) {
    case "fr", "pt": count < 2 ? .one : .other
    case "hi", "fa", "bn": count <= 1 ? .one : .other
    case "cs", "sk", "lt": .many
    default: .other
    }
  }
}
