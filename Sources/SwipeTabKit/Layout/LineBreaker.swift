/// Cuts a text into lines that fit a width; whole characters only, whatever they are made of.
package struct LineBreaker {
  let measurer: any TextMeasuring
  let style: TextStyle
  /// The width of a line, in points.
  let width: Double

  /// Makes a breaker for lines of a width in points.
  package init(measurer: any TextMeasuring, style: TextStyle, width: Double) {
    self.measurer = measurer
    self.style = style
    self.width = width
  }

  /// At most `limit` lines, broken at spaces and line breaks; the last ends in an ellipsis if more follows.
  ///
  /// A word that is wider than a line is broken where it must be. O(n log n) in the characters that fit.
  package func lines(of text: String, limit: Int) -> [String] {
    var lines: [String] = []
    var rest = Self.withoutControls(text)[...]
    while !rest.isEmpty, lines.count < limit {
      let isLast = lines.count == limit - 1
      if isLast {
        lines.append(ellipsized(rest))
        rest = []
      } else {
        lines.append(takeLine(&rest))
      }
    }
    return lines
  }

  /// The characters up to a line's width, with what does not fit replaced by an ellipsis.
  private func ellipsized(_ characters: ArraySlice<Character>) -> String {
    let line = characters.map { $0 == "\n" ? " " : $0 }[...]
    let count = fitting(line, suffix: "")
    if count == line.count { return String(line) }
    guard fits("…") else { return "" }
    var kept = line.prefix(fitting(line, suffix: "…"))
    while kept.last?.isSpace == true { kept.removeLast() }
    return String(kept) + "…"
  }

  /// Removes the first line from `rest`, with the space or line break that it ends at.
  private func takeLine(_ rest: inout ArraySlice<Character>) -> String {
    let paragraph = rest.prefix { $0 != "\n" }
    let count = fitting(paragraph, suffix: "")
    var line = paragraph.prefix(count)
    if count < paragraph.count {
      let isAtWord = paragraph[line.endIndex].isSpace
      if !isAtWord, let space = line.lastIndex(where: \.isSpace), space > line.startIndex {
        line = line[..<space]
      }
      if line.isEmpty { line = paragraph.prefix(1) }
    }
    rest = rest[line.endIndex...]
    if rest.first == "\n" { rest.removeFirst() } else { rest = rest.drop(while: \.isSpace) }
    while line.last?.isSpace == true { line.removeLast() }
    return String(line)
  }

  /// How many of the first characters fit together with a suffix.
  private func fitting(_ characters: ArraySlice<Character>, suffix: String) -> Int {
    func fits(_ count: Int) -> Bool { self.fits(String(characters.prefix(count)) + suffix) }
    var (low, high) = (0, 16)
    while high < characters.count, fits(high) { (low, high) = (high, 2 * high) }
    if high >= characters.count {
      high = characters.count
      if fits(high) { return high }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func fits(_ text: String) -> Bool { measurer.width(of: text, style: style) <= width }

  /// The characters of a text, with every line break as "\n" and every other control character as a space.
  private static func withoutControls(_ text: String) -> [Character] {
    text.map { character in
      if character.isNewline { return "\n" }
      guard let scalar = character.unicodeScalars.first, scalar.value < 0x20 || scalar.value == 0x7F
      else { return character }
      return " "
    }
  }
}

extension Character {
  /// Whether a line may end here, with nothing to be seen.
  fileprivate var isSpace: Bool { isWhitespace && self != "\u{A0}" && self != "\u{202F}" }
}
