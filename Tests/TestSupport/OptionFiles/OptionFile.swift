/// A file that lists options and is no code, so that the table of options cannot make it when the program is built.
///
/// `Scripts/options` writes what the table says into each of them, and a test compares.
enum OptionFile: String, CaseIterable, WrittenFile {
  case replaySchema = "Assets/schema/replay.schema.json"
  case article = "Sources/SwipeTabKit/SwipeTabKit.docc/Options.md"
  case storyboardWords = "Fuzz/storyboard.dict"
  case replayWords = "Fuzz/replay.dict"
  case stateWords = "Fuzz/state.dict"

  /// The lines of the file with what the table says in place of what the file says of options.
  func rewritten(_ lines: [String]) -> [String] {
    switch self {
    case .replaySchema: OptionSchema.rewritten(lines)
    case .article: OptionRows.ofAll(lines)
    case .storyboardWords:
      OptionWords.rewritten(
        OptionWords.rewritten(lines, OptionWords.ofStoryboards), OptionWords.ofElements,
        below: OptionWords.elementHeading)
    case .replayWords: OptionWords.rewritten(lines, OptionWords.ofReplays)
    case .stateWords: OptionWords.rewritten(lines, OptionWords.ofStates)
    }
  }
}

extension [String] {
  /// The lines with others in place of those in a range.
  func with(_ lines: [String], in range: Range<Int>) -> [String] {
    Array(self[..<range.lowerBound]) + lines + Array(self[range.upperBound...])
  }

  /// The lines behind one, and before the next one of another text; nil if one of them is missing.
  func range(behind first: String, before last: String, from start: Int = 0) -> Range<Int>? {
    guard let begin = self[start...].firstIndex(of: first),
      let end = self[(begin + 1)...].firstIndex(of: last)
    else { return nil }
    return begin + 1..<end
  }
}
