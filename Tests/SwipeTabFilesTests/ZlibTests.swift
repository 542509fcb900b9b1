import Testing

@testable import SwipeTabFiles
@testable import TestSupport

@Suite("Zlib") struct ZlibTests {
  /// Content as zlib compresses it, with codes of its own.
  static let dynamic: [UInt8] = [
    0x2B, 0xC9, 0x57, 0x48, 0x4A, 0x55, 0xC8, 0x2F, 0x52, 0xC8, 0xCB, 0x2F, 0x51, 0x28, 0x01,
    0x71, 0x74, 0x14, 0x4A, 0x32, 0x12, 0x4B, 0x14, 0x32, 0x8B, 0x81, 0x74, 0xAA, 0x42, 0x61,
    0x69, 0x6A, 0x71, 0x49, 0x66, 0x7E, 0x9E, 0x35, 0x44, 0x12, 0x45, 0x25, 0x8A, 0xC2, 0xC4,
    0xBC, 0xE2, 0xF2, 0xD4, 0x22, 0x1D, 0xA8, 0x4C, 0x71, 0x69, 0x51, 0x2A, 0x16, 0x1D, 0x43,
    0xC3, 0x6C, 0x06, 0x46, 0x26, 0x66, 0x16, 0x56, 0x36, 0x76, 0x0E, 0x4E, 0x2E, 0x6E, 0x1E,
    0x5E, 0x3E, 0x7E, 0x01, 0x41, 0x21, 0x61, 0x11, 0x51, 0x31, 0x71, 0x09, 0x49, 0x29, 0x69,
    0x19, 0x59, 0x39, 0x79, 0x05, 0x45, 0x25, 0x65, 0x15, 0x55, 0x35, 0x75, 0x0D, 0x4D, 0x2D,
    0x6D, 0x1D, 0x5D, 0x3D, 0x7D, 0x03, 0x43, 0x23, 0x63, 0x13, 0x53, 0x33, 0x73, 0x0B, 0x4B,
    0x2B, 0x6B, 0x1B, 0x5B, 0x3B, 0x7B, 0x00,
  ]
  static let dynamicContent: [UInt8] =
    Array(
      String(
        repeating: "to be or not to be, that is the question; to be or not to be that is the "
          + "answer, to be sure ", count: 3
      ).utf8) + Array(0..<64)

  /// Content with the codes of the format, and as it is.
  static let fixed: [UInt8] = [
    0x4B, 0x4C, 0x4A, 0x4E, 0x44, 0x41, 0x29, 0x00,
  ]
  static let stored: [UInt8] = [
    0x01, 0x06, 0x00, 0xF9, 0xFF, 0x73, 0x74, 0x6F, 0x72, 0x65, 0x64,
  ]

  static let contents: [(bytes: [UInt8], content: [UInt8])] = [
    (dynamic, dynamicContent), (fixed, Array("abcabcabcabcabcabd".utf8)),
    (stored, Array("stored".utf8)), ([3, 0], []),
  ]

  @Test("content comes out as it went in", arguments: contents)
  func expand(bytes: [UInt8], content: [UInt8]) throws {
    try expectEqual(Zlib.expand(bytes[...], limit: content.count), content)
    try expectEqual(Zlib.expand((bytes + [1, 2, 3])[...], limit: 1000), content)
  }

  @Test("what is larger than it may be, or cut off, says so", arguments: contents.prefix(3))
  func refused(bytes: [UInt8], content: [UInt8]) {
    #expect(throws: Zlib.Failure.tooLarge) {
      try Zlib.expand(bytes[...], limit: content.count - 1)
    }
    for count in 0..<bytes.count {
      #expect(throws: Zlib.Failure.self) {
        try Zlib.expand(bytes.prefix(count), limit: 1000)
      }
    }
  }

  @Test("a few bytes that stand for gigabytes stop at the limit")
  func bomb() {
    // A fixed code, a zero, and then the longest repetition of it over and over: 8 + 5 bits for 258 bytes.
    var bits = "110" + "00110000"
    for _ in 0..<5000 { bits += "11000101" + "00000" }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: bits.count, by: 8) {
      let part = bits.dropFirst(start).prefix(8)
      bytes.append(part.reversed().reduce(0) { $0 << 1 | ($1 == "1" ? 1 : 0) })
    }
    #expect(throws: Zlib.Failure.tooLarge) { try Zlib.expand(bytes[...], limit: 100_000) }
  }

  @Test("what is no compressed content says so")
  func damaged() {
    for bytes: [UInt8] in [
      [7], [1, 1, 0, 1, 0], [0x4B, 0x04, 0x12, 0x00], [5, 0xFF, 0xFF, 0xFF],
    ] {
      #expect(throws: Zlib.Failure.self) { try Zlib.expand(bytes[...], limit: 1000) }
    }
  }

  @Test("what is compressed comes out again, also in blocks that are only stored")
  func compress() throws {
    expectEqual(Checksum.crc32(Array("123456789".utf8)), 0xCBF4_3926)
    expectEqual(Checksum.adler32(Array("Wikipedia".utf8)), 0x11E6_0398)
    for count in [0, 1, 0xFFFF, 0x10000, 200_000] {
      let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
      let (small, stored) = (Zlib.compress(content, level: 9), Zlib.stored(content))
      for bytes in [small, stored] {
        try expectEqual(Zlib.expand(bytes.dropFirst(2), limit: count), content)
      }
      // Both end with the checksum of the content.
      expectEqual(small.suffix(4), stored.suffix(4))
      expect(count < 1000 || small.count < count / 10)
    }
  }

  @Test("random damage does no harm", arguments: Seeds.first(20))
  func randomDamage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var bytes = [Self.dynamic, Self.fixed, Self.stored][Int.random(in: 0..<3, using: &random)]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
      }
      if let content = try? Zlib.expand(bytes[...], limit: 2000) {
        expectAtMost(content.count, 2000)
      }
    }
  }

  @Test("a stored block says its length twice, and both must agree")
  func storedLength() throws {
    try expectEqual(Zlib.expand([1, 1, 0, 0xFE, 0xFF, 65][...], limit: 9), [65])
    for complement: [UInt8] in [[0, 0], [0xFF, 0xFF], [0xFE, 0xFE], [0xFE, 0x7F]] {
      #expect(throws: Zlib.Failure.damaged) {
        try Zlib.expand(([1, 1, 0] + complement + [65])[...], limit: 9)
      }
    }
  }
}
