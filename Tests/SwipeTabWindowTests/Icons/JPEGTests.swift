import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("JPEG")
struct JPEGTests {
  /// 16 by 8 pixels: the left half is red, the right half blue.
  static let photo: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10, 0x4A, 0x46, 0x49, 0x46, 0x00, 0x01, 0x01, 0x00, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x00, 0xFF, 0xDB, 0x00, 0x43, 0x00, 0x0D, 0x09, 0x0A, 0x0B, 0x0A,
    0x08, 0x0D, 0x0B, 0x0A, 0x0B, 0x0E, 0x0E, 0x0D, 0x0F, 0x13, 0x20, 0x15, 0x13, 0x12, 0x12,
    0x13, 0x27, 0x1C, 0x1E, 0x17, 0x20, 0x2E, 0x29, 0x31, 0x30, 0x2E, 0x29, 0x2D, 0x2C, 0x33,
    0x3A, 0x4A, 0x3E, 0x33, 0x36, 0x46, 0x37, 0x2C, 0x2D, 0x40, 0x57, 0x41, 0x46, 0x4C, 0x4E,
    0x52, 0x53, 0x52, 0x32, 0x3E, 0x5A, 0x61, 0x5A, 0x50, 0x60, 0x4A, 0x51, 0x52, 0x4F, 0xFF,
    0xDB, 0x00, 0x43, 0x01, 0x0E, 0x0E, 0x0E, 0x13, 0x11, 0x13, 0x26, 0x15, 0x15, 0x26, 0x4F,
    0x35, 0x2D, 0x35, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F,
    0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F,
    0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F,
    0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0x4F, 0xFF, 0xC0, 0x00, 0x11, 0x08, 0x00, 0x08,
    0x00, 0x10, 0x03, 0x01, 0x11, 0x00, 0x02, 0x11, 0x01, 0x03, 0x11, 0x01, 0xFF, 0xC4, 0x00,
    0x15, 0x00, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x04, 0x05, 0xFF, 0xC4, 0x00, 0x14, 0x10, 0x01, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xC4, 0x00,
    0x16, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x06, 0x04, 0x07, 0xFF, 0xC4, 0x00, 0x14, 0x11, 0x01, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xDA,
    0x00, 0x0C, 0x03, 0x01, 0x00, 0x02, 0x11, 0x03, 0x11, 0x00, 0x3F, 0x00, 0x8C, 0x80, 0xD8,
    0x33, 0xD6, 0x74, 0xFF, 0xD9,
  ]

  /// The photo with an orientation of Exif.
  static func photo(orientation: UInt8, isLittle: Bool = false) -> [UInt8] {
    let tiff: [UInt8] =
      isLittle
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let content = Array("Exif".utf8) + [0, 0] + tiff
    return photo.prefix(2) + [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
      + photo.dropFirst(2)
  }

  static var hasLibrary: Bool { JPEGLibrary.shared != nil }

  private func isRed(_ picture: Picture, _ x: Int, _ y: Int) -> Bool {
    let pixel = picture.pixels[y * picture.width + x]
    return pixel >> 24 == 255 && (pixel >> 16) & 0xFF > 180 && pixel & 0xFF < 90
  }

  @Test(
    "a photo is read in its colors, and one from a camera held upright upright",
    .enabled(if: hasLibrary, "TurboJPEG is not on this machine"))
  func colors() throws {
    let picture = try Bitmaps.decode(Self.photo)
    expect((picture.width, picture.height) == (16, 8))
    expect(isRed(picture, 1, 1))
    expect(isRed(picture, 6, 6))
    expect(!isRed(picture, 9, 1))
    let turned = try JPEG.decode(Self.photo(orientation: 6))
    expect((turned.width, turned.height) == (8, 16))
    expect(isRed(turned, 4, 1))
    expect(!isRed(turned, 4, 14))
  }

  @Test("a photo whose end is cut off is told from a whole one, also with a smaller one in it")
  func whole() {
    expect(JPEG.isWhole(Self.photo))
    expect(JPEG.isWhole(Self.photo(orientation: 6)))
    let inner: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]
    let withPreview =
      Self.photo.prefix(2) + [0xFF, 0xE1, 0, UInt8(inner.count + 2)] + inner
      + Self.photo.dropFirst(2)
    expect(JPEG.isWhole(Array(withPreview)))
    expect(!JPEG.isWhole(Array(withPreview.dropLast(2))))
    for length in 0..<Self.photo.count { expect(!JPEG.isWhole(Array(Self.photo.prefix(length)))) }
  }

  @Test("an orientation is found in both byte orders, and a photo without one is upright")
  func orientations() {
    for value in UInt8(1)...8 {
      for isLittle in [false, true] {
        let photo = Self.photo(orientation: value, isLittle: isLittle)
        expectEqual(JPEGOrientation.read(photo), Int(value), "\(value), little: \(isLittle)")
      }
    }
    let others: [(name: String, photo: [UInt8])] = [
      ("none", Self.photo), ("one that does not exist", Self.photo(orientation: 9)),
      ("no photo", [0xFF, 0xD8]),
    ]
    for (name, photo) in others { expectEqual(JPEGOrientation.read(photo), 1, "\(name)") }
  }

  /// Where the first pixel of 2×3 pixels stands after each orientation, and the picture's width.
  static let turns: [(orientation: Int, pixels: [UInt32], width: Int)] = [
    (1, [1, 2, 3, 4, 5, 6], 2), (2, [2, 1, 4, 3, 6, 5], 2), (3, [6, 5, 4, 3, 2, 1], 2),
    (4, [5, 6, 3, 4, 1, 2], 2), (5, [1, 3, 5, 2, 4, 6], 3), (6, [5, 3, 1, 6, 4, 2], 3),
    (7, [6, 4, 2, 5, 3, 1], 3), (8, [2, 4, 6, 1, 3, 5], 3),
  ]

  @Test("a picture is turned and mirrored upright", arguments: turns)
  func upright(orientation: Int, pixels: [UInt32], width: Int) {
    let picture = Picture(width: 2, height: 3, pixels: [1, 2, 3, 4, 5, 6]).upright(orientation)
    expectEqual(picture.pixels, pixels)
    expectEqual(picture.width, width)
  }

  @Test("large photos are read at a share of their size")
  func shares() {
    expect(JPEG.extent(width: 2048, height: 100) == (2048, 100))
    expect(JPEG.extent(width: 2049, height: 100) == (1025, 50))
    expect(JPEG.extent(width: 8000, height: 6001) == (2000, 1501))
    expect(JPEG.extent(width: 60_000, height: 10) == (7500, 2))
  }

  @Test("damaged photos are refused or read, and do no harm", arguments: Seeds.first(3))
  func damage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var bytes = Self.photo(orientation: 6)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      do throws(PNG.Failure) {
        let picture = try Bitmaps.decode(bytes)
        expectAtMost(picture.width, PNG.limit)
        expectAtMost(picture.height, PNG.limit)
      } catch {
        expect(!error.description.isEmpty)
      }
      expect((1...8).contains(JPEGOrientation.read(bytes)))
    }
  }

  @Test("what is neither a PNG nor a JPEG says so, and without the library what to do")
  func messages() {
    let rows: [(message: String, decode: () throws -> Picture)] = [
      ("neither a PNG nor a JPEG file", { try Bitmaps.decode(Array("GIF89a".utf8)) }),
      (
        "libturbojpeg.so.0 is needed to read a JPEG file; install it (libturbojpeg0 on Debian, "
          + "libturbojpeg on Ubuntu), or convert the picture to PNG",
        { try JPEG.decode(Self.photo, with: nil) }
      ),
    ]
    for (message, decode) in rows {
      #expect(throws: PNG.Failure(description: message)) { _ = try decode() }
    }
  }
}
