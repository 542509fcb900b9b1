extension ScreenBody {
  /// The container's settings as Swift source, one per line.
  public struct SettingsCode: Sendable, Hashable {
    /// Makes the source.
    public init() {}
  }
}

extension ScreenBody.Element {
  /// The container's settings as Swift source, one per line.
  public static let settingsSource = Self(ScreenBody.SettingsCode())
}

extension ScreenBody.SettingsCode: BodyElement {
  /// The element's name in storyboards and in the inspector, `code`.
  public static var name: String { "code" }
  /// True: it paints a background that reaches to the edges of a card.
  public var hasField: Bool { true }
  /// A node for a text with the name "Swift".
  public func nodes(_ layout: Layout, for reader: ElementReader) -> [AccessibilityNode] {
    reader.node(.text, "Swift").map { [$0] } ?? []
  }

  /// Each setting is on one line.
  ///
  /// In a narrow field it has several lines, which are indented after the first.
  public struct Layout: ElementLayout {
    static let style = TextStyle(size: 12, isMonospaced: true)
    static let mostLines = 3

    let line: Double
    let width: Double
    /// Whether each setting takes two lines or more.
    let isBroken: Bool
    /// The height of the field, in points.
    public let height: Double
  }

  /// Returns the lines.
  ///
  /// The longest value of any setting decides, so that the height does not depend on the values.
  public func layout(in room: ElementRoom) -> Layout {
    let (texts, style) = (room.texts, Layout.style)
    let line = texts.grown(19, by: 15)
    let width = room.width - 2 * BodyMetrics.padding
    var longest = ContainerConfiguration()
    longest.animator = ElasticUnderlineAnimator()
    longest.pagingAxis = .horizontal
    func fits(_ text: String) -> Bool { texts.measurer.width(of: text, style: style) <= width }
    let isBroken = !SettingsSource.lines(of: longest).allSatisfy(fits)
    let lines = SettingsSource.lines(of: longest, isBroken: isBroken, fits: fits)
    let count = lines.reduce(0) {
      $0 + texts.lineCount(of: $1, style, width: width, limit: Layout.mostLines)
    }
    return Layout(
      line: line, width: width, isBroken: isBroken,
      height: Double(count) * line + 2 * BodyMetrics.gap)
  }

  /// Paints the source, which runs from left to right everywhere.
  public func paint(
    _ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    let (frame, texts, style) = (painter.frame, painter.texts, Layout.style)
    painter.paintField(frame, in: &drawing)
    var line = Rect(
      x: frame.x + BodyMetrics.padding, y: frame.y + BodyMetrics.gap,
      width: frame.width - 2 * BodyMetrics.padding, height: layout.line)
    let configuration = painter.body.surroundings.viewSurroundings.givenConfiguration
    let lines = SettingsSource.lines(of: configuration, isBroken: layout.isBroken) {
      texts.measurer.width(of: $0, style: style) <= layout.width
    }
    for text in lines {
      let count =
        layout.isBroken
        ? texts.lineCount(of: text, style, width: layout.width, limit: Layout.mostLines) : 1
      line.height = Double(count) * layout.line
      drawing.text(text, in: line, style: style, painter.theme.text, alignment: .left, lines: count)
      line.y = line.maxY
    }
  }
}

// MARK: Storyboards

extension ScreenBody.SettingsCode: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"The settings of the container as Swift source, one per line. Only `settings`. For example "settings"."#
  }
  /// The form: the name of the thing whose source is shown.
  public static var form: ElementForm { .value }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static var keys: [ElementKey] {
    [ElementKey("of", .name(["settings"]), "The format of the source.").required]
  }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    if keys.text("of") == nil { return nil }
    self.init()
  }
}
