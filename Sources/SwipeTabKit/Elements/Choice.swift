extension ScreenBody {
  /// A choice of one among a few options.
  ///
  /// The container stores the name of the chosen option, like the values of other controls.
  ///
  /// ```swift
  /// .choice(ScreenBody.Choice("size", title: "Size", options: [.init("s", title: "Small"), .init("l")]))
  /// ```
  public struct Choice: Sendable, Hashable {
    /// An option of a choice.
    public struct Option: Sendable, Hashable {
      /// The name that the container stores.
      public var name: String
      /// The title for users.
      public var title: String

      /// Makes an option.
      ///
      /// By default its title is the name.
      public init(_ name: String, title: String? = nil) {
        self.name = name
        self.title = title ?? name
      }
    }

    /// The look of a choice.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      /// All options side by side, or in rows.
      case inline
      /// Only the chosen option is shown.
      ///
      /// A tap opens a menu with all options, or a list if the menu does not fit.
      case menu
    }

    /// The identifier under which the container stores the chosen name.
    ///
    /// Controls with the same identifier change together.
    public var id: ControlID
    /// The title for users.
    public var title: String
    /// The options in reading order.
    public var options: [Option]
    /// The name of the option that is chosen initially.
    public var selected: String
    /// The look.
    ///
    /// The default is `.inline`.
    public var style = Style.inline
    /// The place where the name is stored, or nil to store it under the identifier.
    var source: ElementControl.Source?

    /// Makes a choice.
    ///
    /// By default the first option is chosen.
    public init(_ id: ControlID, title: String, options: [Option], selected: String? = nil) {
      self.id = id
      self.title = title
      self.options = options
      self.selected = selected ?? options.first?.name ?? ""
    }
  }
}

extension ScreenBody.Element {
  /// Makes a choice element of a body, in which one of a few options is selected.
  public static func choice(_ choice: ScreenBody.Choice) -> Self { Self(choice) }
}

extension ScreenBody.Choice: BodyElement {
  /// The element's name in storyboards and in the inspector, `choice`.
  public static var name: String { "choice" }
  /// True: it paints a background that reaches to the edges of a card.
  public var hasField: Bool { true }
  /// The value: the name of the chosen option.
  public var control: ElementControl? {
    ElementControl(title, .option(options), source ?? .value(id, initially: .text(selected)))
  }
  /// Chooses an option, or opens the menu.
  public func tap(onPart part: Int) -> ElementTap? {
    guard style == .inline else { return part == 0 ? .choose : nil }
    return options.indices.contains(part) ? .set(.text(options[part].name)) : nil
  }
  /// The inspector's name of the element, or of a part: an option.
  public func kind(ofPart part: Int?) -> String {
    part == nil || style == .menu ? Self.name : "option"
  }

  // MARK: Layout

  /// The positions of the options, in points from the element's top and its leading edge.
  public struct Layout: ElementLayout {
    static let optionStyle = TextStyle(size: 14)
    private static let option = 34.0
    static let gap = 8.0

    let frames: [Rect]
    /// Whether all options have equal parts of one line, instead of the width of their texts.
    let isSegmented: Bool
    /// The height of the field around the options.
    public let height: Double
    let head: HeadLayout
    let lines: [Int]
    let radius: Double

    fileprivate static func menu(
      _ title: String, _ options: [ScreenBody.Choice.Option], width: Double, texts: TextSizes
    ) -> Layout {
      let head = HeadLayout(
        title, values: options.map(\.title), width: max(0, width - chevron), texts: texts)
      return Layout(
        frames: [], isSegmented: false, height: HeadLayout.contentTop + head.growth + 10,
        head: head, lines: [], radius: 0)
    }

    fileprivate static let chevron = 22.0

    private init(
      frames: [Rect], isSegmented: Bool, height: Double, head: HeadLayout, lines: [Int],
      radius: Double
    ) {
      (self.frames, self.isSegmented, self.height) = (frames, isSegmented, height)
      (self.head, self.lines, self.radius) = (head, lines, radius)
    }

    /// The space at the sides of a text: more where it wraps, as corners are near.
    static func inset(lines: Int) -> Double { lines > 1 ? 12 : 6 }

    init(
      _ title: String, _ options: [ScreenBody.Choice.Option], width: Double, texts: TextSizes
    ) {
      head = HeadLayout(title, width: width, texts: texts)
      let inner = max(0, width - 2 * BodyMetrics.padding)
      let widths = options.map { option in
        texts.measurer.width(of: option.title, style: Self.optionStyle, upTo: width)
          .rounded(.up) + 26
      }
      let share = options.isEmpty ? 0 : inner / Double(options.count)
      isSegmented = widths.allSatisfy { $0 <= share }
      // Only an option that is wider than the field wraps.
      lines = zip(options, widths).map { option, width in
        func count(_ inset: Double) -> Int {
          texts.lineCount(
            of: option.title, Self.optionStyle, width: inner - 2 * inset, limit: 3)
        }
        return width <= inner || count(Self.inset(lines: 1)) == 1
          ? 1 : count(Self.inset(lines: 2))
      }
      let top = HeadLayout.contentTop + head.growth
      let optionHeight = texts.grown(Self.option, by: 17)
      radius = optionHeight / 2
      frames =
        isSegmented
        ? options.indices.map { index in
          Rect(
            x: BodyMetrics.padding + Double(index) * share, y: top, width: share,
            height: optionHeight)
        }
        : Self.rows(
          of: widths,
          lines.map { optionHeight + texts.height(ofMoreLines: $0, Self.optionStyle) },
          width: inner, top: top)
      height = (frames.map(\.maxY).max() ?? top) + 12
    }

    /// Lays out options as chips in reading order, where an option that wraps has a separate row.
    private static func rows(
      of widths: [Double], _ heights: [Double], width: Double, top: Double
    ) -> [Rect] {
      var (x, y, rowHeight) = (0.0, top, 0.0)
      return zip(widths, heights).map { wanted, height in
        let own = min(wanted, width)
        if x > 0, x + own > width {
          x = 0
          y += rowHeight + gap
        }
        rowHeight = height
        defer { x += own + gap }
        return Rect(x: BodyMetrics.padding + x, y: y, width: own, height: height)
      }
    }

    /// Returns the option at a point of the field, with the space around it, or nil between options.
    public func part(at point: Point) -> Int? {
      if frames.isEmpty { return 0 }
      let margin = Self.gap / 2
      return frames.firstIndex { frame in
        point.x >= frame.x - margin && point.x < frame.maxX + margin
          && point.y >= frame.y - margin && point.y < frame.maxY + margin
      }
    }

    /// Whether options are parts.
    ///
    /// It is false for a choice with a menu.
    public var hasParts: Bool { !frames.isEmpty }
  }

  /// Lays out the title and the options.
  public func layout(in room: ElementRoom) -> Layout {
    style == .menu
      ? .menu(title, options, width: room.width, texts: room.texts)
      : Layout(title, options, width: room.width, texts: room.texts)
  }

  // MARK: Picture

  /// Paints the title and the options.
  public func paint(
    _ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    painter.paintField(painter.frame, in: &drawing)
    guard let name = painter.value?.text else { return }
    if style == .menu { return paintMenu(name, layout, painter, in: &drawing) }
    painter.paintHead(title, layout.head, value: nil, in: &drawing)
    let chosen = options.firstIndex { $0.name == name }
    if layout.isSegmented { paintSegments(layout, chosen, painter, in: &drawing) }
    for (number, option) in options.enumerated() {
      paint(option, layout, number, isChosen: number == chosen, painter, in: &drawing)
    }
  }

  @MainActor private func paintMenu(
    _ name: String, _ layout: Layout, _ painter: ElementPainter, in drawing: inout Drawing
  ) {
    let (frame, theme) = (painter.frame, painter.theme)
    painter.paintTouch(
      painter.isInCard ? frame.inset(by: 4) : frame,
      radius: painter.isInCard ? 8 : BodyMetrics.cornerRadius, theme.highlight, in: &drawing)
    var inner = painter
    inner.frame = painter.part(frame, from: 0, width: max(0, frame.width - Layout.chevron))
    // It is in the middle of the field, because nothing is below it.
    inner.frame.y +=
      (frame.height - layout.head.titleHeight - layout.head.valueHeight) / 2
      - ControlMetrics.titleTop
    inner.paintHead(
      title, layout.head, value: options.first { $0.name == name }?.title ?? "", in: &drawing)
    let sign = painter.part(
      frame, from: frame.width - BodyMetrics.padding - 14, width: 16)
    let size = painter.texts.image(10) / 2
    let tip = Point(x: sign.midX, y: frame.midY + size / 2)
    for side in [-size, size] {
      drawing.line(
        from: Point(x: tip.x + side, y: tip.y - size), to: tip, width: 1.5, theme.secondaryText)
    }
  }

  /// Paints the trough of the segments, and the raised patch of the chosen one, with an outline for high contrast.
  @MainActor private func paintSegments(
    _ layout: Layout, _ chosen: Int?, _ painter: ElementPainter, in drawing: inout Drawing
  ) {
    guard let first = layout.frames.first, let last = layout.frames.last else { return }
    let theme = painter.theme
    var all = first
    all.width = last.maxX - first.x
    let field = painter.placed(all, in: painter.frame)
    if theme.isHighContrast {
      drawing.ring(field, radius: 9, width: 1, theme.control)
    } else {
      drawing.roundedRect(field, radius: 9, painter.trough)
    }
    guard let chosen else { return drawing.skip(2) }
    let segment = painter.placed(layout.frames[chosen], in: painter.frame).inset(by: 2)
    guard theme.isHighContrast else {
      let isLight = theme.appearance == .light
      return painter.paintKnob(
        segment, radius: 7, isLight ? .white : theme.cell.mixed(with: theme.text, share: 0.35),
        in: &drawing)
    }
    drawing.roundedRect(segment, radius: 7, theme.selectedTint)
    drawing.skip()
  }

  @MainActor private func paint(
    _ option: Option, _ layout: Layout, _ number: Int, isChosen: Bool,
    _ painter: ElementPainter, in drawing: inout Drawing
  ) {
    let theme = painter.theme
    let rect = painter.placed(layout.frames[number], in: painter.frame)
    let radius = layout.isSegmented ? 7 : layout.radius
    if layout.isSegmented {
      drawing.skip()
    } else if isChosen {
      drawing.roundedRect(rect, radius: radius, theme.fill)
    } else {
      paintChip(rect, radius: radius, painter, in: &drawing)
    }
    let isRaised = layout.isSegmented && !theme.isHighContrast
    let ink = isChosen && !isRaised ? theme.fill.ink(in: theme) : theme.text
    painter.paintTouch(
      part: number, layout.isSegmented ? rect.inset(by: 2) : rect, radius: radius,
      ink.opacity(0.07), in: &drawing)
    let inset = Layout.inset(lines: layout.lines[number])
    drawing.text(
      option.title, in: rect.inset(by: EdgeInsets(left: inset, right: inset)),
      style: Layout.optionStyle, ink, lines: layout.lines[number])
  }

  /// Paints the field of an option that is not chosen; with high contrast its outline.
  @MainActor private func paintChip(
    _ rect: Rect, radius: Double, _ painter: ElementPainter, in drawing: inout Drawing
  ) {
    if painter.theme.isHighContrast {
      drawing.ring(rect, radius: radius, width: 1, painter.theme.control)
    } else {
      drawing.roundedRect(rect, radius: radius, painter.theme.text.opacity(0.08))
    }
  }

  // MARK: Accessibility

  /// A group with a node for each option.
  public func nodes(_ layout: Layout, for reader: ElementReader) -> [AccessibilityNode] {
    let selected = reader.value?.text
    if style == .menu {
      guard var node = reader.node(.button, title) else { return [] }
      node.isExpanded = false
      return [node]
    }
    let children = options.indices.compactMap { index in
      let isSelected = options[index].name == selected
      var node = reader.base(.radio, options[index].title, part: index, layout.frames[index])
      node.isSelected = isSelected
      node.position = AccessibilityNode.Position(index + 1, of: options.count)
      return reader.shown(node, doing: index, focusing: isSelected ? 0 : nil)
    }
    var node = reader.base(.radioGroup, title)
    node.children = children
    // The focus of a choice is on the chosen option; the whole choice has it only while none is chosen.
    let hasChosen = options.contains { $0.name == selected }
    return reader.shown(node, focusing: hasChosen ? nil : 0).map { [$0] } ?? []
  }
}

// MARK: Storyboards

extension ScreenBody.Choice: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"A choice of one of several options. For example { "id": "size", "title": "Size", "options": ["S", "M", "L"] }."#
  }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The ID of the choice. Choices with the same ID have the same option. For example "size"."#:
        ElementKey("id", .id(.control)).required,
      #"The title of the choice. For example "Size"."#:
        ElementKey("title", .text).required,
      #"The options in reading order. There must be at least one, and no option twice. For example ["S", "M", { "name": "l", "title": "Large" }]."#:
        ElementKey(
          "options", .objects(Option.keys, .object(short: ElementKey("name", .text, "The name.")))
        ).required,
      #"The name of the option that is chosen at first. The default is the first option. For example "M"."#:
        ElementKey("value", .string),
      #"The look. `inline`, the default, shows all options. `menu` shows the chosen option, and a tap opens a menu with all. For example "menu"."#:
        ElementKey("style", .name(Style.allCases.map(\.rawValue))),
    ]) + [.enabled]

  /// The titles of the choice and its options.
  public func withTexts(_ replaced: (String) -> String) -> Self {
    var copy = self
    copy.title = replaced(title)
    for index in options.indices { copy.options[index].title = replaced(options[index].title) }
    return copy
  }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let (id, title, objects) = (keys.control("id"), keys.text("title"), keys.objects("options"))
    if objects?.isEmpty == true {
      keys.report("expected one option at least, found none", at: "options")
    }
    var (options, places): ([Option], [String: ElementKeys]) = ([], [:])
    for object in objects ?? [] {
      guard let option = Option(object) else { continue }
      if let first = places[option.name] {
        object.report("duplicate option \(quoted(option.name))", repeating: first)
      } else {
        options.append(option)
        places[option.name] = object
      }
    }
    let style = keys.name("style", Style.self)
    guard let id, let title, objects != nil else { return nil }
    let value = keys.name("value", among: options.map(\.name))
    self.init(id, title: title, options: options, selected: value)
    self.style = style ?? .inline
  }
}

extension ScreenBody.Choice.Option {
  package static let keys: [ElementKey] =
    ElementKey.list([
      #"The name that is stored and passed to the program. For example "l"."#:
        ElementKey("name", .string).required,
      #"The visible text. The default is the name. For example "Large"."#:
        ElementKey("title", .text),
    ])

  fileprivate init?(_ keys: ElementKeys) {
    let (name, title) = (keys.text("name"), keys.has("title") ? keys.text("title") : nil)
    guard let name else { return nil }
    self.init(name, title: title)
  }
}
