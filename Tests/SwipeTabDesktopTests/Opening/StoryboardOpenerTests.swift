import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Storyboards that are opened in windows of their own") @MainActor
struct StoryboardOpenerTests {
  private let folder: TemporaryFolder
  private let started = Started()

  @MainActor private final class Started {
    var paths: [String] = []
  }

  init() throws { folder = try TemporaryFolder() }

  private var list: String { folder.file("state/recent.json") }

  private func opener() -> StoryboardOpener {
    StoryboardOpener(recentFile: list) { [started] (path: String) throws(File.Failure) in
      started.paths.append(path)
    }
  }

  private func gallery(_ opener: StoryboardOpener?) throws -> TabContainer {
    var launch = Launch(options: try Options(arguments: ["--demo", "gallery"]))
    launch.opener = opener
    return try launch.container(
      try launch.scene(), size: Size(width: 480, height: 800), scale: 1,
      measurer: FixedTextMeasurer())
  }

  private func storyboard(_ name: String) throws -> String {
    try folder.write(Array(#"{"pages": [{"id": "a", "title": "A"}]}"#.utf8), to: name)
  }

  @Test("all files that are dropped on a page, or on a demo that the gallery shows, are opened")
  func drop() throws {
    let (opener, gallery) = (opener(), try gallery(nil))
    opener.listen(to: gallery)
    let files = [try storyboard("one.json"), try storyboard("two.json")]
    expect(gallery.drop(files: files, at: Point(x: 240, y: 400)))
    expectEqual(started.paths, files)
    gallery.activate(label: DemoName.standard.title)
    gallery.advance(to: 5)
    expect(gallery.drop(files: [files[0]], at: Point(x: 240, y: 400)))
    expectEqual(started.paths, files + [files[0]])
    expect(!gallery.drop(files: [], text: "words", at: Point(x: 240, y: 400)))
  }

  @Test(
    "a file that is not a storyboard gives a message, and starts nothing",
    arguments: ["photo.png", "notes", "trip.swipetab"])
  func others(name: String) throws {
    let (opener, gallery) = (opener(), try gallery(nil))
    opener.listen(to: gallery)
    opener.open(try folder.write(Array("something else".utf8), to: name))
    expectEqual(started.paths, [])
    let told = try #require(gallery.toast?.lines.first)
    expect(told.contains(name))
  }

  @Test("the gallery lists what was opened last and is still there, and opens it")
  func recent() throws {
    let opener = opener()
    try expectEqual(
      gallery(opener).pages.page(at: 0).body?.leaves.count,
      gallery(nil).pages.page(at: 0).body?.leaves.count)
    let files = [try storyboard("one.json"), try storyboard("deep/two.json")]
    for file in files + [files[0], folder.file("lost.json")] { opener.note(file) }
    expectEqual(opener.recent, files)
    let gallery = try gallery(opener)
    expect(gallery.activate(label: "two.json"))
    expectEqual(started.paths, [files[1]])
  }

  @Test("without a dialog the gallery says what to do instead")
  func withoutDialog() async throws {
    let opener = opener()
    let gallery = try gallery(opener)
    opener.listen(to: gallery)
    opener.chooser = FileChooser(bus: DesktopBus())
    expect(gallery.activate(label: "Open…"))
    while gallery.toast == nil { await Task.yield() }
    expectEqual(gallery.toast?.lines.first?.hasPrefix("Drop a storyboard here instead"), true)
  }

  @Test("as many files as fit are kept, each once, and another file in place of the list stays")
  func limit() throws {
    var files = RecentFiles((0..<20).map { "/tmp/\($0).json" })
    expectEqual(files.paths.count, RecentFiles.limit)
    files.note("/tmp/3.json")
    expectEqual(files.paths.prefix(2), ["/tmp/3.json", "/tmp/0.json"])
    expectEqual(files.paths.count, RecentFiles.limit)
    try files.write(to: list)
    expectEqual(RecentFiles(readFrom: list), files)
    try folder.write(Array("a letter".utf8), to: "state/recent.json")
    expectEqual(RecentFiles(readFrom: list).paths, [])
    #expect(throws: File.Failure.self) { try files.write(to: list) }
    opener().note(try storyboard("one.json"))
    try expectEqual(File.read(list), Array("a letter".utf8))
  }

  @Test(
    "nothing is offered where a recording or a picture would depend on this machine",
    arguments: [
      ["--record", "r.jsonl"], ["--replay", "r.jsonl"], ["--picture", "p.png"], ["--state"],
    ])
  func notOffered(arguments: [String]) throws {
    expect(StoryboardOpener.offered(try Options(arguments: [])) != nil)
    expect(StoryboardOpener.offered(try Options(arguments: arguments)) == nil)
  }
}
