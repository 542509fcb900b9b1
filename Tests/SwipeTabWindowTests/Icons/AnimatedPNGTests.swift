import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("AnimatedPNG")
struct AnimatedPNGTests {
  /// The chunks of a file, by name and content, each checked against its checksum.
  private func chunks(_ file: [UInt8]) -> [(name: String, content: [UInt8])] {
    func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    var (all, index) = ([(name: String, content: [UInt8])](), 8)
    while index + 12 <= file.count {
      let length = number(file[index..<index + 4])
      let body = Array(file[index + 4..<index + 8 + length])
      expectEqual(number(file[index + 8 + length..<index + 12 + length]), Int(Checksum.crc32(body)))
      all.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      index += 12 + length
    }
    expectEqual(index, file.count)
    return all
  }

  private func append(_ pixels: [UInt32], to animation: inout AnimatedPNG) {
    pixels.withUnsafeBufferPointer { animation.append($0) }
  }

  @Test("frames store what differs, and what does not differ shows longer")
  func differences() {
    var animation = AnimatedPNG(width: 4, height: 3, ticksPerSecond: 30)
    var pixels = [UInt32](repeating: 0x102030, count: 12)
    append(pixels, to: &animation)
    append(pixels, to: &animation)
    pixels[1 * 4 + 2] = 0xFF0000
    pixels[2 * 4 + 1] = 0x00FF00
    append(pixels, to: &animation)
    let chunks = chunks(animation.encoded())
    expectEqual(chunks.map(\.name), ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    expectEqual(chunks[1].content, [0, 0, 0, 2, 0, 0, 0, 0])
    expectEqual(
      chunks[2].content,
      [0, 0, 0, 0] + [0, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0] + [0, 2, 0, 30, 0, 0])
    expectEqual(
      chunks[4].content,
      [0, 0, 0, 1] + [0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1] + [0, 1, 0, 30, 0, 0])
    expectEqual(chunks[5].content.prefix(4), [0, 0, 0, 2])
  }

  @Test("the first frame is a picture that every program reads")
  func firstFrame() throws {
    var animation = AnimatedPNG(width: 2, height: 1, ticksPerSecond: 1)
    append([0x010203, 0xFFEEDD], to: &animation)
    append([0, 0], to: &animation)
    let picture = try PNG.decode(animation.encoded())
    expectEqual(picture.width, 2)
    expectEqual(picture.height, 1)
    expectEqual(picture.pixels, [0xFF01_0203, 0xFFFF_EEDD])
  }
}
