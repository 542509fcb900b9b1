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
      // Without the last line break.
      expectEqual(
        BuiltInIcons.source(of: name), try File.read("\(folder)/\(name).svg").dropLast(), "\(name)")
    }
  }

  @Test("every icon is read, and is neither empty nor cut off")
  func reading() throws {
    for name in BuiltInIcons.names {
      let drawing = try SVGReader.read(try #require(BuiltInIcons.source(of: name)))
      expectEqual(drawing.size, Size(width: 24, height: 24), "\(name)")
      let mask = drawing.mask(width: 24, height: 24)
      expect(mask.bytes.contains(255), "\(name)")
      expect(mask.bytes.prefix(24).allSatisfy { $0 == 0 }, "\(name)")
      expect(mask.bytes.suffix(24).allSatisfy { $0 == 0 }, "\(name)")
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
