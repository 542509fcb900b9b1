nonisolated extension PNG {
  /// Encodes a picture as small as the machine can in little time, without its opacity where all of it is opaque.
  package static func encodeSmall(_ picture: Picture) -> [UInt8] {
    let isOpaque = picture.pixels.allSatisfy { $0 >> 24 == 255 }
    let channels = isOpaque ? 3 : 4
    let rows = filtered(width: picture.width, height: picture.height, channels: channels) {
      picture.pixels[$0]
    }
    let data = Zlib.compress(rows, level: 6)
    return signature + header(width: picture.width, height: picture.height, channels: channels)
      + chunk("IDAT", data) + chunk("IEND", [])
  }
}
