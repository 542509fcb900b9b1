@testable import SwipeTabKit

/// What people read of an option.
extension ContainerSetting {
  /// The value that a new configuration has, as people write it; nil if it is none, or many.
  var usual: String? {
    let value = stored(in: ContainerConfiguration())
    switch form {
    case .flag: return value.flag.map { "\($0)" }
    case .number: return value.number.map { DecimalText.text($0) }
    case .names, .itemLayout, .retention, .backdrop: return value.text.map { "\"\($0)\"" }
    case .colors, .insets, nil: return nil
    }
  }

  /// The range and the default in words; empty if there is nothing to say.
  var limits: String {
    switch form {
    case .number(let range):
      let words = Self.words(range)
      let value = stored(in: ContainerConfiguration()).number
      return words + "." + (value.map { " The default is \($0.inDigits)." } ?? "")
    case .flag: return "The default is \(usual ?? "false")."
    case .names, .itemLayout, .retention, .backdrop:
      return "The default is `\(stored(in: ContainerConfiguration()).text ?? "")`."
    case .colors, .insets: return ""
    case nil:
      let text = stored(in: ContainerConfiguration()).text ?? ""
      return text.isEmpty ? "" : "The default is `\(text)`."
    }
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    range.upperBound < .infinity
      ? "From \(range.lowerBound.inDigits) to \(range.upperBound.inDigits)"
      : "\(range.lowerBound.inDigits) or more"
  }

  /// A value that differs from the default, as JSON.
  var example: String {
    switch form {
    case .flag: usual == "true" ? "false" : "true"
    case .names(let names):
      "\"\(names.first { "\"\($0)\"" != usual } ?? "")\""
    case .number:
      if case .number(let scale) = kind {
        DecimalText.text(
          scale.nearest(to: (value(in: ContainerConfiguration()).number ?? 0) * 1.5))
      } else {
        "1"
      }
    case .itemLayout: #"{ "width": 76, "gap": 10 }"#
    case .retention: "2"
    case .colors: ##"{ "selectedTint": "#C2410C" }"##
    case .insets: #"{ "top": 24 }"#
    case .backdrop: ##"{ "from": "#0B3D91", "to": "#5B2A86" }"##
    case nil: ""
    }
  }
}

extension Double {
  /// The number with commas between groups of three digits.
  fileprivate var inDigits: String {
    let parts = DecimalText.text(self).split(separator: ".")
    var whole = ""
    for (place, digit) in parts[0].reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { whole.append(",") }
      whole.append(digit)
    }
    return String(whole.reversed()) + (parts.count > 1 ? "." + parts[1] : "")
  }
}

extension String {
  /// The sentences of the text, each with its period.
  var sentences: [String] {
    var sentences: [String] = []
    var rest = self[...]
    while let end = rest.firstRange(of: ". ") {
      sentences.append(rest[..<end.lowerBound] + ".")
      rest = rest[end.upperBound...]
    }
    return sentences + [String(rest)]
  }
}
