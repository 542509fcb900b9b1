public import SwipeTabKit

/// One mistake in what was given: what is wrong, and where.
public struct Diagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// How bad a mistake is.
  public typealias Severity = StoryboardProblem.Severity

  /// The name of the file as the user gave it; nil when the mistake is in no file.
  public var file: String?
  /// The line, counted from 1; nil when the place is unknown.
  public var line: Int?
  /// The column, counted from 1 in Unicode scalars; nil when the place is unknown.
  public var column: Int?
  /// The JSON path of the value, such as `$.pages[2].item`; nil outside of JSON.
  public var path: String?
  /// How bad it is; an error by default.
  public var severity: Severity
  /// What was given and what was expected, in words without a full stop.
  public var message: String

  /// Makes a diagnostic; everything but the message may stay unknown.
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
  /// What is unknown is left out, and so is the path of the whole document. A warning says so before its message.
  /// Characters that a terminal may obey or hide, as in a file's name, are written as escapes.
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
