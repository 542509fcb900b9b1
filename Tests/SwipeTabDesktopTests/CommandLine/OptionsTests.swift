import SwipeTabKit
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Options") struct OptionsTests {
  @Test("without arguments are the red, blue and yellow demo at 480×800")
  func defaults() throws {
    let options = try Options(arguments: [])
    expectEqual(options, Options())
    expectEqual(options.size, Size(width: 480, height: 800))
    expectEqual(options.demo, nil)
    expectEqual(options.storyboard, nil)
    expectEqual(options.pages, nil)
  }

  @Test("are read from the next argument or from behind an equals sign")
  func values() throws {
    let arguments = [
      "--toolbar", "top", "--titles=beside", "--page", "2", "--animator=underline", "--rtl",
      "--reduce-motion", "--theme", "dark", "--size", "320x480", "--scale=1.5", "--present",
      "texture", "--font", "a.ttf", "--record=r.jsonl", "--replay", "-", "--headless",
      "--picture", "p.png", "--stats", "--state", "--pages", "7", "--paging", "vertical",
      "--cyclic",
    ]
    let options = try Options(arguments: arguments)
    expectEqual(
      options.settings,
      [
        .toolbar: .text("top"), .titles: .text("beside"), .animator: .text("underline"),
        .rtl: .flag(true), .reduceMotion: .flag(true), .theme: .text("dark"),
        .paging: .text("vertical"), .cyclic: .flag(true),
      ])
    expectEqual(options.page, .index(2))
    expectEqual(options.theme, .dark)
    expectEqual(options.size, Size(width: 320, height: 480))
    expectEqual(options.scale, 1.5)
    expectEqual(options.present, .texture)
    expectEqual(options.font, "a.ttf")
    expectEqual(options.record, "r.jsonl")
    expectEqual(options.replay, "-")
    expectEqual(options.picture, "p.png")
    expect(options.isHeadless)
    expect(options.printsStatistics)
    expect(options.printsState)
    expectEqual(options.pages, 7)
  }

  @Test(
    "a toolbar that is put somewhere stays there at every width, unless it is told to adapt",
    arguments: [
      ([], .sidebar), (["--toolbar", "bottom"], .never), (["--adaptive", "top"], .top),
      (["--toolbar", "bottom", "--adaptive", "sidebar"], .sidebar),
    ] as [([String], ContainerConfiguration.Adaptation)])
  func adaptation(arguments: [String], expected: ContainerConfiguration.Adaptation) throws {
    var configuration = ContainerConfiguration()
    configuration.adaptation = .sidebar
    let options = try Options(arguments: arguments)
    options.apply(to: &configuration)
    expectEqual(configuration.adaptation, expected)
    let recorded = options.recorded(size: options.size, scale: 1)
    try expectEqual(Options(arguments: recorded).settings, options.settings)
  }

  @Test("that are auto follow the desktop in a window, and nothing in a replay or without a window")
  func followed() throws {
    try expectEqual(Options(arguments: []).followedSettings, .all)
    let auto = ["--theme", "auto", "--contrast", "auto", "--text-scale", "auto"]
    try expectEqual(Options(arguments: auto), Options())
    let given = [
      "--theme", "dark", "--contrast=high", "--text-scale", "1.5", "--reduce-motion", "--font",
      "a.ttf",
    ]
    let options = try Options(arguments: given)
    expectEqual(options.settings[.contrast], .text("high"))
    expectEqual(options.settings[.textScale], .number(1.5))
    expectEqual(options.followedSettings, [])
    try expectEqual(
      Options(arguments: ["--theme", "light"]).followedSettings,
      [
        .contrast, .textScale, .motion, .font,
      ])
    let parts = try Options(arguments: ["--record", "a.jsonl"]).followedSettings
    expect(!parts.contains(.font), "a recording names one font")
    for unseen in [
      ["--headless"], ["--replay", "-"], ["--animation", "a.png"], ["--free-run", "9"],
    ] {
      try expectEqual(Options(arguments: unseen).followedSettings, [])
    }
    #expect(throws: OptionsError.self) { try Options(arguments: ["--text-scale", "2.5"]) }
  }

  @Test("take a page by identifier, and a file that begins with a dash behind two of them")
  func names() throws {
    try expectEqual(Options(arguments: ["--page", "blue"]).page, .id("blue"))
    try expectEqual(Options(arguments: ["--", "--odd.json"]).storyboard, "--odd.json")
    try expectEqual(Options(arguments: ["--page", "--odd"]).page, .id("--odd"))
    try expectEqual(Options(arguments: ["--page=--rtl"]).page, .id("--rtl"))
    try expectEqual(Options(arguments: ["--present", "auto"]).present, nil)
  }

  @Test(
    "are refused in words that help",
    arguments: [
      (["--toolbr", "top"], #"unknown option "--toolbr"; did you mean "--toolbar"?"#),
      (["-x"], #"unknown option "-x""#),
      (["--toolbar"], "--toolbar needs a value: top|bottom|leading|trailing"),
      (["--page", "--rtl"], "--page needs a value: INDEX|ID"),
      (["--locales", "de"], "--locales has an effect only with --export FOLDER"),
      (["--speed", "2"], "--speed has an effect only with --animation FILE.png"),
      (["--show-hands"], "--show-hands has an effect only with --animation FILE.png"),
      (["--speed", "0"], #"--speed: expected a number from 0.1 to 10, found "0""#),
      (["--sizes", "390x844"], "--sizes has an effect only with --export FOLDER"),
      (
        ["x.json", "--export", "out", "--picture", "p.png"],
        "--picture and --export cannot be used together"
      ),
      (["--restore", "--record", "r"], "--restore and --record cannot be used together"),
      (["--record", "r", "--restore"], "--restore and --record cannot be used together"),
      (["x.json", "--check", "--state"], "--state and --check cannot be used together"),
      (
        ["x.json", "--pack", "p.swipetab", "--check"], "--check and --pack cannot be used together"
      ),
      (
        ["x.json", "--export", "e", "--pack", "p.swipetab"],
        "--pack and --export cannot be used together"
      ),
      (
        ["--picture", "a.png", "--animation", "a.png"],
        "--picture and --animation to the same file cannot be used together"
      ),
      (["--themes", "dark"], "--themes has an effect only with --export FOLDER"),
      (
        ["--toolbar", "botom"],
        #"--toolbar: expected "top", "bottom", "leading" or "trailing", found "botom"; did you mean "bottom"?"#
      ),
      (["--rtl=yes"], #"--rtl takes no value, found "yes""#),
      (["--pages", "0"], #"--pages: expected a number from 1 to 10000000, found "0""#),
      (
        ["--pages", "10000001"], #"--pages: expected a number from 1 to 10000000, found "10000001""#
      ),
      (
        ["--size", "480"],
        #"--size: expected a size such as 480x800, from 1x1 to 16384x16384, found "480""#
      ),
      (
        ["--size", "nanxinf"],
        #"--size: expected a size such as 480x800, from 1x1 to 16384x16384, found "nanxinf""#
      ),
      (["--scale", "9"], #"--scale: expected a number from 0.5 to 8, found "9""#),
      (
        ["--safe-area", "top=47,botom=34"],
        #"--safe-area: expected lengths such as top=47,bottom=34, from 0 to 10000, found "top=47,botom=34"; did you mean "bottom"?"#
      ),
      (
        ["--safe-area", "top=-1"],
        #"--safe-area: expected lengths such as top=47,bottom=34, from 0 to 10000, found "top=-1""#
      ),
      (
        ["--safe-area", "top=1,top=2"],
        #"--safe-area: expected lengths such as top=47,bottom=34, from 0 to 10000, found "top=1,top=2""#
      ),
      (["--page", ""], #"--page: expected an index or an identifier, found """#),
      (["--font", ""], #"--font: expected a file name, found """#),
      (["--locale", ""], #"--locale: expected a locale such as "ja" or "pt-BR", found """#),
      (
        ["--locale", "ja_JP"],
        #"--locale: expected a locale such as "ja" or "pt-BR", found "ja_JP""#
      ),
      (
        ["--picture", "x.gif"],
        #"--picture: expected a file name that ends in .png, found "x.gif""#
      ),
      (["--record", "a\u{0}b"], #"--record: expected a file name, found "aU+0000b""#),
      (["a\u{0}b"], #"storyboard: expected a file name, found "aU+0000b""#),
      (["a.json", "b.json"], #"one storyboard at a time: found "b.json" after "a.json""#),
      (["a.json", "a.json"], #"one storyboard at a time: found "a.json" after "a.json""#),
      (
        ["file://no.such.host/a.json"],
        #"storyboard: expected a file on this computer, found "file://no.such.host/a.json""#
      ),
      (
        ["--font=file:///a%00"],
        #"--font: expected a file on this computer, found "file:///a%00""#
      ),
      (["a.json", "--demo", "standard"], "--demo and a storyboard cannot be used together"),
      (["a.json", "--pages", "3"], "--pages and a storyboard cannot be used together"),
      (["--demo", "standard", "--pages", "3"], "--pages and --demo cannot be used together"),
    ])
  func refused(arguments: [String], message: String) {
    #expect {
      try Options(arguments: arguments)
    } throws: {
      "\($0)" == message
    }
  }

  @Test("take files by their addresses")
  func addresses() throws {
    let options = try Options(arguments: [
      "file:///two%20words.json", "--font", "file:///a.ttf", "--record=file://localhost/b.jsonl",
    ])
    expectEqual(options.storyboard, "/two words.json", "the storyboard")
    expectEqual(options.font, "/a.ttf", "an option's value")
    expectEqual(options.record, "/b.jsonl", "a value after an equals sign")
  }

  @Test("take a picture's name that ends in .png, or a device or stream, as those have no ending")
  func pictures() throws {
    for name in ["x.png", "X.PNG", "/dev/full", "/proc/self/fd/3", "../a/x.png"] {
      try expectEqual(Options(arguments: ["--picture", name]).picture, name)
      try expectEqual(Options(arguments: ["--animation", name]).animation, name)
    }
    for name in [
      "x", ".bashrc", "a.png/x", "/etc/passwd", "png", ".png", "a/.png", "x.png\u{301}",
      "x\u{0}.png",
    ] {
      #expect(throws: OptionsError.self) { try Options(arguments: ["--picture", name]) }
      #expect(throws: OptionsError.self) { try Options(arguments: ["--animation", name]) }
    }
  }

  @Test("survive arguments made of anything")
  func fuzz() {
    var random = SeededGenerator(seed: 5)
    let words =
      OptionSpecification.all.map(\.name) + ["", "-", "--", "=", "top", "1", "x", "é\u{0}"]
    for _ in 0..<5000 {
      let count = Int.random(in: 0...6, using: &random)
      let arguments = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
      if let options = try? Options(arguments: arguments) {
        expectNotEqual(
          (try? Options(arguments: options.recorded(size: options.size, scale: 1))), nil)
      }
    }
  }

  @Test("that a recording needs can be read back")
  func recorded() throws {
    var options = try Options(arguments: [
      "--demo", "standard", "--toolbar", "top", "--page", "red", "--rtl", "--theme", "dark",
      "--animator", "underline", "--paging", "vertical", "--cyclic", "--contrast", "high",
      "--text-scale", "1.25",
    ])
    let arguments = options.recorded(size: Size(width: 500, height: 600.5), scale: 1.25)
    options.size = Size(width: 500, height: 600.5)
    options.scale = 1.25
    try expectEqual(Options(arguments: arguments), options)
  }

  @Test("of settings change what their values say", arguments: ContainerSetting.onCommandLine)
  func settings(setting: ContainerSetting) throws {
    let option = try #require(OptionSpecification.named(setting.option))
    expectEqual((option.value == nil), setting.form == .flag)
    var given = 0
    for value in setting.samples {
      let text = value.text ?? value.number.map { DecimalText.text($0) }
      // A flag that is not given is as it was.
      guard value != .flag(false), text.map({ Double($0) == value.number }) != false else {
        continue
      }
      let argument = text.map { "=" + OptionSpecification.argument($0, of: setting) }
      let options = try Options(arguments: [setting.option + (argument ?? "")])
      expectEqual(options.settings, [setting: value])
      var (expected, configuration) = (ContainerConfiguration(), ContainerConfiguration())
      setting.set(value, in: &expected)
      expected.listsWindowShortcuts = true
      options.apply(to: &configuration)
      expectEqual(configuration.settings(unlikeThoseOf: expected), [])
      given += 1
    }
    expectGreater(given, 0)
  }

  @Test("are all in the help, each on a line of at most 100 columns")
  func help() throws {
    try expectEqual(Options(arguments: ["-h"]), Options(arguments: ["--help"]))
    let lines = Usage.help.split(separator: "\n")
    for option in OptionSpecification.all {
      expect(lines.contains { $0.hasPrefix("  " + option.name) })
      expect(lines.contains { $0.hasSuffix(" " + Usage.summary(of: option.help)) })
    }
    for group in OptionGroup.all { expect(lines.contains("\(group.title):")) }
    for code in Launch.ExitCode.allCases {
      expect(lines.contains { $0.hasPrefix("  \(code.rawValue) ") })
    }
    expect(lines.allSatisfy { $0.count <= 100 })
    expect(Usage.demos.contains("standard"))
    expect(Usage.icons.contains("gear\n"))
    expect(Usage.icons.contains("scene-lake\n"))
  }

  @Test("are in the help with their first sentence, without its capital, period and backquotes")
  func summaries() {
    expectEqual(Usage.summary(of: "Shows `N` pages. From 1 to 2."), "shows N pages")
    expectEqual(Usage.summary(of: "Pages."), "pages")
  }

  /// Options that say how a run goes, or what it prints; they are no part of what a recording shows.
  private static let ofRuns: Set = [
    "--present", "--watch", "--headless", "--stats", "--state", "--free-run", "--help", "--version",
    "--list-demos", "--list-icons", "--locales", "--themes", "--sizes",
  ]
  /// Values of options that do not list theirs.
  private static let values: [String: [String]] = [
    "--pages": ["7"], "--page": ["2", "blue", "--odd", "--rtl"],
    "--size": ["500x600.5"], "--scale": ["1.5"], "--font": ["a.ttf", "system", "--rtl"],
    "--locale": ["pt-BR"], "--safe-area": ["top=47,bottom=34", "right=0.1"],
  ]
  private static let shown = OptionSpecification.all.filter {
    $0.isRecordable && !ofRuns.contains($0.name)
  }

  /// Every way to give an option.
  private static func ways(of option: OptionSpecification) -> [[String]] {
    guard let value = option.value else { return [[option.name]] }
    let number = ContainerSetting.allCases.first { $0.option == option.name }?.range?.samples ?? []
    let texts =
      values[option.name]
      ?? value.split(separator: "|").filter { $0 != "N" }.map(String.init)
      + number.compactMap { $0.number.map { DecimalText.text($0) } }
    return texts.map { [option.name + "=" + $0] }
  }

  private func expectRecorded(_ arguments: [String]) throws {
    var options = try Options(arguments: arguments)
    (options.size, options.scale) = (options.size, options.scale ?? 2)
    let recorded = options.recorded(size: options.size, scale: options.scale ?? 2)
    try expectEqual(Options(arguments: recorded, isRecorded: true), options, "\(arguments)")
  }

  @Test("that change what is seen are in a recording, each with all its values", arguments: shown)
  func recordedAlone(option: OptionSpecification) throws {
    for arguments in Self.ways(of: option) { try expectRecorded(arguments) }
  }

  @Test("that change what is seen are in a recording together", arguments: Seeds.first(50))
  func recordedTogether(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var arguments: [String] = []
    for option in Self.shown where Bool.random(using: &random) {
      arguments += Self.ways(of: option).randomElement(using: &random) ?? []
    }
    // Some do not go together.
    guard (try? Options(arguments: arguments)) != nil else { return }
    try expectRecorded(arguments)
  }
}
