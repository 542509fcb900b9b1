import SwipeTabKit

/// The rules for names of picture files to write.
package enum PictureFile {
  /// The rule for the command line, for messages.
  package static let expectation = "a file name that ends in .png"
  /// The rule for lines of a replay, for messages.
  static let replayExpectation = "a file name that ends in .png, below the folder of the replay"

  /// Whether the command line may name a picture so: it must end in `.png`, or be a device or stream.
  package static func isName(_ name: String) -> Bool {
    hasEnding(name) || (isValid(name) && devices.contains { name.utf8.starts(with: $0.utf8) })
  }

  /// Whether a line of a replay may name a picture so: it must be legible and end in `.png`, and the name alone must not
  /// lead out of the replay's folder.
  ///
  /// Replays come from others, as documents do.
  static func isNameInReplay(_ name: String) -> Bool {
    // Byte by byte, as characters of a name could combine with the slash.
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isInside = parts.first?.isEmpty == false && !parts.contains { $0.elementsEqual("..".utf8) }
    return hasEnding(name) && isInside && name.unicodeScalars.allSatisfy(\.isLegible)
  }

  private static let devices = ["/dev/", "/proc/self/fd/"]

  /// Whether a name ends in `.png`, and does not consist of that alone, which would be hidden.
  private static func hasEnding(_ name: String) -> Bool {
    let last = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last
    return isValid(name) && last.map(\.count) ?? 0 > 4
      && name.lowercased().utf8.suffix(4).elementsEqual(".png".utf8)
  }

  /// Whether the name is valid for the system.
  private static func isValid(_ name: String) -> Bool { !name.utf8.contains(0) }
}
