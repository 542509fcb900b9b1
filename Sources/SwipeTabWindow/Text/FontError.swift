import SwipeTabKit

/// Why a font file cannot be used.
nonisolated package struct FontError: Error, Hashable, CustomStringConvertible {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

  package var description: String { "\(legible(path)): \(reason)" }
}
