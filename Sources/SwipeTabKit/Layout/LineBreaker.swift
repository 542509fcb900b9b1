/// Breaks a text into lines of limited width, never inside a character.
package struct LineBreaker {
  let measurer: any TextMeasuring
  let style: TextStyle
  /// The width of a line, in points.
  let width: Double

  /// A line of a text.
  package struct Line {
    /// What the line shows.
    package var text: String
    /// The text from the start of the line's paragraph on, whose first letter decides the reading direction of all of its
    /// lines.
    package var paragraph: Substring
  }

  /// Makes a breaker for lines of a width, in points.
  package init(measurer: any TextMeasuring, style: TextStyle, width: Double) {
    self.measurer = measurer
    self.style = style
    self.width = width
  }

  /// At most `limit` lines, broken at spaces and line breaks; the last ends in an ellipsis if text
  /// is left over.
  ///
  /// A word wider than a line is broken inside. O(n) in the characters of the lines, each of which
  /// is measured at most a few times; text after the last line is not read.
  package func lines(of text: String, limit: Int) -> [String] {
    placedLines(of: text, limit: limit).map(\.text)
  }

  /// The lines as `lines(of:limit:)` has them, and the paragraph of each.
  package func placedLines(of text: String, limit: Int) -> [Line] {
    var walk = LineWalk(text, self)
    var lines: [Line] = []
    while !walk.isAtEnd, lines.count < limit {
      let paragraph = text[walk.paragraph...]
      let line = lines.count == limit - 1 ? walk.takeRest() : walk.takeLine()
      lines.append(Line(text: line, paragraph: paragraph))
    }
    return lines
  }

  func width(of text: String) -> Double { measurer.width(of: text, style: style) }

  func fits(_ text: String) -> Bool { width(of: text) <= width }
}
