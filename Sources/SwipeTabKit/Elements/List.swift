extension ScreenBody {
  /// A row of a list: a text with optional subtitle, image, value, badge and actions.
  public struct Row: Sendable, Hashable {
    /// The text, which is also the row's name for tests and assistive technology.
    public var title: String
    /// A second, smaller text.
    ///
    /// Nil or a blank text shows none.
    public var subtitle: String? { didSet { subtitle = subtitle.unlessBlank } }
    /// The name of the image before the text, or nil without an image.
    public var image: String?
    /// A large picture before the text, beside which the subtitle wraps, or nil without a picture.
    public var picture: Picture?
    /// A shorter text at the trailing edge, such as the chosen option.
    ///
    /// With nil, the default, or a blank text, the row has no value.
    public var value: String? { didSet { value = value.unlessBlank } }
    /// The text of a badge at the trailing edge, such as a number of messages.
    ///
    /// With nil, the default, or a blank text, the row has no badge.
    public var badge: String? { didSet { badge = badge.unlessBlank } }
    /// The action of a tap, or nil for a row without an action.
    public var action: ScreenAction?
    /// Whether a chevron shows that a tap opens a screen.
    ///
    /// With nil, the default, it is shown if the action pushes a screen.
    public var showsChevron: Bool?
    /// The entries of the row's menu.
    ///
    /// The default is empty.
    ///
    /// The secondary mouse button, a long press, the Menu key and Shift+F10 open it.
    public var menu: [TabItem.MenuEntry] = []
    /// The actions of a pull of the row away from its leading edge, and away from its trailing edge.
    ///
    /// With nil, the default, the row cannot be pulled.
    ///
    /// The user can pull it only from the third of the row at that edge. A drag elsewhere swipes the pages. Both
    /// actions are also in the row's menu.
    public var leadingSwipe: TabItem.MenuEntry?, trailingSwipe: TabItem.MenuEntry?
    /// Whether the user can use it now.
    ///
    /// The default is true.
    /// Otherwise it is pale and takes no taps.
    public var isEnabled = true
    package var condition: Formula?
    /// Whether its text has the color of warnings.
    var isDestructive = false
    /// Whether a check mark is at its end.
    var isChecked = false
    /// Whether its text begins where it does in rows with an image.
    var leavesImageRoom = false

    /// Makes a row.
    public init(
      _ title: String, subtitle: String? = nil, image: String? = nil, picture: Picture? = nil,
      action: ScreenAction? = nil, showsChevron: Bool? = nil
    ) {
      self.title = title
      self.subtitle = subtitle.unlessBlank
      self.image = image
      self.picture = picture
      self.action = action
      self.showsChevron = showsChevron
    }
  }

  /// A list of rows, from top to bottom.
  ///
  /// ```swift
  /// let rows = [ScreenBody.Row("Wi-Fi", subtitle: "On", action: .push("wifi")), ScreenBody.Row("Bluetooth")]
  /// let body = ScreenBody([.list(rows)])
  /// ```
  public struct List: Sendable, Hashable {
    /// The rows.
    ///
    /// It is empty for a list that makes rows when they come into view.
    public var rows: [Row]
    /// The field whose text the rows are searched for: a storyboard's list shows rows with all its words.
    package var filter: ControlID?
    /// The source of rows, or nil for those that are stored.
    private var source: RowSource?

    /// Makes a list.
    public init(_ rows: [Row]) { self.rows = rows }

    /// Makes a list whose rows are made when they come into view.
    ///
    /// A million rows cost as much as the visible rows.
    ///
    /// Each row has one line for its title, and all have a second, smaller text or none has. Two such lists are equal only if
    /// they were made by one call.
    ///
    /// - Parameters:
    ///   - count: The number of rows, at least 0.
    ///   - hasSubtitles: Whether rows have a second, smaller text. The default is false.
    ///   - id: Returns the identity of the row at an index. In the next body, the focus and the rows in view then stay
    ///     with rows that have moved by up to 10,000. With nil, the default, rows are identified by their index.
    ///   - row: Makes the row at an index. It is called again after rows in view have changed.
    /// - Precondition: `count` is not negative.
    @MainActor public init(
      count: Int, hasSubtitles: Bool = false, id: (@MainActor (Int) -> AnyHashable)? = nil,
      row: @escaping @MainActor (Int) -> Row
    ) {
      precondition(count >= 0, "a list has \(count) rows: expected 0 or more")
      rows = []
      source = RowSource(count: count, hasSubtitles: hasSubtitles, id: id, row: row)
    }

    /// The number of rows.
    public var count: Int { source?.count ?? rows.count }

    var isLazy: Bool { source != nil }

    func row(at index: Int) -> Row { source?.row(at: index) ?? rows[index] }

    @MainActor func id(ofRow index: Int) -> AnyHashable? {
      (0..<count).contains(index) ? source?.id?(index) : nil
    }

    /// The index of the row with an identifier, if it is near another index, in O(n) of the distance.
    @MainActor func index(ofRow id: AnyHashable, near index: Int) -> Int? {
      guard source?.id != nil, count > 0 else { return nil }
      let start = index.clamped(to: 0...count - 1)
      for distance in 0...min(count, RowSource.reach) {
        if self.id(ofRow: start + distance) == id { return start + distance }
        if self.id(ofRow: start - distance) == id { return start - distance }
      }
      return nil
    }

    fileprivate func rowLayout(width: Double, texts: TextSizes) -> RowLayout {
      guard let source else { return RowLayout(rows, width: width, texts: texts) }
      return RowLayout(count: source.count, hasSubtitles: source.hasSubtitles, texts: texts)
    }
  }

  /// Makes the rows of a list when they come into view, and keeps the last ones.
  private final class RowSource: Sendable, Hashable {
    /// As many rows as are in view on a tall screen, and some more.
    private static let capacity = 256
    /// The number of rows in both directions that are searched for a row that has moved.
    static let reach = 10_000

    let count: Int
    let hasSubtitles: Bool
    @MainActor let id: ((Int) -> AnyHashable)?
    @MainActor private let make: (Int) -> Row
    @MainActor private var made: [Int: Row] = [:]

    @MainActor init(
      count: Int, hasSubtitles: Bool, id: (@MainActor (Int) -> AnyHashable)?,
      row: @escaping @MainActor (Int) -> Row
    ) {
      (self.count, self.hasSubtitles, self.id, make) = (count, hasSubtitles, id, row)
    }

    func row(at index: Int) -> Row {
      MainActor.assumeIsolated {
        if let row = made[index] { return row }
        if made.count >= Self.capacity { made.removeAll(keepingCapacity: true) }
        var row = make(index)
        if !hasSubtitles { row.subtitle = nil }
        row.picture = nil
        made[index] = row
        return row
      }
    }

    static func == (one: RowSource, other: RowSource) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}

extension ScreenBody.Row {
  fileprivate var wholeMenu: [TabItem.MenuEntry] {
    // Asked while a finger stays on a row, so it should not allocate.
    leadingSwipe == nil && trailingSwipe == nil
      ? menu : menu + [leadingSwipe, trailingSwipe].compactMap(\.self)
  }
}

extension ScreenBody.Element {
  /// Makes a list element of a body, with rows from top to bottom.
  public static func list(_ rows: [ScreenBody.Row]) -> Self { Self(ScreenBody.List(rows)) }
}

extension ScreenBody.List: BodyElement {
  /// The element's name in storyboards and in the inspector, `list`.
  public static var name: String { "list" }
  /// True: it paints a background that reaches to the edges of a card.
  public var hasField: Bool { true }
  /// Inside of a row, because rows touch each other.
  public var focusRing: ElementFocusRing { .inside }
  /// The number of rows.
  public var partCount: Int { count }
  /// Rows are below each other.
  public var partAxis: Axis? { .vertical }
  /// Returns the label of a part for assistive technology: the title of a row, or nil if `part` is out of range.
  public func label(ofPart part: Int) -> String? {
    (0..<count).contains(part) ? row(at: part).title : nil
  }
  /// Returns the menu of a row.
  ///
  /// It is empty if `part` is out of range.
  public func menu(ofPart part: Int) -> [TabItem.MenuEntry] {
    guard (0..<count).contains(part), row(at: part).isEnabled else { return [] }
    return row(at: part).wholeMenu
  }
  /// Returns the action of a pull of a row.
  public func swipe(ofPart part: Int, isLeading: Bool) -> TabItem.MenuEntry? {
    guard (0..<count).contains(part), row(at: part).isEnabled else { return nil }
    return isLeading ? row(at: part).leadingSwipe : row(at: part).trailingSwipe
  }
  /// The action of a row, or with a menu alone the focus.
  public func tap(onPart part: Int) -> ElementTap? {
    guard (0..<count).contains(part), row(at: part).isEnabled else { return nil }
    let row = row(at: part)
    return row.action.map { .perform($0) } ?? (row.wholeMenu.isEmpty ? nil : .focus)
  }
  /// The inspector's name of the element, or of a part: a row.
  public func kind(ofPart part: Int?) -> String { part == nil ? Self.name : "row of a list" }

  /// Returns the positions of the rows.
  public func layout(in room: ElementRoom) -> RowLayout {
    rowLayout(width: room.width, texts: room.texts)
  }

  // MARK: Picture

  /// Paints the field and the rows in view.
  public func paint(
    _ layout: RowLayout, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    let frame = painter.frame
    // Clip the field to the view plus a margin: a long list would be huge, and its corners matter
    // only when they are near.
    let margin = 2 * BodyMetrics.cornerRadius
    let top = max(frame.y, drawing.clip.y - margin)
    let bottom = min(frame.maxY, drawing.clip.maxY + margin)
    let group = Rect(x: frame.x, y: top, width: frame.width, height: max(0, bottom - top))
    painter.paintField(group, in: &drawing)
    let range = layout.rows(from: drawing.clip.y - frame.y, to: drawing.clip.maxY - frame.y)
    for number in range {
      let span = layout.span(ofRow: number)
      let place = Rect(
        x: frame.x, y: frame.y + span.top, width: frame.width, height: span.height)
      drawing.opacity = row(at: number).isEnabled ? 1 : painter.theme.disabledOpacity
      let lines = layout.lines(ofRow: number)
      if let swipe = painter.swipe(ofPart: number) {
        drawing.clipped(to: place.intersection(group)) { drawing in
          drawing.clipped(toRounded: group, radius: BodyMetrics.cornerRadius) { drawing in
            var moved = place
            moved.x += painter.isRightToLeft ? -swipe.shift : swipe.shift
            paint(swipe, place, painter, in: &drawing)
            paint(number, moved, lines, painter, in: &drawing)
          }
        }
      } else {
        paint(number, place, lines, painter, in: &drawing)
      }
      drawing.opacity = 1
    }
  }

  @MainActor private func paint(
    _ number: Int, _ frame: Rect, _ lines: RowLayout.Lines, _ painter: ElementPainter,
    in drawing: inout Drawing
  ) {
    let (row, theme, padding) = (row(at: number), painter.theme, BodyMetrics.padding)
    painter.paintTouch(
      part: number, frame.inset(by: 4), radius: 8, opening: row.action, in: &drawing)
    if let image = row.image {
      let icon = painter.part(frame, from: padding, width: RowLayout.icon(painter.texts))
      drawing.icon(
        image,
        in: Rect(
          x: icon.x, y: frame.midY - icon.width / 2, width: icon.width, height: icon.width),
        tint: row.isDestructive ? theme.badge : theme.selectedTint)
    } else {
      drawing.skip()
    }
    if let picture = row.picture {
      let size = picture.size
      var place = painter.part(
        frame, from: padding + row.imageRoom(painter.texts), width: size.width)
      place = Rect(
        x: place.x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
      painter.paint(picture, theme.text, place, in: &drawing)
      if picture.rendering == .original {
        painter.paintEdge(of: place, radius: max(3, picture.cornerRadius), in: &drawing)
      } else {
        drawing.skip()
      }
    }
    if row.hasChevron || row.isChecked {
      paintMark(of: row, frame, painter, in: &drawing)
    } else {
      drawing.skip()
    }
    paintEnd(of: row, frame, painter, in: &drawing)
    let start = row.textStart(painter.texts)
    let text = painter.part(
      frame, from: start, width: row.textWidth(in: frame.width, painter.texts))
    paintTexts(of: row, text, lines, painter, in: &drawing)
    guard number < count - 1 else { return drawing.skip() }
    var line = painter.part(frame, from: start, width: frame.width - start)
    line = Rect(
      x: line.x, y: frame.maxY - painter.hairline, width: line.width, height: painter.hairline)
    drawing.fill(line, painter.palette.separator)
  }

  @MainActor private func paint(
    _ swipe: ElementPainter.Swipe, _ frame: Rect, _ painter: ElementPainter,
    in drawing: inout Drawing
  ) {
    let theme = painter.theme
    let width = min(abs(swipe.shift), frame.width)
    let band = painter.part(
      frame, from: swipe.shift > 0 ? 0 : frame.width - width, width: width)
    let color = swipe.entry.isDestructive ? theme.badge : theme.selectedTint
    drawing.fill(band, swipe.isArmed ? color : color.opacity(0.7))
    let ink = color.ink(in: theme)
    guard width >= 40 else { return drawing.skip() }
    if let image = swipe.entry.image {
      let icon = RowLayout.icon(painter.texts)
      drawing.icon(
        image,
        in: Rect(x: band.midX - icon / 2, y: band.midY - icon / 2, width: icon, height: icon),
        tint: ink)
    } else {
      drawing.text(
        swipe.entry.title, in: band.inset(by: 4), style: BodyMetrics.subtitleStyle, ink)
    }
  }

  @MainActor private func paintMark(
    of row: ScreenBody.Row, _ frame: Rect, _ painter: ElementPainter, in drawing: inout Drawing
  ) {
    let side = painter.texts.image(16)
    // The picture has a margin of a quarter, which reaches into the padding.
    let chevron = painter.part(
      frame, from: frame.width - BodyMetrics.padding - side * 0.75, width: side)
    drawing.icon(
      row.isChecked ? "check" : painter.mirrored("chevron-right"),
      in: Rect(x: chevron.x, y: frame.midY - side / 2, width: side, height: side),
      tint: row.isChecked ? painter.theme.selectedTint : painter.theme.secondaryText)
  }

  @MainActor private func paintEnd(
    of row: ScreenBody.Row, _ frame: Rect, _ painter: ElementPainter, in drawing: inout Drawing
  ) {
    let end = row.end(in: frame.width, painter.texts)
    let theme = painter.theme
    if let badge = row.badge {
      let place = painter.part(frame, from: end.badgeStart, width: end.badge)
      let height = BadgeStyle.height(painter.texts.scale)
      let capsule = Rect(
        x: place.x, y: frame.midY - height / 2, width: place.width, height: height)
      drawing.roundedRect(capsule, radius: height / 2, theme.badge)
      drawing.text(
        badge, in: capsule, style: BadgeStyle.text(1), theme.badgeText)
    } else {
      drawing.skip(2)
    }
    guard let value = row.value else { return drawing.skip() }
    drawing.text(
      value, in: painter.part(frame, from: end.valueStart, width: end.value),
      style: BodyMetrics.rowStyle, theme.secondaryText,
      alignment: painter.isRightToLeft ? .left : .right)
  }

  @MainActor private func paintTexts(
    of row: ScreenBody.Row, _ frame: Rect, _ lines: RowLayout.Lines, _ painter: ElementPainter,
    in drawing: inout Drawing
  ) {
    if let subtitle = row.subtitle, row.picture != nil {
      return paintBesidePicture(row.title, subtitle, frame, lines, painter, in: &drawing)
    }
    let (theme, leading) = (painter.theme, painter.leading)
    let layout = RowTexts(hasSubtitle: row.subtitle != nil, lines, painter.texts)
    let upper =
      row.subtitle == nil
      ? frame : part(frame, top: layout.title.top, height: layout.title.height)
    drawing.text(
      row.title, in: upper, style: BodyMetrics.rowStyle,
      row.isDestructive ? theme.badge : theme.text, alignment: leading, lines: lines.title)
    guard let subtitle = row.subtitle else { return drawing.skip() }
    drawing.text(
      subtitle, in: part(frame, top: layout.subtitle.top, height: layout.subtitle.height),
      style: BodyMetrics.subtitleStyle, theme.secondaryText, alignment: leading,
      lines: lines.subtitle)
  }

  @MainActor private func part(_ frame: Rect, top: Double, height: Double) -> Rect {
    Rect(x: frame.x, y: frame.y + top, width: frame.width, height: height)
  }

  @MainActor private func paintBesidePicture(
    _ title: String, _ subtitle: String, _ frame: Rect, _ lines: RowLayout.Lines,
    _ painter: ElementPainter, in drawing: inout Drawing
  ) {
    let (theme, leading) = (painter.theme, painter.leading)
    let layout = PictureTexts(lines, painter.texts)
    let top = (frame.height - layout.height) / 2
    drawing.text(
      title, in: part(frame, top: top, height: layout.title), style: BodyMetrics.buttonStyle,
      theme.text, alignment: leading, lines: lines.title)
    drawing.text(
      subtitle, in: part(frame, top: top + layout.subtitle.top, height: layout.subtitle.height),
      style: BodyMetrics.subtitleStyle, theme.secondaryText, alignment: leading,
      lines: lines.subtitle)
  }

  // MARK: Accessibility

  /// A list with a node for each row in view.
  public func nodes(_ layout: RowLayout, for reader: ElementReader) -> [AccessibilityNode] {
    func inView() -> Range<Int> {
      layout.rows(
        from: reader.bounds.y - reader.frame.y, to: reader.bounds.maxY - reader.frame.y)
    }
    // Lists whose rows are made when they come into view have no list of all names.
    let parts =
      isLazy
      ? Array(inView())
      : reader.parts(of: count, named: { row(at: $0).title }, inView: inView)
    return reader.list(
      parts.compactMap { index in
        let (row, span) = (row(at: index), layout.span(ofRow: index))
        let frame = Rect(x: 0, y: span.top, width: reader.frame.width, height: span.height)
        var node = reader.base(.listItem, row.title, part: index, frame)
        let details = [row.subtitle, row.value, row.badge].compactMap(\.self)
        node.value = details.isEmpty ? nil : details.joined(separator: ", ")
        node.isEnabled = row.isEnabled
        if row.isChecked || row.action.map(reader.isOpen) ?? false { node.isSelected = true }
        node.position = AccessibilityNode.Position(index + 1, of: count)
        if !row.wholeMenu.isEmpty { node.isExpanded = false }
        return reader.shown(
          node, doing: row.action == nil || !row.isEnabled ? nil : index, focusing: index)
      })
  }
}

// MARK: Storyboards

extension ScreenBody.List: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"Rows below each other on one card. Only the rows in view cost time, so a list can have tens of thousands. For example ["One", { "title": "Two", "subtitle": "More", "picture": "boat", "push": "detail" }]."#
  }
  /// An array of rows, or an object with them.
  public static var form: ElementForm { .object(short: keys[0]) }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The rows from top to bottom. For example ["One", "Two"]."#:
        ElementKey("rows", .objects(ScreenBody.Row.keys, .object(short: ScreenBody.Row.keys[0])))
        .required,
      #"The ID of a field that filters the rows. Only rows whose texts contain all words of the field are visible. If the field is empty, all rows are visible. For example "search"."#:
        ElementKey("filter", .condition),
    ])

  /// The condition for a row to be among those that the filter finds, or nil without a filter.
  private func search(_ row: ScreenBody.Row) -> Formula? {
    guard let filter else { return nil }
    let texts = [row.title, row.subtitle, row.value].compactMap(\.self)
    let text = texts.joined(separator: " ")
    return Formula(
      .operation(.contains, .literal(.text(text), written: text), .name(filter)),
      "'\(text)' contains \(filter)")
  }

  /// The list with its visible rows.
  public func shown(with result: (Formula) -> ControlValue?) -> Self? {
    func isThere(_ condition: Formula?) -> Bool { condition.holds(with: result) }
    let left = rows.filter { isThere($0.condition) && isThere(search($0)) }.map { row in
      var copy = row
      copy.menu = row.menu.filter { isThere($0.condition) }
      if !isThere(row.leadingSwipe?.condition) { copy.leadingSwipe = nil }
      if !isThere(row.trailingSwipe?.condition) { copy.trailingSwipe = nil }
      return copy
    }
    guard !left.isEmpty || rows.isEmpty else { return nil }
    var copy = self
    copy.rows = left
    return copy
  }

  /// Returns the element with its texts replaced: the texts of the rows.
  public func withTexts(_ replaced: (String) -> String) -> Self {
    var list = self
    list.rows = rows.map { row in
      var copy = row
      copy.title = replaced(row.title)
      copy.subtitle = row.subtitle.map(replaced)
      copy.value = row.value.map(replaced)
      copy.badge = row.badge.map(replaced)
      for index in row.menu.indices { copy.menu[index].title = replaced(row.menu[index].title) }
      copy.leadingSwipe?.title = replaced(row.leadingSwipe?.title ?? "")
      copy.trailingSwipe?.title = replaced(row.trailingSwipe?.title ?? "")
      copy.picture = row.picture?.withTexts(replaced)
      return copy
    }
    return list
  }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let filter = keys.formula("filter")
    guard let rows = keys.objects("rows") else { return nil }
    self.init(rows.compactMap { ScreenBody.Row($0) })
    if case .name(let field) = filter?.root {
      self.filter = field
    } else if let filter {
      keys.report("expected the ID of a field, found \(filter)", at: "filter")
    }
  }
}

extension ScreenBody.Row {
  package static let keys: [ElementKey] =
    ElementKey.list([
      #"The text of the row. For example "By boat"."#:
        ElementKey("title", .text).required,
      #"A second, smaller text. By default there is no second text. For example "3 days"."#:
        ElementKey("subtitle", .text),
      #"A shorter text at the end of the row, such as the chosen option. By default there is no such text. For example "Automatic"."#:
        ElementKey("value", .text),
      #"The text of a badge at the end of the row, such as a number of messages. By default there is no badge. For example "3"."#:
        ElementKey("badge", .text),
      "Whether a chevron is at the end of the row. By default it is there if the row pushes a page. For example true.":
        ElementKey("chevron", .flag),
      #"The name of an image of 24 points before the text, in the tint. By default there is no image. For example "heart"."#:
        ElementKey("image", .image),
      #"A picture before the text, in its own colors. By default there is no picture. A picture is 56 points wide and high unless it has a size. For example "boat", { "name": "boat", "width": 80, "height": 60 }."#:
        ElementKey("picture", .object(ScreenBody.Picture.rowKeys, ScreenBody.Picture.form)),
      #"The entries of the row's menu, which the secondary mouse button, a long press, the Menu key and Shift+F10 open. For example [{ "title": "Show", "push": "detail" }]."#:
        ElementKey("menu", .objects(Self.menuKeys, .object(short: nil))),
      #"The action when the user pulls the row away from its leading edge. The pull must begin in the third of the row at that edge. It is also in the row's menu. For example { "title": "Show", "push": "detail" }."#:
        ElementKey("leading", .object(Self.menuKeys, .object(short: nil))),
      #"The action when the user pulls the row away from its trailing edge. The pull must begin in the third of the row at that edge. It is also in the row's menu. For example { "title": "Remove", "send": "remove" }."#:
        ElementKey("trailing", .object(Self.menuKeys, .object(short: nil))),
    ]) + [.enabled, .action] + ElementKey.conditions

  private static let menuKeys: [ElementKey] =
    ElementKey.list([
      #"The text of the entry. For example "Mute"."#:
        ElementKey("title", .text).required,
      #"The name of the image before the text. By default there is no image. For example "bell"."#:
        ElementKey("image", .image),
      #"The purpose of the entry. The only role, `destructive`, has the color of warnings. By default an entry has no role. For example "destructive"."#:
        ElementKey("role", .name(["destructive"])),
    ]) + [.enabled, .action.required] + ElementKey.conditions

  private static func entry(_ keys: ElementKeys) -> TabItem.MenuEntry? {
    let (title, image) = (keys.text("title"), keys.text("image"))
    let (role, isEnabled) = (
      keys.name("role", among: ["destructive"]), keys.flag("enabled") ?? true
    )
    let (action, condition) = (keys.action(), keys.condition())
    guard let title, let action else { return nil }
    var entry = TabItem.MenuEntry(title, image: image, isEnabled: isEnabled, action: action)
    (entry.condition, entry.isDestructive) = (condition, role == "destructive")
    return entry
  }

  fileprivate init?(_ keys: ElementKeys) {
    let (title, subtitle, image) = (keys.text("title"), keys.text("subtitle"), keys.text("image"))
    let usual = ScreenBody.Picture("", width: 56, height: 56, fit: .fill, cornerRadius: 8)
    let picture = keys.object("picture").flatMap { ScreenBody.Picture($0, usual: usual) }
    let (isEnabled, action) = (keys.flag("enabled"), keys.action())
    let (value, badge, chevron) = (keys.text("value"), keys.text("badge"), keys.flag("chevron"))
    let condition = keys.condition()
    let menu = keys.objects("menu") ?? []
    let entries = menu.compactMap { Self.entry($0) }
    let leading = keys.object("leading").flatMap { Self.entry($0) }
    let trailing = keys.object("trailing").flatMap { Self.entry($0) }
    guard let title else { return nil }
    self.init(title, subtitle: subtitle, image: image, picture: picture, action: action)
    (self.value, self.badge, showsChevron) = (value, badge, chevron)
    (self.isEnabled, self.menu, self.condition) = (isEnabled ?? true, entries, condition)
    (leadingSwipe, trailingSwipe) = (leading, trailing)
  }
}
