/// Breaks a text into lines of limited width, never inside a character.
package struct LineBreaker {
  let measurer: any TextMeasuring
  let style: TextStyle
  let width: Double

  package struct Line: Sendable, Hashable {
    package let text: String
    /// Whether it is read from right to left, which the first letter of its paragraph decides, or nil without letters.
    package let isRightToLeft: Bool?
  }

  package init(measurer: any TextMeasuring, style: TextStyle, width: Double) {
    self.measurer = measurer
    self.style = style
    self.width = width
  }

  /// At most `limit` lines, broken at spaces and line breaks; the last ends in an ellipsis if text is left over.
  ///
  /// A word wider than a line is broken inside. O(n) in the characters of the lines.
  package func lines(of text: String, limit: Int) -> [Line] {
    let text = text.limited(to: mostCharacters(lines: limit))
    var walk = LineWalk(text, self)
    var lines: [Line] = []
    var paragraph: (start: String.Index, isRightToLeft: Bool?)?
    while !walk.isAtEnd, lines.count < limit {
      let start = walk.paragraph
      if paragraph?.start != start {
        let letters = text[start...].lazy.prefix { !$0.isNewline }
        paragraph = (start, letters.runsFromRight)
      }
      let line = lines.count == limit - 1 ? walk.takeRest() : walk.takeLine()
      lines.append(Line(text: line, isRightToLeft: paragraph?.isRightToLeft))
    }
    return lines
  }

  /// A number of characters that does not fit, because on average they are wider than a sixteenth of their height.
  private func mostCharacters(lines: Int) -> Int {
    Int(saturating: Double(lines) * (256 + 16 * width / max(1, style.size)))
  }

  func width(of text: String) -> Double { measurer.width(of: text, style: style) }

  func fits(_ text: String) -> Bool { width(of: text) <= width }
}

extension Sequence<Character> {
  /// Whether the first letter is of a script that runs from right to left, or nil without letters.
  var runsFromRight: Bool? {
    for character in self {
      guard character.isLetter, let scalar = character.unicodeScalars.first else { continue }
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: return false
      }
    }
    return nil
  }
}
