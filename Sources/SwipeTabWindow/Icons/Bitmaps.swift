/// Reads bitmaps, in the format that their first bytes show.
nonisolated enum Bitmaps {
  static func decode(_ bytes: [UInt8]) throws(PNG.Failure) -> Picture {
    if JPEG.isJPEG(bytes) { return try JPEG.decode(bytes) }
    guard bytes.starts(with: PNG.signature) else {
      throw PNG.Failure(description: "neither a PNG nor a JPEG file")
    }
    return try PNG.decode(bytes)
  }
}
