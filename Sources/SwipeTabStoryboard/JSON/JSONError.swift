/// The first place where a text is not JSON, or why it is not read at all.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where the text goes wrong.
  package var place: JSONPlace
  /// What was expected there, and what was found.
  package var message: String

  /// The place and the message: `3:7: expected a quoted key, found '}'`.
  package var description: String { "\(place): \(message)" }

  /// The error as one of the mistakes in a file.
  package func diagnostic(file: String?) -> Diagnostic {
    Diagnostic(file: file, line: place.line, column: place.column, message: message)
  }
}
