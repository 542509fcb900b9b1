import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// An option: its name, its value, its help and its effect.
///
/// Parsing, help, suggestions for misspelled names, the manual page and the article on the command line all use this table.
nonisolated struct OptionSpecification: Sendable {
  typealias Reader = @Sendable (inout Options, String) throws(OptionsError) -> Void

  var name: String
  /// The placeholder for the value in the help, or nil for an option without one.
  var value: String?
  /// The description in sentences of Markdown.
  ///
  /// The first one is short.
  var help: String
  /// Whether recordings may contain the option.
  ///
  /// It is false for options that name a file to write, or another replay.
  var isRecordable = true
  var read: Reader

  init(_ name: String, _ value: String?, _ help: String, _ read: @escaping Reader) {
    (self.name, self.value, self.help, self.read) = (name, value, help, read)
  }

  /// The placeholder for the value where a long list of names is part of the description.
  var shortValue: String? {
    value.map { Self.isLong($0.split(separator: "|").count) ? "NAME" : $0 }
  }

  private static func isLong(_ count: Int) -> Bool { count > 4 }

  /// This option, not allowed in recordings.
  func onlyOnCommandLine() -> Self {
    var option = self
    option.isRecordable = false
    return option
  }

  /// This option, which also passes the text of its value to `note`.
  func noting(_ note: @escaping @Sendable (inout Options, String) -> Void) -> Self {
    var option = self
    let read = read
    option.read = { options, text throws(OptionsError) in
      try read(&options, text)
      note(&options, text)
    }
    return option
  }

  /// An option without a value.
  static func flag(
    _ name: String, _ help: String, _ set: @escaping @Sendable (inout Options) -> Void
  ) -> Self {
    Self(name, nil, help) { options, _ throws(OptionsError) in set(&options) }
  }

  /// An option with one of a few names as its value.
  static func choice<Value: Sendable>(
    _ name: String, _ names: [(String, Value)], _ help: String,
    _ set: @escaping @Sendable (inout Options, Value) -> Void
  ) -> Self {
    let words = names.map(\.0)
    let help = isLong(words.count) ? "\(help) One of \(codeList(words))." : help
    return Self(name, words.joined(separator: "|"), help) { options, text throws(OptionsError) in
      guard let value = names.first(where: { $0.0 == text })?.1 else {
        throw .badValue(
          option: name, value: text, expected: quotedList(words),
          nearest: NearestName.nearest(to: text, in: words))
      }
      set(&options, value)
    }
  }

  /// Names as code of Markdown, with `and` before the last one.
  private static func codeList(_ names: [String]) -> String {
    let words = names.map { "`\($0)`" }
    return words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }

  /// An option whose value `parse` converts.
  static func parsed<Value: Sendable>(
    _ name: String, _ value: String, expected: String, _ help: String,
    _ parse: @escaping @Sendable (String) -> Value?,
    _ set: @escaping @Sendable (inout Options, Value) -> Void
  ) -> Self {
    Self(name, value, help) { options, text throws(OptionsError) in
      guard let value = parse(text) else {
        throw .badValue(option: name, value: text, expected: expected, nearest: nil)
      }
      set(&options, value)
    }
  }

  static func file(
    _ name: String, _ value: String, _ help: String,
    _ set: @escaping @Sendable (inout Options, String) -> Void
  ) -> Self {
    parsed(name, value, expected: "a file name", help, { isFileName($0) ? $0 : nil }, set)
  }

  static func isFileName(_ text: String) -> Bool {
    !text.isEmpty && !text.utf8.contains(0)
  }

  /// All options, in the order of the help.
  static let all = OptionGroup.all.flatMap(\.options)

  /// Returns the option with a name, or nil if no option has it.
  static func named(_ name: String) -> Self? { all.first { $0.name == name } }

  /// Returns the values in a list with commas.
  ///
  /// Returns nil if an entry is not a value, or occurs twice.
  static func list<Value: Hashable>(_ text: String, _ value: (String) -> Value?) -> [Value]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { value(String($0)) }
    return values.count == parts.count && Set(values).count == values.count ? values : nil
  }

  static func names<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type
  ) -> [(String, Value)] {
    type.allCases.map { ($0.rawValue, $0) }
  }

  /// The names of all values, after `auto`, which stands for no value.
  static func automatic<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type
  ) -> [(String, Value?)] {
    [("auto", nil)] + names(type).map { ($0.0, $0.1) }
  }

  @Sendable static func size(_ text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}
