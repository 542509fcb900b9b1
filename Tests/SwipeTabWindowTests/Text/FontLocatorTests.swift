import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("FontLocator")
struct FontLocatorTests {
  private struct FakeFiles: FontFileSystem {
    var directories = ["/own/fonts", "/usr/share/fonts"]
    var paths: Set<String> = []
    func isReadable(_ path: String) -> Bool { paths.contains(path) }
    func fonts(below directory: String) -> [String] {
      paths.filter { $0.hasPrefix(directory + "/") }.sorted()
    }
  }

  private struct FakeConfiguration: FontConfiguration {
    let file: FontFile?
    var bold: FontFile?
    func match(_ family: String, _ scalars: [Unicode.Scalar], _ kind: FontKind) -> FontFile? {
      kind == .bold ? bold ?? file : file
    }
  }

  private static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  private static let noto = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
  private static let odd = "/own/fonts/Odd.otf"

  private func locator(_ paths: [String], configured: String? = nil) -> FontLocator {
    let configuration = configured.map { FakeConfiguration(file: FontFile(path: $0)) }
    return FontLocator(files: FakeFiles(paths: Set(paths))) { configuration }
  }

  @Test("the machine's configuration and files that desktops are known to have are tried in order")
  func order() {
    let mono = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
    let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    let own = "/configured.ttf"
    let all = locator([mono, emoji, Self.dejaVu, Self.noto, Self.odd], configured: own)
    let (files, none) = (locator([Self.noto]), locator([]))
    func usable(_ unusable: String...) -> (FontFile) -> Bool { { !unusable.contains($0.path) } }
    func regular(_ unusable: String...) -> String? {
      all.regular { !unusable.contains($0.regular.path) }?.regular.path
    }
    let rows: [(name: String, found: String?, path: String?)] = [
      ("the configuration decides", regular(), own),
      ("then known files", regular(own), Self.noto),
      ("one after the other", regular(own, Self.noto), Self.dejaVu),
      ("a machine without fonts", none.regular { _ in true }?.regular.path, nil),
      ("code: the configuration", all.monospaced(isUsable: usable())?.path, own),
      ("code: then known files", all.monospaced(isUsable: usable(own))?.path, mono),
      ("code: no font for it", files.monospaced(isUsable: usable())?.path, nil),
      ("emoji: the configuration", all.emoji(isUsable: usable())?.path, own),
      ("emoji: then known files", all.emoji(isUsable: usable(own))?.path, emoji),
      ("emoji: none can be used", all.emoji { _ in false }?.path, nil),
      ("emoji: no font for it", files.emoji(isUsable: usable())?.path, nil),
      ("other letters: the configuration", all.fallback(for: ["字"], isUsable: usable())?.path, own),
      (
        "other letters: what it cannot provide is not looked for file by file",
        all.fallback(for: ["字"], isUsable: usable(own))?.path, nil
      ),
      (
        "other letters: a machine without fonts",
        none.fallback(for: ["字"], isUsable: usable())?.path, nil
      ),
      (
        "a file without a suffix has no bold face", none.bold(for: FontFile(path: "/f/font"))?.path,
        nil
      ),
    ]
    for (name, found, path) in rows { expectEqual(found, path, "\(name)") }
  }

  @Test("the configuration has the bold face too, but not of a family without one")
  func configuredBold() {
    let (regular, bold) = (FontFile(path: "/a.ttf"), FontFile(path: "/b.ttf"))
    for face in [bold, nil] {
      let configuration = FakeConfiguration(file: regular, bold: face)
      let locator = FontLocator(files: FakeFiles(paths: ["/a-Bold.ttf"])) { configuration }
      expectEqual(locator.regular { _ in true }, FontPair(regular: regular, bold: face))
    }
  }

  @Test("the configuration is asked once, and again when a file that it depends on has changed")
  func record() throws {
    let folder = try TemporaryFolder()
    var count = 0
    func find() -> String? {
      let locator = FontLocator(files: FakeFiles()) {
        count += 1
        return FakeConfiguration(file: FontFile(path: "/a.ttf", index: 2))
      } record: {
        FontRecord(path: folder.file("cache/font"), folders: [folder.file("conf.d")], variables: [])
      }
      return locator.regular { _ in true }.map { "\($0.regular.path) \($0.regular.index)" }
    }
    for (change, expected) in [("", 1), ("", 1), ("conf.d/a.conf", 2), ("", 2)] {
      if !change.isEmpty { try folder.write([], to: change) }
      expectEqual(find(), "/a.ttf 2", "\(change)")
      expectEqual(count, expected, "the configuration was started")
    }
  }

  @Test("then any upright face of ordinary weight, those of many scripts first")
  func scan() {
    let names = ["A-Bold.ttf", "B.ttf", "C-Italic.otf", "DMono.ttf", "NotoSansThai.ttf"]
    let locator = locator(names.map { "/usr/share/fonts/x/\($0)" } + [Self.odd])
    var tried: [String] = []
    let found = locator.regular { fonts in
      tried.append(fonts.regular.path)
      return false
    }
    expectEqual(found, nil)
    expectEqual(
      tried, ["/usr/share/fonts/x/NotoSansThai.ttf", Self.odd, "/usr/share/fonts/x/B.ttf"])
  }

  @Test(
    "the bold face is found by its name",
    arguments: [
      ("/f/DejaVuSans.ttf", "/f/DejaVuSans-Bold.ttf"),
      ("/f/NotoSans-Regular.ttf", "/f/NotoSans-Bold.ttf"),
      ("/f/Ubuntu-R.ttf", "/f/Ubuntu-B.ttf"),
      ("/f/LatoRegular.otf", "/f/LatoBold.otf"),
    ])
  func bold(regular: String, bold: String) {
    expectEqual(locator([regular, bold]).bold(for: FontFile(path: regular))?.path, bold)
    expectEqual(locator([regular]).bold(for: FontFile(path: regular)), nil)
  }

  @Test(
    "slanted, heavy and special faces are told by their names",
    arguments: [
      ("/f/Sans.ttf", true), ("/f/Sans-Regular.ttf", true), ("/Bold/Sans.ttf", true),
      ("/f/Sans-BoldItalic.ttf", false), ("/f/SansMono.ttf", false), ("/f/NotoEmoji.ttf", false),
      ("/f/Sans-oblique.ttf", false),
    ])
  func plain(path: String, isPlain: Bool) {
    expectEqual(FontLocator.isPlain(path), isPlain)
  }
}
