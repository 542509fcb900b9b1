import SwipeTabKit

extension StoryboardFile {
  /// Where the pages and elements of the file stand in its text; nil for a very long text, of which none is kept.
  ///
  /// O(n) in the length of the text.
  package var places: StoryboardPlaces? {
    StoryboardPlaces(text, file: textName, document: loaded.document)
  }

  /// Warnings about what is missing in the file, such as translations, and about what nothing in it uses.
  ///
  /// - Throws: If the file cannot be read.
  package func unusedAndMissing() throws(StoryboardFileError) -> [Diagnostic] {
    guard let places else { return [] }
    return StoryboardAudit(loaded.document, places).findings()
  }
}
