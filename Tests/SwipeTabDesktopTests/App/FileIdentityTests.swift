import Glibc
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Which file a name stands for") struct FileIdentityTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("two names of one file stand for the same")
  func same() throws {
    let path = folder.file("a")
    try File.write([1], to: path)
    symlink("a", folder.file("link"))
    link(path, folder.file("hard"))
    let file = try #require(FileIdentity(path))
    for name in ["link", "hard", "./a"] {
      expectEqual(FileIdentity(folder.file(name)), file)
    }
    try File.write([1], to: folder.file("other"))
    expectNotEqual(FileIdentity(folder.file("other")), file)
  }

  @Test("a file that is not there yet has its folder and its name")
  func missing() throws {
    let file = try #require(FileIdentity(folder.file("new")))
    expectEqual(FileIdentity(folder.path + "/./new"), file)
    expectNotEqual(FileIdentity(folder.file("other")), file)
    expectEqual(FileIdentity("/no/such/folder/new"), nil)
  }

  @Test("devices and folders are no files that could be lost")
  func others() {
    expectEqual(FileIdentity("/dev/null"), nil)
    expectEqual(FileIdentity(folder.path), nil)
  }

  @Test("the first role of a file is the one that is told")
  func roles() throws {
    var files = UsedFiles()
    files.add(folder.file("a"), as: "the storyboard")
    files.add(folder.file("a"), as: "the replay")
    files.add(nil, as: "the font")
    expectEqual(files.role(of: folder.path + "/./a"), "the storyboard")
    expectEqual(files.role(of: folder.file("b")), nil)
  }
}
