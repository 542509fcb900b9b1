/// Edits the text field with the focus by keys, texts, mouse and finger.
@MainActor final class TextFields: ContactInteraction, AdaptingInteraction {
  private let context: ContainerContext
  private let contacts: Contacts
  private let standing: Standing
  private let navigator: Navigator
  private let values: ControlValues
  private let actions: Actions
  private let commandMenu: CommandMenu

  /// The field that is edited.
  private struct Session {
    var target: BodyTarget
    var id: ControlID
    var editor: TextEditor
    /// The stored text that the editor shows.
    var source: String
    /// The scroll offset of the text to the left, or up in a field of several lines.
    var scroll = 0.0
    /// The x coordinate that the caret keeps on its way up and down.
    var column: Double?
    var version = 0
  }

  private struct LookKey: Hashable {
    var target: BodyTarget
    var box: Rect
    var version: Int
    var text: String
  }

  /// The last press on a field.
  private struct Click {
    var target: BodyTarget
    var point: Point
    var time: Double
    var index: Int
    var count: Int
  }

  private static let clickTime = 0.4
  private static let clickDistance = 6.0
  /// The greatest distance between presses of a finger in succession, about half a fingertip.
  private static let touchClickDistance = 24.0

  private let bodies: BodyPresentation
  private let scroller: BodyScroller
  private let targets: BodyTargets
  private var session: Session?
  private var lastClick: Click?
  private var claimed: BodyTarget?
  private var lastLook: (key: LookKey, look: FieldLook)?
  private var blockLooks: [ControlID: (key: LookKey, look: FieldLook)] = [:]
  /// The text of the last secure field, as dots.
  private var dots = ""

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ standing: Standing, _ navigator: Navigator,
    _ values: ControlValues, _ actions: Actions, _ commandMenu: CommandMenu,
    _ bodies: BodyPresentation, _ scroller: BodyScroller, _ targets: BodyTargets
  ) {
    (self.context, self.contacts, self.standing) = (context, contacts, standing)
    (self.navigator, self.values, self.actions) = (navigator, values, actions)
    (self.commandMenu, self.bodies, self.scroller) = (commandMenu, bodies, scroller)
    self.targets = targets
  }

  // MARK: Fields

  func field(of target: BodyTarget) -> ScreenBody.Field? {
    targets.element(of: target) as? ScreenBody.Field
  }

  func text(of field: ScreenBody.Field) -> String {
    if field.isSecure { standing.memory.keepSecret(field.id) }
    return standing.memory.text(of: field)
  }

  var focused: BodyTarget? {
    guard let target = standing.root?.focusedBodyPart,
      target.screen == navigator.frontID, field(of: target) != nil
    else { return nil }
    return target
  }

  func editor(of target: BodyTarget) -> TextEditor? {
    guard let field = field(of: target) else { return nil }
    let text = text(of: field)
    guard let session = session(of: field, target) else {
      return TextEditor(
        text, limit: field.limit, isSecure: field.isSecure, allowsLines: field.lines > 1)
    }
    return editor(
      of: session, showing: text, limit: field.limit, isSecure: field.isSecure,
      allowsLines: field.lines > 1)
  }

  /// If the program has changed the text, the caret keeps its place or stays at the end, and a composition goes on.
  private func editor(
    of session: Session, showing text: String, limit: Int, isSecure: Bool, allowsLines: Bool
  ) -> TextEditor {
    let before = session.editor
    if (before.limit, before.isSecure, before.allowsLines, session.source)
      == (limit, isSecure, allowsLines, text)
    {
      return before
    }
    var editor = TextEditor(text, limit: limit, isSecure: isSecure, allowsLines: allowsLines)
    if before.caret < before.characters.count { editor.place(at: before.caret) }
    editor.compose(String(before.composition), caret: before.compositionCaret)
    return editor
  }

  private func session(of field: ScreenBody.Field, _ target: BodyTarget) -> Session? {
    guard let session, session.id == field.id, session.target.screen == target.screen else {
      return nil
    }
    return session
  }

  func caret(in target: BodyTarget) -> Int? {
    focused == target ? editor(of: target)?.caret : nil
  }

  /// `column` is where the caret stays on its way up and down.
  private func edit(
    _ target: BodyTarget, column: Double? = nil, _ change: (inout TextEditor) -> Void
  ) {
    // Its editor replaces the previous field's editor.
    if let field = field(of: target), session(of: field, target) == nil { keepComposition() }
    guard let field = field(of: target), var editor = editor(of: target) else { return }
    let before = editor.text
    change(&editor)
    let now = editor.text
    bodies.noteCut(ofField: editor.isFull ? field.id : nil, on: target.screen)
    session = Session(
      target: target, id: field.id, editor: editor, source: now,
      scroll: session(of: field, target)?.scroll ?? 0, column: column,
      version: (session?.version ?? 0) + 1)
    if now != before { values.setValue(.text(now), of: field.id) }
    // The program may have answered with another body, in which the field is elsewhere.
    if let box = textBox(of: target) {
      let scroll = scroll(of: target, in: box)
      session?.scroll = scroll
    }
    context.noteChange()
  }

  /// Accepts a program's answer to the user's edit, which can be undone with the edit, unlike another text.
  func answer(_ text: String, to field: ControlID) {
    guard var answered = session, answered.id == field, answered.source != text else { return }
    answered.editor.adopt(text)
    answered.source = text
    answered.version += 1
    session = answered
  }

  var isComposing: Bool { session?.editor.composition.isEmpty == false }

  /// Keeps a composition as text if its field is covered or loses the focus, because it goes on elsewhere then.
  func endLostComposition(isCovered: Bool) {
    guard isComposing else { return }
    if !isCovered, let target = focused, let field = field(of: target),
      session(of: field, target) != nil
    {
      return
    }
    keepComposition()
  }

  private func keepComposition() {
    guard isComposing, var lost = session else { return }
    let before = standing.memory.value(of: lost.id)?.text ?? lost.source
    lost.editor = editor(
      of: lost, showing: before, limit: lost.editor.limit,
      isSecure: lost.editor.isSecure, allowsLines: lost.editor.allowsLines)
    lost.editor.commitComposition()
    lost.source = lost.editor.text
    lost.version += 1
    session = lost
    if lost.source != before { values.setValue(.text(lost.source), of: lost.id) }
    context.noteChange()
  }

  func setText(_ text: String, of target: BodyTarget) -> Bool {
    guard field(of: target) != nil else { return false }
    edit(target) { editor in
      editor.endComposition()
      editor.selectAll()
      if !editor.insert(text) { _ = editor.delete(.character, isForward: true) }
    }
    warnOfCut(target)
    return true
  }

  private func warnOfCut(_ target: BodyTarget) {
    guard let editor = session?.editor, editor.hasCut, let field = field(of: target) else { return }
    context.emit(
      .warning(
        "the field \(quoted(field.id.rawValue)) takes \(field.limit) characters: a text was cut"))
  }

  // MARK: Secrets

  var isSecure: Bool { secureField != nil }

  var secureField: ScreenBody.Field? {
    focused.flatMap { field(of: $0) }.flatMap { $0.isSecure ? $0 : nil }
  }

  /// The text as a recording may hold it, in dots for a secure field; with nil, the field is the one with the focus.
  func masked(_ text: String, in target: BodyTarget? = nil, replacesAll: Bool = false) -> String {
    guard let target = target ?? focused, var editor = editor(of: target), editor.isSecure else {
      return text
    }
    if replacesAll {
      editor.endComposition()
      editor.selectAll()
    }
    return editor.masked(text)
  }

  var keyboard: ScreenBody.Field.Keyboard? { focused.flatMap { field(of: $0)?.keyboard } }

  // MARK: Text and keys

  func type(_ text: String) -> Bool {
    guard let target = focused else { return false }
    edit(target) { _ = $0.insert(text) }
    warnOfCut(target)
    return true
  }

  func compose(_ text: String, caret: Int) -> Bool {
    guard let target = focused else { return false }
    edit(target) { $0.compose(text, caret: caret) }
    return true
  }

  func handle(_ key: KeyPress, on target: BodyTarget) -> Bool {
    guard let field = field(of: target), let editor = editor(of: target) else { return false }
    guard !key.modifiers.contains(.alt) else { return false }
    let before = editor.selection
    defer {
      if self.editor(of: target)?.selection != before { noteSelection(in: target) }
    }
    let isExtending = key.modifiers.contains(.shift)
    let unit = key.modifiers.contains(.control) ? TextEditor.Unit.word : .character
    if field.lines > 1, let isUsed = handle(key, editor, onLinesOf: field, target) { return isUsed }
    switch key.key {
    case .left, .right:
      let isForward = (key.key == .right) != line(of: editor, field).isRightToLeft
      edit(target) { $0.move(unit, isForward: isForward, extending: isExtending) }
    case .home: edit(target) { $0.move(.line, isForward: false, extending: isExtending) }
    case .end: edit(target) { $0.move(.line, isForward: true, extending: isExtending) }
    case .delete where key.modifiers == .shift: cut(field, target)
    case .insert where key.modifiers == .control: copy(field, target)
    case .escape where field.isSearch && !editor.text.isEmpty:
      edit(target) { editor in
        editor.endComposition()
        editor.selectAll()
        _ = editor.delete(.character, isForward: true)
      }
    case .backspace: edit(target) { _ = $0.delete(unit, isForward: false) }
    case .delete: edit(target) { _ = $0.delete(unit, isForward: true) }
    case .character(let letter) where key.modifiers.contains(.control):
      return handle(letter, isShifted: isExtending, of: field, target)
    case .enter where key.modifiers.isEmpty: submit(field, target)
    case .menu where key.modifiers.isEmpty: return openMenuByKey(target)
    case .f10 where key.modifiers == .shift: return openMenuByKey(target)
    // Their letters come as text.
    case .character, .space: return true
    default: return false
    }
    return true
  }

  private func submit(_ field: ScreenBody.Field, _ target: BodyTarget) {
    if targets.refusesToGoOn() { return }
    standing.root?.owner?.noteSubmit(of: field.id)
    standing.root?.onSubmit?(field.id)
    if let action = field.submitAction { actions.perform(action, from: target.screen) }
    _ = actions.perform(.default)
  }

  /// Returns nil for a key that means the same in every field.
  ///
  /// It returns false at an end of the text, so that Up and Down go on to what is beside the field.
  private func handle(
    _ key: KeyPress, _ editor: TextEditor, onLinesOf field: ScreenBody.Field, _ target: BodyTarget
  ) -> Bool? {
    guard let box = textBox(of: target) else { return nil }
    let isExtending = key.modifiers.contains(.shift)
    let block = block(of: editor, field, in: box)
    let line = block.line(ofIndex: editor.shownCaret)
    switch (key.key, key.modifiers.subtracting(.shift)) {
    case (.enter, []): edit(target) { _ = $0.insert("\n") }
    case (.enter, .control): submit(field, target)
    case (.home, []):
      edit(target) { $0.place(at: block.lines[line].lowerBound, extending: isExtending) }
    case (.end, []):
      edit(target) { $0.place(at: block.end(ofLine: line), extending: isExtending) }
    case (.up, []), (.down, []):
      let next = line + (key.key == .down ? 1 : -1)
      guard block.lines.indices.contains(next) else { return isExtending }
      let column =
        session(of: field, target)?.column
        ?? block.x(ofIndex: editor.shownCaret, onLine: line, in: box.width)
      let index = block.index(atX: column, onLine: next, in: box.width)
      edit(target, column: column) { $0.place(at: index, extending: isExtending) }
    default: return nil
    }
    return true
  }

  /// A paste is left to the window, which has the clipboard and types what is on it.
  private func handle(
    _ letter: Character, isShifted: Bool, of field: ScreenBody.Field, _ target: BodyTarget
  ) -> Bool {
    switch (letter, isShifted) {
    case ("a", false): edit(target) { $0.selectAll() }
    case ("c", false): copy(field, target)
    case ("x", false): cut(field, target)
    case ("z", false): edit(target) { _ = $0.undo() }
    case ("z", true), ("y", false): edit(target) { _ = $0.redo() }
    default: return false
    }
    return true
  }

  private func cut(_ field: ScreenBody.Field, _ target: BodyTarget) {
    guard !field.isSecure else { return }
    copy(field, target)
    edit(target) { if !$0.selection.isEmpty { _ = $0.delete(.character, isForward: true) } }
  }

  private func copy(_ field: ScreenBody.Field, _ target: BodyTarget) {
    guard !field.isSecure, let text = editor(of: target)?.selectedText, !text.isEmpty else {
      return
    }
    standing.outermost?.onCopy?(text)
  }

  /// Passes on the selected text of a field, for the middle mouse button.
  private func noteSelection(in target: BodyTarget) {
    guard let onSelectText = standing.outermost?.onSelectText, let field = field(of: target),
      !field.isSecure, let text = editor(of: target)?.selectedText, !text.isEmpty
    else { return }
    onSelectText(text)
  }

  /// Asks for the selection of the desktop at a point in a field, which gets the focus.
  func pasteSelection(at point: Point) -> Bool {
    guard let paste = standing.outermost?.onPasteSelection, !context.hasInteractionInFront,
      !contacts.isBusy, let target = targets.target(at: point), takesPress(on: target),
      let index = index(in: target.whole, at: point)
    else { return false }
    standing.root?.focus(pressed: target.whole)
    edit(target.whole) { $0.place(at: index) }
    paste()
    return true
  }

  // MARK: Menu

  /// Moves the caret to a point outside of the selection, and returns false if there is no field.
  func openMenu(at point: Point) -> Bool {
    guard !commandMenu.isOpen, !context.hasInteractionInFront, !contacts.isBusy,
      let target = targets.target(at: point), field(of: target) != nil
    else { return false }
    _ = openMenu(of: target, heldAt: point)
    return true
  }

  /// Opens the menu from a point in a field, which gets the focus, and returns false if no command applies.
  func openMenu(of target: BodyTarget, heldAt point: Point) -> Bool {
    standing.root?.focus(pressed: target)
    if let index = index(in: target, at: point), let editor = editor(of: target),
      !(editor.selection.lowerBound...editor.selection.upperBound).contains(index)
    {
      edit(target) { $0.place(at: index) }
    }
    return openMenu(of: target, at: point)
  }

  private func openMenuByKey(_ target: BodyTarget) -> Bool {
    guard !contacts.isBusy, let caret = caretRect,
      openMenu(of: target, at: Point(x: caret.x, y: caret.maxY))
    else {
      return false
    }
    commandMenu.highlightFirst()
    return true
  }

  private func openMenu(of target: BodyTarget, at point: Point) -> Bool {
    guard let field = field(of: target) else { return false }
    return commandMenu.open(
      for: .field(target), label: field.title, commands(for: field, target).map { .edit($0) },
      at: point
    ) { [weak self] command, _ in
      if case .edit(let command) = command { self?.perform(command, on: target) }
    }
  }

  private func commands(for field: ScreenBody.Field, _ target: BodyTarget) -> [EditCommand] {
    let editor = editor(of: target)
    return EditCommand.allCases.filter { command in
      switch command {
      case .cut, .copy:
        !field.isSecure && editor?.selection.isEmpty == false
          && standing.outermost?.onCopy != nil
      case .paste: standing.outermost?.onPaste != nil
      case .selectAll: editor?.text.isEmpty == false
      }
    }
  }

  private func perform(_ command: EditCommand, on target: BodyTarget) {
    guard let field = field(of: target) else { return }
    switch command {
    case .cut: cut(field, target)
    case .copy: copy(field, target)
    case .paste: standing.outermost?.onPaste?()
    case .selectAll: edit(target) { $0.selectAll() }
    }
  }

  // MARK: Mouse and touch

  /// The mouse selects in a field, and so does the second press of a double tap.
  ///
  /// Any other finger swipes or scrolls, and the field gets only its tap.
  func claim(_ press: Press) -> Claim? {
    guard !scroller.catches(press.point), let target = targets.target(at: press.point),
      takesPress(on: target),
      press.contact.device == .mouse || count(of: press.contact, at: press.point, on: target) > 1
    else { return nil }
    claimed = target.whole
    return .holds
  }

  /// Whether a press is on the text of a field, rather than on its clear button.
  private func takesPress(on target: BodyTarget) -> Bool {
    guard let field = field(of: target) else { return false }
    return target.part == 0 || text(of: field).isEmpty
  }

  func begin(_ drive: Drive) {
    guard let claimed else { return }
    contacts.press(on: .part(claimed))
    click(claimed, by: drive.contact, at: drive.press)
  }

  func move(_ drive: Drive) -> Bool {
    guard let claimed, let lastClick, let index = index(in: claimed, at: drive.last) else {
      return true
    }
    switch lastClick.count {
    case 1: edit(claimed) { $0.place(at: index, extending: true) }
    case 2: edit(claimed) { $0.selectWords(from: lastClick.index, to: index) }
    default: break
    }
    return true
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    if let claimed { noteSelection(in: claimed) }
    claimed = nil
    return true
  }

  func cancel(_ drive: Drive) { claimed = nil }

  var dragsPages: Bool { true }

  func tap(_ drive: Drive, at point: Point) -> Bool {
    guard let target = drive.bodyTarget, targets.target(at: point) == target,
      takesPress(on: target)
    else { return false }
    click(target.whole, by: drive.contact, at: point)
    return true
  }

  /// Puts the caret at a point; a second press there selects the word, and a third one everything.
  private func click(_ target: BodyTarget, by contact: Contact, at point: Point) {
    guard let index = index(in: target, at: point) else { return }
    let count = count(of: contact, at: point, on: target)
    lastClick = Click(
      target: target, point: point, time: context.time, index: index, count: count)
    edit(target) { editor in
      switch count {
      case 1: editor.place(at: index)
      case 2: editor.selectWords(from: index, to: index)
      default: editor.selectAll()
      }
    }
  }

  /// The number of the press in succession: 1, 2 or 3.
  private func count(of contact: Contact, at point: Point, on target: BodyTarget) -> Int {
    let reach = contact.device == .mouse ? Self.clickDistance : Self.touchClickDistance
    guard let last = lastClick, last.target == target,
      context.time - last.time <= Self.clickTime, last.point.distance(to: point) <= reach
    else { return 1 }
    return last.count % 3 + 1
  }

  var isSelecting: Bool { claimed != nil }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .cover, .state, .selection:
      contacts.ignore(ifHeldBy: self)
      claimed = nil
      bodies.forgetMessages()
    case .back, .stack, .selected, .top, .pages, .newPages, .layout: break
    }
  }

  func remeasure() { (lastLook, blockLooks) = (nil, [:]) }

  func adoptOptions() { remeasure() }

  // MARK: Positions

  /// The characters of a field as they are shown: dots in a secure field.
  private func line(of editor: TextEditor, _ field: ScreenBody.Field) -> TextLine {
    let shown = editor.shown
    return TextLine(
      field.isSecure ? Array(repeating: TextEditor.dot, count: shown.count) : shown,
      measurer: context.measurer,
      isRightToLeft: field.runsFromRight(in: context.configuration.isRightToLeft))
  }

  /// The box of a field without the space around its text, or nil if it is not in view.
  func textBox(of target: BodyTarget) -> Rect? {
    guard let shown = bodies.shownFrontBody, shown.screen == target.screen,
      shown.layout.items.indices.contains(target.element),
      let layout = shown.layout.items[target.element].laid.layout(as: ScreenBody.Field.Layout.self),
      let frame = targets.frame(of: target)
    else { return nil }
    return frame.placing(layout.text, isRightToLeft: shown.context.isRightToLeft)
  }

  private func start(of line: TextLine, in box: Rect, scroll: Double) -> Double {
    line.isRightToLeft ? box.maxX - line.width + scroll : box.x - scroll
  }

  private func block(of editor: TextEditor, _ field: ScreenBody.Field, in box: Rect) -> TextBlock {
    TextBlock(
      editor.shown, width: box.width, measurer: context.measurer,
      isRightToLeft: field.runsFromRight(in: context.configuration.isRightToLeft))
  }

  private var lineHeight: Double { ScreenBody.Field.Layout.lineHeight(context.texts) }

  private func index(in target: BodyTarget, at point: Point) -> Int? {
    guard let field = field(of: target), let editor = editor(of: target),
      let box = textBox(of: target)
    else { return nil }
    if field.lines > 1 {
      let block = block(of: editor, field, in: box)
      let number = Int(
        saturating: ((point.y - box.y + scroll(of: target, in: box)) / lineHeight).rounded(.down))
      return block.index(
        atX: point.x - box.x, onLine: number.clamped(to: 0...block.lines.count - 1), in: box.width)
    }
    let line = line(of: editor, field)
    let scroll = scroll(of: target, in: box)
    return line.index(atX: point.x - start(of: line, in: box, scroll: scroll))
  }

  /// Changes the offset only as far as the caret needs, because the width of the box may have changed.
  private func scroll(of target: BodyTarget, in box: Rect) -> Double {
    guard let field = field(of: target), let session = session(of: field, target),
      let editor = editor(of: target)
    else { return 0 }
    if field.lines > 1 {
      let block = block(of: editor, field, in: box)
      let most = max(0, Double(block.lines.count) * lineHeight - box.height)
      let caret = Double(block.line(ofIndex: editor.shownCaret)) * lineHeight
      return min(max(session.scroll, caret + lineHeight - box.height), caret).clamped(to: 0...most)
    }
    let line = line(of: editor, field)
    let most = max(0, line.width + 2 - box.width)
    let caret = line.width(of: editor.shownCaret)
    return min(max(session.scroll, caret + 2 - box.width), caret).clamped(to: 0...most)
  }

  func look(of target: BodyTarget, in box: Rect) -> FieldLook? {
    guard let field = field(of: target) else { return nil }
    let key = LookKey(
      target: target, box: box, version: session?.version ?? 0, text: text(of: field))
    if field.lines > 1 { return look(of: field, key) }
    if let lastLook, lastLook.key == key { return lastLook.look }
    guard let editor = editor(of: target) else { return nil }
    let line = line(of: editor, field)
    let scroll = scroll(of: target, in: box)
    let start = start(of: line, in: box, scroll: scroll)
    var look = FieldLook(text: String(line.characters), x: start, width: line.width)
    let marked = editor.composition.isEmpty ? editor.selection : editor.compositionRange
    if !marked.isEmpty {
      let ends = [marked.lowerBound, marked.upperBound].map { start + line.x(ofIndex: $0) }
      look.marked = min(ends[0], ends[1])...max(ends[0], ends[1])
      look.isComposition = !editor.composition.isEmpty
    }
    if marked.isEmpty || look.isComposition {
      look.caret = start + line.x(ofIndex: editor.shownCaret)
    }
    lastLook = (key, look)
    return look
  }

  private func look(of field: ScreenBody.Field, _ key: LookKey) -> FieldLook? {
    var key = key
    let hasFocus = focused == key.target
    if !hasFocus { key.version = -1 }
    if let kept = blockLooks[field.id], kept.key == key { return kept.look }
    guard
      let editor = hasFocus
        ? editor(of: key.target)
        : TextEditor(
          key.text, limit: field.limit, allowsLines: true)
    else { return nil }
    let box = key.box
    let block = block(of: editor, field, in: box)
    let top = box.y - (hasFocus ? scroll(of: key.target, in: box) : 0)
    var look = FieldLook(text: "", x: box.x, width: box.width)
    look.isComposition = !editor.composition.isEmpty
    let marked = look.isComposition ? editor.compositionRange : editor.selection
    for number in block.lines.indices {
      let (line, range) = (block.line(number), block.lines[number])
      let y = top + Double(number) * lineHeight
      let x = box.x + (line.isRightToLeft ? box.width - line.width : 0)
      look.lines.append(
        FieldLook.Line(
          text: String(line.characters),
          frame: Rect(x: x, y: y, width: line.width + 4, height: lineHeight),
          isRightToLeft: line.isRightToLeft))
      let part = marked.clamped(to: range.lowerBound..<range.upperBound)
      guard hasFocus, !part.isEmpty else { continue }
      let ends = [part.lowerBound, part.upperBound].map {
        box.x + block.x(ofIndex: $0, onLine: number, in: box.width)
      }
      look.marks.append(
        Rect(
          x: min(ends[0], ends[1]), y: y, width: abs(ends[1] - ends[0]), height: lineHeight))
    }
    if hasFocus, marked.isEmpty || look.isComposition {
      let line = block.line(ofIndex: editor.shownCaret)
      look.caretOnLine = Rect(
        x: box.x + block.x(ofIndex: editor.shownCaret, onLine: line, in: box.width),
        y: top + Double(line) * lineHeight, width: 1, height: lineHeight)
    }
    // A page has few such fields; those of pages that are gone are forgotten.
    if blockLooks.count >= 16 { blockLooks.removeAll() }
    blockLooks[field.id] = (key, look)
    return look
  }

  /// The text of a field without the focus, on one line unless it has several.
  func plainText(of field: ScreenBody.Field) -> String {
    let text = text(of: field)
    if field.lines > 1 { return text }
    guard field.isSecure else { return TextEditor.shown(text) }
    if dots.count != text.count { dots = TextEditor.dots(text.count) }
    return dots
  }

  var caretRect: Rect? {
    guard let target = focused, let box = textBox(of: target),
      let look = look(of: target, in: box)
    else { return nil }
    if let rect = look.caretOnLine ?? look.marks.last {
      return Rect(
        x: rect.x.clamped(to: box.x...max(box.x, box.maxX)),
        y: rect.y.clamped(to: box.y...max(box.y, box.maxY - rect.height)), width: 1,
        height: rect.height)
    }
    let x = look.caret ?? look.marked?.upperBound ?? look.x
    return Rect(
      x: x.clamped(to: box.x...max(box.x, box.maxX)), y: box.y, width: 1, height: box.height)
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    session?.editor.check(&promise)
    promise(claimed == nil || contacts.isHeld(by: self), "a field is held without a contact")
  }
}
