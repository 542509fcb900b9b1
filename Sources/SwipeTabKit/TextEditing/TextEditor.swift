/// The text of a field while it is edited, with caret, selection, composition, and the steps to undo.
///
/// It counts characters as users see them, so that no key can split one. It does not depend on fonts.
struct TextEditor: Sendable, Hashable {
  /// The distances by which keys extend the selection or move the caret.
  enum Unit: Sendable, Hashable {
    case character
    case word
    case line
  }

  private struct Snapshot: Sendable, Hashable {
    var characters: [Character]
    var caret: Int
    var anchor: Int
  }

  static let mostSteps = 200

  /// The characters, which exceed `limit` or have several lines only if the text did before it was edited.
  private(set) var characters: [Character]
  /// The index of the character that follows the caret.
  private(set) var caret: Int
  /// The other end of the selection, which equals `caret` if nothing is selected.
  private(set) var anchor: Int
  private(set) var composition: [Character] = []
  private(set) var compositionCaret = 0
  let limit: Int
  /// Whether nothing that the editor does may depend on which characters they are, but on their number alone.
  let isSecure: Bool
  let allowsLines: Bool
  /// Whether the last insertion had several characters and omitted some because of the limit.
  private(set) var hasCut = false
  /// Whether the last change was an insertion that the limit cut, by numbers of characters alone.
  private(set) var isFull = false

  private var undoable: [Snapshot] = []
  private var redoable: [Snapshot] = []
  /// Whether the next letter belongs to the same step as the last one.
  private var isTyping = false

  /// Begins with the caret at the end, and never cuts the initial text, even if it could not be typed.
  init(_ text: String, limit: Int, isSecure: Bool = false, allowsLines: Bool = false) {
    (self.limit, self.isSecure, self.allowsLines) = (max(0, limit), isSecure, allowsLines)
    characters = Array(text)
    (caret, anchor) = (characters.count, characters.count)
  }

  // MARK: Answers

  /// The text without the composition.
  var text: String { String(characters) }

  /// The text with the composition inserted, as it is shown: on one line, unless it can have several.
  var shown: [Character] {
    let all =
      composition.isEmpty
      ? characters : Array(characters[..<caret]) + composition + Array(characters[caret...])
    return all.map { character in
      if allowsLines, character.isNewline { return "\n" }
      return character.unicodeScalars.contains(where: Self.isHidden) ? " " : character
    }
  }

  /// The text on one line, with spaces for line breaks and controls; allocates nothing for a text that is on one line.
  static func shown(_ text: String) -> String {
    text.unicodeScalars.contains(where: isHidden)
      ? String(TextEditor(text, limit: 0).shown) : text
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  var shownCaret: Int { caret + compositionCaret }

  var compositionRange: Range<Int> { caret..<caret + composition.count }

  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  var selectedText: String { String(characters[selection]) }

  // MARK: Editing

  /// Inserts a text in place of the selection, in O(n) of what the limit allows, and returns whether something changed.
  mutating func insert(_ text: String) -> Bool {
    endComposition()
    let room = max(0, limit - (characters.count - selection.count))
    let (taken, isCut) = Self.plain(text, most: room, allowsLines: allowsLines)
    defer { isFull = isCut }
    hasCut = isCut && text.utf8.count > 1 && text.dropFirst().first != nil
    guard !taken.isEmpty || isCut else { return false }
    guard !taken.isEmpty || !selection.isEmpty else { return false }
    let isLetter =
      taken.count == 1 && selection.isEmpty && taken.first.map { kind(of: $0) } != .space
    step(continuing: isLetter && isTyping)
    replaceSelection(with: taken)
    isTyping = isLetter
    return true
  }

  /// Shows the composition of an input method in place of the selection; an empty text ends it.
  mutating func compose(_ text: String, caret: Int) {
    let new = Self.plain(text, most: ScreenBody.Field.limits.upperBound).characters
    if !new.isEmpty, !selection.isEmpty {
      step()
      replaceSelection(with: [])
    }
    composition = new
    compositionCaret = min(max(0, caret), new.count)
  }

  /// Ends what an input method is composing, and keeps it as text, as far as the limit allows.
  mutating func commitComposition() {
    // `insert` ends the composition.
    if !composition.isEmpty { _ = insert(String(composition)) }
  }

  /// Ends the composition of an input method, without keeping its text.
  mutating func endComposition() {
    composition = []
    compositionCaret = 0
  }

  mutating func delete(_ unit: Unit, isForward: Bool) -> Bool {
    commitComposition()
    let range =
      selection.isEmpty ? span(from: caret, to: target(unit, isForward: isForward)) : selection
    guard !range.isEmpty else { return false }
    step()
    (caret, anchor) = (range.lowerBound, range.upperBound)
    replaceSelection(with: [])
    return true
  }

  mutating func undo() -> Bool {
    commitComposition()
    guard let snapshot = undoable.popLast() else { return false }
    redoable.append(present)
    adopt(snapshot)
    return true
  }

  mutating func redo() -> Bool {
    commitComposition()
    guard let snapshot = redoable.popLast() else { return false }
    undoable.append(present)
    adopt(snapshot)
    return true
  }

  private mutating func adopt(_ snapshot: Snapshot) {
    isFull = false
    (characters, caret, anchor) = (snapshot.characters, snapshot.caret, snapshot.anchor)
    isTyping = false
  }

  private var present: Snapshot { Snapshot(characters: characters, caret: caret, anchor: anchor) }

  private mutating func step(continuing: Bool = false) {
    if !continuing {
      undoable.append(present)
      if undoable.count > Self.mostSteps { undoable.removeFirst() }
    }
    redoable = []
    isTyping = false
  }

  private mutating func replaceSelection(with new: some Collection<Character>) {
    isFull = false
    let range = selection
    characters.replaceSubrange(range, with: new)
    // Two characters that meet may become one, such as a letter and an accent.
    let before = String(characters[..<range.lowerBound]) + String(new)
    characters = Array(String(characters))
    caret = min(before.count, characters.count)
    anchor = caret
  }

  /// Replaces the text by the program's, within the same step of typing; the caret stays where it is, or at the end.
  mutating func adopt(_ text: String) {
    let isAtEnd = caret == characters.count
    characters = Array(text)
    redoable = []
    caret = isAtEnd ? characters.count : min(caret, characters.count)
    anchor = caret
  }

  // MARK: Secrets

  static let dot: Character = "•"

  /// Dots whose insertion has the same effect as a text's, of which at most one more is returned than fits.
  func masked(_ text: String) -> String {
    var after = self
    guard after.insert(text) else {
      let count = Self.plain(text, most: limit + 1).characters.count
      return Self.dots(max(count, after.hasCut ? 2 : 0))
    }
    let count = after.characters.count - (characters.count - selection.count)
    if after.hasCut { return Self.dots(max(2, count + 1)) }
    // A character that joins the character before it adds no character: an accent has the same effect.
    return count > 0 ? Self.dots(count) : "\u{301}"
  }

  /// Dots whose composition looks like a text's composition.
  static func maskedComposition(_ text: String) -> String {
    dots(plain(text, most: ScreenBody.Field.limits.upperBound).characters.count)
  }

  static func dots(_ count: Int) -> String { String(repeating: dot, count: count) }

  // MARK: Moving

  /// Moves the caret by a unit, or to the selection's end in that direction if something is selected.
  mutating func move(_ unit: Unit, isForward: Bool, extending: Bool) {
    commitComposition()
    isTyping = false
    if !extending, unit == .character, !selection.isEmpty {
      return place(at: isForward ? selection.upperBound : selection.lowerBound)
    }
    place(at: target(unit, isForward: isForward), extending: extending)
  }

  /// Commits the composition, which belongs to the old position, and puts the caret at a visible index, which is
  /// clamped.
  mutating func place(at index: Int, extending: Bool = false) {
    commitComposition()
    isTyping = false
    caret = min(max(0, index), characters.count)
    if !extending { anchor = caret }
  }

  /// Selects everything; nothing happens during a composition, whose end would replace it all.
  mutating func selectAll() {
    guard composition.isEmpty else { return }
    isTyping = false
    (anchor, caret) = (0, characters.count)
  }

  /// Selects whole words, or spaces between them, from one visible index to another, with the caret at the growing end.
  mutating func selectWords(from start: Int, to index: Int) {
    commitComposition()
    isTyping = false
    guard !characters.isEmpty else { return }
    let (first, last) = (word(at: start), word(at: index))
    (anchor, caret) =
      index < first.lowerBound
      ? (first.upperBound, last.lowerBound) : (first.lowerBound, last.upperBound)
  }

  private func word(at index: Int) -> Range<Int> {
    let middle = min(max(0, index), characters.count - 1)
    let kindOfMiddle = kind(of: characters[middle])
    var (start, end) = (middle, middle + 1)
    while start > 0, kind(of: characters[start - 1]) == kindOfMiddle { start -= 1 }
    while end < characters.count, kind(of: characters[end]) == kindOfMiddle { end += 1 }
    return start..<end
  }

  private func target(_ unit: Unit, isForward: Bool) -> Int {
    switch unit {
    case .character: min(max(0, caret + (isForward ? 1 : -1)), characters.count)
    case .line: isForward ? characters.count : 0
    case .word: wordEnd(isForward: isForward)
    }
  }

  private func wordEnd(isForward: Bool) -> Int {
    var index = caret
    func character() -> Character? {
      let place = isForward ? index : index - 1
      return characters.indices.contains(place) ? characters[place] : nil
    }
    func skip(_ isSkipped: (Character) -> Bool) {
      while let next = character(), isSkipped(next) { index += isForward ? 1 : -1 }
    }
    skip { kind(of: $0) == .space }
    guard let first = character() else { return index }
    let kindOfFirst = kind(of: first)
    skip { kind(of: $0) == kindOfFirst }
    return index
  }

  private func span(from first: Int, to second: Int) -> Range<Int> {
    min(first, second)..<max(first, second)
  }

  private enum Kind { case space, word, sign }

  /// The kind of a character, the same in all of a secure text, because the ends of its words would reveal something.
  private func kind(of character: Character) -> Kind {
    if isSecure { return .sign }
    if character.isWhitespace { return .space }
    return character.isLetter || character.isNumber || character == "_" ? .word : .sign
  }

  /// The first characters without control characters, and whether there are more, read from the text's beginning alone.
  ///
  /// Each tabulator becomes a space, and so does each line break unless there can be several lines.
  private static func plain(
    _ text: String, most: Int, allowsLines: Bool = false
  ) -> (characters: [Character], isCut: Bool) {
    let beginning = text.beginning(characters: most + 1)
    var line: [Character] = []
    for character in beginning {
      guard let shown = allowsLines && character.isNewline ? "\n" : onLine(character) else {
        continue
      }
      if line.count == most { return (line, true) }
      line.append(shown.limited)
    }
    return (line, beginning.endIndex < text.endIndex)
  }

  private static func onLine(_ character: Character) -> Character? {
    if character.isNewline || character == "\t" { return " " }
    let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
    guard character.unicodeScalars.contains(where: isControl) else { return character }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: character.unicodeScalars.filter { !isControl($0) })
    return String(scalars).first
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(
      (0...characters.count).contains(caret) && (0...characters.count).contains(anchor),
      "the caret is at \(caret), the selection from \(anchor), of \(characters.count)")
    promise(
      (0...composition.count).contains(compositionCaret), "the composition's caret is outside")
  }
}
