/// A text from which lines are taken, one after another.
///
/// A line is filled by the widths of its letters, each of which is measured once, or of its words where letters join. Only
/// a line that is nearly full is measured as a whole, since a font may set letters closer together than that.
struct LineWalk {
  private let breaker: LineBreaker
  private var letters: LetterReader
  private var widths: PieceWidths
  /// Where what is left of the text begins.
  private var start: String.Index
  /// Whether the last line ended within a word.
  private var isInsideWord = false

  /// The share of a line's width by which the sum of its parts' widths may be wrong.
  private static let doubt = 0.03
  /// A longer word whose letters join is measured in pieces of so many characters.
  private static let longestPiece = 32

  init(_ text: String, _ breaker: LineBreaker) {
    self.breaker = breaker
    letters = LetterReader(text)
    start = text.startIndex
    widths = PieceWidths(breaker)
  }

  var isAtEnd: Bool { start == letters.end }

  /// How many characters were looked at so far.
  var visited: Int { letters.visited }

  // MARK: Lines

  /// Removes the first line from the text, with the spaces or the line break that it ends at.
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

  /// Removes all that is left: as one line, with what does not fit replaced by an ellipsis.
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

  /// Ends a line behind a word.
  private mutating func finish(at end: String.Index) -> String {
    let line = letters.shown(start..<end)
    start = end
    isInsideWord = false
    while !isAtEnd {
      let letter = letters.next(at: start)
      if letter.kind == .word { break }
      start = letter.end
      if letter.kind == .lineBreak { break }
    }
    return line
  }

  /// Ends a line within a word.
  private mutating func cut(at end: String.Index) -> String {
    if isWordEnd(end) { return finish(at: end) }
    let line = letters.shown(start..<end)
    start = end
    isInsideWord = true
    return line
  }

  private mutating func isWordEnd(_ place: String.Index) -> Bool {
    place == letters.end || letters.next(at: place).kind != .word
  }

  // MARK: Words

  /// The spaces at a place and the word behind them; nil if the line or the text ends there.
  ///
  /// A word that is wider than `room` is looked at only as far as that, and is as wide as can be.
  private mutating func nextWord(from place: String.Index, room: Double) -> (
    end: String.Index, width: Double
  )? {
    var (place, width, hasWord) = (place, 0.0, false)
    while place < letters.end {
      let letter = letters.next(at: place)
      if letter.kind == .lineBreak || (letter.kind == .space && hasWord) { break }
      if hasWord, width > room { return (place, .infinity) }
      hasWord = hasWord || letter.kind == .word
      if let own = widths.width(of: letter) {
        width += own
        place = letter.end
      } else {
        let end = pieceEnd(from: place)
        width += widths.width(of: letters.shown(place..<end))
        place = end
      }
    }
    return hasWord ? (place, width) : nil
  }

  /// Where a piece of a word ends whose letters may join.
  private mutating func pieceEnd(from place: String.Index) -> String.Index {
    var (place, count) = (place, 0)
    while place < letters.end, count < Self.longestPiece {
      let letter = letters.next(at: place)
      if letter.kind != .word { break }
      place = letter.end
      count += 1
    }
    return place
  }

  /// Whether the text up to a place fits, whose parts together are about so wide.
  private func fits(upTo end: String.Index, estimate: Double) -> Bool {
    if estimate <= breaker.width * (1 - Self.doubt) { return true }
    if estimate > breaker.width * (1 + Self.doubt) { return false }
    return breaker.fits(letters.shown(start..<end))
  }

  /// As many characters of one word as fit, spaces before it included; at least one.
  private mutating func fill() -> (end: String.Index, width: Double, isWhole: Bool) {
    var ends = [start]
    var (width, hasWord) = (0.0, false)
    while let place = ends.last, place < letters.end {
      let letter = letters.next(at: place)
      if letter.kind == .lineBreak || (letter.kind == .space && hasWord) { break }
      hasWord = hasWord || letter.kind == .word
      width += widths.width(of: letter) ?? widths.width(of: letters.shown(place..<letter.end))
      if width > breaker.width, ends.count > 1 { break }
      ends.append(letter.end)
    }
    let all = ends.count - 1
    // Side by side they may be wider than one by one.
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

  /// How many of the first characters fit together with a suffix.
  ///
  /// `ends` holds where each character ends, after the start, as far as they were looked at.
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

/// The widths of letters and words that were measured lately.
private struct PieceWidths {
  private let breaker: LineBreaker
  /// By their scalar; not a number for what was not measured yet.
  private var ascii = [Double](repeating: .nan, count: 0x80)
  private var letters: [UInt32: Double] = [:]
  private var words: [String: Double] = [:]
  private static let most = 16_384

  init(_ breaker: LineBreaker) { self.breaker = breaker }

  /// The width of a letter that joins no other; nil for one that may.
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
