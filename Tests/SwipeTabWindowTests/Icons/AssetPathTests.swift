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

  @Test("a path is as it is, starts at the folder with the program, or is found in a bundle")
  func resolved() {
    let (shop, elsewhere) = (folder.path + "/bin/", folder.path + "/share/shop/")
    let rows: [(path: AssetPath, folder: String, resolved: String)] = [
      ("Icons", shop, "Icons"), (.path("/srv/shop/icons"), shop, "/srv/shop/icons"),
      (.besideProgram("../share/shop/icons"), shop, shop + "../share/shop/icons"),
      (.besideProgram(""), shop, folder.path + "/bin"),
      (.besideProgram("/srv/icons"), shop, "/srv/icons"),
      (.bundle("Icons"), shop, shop + "Shop_Shop.resources/Icons"),
      (.bundle("logo.png"), shop, shop + "Shop_Core.resources/logo.png"),
      (.bundle(), shop, shop + "Shop_Core.resources"),
      // What no bundle has is named where it was looked for.
      (.bundle("icons"), shop, shop + "Shop_Core.resources/icons"),
      (.bundle("Icons"), elsewhere, elsewhere + "*.resources/Icons"),
    ]
    for (path, folder, resolved) in rows {
      expectEqual(path.resolved(program: folder + "shop"), resolved, "\(path) from \(folder)")
    }
  }

  @Test("of several bundles with a path, that of the program's target counts")
  func ownBundle() throws {
    try folder.write([], to: "bin/Other_Other.resources/Icons/mug.png")
    try folder.write([], to: "bin/Shop_shop.resources/Icons/mug.png")
    expectEqual(
      AssetPath.bundle("Icons").resolved(program: program),
      folder.path + "/bin/Shop_shop.resources/Icons")
  }

  @Test("the running program has a folder")
  func running() throws {
    let resolved = AssetPath.besideProgram("icons").resolved
    expect(resolved.hasPrefix("/"))
    expect(resolved.hasSuffix("/icons"))
  }
}
