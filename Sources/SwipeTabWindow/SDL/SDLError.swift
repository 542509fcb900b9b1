import CSDL2

/// What SDL refused to do, and the reason it gave.
nonisolated package struct SDLError: Error, Hashable, CustomStringConvertible {
  /// The name of the C function.
  let operation: String
  /// SDL's own words.
  package let reason: String

  package var description: String { "\(operation): \(reason)" }

  /// The error that SDL holds for the present thread.
  ///
  /// `lines` is what libraries below SDL had to say, if that is known.
  package static func last(from operation: String, adding lines: [String] = []) -> SDLError {
    let reason = String(cString: SDL_GetError())
    let details = lines.isEmpty ? "" : " (\(lines.joined(separator: "; ")))"
    return SDLError(operation: operation, reason: reason + details)
  }
}

/// Throws SDL's error unless `status` is 0 or more.
nonisolated package func check(_ status: Int32, from operation: String) throws(SDLError) {
  if status < 0 { throw .last(from: operation) }
}

/// Returns `value`, or throws SDL's error where it is nil.
nonisolated package func required<Value>(
  _ value: Value?, from operation: String
) throws(SDLError) -> Value {
  guard let value else { throw .last(from: operation) }
  return value
}
