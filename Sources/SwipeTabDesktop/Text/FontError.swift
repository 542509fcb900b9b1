import SwipeTabKit

/// Why a font cannot be used.
nonisolated struct FontError: Error, Hashable, CustomStringConvertible {
  /// The file.
  let path: String
  /// What is wrong with it.
  let reason: String

  var description: String { "\(legible(path)): \(reason)" }
}
