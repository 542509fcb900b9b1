import Glibc
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("PNG")
struct PNGTests {
  private func picture(seed: UInt64, width: Int, height: Int) -> Picture {
    var random = SeededGenerator(seed: seed)
    var pixels: [UInt32] = []
    for index in 0..<width * height {
      let isRun = index > 0 && !random.happens(oneIn: 40)
      pixels.append(isRun ? pixels[index - 1] : UInt32(truncatingIfNeeded: random.next()))
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  @Test(
    "what is written is read again, pixel by pixel",
    .enabled(if: PNGLibrary.shared != nil, "libpng is not on this machine"), arguments: 1...30)
  func roundTrip(size: Int) throws {
    let picture = picture(seed: UInt64(size), width: size * 7 % 31 + 1, height: size)
    try expectEqual(PNG.decode(PNG.encode(picture)), picture)
    let opaque = picture.pixels.map { $0 & 0xFFFFFF }
    let bytes = opaque.withUnsafeBufferPointer {
      PNG.encode(pixels: $0, width: picture.width, height: picture.height)
    }
    try expectEqual(PNG.decode(bytes).pixels, opaque.map { $0 | 0xFF00_0000 })
  }

  @Test("a plain picture is small")
  func size() {
    let pixels = [UInt32](repeating: 0xE0302B, count: 480 * 800)
    let bytes = pixels.withUnsafeBufferPointer { PNG.encode(pixels: $0, width: 480, height: 800) }
    expectLess(bytes.count, 10_000)
  }

  @Test("what is no picture is refused with a reason")
  func wrong() throws {
    let whole = PNG.encode(picture(seed: 4, width: 20, height: 20))
    for count in [0, 4, 8, 20, 40, whole.count / 2] {
      let failure = try #require(throws: PNG.Failure.self) {
        try PNG.decode(Array(whole.prefix(count)))
      }
      expect(!failure.description.isEmpty)
    }
  }

  @Test(
    "a picture that is too large is refused before it takes memory",
    .enabled(if: PNGLibrary.shared != nil, "libpng is not on this machine"))
  func large() throws {
    let whole = PNG.encode(
      Picture(width: 5000, height: 1, pixels: Array(repeating: 0, count: 5000)))
    let failure = try #require(throws: PNG.Failure.self) { try PNG.decode(whole) }
    expectEqual(failure.description, "5000×1 pixels; at most 4096×4096 are read")
  }

  @Test(
    "a chunk that is longer than the file is refused before it takes memory",
    .enabled(if: PNGLibrary.shared != nil, "libpng is not on this machine"),
    arguments: ["tEXt", "zTXt", "iTXt", "iCCP", "sPLT", "IDAT", "PLTE", "juNk"])
  func longChunk(name: String) throws {
    let whole = PNG.encode(picture(seed: 4, width: 1, height: 1))
    let header = whole.prefix(PNG.signature.count + 25)
    let bytes = Array(header) + PNG.bigEndian(0x7FFF_FFFF) + Array(name.utf8) + [1, 2, 3, 4]
    try PeakMemory.expectGrowth(below: 32 << 20) {
      let failure = #expect(throws: PNG.Failure.self) { _ = try PNG.decode(bytes) }
      expectEqual(failure?.description.isEmpty, false)
    }
  }

  /// A few bytes that expand to 64 MiB.
  private static let bomb = Zlib.compress([UInt8](repeating: 0, count: 64 << 20), level: 6)

  @Test(
    "texts and profiles in a picture take no memory, however large they are when expanded",
    .enabled(if: PNGLibrary.shared != nil, "libpng is not on this machine"),
    arguments: ["zTXt", "iTXt", "iCCP"])
  func expandingChunk(name: String) throws {
    let picture = picture(seed: 4, width: 3, height: 3)
    try #require(Self.bomb.count < 1 << 20)
    let start = Array("name".utf8) + (name == "iTXt" ? [0, 1, 0, 0, 0] : [0, 0])
    let whole = PNG.encode(picture)
    let place = PNG.signature.count + 25
    let bytes = Array(whole[..<place]) + PNG.chunk(name, start + Self.bomb) + Array(whole[place...])
    try PeakMemory.expectGrowth(below: 32 << 20) {
      let read = try PNG.decode(bytes)
      expectEqual(read, picture)
    }
  }

  /// The steps of Adam7: where each pass begins, and how far its pixels are apart; across and down.
  private static let passes = [
    (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2),
    (0, 1, 1, 2),
  ]

  @Test(
    "interlaced pictures are read as others, at 8 and 16 bits a channel",
    .enabled(if: PNGLibrary.shared != nil, "libpng is not on this machine"), arguments: [8, 16])
  func interlaced(bits: Int) throws {
    let picture = picture(seed: 21, width: 13, height: 11)
    var rows: [UInt8] = []
    for (left, across, top, down) in Self.passes {
      for y in stride(from: top, to: picture.height, by: down) {
        rows.append(0)
        for x in stride(from: left, to: picture.width, by: across) {
          let pixel = picture.pixels[y * picture.width + x]
          for shift in [16, 8, 0, 24] {
            let value = UInt8(truncatingIfNeeded: pixel >> UInt32(shift))
            rows += Array(repeating: value, count: bits / 8)
          }
        }
      }
    }
    let header =
      PNG.bigEndian(UInt32(picture.width)) + PNG.bigEndian(UInt32(picture.height))
      + [UInt8(bits), 6, 0, 0, 1]
    let bytes =
      PNG.signature + PNG.chunk("IHDR", header) + PNG.chunk("IDAT", Zlib.compress(rows, level: 6))
      + PNG.chunk("IEND", [])
    try expectEqual(PNG.decode(bytes), picture)
  }

  /// The pictures that `Scripts/pngsuite` brings, as `.ci/run` does before the tests; empty without them.
  private static let suite: [String] = {
    guard let folder = opendir(PackageFile.absolute(".build/pngsuite")) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".png") { names.append(name) }
    }
    return names.sorted()
  }()

  private func suitePicture(_ name: String) throws -> Picture {
    try PNG.decode(try PackageFile.bytes(".build/pngsuite/" + name))
  }

  @Test(
    "every picture of PngSuite is read, and its interlaced form as the other",
    .enabled(if: PNGLibrary.shared != nil, "libpng is not on this machine"),
    .enabled(if: !suite.isEmpty, "PngSuite is not here; Scripts/pngsuite brings it"),
    arguments: suite)
  func wholeSuite(name: String) throws {
    let picture = try suitePicture(name)
    expect((picture.width, picture.height) == (32, 32))
    guard name.hasPrefix("i") else { return }
    let plain = String(name.dropFirst())
    // One of the two may say how bright its colors are.
    let words = try [name, plain].map {
      String(decoding: try PackageFile.bytes(".build/pngsuite/" + $0), as: UTF8.self)
    }
    guard words[0].contains("gAMA") == words[1].contains("gAMA") else { return }
    try expectEqual(suitePicture(plain), picture)
  }

  @Test("no damaged byte brings it down")
  func damaged() {
    var random = SeededGenerator(seed: 9)
    let whole = PNG.encode(picture(seed: 4, width: 20, height: 20))
    for _ in 0..<300 {
      var bytes = whole
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      let picture = try? PNG.decode(bytes)
      expect(picture.map { $0.pixels.count == $0.width * $0.height } ?? true)
    }
  }

  /// A picture of one pixel with 16 bits a channel, with a chunk between its header and its pixels.
  private func deep(_ colorType: UInt8, _ channels: [UInt16], _ chunk: (String, [UInt8])?)
    -> [UInt8]
  {
    let header = PNG.bigEndian(1) + PNG.bigEndian(1) + [16, colorType, 0, 0, 0]
    var row: [UInt8] = [0]
    for channel in channels { row += [UInt8(channel >> 8), UInt8(channel & 0xFF)] }
    return PNG.signature + PNG.chunk("IHDR", header) + (chunk.map { PNG.chunk($0.0, $0.1) } ?? [])
      + PNG.chunk("IDAT", Zlib.compress(row, level: 6)) + PNG.chunk("IEND", [])
  }

  static let deepPixels: [(UInt8, [UInt16], UInt32)] = [
    (0, [0x5555], 0xFF55_5555), (4, [0x5555, 0xFFFF], 0xFF55_5555),
    (4, [0xAAAA, 0x8080], 0x80AA_AAAA),
    (2, [0x5555, 0x1111, 0xEEEE], 0xFF55_11EE), (6, [0x5555, 0x1111, 0xEEEE, 0xFFFF], 0xFF55_11EE),
    (6, [0x2222, 0x9999, 0x7777, 0x8080], 0x8022_9977), (0, [0], 0xFF00_0000),
    (0, [0xFFFF], 0xFFFF_FFFF),
  ]

  @Test(
    "16 bits a channel are as bright as 8, whether or not the file says so",
    .enabled(if: PNGLibrary.shared != nil, "libpng is not on this machine"), arguments: deepPixels)
  func sixteenBits(type: UInt8, channels: [UInt16], pixel: UInt32) throws {
    try expectEqual(PNG.decode(deep(type, channels, nil)).pixels, [pixel])
    try expectEqual(PNG.decode(deep(type, channels, ("sRGB", [0]))).pixels, [pixel])
    let gamma = ("gAMA", PNG.bigEndian(45_455))
    let usual: UInt32 = try PNG.decode(deep(type, channels, gamma)).pixels[0]
    for shift in [0, 8, 16, 24] as [UInt32] {
      expectAtMost(abs(Int(usual >> shift & 0xFF) - Int(pixel >> shift & 0xFF)), 1)
    }
  }

  @Test(
    "linear light is turned into ordinary color where the file says that it is linear",
    .enabled(if: PNGLibrary.shared != nil, "libpng is not on this machine"))
  func linear() throws {
    let gamma = ("gAMA", PNG.bigEndian(100_000))
    let pixel = try PNG.decode(deep(0, [0x5555], gamma)).pixels[0]
    expect((0x9B...0x9C).contains(pixel & 0xFF))
  }
}
