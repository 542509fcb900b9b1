@testable import SwipeTabKit

/// The settings in tables of two articles: those of the command line, and all settings.
enum OptionRows {
  static func ofAll(_ lines: [String]) -> [String] {
    guard let heading = lines.firstIndex(of: "| --- | --- | --- |") else { return lines }
    let end = lines[heading...].firstIndex(of: "") ?? lines.endIndex
    return lines.with(ContainerSetting.allCases.map(\.articleRow), in: heading + 1..<end)
  }

  static func ofCommandLine(_ lines: [String]) -> [String] {
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
  fileprivate var articleRow: String {
    "| `\(rawValue)` | `\(row.property)` | \(help)\(limits.isEmpty ? "" : " " + limits) |"
  }

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
