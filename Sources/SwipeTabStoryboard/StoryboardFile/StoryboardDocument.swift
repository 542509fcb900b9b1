package import SwipeTabKit

/// What a storyboard file says, as plain values.
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
/// Pages that are no tabs stand in `screens`: they are pushed by buttons, or registered as tabs by the `segues` and
/// `ids` of a container. A file with one container has the container's keys at its top; a file with more lists them in
/// `containers`. `Assets/schema/storyboard.schema.json` describes every key.
package struct StoryboardDocument: Sendable, Hashable {
  /// Every page, those of `screens` first, then those of the containers, in the order of the file.
  package var pages: [Page] = []
  /// The containers, in the order of the file; one at least.
  package var containers: [Container] = []
  /// The container or page that shows first; the first container unless the file says otherwise.
  package var root: PageID
  /// The texts that `SLUG-` tokens stand for.
  package var strings = StringTables()
  /// Whether mistakes are dropped and reported rather than refused.
  package var isLenient = false
  /// What is odd in the file, and in a lenient one everything that is wrong and was left out.
  package var warnings: [Diagnostic] = []

  /// The page with an identifier; nil if there is none.
  ///
  /// O(n) in the pages.
  package func page(_ id: PageID) -> Page? { pages.first { $0.id == id } }

  /// The container with an identifier; nil if there is none.
  ///
  /// O(n) in the containers.
  package func container(_ id: PageID) -> Container? { containers.first { $0.id == id } }
}

/// Why a storyboard file is refused: every mistake in it.
package struct StoryboardFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The mistakes and warnings in the order of the file; one at least is an error.
  package var diagnostics: [Diagnostic]

  /// Makes an error of mistakes.
  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// One line for each.
  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
