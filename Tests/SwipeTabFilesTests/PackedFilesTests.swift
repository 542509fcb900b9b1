import Glibc
import Testing

@testable import SwipeTabFiles
@testable import TestSupport

@Suite("Packed files") struct PackedFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func archive(_ files: [(String, String)], _ name: String = "trip.swipetab") throws
    -> String
  {
    try folder.write(
      ZipWriter.archive(files.map { ($0.0, Array($0.1.utf8)) }), to: name)
  }

  @Test("a path into an archive leads to its file")
  func read() throws {
    let path = try archive([("storyboard.json", "{}"), ("icons/a.png", "A"), ("b.png", "B")])
    try expectEqual(File.read("\(path)/icons/a.png"), Array("A".utf8))
    expect(File.isReadable("\(path)/b.png"))
    expect(!File.isReadable("\(path)/a.png"))
    expectEqual(PackedFiles.names(in: path), ["b.png", "storyboard.json"])
    expectEqual(PackedFiles.names(in: path + "/icons"), ["a.png"])
    expectEqual(PackedFiles.names(in: path + "/none"), [])
    #expect(throws: File.Failure(path: path, reason: "'c.png' is not in the archive")) {
      try File.read("\(path)/c.png")
    }
  }

  @Test("an archive that is written again is read again")
  func changed() throws {
    let path = try archive([("a", "one")])
    try expectEqual(File.read(path + "/a"), Array("one".utf8))
    try File.write(ZipWriter.archive([("a", Array("another".utf8))]), to: path)
    try expectEqual(File.read(path + "/a"), Array("another".utf8))
  }

  @Test("the storyboard of an archive is found, in whatever folder it lies")
  func storyboard() throws {
    let plain = try archive([("trip/trip.json", "{}"), ("trip/a.png", "")], "1.swipetab")
    try expectEqual(PackedFiles.storyboard(in: plain), plain + "/trip/trip.json")
    let usual = try archive([("x.json", ""), ("storyboard.json", "")], "2.swipetab")
    try expectEqual(PackedFiles.storyboard(in: usual), usual + "/storyboard.json")
    let none = try archive([("a.png", "")], "3.swipetab")
    #expect(
      throws: File.Failure(
        path: none, reason: "there is no storyboard in it: no file whose name ends in .json")
    ) { try PackedFiles.storyboard(in: none) }
    let many = try archive([("x.json", ""), ("y.json", "")], "4.swipetab")
    #expect(
      throws: File.Failure(
        path: many,
        reason: "there are 2 files that end in .json in it, and none is storyboard.json")
    ) { try PackedFiles.storyboard(in: many) }
  }

  @Test("an archive that says that it is something else is refused")
  func mediaType() throws {
    let own = PackedFiles.mediaType
    for (index, type) in [own, own + "\n", "application/epub+zip", ""].enumerated() {
      let path = try archive([("mimetype", type), ("a", "A")], "type\(index).swipetab")
      guard index > 1 else {
        try expectEqual(File.read(path + "/a"), Array("A".utf8), "\(type)")
        continue
      }
      let reason = "its mimetype is '\(type)', not '\(own)'"
      #expect(throws: File.Failure(path: path, reason: reason)) { try File.read(path + "/a") }
    }
  }

  @Test("a folder with the ending of archives is a folder")
  func folderName() throws {
    let path = folder.file("odd.swipetab")
    mkdir(path, 0o700)
    defer { rmdir(path) }
    expect(PackedFiles.split(path + "/a.json") == nil)
    expectEqual(PackedFiles.split("/none/b.swipetab/icons/a.png")?.name, "icons/a.png")
    expect(PackedFiles.split("a.swipetab") == nil)
  }
}
