/// The writing systems that text shaping depends on.
nonisolated enum Script {
  /// The ISO 15924 code of a letter's script, or nil for characters of all scripts, such as spaces and digits.
  static func tag(of scalar: Unicode.Scalar) -> String? {
    let value = scalar.value
    guard value >= 0x590 || scalar.properties.isAlphabetic else { return nil }
    // Binary search for the last range that starts at or before the letter.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].first <= value { low = middle + 1 } else { high = middle }
    }
    guard low > 0, value <= ranges[low - 1].last else { return nil }
    return ranges[low - 1].tag
  }

  static func isRightToLeft(_ tag: String) -> Bool { rightToLeft.contains(tag) }

  private static let rightToLeft: Set<String> = ["Hebr", "Arab", "Syrc", "Thaa", "Nkoo"]

  /// Blocks of the Unicode standard, in ascending order.
  private static let ranges: [(first: UInt32, last: UInt32, tag: String)] = [
    (0x0041, 0x024F, "Latn"), (0x0370, 0x03FF, "Grek"), (0x0400, 0x052F, "Cyrl"),
    (0x0530, 0x058F, "Armn"), (0x0590, 0x05FF, "Hebr"), (0x0600, 0x06FF, "Arab"),
    (0x0700, 0x074F, "Syrc"), (0x0750, 0x077F, "Arab"), (0x0780, 0x07BF, "Thaa"),
    (0x07C0, 0x07FF, "Nkoo"), (0x0870, 0x08FF, "Arab"), (0x0900, 0x097F, "Deva"),
    (0x0980, 0x09FF, "Beng"), (0x0A00, 0x0A7F, "Guru"), (0x0A80, 0x0AFF, "Gujr"),
    (0x0B00, 0x0B7F, "Orya"), (0x0B80, 0x0BFF, "Taml"), (0x0C00, 0x0C7F, "Telu"),
    (0x0C80, 0x0CFF, "Knda"), (0x0D00, 0x0D7F, "Mlym"), (0x0D80, 0x0DFF, "Sinh"),
    (0x0E00, 0x0E7F, "Thai"), (0x0E80, 0x0EFF, "Laoo"), (0x0F00, 0x0FFF, "Tibt"),
    (0x1000, 0x109F, "Mymr"), (0x10A0, 0x10FF, "Geor"), (0x1100, 0x11FF, "Hang"),
    (0x1200, 0x139F, "Ethi"), (0x13A0, 0x13FF, "Cher"), (0x1780, 0x17FF, "Khmr"),
    (0x1800, 0x18AF, "Mong"), (0x1E00, 0x1EFF, "Latn"), (0x1F00, 0x1FFF, "Grek"),
    (0x2E80, 0x2FDF, "Hani"), (0x3040, 0x309F, "Hira"), (0x30A0, 0x30FF, "Kana"),
    (0x3100, 0x312F, "Bopo"), (0x3130, 0x318F, "Hang"), (0x31F0, 0x31FF, "Kana"),
    (0x3400, 0x4DBF, "Hani"), (0x4E00, 0x9FFF, "Hani"), (0xA960, 0xA97F, "Hang"),
    (0xAC00, 0xD7FF, "Hang"), (0xF900, 0xFAFF, "Hani"), (0xFB1D, 0xFB4F, "Hebr"),
    (0xFB50, 0xFDFF, "Arab"), (0xFE70, 0xFEFE, "Arab"), (0xFF21, 0xFF5A, "Latn"),
    (0xFF66, 0xFF9F, "Kana"), (0x2_0000, 0x3_23AF, "Hani"),
  ]
}
