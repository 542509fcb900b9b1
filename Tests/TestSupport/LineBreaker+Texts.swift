import SwipeTabKit

extension LineBreaker {
  /// What the lines of a text show.
  package func texts(of text: String, limit: Int) -> [String] {
    lines(of: text, limit: limit).map(\.text)
  }
}
