/// Counts how often listeners answer what they are told with another change, so that answers without end do end.
struct Rounds {
  /// The most rounds of one delivery.
  static let most = 1000

  private var count = 0

  /// Counts a round.
  ///
  /// Returns false if there were too many.
  mutating func begin() -> Bool {
    count += 1
    return count <= Self.most
  }

  /// The text of the warning that ends a delivery; `listener` is who answers without end.
  static func warning(_ listener: String) -> String {
    "\(listener) changed the container \(most) times in a row; the rest waits for the next change"
  }
}
