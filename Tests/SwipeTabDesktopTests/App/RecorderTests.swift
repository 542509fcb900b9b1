import Glibc
import SwipeTabStoryboard
import Testing

@testable import StoryboardTestSupport
@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Recorder")
@MainActor
struct RecorderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("where the pointer hovers is recorded, and that it left, for that is seen")
  func hover() throws {
    let point = Point(x: 30, y: 40)
    let rows: [(name: String, events: [InputEvent], lines: [String])] = [
      (
        "hovering", [.move(.mouse, to: point), .leave],
        [#"{"t":1,"do":"move","x":30,"y":40}"#, #"{"t":2,"do":"move","x":-1,"y":-1}"#]
      ),
      (
        "while a button is down it is not moved", [.press(.mouse, at: point), .leave],
        [#"{"t":1,"do":"press","x":30,"y":40}"#]
      ),
    ]
    for (number, (name, events, expected)) in rows.enumerated() {
      let path = folder.file("\(number).jsonl")
      let recorder = try Recorder(path: path, arguments: [])
      for (index, event) in events.enumerated() {
        try recorder.note(event, at: Double(index + 1))
      }
      let lines = try String(decoding: File.read(path), as: UTF8.self).split(separator: "\n")
      expectEqual(lines.dropFirst().map(String.init), expected, "\(name)")
    }
  }

  @Test("a recording begins with the size that the window has at the first input")
  func size() throws {
    let path = folder.file("size.jsonl")
    let arguments = ["--size", "390x752", "--scale", "1"]
    var recorder: Recorder? = try Recorder(path: path, arguments: arguments)
    try recorder?.note(.resize(Size(width: 390, height: 844), scale: 2), at: 0.1)
    try recorder?.note(.press(.mouse, at: Point(x: 1, y: 2)), at: 1)
    try recorder?.note(.resize(Size(width: 400, height: 844), scale: 2), at: 2)
    recorder = nil
    let lines = try String(decoding: File.read(path), as: UTF8.self).split(separator: "\n")
    expectEqual(
      lines.map(String.init),
      [
        #"{"t":0,"do":"options","arguments":["--size","390x844","--scale","2"]}"#,
        #"{"t":1,"do":"press","x":1,"y":2}"#,
        #"{"t":2,"do":"resize","w":400,"h":844,"scale":2}"#,
      ])
  }

  @Test("a replay passes a login whose text the file has, and a wrong text stays secret")
  func login() throws {
    let text = """
      { "state": { "in": false }, "pages": [{ "id": "a", "title": "A", "body": [
        { "field": { "id": "pin", "title": "PIN", "secure": true } },
        { "button": { "title": "Go", "on": "in" }, "if": "pin = 1234" }] }] }
      """
    for (typed, isPublic) in [("1234", true), ("1235", false)] {
      let path = folder.file("\(typed).jsonl")
      let fixture = try SceneFixture(text)
      let recorder = try Recorder(path: path, arguments: [])
      func handle(_ event: InputEvent) throws {
        try recorder.noteAnswer(in: fixture.container)
        try recorder.note(fixture.container.withoutSecrets(event), at: fixture.container.time)
        fixture.container.handle(event)
      }
      let field = try #require(fixture.container.accessibilityTree().first { $0.label == "PIN" })
      try handle(.accessibility(AccessibilityRequest(.focus, of: field.id)))
      for letter in typed { try handle(.text(String(letter))) }
      try handle(.key(KeyPress(.tab)))
      let lines = try String(decoding: File.read(path), as: UTF8.self)
      expectEqual(lines.contains("1234"), isPublic)
      expect(!lines.contains("1235"))
      let again = try SceneFixture(text)
      var reader = ReplayReader(name: "-")
      let player = ReplayPlayer(container: again.container)
      for line in lines.split(separator: "\n").dropFirst() {
        _ = try player.play(#require(try reader.read(Array(line.utf8))))
      }
      expectEqual(again.container.value(of: "pin"), .text(isPublic ? "1234" : "••••"))
      again.activate("Go")
      expectEqual(again.container.isOn("in"), isPublic)
    }
  }

  @Test("a change of the desktop's settings is a line that a replay repeats")
  func settings() throws {
    let path = folder.file("settings.jsonl")
    let recorder = try Recorder(path: path, arguments: [])
    let settings: [ContainerSetting: ControlValue] = [
      .theme: .text("dark"), .contrast: .text("high"), .textScale: .number(1.5),
      .reduceMotion: .flag(true),
    ]
    try recorder.note(settings, at: 1)
    let lines = try String(decoding: File.read(path), as: UTF8.self).split(separator: "\n")
    let line =
      #"{"t":1,"do":"set","theme":"dark","contrast":"high","textScale":1.5,"reduceMotion":true}"#
    expectEqual(lines.dropFirst(), [line[...]])
    let container = try TabContainer(pages: .empty, size: Size(width: 400, height: 300))
    var reader = ReplayReader(name: "-")
    let read = try #require(try reader.read(Array(line.utf8)))
    _ = try ReplayPlayer(container: container).play(read)
    expectEqual(container.configuration.theme, .highContrastDark)
    expectEqual(container.configuration.textScale, 1.5)
    expect(container.configuration.reducesMotion)
  }

  // MARK: Secrets

  private func form() throws -> TabContainer {
    let text = """
      {"pages":[{"id":"a","title":"A","body":[{"field":{"id":"pw","title":"Password","secure":true}}]}]}
      """
    return try SceneFixture(text).container
  }

  @Test(
    "only the user may read a recording, which has no letter of a password, also not of one that was replayed"
  )
  func password() throws {
    let path = folder.file("secret.jsonl")
    let container = try form()
    var lines = [#"{"t":0,"do":"key","key":"tab"}"#, #"{"t":0,"do":"key","key":"tab"}"#]
    for letter in "hunter2" {
      lines.append(#"{"t":1,"do":"key","key":"\#(letter)"}"#)
      lines.append(#"{"t":1,"do":"text","text":"\#(letter)"}"#)
    }
    lines.append(#"{"t":1,"do":"compose","text":"hunter2"}"#)
    let recorder = try Recorder(path: path, arguments: [])
    let player = ReplayPlayer(container: container)
    var reader = ReplayReader(name: "-")
    for line in lines {
      let line = try #require(try reader.read(Array(line.utf8)))
      try recorder.note(line, in: container)
      _ = try player.play(line)
    }
    expectEqual(container.value(of: "pw")?.text, "hunter2")
    var status = stat()
    expectEqual(stat(path, &status), 0)
    expectEqual(status.st_mode & 0o777, 0o600)
    let recorded = String(decoding: try File.read(path), as: UTF8.self).split(separator: "\n")
    let letters = [
      #"{"t":1,"do":"key","key":"•"}"#, #"{"t":1,"do":"text","text":"•"}"#,
    ]
    let composed = #"{"t":1,"do":"compose","text":"•••••••"}"#
    let expected = lines[..<2] + Array(repeating: letters, count: 7).joined() + [composed]
    expectEqual(recorded.dropFirst().map(String.init), Array(expected))
    // A replay of it leads to the same states.
    let again = try form()
    let replay = ReplayPlayer(container: again)
    try replay.play(recorded.joined(separator: "\n"))
    expectEqual(replay.state(accessibility: true), player.state(accessibility: true))
  }

  @Test("what is typed into a password in the window is recorded as dots")
  func typed() throws {
    let path = folder.file("typed.jsonl")
    let container = try form()
    let painter = DisplayListPainter(
      text: TextRenderer(font: StrokeFont()), icons: IconStore(folders: []))
    let app = App(
      container: container, picturing: Picturing(painter: painter),
      recorder: try Recorder(path: path, arguments: []), player: nil, script: [],
      printsState: false)
    for name in ["tab", "tab"] {
      app.client.handle(.key(try #require(KeyPress(named: name))), at: 0)
    }
    app.client.handle(.text("hunter2"), at: 1)
    expectEqual(container.value(of: "pw")?.text, "hunter2")
    let recorded = String(decoding: try File.read(path), as: UTF8.self)
    expect(recorded.hasSuffix(#"{"t":1,"do":"text","text":"•••••••"}"# + "\n"))
  }
}
