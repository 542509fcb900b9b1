@testable import SwipeTabKit

/// The settings in the README's table of options.
enum OptionRows {
  static func rewritten(_ lines: [String]) -> [String] {
    func isOfTable(_ line: String) -> Bool {
      ContainerSetting.onCommandLine.contains { setting in
        line.hasPrefix("| `\(setting.option)`") || line.hasPrefix("| `\(setting.option) ")
      }
    }
    guard let place = lines.firstIndex(where: isOfTable) else { return lines }
    let kept = lines.filter { !isOfTable($0) }
    return kept.with(ContainerSetting.onCommandLine.map(\.tableRow), in: place..<place)
  }
}

extension ContainerSetting {
  fileprivate var tableRow: String {
    let value = hasManyNames ? "NAME" : optionValue
    let usage =
      option + (value.map { " " + $0.split(separator: "|").joined(separator: "\\|") } ?? "")
    let words = optionSentences.map { sentence in
      sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast()
    }
    return "| `\(usage)` | \(words.joined(separator: "; ")) |"
  }
}
