/// The first syntax error in a JSON text, or the limit that the text exceeds, such as its depth.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The location of the error.
  package var place: JSONPlace
  /// The message: the expected value and the found one, or the limit.
  package var message: String

  /// The location and the message: `3:7: expected a quoted key, found '}'`.
  package var description: String { "\(place): \(message)" }

  /// The error as a diagnostic of a file.
  package func diagnostic(file: String?) -> Diagnostic {
    Diagnostic(file: file, line: place.line, column: place.column, message: message)
  }
}
