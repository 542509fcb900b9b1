import SwipeTabKit

nonisolated extension OptionSpecification {
  /// The option for a setting's row, with `auto` if it follows the desktop, and `other` as an abbreviation for a value.
  static func setting(
    _ setting: ContainerSetting, also other: (String, ControlValue?)? = nil
  ) -> Self {
    let automatic = setting.commandLine == .followed ? ["auto"] : []
    let help = help(for: setting)
    switch setting.form {
    case .flag: return flag(setting.option, help) { $0.settings[setting] = .flag(true) }
    case .names(let names):
      let choices: [(String, ControlValue?)] =
        automatic.map { ($0, nil) } + names.map { ($0, .text($0)) } + [other].compactMap(\.self)
      return choice(setting.option, choices, help) { $0.settings[setting] = $1 }
    case .number(let range):
      let expected = automatic.map(quoted) + ["a number from " + limits(range)]
      return parsed(
        setting.option, (automatic + ["N"]).joined(separator: "|"),
        expected: expected.joined(separator: " or "), help,
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
          EdgeInsets.usableLengths.contains(length), edges.contains(edge), lengths[edge] == nil
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

  static func argument(_ text: String, of setting: ContainerSetting) -> String {
    guard setting.form == .insets else { return text }
    return zip(edges, text.split(separator: " ")).map { "\($0)=\($1)" }.joined(separator: ",")
  }

  private static func limits(_ range: ClosedRange<Double>) -> String {
    "\(DecimalText.text(range.lowerBound)) to \(DecimalText.text(range.upperBound))"
  }

  private static func help(for setting: ContainerSetting) -> String {
    var sentences = [row(of: setting)]
    if case .number(let range) = setting.form { sentences.append("From \(limits(range)).") }
    if setting.commandLine == .followed {
      sentences.append("`auto`, the default, follows the desktop and its changes.")
    }
    if let remark = remark(on: setting) { sentences.append(remark) }
    return sentences.joined(separator: " ")
  }

  /// The sentences of the row, rephrased for an option without a value, which makes its setting true.
  private static func row(of setting: ContainerSetting) -> String {
    // The rest of the theme's row is on programs in general.
    if setting == .theme { return Usage.firstSentence(setting.help) }
    guard setting.form == .flag, setting.help.hasPrefix("Whether ") else { return setting.help }
    let words = setting.help.dropFirst(8)
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func remark(on setting: ContainerSetting) -> String? {
    switch setting {
    case .safeArea: "The edges are `top`, `left`, `bottom` and `right`, as in `top=47,bottom=34`."
    case .toolbar:
      "The toolbar then keeps its place at every width, unless `--adaptive` is given."
    case .adaptive:
      """
      A wide container has 700 points or more, unless its storyboard has another limit. Some demos move the toolbar, unless \
      `--toolbar` is given.
      """
    case .theme:
      """
      `toptal` gives the standard demo the colors of the tutorial on which it is based. They are pure red, blue and yellow, \
      with blue and gray tints.
      """
    default: nil
    }
  }
}
