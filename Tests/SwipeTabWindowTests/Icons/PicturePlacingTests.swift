import Glibc
import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Placing pictures")
struct PicturePlacingTests {
  /// Three columns of four pixels each: red, green and blue.
  private let stripes = Picture(
    width: 12, height: 4,
    pixels: (0..<48).map { [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF][($0 % 12) / 4] })

  private func rows(_ picture: Picture) -> [[UInt32]] {
    (0..<picture.height).map { y in
      Array(picture.pixels[y * picture.width..<(y + 1) * picture.width])
    }
  }

  @Test("a picture that fills a square is cut off at both sides")
  func fill() {
    let placed = stripes.placed(width: 4, height: 4, fit: .fill, radius: 0)
    expectEqual(placed.pixels, Array(repeating: 0xFF00_FF00, count: 16))
  }

  @Test("a point of a picture is as near to the middle as the picture's edges allow")
  func focus() {
    for (x, color) in [(0, 0xFFFF_0000), (0.5, 0xFF00_FF00), (0.9, 0xFF00_00FF)]
      as [(Double, UInt32)]
    {
      let placed = stripes.placed(
        width: 4, height: 4, fit: .focus(Point(x: x, y: 0.5)), radius: 0)
      expectEqual(placed.pixels, Array(repeating: color, count: 16))
    }
  }

  @Test("a picture that fits a square stands in its middle, all of it")
  func fit() {
    let placed = rows(stripes.placed(width: 6, height: 6, fit: .fit, radius: 0))
    expect(placed[0] == Array(repeating: 0, count: 6) && placed[5] == placed[0])
    expectEqual(
      placed[2],
      [
        0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_00FF,
      ])
  }

  @Test("round corners are cut from what shows of the picture")
  func corners() {
    let full = rows(stripes.placed(width: 12, height: 12, fit: .fill, radius: 6))
    expect(full[0][0] == 0x00_FF00 && full[6][0] >> 24 > 200 && full[6][6] == 0xFF00_FF00)
    let fitted = rows(stripes.placed(width: 12, height: 12, fit: .fit, radius: 2))
    expect(fitted[3].allSatisfy { $0 >> 24 == 0 })
    expect(fitted[4][0] >> 24 < 160 && fitted[4][6] == 0xFF00_FF00 && fitted[5][2] >> 24 == 255)
    expect(fitted[7][11] >> 24 < 160 && fitted[8].allSatisfy { $0 >> 24 == 0 })
  }

  /// A folder with a large picture, which is dark at the left and light at the right.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let (width, height) = (2600, 40)
    let pixels = (0..<width * height).map { index -> UInt32 in
      let gray = UInt32(index % width * 256 / width)
      return 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }
    try folder.write(
      PNG.encode(Picture(width: width, height: height, pixels: pixels)), to: "wide.png")
    return folder
  }

  @Test("a large picture is kept at shares of its size, and looks the same")
  func shares() throws {
    let folder = try folder()
    let (source, warnings) = IconSource.reading("wide", in: [folder.path])
    expectEqual(warnings, [])
    expectEqual(source.pictures.map(\.width), [650, 1300])
    let shown = try #require(source.picture(extent: (260, 4), fit: .stretch))
    for x in [0, 60, 130, 259] {
      let expected = (Double(x) + 0.5) * 256 / 260
      expectLess(abs(Double(shown.pixels[x] & 0xFF) - expected), 2)
    }
  }

  @Test("what was read ahead is taken once, and what has not arrived is read at once")
  func preload() throws {
    let folder = try folder()
    let preloader = PicturePreloader(["wide", "none"], folders: [folder.path])
    while !preloader.has("none") { sched_yield() }
    expectEqual(preloader.take("wide")?.source.pictures.count, 2)
    expect(preloader.take("wide") == nil)
    let none = try #require(preloader.take("none"))
    expectEqual(none.warnings.count, 1)
    expectEqual(none.source.pixelCount, 0)
    expect(preloader.take("other") == nil)
  }

  @Test("a store that reads ahead shows the same, and warns once")
  func store() throws {
    let folder = try folder()
    let warnings = Texts()
    let plain = IconStore(folders: [folder.path])
    let store = IconStore(folders: [folder.path]) { warnings.all.append($0) }
    store.preload(["wide", "house"])
    let image = store.image("wide", width: 26, height: 4, isTemplate: false, fit: .fill, radius: 2)
    expectEqual(
      image, plain.image("wide", width: 26, height: 4, isTemplate: false, fit: .fill, radius: 2))
    expectEqual(warnings.all, [])
  }

  @Test("pictures are prepared once their files were read ahead, drawings at once")
  func preparing() throws {
    let folder = try folder()
    let store = IconStore(folders: [folder.path])
    func canPrepare(_ name: String, width: Int = 26) -> Bool {
      store.canPrepare(name, width: width, height: 4)
    }
    expect(!canPrepare("wide"))
    expect(canPrepare("house"))
    expect(!store.isReadingAhead)
    expect(!canPrepare("house", width: 1 << 30))
    store.preload(["wide"])
    while store.isReadingAhead { sched_yield() }
    expect(canPrepare("wide"))
    _ = store.image("wide", width: 26, height: 4, isTemplate: false)
    expect(canPrepare("wide", width: 13))
  }

  private final class Texts {
    var all: [String] = []
  }
}
