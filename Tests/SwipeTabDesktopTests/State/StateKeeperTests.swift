import Glibc
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabWindow
@testable import TestSupport
@testable import StoryboardTestSupport

@Suite("State keeper") @MainActor struct StateKeeperTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("state.json") }

  init() throws { folder = try TemporaryFolder() }

  private final class Complaints {
    var lines: [String] = []
  }

  private func keeper(_ arguments: [String] = [], _ complaints: Complaints = Complaints()) throws
    -> StateKeeper
  {
    StateKeeper(path: path, options: try Options(arguments: arguments)) {
      complaints.lines.append($0)
    }
  }

  private func fixture() throws -> SceneFixture {
    try SceneFixture(
      """
      {"pages": [{"id": "a", "title": "A"}, {"id": "b", "title": "B"}, {"id": "c", "title": "C"}],
       "screens": [{"id": "one", "navigationTitle": "One"}]}
      """)
  }

  /// Keeps a state with a page selected, a screen pushed and two settings changed.
  private func keep() throws {
    let fixture = try fixture()
    fixture.container.select("c", animated: false)
    fixture.container.push("one", animated: false)
    fixture.container.setValue(.text("pill"), of: .animator)
    fixture.container.setValue(.text("dark"), of: .theme)
    fixture.container.handle(.resize(Size(width: 640, height: 480), scale: 1))
    try keeper().save(fixture.container)
  }

  private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  @Test("what was on screen is found again, but what the command line says goes first")
  func roundTrip() throws {
    let rows:
      [(arguments: [String], size: Size?, selected: PageID, stack: [String], animator: String)] = [
        ([], Size(width: 640, height: 480), "c", ["one"], "pill"),
        (["--size", "500x500", "--page", "a", "--animator", "dots"], nil, "a", [], "none"),
      ]
    for (arguments, size, selected, stack, animator) in rows {
      try keep()
      let keeper = try keeper(arguments)
      expectEqual(keeper.size, size, "\(arguments)")
      let fixture = try fixture()
      keeper.restore(fixture.container)
      expectEqual(fixture.container.selectedID, selected, "\(arguments)")
      expectEqual(fixture.stack, stack, "\(arguments)")
      expectEqual(fixture.container.configuration.animator.name, animator, "\(arguments)")
      expectEqual(fixture.container.configuration.theme.appearance, .dark, "\(arguments)")
      expectEqual(folder.names(), ["state.json"], "\(arguments)")
    }
  }

  @Test("without a file it begins as usual, and says nothing")
  func nothingKept() throws {
    let complaints = Complaints()
    let keeper = try keeper([], complaints)
    let fixture = try fixture()
    keeper.restore(fixture.container)
    expectEqual(keeper.size, nil)
    expectEqual(fixture.container.selectedID, "a")
    expectEqual(complaints.lines, [])
  }

  @Test("every setting of the command line goes first", arguments: ContainerSetting.onCommandLine)
  func setting(setting: ContainerSetting) throws {
    let shown = try fixture().container
    let usual = shown.value(of: setting)
    let kept = try #require(setting.samples.last { $0.text != "infinity" && $0 != usual })
    shown.setValue(kept, of: setting)
    expectEqual(shown.value(of: setting), kept)
    try keeper().save(shown)
    let text = kept.text.map { OptionSpecification.argument($0, of: setting) }
    let given = [setting.option] + (text.map { [$0] } ?? [])
    let number = kept.number.map { [setting.option, DecimalText.text($0)] }
    let cases: [([String], ControlValue)] = [([], kept), (number ?? given, usual)]
    for (arguments, expected) in cases {
      let container = try fixture().container
      try keeper(arguments).restore(container)
      // What the command line says is applied by the demo, before the state is restored.
      expectEqual(container.value(of: setting), expected, "\(arguments)")
    }
  }

  @Test("a broken file is reported in one line, put aside and replaced")
  func broken() throws {
    try File.write(Array(#"{"size": [640, 480], "container": {"selected": 7}}"#.utf8), to: path)
    let complaints = Complaints()
    let keeper = try keeper([], complaints)
    expectEqual(
      complaints.lines,
      [
        path
          + ":1:48: expected a string, found a number (at $.container.selected); the saved state is ignored, "
          + "the file is kept as \(path).broken"
      ])
    expect(exists(path + ".broken"))
    expect(!exists(path))
    let fixture = try fixture()
    keeper.restore(fixture.container)
    expectEqual(keeper.size, nil)
    expectEqual(fixture.container.selectedID, "a")
    try keeper.save(fixture.container)
    expectEqual(SessionState.read(try File.read(path), file: path).problems, [])
  }

  @Test("a file that speaks of pages which are gone is reported, put aside and replaced")
  func stale() throws {
    try keep()
    let complaints = Complaints()
    let other = try SceneFixture(#"{"pages": [{"id": "x", "title": "X"}]}"#)
    try keeper([], complaints).restore(other.container)
    expectEqual(
      complaints.lines,
      [
        "\(path): there is no page or screen \"c\" any more; the saved state is ignored, "
          + "the file is kept as \(path).broken"
      ])
    expectEqual(other.container.selectedID, "x")
    expectEqual(other.container.configuration.animator.name, "none")
  }

  // MARK: Tabs that can be moved, closed and opened

  private func browser() throws -> SceneFixture {
    try SceneFixture(
      """
      {"close": true, "reorder": true,
       "pages": [{"id": "a", "title": "A"}, {"id": "b", "title": "B"}, {"id": "c", "title": "C"}],
       "add": [{"id": "new", "title": "New"}]}
      """)
  }

  /// Keeps a state with a tab closed, one moved and two opened, of which the copy is selected.
  private func keepBrowser() throws {
    let fixture = try browser()
    fixture.container.close("b")
    fixture.container.move("c", to: 0)
    fixture.container.addPage()
    fixture.container.addPage()
    fixture.rest()
    try keeper().save(fixture.container)
  }

  @Test("tabs that were moved, closed and opened are found again, and an opened one is not stale")
  func editedTabs() throws {
    try keepBrowser()
    let complaints = Complaints()
    let fixture = try browser()
    try keeper([], complaints).restore(fixture.container)
    expectEqual(complaints.lines, [])
    expect(!exists(path + ".broken"))
    expectEqual(fixture.container.pages.ids, ["c", "a", "new", "new-2"])
    expectEqual(fixture.container.selectedID, "new-2")
  }

  @Test("a tab that was closed comes back in its place if the command line asks for it")
  func closedTabAskedFor() throws {
    try keepBrowser()
    let fixture = try browser()
    fixture.container.select("b", animated: false)
    try keeper(["--page", "b"]).restore(fixture.container)
    expectEqual(fixture.container.pages.ids, ["c", "a", "b", "new", "new-2"])
    expectEqual(fixture.container.selectedID, "b")
  }

  @Test("it keeps changes at rest, and only those")
  func idle() throws {
    let fixture = try fixture()
    let keeper = try keeper()
    keeper.restore(fixture.container)
    keeper.keepIfIdle(fixture.container)
    expect(!exists(path))
    fixture.container.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    fixture.container.setValue(.text("pill"), of: .animator)
    keeper.keepIfIdle(fixture.container)
    expect(!exists(path))
    fixture.container.handle(.release(.mouse, at: Point(x: 200, y: 400)))
    fixture.container.select("b")
    keeper.keepIfIdle(fixture.container)
    expect(!exists(path))
    fixture.rest()
    keeper.keepIfIdle(fixture.container)
    let kept = SessionState.read(try File.read(path), file: path).state?.container
    expectEqual(kept, fixture.container.state)
  }

  @Test("a folder that cannot be written is reported once")
  func unwritable() throws {
    try File.write([], to: folder.file("file"))
    let complaints = Complaints()
    let path = folder.file("file") + "/state.json"
    let keeper = StateKeeper(path: path, options: Options()) { complaints.lines.append($0) }
    for id in ["b", "c"] as [PageID] {
      let fixture = try fixture()
      fixture.container.select(id, animated: false)
      keeper.keepIfIdle(fixture.container)
    }
    expectEqual(complaints.lines.count, 1)
    expectEqual(complaints.lines.first?.contains("Not a directory"), true)
    let end = #expect(throws: File.Failure.self) { try keeper.save(try fixture().container) }
    expectEqual(complaints.lines, end.map { ["warning: \($0)"] })
  }

  @Test("a folder that cannot be made is named, with the reason of the system")
  func unmadeFolder() throws {
    let keeper = StateKeeper(path: "/dev/null/x/state.json", options: Options()) { _ in }
    let failure = File.Failure(path: "/dev/null/x", reason: "Not a directory")
    #expect(throws: failure) { try keeper.save(try fixture().container) }
  }

  @Test("a named pipe in its place is reported, and nobody waits for its other end")
  func namedPipe() throws {
    try #require(mkfifo(path, 0o600) == 0)
    let complaints = Complaints()
    let keeper = try keeper([], complaints)
    let failure = File.Failure(path: path, reason: "No such device or address")
    #expect(throws: failure) { try keeper.save(try fixture().container) }
    expectEqual(
      complaints.lines,
      [
        "warning: \(path): is a named pipe and no regular file; what was kept is not found again"
      ])
  }

  @Test("a state that has no folder is a failure at the end, and nothing is written elsewhere")
  func noFolder() throws {
    let keeper = StateKeeper(path: nil, options: Options()) { _ in }
    keeper.restore(try fixture().container)
    let failure = #expect(throws: File.Failure.self) { try keeper.save(try fixture().container) }
    expectEqual(failure?.reason.contains("HOME"), true)
  }

  @Test("a run whose state cannot be saved ends with 74, after all its other output")
  func endsWith74() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let folder = try TemporaryFolder()
        try File.write([], to: folder.file("swipetab"))
        setenv("XDG_STATE_HOME", folder.path, 1)
        let picture = folder.file("x.png")
        let launch = try Launch(arguments: ["--headless", "--restore", "--picture", picture])
        let failure = #expect(throws: Launch.Failure.self) {
          try HeadlessRun(launch: launch).run()
        }
        expectEqual(failure?.code, .cannotWrite)
        expect(File.isReadable(picture))
        // A home that is no absolute path is none.
        unsetenv("XDG_STATE_HOME")
        setenv("HOME", "rel", 1)
        expectEqual(StateFile.path(for: Options()), nil)
      }
    }
  }

  @Test("what a newer version has added is left out with one warning, and the rest is found again")
  func newer() throws {
    try keep()
    var text = String(decoding: try File.read(path), as: UTF8.self)
    text = #"{"version":2,"# + text.dropFirst()
    text.replace(#""settings":{"#, with: #""future":[{}],"settings":{"sparkle":true,"#)
    text.replace(#""animator":"pill""#, with: #""animator":"comet""#)
    try File.write(Array(text.utf8), to: path)
    let complaints = Complaints()
    let keeper = try keeper([], complaints)
    let fixture = try fixture()
    keeper.restore(fixture.container)
    expectEqual(
      complaints.lines,
      [
        #"\#(path):1:2: warning: unknown key "version" is ignored (at $.version), and 3 more"#
      ])
    expectEqual(keeper.size, Size(width: 640, height: 480))
    expectEqual(fixture.container.selectedID, "c")
    expectEqual(fixture.stack, ["one"])
    expectEqual(fixture.container.configuration.theme.appearance, .dark)
    expectNotEqual(fixture.container.configuration.animator.name, "pill")
    expect(!exists(path + ".broken"))
    // It is saved over the newer one.
    try keeper.save(fixture.container)
    expectEqual(SessionState.read(try File.read(path), file: path).problems, [])
  }

  @Test("a file that is no state is not written over")
  func otherFile() throws {
    let keeper = try keeper()
    try File.write(Array("mine".utf8), to: path)
    #expect(throws: File.Failure.self) { try keeper.save(try fixture().container) }
    try expectEqual(File.read(path), Array("mine".utf8))
  }

  @Test("no mutation of a file breaks a promise", arguments: UInt64(1)...4)
  func mutations(seed: UInt64) throws {
    try keep()
    let good = try File.read(path)
    var generator = SeededGenerator(seed: seed)
    var restored = 0
    for _ in 0..<250 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 32...126, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        }
      }
      let read = SessionState.read(bytes, file: "f")
      expectEqual((read.state == nil), read.problems.contains { $0.severity == .error })
      guard let state = read.state else { continue }
      let fixture = try fixture()
      fixture.container.restore(state.container)
      expectEqual(fixture.container.checkInvariants(), [])
      restored += 1
    }
    expectGreater(restored, 0)
  }

  @Test("the window's place is found again, but not what the command line says")
  func windowPlace() throws {
    let place = WindowPlace(
      display: "One", x: -20, y: 31, size: Size(width: 500, height: 400), isMaximized: true,
      zoom: 125)
    let fixture = try fixture()
    let first = try keeper()
    first.place = { place }
    try first.save(fixture.container)
    try expectEqual(keeper().windowPlace, place)
    try expectEqual(keeper().size, place.size)
    try expectEqual(keeper(["--size", "400x400"]).windowPlace?.isMaximized, false)
    try expectEqual(keeper(["--scale", "2"]).windowPlace?.zoom, 100)
  }

  @Test("a window's place that is damaged is a mistake in the file")
  func damagedPlace() throws {
    let file = #"{"size":[480,800],"window":{"x":0,"y":1e99,"maximized":false,"zoom":900}}"#
    let read = SessionState.read(Array(file.utf8), file: "f")
    expectEqual(read.state, nil)
    expectAtLeast(read.problems.count, 3)
  }

  @Test(
    "a size is a width and a height, no more and no less", arguments: [[], [480], [480, 800, 1]])
  func damagedSize(size: [Int]) throws {
    let fixture = try fixture()
    try keeper().save(fixture.container)
    let whole = String(decoding: try File.read(path), as: UTF8.self)
    let end = try #require(whole.firstIndex(of: "]"))
    expect(whole.hasPrefix(#"{"size":["#))
    let text = #"{"size":\#(size)"# + whole[whole.index(after: end)...]
    let read = SessionState.read(Array(text.utf8), file: "f")
    expectEqual(read.state, nil)
    expectEqual(read.problems.count, 1)
    expectEqual(read.problems.first?.description.contains("expected a width and a height"), true)
  }

  @Test("each demo and each storyboard has a file of its own")
  func paths() throws {
    let options = [
      [], ["--demo", "harness"], ["--pages", "9"], ["/a/tabs.json"], ["/b/tabs.json"],
    ]
    let paths = try options.map { StateFile.path(for: try Options(arguments: $0)) ?? "" }
    expectEqual(Set(paths).count, options.count)
    for path in paths { expect(path.hasPrefix("/") && path.hasSuffix(".json")) }
    expect(paths[0].hasSuffix("/swipetab/demo-standard.json"))
    expect(paths[3].contains("/swipetab/file-tabsjson-"))
  }
}
