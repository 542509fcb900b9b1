import SwipeTabKit

/// Why a font file cannot be used.
nonisolated package struct FontError: Error, Hashable, CustomStringConvertible {
  /// The path of the file.
  package let path: String
  /// The fault of the file.
  package let reason: String

  /// Makes an error.
  package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

  package var description: String { "\(legible(path)): \(reason)" }
}
