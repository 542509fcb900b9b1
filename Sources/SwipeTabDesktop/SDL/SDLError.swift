import CSDL2

/// What SDL refused to do, and the reason it gave.
nonisolated struct SDLError: Error, Hashable, CustomStringConvertible {
  /// The name of the C function.
  let operation: String
  /// SDL's own words.
  let reason: String

  var description: String { "\(operation): \(reason)" }

  /// The error that SDL holds for the present thread.
  static func last(from operation: String) -> SDLError {
    SDLError(operation: operation, reason: String(cString: SDL_GetError()))
  }
}

/// Throws SDL's error unless `status` is 0 or more.
nonisolated func check(_ status: Int32, from operation: String) throws(SDLError) {
  if status < 0 { throw .last(from: operation) }
}

/// Returns `value`, or throws SDL's error where it is nil.
nonisolated func required<Value>(
  _ value: Value?, from operation: String
) throws(SDLError) -> Value {
  guard let value else { throw .last(from: operation) }
  return value
}
