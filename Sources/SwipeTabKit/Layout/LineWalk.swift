/// Takes lines from a text, one after another.
///
/// A line is filled by adding up the widths of letters, or of whole words where letters join; each is measured once.
/// Only a line that is nearly full is measured as a whole, because kerning may make it shorter than that sum.
struct LineWalk {
  private let breaker: LineBreaker
  private var letters: LetterReader
  private var widths: PieceWidths
  private var start: String.Index
  /// The start of the paragraph that the remaining text begins in.
  private(set) var paragraph: String.Index
  private var isInsideWord = false

  /// The relative error that the sum of widths may have.
  private static let doubt = 0.03
  /// Longer words whose letters join are measured in pieces of this many characters.
  private static let longestPiece = 32

  init(_ text: String, _ breaker: LineBreaker) {
    self.breaker = breaker
    letters = LetterReader(text)
    start = text.startIndex
    paragraph = start
    widths = PieceWidths(breaker)
  }

  var isAtEnd: Bool { start == letters.end }

  var visited: Int { letters.visited }

  // MARK: Lines

  /// Removes and returns the first line, with the spaces or line break that end it.
  mutating func takeLine() -> String {
    var (end, width) = (start, 0.0)
    if isInsideWord {
      let filled = fill()
      guard filled.isWhole else { return cut(at: filled.end) }
      (end, width) = (filled.end, filled.width)
    }
    while let word = nextWord(from: end, room: breaker.width * (1 + Self.doubt) - width) {
      guard fits(upTo: word.end, estimate: width + word.width) else {
        return end > start ? finish(at: end) : cut(at: fill().end)
      }
      (end, width) = (word.end, width + word.width)
    }
    return finish(at: end)
  }

  /// Removes and returns all remaining text as one line; an ellipsis replaces what does not fit.
  mutating func takeRest() -> String {
    defer { start = letters.end }
    var ends = [start]
    let count = fitting(&ends, suffix: "")
    if ends[count] == letters.end { return letters.shown(start..<letters.end) }
    guard breaker.fits("…") else { return "" }
    var kept = fitting(&ends, suffix: "…")
    while kept > 0, letters.next(at: ends[kept - 1]).kind != .word { kept -= 1 }
    return letters.shown(start..<ends[kept]) + "…"
  }

  /// Ends a line after a word.
  private mutating func finish(at end: String.Index) -> String {
    let line = letters.shown(start..<end)
    start = end
    isInsideWord = false
    while !isAtEnd {
      let letter = letters.next(at: start)
      if letter.kind == .word { break }
      start = letter.end
      if letter.kind == .lineBreak {
        paragraph = start
        break
      }
    }
    return line
  }

  /// Ends a line inside a word.
  private mutating func cut(at end: String.Index) -> String {
    if isWordEnd(end) { return finish(at: end) }
    let line = letters.shown(start..<end)
    start = end
    isInsideWord = true
    return line
  }

  private mutating func isWordEnd(_ index: String.Index) -> Bool {
    index == letters.end || letters.next(at: index).kind != .word
  }

  // MARK: Words

  /// The spaces at an index and the word after them, of infinite width if wider than `room`, or nil at the line's end.
  private mutating func nextWord(from index: String.Index, room: Double) -> (
    end: String.Index, width: Double
  )? {
    var (index, width, hasWord) = (index, 0.0, false)
    while index < letters.end {
      let letter = letters.next(at: index)
      if letter.kind == .lineBreak || (letter.kind == .space && hasWord) { break }
      if hasWord, width > room { return (index, .infinity) }
      hasWord = hasWord || letter.kind == .word
      if let own = widths.width(of: letter) {
        width += own
        index = letter.end
      } else {
        let end = pieceEnd(from: index)
        width += widths.width(of: letters.shown(index..<end))
        index = end
      }
    }
    return hasWord ? (index, width) : nil
  }

  private mutating func pieceEnd(from index: String.Index) -> String.Index {
    var (index, count) = (index, 0)
    while index < letters.end, count < Self.longestPiece {
      let letter = letters.next(at: index)
      if letter.kind != .word { break }
      index = letter.end
      count += 1
    }
    return index
  }

  /// Whether the line fits up to an index; `estimate` is the sum of its parts' widths.
  private func fits(upTo end: String.Index, estimate: Double) -> Bool {
    if estimate <= breaker.width * (1 - Self.doubt) { return true }
    if estimate > breaker.width * (1 + Self.doubt) { return false }
    return breaker.fits(letters.shown(start..<end))
  }

  /// Fills a line with as many characters of one word as fit, at least one, and the spaces before the word.
  private mutating func fill() -> (end: String.Index, width: Double, isWhole: Bool) {
    var ends = [start]
    var (width, hasWord) = (0.0, false)
    while let index = ends.last, index < letters.end {
      let letter = letters.next(at: index)
      if letter.kind == .lineBreak || (letter.kind == .space && hasWord) { break }
      hasWord = hasWord || letter.kind == .word
      width += widths.width(of: letter) ?? widths.width(of: letters.shown(index..<letter.end))
      if width > breaker.width, ends.count > 1 { break }
      ends.append(letter.end)
    }
    let all = ends.count - 1
    // Together the characters may be wider than the sum of their widths.
    var (count, surplus) = (all, 1)
    while count > 1 {
      width = breaker.width(of: letters.shown(start..<ends[count]))
      if width <= breaker.width { break }
      count = max(1, count - surplus)
      surplus *= 2
    }
    let isWhole = count == all && width <= breaker.width && isWordEnd(ends[count])
    return (ends[count], width, isWhole)
  }

  /// The number of first characters that fit with a suffix; `ends` holds the start, then the end of each character.
  private mutating func fitting(_ ends: inout [String.Index], suffix: String) -> Int {
    var (low, high) = (0, 16)
    extend(&ends, to: high)
    while high < ends.count, fits(upTo: ends[high], suffix) {
      (low, high) = (high, 2 * high)
      extend(&ends, to: high)
    }
    if high >= ends.count {
      high = ends.count - 1
      if fits(upTo: ends[high], suffix) { return high }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(upTo: ends[middle], suffix) { low = middle } else { high = middle }
    }
    return low
  }

  private func fits(upTo end: String.Index, _ suffix: String) -> Bool {
    breaker.fits(letters.shown(start..<end) + suffix)
  }

  private mutating func extend(_ ends: inout [String.Index], to count: Int) {
    while ends.count <= count, let end = ends.last, end < letters.end {
      ends.append(letters.next(at: end).end)
    }
  }
}

/// A cache of the measured widths of letters and words.
private struct PieceWidths {
  private let breaker: LineBreaker
  /// The widths of ASCII letters, where NaN is not measured yet.
  private var ascii = [Double](repeating: .nan, count: 0x80)
  private var letters: [UInt32: Double] = [:]
  private var words: [String: Double] = [:]
  private static let most = 16_384

  init(_ breaker: LineBreaker) { self.breaker = breaker }

  mutating func width(of letter: LetterReader.Letter) -> Double? {
    guard let scalar = letter.scalar else { return nil }
    let value = scalar.value
    if value < 0x80, !ascii[Int(value)].isNaN { return ascii[Int(value)] }
    if value >= 0x80, let width = letters[value] { return width }
    let width = breaker.width(of: String(Character(scalar)))
    if value < 0x80 {
      ascii[Int(value)] = width
    } else {
      letters[value] = width
    }
    return width
  }

  mutating func width(of word: String) -> Double {
    if let width = words[word] { return width }
    if words.count >= Self.most { words.removeAll(keepingCapacity: true) }
    let width = breaker.width(of: word)
    words[word] = width
    return width
  }
}
