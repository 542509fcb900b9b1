/// Facts about this library.
nonisolated package enum Library {
  package static let version = "0.1.0"
}
