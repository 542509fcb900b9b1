@testable import SwipeTabKit

/// The words of options, and of elements, from which fuzzers make files.
enum OptionWords {
  /// The line before the words of options; an empty line or the end of the file ends them.
  static let heading = "# Options, which Scripts/options writes."
  /// The line before the words of elements.
  static let elementHeading = "# Elements, which Scripts/options writes."

  /// The line before the words of other keys.
  static let keyHeading = "# Keys, which Scripts/options writes."

  /// The names and keys of elements.
  static let ofElements = Set(ElementKinds.all.flatMap { [$0.name] + keys($0.keys, $0.form) })
    .sorted().map { word("\"\($0)\":") }

  /// The keys that are written for rows, and for those of objects in them.
  private static func keys(_ rows: [ElementKey], _ form: ElementForm) -> [String] {
    rows.flatMap { row -> [String] in
      let own = if case .value = form { [String]() } else { [row.name] }
      return switch row.shape {
      case .object(let rows, let form), .objects(let rows, let form): own + keys(rows, form)
      case .action: []
      default: own
      }
    }
  }

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
    return word("\"\(setting.rawValue)\":" + (text ?? "\"\(value.text ?? "")\""))
  }

  static func rewritten(
    _ lines: [String], _ words: [String], below heading: String = heading
  ) -> [String] {
    guard let place = lines.firstIndex(of: heading) else { return lines }
    let end = lines[place...].firstIndex(of: "") ?? lines.endIndex
    return lines.with([heading] + words, in: place..<end)
  }

  /// A line with a word, in the quotes and escapes of a dictionary.
  static func word(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
      + "\""
  }
}

extension ContainerSetting {
  fileprivate var names: [String] {
    if case .choice(let names) = kind { names } else { [] }
  }
}
