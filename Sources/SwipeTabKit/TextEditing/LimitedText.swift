extension Character {
  /// A letter and 30 combining marks, which Unicode's stream-safe text format allows (UAX #15, section 13).
  static let mostScalars = 31

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
  /// A beginning with at least so many characters of `Character.mostScalars` scalars each, in O(1).
  func beginning(characters most: Int) -> Substring {
    let (bytes, isTooMany) = most.multipliedReportingOverflow(by: 4 * Character.mostScalars)
    guard !isTooMany, utf8.count > bytes else { return self[...] }
    let end = utf8.index(startIndex, offsetBy: max(0, bytes))
    return self[..<(end.samePosition(in: unicodeScalars) ?? unicodeScalars.index(before: end))]
  }

  /// The first characters of a text, each with at most 30 combining marks.
  ///
  /// Texts from outside are limited before they are shaped, because the cost of a character grows with the square of
  /// its marks. If nothing is cut, nothing is allocated. O(n) in the characters that are returned.
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
