@testable import TestSupport

/// Markdown in the language of manual pages, mdoc.
struct ManualText {
  /// The environment variables that the page describes.
  var variables: Set<String>

  /// Entries of a list: names with a macro, and sentences.
  func items(_ rows: [(names: [String], help: String)], _ macro: String) -> [String] {
    rows.flatMap { row in
      [".It " + row.names.map { "\(macro) \($0)" }.joined(separator: " , ")] + lines(row.help)
    }
  }

  /// Sentences, each on lines of its own, in which words between backquotes have lines of their own.
  func lines(_ text: String) -> [String] { text.sentences.flatMap(sentence) }

  private func sentence(_ text: String) -> [String] {
    var lines: [String] = []
    for (place, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if !place.isMultiple(of: 2) {
        lines.append("." + macros(for: String(part)))
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

  /// Words of code: an option with its value, a variable, a file, or another name.
  func macros(for code: String) -> String {
    guard code.hasPrefix("--") else { return word(code) }
    let parts = code.dropFirst(2).split(separator: " ", maxSplits: 1)
    return "Fl \\-\(parts[0])" + (parts.count > 1 ? " " + value(parts[1]) : "")
  }

  /// The placeholder for a value, in which names with capitals stand for something else.
  private func value(_ text: Substring) -> String {
    var last = ""
    let words = text.split(separator: "|").map { name in
      let macro = name.contains(where: \.isUppercase) ? "Ar" : "Cm"
      defer { last = macro }
      return (macro == last ? "" : macro + " ") + Self.plain(name)
    }
    return words.joined(separator: " | ")
  }

  private func word(_ text: String) -> String {
    let endings = [".html", ".json", ".jsonl", ".png", ".swipetab"]
    let macro =
      if variables.contains(text) {
        "Ev"
      } else if text.hasPrefix("SIG") {
        "Dv"
      } else if text.contains("/") || endings.contains(where: { text.hasSuffix($0) }) {
        "Pa"
      } else if text.contains(where: \.isLetter), text == text.uppercased() {
        "Ar"
      } else {
        "Cm"
      }
    return "\(macro) \(Self.plain(text[...]))"
  }

  /// A word without characters that mean something else in manual pages, or that not every terminal has.
  private static func plain(_ word: Substring) -> String {
    if word == "-" { return "\\-" }
    return word.split(separator: "…", omittingEmptySubsequences: false).joined(separator: "...")
  }
}
