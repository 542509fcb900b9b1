import Testing

/// Something to do with a container, with the name that a failing test shows.
struct Play: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let go: @MainActor (Fixture) -> Void

  init(_ name: String, _ go: @escaping @MainActor (Fixture) -> Void) {
    testDescription = name
    self.go = go
  }
}
