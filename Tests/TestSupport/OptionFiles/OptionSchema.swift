@testable import SwipeTabKit

/// The settings in the JSON Schemas of storyboards and replays.
enum OptionSchema {
  /// The schema of replays, where `set` has all settings.
  static func rewritten(_ lines: [String]) -> [String] {
    let settings = ContainerSetting.written
    let first = "        \"values\": { \"$ref\": \"#/$defs/values\" },"
    guard let start = lines.firstIndex(of: "    \"set\": {"),
      let range = lines.range(behind: first, before: "      },", from: start)
    else { return lines }
    let new = settings.flatMap { setting in
      let isLast = setting == settings.last
      return setting.row.isInStoryboards
        ? [setting.reference(isLast: isLast)] : setting.schema(isLast: isLast)
    }
    return lines.with(new, in: range)
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
    ["        \"\(rawValue)\": {"]
      + schemaMembers.map { "          " + $0 + ($0 == schemaMembers.last ? "" : ",") }
      + ["        }" + (isLast ? "" : ",")]
  }

  /// The members of the setting's schema.
  var schemaMembers: [String] {
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
    return [#""description": "\#(escaped)""#] + rules
  }

  /// The names that a control offers.
  private var names: [String] {
    if case .choice(let names) = kind { names } else { [] }
  }

  private static func list(_ names: [String]) -> String {
    "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
