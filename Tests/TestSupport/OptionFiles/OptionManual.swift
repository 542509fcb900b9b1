@testable import SwipeTabKit

/// The settings in the manual page, in the language of mdoc.
enum OptionManual {
  static func rewritten(_ lines: [String]) -> [String] {
    var kept: [String] = []
    var place: Int?
    var isOfTable = false
    for line in lines {
      if line.hasPrefix(".It ") || line == ".El" {
        isOfTable = ContainerSetting.onCommandLine.contains { setting in
          let start = ".It Fl \\-" + setting.option.dropFirst(2)
          return line == start || line.hasPrefix(start + " ")
        }
        if isOfTable, place == nil { place = kept.count }
      }
      if !isOfTable { kept.append(line) }
    }
    guard let place else { return lines }
    return kept.with(ContainerSetting.onCommandLine.flatMap(\.manual), in: place..<place)
  }
}

extension ContainerSetting {
  /// The option's heading and sentences.
  fileprivate var manual: [String] {
    var heading = ".It Fl \\-" + option.dropFirst(2)
    if hasManyNames {
      heading += " Ar name"
    } else if !optionNames.isEmpty {
      heading += " Cm " + optionNames.joined(separator: " | ")
    } else if form == .insets {
      heading += " Ar edge=number,..."
    } else if optionValue != nil {
      heading += (commandLine == .followed ? " Cm auto |" : "") + " Ar number"
    }
    return [heading] + optionSentences.flatMap(Self.manual)
  }

  /// A sentence, in which words between backquotes have lines of their own.
  private static func manual(_ sentence: String) -> [String] {
    var lines: [String] = []
    for (place, part) in sentence.split(separator: "`", omittingEmptySubsequences: false)
      .enumerated()
    {
      if !place.isMultiple(of: 2) {
        lines.append(
          part.hasPrefix("--") ? ".Fl \\-" + part.dropFirst(2) : ".Cm " + part)
        continue
      }
      // Punctuation belongs to the word before it.
      let marks = place == 0 ? "" : part.prefix { ",.;:".contains($0) }
      if !marks.isEmpty { lines[lines.count - 1] += " " + marks }
      let rest = part.dropFirst(marks.count).drop { $0 == " " }
      if !rest.isEmpty { lines.append(String(rest.last == " " ? rest.dropLast() : rest)) }
    }
    return lines
  }
}
