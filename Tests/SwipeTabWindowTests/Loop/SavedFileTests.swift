import Testing

@testable import SwipeTabFiles
@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Files that an app follows") @MainActor struct SavedFileTests {
  @Test("a save in several steps calls the app once")
  func steps() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([1], to: "a.json")
    var count = 0
    let saved = try #require(SavedFile(path) { count += 1 })
    saved.notice()
    expectEqual(saved.waiting, nil, "nothing was saved yet")
    for bytes: [UInt8] in [[], [2]] {
      try File.write(bytes, to: path)
      saved.notice()
    }
    try await saved.waiting?.value
    expectEqual(count, 1)
    let missing = SavedFile("/nowhere/at/all.json") {}
    expect(missing == nil)
  }
}
