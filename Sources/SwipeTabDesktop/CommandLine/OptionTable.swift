import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// An option: its name, its value and its effect.
///
/// Parsing, help and suggestions for misspelled names all use this table.
nonisolated struct OptionSpecification: Sendable {
  typealias Reader = @Sendable (inout Options, String) throws(OptionsError) -> Void

  var name: String
  /// The placeholder for the value in the help, or nil for an option without one.
  var value: String?
  var help: String
  /// Whether recordings may contain the option.
  ///
  /// It is false for options that name a file to write, or another replay.
  var isRecordable = true
  var read: Reader

  init(_ name: String, _ value: String?, _ help: String, _ read: @escaping Reader) {
    (self.name, self.value, self.help, self.read) = (name, value, help, read)
  }

  /// This option, not allowed in recordings.
  private func onlyOnCommandLine() -> Self {
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
    return Self(name, words.joined(separator: "|"), help) { options, text throws(OptionsError) in
      guard let value = names.first(where: { $0.0 == text })?.1 else {
        throw .badValue(
          option: name, value: text, expected: quotedList(words),
          nearest: NearestName.nearest(to: text, in: words))
      }
      set(&options, value)
    }
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

  private static func file(
    _ name: String, _ value: String, _ help: String,
    _ set: @escaping @Sendable (inout Options, String) -> Void
  ) -> Self {
    parsed(name, value, expected: "a file name", help, { isFileName($0) ? $0 : nil }, set)
  }

  private static func isFileName(_ text: String) -> Bool {
    !text.isEmpty && !text.utf8.contains(0)
  }

  /// All options, in the order of the help.
  static let all = content + settings + run + sharing

  /// Returns the option with a name, or nil if no option has it.
  static func named(_ name: String) -> Self? { all.first { $0.name == name } }

  /// The options for the content.
  private static let content: [OptionSpecification] = [
    choice("--demo", names(DemoName.self), "run a demo") { $0.demo = $1 },
    flag("--list-demos", "list the demos") { $0.answer = .demos },
    flag("--list-icons", "list the icons that every storyboard can name") { $0.answer = .icons },
    parsed(
      "--pages", "N", expected: "a number from 1 to 10000000", "show N generated pages",
      { Int($0).flatMap { (1...10_000_000).contains($0) ? $0 : nil } }, { $0.pages = $1 }),
    parsed(
      "--page", "INDEX|ID", expected: "an index or an identifier", "the page that shows first",
      { $0.isEmpty ? nil : Int($0).map { .index($0) } ?? .id(PageID($0)) }, { $0.page = $1 }),
  ]

  /// The settings of containers, as their own table has them; the theme also as the tutorial has it.
  private static let settings = ContainerSetting.onCommandLine.map { setting in
    guard setting == .theme else { return Self.setting(setting) }
    return Self.setting(
      .theme, also: ("toptal", .text(Theme.Appearance.light.rawValue)),
      help: "; toptal: the tutorial's"
    ).noting { $0.hasTutorialColors = $1 == "toptal" }
  }

  /// The window, and how a run goes.
  private static let run: [OptionSpecification] = [
    parsed(
      "--size", "WxH", expected: "a size such as 480x800, from 1x1 to 16384x16384",
      "the window's size, in points", Self.size, { $0.size = $1 }),
    parsed(
      "--scale", "S", expected: "a number from 0.5 to 8", "pixels per point, from 0.5 to 8",
      { Double($0).flatMap { DisplayScale.requested.contains($0) ? $0 : nil } }, { $0.scale = $1 }),
    choice(
      "--present", automatic(WindowScreen.Path.self),
      "how frames reach the display"
    ) { $0.present = $1 },
    file("--font", "FILE|system", "the font for all texts, or the system's") { $0.font = $1 },
    parsed(
      "--locale", "LOCALE", expected: "a locale such as \"ja\" or \"pt-BR\"",
      "the language of a storyboard's texts, such as ja",
      { StringTables.isLocale($0) ? $0 : nil }, { $0.locale = $1 }),
    flag("--watch", "read the storyboard and its pictures again when they are saved") {
      $0.watches = true
    },
    flag("--restore", "find again what was on screen last time") { $0.restores = true }
      .onlyOnCommandLine(),
    file("--record", "FILE", "write what is done to a file of replay lines") { $0.record = $1 }
      .onlyOnCommandLine(),
    file("--user-test", "FOLDER", "fill the screen with a phone, and record each participant") {
      $0.userTest = $1
    }.onlyOnCommandLine(),
    file("--replay", "FILE|-", "play a file of replay lines") { $0.replay = $1 }
      .onlyOnCommandLine(),
    flag("--headless", "run without a window") { $0.isHeadless = true },
    parsed(
      "--picture", "FILE.png", expected: PictureFile.expectation,
      "write a picture of what is on screen at the end",
      { PictureFile.isName($0) ? $0 : nil }, { $0.picture = $1 }
    ).onlyOnCommandLine(),
    parsed(
      "--animation", "FILE.png", expected: PictureFile.expectation,
      "write an animation of the replay, or of a swipe through the tabs",
      { PictureFile.isName($0) ? $0 : nil }, { $0.animation = $1 }
    ).onlyOnCommandLine(),
    parsed(
      "--speed", "FACTOR", expected: "a number from 0.1 to 10",
      "how fast the animation goes; 0.5 is half as fast",
      { Double($0).flatMap { (0.1...10).contains($0) ? $0 : nil } }, { $0.animationSpeed = $1 }
    ).onlyOnCommandLine(),
    flag("--show-hands", "draw a circle in the animation where a finger or the mouse presses") {
      $0.drawsHands = true
    }.onlyOnCommandLine(),
    flag("--stats", "print frame statistics at the end, as JSON") { $0.printsStatistics = true },
    flag("--state", "print a state line at each rest and at the end, as JSON") {
      $0.printsState = true
    },
    parsed(
      "--free-run", "N", expected: "a number from 1 to 100000000",
      "draw N frames of a drag as fast as they go, and end",
      { Int($0).flatMap { (1...100_000_000).contains($0) ? $0 : nil } }, { $0.freeFrames = $1 }),
    flag("--help", "print this help") { $0.answer = .help },
    flag("--version", "print the version") { $0.answer = .version },
  ]

  /// The options that make files to show to others from a storyboard or demo.
  private static let sharing: [OptionSpecification] = [
    choice("--frame", names(DeviceFrame.self), "draw a device around pictures") {
      $0.frame = $1
    },
    file("--export", "FOLDER", "write pictures of all screens, and a page that shows them") {
      $0.export = $1
    }.onlyOnCommandLine(),
    parsed(
      "--locales", "LOCALE,…", expected: "locales such as \"en,ja\"",
      "the languages to export; by default all",
      { list($0) { StringTables.isLocale($0) ? $0 : nil } }, { $0.exportLocales = $1 }),
    parsed(
      "--themes", "light,dark", expected: "\"light\", \"dark\" or \"light,dark\"",
      "the themes to export; by default both",
      { list($0) { Theme.Appearance(rawValue: $0) } }, { $0.exportThemes = $1 }),
    parsed(
      "--sizes", "WxH,…", expected: "sizes such as 390x844,1024x768, from 1x1 to 16384x16384",
      "the sizes to export, in points; by default one", { list($0, size) },
      { $0.exportSizes = $1 }),
    parsed(
      "--pack", "FILE.swipetab", expected: "a file name that ends in .swipetab",
      "write the storyboard and its pictures into one file",
      { PackedFiles.isArchive($0) && isFileName($0) ? $0 : nil }, { $0.pack = $1 }
    ).onlyOnCommandLine(),
    flag("--check", "list mistakes, missing translations, and what nothing uses") {
      $0.checks = true
    }.onlyOnCommandLine(),
  ]

  /// Returns the values in a list with commas.
  ///
  /// Returns nil if an entry is not a value, or occurs twice.
  private static func list<Value: Hashable>(
    _ text: String, _ value: (String) -> Value?
  ) -> [Value]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { value(String($0)) }
    return values.count == parts.count && Set(values).count == values.count ? values : nil
  }

  private static func names<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type
  ) -> [(String, Value)] {
    type.allCases.map { ($0.rawValue, $0) }
  }

  /// The names of all values, after `auto`, which stands for no value.
  private static func automatic<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type
  ) -> [(String, Value?)] {
    [("auto", nil)] + names(type).map { ($0.0, $0.1) }
  }

  @Sendable private static func size(_ text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}
