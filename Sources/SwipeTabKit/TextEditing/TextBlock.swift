/// The places of the characters of a text of several lines, which wraps at a width.
struct TextBlock {
  /// The characters, with a line break between paragraphs.
  let characters: [Character]
  /// The indices of each line's characters, without the line break that ends a paragraph; at least one line.
  let lines: [Range<Int>]
  private let measurer: any TextMeasuring
  private let isMirrored: Bool

  /// Breaks a text after spaces, which may hang over a line's end; `isRightToLeft` is for lines without letters.
  init(
    _ characters: [Character], width: Double, measurer: any TextMeasuring, isRightToLeft: Bool
  ) {
    (self.characters, self.measurer, isMirrored) = (characters, measurer, isRightToLeft)
    var (lines, start): ([Range<Int>], Int) = ([], 0)
    repeat {
      let end = characters[start...].firstIndex(of: "\n") ?? characters.count
      var first = start
      repeat {
        let next = Self.lineEnd(characters, first..<end, width, measurer)
        lines.append(first..<next)
        first = next
      } while first < end
      start = end + 1
    } while start <= characters.count
    self.lines = lines
  }

  private static func lineEnd(
    _ characters: [Character], _ range: Range<Int>, _ width: Double, _ measurer: any TextMeasuring
  ) -> Int {
    let style = ScreenBody.Field.Layout.style
    func fits(_ end: Int) -> Bool {
      measurer.width(of: String(characters[range.lowerBound..<end]), style: style) <= width
    }
    // A line with more characters than this has none that are visible.
    let most = min(range.upperBound, range.lowerBound + 16 + Int(saturating: width))
    if most == range.upperBound, fits(most) { return most }
    var (low, high) = (range.lowerBound, most)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    if low < range.upperBound, characters[low] == " " { return low + 1 }
    if low == range.upperBound { return low }
    let space = characters[range.lowerBound..<low].lastIndex(of: " ")
    return space.map { $0 + 1 } ?? max(low, range.lowerBound + 1)
  }

  /// The number of the line with the caret before the character at an index.
  func line(ofIndex index: Int) -> Int {
    lines.lastIndex { $0.lowerBound <= index } ?? 0
  }

  func line(_ number: Int) -> TextLine {
    TextLine(Array(characters[lines[number]]), measurer: measurer, isRightToLeft: isMirrored)
  }

  func x(ofIndex index: Int, onLine number: Int, in width: Double) -> Double {
    let line = line(number)
    let start = line.isRightToLeft ? width - line.width : 0
    return start
      + line.x(ofIndex: min(max(0, index - lines[number].lowerBound), lines[number].count))
  }

  /// The index of the character before which a caret is nearest to an x coordinate on a line.
  func index(atX x: Double, onLine number: Int, in width: Double) -> Int {
    let line = line(number)
    let start = line.isRightToLeft ? width - line.width : 0
    return min(lines[number].lowerBound + line.index(atX: x - start), end(ofLine: number))
  }

  /// The last index of a caret on a line, before the space at which a paragraph wraps.
  func end(ofLine number: Int) -> Int {
    let range = lines[number]
    let wraps = number + 1 < lines.count && lines[number + 1].lowerBound == range.upperBound
    return wraps ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
  }
}
