import Testing

// Expectations as plain functions. The macro `#expect` costs the compiler 14 ms each, a call of a function a tenth of it, and there are
// thousands. `#expect` is for errors and exit tests only, which a function cannot check: CONTRIBUTING, "Tests".

/// Records an issue unless a condition holds.
func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, path: String = #filePath,
  sourceLocation place: SourceLocation = #_sourceLocation
) {
  if !condition { record(code(at: place, in: path), "does not hold", comment(), place) }
}

/// Records an issue unless two values are equal.
func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation = #_sourceLocation
) {
  if found != expected { record(found, "is not", expected, comment(), place) }
}

/// Records an issue unless two values differ.
func expectNotEqual<Value: Equatable>(
  _ found: Value, _ other: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation = #_sourceLocation
) {
  if found == other { record(found, "equals", other, comment(), place) }
}

/// Records an issue unless a value is less than another.
func expectLess<Value: Comparable>(
  _ found: Value, _ limit: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation = #_sourceLocation
) {
  if !(found < limit) { record(found, "is not less than", limit, comment(), place) }
}

/// Records an issue unless a value is greater than another.
func expectGreater<Value: Comparable>(
  _ found: Value, _ limit: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation = #_sourceLocation
) {
  if !(found > limit) { record(found, "is not greater than", limit, comment(), place) }
}

/// Records an issue if a value is greater than another.
func expectAtMost<Value: Comparable>(
  _ found: Value, _ limit: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation = #_sourceLocation
) {
  if !(found <= limit) { record(found, "is not at most", limit, comment(), place) }
}

/// Records an issue if a value is less than another.
func expectAtLeast<Value: Comparable>(
  _ found: Value, _ limit: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation place: SourceLocation = #_sourceLocation
) {
  if !(found >= limit) { record(found, "is not at least", limit, comment(), place) }
}

@inline(never)
private func record<Value>(
  _ found: Value, _ relation: String, _ other: Value, _ comment: Comment?,
  _ place: SourceLocation
) {
  record(shown(found), "\(relation) \(shown(other))", comment, place)
}

@inline(never)
private func record(
  _ found: String, _ message: String, _ comment: Comment?, _ place: SourceLocation
) {
  let remark = comment.map { " — \($0.rawValue)" } ?? ""
  Issue.record("\(found) \(message)\(remark)", sourceLocation: place)
}

/// A text in quotes, so that spaces and line ends show, and other values as they print.
private func shown<Value>(_ value: Value) -> String {
  (value as? String).map { $0.debugDescription } ?? "\(value)"
}

/// The expectation's line of code, if it is in the file at a path.
///
/// Before Swift 6.3 a place does not tell its path. The line of what is in an exit test is the macro's.
private func code(at place: SourceLocation, in path: String) -> String {
  guard path.hasSuffix("/" + place.fileName), let lines = try? PackageFile.lines(path),
    lines.indices ~= place.line - 1, !lines[place.line - 1].contains("#expect")
  else { return "the condition" }
  return String(lines[place.line - 1].drop { $0 == " " })
}
