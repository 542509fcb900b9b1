import SwipeTabKit
import Testing

@testable import TestSupport

/// The lists of keys for people have the keys that the sheet of F1 lists.
@Suite("KeysAndGestures, the article")
struct KeysAndGesturesTests {
  /// The names of keys in the lists, where they differ from those on the sheet.
  private static let otherNames = [
    "PgUp": "PageUp", "PgDn": "PageDown", "Alt+1–8": "Alt+1", "A–Z": "letters", "0–9": "digits",
    "← → ↑ ↓": "arrows", "↑ ↓": "Up, Down", "←": "Left", "→": "Right", "−": "-",
  ]

  /// The keys of a shortcut, by the names that the lists have.
  private static func keys(of shortcut: Shortcut) -> [String] {
    shortcut.keys.split(separator: ",").map { key in
      let name = key.drop { $0 == " " }
      return otherNames[String(name)]
        ?? otherNames.reduce(String(name)) { $0.replacing($1.key, with: $1.value) }
    }
  }

  /// The first cells of the tables in the article.
  private static func article() throws -> String {
    try PackageFile.lines("Sources/SwipeTabKit/SwipeTabKit.docc/KeysAndGestures.md")
      .filter { $0.hasPrefix("| ") }
      .compactMap { $0.split(separator: "|").first.map(String.init) }
      .joined(separator: "\n").replacing("−", with: "-")
  }

  /// The headings of the list of keys in the manual page.
  private static func manual() throws -> String {
    try PackageFile.lines("Assets/app/swipetab.1")
      .drop { $0 != ".Sh KEYS" }.dropFirst().prefix { !$0.hasPrefix(".Sh ") }
      .filter { $0.hasPrefix(".It ") }.map { String($0.dropFirst(4)) }
      .joined(separator: "\n").replacing("\\-", with: "-")
  }

  /// Whether a list has a key as a whole: `Ctrl+T` is not in `Ctrl+Tab`.
  private static func has(_ key: String, in list: String) -> Bool {
    list.ranges(of: key).contains { range in
      let before = list[..<range.lowerBound].last
      let behind = list[range.upperBound...].first
      return [nil, " ", "\n"].contains(before) && [nil, " ", "\n", ","].contains(behind)
    }
  }

  @Test("the article and the manual page list every key of the sheet of shortcuts")
  func everyKey() throws {
    for (name, list) in [("article", try Self.article()), ("manual page", try Self.manual())] {
      for key in Shortcut.allCases.flatMap(Self.keys) {
        expect(Self.has(key, in: list), "\(key) in the \(name)")
      }
    }
  }

  @Test("a key that is part of another one is not found there")
  func wholeKeys() {
    expect(Self.has("Ctrl+T", in: "Ctrl+W, Ctrl+T"))
    expect(!Self.has("Ctrl+T", in: "Ctrl+Tab"))
    expect(!Self.has("Tab", in: "Ctrl+Tab"))
  }
}
