import Glibc

/// The variables that the program was started with.
package enum Environment {
  /// The text of a variable, or nil if it is not set, or empty.
  package static func text(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
