@testable import SwipeTabKit

/// The settings in the table of their article.
enum OptionRows {
  static func ofAll(_ lines: [String]) -> [String] {
    guard let heading = lines.firstIndex(of: "| --- | --- | --- |") else { return lines }
    let end = lines[heading...].firstIndex(of: "") ?? lines.endIndex
    return lines.with(ContainerSetting.allCases.map(\.articleRow), in: heading + 1..<end)
  }
}

extension ContainerSetting {
  fileprivate var articleRow: String {
    "| `\(rawValue)` | `\(row.property)` | \(help)\(limits.isEmpty ? "" : " " + limits) |"
  }
}
