/// Finds an entry of a list by the first letters of its title, as they are typed.
///
/// Letters in succession are one text. The same letter several times goes through all entries that begin with it. The
/// end of the text is found by comparing times, so no timer is needed.
struct TypeAhead {
  /// The most entries that are looked at for one letter, so that a key stays quick in a list of millions.
  private static let mostEntries = 20_000

  private var text: [[String]] = []
  private var last = -Double.infinity

  /// The index may be the current one, and is nil if no title begins with the text.
  ///
  /// `quiet` is the time without a letter after which a new text begins. `title` returns nil for an entry that cannot
  /// be chosen.
  mutating func index(
    for key: KeyPress, at time: Double, quiet: Double, from index: Int?, count: Int,
    title: (Int) -> String?
  ) -> Int? {
    guard let letter = letter(of: key, at: time, quiet: quiet), count > 0 else { return nil }
    if time - last >= quiet { text.removeAll(keepingCapacity: true) }
    last = time
    let plain = letter.unicodeScalars.flatMap(\.plainLetters)
    // A combining mark belongs to the letter before it.
    guard !plain.isEmpty else { return index }
    text.append(plain)
    let isOneLetter = text.allSatisfy { $0 == plain }
    let sought = isOneLetter ? plain : text.flatMap(\.self)
    // A longer text may still fit the current entry; one letter leads to the next.
    let first = (index ?? -1) + (isOneLetter || index == nil ? 1 : 0)
    for distance in 0..<min(count, Self.mostEntries) {
      let candidate = (first + distance) % count
      if title(candidate)?.begins(with: sought) == true { return candidate }
    }
    return nil
  }

  /// The letter of a key, or the space within a text.
  private func letter(of key: KeyPress, at time: Double, quiet: Double) -> Character? {
    guard key.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch key.key {
    case .character(let letter) where letter != "?": return letter
    case .space where key.modifiers.isEmpty && !text.isEmpty && time - last < quiet: return " "
    default: return nil
    }
  }
}

extension String {
  fileprivate func begins(with letters: [String]) -> Bool {
    var rest = letters[...]
    var hasBegun = false
    for scalar in unicodeScalars {
      if !hasBegun, scalar.properties.isWhitespace { continue }
      for letter in scalar.plainLetters {
        guard let wanted = rest.popFirst() else { return true }
        guard letter == wanted else { return false }
        hasBegun = true
      }
    }
    return rest.isEmpty
  }
}
