import SwipeTabKit

/// The rules for names of picture files to write.
package enum PictureFile {
  package static let expectation = "a file name that ends in .png"
  static let replayExpectation = "a file name that ends in .png, below the folder of the replay"

  /// Whether the command line may name a picture so: it must end in `.png`, or be a device or stream.
  package static func isName(_ name: String) -> Bool {
    hasEnding(name) || (isValid(name) && devices.contains { name.utf8.starts(with: $0.utf8) })
  }

  /// Whether a picture may have this name in a replay, which may come from others and must not write out of its folder.
  static func isNameInReplay(_ name: String) -> Bool {
    // Byte by byte, as characters of a name could combine with the slash.
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isInside = parts.first?.isEmpty == false && !parts.contains { $0.elementsEqual("..".utf8) }
    return hasEnding(name) && isInside && name.unicodeScalars.allSatisfy(\.isLegible)
  }

  private static let devices = ["/dev/", "/proc/self/fd/"]

  /// Whether a name ends in `.png`, and is not that alone, because the file would be hidden.
  private static func hasEnding(_ name: String) -> Bool {
    let last = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last
    return isValid(name) && last.map(\.count) ?? 0 > 4
      && name.lowercased().utf8.suffix(4).elementsEqual(".png".utf8)
  }

  private static func isValid(_ name: String) -> Bool { !name.utf8.contains(0) }
}
