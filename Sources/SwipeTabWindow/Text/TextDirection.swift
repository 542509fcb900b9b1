/// The direction in which a line or paragraph is read.
nonisolated package enum TextDirection: Sendable, Hashable {
  case leftToRight, rightToLeft

  /// The direction of a character that is a letter; nil for others.
  init?(ofLetter character: Character) {
    let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
    guard scalar.properties.numericType != .decimal, let script = Script.tag(of: scalar) else {
      return nil
    }
    self = Script.isRightToLeft(script) ? .rightToLeft : .leftToRight
  }

  /// The direction of the first letter of a text, up to its first line break; nil if there is none.
  ///
  /// That of a paragraph decides for all of its lines (UAX #9, rules P2 and P3).
  init?(ofParagraph text: Substring) {
    for character in text {
      if character.isNewline { return nil }
      if let direction = TextDirection(ofLetter: character) {
        self = direction
        return
      }
    }
    return nil
  }
}
