/// The first syntax error in a JSON text, or the limit that the text exceeds, such as its depth.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  package var place: JSONPlace
  package var message: String

  package var description: String { "\(place): \(message)" }

  package func diagnostic(file: String?) -> Diagnostic {
    Diagnostic(file: file, line: place.line, column: place.column, message: message)
  }
}
