@testable import SwipeTabDesktop
@testable import TestSupport

/// A file that lists the options and exit codes of the program, which `Scripts/options` writes from their tables.
///
/// The article also lists variables and files, from which the manual page has them.
enum CommandLineFile: String, CaseIterable, WrittenFile {
  case article = "Sources/SwipeTabStoryboard/SwipeTabStoryboard.docc/CommandLine.md"
  case manual = "Assets/app/swipetab.1"

  func rewritten(_ lines: [String]) throws -> [String] {
    switch self {
    case .article: Self.rewrittenArticle(lines)
    case .manual: Self.rewrittenManual(lines, from: try Self.article.lines())
    }
  }

  private static func rewrittenArticle(_ lines: [String]) -> [String] {
    var lines = lines
    func write(_ rows: [(name: String, help: String)], below heading: String) {
      guard let range = lines.table(below: heading) else { return }
      lines = lines.with(rows.map { "| \($0.name) | \($0.help) |" }, in: range)
    }
    for group in OptionGroup.all {
      let rows = group.options.map { ("`" + $0.usage.escapingPipes + "`", $0.help) }
      write(rows, below: "### " + group.title)
    }
    write(Launch.ExitCode.allCases.map { ("\($0.rawValue)", $0.help) }, below: "### Exit codes")
    return lines
  }

  private static func rewrittenManual(_ lines: [String], from article: [String]) -> [String] {
    let environment = article.rows(below: "### Environment")
    let text = ManualText(variables: Set(environment.flatMap(\.names)))
    var lines = lines
    if let start = lines.firstIndex(of: "The options are:"),
      let range = lines.range(behind: ".Bl -tag -width Ds", before: ".El", from: start)
    {
      let items = OptionSpecification.all.flatMap { option in
        [".It " + text.macros(for: option.usage)] + text.lines(option.help)
      }
      lines = lines.with(items, in: range)
    }
    func write(
      _ items: [String], _ list: String = "", in section: String, and rest: [String] = []
    ) {
      guard let start = lines.firstIndex(of: ".Sh " + section),
        let end = lines[(start + 1)...].firstIndex(where: { $0.hasPrefix(".Sh ") })
      else { return }
      let body = [".Bl -tag -width Ds" + list] + items + [".El"] + rest
      lines = lines.with(body, in: start + 1..<end)
    }
    write(text.items(environment, "Ev"), in: "ENVIRONMENT")
    write(text.items(article.rows(below: "### Files"), "Pa"), in: "FILES")
    let codes = Launch.ExitCode.allCases.flatMap { [".It \($0.rawValue)"] + text.lines($0.help) }
    let notes = article.notes(below: "### Exit codes").flatMap(text.lines)
    write(codes, " -compact", in: "EXIT STATUS", and: [".Pp"] + notes)
    return lines
  }
}

extension OptionSpecification {
  /// The option with the placeholder for its value, as documents have it.
  fileprivate var usage: String { name + (shortValue.map { " " + $0 } ?? "") }
}

extension String {
  /// The text in which a vertical bar does not end the cell of a table.
  fileprivate var escapingPipes: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension [String] {
  /// The lines below a heading, up to the next one.
  private func section(below heading: String) -> Range<Int>? {
    guard let start = firstIndex(of: heading) else { return nil }
    let end = self[(start + 1)...].firstIndex { $0.hasPrefix("#") } ?? endIndex
    return start + 1..<end
  }

  /// The rows of the first table below a heading.
  fileprivate func table(below heading: String) -> Range<Int>? {
    guard let section = section(below: heading),
      let rule = self[section].firstIndex(of: "| --- | --- |")
    else { return nil }
    return rule + 1..<(self[rule...].firstIndex(of: "") ?? endIndex)
  }

  /// The names between backquotes, and the sentences, of each row of the first table below a heading.
  fileprivate func rows(below heading: String) -> [(names: [String], help: String)] {
    guard let range = table(below: heading) else { return [] }
    return self[range].compactMap { line in
      let row = line.dropFirst(2).dropLast(2)
      guard let border = row.firstRange(of: " | ") else { return nil }
      let parts = row[..<border.lowerBound].split(separator: "`", omittingEmptySubsequences: false)
      let names = parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }
      return (names.map { String($0.element) }, String(row[border.upperBound...]))
    }
  }

  /// The entries of the bulleted list below a heading, each as one line.
  fileprivate func notes(below heading: String) -> [String] {
    guard let section = section(below: heading) else { return [] }
    var notes: [String] = []
    for line in self[section] where !line.hasPrefix("|") && !line.isEmpty {
      if line.hasPrefix("- ") {
        notes.append(String(line.dropFirst(2)))
      } else if let last = notes.popLast() {
        notes.append(last + " " + line.drop { $0 == " " })
      }
    }
    return notes
  }
}
