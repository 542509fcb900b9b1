/// Finds the program's own titles in a language.
enum TranslatedTitles {
  /// Finds the title of a token in a language.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - language: The language, such as `pt`.
  ///   - tokens: The tokens of all titles, in the order of the texts.
  ///   - english: The English titles, in that order.
  ///   - texts: The titles in other languages, in that order.
  /// - Returns: The title; nil if there is none.
  static func text(
    for token: String, language: String, tokens: @autoclosure () -> [String],
    english: @autoclosure () -> [String], texts: KeyValuePairs<String, [String]>
  ) -> String? {
    guard let index = tokens().firstIndex(of: token) else { return nil }
    if language == "en" { return english()[index] }
    return texts.first { $0.key == language }.map { $0.value[index] }
  }
}
