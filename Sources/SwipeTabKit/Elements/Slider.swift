extension ScreenBody {
  /// A slider that sets a number.
  ///
  /// The container stores the number: `TabContainer.value(of:)` reads it, `setValue(_:of:)` changes
  /// it, and `onValueChange` is called when the user changes it.
  ///
  /// ```swift
  /// let scale = NumberScale(0...100, step: 5, unit: "%")
  /// let body = ScreenBody([.slider(ScreenBody.Slider("volume", title: "Volume", scale: scale, number: 50))])
  /// ```
  public struct Slider: Sendable, Hashable {
    /// The identifier under which the container stores the number.
    ///
    /// Controls with the same identifier move together.
    public var id: ControlID
    /// The title for users.
    public var title: String
    /// The range and the steps of the number.
    public var scale: NumberScale
    /// The initial number.
    public var number: Double
    /// The formula of the initial number in a storyboard.
    var initial: Formula?
    /// The place where the number is stored, or nil to store it under the identifier.
    var source: ElementControl.Source?

    /// Makes a slider.
    ///
    /// By default its number is the least number.
    public init(_ id: ControlID, title: String, scale: NumberScale, number: Double? = nil) {
      self.id = id
      self.title = title
      self.scale = scale
      self.number = (number ?? scale.range.lowerBound).clamped(to: scale.range)
    }
  }
}

extension ScreenBody.Element {
  /// Makes a slider element of a body.
  public static func slider(_ slider: ScreenBody.Slider) -> Self { Self(slider) }
}

extension ScreenBody.Slider: BodyElement {
  /// The element's name in storyboards and in the inspector, `slider`.
  public static var name: String { "slider" }
  /// True: it paints a background that reaches to the edges of a card.
  public var hasField: Bool { true }
  /// The value: the number of the slider.
  public var control: ElementControl? {
    var control = ElementControl(
      title, .number(scale), source ?? .value(id, initially: .number(number)))
    control.initial = initial
    return control
  }

  // MARK: Input

  /// A mouse moves the knob at once.
  ///
  /// A finger may be about to scroll, so it must first move sideways by the drag threshold.
  public func claim(_ press: ViewPress) -> ViewClaim {
    press.device == .mouse ? .holds : .waits
  }

  /// True for a drag sideways.
  public func takesDrag(_ drag: ViewDrag) -> Bool { drag.axis == .horizontal }

  /// Returns the distance of the knob from the pointer.
  ///
  /// A press on the knob keeps it. A press beside it moves the knob below the pointer.
  public func grip(_ press: Point, _ value: ControlValue, _ layout: Layout) -> Point {
    guard let number = value.number else { return .zero }
    let distance = layout.x(ofShare: scale.share(of: number)) - press.x
    return Point(x: abs(distance) <= Layout.knob / 2 + 4 ? distance : 0, y: 0)
  }

  /// Returns the number of the scale that is nearest to the knob.
  public func value(at point: Point, _ layout: Layout) -> ControlValue? {
    .number(scale.number(atShare: layout.share(atX: point.x).clamped(to: 0...1)))
  }

  // MARK: Layout

  /// The path of the knob.
  public struct Layout: ElementLayout {
    static let knob = 26.0
    /// The diameter that is painted without high contrast.
    static let disc = 22.0
    static let track = 4.0
    private static let height = 84.0

    /// The x coordinate of the knob's middle at the least value, from the leading edge of the field.
    let start: Double
    let length: Double
    let head: HeadLayout
    /// The height of the field, in points.
    public let height: Double
    let middle: Double

    fileprivate init(_ head: HeadLayout, width: Double) {
      self.head = head
      height = Self.height + head.growth
      middle = 56 + head.growth
      start = BodyMetrics.padding + Self.knob / 2
      length = max(1, width - 2 * start)
    }

    func x(ofShare share: Double) -> Double { start + share * length }

    /// The fraction of the scale at an x coordinate, which is outside of `0...1` past the ends.
    func share(atX x: Double) -> Double { (x - start) / length }

    /// The track, with space for a finger.
    public func part(at point: Point) -> Int? { abs(point.y - middle) <= 24 ? 0 : nil }
  }

  /// Measures the title and the widest number.
  public func layout(in room: ElementRoom) -> Layout {
    let (least, most) = (scale.range.lowerBound, scale.range.upperBound)
    let numbers = [
      least, scale.nearest(to: least + scale.step), scale.nearest(to: most - scale.step), most,
    ]
    let head = HeadLayout(
      title, values: numbers.map { scale.text(of: $0) }, width: room.width, texts: room.texts)
    return Layout(head, width: room.width)
  }

  // MARK: Picture

  /// Paints the title, the number, the track and the knob.
  public func paint(
    _ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    let (frame, theme) = (painter.frame, painter.theme)
    painter.paintField(frame, in: &drawing)
    guard let number = painter.value?.number else { return }
    painter.paintHead(title, layout.head, value: scale.text(of: number), in: &drawing)
    let (track, knob) = (Layout.track, Layout.knob)
    let y = frame.y + layout.middle
    let end = painter.snap(layout.x(ofShare: scale.share(of: number)))
    var groove = painter.part(frame, from: layout.start - track, width: layout.length + 2 * track)
    groove = Rect(x: groove.x, y: y - track / 2, width: groove.width, height: track)
    drawing.roundedRect(groove, radius: track / 2, painter.trough)
    var filled = painter.part(frame, from: layout.start - track, width: end - layout.start + track)
    filled = Rect(x: filled.x, y: y - track / 2, width: filled.width, height: track)
    drawing.roundedRect(filled, radius: track / 2, theme.selectedTint)
    var dot = painter.part(frame, from: end - knob / 2, width: knob)
    dot = Rect(x: dot.x, y: y - knob / 2, width: knob, height: knob)
    painter.paintTouch(
      dot.inset(by: -7), radius: knob / 2 + 7, theme.selectedTint.opacity(0.14), in: &drawing)
    guard theme.isHighContrast else {
      let disc = dot.inset(by: (knob - Layout.disc) / 2)
      return painter.paintKnob(disc, radius: Layout.disc / 2, theme.selectedTint, in: &drawing)
    }
    // A gap in the track around the knob distinguishes it from the track's filled part.
    drawing.roundedRect(dot.inset(by: -2), radius: knob / 2 + 2, painter.palette.cell)
    drawing.roundedRect(dot, radius: knob / 2, theme.selectedTint)
  }
}

// MARK: Storyboards

extension ScreenBody.Slider: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"A number that is set by sliding. For example { "id": "volume", "title": "Volume", "to": 100, "unit": "%" }."#
  }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The ID of the slider. Sliders with the same ID have the same number. For example "volume"."#:
        ElementKey("id", .id(.control)).required,
      #"The title of the slider. For example "Volume"."#:
        ElementKey("title", .text).required,
      "The least number, from -1,000,000 to 1,000,000. The default is 0. For example -10.":
        ElementKey("from", .number(-1e6...1e6)),
      "The greatest number, from -1,000,000 to 1,000,000. It must be more than `from`. For example 100.":
        ElementKey("to", .number(-1e6...1e6)).required,
      "The distance between two numbers that can be set, from 0.001 to 1,000,000. The default is 1. For example 0.5.":
        ElementKey("step", .number(1e-3...1e6)),
      #"The unit after the number, with a space before it. The default is empty. For example "km"."#:
        ElementKey("unit", .text),
      #"The number at first, between `from` and `to`, or a formula of it. The default is `from`. For example 50, "balance / 2"."#:
        ElementKey("value", .formula(-1e6...1e6)),
    ]) + [.enabled]
  /// The places of its texts for users: the title.
  public static var texts: [WritableKeyPath<Self, String>] { [\.title] }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let (id, title) = (keys.control("id"), keys.text("title"))
    let (from, to) = (keys.number("from") ?? 0, keys.number("to"))
    let (step, unit) = (keys.number("step") ?? 1, keys.text("unit") ?? "")
    guard let id, let title, let to else { return nil }
    guard from < to else {
      keys.report("expected a number greater than \"from\"", at: "to")
      return nil
    }
    let value = keys.formula("value", in: from...to)
    self.init(
      id, title: title, scale: NumberScale(from...to, step: step, unit: unit),
      number: value?.fixed)
    initial = value?.fixed == nil ? value : nil
  }
}
