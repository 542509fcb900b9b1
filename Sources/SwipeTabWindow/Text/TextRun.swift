/// A part of a line that one font can shape: one script, one direction.
nonisolated struct TextRun: Sendable, Hashable {
  var text: String
  /// The ISO 15924 code of the script.
  var script: String
  var isRightToLeft: Bool
  var font: Int

  /// Splits a line into runs, in visual order from left to right.
  ///
  /// The order follows Unicode's bidirectional algorithm without its marks and brackets. With nil the first letter
  /// decides the line's direction. Words of the other direction stay whole. Numbers are always read from left to right,
  /// although they are placed like the words around them.
  static func runs(
    of line: String, isRightToLeft: Bool? = nil, font: (Character) -> Int
  ) -> [TextRun] {
    var pieces = line.map { Piece($0, font: font($0)) }
    let base: Direction =
      isRightToLeft.map { $0 ? .rightToLeft : .leftToRight }
      ?? pieces.lazy.compactMap(\.letterDirection).first ?? .leftToRight
    settleNumbers(in: &pieces, base: base)
    settleNeutrals(in: &pieces, base: base)
    settleScripts(in: &pieces)
    return inVisualOrder(leveled(pieces, base: base))
  }

  private enum Direction { case leftToRight, rightToLeft }

  private struct Piece {
    let character: Character
    let font: Int
    let isDigit: Bool
    var script: String?
    /// Nil if the neighbors decide the direction.
    var direction: Direction?

    init(_ character: Character, font: Int) {
      let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
      (self.character, self.font) = (character, font)
      isDigit = scalar.properties.numericType == .decimal
      script = Script.tag(of: scalar)
      if let script, !isDigit {
        direction = Script.isRightToLeft(script) ? .rightToLeft : .leftToRight
      }
    }

    var letterDirection: Direction? { isDigit ? nil : direction }

    /// The embedding level, which is odd for text that is read from right to left.
    func level(base: Direction) -> Int {
      if direction == .rightToLeft { return isDigit ? 2 : 1 }
      return base == .leftToRight ? 0 : 2
    }
  }

  /// Gives numbers the direction of the words before them.
  private static func settleNumbers(in pieces: inout [Piece], base: Direction) {
    var last = base
    for index in pieces.indices {
      if pieces[index].isDigit { pieces[index].direction = last }
      last = pieces[index].direction ?? last
    }
  }

  /// Gives spaces and signs the direction of the words around them if those agree.
  private static func settleNeutrals(in pieces: inout [Piece], base: Direction) {
    var (before, index) = (base, 0)
    while index < pieces.count {
      if let direction = pieces[index].direction {
        (before, index) = (direction, index + 1)
        continue
      }
      let end = pieces[index...].firstIndex { $0.direction != nil } ?? pieces.endIndex
      let after = end < pieces.endIndex ? pieces[end].direction : base
      for place in index..<end { pieces[place].direction = before == after ? before : base }
      index = end
    }
  }

  /// Gives pieces without a script the script of the piece before or after them, if the direction is the same.
  private static func settleScripts(in pieces: inout [Piece]) {
    func settle(_ index: Int, like other: Int) {
      guard pieces[index].script == nil, pieces[index].direction == pieces[other].direction
      else { return }
      pieces[index].script = pieces[other].script
    }
    for index in pieces.indices.dropFirst() { settle(index, like: index - 1) }
    for index in pieces.indices.dropLast().reversed() { settle(index, like: index + 1) }
  }

  private typealias LeveledRun = (run: TextRun, level: Int)

  private static func leveled(_ pieces: [Piece], base: Direction) -> [LeveledRun] {
    var runs: [LeveledRun] = []
    for piece in pieces {
      let (script, level) = (piece.script ?? "Latn", piece.level(base: base))
      // By index: copying the run would copy its whole text for each character.
      if let last = runs.indices.last, runs[last].level == level, runs[last].run.script == script,
        runs[last].run.font == piece.font
      {
        runs[last].run.text.append(piece.character)
      } else {
        let text = String(piece.character)
        let isRightToLeft = level % 2 == 1
        let run = TextRun(
          text: text, script: script, isRightToLeft: isRightToLeft, font: piece.font)
        runs.append((run, level))
      }
    }
    return runs
  }

  /// Reverses all sequences at or above each level, from the deepest level to the first.
  private static func inVisualOrder(_ runs: [LeveledRun]) -> [TextRun] {
    var runs = runs
    for level in [2, 1] {
      var start = 0
      while start < runs.count {
        let end = runs[start...].firstIndex { $0.level < level } ?? runs.endIndex
        runs[start..<end].reverse()
        start = end + 1
      }
    }
    return runs.map(\.run)
  }
}
