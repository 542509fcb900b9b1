extension ScreenBody {
  /// A button as wide as the screen's column, or as its text in a row.
  ///
  /// ```swift
  /// ScreenBody([.button(ScreenBody.Button("Play", image: "play", action: .run { player.play() }))])
  /// ```
  public struct Button: Sendable, Hashable {
    /// The look of a button.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      /// A colored field with text.
      case filled
      /// Only the text, in the selected tint.
      case plain
      /// Only the image, on a disc.
      ///
      /// The text is its name. Without an image it is `plain`.
      case icon
    }

    /// The purpose of a button on its screen, which decides its color and its keys.
    public enum Role: String, Sendable, Hashable, CaseIterable {
      /// A button that deletes data, in the color of warnings.
      case destructive
      /// A button that changes nothing.
      ///
      /// Escape performs its action.
      case cancel
      /// The recommended button.
      ///
      /// Enter performs its action, also in a field.
      case `default`
    }

    /// The text, which is also the button's name for tests and assistive technology.
    public var label: String
    /// The name of the image before the text, or nil without an image.
    public var image: String?
    /// The look.
    ///
    /// The default is filled.
    public var style: Style
    /// The purpose of the button.
    ///
    /// The default is nil, for no special purpose.
    public var role: Role?
    /// The action of a tap, or nil for a button without an action.
    public var action: ScreenAction?

    /// Makes a button.
    public init(
      _ label: String, image: String? = nil, style: Style = .filled, role: Role? = nil,
      action: ScreenAction? = nil
    ) {
      self.label = label
      self.image = image
      self.style = style
      self.role = role
      self.action = action
    }
  }
}

extension ScreenBody.Element {
  /// Makes a button element of a body.
  public static func button(_ button: ScreenBody.Button) -> Self { Self(button) }
}

extension ScreenBody.Button: BodyElement {
  /// The element's name in storyboards and in the inspector, `button`.
  public static var name: String { "button" }
  /// The label of the element for assistive technology: its text.
  public func label(ofPart part: Int) -> String? { label }
  /// Performs the button's action, or has no effect without one.
  public func tap(onPart part: Int) -> ElementTap? { action.map { .perform($0) } }
  /// A pointing hand over a plain button with an action, because it looks like a link.
  public var pointerShape: PointerShape { style == .plain && action != nil ? .hand : .arrow }

  /// A button, which without an action is not enabled.
  public func nodes(_ layout: Layout, for reader: ElementReader) -> [AccessibilityNode] {
    reader.node(.button, label, isEnabled: action != nil, isPressable: true).map { [$0] } ?? []
  }

  /// Whether it goes on with what a form is for, so that required fields must have a text first.
  var goesOn: Bool { style == .filled && role != .cancel && role != .destructive }

  private var isWarning: Bool { role == .destructive }

  private var lonelyImage: String? { style == .icon ? image : nil }

  /// Round for a button that is an image alone.
  public var focusRing: ElementFocusRing { lonelyImage == nil ? .around : .round }

  /// Returns the width of the longest word of the text and the image, in points.
  public func leastWidth(_ texts: TextSizes) -> Double {
    lonelyImage != nil
      ? texts.image(Layout.disc)
      : texts.longestWord(of: label, BodyMetrics.buttonStyle) + roomBesideTitle(texts)
  }

  private func roomBesideTitle(_ texts: TextSizes) -> Double {
    2 * Layout.padding + (image == nil ? 0 : texts.image(Layout.icon) + Layout.gap)
  }

  /// A button's title, and the image before it.
  public struct Layout: ElementLayout {
    static let icon = 22.0
    static let disc = 36.0
    static let gap = 8.0
    static let padding = 12.0
    static let widest = 320.0

    let titleWidth: Double
    let lines: Int
    /// The height of the button, in points.
    public let height: Double
  }

  /// Returns the space, or for an image alone as much at its end as the disc needs.
  public func room(in room: ElementRoom) -> ElementRoom {
    var own = room
    guard lonelyImage != nil else {
      // In a wide column a button is no bar from end to end.
      if room.isWide, room.width > Layout.widest * 1.5 {
        (own.x, own.width) = (room.x + (room.width - Layout.widest) / 2, Layout.widest)
      }
      return own
    }
    own.width = min(room.width, room.texts.image(Layout.disc))
    own.x += room.width - own.width
    return own
  }

  /// Returns the layout of the title and image.
  public func layout(in room: ElementRoom) -> Layout {
    let (style, texts) = (BodyMetrics.buttonStyle, room.texts)
    guard lonelyImage == nil else {
      return Layout(titleWidth: 0, lines: 0, height: texts.image(Layout.disc))
    }
    let width = max(0, self.room(in: room).width - roomBesideTitle(texts))
    let lines = texts.lineCount(of: label, style, width: width, limit: HeadLayout.mostLines)
    return Layout(
      titleWidth: min(
        width, texts.measurer.width(of: label, style: style, upTo: room.width).rounded(.up)),
      lines: lines,
      height: texts.grown(BodyMetrics.button, by: 21) + texts.height(ofMoreLines: lines, style))
  }

  /// Paints the field with image and title.
  public func paint(
    _ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    if let lonelyImage { return paint(lonelyImage, painter, in: &drawing) }
    let (frame, palette) = (painter.frame, painter.palette)
    let isFilled = style == .filled
    drawing.opacity = action == nil ? 0.4 : 1
    if isFilled {
      drawing.roundedRect(
        frame, radius: BodyMetrics.cornerRadius, isWarning ? palette.warning : palette.button)
    } else {
      drawing.skip()
    }
    let ink =
      switch (isFilled, isWarning) {
      case (true, true): palette.warning.ink(in: painter.theme)
      case (true, false): palette.buttonText
      case (false, true): palette.warning
      case (false, false): palette.plainButton
      }
    painter.paintTouch(
      frame, radius: BodyMetrics.cornerRadius, ink.opacity(0.1), in: &drawing)
    let inner = frame.inset(by: EdgeInsets(left: Layout.padding, right: Layout.padding))
    guard let image else {
      drawing.text(label, in: inner, style: BodyMetrics.buttonStyle, ink, lines: layout.lines)
      drawing.skip()
      drawing.opacity = 1
      return
    }
    let (icon, gap) = (painter.texts.image(Layout.icon), Layout.gap)
    let all = min(inner.width, layout.titleWidth + icon + gap)
    let start = (inner.width - all) / 2
    var iconFrame = painter.part(inner, from: start, width: icon)
    iconFrame = Rect(x: iconFrame.x, y: frame.midY - icon / 2, width: icon, height: icon)
    drawing.text(
      label, in: painter.part(inner, from: start + icon + gap, width: all - icon - gap),
      style: BodyMetrics.buttonStyle, ink, alignment: painter.leading, lines: layout.lines)
    drawing.icon(painter.mirrored(image), in: iconFrame, tint: ink)
    drawing.opacity = 1
  }
}

extension ScreenBody.Button {
  @MainActor private func paint(
    _ image: String, _ painter: ElementPainter, in drawing: inout Drawing
  ) {
    let frame = painter.frame
    let side = min(painter.texts.image(Layout.disc), frame.width)
    var disc = painter.part(frame, from: frame.width - side, width: side)
    disc.height = side
    drawing.opacity = action == nil ? 0.4 : 1
    drawing.roundedRect(disc, radius: side / 2, painter.ink.opacity(0.08))
    painter.paintTouch(disc, radius: side / 2, painter.ink.opacity(0.1), in: &drawing)
    if painter.theme.isHighContrast {
      drawing.ring(disc, radius: side / 2, width: 1, painter.palette.separator)
    } else {
      drawing.skip()
    }
    drawing.icon(
      painter.mirrored(image), in: disc.inset(by: side / 4),
      tint: isWarning ? painter.palette.warning : painter.palette.text)
    drawing.opacity = 1
  }
}

extension ScreenBody {
  func action(of role: Button.Role) -> ScreenAction? {
    leaves.lazy.filter(\.isEnabled).compactMap { $0.as(Button.self) }
      .first { $0.role == role && $0.action != nil }?.action
  }
}

// MARK: Storyboards

extension ScreenBody.Button: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"A button as wide as the page. For example { "title": "Book", "push": "book" }."#
  }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The text on the button. For example "Book"."#:
        ElementKey("title", .text).required,
      #"The name of the image before the text. By default there is no image. For example "heart"."#:
        ElementKey("image", .image),
      #"`filled`, the default, has a colored background. `plain` is only text. `icon` is only the image, on a disc, and the text is its name. For example "plain"."#:
        ElementKey("style", .name(Style.allCases.map(\.rawValue))),
      #"The purpose of the button. `destructive` has the color of warnings. Escape performs the action of `cancel`. Enter, also in a field, performs the action of `default`. For example "destructive"."#:
        ElementKey("role", .name(Role.allCases.map(\.rawValue))),
    ]) + [.enabled, .action.required]
  /// The places of its texts for users: the text.
  public static var texts: [WritableKeyPath<Self, String>] { [\.label] }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let title = keys.text("title")
    self.init(
      title ?? "", image: keys.text("image"), style: keys.name("style", Style.self) ?? .filled,
      role: keys.name("role", Role.self), action: keys.action())
    if title == nil { return nil }
  }
}
