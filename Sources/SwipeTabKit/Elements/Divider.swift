extension ScreenBody {
  /// A thin line between elements.
  public struct Divider: Sendable, Hashable {
    /// The distance of the line from the leading edge, in points.
    ///
    /// The default is 0.
    public var inset: Double

    /// Makes a line, by default across the whole column.
    public init(inset: Double = 0) { self.inset = inset }
  }
}

extension ScreenBody.Element {
  /// A thin line between elements.
  public static var divider: Self { Self(ScreenBody.Divider()) }
}

extension ScreenBody.Divider: BodyElement {
  /// The element's name in storyboards and in the inspector, `divider`.
  public static var name: String { "divider" }
  /// Nil: a divider is not read.
  public var role: AccessibilityRole? { nil }
  /// A height of one point.
  ///
  /// The line itself is one pixel thick.
  public func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(1) }
  /// Paints the line.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    let frame = painter.frame
    let start = inset.clamped(to: 0...max(0, frame.width))
    var line = painter.part(frame, from: start, width: frame.width - start)
    line = Rect(x: line.x, y: line.y, width: line.width, height: painter.hairline)
    drawing.fill(line, painter.palette.separator)
  }
}

// MARK: Storyboards

extension ScreenBody.Divider: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    "A thin line between elements. For example {  }, 16."
  }
  /// The form of its value in storyboards: an object, or only its inset.
  public static var form: ElementForm { .object(short: keys[0]) }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      "The distance of the line from the leading edge in points, from 0 to 10,000. The default is 0. For example 16.":
        ElementKey("inset", .length)
    ])

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) { self.init(inset: keys.number("inset") ?? 0) }
}
