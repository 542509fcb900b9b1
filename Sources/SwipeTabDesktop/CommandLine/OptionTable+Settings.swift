import SwipeTabKit

nonisolated extension OptionSpecification {
  /// Returns the command-line option for a setting, with the values and help of the setting's row.
  ///
  /// A setting that follows the desktop also has the value `auto`.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - other: A further name, and the value for which it is an abbreviation. The default is nil, for no further name.
  ///   - words: The help for the further name.
  /// - Returns: The option.
  static func setting(
    _ setting: ContainerSetting, also other: (String, ControlValue?)? = nil, help words: String = ""
  ) -> Self {
    let isFollowed = setting.commandLine == .followed
    let automatic = isFollowed ? ["auto"] : []
    let help = summary(of: setting) + (isFollowed ? "; auto: as the desktop" : "") + words
    switch setting.form {
    case .flag: return flag(setting.option, help) { $0.settings[setting] = .flag(true) }
    case .names(let names):
      let choices: [(String, ControlValue?)] =
        automatic.map { ($0, nil) } + names.map { ($0, .text($0)) } + [other].compactMap(\.self)
      return choice(setting.option, choices, help) { $0.settings[setting] = $1 }
    case .number(let range):
      let words =
        "a number from \(DecimalText.text(range.lowerBound)) to "
        + DecimalText.text(range.upperBound)
      return parsed(
        setting.option, (automatic + ["N"]).joined(separator: "|"),
        expected: (automatic.map(quoted) + [words]).joined(separator: " or "), help,
        { text -> ControlValue?? in
          if automatic.contains(text) { return .some(nil) }
          return Double(text).flatMap { range.contains($0) ? .number($0) : nil }
        }, { $0.settings[setting] = $1 })
    case .insets: return edges(setting, help)
    default: preconditionFailure("\(setting) has no text for the command line")
    }
  }

  /// The edges of insets, in the order in which a setting has their lengths.
  private static let edges = ["top", "left", "bottom", "right"]

  /// The option of a setting that has a length for each edge; an edge that is not named gets 0.
  private static func edges(_ setting: ContainerSetting, _ help: String) -> Self {
    Self(setting.option, "EDGE=N,…", help) { options, text throws(OptionsError) in
      var lengths: [String: Double] = [:]
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let edge = String(words[0])
        guard let length = words.count == 2 ? Double(words[1]) : nil,
          (0...10_000).contains(length), edges.contains(edge), lengths[edge] == nil
        else {
          throw .badValue(
            option: setting.option, value: text,
            expected: "lengths such as top=47,bottom=34, from 0 to 10000",
            nearest: edges.contains(edge) ? nil : NearestName.nearest(to: edge, in: edges))
        }
        lengths[edge] = length
      }
      options.settings[setting] = .text(
        edges.map { "\(lengths[$0] ?? 0)" }.joined(separator: " "))
    }
  }

  /// The value of a setting's option on the command line for the text that is stored.
  static func argument(_ text: String, of setting: ContainerSetting) -> String {
    guard setting.form == .insets else { return text }
    return zip(edges, text.split(separator: " ")).map { "\($0)=\($1)" }.joined(separator: ",")
  }

  /// The first sentence on a setting, as part of a list.
  ///
  /// A flag that is given is so: `Whether the first page follows the last` becomes `the first page follows the last`.
  private static func summary(of setting: ContainerSetting) -> String {
    var words = setting.help[...]
    if let end = words.firstRange(of: ". ") {
      words = words[..<end.lowerBound]
    } else if words.last == "." {
      words.removeLast()
    }
    if setting.form == .flag, words.hasPrefix("Whether ") { words.removeFirst(8) }
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
