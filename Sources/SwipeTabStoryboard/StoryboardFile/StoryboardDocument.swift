package import SwipeTabKit

/// The content of a storyboard file, as plain values.
///
/// The shortest useful file is a list of pages, which become tabs in the order given:
///
/// ```json
/// {
///   "pages": [
///     { "id": "red", "title": "Red", "image": "ic_music", "background": "red" },
///     { "id": "blue", "title": "Blue", "image": "ic_play", "background": "blue" }
///   ]
/// }
/// ```
///
/// Pages that are not tabs are listed in `screens`: they are pushed by buttons, or registered as
/// tabs by the `segues` and `ids` of a container. A file with one container has the container's
/// keys at its top level; a file with several lists them in `containers`.
/// `Assets/schema/storyboard.schema.json` describes every key.
package struct StoryboardDocument: Sendable, Hashable {
  /// All pages in the order of the file: the pages of `screens`, then the pages of the containers.
  package var pages: [Page] = []
  /// The containers, in the order of the file.
  ///
  /// It is at least one.
  package var containers: [Container] = []
  /// The container or page that is shown first.
  ///
  /// The default is the first container.
  package var root: PageID
  /// The values that conditions, actions and texts can name.
  package var state = State()
  /// The font of all texts, or nil for the program's.
  package var font: StoryboardFont?
  /// The texts of `SLUG-` tokens.
  package var strings = StringTables()
  /// Whether mistakes are reported and omitted rather than refused.
  package var isLenient = false
  /// The warnings; for a lenient file also all mistakes that were omitted.
  package var warnings: [Diagnostic] = []
  /// The names of all images that it refers to, in ascending order.
  package var images: [String] = []
  /// The views and actions that the program provides; only the first thousand.
  package var requirements: [StoryboardRequirement] = []

  /// Returns the page with an identifier, or nil if no page has it.
  ///
  /// O(n) in the pages.
  package func page(_ id: PageID) -> Page? { pages.first { $0.id == id } }

  /// Returns the container with an identifier, or nil if no container has it.
  ///
  /// O(n) in the containers.
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
