import Glibc

@testable import SwipeTabWindow

extension Bitmap {
  /// Whether both have the same size and the same pixels.
  func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height, let mine = pixels.baseAddress,
      let theirs = other.pixels.baseAddress
    else { return false }
    return memcmp(mine, theirs, pixels.count * 4) == 0
  }

  /// The greatest difference of a channel from that of another picture of the same size.
  func difference(from other: Bitmap) -> Int {
    guard !hasSamePixels(as: other) else { return 0 }
    return zip(pixels, other.pixels).lazy.filter(!=).reduce(0) { most, pair in
      [0, 8, 16, 24].reduce(most) {
        max($0, abs(Int(pair.0 >> $1 & 0xFF) - Int(pair.1 >> $1 & 0xFF)))
      }
    }
  }

  /// The sum of a channel, blue by default, in pixels of full intensity.
  func sum(shift: UInt32 = 0) -> Double {
    var sum = 0.0
    for y in 0..<height {
      for x in 0..<width { sum += Double((self[x, y] >> shift) & 0xFF) / 255 }
    }
    return sum
  }
}
