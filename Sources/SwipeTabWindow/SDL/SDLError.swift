import CSDL2

/// A failed SDL call, and the reason.
nonisolated package struct SDLError: Error, Hashable, CustomStringConvertible {
  /// The name of the C function.
  let operation: String
  package let reason: String

  package var description: String { "\(operation): \(reason)" }

  /// The current thread's SDL error, with messages of libraries below SDL in `lines`.
  package static func last(from operation: String, adding lines: [String] = []) -> SDLError {
    let reason = String(cString: SDL_GetError())
    let details = lines.isEmpty ? "" : " (\(lines.joined(separator: "; ")))"
    return SDLError(operation: operation, reason: reason + details)
  }
}

nonisolated package func check(_ status: Int32, from operation: String) throws(SDLError) {
  if status < 0 { throw .last(from: operation) }
}

nonisolated package func required<Value>(
  _ value: Value?, from operation: String
) throws(SDLError) -> Value {
  guard let value else { throw .last(from: operation) }
  return value
}

nonisolated func required<Value>(_ value: Value?, or error: SDLError) throws(SDLError) -> Value {
  guard let value else { throw error }
  return value
}
