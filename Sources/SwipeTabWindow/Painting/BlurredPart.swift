/// The channels of pixels that a blur changes, at most three at a time.
nonisolated protocol BlurredPart {
  /// The channels in the lowest three bytes of one pixel, or of two in one word.
  static func read(_ pixels: UInt64) -> UInt64
  static func write(_ channels: UInt32, over pixel: UInt32) -> UInt32
}

/// Red, green and blue of an opaque picture.
nonisolated enum BlurredOpaque: BlurredPart {
  @inline(__always)
  static func read(_ pixels: UInt64) -> UInt64 { pixels }

  @inline(__always)
  static func write(_ channels: UInt32, over pixel: UInt32) -> UInt32 { channels | 0xFF00_0000 }
}

/// Red, green and blue.
nonisolated enum BlurredColors: BlurredPart {
  @inline(__always)
  static func read(_ pixels: UInt64) -> UInt64 { pixels }

  @inline(__always)
  static func write(_ channels: UInt32, over pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_0000 | channels
  }
}

nonisolated enum BlurredOpacity: BlurredPart {
  @inline(__always)
  static func read(_ pixels: UInt64) -> UInt64 { (pixels &>> 24) & 0xFF_0000_00FF }

  @inline(__always)
  static func write(_ channels: UInt32, over pixel: UInt32) -> UInt32 {
    pixel & 0xFF_FFFF | channels << 24
  }
}
