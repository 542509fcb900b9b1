@testable import SwipeTabKit
@testable import TestSupport

extension ContainerSetting {
  /// The JSON by which people write a value; nil for a value that JSON does not have.
  func json(_ value: ControlValue) -> String? {
    let words = (value.text ?? "").split(separator: " ").map(String.init)
    switch form {
    case .flag: return value.flag.map { "\($0)" }
    case .number: return value.number.map { "\($0)" }
    case .names(let names): return value.text.flatMap { names.contains($0) ? "\"\($0)\"" : nil }
    case .colors:
      let members = words.map { word in
        let parts = word.split(separator: "=")
        return "\"\(parts[0])\":" + (parts[1].first == "#" ? "\"\(parts[1])\"" : "\(parts[1])")
      }
      return "{" + members.joined(separator: ",") + "}"
    case .itemLayout:
      return words.count == 3
        ? #"{"width":\#(words[1]),"gap":\#(words[2])}"#
        : words.count == 2 ? #"{"shortest":\#(words[1])}"# : "\"\(words[0])\""
    case .retention: return words.count == 2 ? words[1] : "\"\(words[0])\""
    case .insets:
      let edges = zip(["top", "left", "bottom", "right"], words).map { "\"\($0)\":\($1)" }
      return "{" + edges.joined(separator: ",") + "}"
    case .backdrop:
      return words.count == 3
        ? #"{"from":"\#(words[0])","to":"\#(words[1])","direction":"\#(words[2])"}"#
        : "\"\(words[0])\""
    case nil: return nil
    }
  }

  /// The values to try that JSON has, with their JSON.
  var writtenSamples: [(value: ControlValue, json: String)] {
    samples.compactMap { value in json(value).map { (value, $0) } }
  }
}
