extension ScreenBody {
  /// A strip of cards side by side, which scrolls by itself.
  public struct Strip: Sendable, Hashable {
    /// The cards in reading order.
    public var cards: [Card]
    /// The height in points; by default 120.
    public var height: Double
    /// The width of a card in points; by default 120.
    public var cardWidth: Double

    /// Makes a strip.
    public init(_ cards: [Card], height: Double = 120, cardWidth: Double = 120) {
      self.cards = cards
      self.height = height
      self.cardWidth = cardWidth
    }
  }

  /// A card of a strip.
  public struct Card: Sendable, Hashable {
    /// The text, which is also the card's name for tests and assistive technology; nil, as which a blank text
    /// counts, for an image or picture alone.
    public var title: String? { didSet { title = title.unlessBlank } }
    /// The name of the image, drawn in one color; nil for none.
    public var image: String?
    /// A picture as wide as the card, above the text or in its place; nil, the default, for none.
    ///
    /// Its width, height and corner radius are the card's.
    public var picture: Picture?
    /// The background; nil for the theme's color.
    public var fill: PageFill?
    /// What a tap does; nil for nothing.
    public var action: ScreenAction?

    /// Makes a card.
    public init(
      _ title: String?, image: String? = nil, picture: Picture? = nil, fill: PageFill? = nil,
      action: ScreenAction? = nil
    ) {
      self.title = title.unlessBlank
      self.image = image
      self.picture = picture
      self.fill = fill
      self.action = action
    }
  }
}

extension ScreenBody.Card {
  /// The name for people and tests: the title, or else that of the picture or image.
  var name: String? { title ?? picture?.label ?? image ?? picture?.name }
}

extension ScreenBody.Element {
  /// A strip of cards side by side, which scrolls by itself.
  public static func strip(_ strip: ScreenBody.Strip) -> Self { Self(strip) }
}

extension ScreenBody.Strip: BodyElement {
  /// `strip`.
  public static var name: String { "strip" }
  /// The number of cards.
  public var partCount: Int { cards.count }
  /// Cards lie beside each other.
  public var partAxis: Axis? { .horizontal }
  /// The name of a card.
  public func label(ofPart part: Int) -> String? {
    cards.indices.contains(part) ? cards[part].name : nil
  }
  /// The action of a card.
  public func tap(onPart part: Int) -> ElementTap? {
    cards.indices.contains(part) ? cards[part].action.map { .perform($0) } : nil
  }
  /// A card is called so.
  public func kind(ofPart part: Int?) -> String { part == nil ? Self.name : "card" }

  // MARK: Layout

  /// How far the strip reaches beyond its column on a wide page, where its cards fade out, in points.
  private static let bleed = 24.0

  private func bleed(in room: ElementRoom) -> Double {
    min(room.x - room.edges.lowerBound, Self.bleed)
  }

  /// The column, and on a wide page a little beyond it.
  public func room(in room: ElementRoom) -> ElementRoom {
    var own = room
    let bleed = bleed(in: room)
    (own.x, own.width) = (room.x - bleed, room.width + 2 * bleed)
    return own
  }

  /// Lays the cards out.
  public func layout(in room: ElementRoom) -> CardLayout {
    CardLayout(self, margin: bleed(in: room), widest: room.width, texts: room.texts)
  }

  // MARK: Picture

  /// Paints the cards in view; at the ends of a strip inside of the page they fade out.
  public func paint(
    _ layout: CardLayout, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    let (frame, shown) = (painter.frame, painter.body.shown)
    let key = ScrollKey(screen: shown.screen, strip: painter.index)
    let limit = shown.limit(ofStrip: painter.index)
    let surroundings = painter.body.surroundings
    let exact = surroundings.offset(of: key, limit: limit)
    let scrolled = painter.snap(exact)
    let subpixel = surroundings.isBetweenPixels(key) ? exact - scrolled : 0
    let way = painter.isRightToLeft ? subpixel : -subpixel
    let outer = drawing.clip
    drawing.clip = outer.intersection(frame)
    let fade = limit > 0 && isInset(painter) ? Self.bleed : 0
    let ends = (
      painter.part(frame, from: 0, width: fade),
      painter.part(frame, from: frame.width - fade, width: fade)
    )
    if fade > 0 {
      drawing.copy(ends.0, buffer: 0)
      drawing.copy(ends.1, buffer: 1)
    }
    defer { drawing.clip = outer }
    drawing.offset(by: Point(x: way, y: 0), pixel: painter.body.pixel) { drawing in
      for number in layout.cards(from: scrolled, to: scrolled + frame.width) {
        let place = painter.part(
          frame, from: layout.start(ofCard: number) - scrolled, width: layout.cardWidth)
        paint(number, place, layout, painter, in: &drawing)
      }
    }
    guard fade > 0 else { return }
    let isLeft = !painter.isRightToLeft
    drawing.blendCopy(
      ends.0, buffer: 0, from: isLeft ? 1 : 0, to: isLeft ? 0 : 1, isHorizontal: true)
    drawing.blendCopy(
      ends.1, buffer: 1, from: isLeft ? 0 : 1, to: isLeft ? 1 : 0, isHorizontal: true)
  }

  /// Whether the strip ends inside the page, rather than at its edges.
  @MainActor private func isInset(_ painter: ElementPainter) -> Bool {
    let (frame, page) = (painter.frame, painter.body.shown.context.safeFrame)
    return frame.x > page.x + 0.5 && frame.maxX < page.maxX - 0.5
  }

  @MainActor private func paint(
    _ number: Int, _ frame: Rect, _ layout: CardLayout, _ painter: ElementPainter,
    in drawing: inout Drawing
  ) {
    let (card, theme) = (cards[number], painter.theme)
    let radius = BodyMetrics.cornerRadius
    let fill = card.fill?.shown(in: theme)
    painter.paint(fill ?? .color(painter.palette.cell), frame, radius: radius, in: &drawing)
    let ink = fill?.ink(in: theme) ?? theme.text
    let titleHeight = card.title == nil ? 0 : layout.titleHeight
    if let picture = card.picture {
      paint(picture, above: titleHeight, in: frame, ink, &drawing)
    }
    painter.outline(frame, in: &drawing)
    painter.paintTouch(
      part: number, frame, radius: radius, ink.opacity(0.1), in: &drawing)
    if let image = card.image, card.picture == nil {
      let space = frame.height - titleHeight - 24
      let size = max(0, min(44, min(space, frame.width - 24)))
      let middleY = frame.y + 12 + space / 2
      drawing.icon(
        image,
        in: Rect(x: frame.midX - size / 2, y: middleY - size / 2, width: size, height: size),
        tint: ink)
    } else {
      drawing.skip()
    }
    guard let title = card.title else { return drawing.skip() }
    let inner = frame.inset(by: EdgeInsets(left: CardLayout.padding, right: CardLayout.padding))
    let place =
      card.image == nil && card.picture == nil
      ? inner
      : Rect(
        x: inner.x, y: frame.maxY - titleHeight - (card.picture == nil ? 8 : Self.pictureGap),
        width: inner.width, height: titleHeight)
    drawing.text(title, in: place, style: CardLayout.style, ink, lines: layout.lines)
  }

  /// The space above and below the title under a card's picture.
  private static var pictureGap: Double { 4 }

  /// Paints a picture over a card's whole width, above a title of a height.
  ///
  /// Above a title only its upper corners are round: the lower ones lie outside of the clip.
  @MainActor private func paint(
    _ picture: ScreenBody.Picture, above titleHeight: Double, in frame: Rect, _ ink: Color,
    _ drawing: inout Drawing
  ) {
    let radius = BodyMetrics.cornerRadius
    var place = frame
    if titleHeight > 0 {
      place.height = max(0, frame.height - titleHeight - 2 * Self.pictureGap)
    }
    let clip = drawing.clip
    drawing.clip = clip.intersection(place)
    if titleHeight > 0 { place.height += radius }
    drawing.icon(
      picture.name, in: place, tint: picture.tint(ink), fit: picture.fit,
      cornerRadius: radius)
    drawing.clip = clip
  }

  // MARK: Accessibility

  /// A list with a node for each card in view.
  public func nodes(_ layout: CardLayout, for reader: ElementReader) -> [AccessibilityNode] {
    let scrolled = reader.scrolled
    let parts = reader.parts(of: cards.count, named: { cards[$0].name ?? "" }) {
      layout.cards(from: scrolled, to: scrolled + reader.frame.width)
    }
    return reader.list(
      parts.compactMap { index in
        let frame = Rect(
          x: layout.start(ofCard: index) - scrolled, y: 0, width: layout.cardWidth, height: height)
        var node = reader.base(.listItem, cards[index].name ?? "", part: index, frame)
        node.position = AccessibilityNode.Position(index + 1, of: cards.count)
        return reader.shown(node, doing: cards[index].action == nil ? nil : index, focusing: index)
      })
  }
}

/// The positions of a strip's cards, in points from the leading edge of the strip's content.
///
/// The first card is aligned with the column of the other elements, however wide the screen is.
public struct CardLayout: ElementLayout {
  /// The number of cards.
  let count: Int
  /// The width of each card.
  let cardWidth: Double
  /// The space before the first card and after the last.
  let margin: Double

  /// The height of each card.
  public let height: Double
  /// The number of lines of the longest title.
  let lines: Int
  /// The height for a title below an image.
  let titleHeight: Double

  /// The most cards whose titles are measured, so that long ones wrap.
  static let measuredCount = 100

  /// Lays a strip out between margins in points; cards grow with their texts up to a width in points.
  init(_ strip: ScreenBody.Strip, margin: Double, widest: Double, texts: TextSizes) {
    count = strip.cards.count
    cardWidth = max(strip.cardWidth, min(strip.cardWidth * texts.scale, widest))
    self.margin = margin
    let (style, inner) = (Self.style, cardWidth - 2 * Self.padding)
    var most = 1
    if strip.cards.count <= Self.measuredCount {
      for title in strip.cards.lazy.compactMap(\.title) {
        most = max(most, texts.lineCount(of: title, style, width: inner, limit: 3))
      }
    }
    lines = most
    let more = texts.height(ofMoreLines: most, style)
    titleHeight = texts.grown(28, by: 18) + more
    height = texts.grown(strip.height, by: 18) + more
  }

  static let style = TextStyle(size: 15, weight: .bold)
  private static let gap = 12.0
  /// The space at both sides of a title.
  static let padding = 10.0

  /// The card at a point.
  public func part(at point: Point) -> Int? { card(at: point.x) }
  /// The rectangle of a card.
  public func frame(ofPart part: Int, in size: Size) -> Rect? {
    Rect(x: start(ofCard: part), y: 0, width: cardWidth, height: size.height)
  }
  /// Cards are parts.
  public var hasParts: Bool { true }
  /// The width of all cards.
  public var scrolledWidth: Double? { width }

  /// The width of all cards with the space around them.
  var width: Double { max(0, Double(count) * step - Self.gap) + 2 * margin }

  private var step: Double { cardWidth + Self.gap }

  /// The leading edge of a card.
  func start(ofCard index: Int) -> Double { margin + Double(index) * step }

  /// The card at an x coordinate; nil between cards.
  func card(at x: Double) -> Int? {
    let number = ((x - margin) / step).rounded(.down)
    guard number >= 0, number < Double(count) else { return nil }
    let index = Int(saturating: number)
    return x < start(ofCard: index) + cardWidth ? index : nil
  }

  /// The cards between two x coordinates.
  func cards(from start: Double, to end: Double) -> Range<Int> {
    let limits = 0...Double(count)
    let first = ((start - margin) / step).rounded(.down).clamped(to: limits)
    let last = ((end - margin) / step).rounded(.up).clamped(to: limits)
    return Int(saturating: first)..<Int(saturating: max(first, last))
  }
}
