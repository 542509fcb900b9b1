/// Finds an entry of a list by the first letters of its title, as they are typed.
///
/// Letters that follow each other within a quiet time are one text. The same letter again and again goes through all entries
/// that begin with it. A text is forgotten by comparing times, so nothing happens when the quiet time ends.
struct TypeAhead {
  /// The most entries that are looked at for one letter, so that a key stays quick in a list of millions.
  private static let mostEntries = 20_000

  private var text: [Character] = []
  /// The time of the last letter, in seconds.
  private var last = -Double.infinity

  /// The index of the entry that a key leads to.
  ///
  /// - Parameters:
  ///   - key: The key; a letter, a digit, or a space between them.
  ///   - time: The present time, in seconds.
  ///   - quiet: The time without a letter after which a new text begins, in seconds.
  ///   - index: The index of the present entry; nil for none.
  ///   - count: The number of entries.
  ///   - title: The title of an entry; nil for one that cannot be chosen.
  /// - Returns: The index, which may be the present one; nil if the key is no letter, or if no title begins so.
  mutating func index(
    for key: KeyPress, at time: Double, quiet: Double, from index: Int?, count: Int,
    title: (Int) -> String?
  ) -> Int? {
    guard let letter = letter(of: key, at: time, quiet: quiet), count > 0 else { return nil }
    if time - last >= quiet { text.removeAll(keepingCapacity: true) }
    text.append(letter)
    last = time
    let isOneLetter = text.allSatisfy { $0 == letter }
    let sought = isOneLetter ? [letter] : text
    // A longer text may still fit the present entry; one letter goes on to the next.
    let first = (index ?? -1) + (isOneLetter || index == nil ? 1 : 0)
    for distance in 0..<min(count, Self.mostEntries) {
      let candidate = (first + distance) % count
      if title(candidate)?.begins(with: sought) == true { return candidate }
    }
    return nil
  }

  /// The letter of a key, or the space within a text; nil for any other key.
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
  /// Whether the text begins with letters, whatever their case and accents; spaces before it do not count.
  fileprivate func begins(with letters: [Character]) -> Bool {
    var rest = letters[...]
    var hasBegun = false
    for scalar in unicodeScalars {
      guard let wanted = rest.first else { return true }
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      if !hasBegun, scalar.properties.isWhitespace { continue }
      hasBegun = true
      guard scalar.plainLetter == wanted else { return false }
      rest = rest.dropFirst()
    }
    return rest.isEmpty
  }
}

extension Unicode.Scalar {
  /// The letter in lower case and without an accent, as "e" for "É".
  fileprivate var plainLetter: Character {
    if isASCII { return Character(properties.lowercaseMapping) }
    // Unicode names Latin letters "LATIN SMALL LETTER E WITH ACUTE".
    for start in ["LATIN SMALL LETTER ", "LATIN CAPITAL LETTER "] {
      guard let name = properties.name, name.hasPrefix(start) else { continue }
      let words = name.dropFirst(start.count)
      if words.count == 1 || words.dropFirst().hasPrefix(" WITH "), let letter = words.first {
        return Character(letter.lowercased())
      }
    }
    return Character(self)
  }
}
