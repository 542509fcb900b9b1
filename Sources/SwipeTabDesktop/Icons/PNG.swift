nonisolated enum PNG {
  static func encode(pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int) -> [UInt8] {
    var out = Array("P6 \(width) \(height) 255\n".utf8)
    for p in pixels {
      out.append(UInt8(truncatingIfNeeded: p >> 16)); out.append(UInt8(truncatingIfNeeded: p >> 8));
      out.append(UInt8(truncatingIfNeeded: p))
    }
    return out
  }
}
