package import SwipeTabKit

/// The content of a storyboard file, as plain values.
///
/// Pages that are not tabs are listed in `screens`: buttons push them, or `segues` and `ids` of a container register
/// them as tabs. A file with one container has the container's keys at its top level; a file with several lists them in
/// `containers`. `Assets/schema/storyboard.schema.json` describes every key.
package struct StoryboardDocument: Sendable, Hashable {
  /// All pages in the order of the file: the pages of `screens`, then the pages of the containers.
  package var pages: [Page] = []
  /// The containers in the order of the file, at least one.
  package var containers: [Container] = []
  package var root: PageID
  package var state = State()
  package var font: StoryboardFont?
  package var strings = StringTables()
  package var isLenient = false
  /// The warnings; for a lenient file also all mistakes that were omitted.
  package var warnings: [Diagnostic] = []
  package var images: [String] = []
  /// The first thousand views and actions that the program provides.
  package var requirements: [StoryboardRequirement] = []

  package func page(_ id: PageID) -> Page? { pages.first { $0.id == id } }

  package func container(_ id: PageID) -> Container? { containers.first { $0.id == id } }
}

/// The reasons why a storyboard file is refused: all mistakes in it.
public struct StoryboardFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The mistakes and warnings in the order of the file.
  ///
  /// It is at least one is an error.
  public var diagnostics: [Diagnostic]

  /// Makes an error from mistakes.
  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// The diagnostics, one per line.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
