public import SwipeTabKit

/// A mistake in a file or argument, with its location.
public struct Diagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// The severity of a mistake.
  public typealias Severity = StoryboardProblem.Severity

  /// The name of the file as the user gave it, or nil if the mistake is in no file.
  public var file: String?
  /// The line, counted from 1, or nil if unknown.
  public var line: Int?
  /// The column, counted from 1 in Unicode scalars, or nil if unknown.
  public var column: Int?
  /// The JSON path of the value, such as `$.pages[2].item`.
  ///
  /// It is nil outside of JSON.
  public var path: String?
  /// The severity.
  ///
  /// The default is an error.
  public var severity: Severity
  /// A sentence without a full stop: the given value and the expected one.
  public var message: String

  /// Makes a diagnostic.
  ///
  /// Only the message is required.
  public init(
    file: String? = nil, line: Int? = nil, column: Int? = nil, path: String? = nil,
    severity: Severity = .error, message: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.severity = severity
    self.message = message
  }

  /// The line to print: `file:line:column: message (at $.path)`.
  ///
  /// Unknown parts are omitted, and so is the path of the whole document. A warning has a prefix before its message.
  /// Characters that a terminal may obey or hide, as in a file's name, are escaped.
  public var description: String {
    var place = file.map { [$0] } ?? []
    if let line { place.append("\(line)") }
    if line != nil, let column { place.append("\(column)") }
    var text = place.isEmpty ? "" : place.joined(separator: ":") + ": "
    if severity == .warning { text += "warning: " }
    text += message
    if let path, path != "$" { text += " (at \(path))" }
    return legible(text)
  }
}
