/// A small compressor for RFC 1951: fixed codes, and repetitions at a distance of one, three or
/// four bytes.
///
/// It is meant for pictures with plain areas, which shrink to some thousandths.
nonisolated struct Deflate {
  private var output: [UInt8]
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  /// Compresses bytes into the format of RFC 1950.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate(output: [0x78, 0x01])
    deflate.compress(bytes)
    return deflate.output + PNG.bigEndian(Checksum.adler32(bytes))
  }

  private init(output: [UInt8]) { self.output = output }

  private mutating func compress(_ bytes: [UInt8]) {
    put(0b011, 3)
    var place = 0
    while place < bytes.count {
      let (length, distance) = Self.repetition(bytes, place)
      if length >= 4 {
        putLength(length)
        putDistance(distance)
        place += length
      } else {
        putSymbol(Int(bytes[place]))
        place += 1
      }
    }
    putSymbol(256)
    put(0, (8 - count % 8) % 8)
  }

  /// The longest repetition at an index.
  private static func repetition(_ bytes: [UInt8], _ place: Int) -> (length: Int, distance: Int) {
    var best = (length: 0, distance: 1)
    for distance in [1, 3, 4] where distance <= place {
      let end = min(bytes.count, place + 258)
      var next = place
      while next < end, bytes[next] == bytes[next - distance] { next += 1 }
      if next - place > best.length { best = (next - place, distance) }
    }
    return best
  }

  /// Appends bits, the lowest first.
  private mutating func put(_ value: UInt64, _ width: UInt64) {
    bits |= value << count
    count += width
    while count >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Appends a code, the highest bit first.
  private mutating func putCode(_ code: Int, _ width: Int) {
    for shift in stride(from: width - 1, through: 0, by: -1) { put(UInt64(code >> shift & 1), 1) }
  }

  /// Appends a literal, the end mark or a length code in the fixed code of RFC 1951, 3.2.6.
  private mutating func putSymbol(_ symbol: Int) {
    switch symbol {
    case 0...143: putCode(0x30 + symbol, 8)
    case 144...255: putCode(0x190 + symbol - 144, 9)
    case 256...279: putCode(symbol - 256, 7)
    default: putCode(0xC0 + symbol - 280, 8)
    }
  }

  /// Appends a length in 3...258: length codes cover 1, 2, 4 … 32 lengths each, four codes for each
  /// size.
  private mutating func putLength(_ length: Int) {
    guard length < 258 else { return putSymbol(285) }
    guard length > 10 else { return putSymbol(254 + length) }
    let offset = length - 3
    let extra = Int.bitWidth - offset.leadingZeroBitCount - 3
    putSymbol(257 + 4 * extra + offset >> extra)
    put(UInt64(offset & (1 << extra - 1)), UInt64(extra))
  }

  /// Appends a distance in 1...4, each of which has its own code.
  private mutating func putDistance(_ distance: Int) { putCode(distance - 1, 5) }
}
