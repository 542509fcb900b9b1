import SwipeTabKit

/// Why a font cannot be used.
nonisolated package struct FontError: Error, Hashable, CustomStringConvertible {
  /// The file.
  package let path: String
  /// What is wrong with it.
  package let reason: String

  package var description: String { "\(legible(path)): \(reason)" }
}
