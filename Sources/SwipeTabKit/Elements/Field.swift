extension ScreenBody {
  /// A field for a line of text.
  ///
  /// The container stores the text: `TabContainer.value(of:)` reads it as `ControlValue.text`, `setValue(_:of:)`
  /// changes it, and `onValueChange` is called when the user changes it. `onSubmit` is called at Enter. The text of a
  /// secure field is not part of saved states.
  ///
  /// ```swift
  /// ScreenBody([.field(ScreenBody.Field("name", title: "Name", placeholder: "As on the parcel"))])
  /// ```
  public struct Field: Sendable, Hashable {
    /// The range of `limit`.
    public static let limits = 1...100_000
    /// The default of `limit`.
    public static let usualLimit = 10_000

    /// The identifier under which the container stores the text.
    ///
    /// Fields with the same identifier show the same text.
    public var id: ControlID
    /// The title for users: small above the text, and in place of the text in an empty field without a placeholder.
    public var title: String
    /// The text in the empty field, such as an example.
    ///
    /// It is empty for a field without it.
    public var placeholder: String
    /// The initial text.
    public var text: String
    /// Whether dots show instead of the characters, which also cannot be copied.
    ///
    /// The default is false.
    public var isSecure: Bool
    /// Whether the field is only its box, such as an address line, and only assistive technology reads its title.
    ///
    /// The default is false.
    public var isCompact: Bool
    /// The largest number of characters, in `limits`.
    ///
    /// The default is 10,000. Below the box of a field that has cut a text, a message says so, see `Texts.cut`.
    public var limit: Int {
      didSet { limit = limit.clamped(to: Self.limits) }
    }

    /// Whether the field is for searching: it has a picture and a clear button, and Escape also clears it.
    ///
    /// The default is false.
    public var isSearch = false
    /// The mistake in the text, which is shown below the box and read aloud.
    ///
    /// With nil, the default, or a blank text, nothing is shown. With `valid` it is shown only after the user wanted to
    /// continue with a text that is not valid.
    public var error: String? { didSet { error = error.unlessBlank } }
    /// The condition of a valid text, or nil, the default, for any text.
    ///
    /// While it is false, the user cannot continue, as with an empty field that `isRequired`.
    public var valid: Formula?
    // Whether the error shows that a text is not valid.
    var isMarked = false
    var shownError: String? { valid == nil || isMarked ? error : nil }

    /// The number of visible lines, in `lineCounts`.
    ///
    /// A longer text scrolls.
    ///
    /// With more than one line, Enter begins a line, and Ctrl+Enter has the effect of Enter. The default is 1.
    public var lines = 1 { didSet { lines = lines.clamped(to: Self.lineCounts) } }
    /// The range of `lines`.
    public static let lineCounts = 1...20

    /// Whether the field must have a text before the user can continue.
    ///
    /// While a required field of the page is empty, filled buttons of the page and Enter have no effect. Every such
    /// field then shows a message below its box, and the first one gets the focus. A field with only spaces is empty.
    /// Plain buttons, buttons whose role is `cancel` or `destructive`, the bars, and fields that are disabled do not
    /// count. The default is false.
    public var isRequired = false
    /// The kind of text that is typed, for which a touch keyboard has its keys.
    ///
    /// It is a hint and does not limit the text, see `TabContainer.textKeyboard`. The default is any text.
    public var keyboard = Keyboard.text

    /// The keyboard that a field asks for.
    public enum Keyboard: String, Sendable, Hashable, CaseIterable {
      /// Any text.
      case text
      /// An address of electronic mail.
      case email
      /// A number.
      case number
      /// A telephone number.
      case phone
      /// An address of the web.
      case url
    }

    /// The action of Enter in the field, before the button with the role `default`.
    ///
    /// The default is nil, for no action.
    public var submitAction: ScreenAction?

    /// Makes a field.
    ///
    /// It is empty by default.
    public init(
      _ id: ControlID, title: String, placeholder: String = "", text: String = "",
      isSecure: Bool = false, isCompact: Bool = false, limit: Int = usualLimit
    ) {
      (self.id, self.title, self.placeholder, self.text) = (id, title, placeholder, text)
      self.isSecure = isSecure
      self.isCompact = isCompact
      self.limit = limit.clamped(to: Self.limits)
    }
  }
}

extension ScreenBody.Element {
  /// Makes a field element of a body, for a line of text.
  public static func field(_ field: ScreenBody.Field) -> Self { Self(field) }
}

/// The field, whose text `TextFields` edits while it has the focus.
extension ScreenBody.Field: BodyElement {
  /// The element's name in storyboards and in the inspector, `field`.
  public static var name: String { "field" }
  /// Whether it paints a background: true unless it is only a box.
  public var hasField: Bool { !isCompact }
  /// The value: the text of the field.
  public var control: ElementControl? {
    ElementControl(title, id: id, .text(isSecret: isSecure), initially: .text(text))
  }
  /// The box of a field that takes input has a separate ring.
  public var focusRing: ElementFocusRing { .own }
  /// A text beam.
  public var pointerShape: PointerShape { .text }
  /// The focus.
  ///
  /// A tap on the clear button of a search field makes the text empty.
  public func tap(onPart part: Int) -> ElementTap? { part == 1 ? .set(.text("")) : .focus }

  /// Lays out a row, or a box alone for a compact field.
  public func layout(in room: ElementRoom) -> Layout {
    isCompact
      ? Layout(compact: self, room.width, room.texts) : Layout(row: self, room.width, room.texts)
  }

  // MARK: Picture

  /// Paints title and text.
  ///
  /// In the field with the focus it also paints a ring, the selection, the underline of a composition, and a caret. The
  /// caret does not blink, so that nothing wakes the program.
  public func paint(
    _ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    if isCompact { drawing.skip(2) } else { painter.paintField(painter.frame, in: &drawing) }
    paintTitle(layout, painter, in: &drawing)
    paintBox(layout, painter, in: &drawing)
    paintSigns(layout, painter, in: &drawing)
    guard let message = shownError, let place = layout.error else { return drawing.skip() }
    let row = layout.title?.frame ?? layout.box
    let line = Rect(x: row.x, y: place.top, width: row.width, height: place.height)
    drawing.text(
      message, in: painter.placed(line, in: painter.frame), style: Layout.errorStyle,
      isCompact ? painter.palette.warning : painter.theme.badge, alignment: painter.leading,
      lines: place.lines)
  }

  @MainActor private func paintTitle(
    _ layout: Layout, _ painter: ElementPainter, in drawing: inout Drawing
  ) {
    guard let place = layout.title else { return drawing.skip() }
    let fields = painter.body.surroundings
    let isAlone =
      place.lines == 1 && lines == 1 && placeholder.isEmpty && !isSearch && shownError == nil
      && fields.focusedField != painter.target() && fields.plainText(of: self).isEmpty
    var frame = place.frame
    if isAlone { frame = frame.spanning(0, layout.height, along: .vertical) }
    drawing.text(
      title, in: painter.placed(frame, in: painter.frame),
      style: isAlone ? Layout.style : Layout.titleStyle, painter.theme.secondaryText,
      alignment: painter.leading, lines: place.lines)
  }

  @MainActor private func paintSigns(
    _ layout: Layout, _ painter: ElementPainter, in drawing: inout Drawing
  ) {
    guard let cross = layout.cross else { return drawing.skip(3) }
    let (text, side, ink) = (layout.text, Layout.glass, painter.theme.secondaryText)
    let glass = Rect(
      x: text.x - Layout.padding - side, y: text.midY - side / 2, width: side, height: side)
    drawing.icon("magnifier", in: painter.placed(glass, in: painter.frame), tint: ink)
    guard painter.value?.text?.isEmpty == false else { return drawing.skip(2) }
    let place = painter.placed(cross, in: painter.frame)
    painter.paintTouch(
      part: 1, place.inset(by: 4), radius: 8, painter.theme.highlight, in: &drawing)
    let size = painter.texts.image(12)
    drawing.icon(
      "xmark",
      in: Rect(x: place.midX - size / 2, y: place.midY - size / 2, width: size, height: size),
      tint: ink)
  }

  @MainActor private func paintBox(
    _ layout: Layout, _ painter: ElementPainter, in drawing: inout Drawing
  ) {
    let box = painter.placed(layout.box, in: painter.frame)
    let (fields, theme) = (painter.body.surroundings, painter.theme)
    let hasFocus = fields.focusedField == painter.target()
    if isCompact {
      let radius = min(12, box.height / 2)
      drawing.roundedRect(box, radius: radius, painter.palette.cell.opaque)
      drawing.ring(
        box, radius: radius, width: hasFocus ? 2 : 1,
        hasFocus ? theme.selectedTint : shownError != nil ? theme.badge : painter.trough)
    } else if hasFocus || shownError != nil {
      drawing.skip()
      drawing.ring(
        painter.isInCard ? box.inset(by: 2) : box,
        radius: painter.isInCard ? 10 : BodyMetrics.cornerRadius, width: hasFocus ? 2 : 1,
        hasFocus ? theme.selectedTint : theme.badge)
    } else {
      drawing.skip(2)
    }
    let room = painter.placed(layout.text, in: painter.frame)
    let text = fields.plainText(of: self)
    if lines > 1 { return paintLines(layout, text, in: room, painter, &drawing) }
    guard hasFocus, let look = fields.look(ofField: painter.target(), in: room) else {
      paint(text, in: room, painter, &drawing)
      return drawing.skip(2)
    }
    let clip = drawing.clip
    drawing.clip = clip.intersection(room.inset(by: EdgeInsets(left: -2, right: -2)))
    if look.text.isEmpty {
      paint("", in: room, painter, &drawing)
    } else {
      let line = Rect(x: look.x, y: room.y, width: look.width + 4, height: room.height)
      drawing.text(look.text, in: line, style: Layout.style, theme.text, alignment: .left)
    }
    paintMark(look, room, painter, &drawing)
    drawing.clip = clip
  }

  @MainActor private func paintLines(
    _ layout: Layout, _ text: String, in room: Rect, _ painter: ElementPainter,
    _ drawing: inout Drawing
  ) {
    let (fields, theme) = (painter.body.surroundings, painter.theme)
    guard let look = fields.look(ofField: painter.target(), in: room) else { return }
    let clip = drawing.clip
    drawing.clip = clip.intersection(room.inset(by: EdgeInsets(left: -2, right: -2)))
    defer { drawing.clip = clip }
    if text.isEmpty, look.marks.isEmpty, !prompt.isEmpty {
      let first = Rect(x: room.x, y: room.y, width: room.width, height: layout.lineHeight)
      paint("", in: first, painter, &drawing)
    }
    for mark in look.marks { paintBand(mark, look, theme, &drawing) }
    for line in look.lines where line.frame.intersects(drawing.clip) && !line.text.isEmpty {
      drawing.text(line.text, in: line.frame, style: Layout.style, theme.text, alignment: .left)
    }
    if let caret = look.caretOnLine { paintCaret(caret, in: room, painter, &drawing) }
  }

  /// The words of the empty field: the placeholder, or the title of a field that shows it nowhere else.
  private var prompt: String { placeholder.isEmpty && isCompact ? title : placeholder }

  @MainActor private func paint(
    _ text: String, in room: Rect, _ painter: ElementPainter, _ drawing: inout Drawing
  ) {
    let theme = painter.theme
    let runsFromRight =
      text.runsFromRight ?? self.runsFromRight(in: painter.isRightToLeft)
    drawing.text(
      text.isEmpty ? prompt : text, in: room, style: Layout.style,
      text.isEmpty ? theme.placeholder : theme.text,
      alignment: runsFromRight ? .right : .left)
  }

  @MainActor private func paintMark(
    _ look: FieldLook, _ room: Rect, _ painter: ElementPainter, _ drawing: inout Drawing
  ) {
    let height = min(room.height - 8, Layout.style.size * 1.6)
    if let marked = look.marked {
      let (start, end) = (painter.snap(marked.lowerBound), painter.snap(marked.upperBound))
      let band = Rect(
        x: start, y: room.midY - height / 2, width: max(0, end - start), height: height)
      paintBand(band, look, painter.theme, &drawing)
    } else {
      drawing.skip()
    }
    guard let caret = look.caret else { return drawing.skip() }
    paintCaret(
      Rect(x: caret, y: room.midY - height / 2, width: 1, height: height), in: room, painter,
      &drawing)
  }

  @MainActor private func paintBand(
    _ band: Rect, _ look: FieldLook, _ theme: Theme, _ drawing: inout Drawing
  ) {
    drawing.fill(
      look.isComposition ? band.band(at: .bottom, thickness: 1.5) : band,
      look.isComposition ? theme.text : theme.selectedTint.opacity(0.28))
  }

  @MainActor private func paintCaret(
    _ caret: Rect, in room: Rect, _ painter: ElementPainter, _ drawing: inout Drawing
  ) {
    // Between two letters, and beside the first one.
    let x = painter.snap(min(caret.x - (caret.x <= room.x ? 2 : 1), max(room.x, room.maxX - 1)))
    drawing.fill(
      Rect(x: x, y: caret.y, width: max(1, painter.snap(1.5)), height: caret.height),
      painter.theme.selectedTint)
  }

  // MARK: Accessibility

  /// Returns an entry whose value is the text, in dots if it is secure.
  public func nodes(_ layout: Layout, for reader: ElementReader) -> [AccessibilityNode] {
    let fields = reader.surroundings
    var node = reader.base(.entry, title)
    (node.isSecure, node.isRequired, node.hasLines) = (isSecure, isRequired, lines > 1)
    node.hint = shownError ?? (placeholder.isEmpty ? nil : placeholder)
    node.value = fields.plainText(of: self)
    node.caret = fields.caret(inField: reader.target())
    return reader.shown(node, doing: 0, focusing: 0).map { [$0] } ?? []
  }
}

// MARK: Storyboards

extension ScreenBody.Field: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"A field for a text of one or several lines. The desktop's input methods work in it. For example { "id": "name", "title": "Name", "placeholder": "As on the parcel" }."#
  }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The ID of the field. Fields with the same ID have the same text. For example "name"."#:
        ElementKey("id", .id(.control)).required,
      #"The title of the field. For example "Name"."#:
        ElementKey("title", .text).required,
      #"The text in the empty field, such as an example. For example "As on the parcel"."#:
        ElementKey("placeholder", .text),
      #"The text at first, no longer than the limit. For example "Robin"."#:
        ElementKey("value", .text),
      "Whether dots show instead of the text. The text is in no saved state. The default is false. For example true.":
        ElementKey("secure", .flag),
      "Whether the field is only its box, such as an address line. Its title is then only read aloud. The default is false. For example true.":
        ElementKey("compact", .flag),
      "Whether the field is for searching: it has a picture and a clear button. The default is false. For example true.":
        ElementKey("search", .flag),
      #"The mistake in the text, which is shown below the box and read aloud with the field. For example "Ten digits are needed"."#:
        ElementKey("error", .text),
      #"The condition of a valid text. While it is false, filled buttons of the page and Enter have no effect, and `error` shows after the user tried. It needs `error`, which without `valid` shows always. For example "mail contains '@'", "length(pin) = 4"."#:
        ElementKey("valid", .condition),
      "The largest number of characters. A field that cuts a text shows the message `SLUG-CUT` below its box. The default is 10000. For example 40.":
        ElementKey("limit", .integer(limits)),
      "The number of visible lines, from 1 to 20. A longer text scrolls. In a field of several lines, Enter begins a line, and Ctrl+Enter has the effect of Enter. A secure field and a search field have one line. The default is 1. For example 4.":
        ElementKey("lines", .integer(lineCounts)),
      "Whether the field must have a text before the user can continue. While it is empty, a filled button of the page or Enter only shows the message `SLUG-REQUIRED` below the field, and gives it the focus. Plain buttons, buttons with the role `cancel` or `destructive`, tabs and bars work in any case. The default is false. For example true.":
        ElementKey("required", .flag),
      #"The keys that a touch keyboard shows for the field. The key does not limit the text. The default is `text`, for any text. For example "email"."#:
        ElementKey("keyboard", .name(Keyboard.allCases.map(\.rawValue))),
      #"The action of Enter in the field, before the button with the role `default`. By default there is no action. For example { "push": "results" }."#:
        ElementKey("onSubmit", .actionObject),
    ]) + [.enabled]
  /// Returns the field with title, placeholder, initial text and error replaced.
  public func withTexts(_ replaced: (String) -> String) -> Self {
    var copy = self
    (copy.title, copy.placeholder) = (replaced(title), replaced(placeholder))
    (copy.text, copy.error) = (replaced(text), error.map(replaced))
    return copy
  }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let (id, title) = (keys.control("id"), keys.text("title"))
    let (placeholder, value) = (keys.text("placeholder") ?? "", keys.text("value") ?? "")
    let (isSecure, isCompact) = (keys.flag("secure") ?? false, keys.flag("compact") ?? false)
    let (isSearch, error) = (keys.flag("search") ?? false, keys.text("error"))
    let (submit, valid) = (keys.action("onSubmit"), keys.formula("valid"))
    if valid != nil, error.unlessBlank == nil {
      keys.report("expected the key \"error\", which says what a valid text is", at: "valid")
    }
    let lines = keys.number("lines").map { Int($0) } ?? 1
    if lines > 1, isSecure || isSearch {
      keys.report("a secure field and one for searching have one line", at: "lines")
    }
    let (isRequired, keyboard) = (keys.flag("required"), keys.name("keyboard", Keyboard.self))
    let limit = keys.number("limit").map { Int($0) } ?? Self.usualLimit
    guard let id, let title else { return nil }
    if value.count > limit {
      keys.report("expected \(limit) characters at most, found \(value.count)", at: "value")
    }
    self.init(
      id, title: title, placeholder: placeholder, text: value, isSecure: isSecure,
      isCompact: isCompact, limit: limit)
    self.isSearch = isSearch
    self.error = error.unlessBlank
    (submitAction, self.valid) = (submit, valid)
    self.lines = lines
    (self.isRequired, self.keyboard) = (isRequired ?? false, keyboard ?? .text)
  }
}
