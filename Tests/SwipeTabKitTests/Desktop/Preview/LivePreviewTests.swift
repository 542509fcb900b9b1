import Glibc
import SwipeTabKit
import Testing

@testable import SwipeTabDesktop

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/swipetab-test-XXXXXX".utf8CString)
    let made = mkdtemp(&template)
    path = String(cString: try #require(made))
  }

  deinit {
    _ = names().map { unlink("\(path)/\($0)") }
    rmdir(path)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  private func names() -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
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

  @Test("sees nothing while nothing is saved, or another file is")
  func quiet() throws {
    #expect(!watch.takeChanges())
    try File.write([1], to: folder.file("other.json"))
    #expect(!watch.takeChanges())
  }

  @Test("sees a save in place")
  func inPlace() throws {
    try File.write(Array("[]".utf8), to: path)
    #expect(watch.takeChanges())
    #expect(!watch.takeChanges())
  }

  @Test("sees another file put in its place, as many editors save")
  func renamed() throws {
    try File.write(Array("[]".utf8), to: folder.file("tabs.json~"))
    #expect(!watch.takeChanges())
    rename(folder.file("tabs.json~"), path)
    #expect(watch.takeChanges())
  }

  @Test("sees it deleted and made again")
  func recreated() throws {
    unlink(path)
    #expect(watch.takeChanges())
    try File.write([1], to: path)
    #expect(watch.takeChanges())
  }

  @Test(
    "reads once for several saves in quick succession, and keeps what was wrong until it is mended")
  func debounced() throws {
    var readings = 0
    var answer = [Diagnostic(message: "wrong")]
    let preview = LivePreview(watch: watch) {
      readings += 1
      return answer
    }
    #expect(preview.due == nil)
    for moment in [1, 1.01, 1.02] {
      try File.write([1], to: path)
      preview.notice(at: moment)
      #expect(!preview.advance(to: moment))
    }
    #expect(preview.due == 1.02 + LivePreview.quiet)
    #expect(preview.advance(to: 1.1))
    #expect(!preview.advance(to: 1.2))
    #expect(readings == 1)
    #expect(preview.mistakes == answer)
    answer = []
    try File.write([1], to: path)
    preview.notice(at: 2)
    #expect(preview.advance(to: 3))
    #expect(preview.mistakes.isEmpty)
  }

  @Test("a file that is wrong from the start shows nothing until it is mended")
  func wrongAtFirst() throws {
    let preview = LivePreview(watch: watch, mistakes: [Diagnostic(message: "wrong")]) { [] }
    #expect(preview.mistakes.count == 1 && !preview.hasGoodVersion)
    try File.write([1], to: path)
    preview.notice(at: 1)
    #expect(preview.takeDelay() == nil)
    #expect(preview.advance(to: 2))
    #expect(preview.mistakes.isEmpty && preview.hasGoodVersion)
    #expect(preview.takeDelay() != nil)
    #expect(preview.takeDelay() == nil)
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
