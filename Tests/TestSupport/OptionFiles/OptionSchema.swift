@testable import SwipeTabKit

/// The settings in the JSON Schema of storyboards.
enum OptionSchema {
  /// The settings that stand beside pages, and those in `tuning`.
  static let plain = ContainerSetting.inStoryboards.filter {
    !ContainerSetting.tuning.contains($0)
  }
  static let tuning = ContainerSetting.inStoryboards.filter { ContainerSetting.tuning.contains($0) }

  static func rewritten(_ lines: [String]) -> [String] {
    var lines = lines
    replace(
      in: &lines, of: "    \"settings\": {", behind: "      \"properties\": {",
      before: "        \"tuning\": {", with: plain.flatMap { $0.schema(isLast: false) })
    replace(
      in: &lines, of: "    \"tuning\": {", behind: "      \"properties\": {", before: "      },",
      with: tuning.flatMap { $0.schema(isLast: $0 == tuning.last) })
    let names = ContainerSetting.shownByControls
    replace(
      in: &lines, of: "    \"settingName\": {", behind: "      \"enum\": [", before: "      ]",
      with: names.map { "        \"\($0.rawValue)\"" + ($0 == names.last ? "" : ",") })
    return withReferences(lines)
  }

  /// The schema of replays, where `set` has all settings.
  static func rewrittenReplay(_ lines: [String]) -> [String] {
    var lines = lines
    let settings = ContainerSetting.written
    replace(
      in: &lines, of: "    \"set\": {",
      behind: "        \"values\": { \"$ref\": \"#/$defs/values\" },", before: "      },",
      with: settings.flatMap { setting in
        let isLast = setting == settings.last
        return setting.row.isInStoryboards
          ? [setting.reference(isLast: isLast)] : setting.schema(isLast: isLast)
      })
    return lines
  }

  private static func replace(
    in lines: inout [String], of definition: String, behind first: String, before last: String,
    with new: [String]
  ) {
    guard let start = lines.firstIndex(of: definition),
      let range = lines.range(behind: first, before: last, from: start)
    else { return }
    lines = lines.with(new, in: range)
  }

  /// The lines with references to all settings wherever one of them has a reference.
  private static func withReferences(_ lines: [String]) -> [String] {
    var rewritten: [String] = []
    var isInRun = false
    for line in lines {
      let refers = line.contains("#/$defs/settings/properties/")
      if refers, !isInRun {
        let indent = line.prefix { $0 == " " }
        rewritten += plain.map {
          "\(indent)\"\($0.rawValue)\": { \"$ref\": \"#/$defs/settings/properties/\($0.rawValue)\" },"
        }
      }
      let isOfTable = plain.contains {
        line.contains("#/$defs/settings/properties/\($0.rawValue)\"")
      }
      isInRun = refers
      if !isOfTable { rewritten.append(line) }
    }
    return rewritten
  }
}

extension ContainerSetting {
  /// The setting as a member of an object's properties in another file, which leads to the schema of storyboards.
  fileprivate func reference(isLast: Bool) -> String {
    let group = Self.tuning.contains(self) ? "tuning" : "settings"
    return
      "        \"\(rawValue)\": { \"$ref\": \"storyboard.schema.json#/$defs/\(group)/properties/\(rawValue)\" }"
      + (isLast ? "" : ",")
  }

  /// The setting as a member of an object's properties.
  fileprivate func schema(isLast: Bool) -> [String] {
    let words = help + (limits.isEmpty ? "" : " " + limits)
    var rules: [String] = []
    switch form {
    case .flag: rules.append(#""type": "boolean""#)
    case .number(let range):
      rules += [#""type": "number""#, #""minimum": \#(DecimalText.text(range.lowerBound))"#]
      if range.upperBound < .infinity {
        rules.append(#""maximum": \#(DecimalText.text(range.upperBound))"#)
      }
    case .names(let names): rules.append(#""enum": \#(Self.list(names))"#)
    case .itemLayout:
      rules.append(
        ##""anyOf": [{ "enum": \##(Self.list(names)) }, { "$ref": "#/$defs/itemLayout" }]"##)
    case .retention:
      rules.append(
        #""anyOf": [{ "enum": \#(Self.list(names)) }, { "type": "integer", "minimum": 0, "maximum": 1000000 }]"#
      )
    case .colors: rules.append(##""$ref": "#/$defs/colors""##)
    case .insets: rules.append(##""$ref": "#/$defs/insets""##)
    case .backdrop:
      rules.append(##""anyOf": [{ "$ref": "#/$defs/background" }, { "const": "none" }]"##)
    case nil: break
    }
    if let usual { rules.append(#""default": \#(usual)"#) }
    rules.append(#""examples": [\#(example)]"#)
    let escaped = words.split(separator: "\"", omittingEmptySubsequences: false).joined(
      separator: "\\\"")
    let members = [#""description": "\#(escaped)""#] + rules
    let last = members.count - 1
    return ["        \"\(rawValue)\": {"]
      + members.enumerated().map { "          " + $1 + ($0 == last ? "" : ",") }
      + ["        }" + (isLast ? "" : ",")]
  }

  /// The names that a control offers.
  private var names: [String] {
    if case .choice(let names) = kind { names } else { [] }
  }

  private static func list(_ names: [String]) -> String {
    "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
