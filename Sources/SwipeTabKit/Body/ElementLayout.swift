/// The horizontal space of an element in a body, in points, and the sizes of texts.
public struct ElementRoom {
  /// The left edge as if laid out from left to right.
  public var x: Double
  /// The width of the element, in points.
  public var width: Double
  /// The horizontal range of content from edge to edge, in points.
  public var edges: Range<Double>
  /// Measures texts at the container's text scale.
  public let texts: TextSizes
  /// Whether the page has a wide layout, in which everything stays in its column.
  let isWide: Bool
  /// The height of a custom view for a width, or nil for a part of the height that other elements leave.
  let viewHeight: (ScreenBody.View, Double) -> Double?

  /// Makes a space of a width with the usual margins, for tests of an element.
  public init(width: Double, texts: TextSizes) {
    self.init(x: 0, width: width, edges: 0..<max(0, width), texts: texts) { _, _ in nil }
  }

  init(
    x: Double, width: Double, edges: Range<Double>, texts: TextSizes, isWide: Bool = false,
    viewHeight: @escaping (ScreenBody.View, Double) -> Double?
  ) {
    (self.x, self.width, self.edges, self.texts) = (x, width, edges, texts)
    (self.isWide, self.viewHeight) = (isWide, viewHeight)
  }
}

extension ElementRoom {
  /// The distance that content from edge to edge extends beyond the column at each side, up to the nearer page edge.
  var bleed: Double { isWide ? 0 : max(0, min(x - edges.lowerBound, edges.upperBound - x - width)) }
}

/// The layout of an element: its height and its parts, in points from its top and its leading edge.
public protocol ElementLayout: Sendable {
  /// The height.
  ///
  /// It is the least height of a flexible element.
  var height: Double { get }
  /// Whether the element gets, in addition to its height, an equal part of the height that other elements leave.
  ///
  /// The default is false.
  var isFlexible: Bool { get }
  /// Returns the part at a point, or nil between parts.
  ///
  /// By default the whole element is part 0.
  ///
  /// In an element that scrolls sideways, the point is on its content.
  func part(at point: Point) -> Int?
  /// Returns the rectangle of a part, or nil for a part that does not exist.
  ///
  /// By default it is the whole element.
  ///
  /// In an element that scrolls sideways, the rectangle is on its content. `size` is the element's size.
  func frame(ofPart part: Int, in size: Size) -> Rect?
  /// Whether the inspector finds parts as such, as rows and cards are.
  ///
  /// The default is false.
  var hasParts: Bool { get }
  /// Whether its parts stay on their side when reading order runs from right to left, so that they count from the left edge.
  ///
  /// The default is false.
  var keepsSides: Bool { get }
  /// The width of the content if the element scrolls sideways.
  ///
  /// The default is nil, for an element that does not scroll.
  var scrolledWidth: Double? { get }
  /// The distance between the places where the content rests if it scrolls sideways page by page, in points, or nil, the
  /// default, if it rests anywhere.
  var pageStep: Double? { get }
}

extension ElementLayout {
  /// The default: the element is not flexible.
  public var isFlexible: Bool { false }
  /// The default: part 0, the whole element.
  public func part(at point: Point) -> Int? { 0 }
  /// The default: the whole element, from its top and its leading edge.
  public func frame(ofPart part: Int, in size: Size) -> Rect? {
    Rect(x: 0, y: 0, width: size.width, height: size.height)
  }
  /// The default: the element has no parts.
  public var hasParts: Bool { false }
  /// Mirrored.
  public var keepsSides: Bool { false }
  /// The default: the element does not scroll sideways.
  public var scrolledWidth: Double? { nil }
  /// Anywhere.
  public var pageStep: Double? { nil }
}

/// The layout of an element that needs nothing but a height.
public struct ElementHeight: ElementLayout, Hashable {
  /// The height, in points.
  public var height: Double
  /// Whether the element gets an equal part of the height that other elements leave instead.
  public var isFlexible: Bool

  private static let tallest = 10_000_000.0

  /// Makes a height in points, or with nil an equal part of the height that other elements leave.
  ///
  /// A height that is not finite counts as 0.
  public init(_ height: Double?) {
    self.height = height.map { $0.isFinite ? $0.clamped(to: 0...Self.tallest) : 0 } ?? 0
    isFlexible = height == nil
  }
}

/// An element with its layout, whatever its type.
protocol LaidElement: Sendable {
  var base: any BodyElement { get }
  func layout<Layout: ElementLayout>(as type: Layout.Type) -> Layout?
  func part(at point: Point) -> Int?
  func frame(ofPart part: Int, in size: Size) -> Rect?
  var hasParts: Bool { get }
  var keepsSides: Bool { get }
  var scrolledWidth: Double? { get }
  var pageStep: Double? { get }
  /// The distance from a press to the middle of the held part, such as a knob.
  func grip(_ press: Point, _ value: ControlValue) -> Point
  func value(at point: Point) -> ControlValue?
  @MainActor func paint(with painter: ElementPainter, in drawing: inout Drawing)
  @MainActor func nodes(for reader: ElementReader) -> [AccessibilityNode]
}

/// An element with the layout of its type, made once for a layout of the body so that frames make nothing.
private struct Laid<Element: BodyElement>: LaidElement {
  let element: Element
  let own: Element.Layout

  var base: any BodyElement { element }
  func layout<Layout: ElementLayout>(as type: Layout.Type) -> Layout? { own as? Layout }
  func part(at point: Point) -> Int? { own.part(at: point) }
  func frame(ofPart part: Int, in size: Size) -> Rect? { own.frame(ofPart: part, in: size) }
  var hasParts: Bool { own.hasParts }
  var keepsSides: Bool { own.keepsSides }
  var scrolledWidth: Double? { own.scrolledWidth }
  var pageStep: Double? { own.pageStep }
  func grip(_ press: Point, _ value: ControlValue) -> Point { element.grip(press, value, own) }
  func value(at point: Point) -> ControlValue? { element.value(at: point, own) }
  func paint(with painter: ElementPainter, in drawing: inout Drawing) {
    element.paint(own, with: painter, in: &drawing)
  }
  func nodes(for reader: ElementReader) -> [AccessibilityNode] {
    element.nodes(own, for: reader)
  }
}

extension BodyElement {
  /// The element laid out in a space, not placed vertically yet.
  func item(in room: ElementRoom) -> BodyLayout.Item {
    let layout = layout(in: room)
    let room = self.room(in: room)
    return BodyLayout.Item(
      frame: Rect(x: room.x, y: 0, width: room.width, height: layout.height),
      leastHeight: layout.isFlexible ? layout.height : nil, laid: Laid(element: self, own: layout))
  }
}
