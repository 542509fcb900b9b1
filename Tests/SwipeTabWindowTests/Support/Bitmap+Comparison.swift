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

  /// The sum of a channel, blue by default, in pixels of full intensity.
  func sum(shift: UInt32 = 0) -> Double {
    var sum = 0.0
    for y in 0..<height {
      for x in 0..<width { sum += Double((self[x, y] >> shift) & 0xFF) / 255 }
    }
    return sum
  }
}
