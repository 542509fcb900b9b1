@testable import SwipeTabKit

/// The words of options from which fuzzers make files.
enum OptionWords {
  /// The line before the words; an empty line or the end of the file ends them.
  static let heading = "# Options, which Scripts/options writes."

  /// The keys and the names of values.
  static let ofStoryboards =
    ContainerSetting.inStoryboards.map { word("\"\($0.rawValue)\":") }
    + Set(ContainerSetting.inStoryboards.flatMap(\.names)).sorted().map { word("\"\($0)\"") }

  /// Keys with a value each.
  static let ofReplays = ContainerSetting.written.map { setting in
    word("\"\(setting.rawValue)\":\(setting.example.split(separator: " ").joined())")
  }

  /// Keys with the value that a saved state has.
  static let ofStates = ContainerSetting.allCases.map { setting in
    let value = setting.stored(in: ContainerConfiguration())
    let text = value.number.map { "\($0)" } ?? value.flag.map { "\($0)" }
    return word("\"\(setting.rawValue)\":" + (text ?? "\"\(value.name ?? "")\""))
  }

  static func rewritten(_ lines: [String], _ words: [String]) -> [String] {
    guard let place = lines.firstIndex(of: heading) else { return lines }
    let end = lines[place...].firstIndex(of: "") ?? lines.endIndex
    return lines.with([heading] + words, in: place..<end)
  }

  /// A line with a word, in the quotes and escapes of a dictionary.
  private static func word(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
      + "\""
  }
}

extension ContainerSetting {
  fileprivate var names: [String] {
    if case .choice(let names) = kind { names } else { [] }
  }
}
