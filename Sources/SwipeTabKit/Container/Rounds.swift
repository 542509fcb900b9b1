/// Counts the rounds in which listeners answer reports with further changes, so that endless answers are stopped.
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

  /// Returns the text of the warning that ends a delivery.
  ///
  /// `listener` is the name of the listener that answers endlessly.
  static func warning(_ listener: String) -> String {
    "\(listener) changed the container \(most) times in a row; the rest waits for the next change"
  }
}
