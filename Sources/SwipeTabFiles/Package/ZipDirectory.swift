import SwipeTabKit

/// The list at the end of a zip archive, unchecked.
package struct ZipDirectory {
  typealias Failure = ZipArchive.Failure

  struct Entry {
    var name: String
    var method: Int
    var checksum: UInt32
    var compressedSize: Int
    var size: Int
    var header: Int

    /// Whether the entry is not a file of the user's, but a folder or a hidden file, which desktops keep beside files.
    var isIgnored: Bool {
      name.hasSuffix("/") || name.hasPrefix("__MACOSX/")
        || name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  private let bytes: [UInt8]
  private let start: Int
  private(set) var entries: [Entry] = []

  init(_ bytes: [UInt8], limits: ZipArchive.Limits) throws(Failure) {
    self.bytes = bytes
    let end = try Self.end(of: bytes)
    let count = Self.number(bytes, end + 10, 2)
    let (length, start) = (Self.number(bytes, end + 12, 4), Self.number(bytes, end + 16, 4))
    self.start = start
    guard Self.number(bytes, end + 4, 2) == 0, Self.number(bytes, end + 6, 2) == 0,
      Self.number(bytes, end + 8, 2) == count
    else { throw Failure("archives in several parts are not read") }
    guard count < 0xFFFF, length < 0xFFFF_FFFF, start < 0xFFFF_FFFF else {
      throw Failure("archives in the zip64 format are not read")
    }
    guard count <= limits.entries else {
      throw Failure("\(count) files; at most \(limits.entries) are read")
    }
    guard start + length <= end else { throw Failure("the archive's list is cut off") }
    var place = start
    for _ in 0..<count { entries.append(try Self.entry(bytes, &place, end: start + length)) }
  }

  /// The offset of the last record, which is at most 65,535 bytes before the end.
  private static func end(of bytes: [UInt8]) throws(Failure) -> Int {
    let size = 22
    guard bytes.starts(with: [0x50, 0x4B]) else { throw Failure("not a zip archive") }
    guard bytes.count >= size else { throw Failure("the archive is cut off") }
    let last = bytes.count - size
    for place in stride(from: last, through: max(0, last - 0xFFFF), by: -1)
    where number(bytes, place, 4) == 0x0605_4B50
      && place + size + number(bytes, place + 20, 2) == bytes.count
    {
      return place
    }
    throw Failure("the archive is cut off, or has something behind its end")
  }

  private static func entry(
    _ bytes: [UInt8], _ place: inout Int, end: Int
  ) throws(Failure) -> Entry {
    guard place + 46 <= end, number(bytes, place, 4) == 0x0201_4B50 else {
      throw Failure("the archive's list is damaged")
    }
    let start = place
    func field(_ offset: Int, _ count: Int) -> Int { number(bytes, start + offset, count) }
    let nameLength = field(28, 2)
    let next = place + 46 + nameLength + field(30, 2) + field(32, 2)
    guard next <= end else { throw Failure("the archive's list is damaged") }
    let name = try checkedName(bytes[place + 46..<place + 46 + nameLength])
    place = next
    guard field(8, 2) & 1 == 0 else { throw Failure("\(shown(name)) is encrypted") }
    let entry = Entry(
      name: name, method: field(10, 2), checksum: UInt32(field(16, 4)),
      compressedSize: field(20, 4), size: field(24, 4), header: field(42, 4))
    guard entry.method == 0 || entry.method == 8 else {
      throw Failure("\(shown(name)) is compressed by method \(entry.method); 0 and 8 are read")
    }
    guard entry.method == 8 || entry.size == entry.compressedSize else {
      throw Failure("\(shown(name)) is stored with two sizes")
    }
    return entry
  }

  /// A name that leads to a file or folder inside the archive.
  private static func checkedName(_ bytes: ArraySlice<UInt8>) throws(Failure) -> String {
    guard let name = String(validating: bytes, as: UTF8.self) else {
      throw Failure("a name in the archive is not in UTF-8")
    }
    if let problem = problem(ofName: name) { throw Failure(problem) }
    return name
  }

  /// Why an archive cannot have a file or folder with a name, or nil if it can.
  package static func problem(ofName name: String) -> String? {
    guard !name.isEmpty, name.utf8.count <= 1000 else {
      return "a name in the archive is empty or too long"
    }
    let isFolder = name.hasSuffix("/")
    let parts = (isFolder ? name.dropLast() : name[...]).split(
      separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    guard isPlain, name.unicodeScalars.allSatisfy({ $0 != "\\" && $0.isLegible }) else {
      return "\(shown(name)) leads out of the archive, or has a sign that no name has"
    }
    return nil
  }

  func content(of entry: Entry) throws(Failure) -> Range<Int> {
    let header = entry.header
    guard header + 30 <= start, Self.number(bytes, header, 4) == 0x0403_4B50 else {
      throw Failure("\(shown(entry.name)): its place in the archive is damaged")
    }
    let nameLength = Self.number(bytes, header + 26, 2)
    let content = header + 30 + nameLength + Self.number(bytes, header + 28, 2)
    guard content + entry.compressedSize <= start,
      bytes[header + 30..<header + 30 + nameLength].elementsEqual(entry.name.utf8)
    else { throw Failure("\(shown(entry.name)): its place in the archive is damaged") }
    return content..<content + entry.compressedSize
  }

  /// A number whose lowest byte comes first, in bytes that must be there.
  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
}
