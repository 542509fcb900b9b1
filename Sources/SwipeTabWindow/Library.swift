/// Facts about this library.
nonisolated package enum Library {
  /// The version, as in the change log.
  package static let version = "0.1.0"
}
