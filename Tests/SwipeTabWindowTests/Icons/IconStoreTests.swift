import Glibc
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("IconStore")
struct IconStoreTests {
  /// A folder that is there for one test.
  private final class Folder {
    let path: String

    init(_ files: [String: [UInt8]]) throws {
      var template = Array("/tmp/swipetab-icons-XXXXXX".utf8CString)
      guard let made = mkdtemp(&template) else { throw File.Failure(path: "/tmp", reason: "full") }
      path = String(cString: made)
      for (name, bytes) in files { try File.write(bytes, to: path + "/" + name) }
    }

    deinit {
      guard let folder = opendir(path) else { return }
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        unlink(path + "/" + name)
      }
      closedir(folder)
      rmdir(path)
    }
  }

  private final class Warnings {
    var all: [String] = []
  }

  private func store(_ folder: Folder) -> (store: IconStore, warnings: Warnings) {
    let warnings = Warnings()
    return (IconStore(folders: [folder.path]) { warnings.all.append($0) }, warnings)
  }

  private func png(_ extent: Int, _ color: UInt32) -> [UInt8] {
    PNG.encode(
      Picture(
        width: extent, height: extent, pixels: Array(repeating: color, count: extent * extent)))
  }

  private let dot = Array(
    "<svg viewBox='0 0 24 24'><rect width='24' height='24' fill='#00FF00'/></svg>".utf8)

  @Test(
    "a picture covers its whole frame, however large that is", arguments: [2048, 2500, 4096, 6000])
  func large(width: Int) throws {
    let folder = try Folder(["red.png": png(8, 0xFFFF_0000), "dot.svg": dot])
    let painter = DisplayListPainter(
      text: TextRenderer(font: StrokeFont()), icons: IconStore(folders: [folder.path]))
    let bitmap = Bitmap(width: width, height: 4)
    for (name, tint) in [("red", nil), ("dot", nil), ("dot", Color(rgb: 0xFF0000))]
      as [(String, Color?)]
    {
      let frame = Rect(x: 0, y: 0, width: Double(width), height: 4)
      var drawing = Drawing(clip: frame)
      drawing.fill(frame, .white)
      drawing.icon(name, in: frame, tint: tint, fit: .fill)
      painter.paint(drawing.list, scale: 1, into: bitmap.canvas)
      let color: UInt32 = name == "red" || tint != nil ? 0xFFFF_0000 : 0xFF00_FF00
      let others = (0..<width).first { x in (0..<4).contains { bitmap[x, $0] != color } }
      expectEqual(others, nil, "\(name), \(String(describing: tint))")
    }
  }

  @Test(
    "a drawing is cut off at its square, covers a frame that it is to fill, and has round corners")
  func cutOff() throws {
    let wild = """
      <svg viewBox="0 0 24 24"><rect x="-24" y="-24" width="72" height="72" fill="#00FF00"/></svg>
      """
    let folder = try Folder(["wild.svg": Array(wild.utf8)])
    let (store, warnings) = store(folder)
    func alphas(_ fit: ImageFit, radius: Double = 0, isTemplate: Bool = false) -> [UInt32] {
      switch store.image(
        "wild", width: 30, height: 10, isTemplate: isTemplate, fit: fit, radius: radius)
      {
      case .picture(let picture): (0..<30).map { picture.pixels[5 * 30 + $0] >> 24 }
      case .mask(let mask): (0..<30).map { UInt32(mask.bytes[5 * 30 + $0]) }
      }
    }
    let square = (0..<30).map { (10..<20).contains($0) ? UInt32(255) : 0 }
    expectEqual(alphas(.fit), square)
    expectEqual(alphas(.fit, isTemplate: true), square)
    expectEqual(warnings.all, [])
    expect(alphas(.fill).allSatisfy { $0 == 255 })
    guard
      case .picture(let round) = store.image(
        "wild", width: 10, height: 10, isTemplate: false, fit: .fit, radius: 5)
    else {
      Issue.record("no picture")
      return
    }
    expect(round.pixels[0] >> 24 == 0 && round.pixels[55] >> 24 == 255)
  }

  @Test("the pictures of the program are all right, and there are all that it names")
  func assets() throws {
    let folder = try #require(AssetLocator.folder())
    var warnings: [String] = []
    let store = IconStore(folders: [folder + "/icons"]) { warnings.append($0) }
    var names = [
      "ic_music", "ic_play", "ic_star", "house", "magnifier", "gear", "bell", "cart", "person",
      "tag", "heart", "list", "chevron-left", "chevron-right", "chevron-double-left",
      "chevron-double-right", "plus", "xmark", "more", "check", "folder", "clock", "bookmark",
      "app",
    ]
    names += (0...7).flatMap { ["square-\($0)", "circle-\($0)"] }
    for name in names {
      guard case .mask(let mask) = store.image(name, width: 24, height: 24, isTemplate: true)
      else {
        Issue.record("\(name) is no mask")
        continue
      }
      expect(mask.bytes.contains(255), "\(name)")
      // The outermost pixels stay clear or faint: an icon has a margin.
      expect(mask.bytes[0] == 0 && mask.bytes[575] == 0, "\(name)")
    }
    expect(warnings.isEmpty)
  }

  @Test(
    "the pictures are what the drawings give",
    .enabled(if: PNGLibrary.shared != nil, "libpng is not on this machine"),
    arguments: ["ic_music", "ic_play", "ic_star"])
  func renderings(name: String) throws {
    let folder = try #require(AssetLocator.folder()) + "/icons/"
    let drawing = try SVGReader.read(try File.read(folder + name + ".svg"))
    for (suffix, extent) in [("", 24), ("@2x", 48), ("@3x", 72)] {
      let picture = try PNG.decode(try File.read(folder + name + suffix + ".png"))
      expectEqual(
        picture, drawing.picture(width: extent, height: extent, color: .black), "\(suffix)")
    }
  }

  @Test(
    "a PNG of the right size comes first, then the drawing, then a scaled PNG",
    .enabled(if: PNGLibrary.shared != nil, "libpng is not on this machine"))
  func order() throws {
    let red: UInt32 = 0xFFFF_0000
    let folder = try Folder([
      "both.png": png(10, red), "both.svg": dot, "only.png": png(10, red),
      "only@2x.png": png(20, 0xFF00_00FF),
    ])
    let (store, warnings) = store(folder)
    func color(_ name: String, _ extent: Int) -> UInt32? {
      guard
        case .picture(let picture) = store.image(
          name, width: extent, height: extent, isTemplate: false)
      else { return nil }
      return picture.pixels[extent * extent / 2 + extent / 2]
    }
    expectEqual(color("both", 10), red)
    expectEqual(color("both", 11), 0xFF00_FF00)
    expectEqual(color("only", 9), red)
    expectEqual(color("only", 15), 0xFF00_00FF)
    expectEqual(color("only", 40), 0xFF00_00FF)
    expect(warnings.all.isEmpty)
  }

  @Test("what is missing or wrong gives one warning, with the path and the reason")
  func warnings() throws {
    let folder = try Folder([
      "bad.svg": Array("<svg viewBox='0 0 8 8'>\n<path d='X'/></svg>".utf8),
      "broken.png": Array("no picture".utf8),
    ])
    let (store, warnings) = store(folder)
    for extent in [10, 20, 10] {
      for name in ["bad", "broken", "nothing", "../secret", ""] {
        let image = store.image(name, width: extent, height: extent, isTemplate: true)
        guard case .mask(let mask) = image else {
          Issue.record("no mask")
          continue
        }
        expect(mask.bytes.contains { $0 > 0 })
      }
    }
    let path = folder.path
    expect(warnings.all.contains("\(path)/bad.svg:2:10: unknown step 'X'"))
    expect(warnings.all.contains("\(path)/broken.png: neither a PNG nor a JPEG file"))
    expect(warnings.all.contains("icon 'nothing': no .svg, .png or .jpg in \(path)"))
    expectEqual(Set(warnings.all).count, 5)
    expectEqual(warnings.all.count, 5)
  }

  @Test("a picture scaled to a half has the mean of what was there, by opacity")
  func scaling() {
    let picture = Picture(
      width: 4, height: 2,
      pixels: [
        0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0x00FF_FFFF,
        0xFF00_0000, 0xFF00_0000, 0x0000_0000, 0x0000_0000,
      ])
    let half = picture.fitted(width: 2, height: 1)
    expectEqual(half.pixels, [0xFF80_0000, 0x4000_00FF])
    expectEqual(picture.fitted(width: 4, height: 2), picture)
  }

  @Test("a size of nothing gives nothing")
  func nothing() {
    let image = IconStore(folders: []).image("x", width: 0, height: -3, isTemplate: true)
    expectEqual(image, .mask(.empty))
  }

  @Test("the folder is found above the program, or beside it once installed")
  func locator() throws {
    let folder = try #require(AssetLocator.folder())
    expect(folder.hasSuffix("/Assets"))
    expectEqual(AssetLocator.folder(above: "/"), nil)
    expectEqual(AssetLocator.folder(above: "/nowhere/bin/swipetab"), nil)
    expectNotEqual(AssetLocator.folder(above: folder + "/../.build/debug/program"), nil)
  }

  @Test("only pictures that can be read are there, and are suggested")
  func folders() throws {
    let folder = try Folder(["a.png": [1], "b@2x.png": [1]])
    symlink("loop.png", folder.path + "/loop.png")
    mkfifo(folder.path + "/pipe.png", 0o600)
    expectEqual(IconFolders.names(in: [folder.path]), ["a", "b"])
    for name in ["a", "b"] { expect(IconFolders.contains(name, in: [folder.path])) }
    for name in ["loop", "pipe", "a.png\u{0}", "c"] {
      expect(!IconFolders.contains(name, in: [folder.path]))
    }
  }
}
