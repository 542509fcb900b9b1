import Glibc

/// Compresses and expands the formats of RFC 1950 and RFC 1951 with the system's zlib.
///
/// SDL2_ttf needs the library everywhere, but its headers are not everywhere.
package enum Zlib {
  package enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    case cutOff
    case damaged
    case tooLarge
    case missing

    package var description: String {
      switch self {
      case .cutOff: "the compressed content is cut off"
      case .damaged: "the compressed content is damaged"
      case .tooLarge: "the content is larger than the archive says"
      case .missing: "libz.so.1 is not there to expand the content"
      }
    }
  }

  /// Compresses into the format of RFC 1950 at a level from 1, quick, to 9, small; without zlib, only wraps the bytes.
  package static func compress(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    ZlibLibrary.shared?.compress(bytes, level: level) ?? stored(bytes)
  }

  /// Expands the format of RFC 1950 in O(n) without holding many more bytes than `limit`, and ignores what follows.
  package static func expand(_ bytes: ArraySlice<UInt8>, limit: Int) throws(Failure) -> [UInt8] {
    guard let library = ZlibLibrary.shared else { throw .missing }
    switch library.expand(bytes, limit: limit) {
    case .success(let content): return content
    case .failure(let failure): throw failure
    }
  }

  /// Bytes in blocks that are not compressed (RFC 1951, 3.2.4).
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let most = 0xFFFF
    var output: [UInt8] = [0x78, 0x01]
    var place = 0
    repeat {
      let count = min(bytes.count - place, most)
      let isLast = place + count == bytes.count
      output.append(isLast ? 1 : 0)
      for number in [count, ~count] {
        output.append(UInt8(truncatingIfNeeded: number))
        output.append(UInt8(truncatingIfNeeded: number >> 8))
      }
      output += bytes[place..<place + count]
      place += count
    } while place < bytes.count
    let checksum = Checksum.adler32(bytes)
    return output + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  }
}
