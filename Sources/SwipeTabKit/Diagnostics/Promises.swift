/// Collects the invariants that a container's current state violates.
struct Promises {
  private(set) var broken: [String] = []

  /// Checks one invariant; the sentence describes the violation.
  mutating func callAsFunction(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { broken.append(sentence()) }
  }
}
