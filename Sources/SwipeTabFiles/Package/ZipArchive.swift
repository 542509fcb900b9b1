import SwipeTabKit

/// A zip archive in memory, with stored and deflated files, which every program writes.
///
/// Opening an archive refuses dangerous content: names that lead elsewhere, duplicate names, files that overlap, and
/// sizes beyond the limits.
package struct ZipArchive: Sendable {
  package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    package var description: String

    init(_ description: String) { self.description = description }
  }

  /// The limits of archives that are accepted.
  package struct Limits: Sendable {
    package var entries = 10_000
    /// The most bytes of one file, and of all.
    package var file = 64 << 20
    package var all = 512 << 20

    package init() {}
  }

  private struct Entry {
    var isDeflated: Bool
    var checksum: UInt32
    var size: Int
    var content: Range<Int>
  }

  private let bytes: [UInt8]
  private var entries: [String: Entry] = [:]

  package let names: [String]

  /// Opens an archive in O(n log n) of its entries.
  package init(_ bytes: [UInt8], limits: Limits = Limits()) throws(Failure) {
    self.bytes = bytes
    let directory = try ZipDirectory(bytes, limits: limits)
    var all = 0
    var ranges: [Range<Int>] = []
    for entry in directory.entries where !entry.isIgnored {
      guard entries[entry.name] == nil else {
        throw Failure("\(shown(entry.name)) is there twice")
      }
      all += entry.size
      guard entry.size <= limits.file, all <= limits.all else {
        throw Failure("\(shown(entry.name)) is larger than the limit")
      }
      let content = try directory.content(of: entry)
      ranges.append(entry.header..<content.upperBound)
      entries[entry.name] = Entry(
        isDeflated: entry.method == 8, checksum: entry.checksum, size: entry.size, content: content)
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    for (one, next) in zip(ranges, ranges.dropFirst()) where one.upperBound > next.lowerBound {
      throw Failure("files in the archive lie over each other")
    }
    names = entries.keys.sorted()
  }

  package func contains(_ name: String) -> Bool { entries[name] != nil }

  package func read(_ name: String) throws(Failure) -> [UInt8] {
    guard let entry = entries[name] else { throw Failure("\(shown(name)) is not in the archive") }
    let content: [UInt8]
    if entry.isDeflated {
      do throws(Zlib.Failure) {
        content = try Zlib.expand(bytes[entry.content], limit: entry.size)
      } catch {
        throw Failure("\(shown(name)): \(error)")
      }
    } else {
      content = Array(bytes[entry.content])
    }
    guard content.count == entry.size, Checksum.crc32(content) == entry.checksum else {
      throw Failure("\(shown(name)): the content is damaged: its checksum is wrong")
    }
    return content
  }
}

func shown(_ name: String) -> String {
  legible(name.utf8.count > 100 ? "'\(name.prefix(60))…'" : "'\(name)'")
}
