import Glibc
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import SwipeTabWindow
@testable import TestSupport

/// What the program writes over, and where a replay may write.
@Suite("Files that are written") @MainActor struct WrittenFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let precious = Array("all I have written".utf8)

  /// How a run ends; nil if all is well.
  private func end(_ arguments: String...) -> Launch.Failure? {
    do throws(Launch.Failure) {
      let launch = try Launch(arguments: arguments)
      switch launch.options {
      case let options where options.pack != nil: try PackRun(launch: launch).run()
      case let options where options.export != nil: try ExportRun(launch: launch).run()
      default: try HeadlessRun(launch: launch).run()
      }
      return nil
    } catch {
      return error
    }
  }

  private func storyboard(_ image: String? = nil) throws -> String {
    let picture = image.map { #","image":"\#($0)""# } ?? ""
    let text = #"{"pages":[{"id":"a","title":"A"\#(picture)}]}"#
    return try folder.write(Array(text.utf8), to: "tabs.json")
  }

  private func replay(_ lines: String...) throws -> String {
    try folder.write(Array(lines.joined(separator: "\n").utf8), to: "r.jsonl")
  }

  @Test(
    "a file that holds something else is not written over, whatever writes",
    arguments: ["--picture", "--animation", "--record", "--pack"])
  func otherKinds(option: String) throws {
    let file = try folder.write(Self.precious, to: option == "--pack" ? "x.swipetab" : "x.png")
    let link = folder.file(option == "--pack" ? "y.swipetab" : "y.png")
    symlink(File.split(file).name, link)
    let storyboard = try storyboard()
    let names = folder.names().sorted()
    for path in [file, link] {
      let failure =
        option == "--pack" ? end(storyboard, option, path) : end("--headless", option, path)
      expectEqual(failure?.code, .cannotWrite)
      expect(failure?.lines.count == 1 && failure?.lines[0].hasPrefix("\(path): is no ") == true)
    }
    try expectEqual(File.read(file), Self.precious)
    expectEqual(folder.names().sorted(), names)
  }

  @Test("a picture, a recording and a packed storyboard are replaced by their kind")
  func sameKinds() throws {
    let storyboard = try storyboard()
    let (picture, record) = (folder.file("x.png"), folder.file("x.jsonl"))
    let (pack, animation) = (folder.file("x.swipetab"), folder.file("y.png"))
    let size = ["--headless", "--size", "240x240"]
    for _ in 0..<2 {
      expect(end(size[0], size[1], size[2], "--picture", picture, "--record", record) == nil)
      expect(end(size[1], size[2], "--pages", "2", "--animation", animation) == nil)
      expect(end(storyboard, "--pack", pack) == nil)
    }
    // What was not finished can be written again.
    for name in ["x.png", "x.jsonl", "x.swipetab"] { try folder.write([], to: name) }
    expect(end(size[0], size[1], size[2], "--picture", picture, "--record", record) == nil)
    expect(end(storyboard, "--pack", pack) == nil)
    try expect(File.read(picture).starts(with: PNG.signature))
    try expectEqual(PackedFiles.storyboard(in: pack), pack + "/storyboard.json")
    try expectGreater(File.read(record).count, 0)
  }

  @Test("no file is packed under a name with which no archive is opened")
  func namesInArchives() throws {
    for name in ["p\nq", "p\u{7}q", "p\u{202E}q", "p\\q"] {
      try folder.write(PNG.encode(Picture(width: 1, height: 1, pixels: [0])), to: name + ".png")
      let json = name.unicodeScalars.map {
        "\\u" + String(String($0.value | 0x10000, radix: 16).dropFirst())
      }
      let storyboard = try storyboard(json.joined())
      let failure = end(storyboard, "--pack", folder.file("x.swipetab"))
      expectEqual(failure?.code, .wrongData, "\(name.debugDescription)")
      expect(failure?.lines[0].contains("sign that no name has") == true, "\(failure?.lines ?? [])")
      expect(!folder.names().contains("x.swipetab"), "\(name.debugDescription)")
    }
  }

  @Test("a folder with a page of something else gets no export, and keeps all it has")
  func otherPage() throws {
    let storyboard = try storyboard()
    let page = try folder.write(Array("<!DOCTYPE html><title>Mine</title>".utf8), to: "index.html")
    let names = folder.names().sorted()
    let failure = end(storyboard, "--export", folder.path, "--sizes", "240x240", "--scale", "1")
    expectEqual(failure?.code, .cannotWrite)
    expectEqual(failure?.lines.first?.hasPrefix("\(page): is no page of an earlier export"), true)
    expectEqual(folder.names().sorted(), names)
    unlink(page)
    defer {
      for name in File.names(in: folder.file("pictures")) {
        unlink(folder.file("pictures/\(name)"))
      }
      rmdir(folder.file("pictures"))
    }
    for _ in 0..<2 {
      expect(end(storyboard, "--export", folder.path, "--sizes", "240x240", "--scale", "1") == nil)
    }
    let picture = folder.file("pictures/a-light-240x240.png")
    expect(File.isReadable(picture))
    try File.write(Self.precious, to: picture)
    let again = end(storyboard, "--export", folder.path, "--sizes", "240x240", "--scale", "1")
    expectEqual(again?.code, .cannotWrite)
    try expectEqual(File.read(picture), Self.precious)
  }

  @Test("devices and streams can be written as ever, but no disk")
  func devices() throws {
    expect(end("--headless", "--picture", "/dev/null", "--record", "/dev/null") == nil)
    let disk = File.names(in: "/dev").map { "/dev/" + $0 }.first { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFBLK
    }
    guard let disk else { return }
    #expect(throws: File.Failure.self) { try FileKind.picture.check(disk) }
  }

  // MARK: Replays

  @Test("a replay writes its pictures into its own folder")
  func ownFolder() throws {
    mkdir(folder.file("sub"), 0o700)
    defer {
      unlink(folder.file("sub/b.png"))
      rmdir(folder.file("sub"))
    }
    let replay = try replay(
      #"{"t":0,"do":"picture","file":"a.png"}"#, #"{"t":0,"do":"picture","file":"sub/b.png"}"#)
    for _ in 0..<2 { expect(end("--headless", "--replay", replay) == nil) }
    for name in ["a.png", "sub/b.png"] {
      try expect(File.read(folder.file(name)).starts(with: PNG.signature))
    }
  }

  @Test(
    "a replay writes over no file that is no picture, and not through a link out of its folder",
    arguments: ["picture", "animation"])
  func links(verb: String) throws {
    let other = try TemporaryFolder()
    let target = try other.write(PNG.signature, to: "target.png")
    symlink(target, folder.file("file.png"))
    symlink(other.file("new.png"), folder.file("ahead.png"))
    symlink(other.path, folder.file("folder"))
    symlink("r.jsonl", folder.file("text.png"))
    for name in ["file.png", "ahead.png", "folder/target.png", "folder/new.png"] {
      let replay = try replay(#"{"t":0,"do":"\#(verb)","file":"\#(name)"}"#)
      let failure = end("--headless", "--replay", replay)
      expectEqual(failure?.code, .wrongData, "\(name)")
      let message = "\(folder.file(name)): this leads out of the folder of the replay"
      expectEqual(failure?.lines, [message])
    }
    expectEqual(other.names(), ["target.png"])
    try expectEqual(File.read(target), PNG.signature)
    let mine = try folder.write(Self.precious, to: "mine.png")
    let replay = try replay(#"{"t":0,"do":"\#(verb)","file":"mine.png"}"#)
    expectEqual(end("--headless", "--replay", replay)?.code, .cannotWrite)
    try expectEqual(File.read(mine), Self.precious)
    let own = try self.replay(#"{"t":0,"do":"\#(verb)","file":"text.png"}"#)
    expectEqual(end("--headless", "--replay", own)?.lines.first?.contains("the replay"), true)
  }

  // MARK: Pictures from elsewhere

  @Test(
    "neither a packed storyboard nor an export has a picture that a link takes from elsewhere",
    .enabled(if: PNGLibrary.shared != nil, "libpng is not on this machine"))
  func strays() throws {
    let other = try TemporaryFolder()
    let red = Picture(width: 2, height: 2, pixels: Array(repeating: 0xFFFF_0000, count: 4))
    let secret = try other.write(PNG.encode(red), to: "secret.png")
    symlink(secret, folder.file("p.png"))
    let storyboard = try storyboard("p")
    let pack = folder.file("x.swipetab")
    // Without its picture the storyboard could not be shown.
    let refused = end(storyboard, "--pack", pack)
    expectEqual(refused?.code, .wrongData)
    expectEqual(
      refused?.lines,
      [
        "\(folder.file("p.png")): this leads out of the folder of the storyboard, and is not packed"
      ])
    expect(!File.isReadable(pack))
    var warnings: [String] = []
    let folders = IconFolders.beside(storyboard)
    let stray =
      "\(folder.file("p.png")): this leads out of the folder of the storyboard, and is left out"
    for enclosure in [nil, IconFolders.folder(of: storyboard)] {
      let store = IconStore(folders: folders, enclosure: enclosure) { warnings.append($0) }
      guard case .picture(let shown) = store.image("p", width: 2, height: 2, isTemplate: false)
      else {
        Issue.record("no picture")
        continue
      }
      expectEqual((shown == red), enclosure == nil)
    }
    expectEqual(warnings, [stray])
    // A link that stays in the folder is followed.
    unlink(folder.file("p.png"))
    try folder.write(PNG.encode(red), to: "q.png")
    symlink("q.png", folder.file("p.png"))
    expectEqual(IconFolders.stray(folder.file("p.png"), from: folder.path), nil)
    expect(end(storyboard, "--pack", pack) == nil)
    try expectEqual(
      ZipArchive(try File.read(pack)).names, ["mimetype", "p.png", "storyboard.json"])
    // One for another scale is left out, as the picture can be shown without it.
    symlink(secret, folder.file("p@2x.png"))
    expect(end(storyboard, "--pack", pack) == nil)
    try expectEqual(
      ZipArchive(try File.read(pack)).names, ["mimetype", "p.png", "storyboard.json"])
  }
}
