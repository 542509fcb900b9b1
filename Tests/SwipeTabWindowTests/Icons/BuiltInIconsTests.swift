import Glibc
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Built-in icons")
struct BuiltInIconsTests {
  private static var folder: String {
    String(#filePath).split(separator: "/Tests/")[0] + "/Assets/icons"
  }

  @Test("the table holds the drawings of the folder; Scripts/icons writes it")
  func table() throws {
    let folder = Self.folder
    let files = IconFolders.names(in: [folder])
    expectEqual(BuiltInIcons.names, files)
    for name in files {
      expectEqual(
        BuiltInIcons.source(of: name), try File.read("\(folder)/\(name).vector"), "\(name)")
    }
  }

  @Test("an icon is found without a folder, and a misspelled one gives the nearest name")
  func lookup() {
    var warnings: [String] = []
    let store = IconStore(folders: []) { warnings.append($0) }
    let heart = store.image("heart", width: 24, height: 24, isTemplate: true)
    expect(warnings.isEmpty)
    expectNotEqual(store.image("haert", width: 24, height: 24, isTemplate: true), heart)
    let reason = "it is not built in, and there is no folder of icons"
    expectEqual(warnings, ["icon 'haert': \(reason); did you mean \"heart\"?"])
  }
}
