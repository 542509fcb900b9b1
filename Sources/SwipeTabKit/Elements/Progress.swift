extension ScreenBody {
  /// The progress of an operation: a title, and a bar that fills.
  ///
  /// If the end is not known, a part of the bar moves along it instead. With reduced motion it does not move.
  ///
  /// ```swift
  /// ScreenBody([.progress(ScreenBody.Progress("Copying", share: 0.4))])
  /// ```
  public struct Progress: Sendable, Hashable {
    /// The title for users, which is also the name for tests and assistive technology.
    public var title: String
    /// The completed fraction, in `0...1`, or nil while the end is not known.
    public var share: Double? { didSet { share = share.map(Self.clamped) } }
    /// The formula of the fraction in a storyboard, or nil for a fixed one.
    var formula: Formula?

    /// Makes a progress.
    ///
    /// By default its end is not known.
    public init(_ title: String, share: Double? = nil) {
      (self.title, self.share) = (title, share.map(Self.clamped))
    }

    private static func clamped(_ share: Double) -> Double {
      share.isFinite ? share.clamped(to: 0...1) : 0
    }
  }
}

extension ScreenBody.Element {
  /// Makes a progress element of a body.
  public static func progress(_ progress: ScreenBody.Progress) -> Self { Self(progress) }
}

extension ScreenBody.Progress: BodyElement {
  /// The element's name in storyboards and in the inspector, `progress`.
  public static var name: String { "progress" }
  /// True: it paints a background that reaches to the edges of a card.
  public var hasField: Bool { true }
  /// True while the end is not known, because a part of the bar moves.
  public var isAnimated: Bool { share == nil }
  /// The label of the element for assistive technology: its title.
  public func label(ofPart part: Int) -> String? { title }

  /// The completed fraction in words, such as `40 %`, or nil while the end is not known.
  private var percentage: String? { share.map { "\(Int(($0 * 100).rounded())) %" } }

  /// The title, and the bar below.
  public struct Layout: ElementLayout {
    static let bar = 6.0

    let head: HeadLayout
    let top: Double
    /// The height of the field, in points.
    public var height: Double { top + Self.bar + 16 }
  }

  /// Measures the title beside the widest percentage.
  public func layout(in room: ElementRoom) -> Layout {
    let head = HeadLayout(
      title, values: share == nil ? [] : ["100 %"], width: room.width, texts: room.texts)
    return Layout(head: head, top: HeadLayout.contentTop + head.growth)
  }

  /// Paints the title, the percentage and the bar.
  public func paint(
    _ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    let (frame, theme, padding) = (painter.frame, painter.theme, BodyMetrics.padding)
    painter.paintField(frame, in: &drawing)
    painter.paintHead(title, layout.head, value: percentage, in: &drawing)
    let length = max(0, frame.width - 2 * padding)
    let bar = Rect(x: padding, y: layout.top, width: length, height: Layout.bar)
    let track = painter.placed(bar, in: frame)
    if theme.isHighContrast {
      // The dark colors of the track and of its filled part would hardly differ.
      drawing.ring(track, radius: Layout.bar / 2, width: 1, theme.control)
    } else {
      drawing.roundedRect(track, radius: Layout.bar / 2, painter.trough)
    }
    let (start, end) = filled(painter)
    guard end > start else { return drawing.skip() }
    var part = bar
    part.x += painter.snap(start * length)
    // However little is done, it shows as a dot.
    part.width = min(
      length, max(Layout.bar, painter.snap(end * length) - painter.snap(start * length)))
    part.x = min(part.x, padding + length - part.width)
    drawing.roundedRect(
      painter.placed(part, in: frame), radius: Layout.bar / 2, theme.selectedTint)
  }

  /// The filled part of the bar, as fractions of its length.
  @MainActor private func filled(_ painter: ElementPainter) -> (start: Double, end: Double) {
    if let share { return (0, share) }
    guard !painter.reducesMotion else { return (Self.moving, 2 * Self.moving) }
    // At first it is at the leading end, so that a picture without motion shows it.
    let place = (painter.time / Self.period + 0.25).truncatingRemainder(dividingBy: 1)
    // It comes in at the leading end, and leaves at the trailing one.
    let end = place * (1 + Self.moving)
    return (max(0, end - Self.moving), min(1, end))
  }

  /// The length of the part that moves, as a fraction of the bar.
  private static let moving = 1.0 / 3
  private static let period = 1.6

  /// A progress bar with the percentage as its value.
  public func nodes(_ layout: Layout, for reader: ElementReader) -> [AccessibilityNode] {
    guard var node = reader.node(.progress, title) else { return [] }
    node.value = percentage
    return [node]
  }
}

// MARK: Storyboards

extension ScreenBody.Progress: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"The progress of an operation. For example { "title": "Copying", "value": 0.4 }."#
  }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The operation, in words. For example "Copying"."#:
        ElementKey("title", .text).required,
      #"The completed fraction, from 0 to 1, or a formula of it. Without it the progress is unknown, and a part of the bar moves. For example 0.4, "done / 10"."#:
        ElementKey("value", .formula(0...1)),
    ])
  /// The places of its texts for users: the title.
  public static var texts: [WritableKeyPath<Self, String>] { [\.title] }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let (title, formula) = (keys.text("title"), keys.formula("value"))
    guard let title else { return nil }
    self.init(title, share: formula?.fixed)
    self.formula = formula?.fixed == nil ? formula : nil
  }

  /// The progress with the result of its formula.
  public func shown(with result: (Formula) -> ControlValue?) -> Self? {
    guard let formula else { return self }
    var copy = self
    copy.share = result(formula)?.number ?? 0
    return copy
  }
}
