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
}
