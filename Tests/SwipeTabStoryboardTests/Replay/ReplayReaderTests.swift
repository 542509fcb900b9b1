import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("Replay reader")
struct ReplayReaderTests {
  private func read(_ line: String) throws(Diagnostic) -> ReplayLine? {
    var reader = ReplayReader(name: "f.jsonl")
    return try reader.read(Array(line.utf8))
  }

  private func input(_ line: String) throws -> InputEvent? {
    guard case .input(let event) = try read(line)?.command else { return nil }
    return event
  }

  static let inputLines: [(String, InputEvent)] = [
    (#"{"t":0.1,"do":"press","x":240,"y":300}"#, .press(.mouse, at: Point(x: 240, y: 300))),
    (
      #"{"t":0.1,"do":"press","x":-1.5,"y":3e2,"device":"touch","pointer":7,"button":3}"#,
      .press(Contact(device: .touch, pointer: 7), at: Point(x: -1.5, y: 300), button: 3)
    ),
    (#"{"do":"move","y":2,"x":1,"t":0}"#, .move(.mouse, to: Point(x: 1, y: 2))),
    (#"{"t":0,"do":"release","x":1,"y":2}"#, .release(.mouse, at: Point(x: 1, y: 2))),
    (#"{"t":0,"do":"cancel","x":1,"y":2}"#, .cancel(.mouse)),
    (#"{"t":0,"do":"cancel","device":"touch"}"#, .cancel(Contact(device: .touch))),
    (
      #"{"t":1,"do":"wheel","dx":1,"dy":0,"x":240,"y":300}"#,
      .wheel(dx: 1, dy: 0, at: Point(x: 240, y: 300))
    ),
    (
      #"{"t":1,"do":"wheel","dx":0,"dy":-0.25,"x":1,"y":2,"shift":true}"#,
      .wheel(dx: 0, dy: -0.25, at: Point(x: 1, y: 2), shift: true)
    ),
    (
      #"{"t":1,"do":"pan","dx":12.5,"dy":-3,"x":240,"y":300}"#,
      .pan(dx: 12.5, dy: -3, at: Point(x: 240, y: 300))
    ),
    (#"{"t":1,"do":"lift"}"#, .panEnd),
    (#"{"t":1,"do":"key","key":"ctrl+tab"}"#, .key(KeyPress(.tab, modifiers: .control))),
    (
      #"{"t":1,"do":"resize","w":480,"h":800,"scale":1.25}"#,
      .resize(Size(width: 480, height: 800), scale: 1.25)
    ),
    (
      #"{"t":1,"do":"resize","w":1,"h":16384}"#, .resize(Size(width: 1, height: 16384), scale: 1)
    ),
    (
      #"{"t":1,"do":"assist","id":"tabs/a","action":"activate"}"#,
      .accessibility(AccessibilityRequest(.activate, of: "tabs/a"))
    ),
    (
      #"{"t":1,"do":"assist","id":"tabs/a","action":"focus"}"#,
      .accessibility(AccessibilityRequest(.focus, of: "tabs/a"))
    ),
    (
      #"{"t":1,"do":"assist","id":"panel/a/0","action":"set","number":-0.5}"#,
      .accessibility(AccessibilityRequest(.setNumber(-0.5), of: "panel/a/0"))
    ),
  ]

  @Test("inputs are read, and read again as the model writes them", arguments: inputLines)
  func inputs(line: String, event: InputEvent) throws {
    try expectEqual(input(line), event)
    let bytes = try #require(ReplayWriter.line(event, at: 2.5))
    let written = String(decoding: bytes.dropLast(), as: UTF8.self)
    try expectEqual(input(written), event)
    try expectEqual(read(written)?.time, 2.5)
  }

  static let commandLines: [(String, String)] = [
    (#"{"t":1,"do":"select","page":2,"animated":false}"#, "select(index(2), animated: false)"),
    (#"{"t":1,"do":"select","page":-1}"#, "select(index(-1), animated: true)"),
    (#"{"t":1,"do":"select","page":"music"}"#, "select(id(music), animated: true)"),
    (#"{"t":1,"do":"push","page":"detail"}"#, "push(detail)"),
    (#"{"t":1,"do":"pop"}"#, "pop"),
    (#"{"t":1,"do":"overview"}"#, "overview"),
    (#"{"t":1,"do":"state"}"#, "state(accessibility: false, details: false)"),
    (
      #"{"t":1,"do":"state","accessibility":true}"#,
      "state(accessibility: true, details: false)"
    ),
    (#"{"t":1,"do":"state","details":true}"#, "state(accessibility: false, details: true)"),
    (#"{"t":1,"do":"pages","ids":["a","b"]}"#, "pages([a, b])"),
    (#"{"t":1,"do":"pages","ids":[]}"#, "pages([])"),
    (#"{"t":1,"do":"picture","file":"a.png"}"#, #"picture(file: "a.png")"#),
    (
      #"{"t":1,"do":"animation","file":"a.png","seconds":0.5}"#,
      #"animation(file: "a.png", seconds: 0.5)"#
    ),
    (
      #"{"t":1,"do":"animation","file":"a.png"}"#, #"animation(file: "a.png", seconds: 2.0)"#
    ),
  ]

  @Test("commands", arguments: commandLines)
  func commands(line: String, expected: String) throws {
    let command = try #require(try read(line)).command
    let kind = "SwipeTabStoryboard.ReplayCommand.PageReference."
    expectEqual("\(command)".split(separator: kind).joined(), expected)
  }

  /// The settings of a line with the given members.
  private func settings(_ members: String) throws -> [ContainerSetting: ControlValue]? {
    let command = try read(#"{"t":0,"do":"set",\#(members)}"#)?.command
    guard case .set(let settings, nil, let values) = command, values.isEmpty else { return nil }
    return settings
  }

  @Test("settings, any of them at once")
  func settings() throws {
    let expected: [ContainerSetting: ControlValue] = [
      .toolbar: .text("top"), .titles: .text("beside"), .rtl: .flag(true), .theme: .text("dark"),
    ]
    try expectEqual(
      settings(#""toolbar":"top","titles":"beside","rtl":true,"theme":"dark""#), expected)
    try expectEqual(
      settings(#""animator":"underline","reduceMotion":false"#),
      [.animator: .text("underline"), .reduceMotion: .flag(false)])
    try expectEqual(
      settings(#""paging":"vertical","cyclic":true"#),
      [.paging: .text("vertical"), .cyclic: .flag(true)])
  }

  @Test("as many pages in one swipe as its speed carries it, or one")
  func pagesPerSwipe() throws {
    for (name, expected) in [
      ("one", PagesPerSwipe.limited(1)), ("unlimited", .unlimited(deceleration: 0.998)),
    ] {
      var configuration = ContainerConfiguration()
      configuration.tuning.pagesPerSwipe = .limited(3)
      try settings(#""pagesPerSwipe":"\#(name)""#)?.apply(to: &configuration)
      expectEqual(configuration.tuning.pagesPerSwipe, expected)
    }
  }

  static let itemLines: [(String, ItemChange)] = [
    (#""title":"T""#, ItemChange(title: "T")), (#""badge":3"#, ItemChange(badge: .count(3))),
    (#""badge":"new""#, ItemChange(badge: .text("new"))),
    (#""badge":true,"enabled":false"#, ItemChange(badge: .dot, isEnabled: false)),
    (#""swipe":"both""#, ItemChange(swipeLock: [])),
    (#""swipe":"none""#, ItemChange(swipeLock: .both)),
    (#""swipe":"forward""#, ItemChange(swipeLock: .backward)),
    (#""swipe":"backward""#, ItemChange(swipeLock: .forward)),
  ]

  @Test("changes of an item, any of them at once", arguments: itemLines)
  func items(keys: String, expected: ItemChange) throws {
    guard
      case .item(let page, let change) = try read(#"{"t":1,"do":"item","page":"a",\#(keys)}"#)?
        .command
    else {
      Issue.record("no item")
      return
    }
    expectEqual(page, "a")
    expectEqual(change, expected)
  }

  @Test("blank lines are skipped, and counted", arguments: ["", "   ", "\t", "\r", " \t \r"])
  func blank(line: String) throws {
    var reader = ReplayReader(name: "-")
    try expect(reader.read(Array(line.utf8)) == nil)
    let error = #expect(throws: Diagnostic.self) { try reader.read(Array("x".utf8)) }
    expectEqual(error?.line, 2)
  }

  static let mistakeLines: [(String, String)] = [
    ("[]", "1:1: expected an object, found an array"),
    ("7", "1:1: expected an object, found a number"),
    ("{}", #"1:1: expected the key "do""#),
    (#"{"t":0}"#, #"1:1: expected the key "do""#),
    (#"{"do":"state"}"#, #"1:1: expected the key "t""#),
    (#"{"t":0,"do":"stat"}"#, "1:13: expected \"press\""),
    (#"{"t":0,"do":7}"#, "1:13: expected \"press\""),
    (#"{"t":"0","do":"state"}"#, "1:6: expected a number, found a string"),
    (#"{"t":-1,"do":"state"}"#, "1:6: expected a time of at least 0, found -1"),
    (
      #"{"t":1e999,"do":"state"}"#, "1:6: expected a number that a double can hold, found 1e999"
    ),
    (#"{"t":NaN,"do":"state"}"#, "1:6: expected"),
    (#"{"t":0,"do":"state","x":1}"#, "1:21: unknown key \"x\""),
    (#"{"t":0,"do":"press","x":1}"#, #"1:1: expected the key "y""#),
    (#"{"t":0,"do":"press","x":1,"y":"2"}"#, "1:31: expected a number, found a string"),
    (
      #"{"t":0,"do":"press","x":1,"y":2,"device":"pen"}"#,
      #"1:42: expected "mouse" or "touch", found "pen""#
    ),
    (#"{"t":0,"do":"press","x":1,"y":2,"button":0}"#, "1:42: expected a whole number"),
    (
      #"{"t":0,"do":"press","x":1,"y":2,"pointer":1.5}"#,
      "1:43: expected a whole number, found 1.5"
    ),
    (
      #"{"t":0,"do":"press","x":1,"y":2,"pointr":1}"#,
      "1:33: unknown key \"pointr\"; did you mean \"pointer\"?"
    ),
    (#"{"t":0,"do":"wheel","dx":1,"x":1,"y":1}"#, #"1:1: expected the key "dy""#),
    (#"{"t":0,"do":"pan","dx":1,"dy":0,"x":1}"#, #"1:1: expected the key "y""#),
    (#"{"t":0,"do":"lift","x":1}"#, #"1:20: unknown key "x""#),
    (
      #"{"t":0,"do":"key","key":"strl+tab"}"#,
      "1:25: expected the name of a key such as \"ctrl+tab\", found \"strl+tab\"; did you mean \"ctrl+tab\"?"
    ),
    (
      #"{"t":0,"do":"key","key":"Ctrl+Shift+A"}"#,
      "1:25: expected the name of a key such as \"ctrl+tab\", found \"Ctrl+Shift+A\"; did you mean \"ctrl+shift+a\"?"
    ),
    (
      #"{"t":0,"do":"key","key":"control+PgDown"}"#,
      "1:25: expected the name of a key such as \"ctrl+tab\", found \"control+PgDown\"; did you mean \"ctrl+pagedown\"?"
    ),
    (
      #"{"t":0,"do":"key","key":"esc"}"#,
      "1:25: expected the name of a key such as \"ctrl+tab\", found \"esc\"; did you mean \"escape\"?"
    ),
    (
      #"{"t":0,"do":"key","key":"hyper+f12"}"#,
      "1:25: expected the name of a key such as \"ctrl+tab\", found \"hyper+f12\""
    ),
    (
      #"{"t":0,"do":"picture","file":"x.gif"}"#,
      "1:30: expected a file name that ends in .png, below the folder of the replay, found \"x.gif\""
    ),
    (
      #"{"t":0,"do":"picture","file":"x\u0000.png"}"#,
      "1:30: expected a file name that ends in .png, below the folder of the replay, found \"xU+0000.png\""
    ),
    (
      #"{"t":0,"do":"picture","file":"a/.png"}"#,
      "1:30: expected a file name that ends in .png, below the folder of the replay, found \"a/.png\""
    ),
    (
      #"{"t":0,"do":"picture","file":"x\n.png"}"#,
      "1:30: expected a file name that ends in .png, below the folder of the replay, found \"x\\n.png\""
    ),
    (
      #"{"t":0,"do":"key","key":5}"#, "1:25: expected the name of a key, found a number"
    ),
    (#"{"t":0,"do":"resize","w":0,"h":5}"#, "1:26: expected a number"),
    (#"{"t":0,"do":"resize","w":5,"h":5,"scale":0}"#, "1:42: expected a number"),
    (
      #"{"t":0,"do":"select","page":true}"#,
      "1:29: expected a page's index or identifier, found true"
    ),
    (#"{"t":0,"do":"select","page":1.5}"#, "1:29: expected a whole number, found 1.5"),
    (
      #"{"t":0,"do":"select","page":1,"animated":1}"#,
      "1:42: expected true or false, found a number"
    ),
    (
      #"{"t":0,"do":"set","toolbar":"left"}"#,
      #"1:29: expected "top", "bottom", "leading" or "trailing", found "left""#
    ),
    (
      #"{"t":0,"do":"set","theme":"drak"}"#,
      #"1:27: expected "light" or "dark", found "drak"; did you mean "dark"?"#
    ),
    (#"{"t":0,"do":"set","animator":"underlin"}"#, #"1:30: expected "none""#),
    (
      #"{"t":0,"do":"set","rtl":"yes"}"#,
      "1:25: expected true or false, found a string"
    ),
    (
      #"{"t":0,"do":"set","pagesPerSwipe":"unlimted"}"#,
      #"1:35: expected "one" or "unlimited", found "unlimted"; did you mean "unlimited"?"#
    ),
    (
      #"{"t":0,"do":"set","pagesPerSwipe":2}"#,
      #"1:35: expected "one" or "unlimited", found a number"#
    ),
    (#"{"t":0,"do":"state","details":1}"#, "1:31: expected true or false, found a number"),
    (#"{"t":0,"do":"item","badge":1}"#, #"1:1: expected the key "page""#),
    (
      #"{"t":0,"do":"push","page":"a\u0000"}"#,
      #"1:27: expected a text without control characters, found U+0000 in "aU+0000""#
    ),
    (#"{"t":0,"do":"item","page":3}"#, "1:27: expected a string, found a number"),
    (
      #"{"t":0,"do":"item","page":"a","bagde":1}"#,
      #"1:31: unknown key "bagde"; did you mean "badge"?"#
    ),
    (
      #"{"t":0,"do":"item","page":"a","badge":-1}"#,
      "1:39: expected a whole number of at least 0, found -1"
    ),
    (
      #"{"t":0,"do":"item","page":"a","badge":false}"#,
      "1:39: expected a text, a number, or true for a dot, found false"
    ),
    (
      #"{"t":0,"do":"item","page":"a","swipe":"foward"}"#,
      #"1:39: expected "both", "forward", "backward" or "none", found "foward"; did you mean "forward"?"#
    ),
    (
      #"{"t":0,"do":"item","page":"a","enabled":"no"}"#,
      "1:41: expected true or false, found a string"
    ),
    (#"{"t":0,"do":"pages","ids":"a"}"#, "1:27: expected an array, found a string"),
    (#"{"t":0,"do":"pages","ids":[1]}"#, "1:28: expected a string, found a number"),
    (#"{"t":0,"do":"state"} x"#, "1:22: expected the end of the text, found 'x'"),
    (#"{"t":0,"do":"state""#, "1:20: expected ',' or '}', found the end of the text"),
    ("nonsense", "1:1: expected"),
    (#"{"t":0,"t":1,"do":"state"}"#, "1:8:"),
  ]

  @Test("mistakes say what, and where", arguments: mistakeLines)
  func mistakes(line: String, message: String) throws {
    let error = #expect(throws: Diagnostic.self) { try read(line) }
    let text = try #require(error).description
    expect(text.hasPrefix("f.jsonl:" + message), "\(text)")
    expect(!text.contains("\n"))
    expect(!text.contains("$"))
  }

  @Test("time may stand still and must not run back")
  func time() throws {
    var reader = ReplayReader(name: "-")
    _ = try reader.read(Array(#"{"t":1.5,"do":"state"}"#.utf8))
    _ = try reader.read(Array(#"{"t":1.5,"do":"state"}"#.utf8))
    let error = #expect(throws: Diagnostic.self) {
      try reader.read(Array(#"{"t":1.25,"do":"state"}"#.utf8))
    }
    expectEqual(error?.description, "-:3:6: expected a time of at least 1.5, found 1.25")
  }

  @Test("a line must not be endless")
  func length() throws {
    let line = #"{"t":0,"do":"push","page":""# + String(repeating: "x", count: 1 << 20) + "\"}"
    let error = #expect(throws: Diagnostic.self) { try read(line) }
    expectEqual(error?.message.hasPrefix("expected at most 1048576 bytes"), true)
  }

  @Test("options stand in the first line only")
  func laterOptions() throws {
    let options = #"{"t":0,"do":"options","arguments":[]}"#
    for first in [options, #"{"t":0,"do":"state"}"#] {
      var reader = ReplayReader(name: "f.jsonl")
      _ = try reader.read(Array(first.utf8))
      let mistake = #expect(throws: Diagnostic.self) { try reader.read(Array(options.utf8)) }
      expectEqual(mistake?.message, #""options" belongs into the first line"#)
    }
  }

  @Test(
    "a time is written in whole microseconds, never later than it was",
    arguments: [(0.1234567, 0.123456), (0.9999999, 0.999999), (2, 2), (1.0000009, 1.000_000)])
  func representable(time: Double, expected: Double) {
    expectEqual(ReplayWriter.representable(time), expected)
  }

  @Test(
    "a line names no file that could lie out of the replay's folder",
    arguments: [
      "/x.png", "//x.png", "/\u{301}x.png", "../x.png", "a/../x.png", "a/../\u{301}x.png", "..",
      "bashrc", ".bashrc", "/dev/null", "/dev/stdout", "x.png/", "a.png/x", "",
    ])
  func outside(name: String) {
    for verb in ["picture", "animation"] {
      let line = #"{"t":0,"do":"\#(verb)","file":"\#(name)"}"#
      #expect(throws: Diagnostic.self, "\(verb)") { try read(line) }
    }
  }

  @Test(
    "a line may name a file in a folder below", arguments: ["a/b/x.png", "..a/x..png", "X.PNG"])
  func below(name: String) throws {
    let line = try #require(try read(#"{"t":0,"do":"picture","file":"\#(name)"}"#))
    guard case .picture(name) = line.command else {
      Issue.record("\(line)")
      return
    }
  }
}
