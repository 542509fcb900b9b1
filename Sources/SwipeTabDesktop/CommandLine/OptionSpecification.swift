import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// An option, in the table that parsing, help, suggestions, the manual page and the article share.
nonisolated struct OptionSpecification: Sendable {
  typealias Reader = @Sendable (inout Options, String) throws(OptionsError) -> Void

  var name: String
  /// The placeholder for the value in the help.
  var value: String?
  /// The description in sentences of Markdown, the first of which is short.
  var help: String
  /// Whether recordings may contain the option, which is false if it names a file to write, or another replay.
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

  func onlyOnCommandLine() -> Self {
    var option = self
    option.isRecordable = false
    return option
  }

  func noting(_ note: @escaping @Sendable (inout Options, String) -> Void) -> Self {
    var option = self
    let read = read
    option.read = { options, text throws(OptionsError) in
      try read(&options, text)
      note(&options, text)
    }
    return option
  }

  static func flag(
    _ name: String, _ help: String, _ set: @escaping @Sendable (inout Options) -> Void
  ) -> Self {
    Self(name, nil, help) { options, _ throws(OptionsError) in set(&options) }
  }

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

  private static func codeList(_ names: [String]) -> String {
    let words = names.map { "`\($0)`" }
    return words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }

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

  static let all = OptionGroup.all.flatMap(\.options)

  static func named(_ name: String) -> Self? { all.first { $0.name == name } }

  /// The values in a list with commas, or nil if an entry is not a value, or occurs twice.
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
