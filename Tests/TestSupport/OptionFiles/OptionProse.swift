@testable import SwipeTabKit

/// What people read of an option.
extension ContainerSetting {
  /// The sentences of the help, each with its period.
  var sentences: [String] {
    var sentences: [String] = []
    var rest = help[...]
    while let end = rest.firstRange(of: ". ") {
      sentences.append(rest[..<end.lowerBound] + ".")
      rest = rest[end.upperBound...]
    }
    return sentences + [String(rest)]
  }

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

  /// The names that an option of the command line can have.
  var optionNames: [String] {
    guard case .names(let names) = form else { return [] }
    return (commandLine == .followed ? ["auto"] : []) + names
      + (self == .theme ? ["toptal"] : [])
  }

  /// What the command line takes behind the option, as its help has it; nil for an option without a value.
  var optionValue: String? {
    switch form {
    case .flag, nil: nil
    case .number: (commandLine == .followed ? "auto|" : "") + "N"
    case .insets: "EDGE=N,…"
    default: optionNames.joined(separator: "|")
    }
  }

  /// Whether the names of the option are too many to stand beside it.
  var hasManyNames: Bool { optionNames.count > 4 }

  /// The sentences on the option of the command line.
  var optionSentences: [String] {
    var sentences = sentences
    if form == .flag, sentences[0].hasPrefix("Whether ") {
      sentences[0] = sentences[0].dropFirst(8).capitalized
    }
    if hasManyNames {
      let names = optionNames.map { "`\($0)`" }
      sentences.append(
        "One of " + names.dropLast().joined(separator: ", ") + " and \(names.last ?? "").")
    }
    if case .number(let range) = form { sentences.append(Self.words(range) + ".") }
    if commandLine == .followed {
      // Of the theme, the row says that a program may do so.
      if self == .theme { sentences.removeLast() }
      sentences.append("`auto`, the default, follows the desktop, also while that changes.")
    }
    if form == .insets {
      sentences.append(
        "The edges are `top`, `left`, `bottom` and `right`, as in `top=47,bottom=34`.")
    }
    switch self {
    case .toolbar:
      sentences.append("It then stays there at every width, unless `--adaptive` says otherwise.")
    case .adaptive:
      sentences += [
        "A wide one has 700 points or more, unless a storyboard says otherwise.",
        "Some demos move it, unless `--toolbar` is given.",
      ]
    case .theme:
      sentences.append(
        """
        `toptal` gives the standard demo the pure red, blue and yellow, and the blue and gray tints, of the tutorial that \
        it is made after.
        """)
    default: break
    }
    return sentences
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

extension StringProtocol {
  /// The text with a capital at its start.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
