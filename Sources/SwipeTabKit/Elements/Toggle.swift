extension ScreenBody {
  /// A switch with a title.
  ///
  /// ```swift
  /// ScreenBody([.toggle(ScreenBody.Toggle("dark", title: "Dark", isOn: true))])
  /// ```
  public struct Toggle: Sendable, Hashable {
    /// The identifier under which the container stores the state.
    ///
    /// Toggles with the same identifier change together.
    public var id: ControlID
    /// The title for users.
    public var title: String
    /// Whether it is on initially.
    ///
    /// The default is off.
    public var isOn: Bool
    /// The place where the state is stored, or nil to store it under the identifier.
    var source: ElementControl.Source?

    /// Makes a switch.
    public init(_ id: ControlID, title: String, isOn: Bool = false) {
      self.id = id
      self.title = title
      self.isOn = isOn
    }
  }
}

extension ScreenBody.Element {
  /// Makes a switch element of a body.
  public static func toggle(_ toggle: ScreenBody.Toggle) -> Self { Self(toggle) }
}

extension ScreenBody.Toggle: BodyElement {
  /// The element's name in storyboards and in the inspector, `toggle`.
  public static var name: String { "toggle" }
  /// True: it paints a background that reaches to the edges of a card.
  public var hasField: Bool { true }
  /// The value: whether the switch is on.
  public var control: ElementControl? {
    ElementControl(title, .flag, source ?? .value(id, initially: .flag(isOn)))
  }
  /// Switches it to its other state.
  public func tap(onPart part: Int) -> ElementTap? { .turnOver }

  /// A switch and its title.
  public struct Layout: ElementLayout {
    let lines: Int
    /// The height of the field, in points.
    public let height: Double

    static let switchSize = Size(width: 51, height: 31)

    static func titleWidth(in width: Double) -> Double {
      max(0, width - switchSize.width - 3 * BodyMetrics.padding)
    }
  }

  /// Returns the layout of the title and the switch.
  public func layout(in room: ElementRoom) -> Layout {
    let lines = room.texts.lineCount(
      of: title, BodyMetrics.rowStyle, width: Layout.titleWidth(in: room.width),
      limit: HeadLayout.mostLines)
    return Layout(
      lines: lines,
      height: room.texts.grown(BodyMetrics.toggle, by: 21)
        + room.texts.height(ofMoreLines: lines, BodyMetrics.rowStyle))
  }

  /// Paints the title and the switch.
  public func paint(
    _ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    let (frame, theme) = (painter.frame, painter.theme)
    painter.paintField(frame, in: &drawing)
    guard let isOn = painter.value?.flag else { return }
    let (size, padding) = (Layout.switchSize, BodyMetrics.padding)
    painter.paintTouch(
      painter.isInCard ? frame.inset(by: 4) : frame,
      radius: painter.isInCard ? 8 : BodyMetrics.cornerRadius, theme.highlight, in: &drawing)
    drawing.text(
      title, in: painter.part(frame, from: padding, width: Layout.titleWidth(in: frame.width)),
      style: BodyMetrics.rowStyle, theme.text, alignment: painter.leading, lines: layout.lines)
    var track = painter.part(frame, from: frame.width - padding - size.width, width: size.width)
    track = Rect(
      x: track.x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    // With high contrast, what is off is empty.
    let isEmpty = theme.isHighContrast && !isOn
    if isEmpty {
      drawing.ring(track, radius: size.height / 2, width: 2, theme.control)
    } else {
      drawing.roundedRect(
        track, radius: size.height / 2, isOn ? theme.selectedTint : painter.trough)
    }
    let margin = isEmpty ? 6.0 : 2
    let knob = size.height - 2 * margin
    var dot = painter.part(track, from: isOn ? size.width - knob - margin : margin, width: knob)
    dot = Rect(x: dot.x, y: track.y + margin, width: knob, height: knob)
    guard !isEmpty else { return drawing.roundedRect(dot, radius: knob / 2, theme.control) }
    // In dark themes the tint is light, so that only a dark knob stands out from it.
    let isLight = theme.appearance == .light
    painter.paintKnob(
      dot, radius: knob / 2, isLight ? .white : isOn ? theme.cell : theme.text, in: &drawing)
  }
}

// MARK: Storyboards

extension ScreenBody.Toggle: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"A switch with a title. The action `toggle` switches it from any page. With `when`, settings follow it. For example { "id": "dark", "title": "Dark" }."#
  }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The ID of the toggle, for the action `toggle` and for `when`. It must be unique among toggles. For example "dark"."#:
        ElementKey("id", .id(.toggle)).required,
      #"The title of the switch. For example "Dark colors"."#:
        ElementKey("title", .text).required,
      "Whether it is on at first. The default is false. For example true.":
        ElementKey("on", .flag),
    ]) + [.enabled]
  /// The places of its texts for users: the title.
  public static var texts: [WritableKeyPath<Self, String>] { [\.title] }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let (id, title, isOn) = (keys.control("id"), keys.text("title"), keys.flag("on"))
    guard let id, let title else { return nil }
    self.init(id, title: title, isOn: isOn ?? false)
  }
}
