import Glibc
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import SwipeTabWindow
@testable import TestSupport

/// How the program ends on files that it cannot use.
@Suite("Launch") @MainActor struct LaunchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ text: String) throws -> String {
    try File.write(Array(text.utf8), to: folder.file(name))
    return folder.file(name)
  }

  /// How a run without a window ends; nil if all is well.
  private func end(_ arguments: String...) -> Launch.Failure? {
    do throws(Launch.Failure) {
      try HeadlessRun(launch: try Launch(arguments: ["--headless"] + arguments)).run()
      return nil
    } catch {
      return error
    }
  }

  private static let storyboard = #"{"pages":[{"id":"a","title":"A"}]}"#

  @Test("a recording over the file that comes in as the replay is refused, too")
  func overwrittenInput() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let folder = try TemporaryFolder()
        let replay = try folder.write(Array(#"{"t":0,"do":"state"}"#.utf8), to: "replay")
        let descriptor = open(replay, O_RDONLY)
        try #require(dup2(descriptor, STDIN_FILENO) == STDIN_FILENO)
        let failure = #expect(throws: Launch.Failure.self) {
          try Launch(arguments: ["--headless", "--replay", "-", "--record", replay])
        }
        expectEqual(failure?.code, .wrongUsage)
        try expectEqual(File.read(replay).isEmpty, false)
      }
    }
  }

  @Test(
    "any page of a storyboard can be the first: of another container, pushed, or in tabs inside a tab"
  )
  func anyPage() throws {
    let path = try file(
      "f.json",
      """
      {"root":"m","containers":[
        {"id":"m","title":"M","pages":[{"id":"a","title":"A"},"in"]},
        {"id":"in","title":"In","pages":[{"id":"x","title":"X"},{"id":"y","title":"Y"}]},
        {"id":"far","pages":[{"id":"b","title":"B"},{"id":"c","title":"C"}]}],
       "screens":[{"id":"s","navigationTitle":"S","body":["s"]}]}
      """)
    func first(_ page: String) throws -> (selected: PageID?, count: Int) {
      let launch = try Launch(arguments: ["--headless", path, "--page", page])
      let container = try launch.container(
        try launch.scene(), size: Size(width: 480, height: 800), scale: 1,
        measurer: FixedTextMeasurer())
      return (container.selectedID, container.count)
    }
    try expect(first("a") == ("a", 2))
    try expect(first("c") == ("c", 2))
    try expect(first("s") == ("s", 1))
    expectEqual(
      end(path, "--page", "lost")?.lines.first?.contains(#"there is no page "lost""#), true)
  }

  @Test("a recording plays beside the storyboard that it names")
  func sameStoryboard() throws {
    let path = try file("g.json", Self.storyboard)
    let options = try Options(
      arguments: [path, folder.file("./g.json")], mayRepeatStoryboard: true)
    expectEqual(options.storyboard, path)
    #expect(throws: OptionsError.self) { try Options(arguments: [path, folder.file("h.json")]) }
  }

  @Test("a picture that is there in another form is told from one that is not")
  func pictureForms() throws {
    try File.write([0xFF, 0xD8], to: folder.file("statue.jpg"))
    try File.write(Array("GIF89a".utf8), to: folder.file("logo.gif"))
    func message(_ image: String) throws -> String? {
      end(try file("p.json", #"{"pages":[{"id":"a","title":"A","image":"\#(image)"}]}"#))?
        .lines.first
    }
    try expectEqual(
      message("statue.jpg")?.contains(#"named without folder and ending, as in "statue""#), true)
    try expectEqual(message("icons/statue.jpg")?.contains(#"as in "statue""#), true)
    try File.write(Array("grid 24".utf8), to: folder.file("boat.vector"))
    for (name, file) in [("logo", "logo.gif"), ("logo.gif", "logo.gif"), ("boat", "boat.vector")] {
      try expectEqual(
        message(name)?.contains("\(file) is not read, as pictures are PNG, JPEG and SVG files"),
        true, "\(name)")
    }
    try expectEqual(message("lost")?.contains("is not read"), false)
  }

  @Test("an output that is an input is refused as wrong usage, and nothing is lost")
  func overwritten() throws {
    let storyboard = try file("tabs.png", Self.storyboard)
    let replay = try file("replay", #"{"t":0,"do":"press","x":1,"y":1}"#)
    link(storyboard, folder.file("hard.png"))
    let cases = [
      [storyboard, "--record", storyboard], [storyboard, "--picture", storyboard],
      [storyboard, "--picture", folder.file("hard.png")], ["--replay", replay, "--record", replay],
      ["--record", folder.file("new.png"), "--picture", folder.path + "/./new.png"],
      ["--font", storyboard, "--picture", storyboard],
    ]
    for arguments in cases {
      let failure = #expect(throws: Launch.Failure.self) {
        try Launch(arguments: ["--headless"] + arguments)
      }
      expectEqual(failure?.code, .wrongUsage)
      expectEqual(failure?.lines.first?.hasSuffix("and would be written over"), true)
    }
    try expectEqual(File.read(storyboard), Array(Self.storyboard.utf8))
    try expectGreater(File.read(replay).count, 20)
  }

  @Test("a replay cannot put a picture into the place of an input")
  func overwrittenByReplay() throws {
    let storyboard = try file("tabs.png", Self.storyboard)
    let replay = try file("replay", #"{"t":0,"do":"picture","file":"tabs.png"}"#)
    let failure = end(storyboard, "--replay", replay)
    expectEqual(failure?.code, .wrongData)
    expectEqual(
      failure?.lines, ["\(storyboard): this is the storyboard, and would be written over"])
    try expectEqual(File.read(storyboard), Array(Self.storyboard.utf8))
  }

  @Test("a recording that cannot be played is refused with the place of its mistake")
  func wrongRecordings() throws {
    // Its own options name no file to write, and no other replay.
    let options = ["--record=x", "--picture=x.png", "--replay=x", "--restore"].map { option in
      (
        name: option,
        text: "\n" + #"{"t":0,"do":"options","arguments":["--rtl","\#(option)"]}"#,
        message: "2:1: \(option.split(separator: "=")[0]) is allowed only on the command line, "
          + "not in a recording"
      )
    }
    let endless = (
      name: "a line without an end",
      text: String(repeating: " ", count: ReplayReader.longestLine + 1),
      message: "1:1: expected at most 1048576 bytes in a line, found more"
    )
    for (name, text, message) in options + [endless] {
      let replay = try file("replay", text)
      let failure = end("--replay", replay)
      expectEqual(failure?.code, .wrongData, "\(name)")
      expectEqual(failure?.lines, ["\(replay):\(message)"], "\(name)")
    }
  }

  @Test("output that cannot be written ends it with 74")
  func unwritten() throws {
    let reason = "/dev/full: No space left on device"
    let replay = try file("replay", #"{"t":0,"do":"press","x":1,"y":1}"#)
    for arguments in [
      ["--picture", "/dev/full"], ["--record", "/dev/full", "--replay", replay],
      ["--size", "120x120", "--replay", replay, "--animation", "/dev/full"],
    ] {
      let launch = try Launch(arguments: ["--headless"] + arguments)
      let failure = #expect(throws: Launch.Failure.self) { try HeadlessRun(launch: launch).run() }
      expectEqual(failure?.code, .cannotWrite)
      expectEqual(failure?.code.rawValue, 74)
      expectEqual(failure?.lines, [reason])
    }
    expectEqual(end("--picture", folder.file("no/such.png"))?.code, .cannotWrite)
  }

  @Test("an animation shows a replay, or else a swipe through all tabs that follow")
  func animation() throws {
    let replay = try file(
      "drag",
      """
      {"t":0.1,"do":"press","x":100,"y":60}
      {"t":0.2,"do":"move","x":20,"y":60}
      {"t":0.2,"do":"state"}
      """)
    expect(
      end(
        "--pages", "3", "--size", "120x120", "--replay", replay, "--animation", folder.file("a.png")
      ) == nil)
    expect(end("--size", "120x120", "--pages", "5", "--animation", folder.file("b.png")) == nil)
    for name in ["a.png", "b.png"] {
      let file = try File.read(folder.file(name))
      expect(file.starts(with: PNG.signature))
      expect(String(decoding: file, as: UTF8.self).contains("acTL"))
    }
    try expectLess(frames("a.png"), frames("b.png"))
    let lost = folder.file("no/such.png")
    expectEqual(
      end("--size", "120x120", "--replay", replay, "--animation", lost)?.code, .cannotWrite)
    let long = try file("long", #"{"t":61,"do":"state"}"#)
    expect(end("--replay", long, "--animation", folder.file("c.png")) == nil)
    expect(folder.names().contains("c.png"))
  }

  /// The number of frames of an animated picture, which a chunk at its beginning says.
  private func frames(_ name: String) throws -> Int {
    let file = try File.read(folder.file(name))
    let mark = Array("acTL".utf8)
    let place = try #require(file.indices.first { file[$0...].starts(with: mark) })
    return file[(place + 4)...].prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  @Test("a replay line draws its own seconds, also beyond the last line and beside another")
  func animationLine() throws {
    func line(_ time: Double, _ name: String, _ seconds: Double) -> String {
      #"{"t":\#(time),"do":"animation","file":"\#(name)","seconds":\#(seconds)}"#
    }
    let lines = [
      line(0, "a.png", 1), line(0.3, "b.png", 5), #"{"t":0.5,"do":"select","page":1}"#,
      #"{"t":2,"do":"state"}"#,
    ]
    let replay = try file("two", lines.joined(separator: "\n"))
    expect(end("--size", "240x240", "--replay", replay) == nil)
    expectEqual(folder.names().sorted(), ["a.png", "b.png", "two"])
    let files = try ["a.png", "b.png"].map { try File.read(folder.file($0)) }
    expect(files.allSatisfy { String(decoding: $0, as: UTF8.self).contains("fcTL") })
  }

  @Test(
    "a tour swipes to every page that follows, one by one, whichever way they follow",
    arguments: [[], ["--rtl"], ["--paging=vertical"], ["--rtl", "--paging=vertical"]])
  func tour(options: [String]) throws {
    let launch = try Launch(
      arguments: ["--headless", "--pages", "14", "--page", "1"] + options)
    let container = try launch.container(
      try launch.scene(), size: launch.options.size, scale: 1, measurer: FixedTextMeasurer())
    var selected: [Int] = []
    container.didSelect = { change in
      if let page = change.to, let index = container.pages.index(of: page) {
        selected.append(index)
      }
    }
    for (time, event) in TabTour(of: container).events {
      container.advance(to: time)
      container.handle(event)
    }
    container.advance(to: 100)
    expectEqual(selected, Array(2..<14))
  }

  @Test("a picture that is written has nothing left beside it")
  func picture() throws {
    expect(end("--picture", folder.file("a.png")) == nil)
    expectEqual(folder.names(), ["a.png"])
    try expect(File.read(folder.file("a.png")).starts(with: PNG.signature))
  }

  @Test("every mistake of a storyboard is a line of its own")
  func lines() throws {
    let storyboard = try file("tabs.json", #"{"pages":[{"id":1},{"id":2}]}"#)
    expectEqual(end(storyboard)?.lines.count, 2)
  }

  @Test("the system's font is no file, and pictures without a window can have it")
  func systemFont() throws {
    let picture = folder.file("page.png")
    let launch = try Launch(
      arguments: ["--headless", "--pages", "2", "--font", "system", "--picture", picture])
    expect(launch.options.usesSystemFont)
    expectEqual(launch.options.fontFile, nil)
    try HeadlessRun(launch: launch).run()
    expectEqual(access(picture, R_OK), 0)
  }

  @Test("an animation has at most 4095 pixels in a row or column")
  func animationSize() throws {
    let picturing = Picturing(
      painter: DisplayListPainter(
        text: TextRenderer(font: StrokeFont()), icons: IconStore(folders: [])))
    func recorder(_ size: Size) throws -> AnimationRecorder {
      try AnimationRecorder(
        of: TabContainer(pages: .empty, size: size), picturing: picturing, to: folder.file("a.png"))
    }
    _ = try recorder(Size(width: 4095, height: 10))
    for (width, height) in [(4096, 10), (10, 4096)] {
      let failure = #expect(throws: Diagnostic.self) {
        try recorder(Size(width: Double(width), height: Double(height)))
      }
      expectEqual(failure?.message, "an animation of \(width)×\(height) pixels is too large")
    }
  }

  @Test("an animation fits another size in, cuts long pauses and is as long as the recording")
  func animationOfResizes() throws {
    let lines = [
      #"{"t":0,"do":"options","arguments":["--size","240x240"]}"#,
      #"{"t":100,"do":"resize","w":120,"h":240,"scale":1}"#,
      #"{"t":200,"do":"key","key":"right"}"#,
      #"{"t":300,"do":"resize","w":240,"h":240,"scale":1}"#,
    ]
    let replay = try file("resized.jsonl", lines.joined(separator: "\n"))
    let picture = folder.file("resized.png")
    expect(end("--headless", "--replay", replay, "--animation", picture) == nil)
    let file = try File.read(picture)
    // The number of frames is behind the name of the chunk.
    let name = Array("acTL".utf8)
    let place = try #require(file.indices.first { file[$0...].starts(with: name) })
    expectGreater(file[place + 7], 2)
    expectAtMost(ticks(of: file), 30 * 15)
  }

  /// The length of an animated picture, in frames.
  private func ticks(of picture: [UInt8]) -> Int {
    picture.indices.filter { picture[$0...].starts(with: Array("fcTL".utf8)) }
      .reduce(0) { $0 + Int(picture[$1 + 24]) * 256 + Int(picture[$1 + 25]) }
  }

  @Test("pauses that are cut do not count: motion after an hour is shown to its end")
  func animationAfterAnHour() throws {
    func length(until time: Int) throws -> Int {
      let lines = [
        #"{"t":0,"do":"options","arguments":["--size","120x120","--pages","2"]}"#,
        #"{"t":\#(time),"do":"key","key":"right"}"#,
      ]
      let replay = try file("\(time).jsonl", lines.joined(separator: "\n"))
      let picture = folder.file("\(time).png")
      expect(end("--headless", "--replay", replay, "--animation", picture) == nil)
      return ticks(of: try File.read(picture))
    }
    try expectEqual(length(until: 4000), length(until: 10))
  }

  @Test("a recording of a replay has its input, and neither its options nor its pictures")
  func recordedReplay() throws {
    let press = #"{"t":1,"do":"press","x":1,"y":1}"#
    let lines = [
      #"{"t":0,"do":"options","arguments":["--size","240x240"]}"#,
      #"{"t":0,"do":"picture","file":"a.png"}"#,
      #"{"t":0,"do":"animation","file":"b.png","seconds":0.1}"#, press,
      #"{"t":1,"do":"release","x":1,"y":1}"#,
    ]
    let replay = try file("in.jsonl", lines.joined(separator: "\n"))
    expect(end("--replay", replay, "--record", folder.file("out.jsonl")) == nil)
    let recorded = String(decoding: try File.read(folder.file("out.jsonl")), as: UTF8.self)
    let written = recorded.split(separator: "\n").map(String.init)
    expectEqual(written.first?.contains(#""options""#), true)
    expectEqual(Array(written.dropFirst()), [press, lines[4]])
  }
}
