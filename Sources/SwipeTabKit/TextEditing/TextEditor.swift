/// The text of a field while it is edited: the characters, the caret and the selection, the composition of an input
/// method, and the steps to undo.
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

  /// The largest number of steps that can be undone.
  static let mostSteps = 200

  /// The characters.
  ///
  /// It is more than `limit` or several lines only if the text had them before it was edited.
  private(set) var characters: [Character]
  /// The index of the character that follows the caret.
  private(set) var caret: Int
  /// The other end of the selection; equal to `caret` if nothing is selected.
  private(set) var anchor: Int
  /// The text that an input method composes at the caret.
  ///
  /// It is empty if nothing is composed.
  private(set) var composition: [Character] = []
  /// The index of the caret in the composition.
  private(set) var compositionCaret = 0
  /// The most characters after an insertion.
  let limit: Int
  /// Whether nothing that the editor does may depend on which characters they are, but on their number alone.
  let isSecure: Bool
  /// Whether the text can have several lines.
  let allowsLines: Bool
  /// Whether the last insertion had several characters and omitted some because of the limit.
  private(set) var hasCut = false
  /// Whether the last change was an insertion that omitted something because of the limit.
  ///
  /// It depends on numbers of characters alone, also in a secure field.
  private(set) var isFull = false

  private var undoable: [Snapshot] = []
  private var redoable: [Snapshot] = []
  /// Whether the next letter belongs to the same step as the last one.
  private var isTyping = false

  /// Makes an editor with the caret at the end.
  ///
  /// The initial text is never cut, even if it could not be typed.
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

  /// Returns a text as it is shown on one line: with a space for each line break, tabulator or control character.
  ///
  /// Allocates nothing for a text that is on one line.
  static func shown(_ text: String) -> String {
    text.unicodeScalars.contains(where: isHidden)
      ? String(TextEditor(text, limit: 0).shown) : text
  }

  /// Whether a scalar is a line break or a control character.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The index of the caret among the characters that show.
  var shownCaret: Int { caret + compositionCaret }

  /// The characters of the composition, among those that show.
  var compositionRange: Range<Int> { caret..<caret + composition.count }

  /// The selected characters.
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// The selected text.
  ///
  /// It is empty if nothing is selected.
  var selectedText: String { String(characters[selection]) }

  // MARK: Editing

  /// Inserts a text in place of the selection, as far as the limit allows.
  ///
  /// O(n) in the characters that fit, however long the text is.
  ///
  /// - Returns: Whether something changed.
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

  /// Deletes the selection, or else by a unit backward or forward.
  ///
  /// - Returns: Whether something changed.
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

  /// Takes back the last step.
  ///
  /// Returns false if there is nothing to undo.
  mutating func undo() -> Bool {
    commitComposition()
    guard let snapshot = undoable.popLast() else { return false }
    redoable.append(present)
    adopt(snapshot)
    return true
  }

  /// Repeats the last step that was taken back.
  ///
  /// Returns false if there is nothing to redo.
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

  /// Begins a step that can be undone.
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

  /// Replaces the text by the one that a program has made of it; earlier steps can still be undone.
  ///
  /// The caret stays where it is, or at the end if it was there. What is typed next belongs to the same step as before.
  mutating func adopt(_ text: String) {
    let isAtEnd = caret == characters.count
    characters = Array(text)
    redoable = []
    caret = isAtEnd ? characters.count : min(caret, characters.count)
    anchor = caret
  }

  // MARK: Secrets

  /// The character that replaces each character of a secure text.
  static let dot: Character = "•"

  /// Returns dots whose insertion has the same effect as a text's insertion, except for the characters themselves.
  ///
  /// There is at most one more dot than fits.
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

  /// Returns dots whose composition looks like a text's composition.
  static func maskedComposition(_ text: String) -> String {
    dots(plain(text, most: ScreenBody.Field.limits.upperBound).characters.count)
  }

  /// As many dots as a secure text has characters.
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

  /// Puts the caret at an index among the visible characters, which is clamped.
  ///
  /// The composition of an input method becomes text, because it belongs to the old position.
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

  /// Selects whole words, or the spaces between them, from one index among the visible characters to another.
  ///
  /// The caret is at the growing end of the selection.
  mutating func selectWords(from start: Int, to index: Int) {
    commitComposition()
    isTyping = false
    guard !characters.isEmpty else { return }
    let (first, last) = (word(at: start), word(at: index))
    (anchor, caret) =
      index < first.lowerBound
      ? (first.upperBound, last.lowerBound) : (first.lowerBound, last.upperBound)
  }

  /// The characters of the word, or of the space between two, at an index.
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

  /// The end of the next word, or the start of the one before.
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

  /// Returns the kind of a character.
  ///
  /// A secure text counts as one word, because the ends of its words would reveal something about it.
  private func kind(of character: Character) -> Kind {
    if isSecure { return .sign }
    if character.isWhitespace { return .space }
    return character.isLetter || character.isNumber || character == "_" ? .word : .sign
  }

  /// The first characters of a text without control characters: each tabulator becomes a space, and so does each line break
  /// unless there can be several lines.
  ///
  /// Only the beginning of the text that can have so many characters is read.
  ///
  /// - Returns: The characters, and whether there are more in the text.
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

  /// A character as a line can have it, or nil for one that a line cannot have.
  private static func onLine(_ character: Character) -> Character? {
    if character.isNewline || character == "\t" { return " " }
    let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
    guard character.unicodeScalars.contains(where: isControl) else { return character }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: character.unicodeScalars.filter { !isControl($0) })
    return String(scalars).first
  }

  // MARK: Invariants

  /// Checks its invariants.
  func check(_ promise: inout Promises) {
    promise(
      (0...characters.count).contains(caret) && (0...characters.count).contains(anchor),
      "the caret is at \(caret), the selection from \(anchor), of \(characters.count)")
    promise(
      (0...composition.count).contains(compositionCaret), "the composition's caret is outside")
  }
}
