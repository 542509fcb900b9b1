extension String {
  /// Each letter is between two marks, so that a text is found in another only at whole letters.
  var searched: String {
    unicodeScalars.reduce(into: "\u{1F}") { text, scalar in
      for letter in scalar.plainLetters { text += letter + "\u{1F}" }
    }
  }
}

extension Unicode.Scalar {
  /// The letters that the scalar means in a comparison without case and accents.
  ///
  /// Each is a text or a name: "e" for "É", "GREEK SMALL LETTER ETA" for "ή". There are two for "ß", and no letters for
  /// a combining mark.
  var plainLetters: [String] {
    if isASCII { return [properties.lowercaseMapping] }
    // Capitals first, as there are two small letters for some: "ς" is "σ" at the end of a word.
    return properties.uppercaseMapping.unicodeScalars.flatMap {
      $0.properties.lowercaseMapping.unicodeScalars
    }.compactMap(\.plainName)
  }

  private var plainName: String? {
    switch properties.generalCategory {
    case .nonspacingMark, .format: return nil
    case .decimalNumber: return properties.numericValue.map { String(Int($0)) }
    default: break
    }
    guard !isASCII, let name = properties.name else { return String(self) }
    // The only letter with an accent whose name does not contain the accent, and which users write without it.
    if self == "ё" { return Unicode.Scalar("е").properties.name }
    // Unicode names letters as in "LATIN SMALL LETTER E WITH ACUTE".
    let words = name.split(separator: " ")
    let plain = words.prefix { $0 != "WITH" }
    if plain.count == 4, plain[0] == "LATIN", plain[3].count == 1 { return plain[3].lowercased() }
    return plain.joined(separator: " ")
  }
}
