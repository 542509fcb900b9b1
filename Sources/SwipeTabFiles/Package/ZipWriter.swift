/// Writes zip archives.
package enum ZipWriter {
  /// An archive without compression, which pictures have, so that the same files give the same bytes everywhere.
  ///
  /// There must be fewer than 65,535 files, of fewer than 4 GiB together.
  package static func archive(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    precondition(files.count < 0xFFFF, "\(files.count) files")
    var (body, list) = ([UInt8](), [UInt8]())
    for (name, bytes) in files {
      let name = Array(name.utf8)
      // Version 2.0; names in UTF-8; stored; midnight of the first day of 1980.
      let common =
        number(20, 2) + number(1 << 11, 2) + number(0, 2) + number(0, 2) + number(0x21, 2)
        + number(Int(Checksum.crc32(bytes)), 4) + number(bytes.count, 4) + number(bytes.count, 4)
        + number(name.count, 2) + number(0, 2)
      // Made on Unix, a file that all may read.
      list += number(0x0201_4B50, 4) + number(3 << 8 | 20, 2) + common
      list += number(0, 6) + number(0o100644 << 16, 4) + number(body.count, 4) + name
      body += number(0x0403_4B50, 4) + common + name + bytes
    }
    precondition(body.count < 0xFFFF_FFFF, "\(body.count) bytes")
    let end =
      number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
      + number(list.count, 4) + number(body.count, 4) + number(0, 2)
    return body + list + end
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
