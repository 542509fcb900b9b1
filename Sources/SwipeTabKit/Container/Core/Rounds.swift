/// Counts the rounds in which listeners answer reports with further changes, to stop endless answers.
struct Rounds {
  static let most = 1000

  private var count = 0

  mutating func begin() -> Bool {
    count += 1
    return count <= Self.most
  }

  static func warning(_ listener: String) -> String {
    "\(listener) changed the container \(most) times in a row; the rest waits for the next change"
  }
}
