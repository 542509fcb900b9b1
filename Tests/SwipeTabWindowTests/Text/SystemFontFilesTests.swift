import Glibc
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("The fonts in folders") struct SystemFontFilesTests {
  @Test("are found in folders within folders, in ascending order, and nothing else is")
  func fonts() throws {
    let folder = try TemporaryFolder()
    let (inner, hidden) = (folder.file("inner"), folder.file(".hidden"))
    for path in [inner, inner + "/deep", hidden] { try #require(mkdir(path, 0o700) == 0) }
    defer {
      for name in ["deep/c.otf", "d.ttc"] { unlink("\(inner)/\(name)") }
      unlink(hidden + "/h.ttf")
      for path in [inner + "/deep", inner, hidden] { rmdir(path) }
    }
    for name in [
      "b.ttf", "a.TTF", ".e.ttf", "readme.txt", "font.pcf", "inner/deep/c.otf", "inner/d.ttc",
      ".hidden/h.ttf",
    ] {
      try folder.write([1], to: name)
    }
    symlink("/no/such/file.ttf", folder.file("broken.ttf"))
    let found = SystemFontFiles().fonts(below: folder.path)
    expectEqual(
      found.map { String($0.dropFirst(folder.path.utf8.count + 1)) },
      [
        "a.TTF", "b.ttf", "inner/d.ttc", "inner/deep/c.otf",
      ])
    expectEqual(SystemFontFiles().fonts(below: folder.file("nowhere")), [])
  }

  @Test("a folder that leads back to itself ends")
  func circle() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "a.ttf")
    symlink(folder.path, folder.file("again"))
    let found = SystemFontFiles().fonts(below: folder.path)
    expectAtMost(found.count, 6)
    expect(found.contains(folder.file("a.ttf")))
  }
}
