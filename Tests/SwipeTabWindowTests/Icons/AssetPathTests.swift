import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Where the files of an app are")
struct AssetPathTests {
  private let folder: TemporaryFolder
  private var program: String { folder.path + "/bin/shop" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([], to: "bin/shop")
    try folder.write([], to: "bin/Shop_Shop.resources/Icons/mug.png")
    try folder.write([], to: "bin/Shop_Core.resources/logo.png")
    try folder.write([], to: "share/shop/icons/bowl.png")
  }

  @Test("a text is a path as it is")
  func plainPath() {
    expectEqual(AssetPath("Icons").resolved(program: program), "Icons")
    expectEqual(AssetPath.path("/srv/shop/icons").resolved(program: program), "/srv/shop/icons")
  }

  @Test("a path starts at the folder with the program")
  func besideProgram() {
    expectEqual(
      AssetPath.besideProgram("../share/shop/icons").resolved(program: program),
      folder.path + "/bin/../share/shop/icons")
    expectEqual(AssetPath.besideProgram("").resolved(program: program), folder.path + "/bin")
    expectEqual(AssetPath.besideProgram("/srv/icons").resolved(program: program), "/srv/icons")
  }

  @Test("a path is found in the bundle that has it")
  func bundle() {
    let bin = folder.path + "/bin"
    expectEqual(
      AssetPath.bundle("Icons").resolved(program: program), bin + "/Shop_Shop.resources/Icons")
    expectEqual(
      AssetPath.bundle("logo.png").resolved(program: program), bin + "/Shop_Core.resources/logo.png"
    )
    expectEqual(AssetPath.bundle().resolved(program: program), bin + "/Shop_Core.resources")
  }

  @Test("of several bundles with a path, that of the program's target counts")
  func ownBundle() throws {
    try folder.write([], to: "bin/Other_Other.resources/Icons/mug.png")
    try folder.write([], to: "bin/Shop_shop.resources/Icons/mug.png")
    expectEqual(
      AssetPath.bundle("Icons").resolved(program: program),
      folder.path + "/bin/Shop_shop.resources/Icons")
  }

  @Test("what no bundle has is named where it was looked for")
  func missing() {
    expectEqual(
      AssetPath.bundle("icons").resolved(program: program),
      folder.path + "/bin/Shop_Core.resources/icons")
    expectEqual(
      AssetPath.bundle("Icons").resolved(program: folder.path + "/share/shop/shop"),
      folder.path + "/share/shop/*.resources/Icons")
  }

  @Test("the running program has a folder")
  func running() throws {
    let resolved = AssetPath.besideProgram("icons").resolved
    expect(resolved.hasPrefix("/"))
    expect(resolved.hasSuffix("/icons"))
  }
}
