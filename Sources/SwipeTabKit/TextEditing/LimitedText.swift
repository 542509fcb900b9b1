extension Character {
  /// The most scalars of a character that are shaped: a letter and 30 marks.
  ///
  /// Unicode's stream-safe text format allows so many (UAX #15, section 13).
  static let mostScalars = 31

  /// The character without what lies beyond a letter and 30 marks.
  package var limited: Character {
    guard utf8.count > Self.mostScalars, unicodeScalars.count > Self.mostScalars else {
      return self
    }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.prefix(Self.mostScalars))
    // A part of a character is one, too.
    return String(scalars).first ?? self
  }
}

extension String {
  /// A beginning that has room for a number of characters of `Character.mostScalars` scalars each; O(1).
  func beginning(characters most: Int) -> Substring {
    let (bytes, isTooMany) = most.multipliedReportingOverflow(by: 4 * Character.mostScalars)
    guard !isTooMany, utf8.count > bytes else { return self[...] }
    let end = utf8.index(startIndex, offsetBy: max(0, bytes))
    return self[..<(end.samePosition(in: unicodeScalars) ?? unicodeScalars.index(before: end))]
  }

  /// The first characters of a text, each with 30 marks at most.
  ///
  /// A text from outside passes here before it is shaped: the cost of a character grows with the square of its marks. Nothing
  /// is allocated for a text of which nothing is cut. O(n) in the characters that are returned.
  package func limited(to most: Int = .max) -> String {
    if utf8.count <= most, utf8.count <= Character.mostScalars || utf8.allSatisfy({ $0 < 0x80 }) {
      return self
    }
    let beginning = beginning(characters: most)
    var end = beginning.startIndex
    var (count, isLong) = (0, false)
    while count < most, end < beginning.endIndex, !isLong {
      let next = beginning.index(after: end)
      isLong = beginning.unicodeScalars.distance(from: end, to: next) > Character.mostScalars
      (count, end) = (count + 1, next)
    }
    if !isLong { return end == endIndex ? self : String(self[..<end]) }
    var text = ""
    for character in beginning.prefix(most) { text.append(character.limited) }
    return text
  }
}
