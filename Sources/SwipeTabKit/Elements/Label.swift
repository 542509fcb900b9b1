extension ScreenBody {
  /// A text that wraps.
  ///
  /// ```swift
  /// ScreenBody([.label(ScreenBody.Label("Welcome", style: .title, alignment: .leading))])
  /// ```
  public struct Label: Sendable, Hashable {
    /// The size and weight of a text.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      /// Very large and bold, for a word or two that fill a screen.
      case display
      /// Large and bold.
      case title
      /// Regular text.
      case body
      /// Small, in the secondary text color.
      case caption
      /// Source code: small, in a font whose characters are all equally wide.
      case code

      /// The growth of its texts in a wide layout.
      var wideFactor: Double { self == .display || self == .title ? 1.2 : 1 }
    }

    /// The alignment of lines.
    public enum Alignment: String, Sendable, Hashable, CaseIterable {
      /// At the start in reading direction.
      case leading
      /// In the middle.
      case center
      /// At the end in reading direction.
      case trailing
    }

    /// The text.
    public var text: String
    /// The size and weight.
    ///
    /// The default is body.
    public var style: Style
    /// The alignment of its lines.
    ///
    /// By default they are centered, and code is at the leading edge.
    ///
    /// Code is written from left to right in every language: its leading edge is the left one.
    public var alignment: Alignment
    /// The color, or nil, the default, for one that is legible on the backdrop.
    public var color: Color?
    /// The size in points, more than 0.
    ///
    /// With nil, the default, it is the style's size.
    public var size: Double?
    /// The weight, or nil, the default, for the style's weight.
    public var weight: TextStyle.Weight?

    /// Makes a text.
    public init(
      _ text: String, style: Style = .body, alignment: Alignment? = nil, color: Color? = nil,
      size: Double? = nil, weight: TextStyle.Weight? = nil
    ) {
      self.text = text
      self.style = style
      self.alignment = alignment ?? (style == .code ? .leading : .center)
      self.color = color
      self.size = size
      self.weight = weight
    }
  }
}

extension ScreenBody.Element {
  /// Makes a label element of a body: a text that wraps.
  public static func label(_ label: ScreenBody.Label) -> Self { Self(label) }
}

extension ScreenBody.Label: BodyElement {
  /// The element's name in storyboards and in the inspector, `label`.
  public static var name: String { "label" }
  /// Less space beside another text.
  ///
  /// A title at the leading edge has the space of a heading.
  public var spacing: ElementSpacing { style == .title && alignment == .leading ? .heading : .text }
  /// The label of the element for assistive technology: its text.
  public func label(ofPart part: Int) -> String? { text }
  /// A heading if it is large, or else a text.
  public var role: AccessibilityRole? { style == .title || style == .display ? .heading : .text }
  /// Returns the width of the text's longest word, in points.
  public func leastWidth(_ texts: TextSizes) -> Double { texts.longestWord(of: text, textStyle) }

  /// The lines of a text.
  public struct Layout: ElementLayout {
    let lines: [LineBreaker.Line]
    let style: TextStyle
    let lineHeight: Double
    /// The height of all lines, in points.
    public var height: Double { Double(lines.count) * lineHeight }
  }

  /// Breaks the text into lines.
  public func layout(in room: ElementRoom) -> Layout {
    let style = style(in: room)
    let lines = LineBreaker(measurer: room.texts.measurer, style: style, width: room.width)
      .lines(of: text, limit: room.texts.mostLines)
    return Layout(
      lines: lines, style: style,
      lineHeight: lineHeight(room.texts.measurer.lineHeight(of: style)))
  }

  /// The size of body text, down to which large texts shrink so that their longest words fit.
  private static let leastSize = 17.0

  /// The style in a space, smaller for a large text whose longest word would be broken.
  private func style(in room: ElementRoom) -> TextStyle {
    var style = textStyle
    if room.isWide, size == nil { style.size *= self.style.wideFactor }
    // Twice at most, as letters do not all shrink by the same factor.
    for _ in 0..<2 where style.size > Self.leastSize && room.width > 0 {
      let word = room.texts.longestWord(of: text, style)
      guard word > room.width else { break }
      let fitted = (2 * style.size * room.width / word).rounded(.down) / 2
      style.size = max(Self.leastSize, fitted)
    }
    return style
  }

  /// Paints the lines in view.
  public func paint(
    _ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    let (frame, height) = (painter.frame, layout.lineHeight)
    guard height > 0 else { return }
    let color = color ?? (style == .caption ? painter.secondaryInk : painter.ink)
    let (lines, style) = (layout.lines, layout.style)
    let first = max(0, Int(saturating: ((drawing.clip.y - frame.y) / height).rounded(.down)))
    let end = min(
      lines.count, Int(saturating: ((drawing.clip.maxY - frame.y) / height).rounded(.up)))
    for index in first..<max(first, end) {
      let line = Rect(
        x: frame.x, y: frame.y + Double(index) * height, width: frame.width, height: height)
      drawing.text(
        lines[index].text, in: line, style: style, color, alignment: alignment(painter),
        isRightToLeft: lines.count > 1 ? lines[index].isRightToLeft : nil)
    }
  }

  @MainActor private func alignment(
    _ painter: ElementPainter
  ) -> DrawCommand.Text.Alignment {
    let leading = style == .code ? .left : painter.leading
    return switch alignment {
    case .center: .center
    case .leading: leading
    case .trailing: leading == .left ? .right : .left
    }
  }

  var textStyle: TextStyle {
    var style =
      switch style {
      case .display: TextStyle(size: 44, weight: .bold)
      case .title: TextStyle(size: 28, weight: .bold)
      case .body: TextStyle(size: 17)
      case .caption: TextStyle(size: 13)
      case .code: TextStyle(size: 13, isMonospaced: true)
      }
    if let size, size.isFinite { style.size = size.clamped(to: Self.sizes) }
    if let weight { style.weight = weight }
    return style
  }

  private static let sizes = 1.0...400

  private func lineHeight(_ natural: Double) -> Double {
    // Display text is often in the middle of a screen. Half of a multiple of 8 is a whole number of pixels at every
    // usual scale, which keeps it sharp.
    let grain = style == .display && size == nil ? 8.0 : 1
    return ((natural + 2) / grain).rounded(.up) * grain
  }
}

// MARK: Storyboards

extension ScreenBody.Label: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"A text, which wraps. A string in `body` is a label too. For example "Hello", { "text": "Trips", "style": "title", "align": "leading" }."#
  }
  /// The form of its value in storyboards: an object, or only its text.
  public static var form: ElementForm { .object(short: keys[0]) }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The text, or a token of `strings`. For example "By boat", "SLUG-BOAT"."#:
        ElementKey("text", .text).required,
      #"The size and weight: `display` 44 points bold, `title` 28 bold, `body` 17 (the default), `caption` 13 in a quieter color, `code` 13 with characters of equal width. For example "title"."#:
        ElementKey("style", .name(Style.allCases.map(\.rawValue))),
      #"The alignment of its lines: `leading` at the start, `center` or `trailing` at the end. The default is in the middle, but at the start in rows and columns, and for code. Code always starts at the left. For example "leading"."#:
        ElementKey("align", .name(Alignment.allCases.map(\.rawValue))),
      ##"The color. The default is a color that is legible on the page. For example "#2F80ED"."##:
        ElementKey("color", .color),
      "The height of its letters in points, from 4 to 200. The default is the style's size. For example 22.":
        ElementKey("size", .number(4...200)),
      #"`regular` or `bold`. The default is the style's weight. For example "bold"."#:
        ElementKey("weight", .name(["regular", "bold"])),
    ])
  /// The places of its texts for users: the text.
  public static var texts: [WritableKeyPath<Self, String>] { [\.text] }

  /// Makes the element from its keys in a storyboard.
  ///
  /// In a row or column its default alignment is the leading edge.
  ///
  /// Returns nil if the text is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let text = keys.text("text")
    let style = keys.name("style", Style.self) ?? .body
    let alignment =
      keys.name("align", Alignment.self)
      ?? (style == .code || keys.isInGroup ? .leading : .center)
    let (color, size, weight) = (keys.color("color"), keys.number("size"), keys.text("weight"))
    guard let text else { return nil }
    self.init(
      text, style: style, alignment: alignment, color: color, size: size,
      weight: weight.map { $0 == "bold" ? .bold : .regular })
  }
}
