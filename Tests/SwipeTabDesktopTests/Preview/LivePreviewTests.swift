import Glibc
import SwipeTabKit
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabStoryboard
@testable import SwipeTabWindow
@testable import TestSupport

@Suite("The watch of a file") struct FileWatchTests {
  private let folder: TemporaryFolder
  private let watch: FileWatch
  private var path: String { folder.file("tabs.json") }

  init() throws {
    folder = try TemporaryFolder()
    try File.write(Array("{}".utf8), to: folder.file("tabs.json"))
    watch = try FileWatch(
      path: folder.file("tabs.json"), pictureFolders: [folder.path, folder.file("icons")])
  }

  @Test("when the kernel has dropped events anything may have changed")
  func overflow() {
    func event(watch: Int32, _ mask: UInt32) -> [UInt8] {
      var event = inotify_event()
      (event.wd, event.mask) = (watch, mask)
      return withUnsafeBytes(of: event) { Array($0) }
    }
    func concerns(_ events: [UInt8]) -> Bool { events.withUnsafeBytes { watch.concerns($0) } }
    let (dropped, foreign) = (
      event(watch: -1, UInt32(IN_Q_OVERFLOW)), event(watch: 9999, UInt32(IN_CLOSE_WRITE))
    )
    expect(concerns(dropped))
    expect(concerns(foreign + dropped))
    expect(!concerns(foreign))
    expect(!concerns([]))
  }

  @Test("sees bytes that are written by what keeps the file open")
  func keptOpen() throws {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    defer { close(descriptor) }
    expect(watch.takeChanges())
    try File.send([1], to: descriptor, named: path)
    expect(watch.takeChanges())
    expect(!watch.takeChanges())
  }

  @Test("sees the file that was put in its place written in place")
  func renamedThenWritten() throws {
    try File.write([1], to: folder.file("new"))
    rename(folder.file("new"), path)
    expect(watch.takeChanges())
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    defer { close(descriptor) }
    try File.send([1, 2], to: descriptor, named: path)
    expect(watch.takeChanges())
  }

  @Test("sees it come back after a backup was made of it, as vim saves")
  func backedUp() throws {
    rename(path, folder.file("tabs.json~"))
    expect(watch.takeChanges())
    try File.write([1], to: path)
    expect(watch.takeChanges())
    unlink(folder.file("tabs.json~"))
    expect(!watch.takeChanges())
  }

  @Test("sees a link exchanged, and what any of the links leads to, in another folder")
  func links() throws {
    let other = try TemporaryFolder()
    try File.write([1], to: other.file("real.json"))
    symlink(other.file("real.json"), folder.file("link"))
    rename(folder.file("link"), path)
    expect(watch.takeChanges())
    try File.write([2], to: other.file("real.json"))
    expect(watch.takeChanges())
    symlink("elsewhere.json", other.file("link"))
    rename(other.file("link"), other.file("real.json"))
    expect(watch.takeChanges())
    try File.write([3], to: other.file("elsewhere.json"))
    expect(watch.takeChanges())
    try File.write([3], to: other.file("unrelated.json"))
    expect(!watch.takeChanges())
  }

  @Test("sees its folder exchanged, and then what is saved in the new one")
  func folderExchanged() throws {
    let (proto, old) = (folder.file("proto"), folder.file("old"))
    mkdir(proto, 0o755)
    try File.write([1], to: proto + "/tabs.json")
    let watch = try FileWatch(path: proto + "/tabs.json")
    rename(proto, old)
    expect(watch.takeChanges())
    mkdir(proto, 0o755)
    expect(watch.takeChanges())
    try File.write([2], to: proto + "/tabs.json")
    expect(watch.takeChanges())
    try File.write([3], to: old + "/tabs.json")
    expect(!watch.takeChanges())
    for path in [proto, old] {
      unlink(path + "/tabs.json")
      rmdir(path)
    }
  }

  @Test("sees the pictures beside it, and in a folder that is made later")
  func pictures() throws {
    try File.write([1], to: folder.file("cat.png"))
    expect(watch.takeChanges())
    try File.write([1], to: folder.file("cat.txt"))
    expect(!watch.takeChanges())
    let icons = folder.file("icons")
    mkdir(icons, 0o755)
    expect(watch.takeChanges())
    try File.write([1], to: icons + "/dog.svg")
    expect(watch.takeChanges())
    unlink(icons + "/dog.svg")
    rmdir(icons)
    expect(watch.takeChanges())
  }
}

@Suite("Live preview") @MainActor struct LivePreviewTests {
  private let folder: TemporaryFolder
  private let watch: FileWatch
  private var path: String { folder.file("tabs.json") }

  init() throws {
    folder = try TemporaryFolder()
    try File.write(Array("{}".utf8), to: folder.file("tabs.json"))
    watch = try FileWatch(path: folder.file("tabs.json"))
  }

  @Test("sees each way in which a file is saved, and nothing else")
  func saves() throws {
    typealias Step = (act: (TemporaryFolder) throws -> Void, isSeen: Bool)
    let ways: [(name: String, steps: [Step])] = [
      (
        "nothing is saved, and then another file",
        [({ _ in }, false), ({ try $0.write([1], to: "other.json") }, false)]
      ),
      ("in place", [({ try $0.write([1], to: "tabs.json") }, true), ({ _ in }, false)]),
      (
        "another file is put in its place, as many editors save",
        [
          ({ try $0.write([1], to: "tabs.json~") }, false),
          ({ _ = rename($0.file("tabs.json~"), $0.file("tabs.json")) }, true),
        ]
      ),
      (
        "deleted and made again",
        [
          ({ _ = unlink($0.file("tabs.json")) }, true),
          ({ try $0.write([1], to: "tabs.json") }, true),
        ]
      ),
    ]
    for (name, steps) in ways {
      let folder = try TemporaryFolder()
      let watch = try FileWatch(path: folder.write(Array("{}".utf8), to: "tabs.json"))
      for (number, (act, isSeen)) in steps.enumerated() {
        try act(folder)
        expectEqual(watch.takeChanges(), isSeen, "\(name), step \(number)")
      }
    }
  }

  @Test(
    "reads once for several saves in quick succession, and keeps what was wrong until it is mended")
  func debounced() throws {
    var readings = 0
    var answer = [Diagnostic(message: "wrong")]
    let preview = LivePreview(watch: watch) {
      readings += 1
      return LivePreview.Reading(mistakes: answer)
    }
    expectEqual(preview.due, nil)
    for moment in [1, 1.01, 1.02] {
      try File.write([1], to: path)
      preview.notice(at: moment)
      expect(!preview.advance(to: moment))
    }
    expectEqual(preview.due, 1.02 + LivePreview.quiet)
    expect(preview.advance(to: 1.1))
    expect(!preview.advance(to: 1.2))
    expectEqual(readings, 1)
    expectEqual(preview.mistakes, answer)
    answer = []
    try File.write([1], to: path)
    preview.notice(at: 2)
    expect(preview.advance(to: 3))
    expect(preview.mistakes.isEmpty)
  }

  @Test("reports the same mistakes once, however many steps a save takes")
  func sameMistakes() throws {
    var answer = [Diagnostic(message: "wrong")]
    let preview = LivePreview(watch: watch) { LivePreview.Reading(mistakes: answer) }
    var reports: [[String]] = []
    preview.onMistakes = { reports.append($0.map(\.message)) }
    for (moment, next) in [(1.0, "wrong"), (2, "other"), (3, ""), (4, "other"), (5, "other")] {
      answer = next.isEmpty ? [] : [Diagnostic(message: next)]
      try File.write([1], to: path)
      preview.notice(at: moment)
      expect(preview.advance(to: moment + 0.5))
    }
    expectEqual(reports, [["wrong"], ["other"], ["other"]])
  }

  @Test("reads before long even if the saves do not end")
  func endless() throws {
    let preview = LivePreview(watch: watch) { LivePreview.Reading() }
    var read: [Double] = []
    for step in 0..<20 {
      let moment = 1 + Double(step) / 100
      try File.write([1], to: path)
      if preview.advance(to: moment) { read.append(moment) }
      preview.notice(at: moment)
    }
    expectEqual(read.count, 3)
    expect(zip([1] + read, read).allSatisfy { $1 - $0 < 0.075 })
  }

  @Test("a file cut short is a mistake only if it stays so")
  func cutShort() throws {
    let wrong = [Diagnostic(message: "cut short")]
    var answer = LivePreview.Reading(mistakes: wrong, patience: 0.07)
    var told: [[Diagnostic]] = []
    let preview = LivePreview(watch: watch) { answer }
    preview.onMistakes = { told.append($0) }
    try File.write([1], to: path)
    preview.notice(at: 1)
    expect(!preview.advance(to: 1.03))
    expect(preview.mistakes.isEmpty)
    expectEqual(preview.due, 1.07)
    // The rest of it comes.
    try File.write([1], to: path)
    preview.notice(at: 1.05)
    answer = LivePreview.Reading()
    expect(preview.advance(to: 1.08))
    expect(preview.mistakes.isEmpty)
    expect(told.isEmpty)
    expectEqual(preview.due, nil)
    // And now it does not.
    try File.write([1], to: path)
    preview.notice(at: 2)
    answer = LivePreview.Reading(mistakes: wrong, patience: 0.07)
    expect(!preview.advance(to: 2.03))
    expect(preview.advance(to: 2.07))
    expectEqual(preview.mistakes, wrong)
    expectEqual(told, [wrong])
    expectEqual(preview.due, nil)
  }

  @Test("a save is not held against the one before that changed nothing on screen")
  func delays() throws {
    let preview = LivePreview(watch: watch) { LivePreview.Reading() }
    for moment in [1.0, 2] {
      usleep(20_000)
      try File.write([1], to: path)
      preview.notice(at: moment)
      expect(preview.advance(to: moment + 0.1))
    }
    let delay = try #require(preview.takeDelay())
    expectLess(delay, 0.02)
  }

  @Test(
    "of a storyboard has patience with a file that is gone, empty or cut short, and with no other",
    arguments: [
      (nil, 0.5), ("", 0.5), (#"{"pages": [{"id": "a", "ti"#, 0.07), (#"{"colour": 1}"#, 0),
      (#"{"pages": [{"id": "a", "title": "A"}]}"#, nil),
    ] as [(String?, Double?)])
  func patience(text: String?, seconds: Double?) throws {
    let path = folder.file("story.json")
    if let text { try File.write(Array(text.utf8), to: path) }
    let source = StoryboardSource(path: path, options: try Options(arguments: []))
    var patience: Double?
    do throws(StoryboardFileError) { _ = try source.read() } catch {
      patience = StoryboardSource.patience(with: error)
    }
    expectEqual(patience, seconds)
  }

  @Test("a file that is wrong from the start shows nothing until it is mended")
  func wrongAtFirst() throws {
    let preview = LivePreview(watch: watch, mistakes: [Diagnostic(message: "wrong")]) {
      LivePreview.Reading()
    }
    expectEqual(preview.mistakes.count, 1)
    expect(!preview.hasGoodVersion)
    try File.write([1], to: path)
    preview.notice(at: 1)
    expectEqual(preview.takeDelay(), nil)
    expect(preview.advance(to: 2))
    expect(preview.mistakes.isEmpty)
    expect(preview.hasGoodVersion)
    expectNotEqual(preview.takeDelay(), nil)
    expectEqual(preview.takeDelay(), nil)
  }

  @Test("of a folder that is not there is refused with its name")
  func missing() {
    #expect {
      try FileWatch(path: "/nowhere/at/all.json")
    } throws: {
      "\($0)" == "/nowhere/at: No such file or directory"
    }
  }
}
