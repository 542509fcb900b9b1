extension ScreenBody {
  /// A strip of cards side by side, which scrolls sideways, and in a wide layout a grid.
  ///
  /// ```swift
  /// let cards = ["Alps", "Andes"].map { ScreenBody.Card($0) }
  /// let body = ScreenBody([.strip(ScreenBody.Strip(cards, height: 150))])
  /// ```
  public struct Strip: Sendable, Hashable {
    /// The cards in reading order.
    public var cards: [Card]
    /// The height in points.
    ///
    /// The default is 120.
    public var height: Double
    /// The width of a card in points.
    ///
    /// A paged strip ignores it.
    ///
    /// The default is 120.
    public var cardWidth: Double
    /// Whether cards are as wide as the column of the page, and a swipe turns one card.
    ///
    /// Dots below show which card is in view.
    ///
    /// The dots can have the keyboard focus: arrows turn to the card beside. The default is false.
    public var isPaged = false
    /// Whether these are the cards of a paged strip, whose dots are the next element.
    private(set) var isAboveDots = false

    /// Makes a strip.
    public init(_ cards: [Card], height: Double = 120, cardWidth: Double = 120) {
      self.cards = cards
      self.height = height
      self.cardWidth = cardWidth
    }
  }

  /// A card of a strip: a text, an image or a picture, and an action.
  public struct Card: Sendable, Hashable {
    /// The text, which is also the card's name for tests and assistive technology.
    ///
    /// Nil or a blank text shows only the image or picture.
    public var title: String? { didSet { title = title.unlessBlank } }
    /// The name of the image, drawn in one color, or nil without an image.
    public var image: String?
    /// A picture as wide as the card, above the text or in its place.
    ///
    /// The default is nil, for no picture.
    ///
    /// It has the width, height and corner radius of the card.
    public var picture: Picture?
    /// The background, or nil for the theme's color.
    public var fill: PageFill?
    /// The action of a tap, or nil for a card without an action.
    public var action: ScreenAction?
    /// Whether the user can use it now.
    ///
    /// The default is true.
    /// Otherwise it is pale and takes no taps.
    public var isEnabled = true
    package var condition: Formula?

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
  /// The name for users and tests: the title, or the name of the picture or image.
  var name: String? { title ?? picture?.label ?? image ?? picture?.name }
}

extension ScreenBody.Element {
  /// Makes a strip of cards side by side, which scrolls sideways.
  public static func strip(_ strip: ScreenBody.Strip) -> Self { Self(strip) }
}

extension ScreenBody.Strip: BodyElement {
  /// The element's name in storyboards and in the inspector, `strip`.
  public static var name: String { "strip" }
  private var hasDots: Bool { isPaged && !isAboveDots }
  /// One column, whose cards reach to the edges of the page.
  public func columnCount(in width: Double, word: Double) -> Int? { hasDots ? 1 : nil }
  /// The cards and their dots, below each other, if the strip is paged.
  public var columns: [ScreenBody.Column]? {
    guard hasDots else { return nil }
    var above = self
    above.isAboveDots = true
    let dots = cards.count > 1 ? [ScreenBody.Element(PageDots(count: cards.count))] : []
    return [ScreenBody.Column([ScreenBody.Element(above)] + dots)]
  }
  /// The number of cards.
  public var partCount: Int { cards.count }
  /// Cards are beside each other.
  public var partAxis: Axis? { .horizontal }
  /// Returns the label of a part for assistive technology: the name of a card, or nil if `part` is out of range.
  public func label(ofPart part: Int) -> String? {
    cards.indices.contains(part) ? cards[part].name : nil
  }
  /// The action of a card.
  public func tap(onPart part: Int) -> ElementTap? {
    guard cards.indices.contains(part), cards[part].isEnabled else { return nil }
    return cards[part].action.map { .perform($0) }
  }
  /// The inspector's name of the element, or of a part: a card.
  public func kind(ofPart part: Int?) -> String { part == nil ? Self.name : "card" }

  // MARK: Layout

  /// The length of the zones in which cards fade out at the ends of a strip that ends inside the page.
  private static let fade = 24.0

  /// Returns the column, and the space beside it up to the edges of the page.
  public func room(in room: ElementRoom) -> ElementRoom {
    if hasDots { return room }
    var own = room
    let bleed = room.bleed
    (own.x, own.width) = (room.x - bleed, room.width + 2 * bleed)
    return own
  }

  /// Lays the cards out.
  public func layout(in room: ElementRoom) -> CardLayout {
    CardLayout(self, in: room)
  }

  // MARK: Picture

  /// Paints the cards in view, also those below a bar at a side.
  ///
  /// At the ends of a strip inside of the page they fade out.
  public func paint(
    _ layout: CardLayout, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    let (frame, shown) = (painter.frame, painter.body.shown)
    let key = ScrollKey(screen: shown.screen, strip: painter.index)
    let limit = shown.limit(ofStrip: painter.index)
    let surroundings = painter.body.surroundings
    let exact = surroundings.offset(
      of: key, limit: limit, step: shown.step(ofStrip: painter.index))
    let scrolled = painter.snap(exact)
    let subpixel = surroundings.isBetweenPixels(key) ? exact - scrolled : 0
    let way = painter.isRightToLeft ? subpixel : -subpixel
    let outer = drawing.clip
    let view = painter.frameUnderSides
    let (left, right) = (frame.x - view.x, view.maxX - frame.maxX)
    let (before, after) = painter.isRightToLeft ? (right, left) : (left, right)
    drawing.clip = outer.intersection(view)
    let fade = limit > 0 && !isPaged && isInset(painter) ? Self.fade : 0
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
      for number in layout.cards(
        from: scrolled - before, to: scrolled + frame.width + after)
      {
        let place = painter.placed(
          layout.frame(ofCard: number).offsetBy(x: -scrolled, y: 0), in: frame)
        drawing.opacity = cards[number].isEnabled ? 1 : painter.theme.disabledOpacity
        paint(number, place, layout, painter, in: &drawing)
        drawing.opacity = 1
      }
    }
    guard fade > 0 else { return }
    let isLeft = !painter.isRightToLeft
    drawing.blendCopy(
      ends.0, buffer: 0, from: isLeft ? 1 : 0, to: isLeft ? 0 : 1, isHorizontal: true)
    drawing.blendCopy(
      ends.1, buffer: 1, from: isLeft ? 0 : 1, to: isLeft ? 1 : 0, isHorizontal: true)
  }

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
    let plain = card.fill?.shown(in: theme)
    // Titles below pictures are all white, so that no title stands out by the color of its card.
    let hasTitleBelow = card.title != nil && card.picture != nil && !theme.isHighContrast
    let shaded = hasTitleBelow ? plain?.shadedForTitle : nil
    let fill = shaded ?? plain
    painter.paint(fill ?? .color(painter.palette.cell), frame, radius: radius, in: &drawing)
    let ink = shaded == nil ? fill?.ink(in: theme) ?? theme.text : .white
    let titleHeight = card.title == nil ? 0 : layout.titleHeight
    if var picture = card.picture {
      picture.name = picture.name(in: theme)
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
        x: inner.x, y: frame.maxY - titleHeight - (card.picture == nil ? 8 : CardLayout.pictureGap),
        width: inner.width, height: titleHeight)
    drawing.text(title, in: place, style: CardLayout.style, ink, lines: layout.lines)
  }

  /// Paints a picture over a card's whole width, where only its upper corners are round above a title.
  @MainActor private func paint(
    _ picture: ScreenBody.Picture, above titleHeight: Double, in frame: Rect, _ ink: Color,
    _ drawing: inout Drawing
  ) {
    let radius = BodyMetrics.cornerRadius
    var place = frame
    if titleHeight > 0 {
      place.height = max(0, frame.height - titleHeight - 2 * CardLayout.pictureGap)
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
        let frame = layout.frame(ofCard: index).offsetBy(x: -scrolled, y: 0)
        var node = reader.base(.listItem, cards[index].name ?? "", part: index, frame)
        node.position = AccessibilityNode.Position(index + 1, of: cards.count)
        node.isEnabled = cards[index].isEnabled
        let acts = cards[index].isEnabled && cards[index].action != nil
        return reader.shown(node, doing: acts ? index : nil, focusing: index)
      })
  }
}

// MARK: Storyboards

extension ScreenBody.Strip: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"Cards side by side, which the user can scroll. For example ["One", "Two"], { "height": 150, "cards": [{ "title": "Boat", "picture": "boat" }] }."#
  }
  /// The form of its value in storyboards: an object, or only its cards.
  public static var form: ElementForm { .object(short: keys[0]) }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The cards in reading order. For example ["One", { "title": "Two", "image": "star" }]."#:
        ElementKey("cards", .objects(ScreenBody.Card.keys, .object(short: ScreenBody.Card.keys[0])))
        .required,
      "The height of the cards in points, from 0 to 10,000. The default is 120. For example 150.":
        ElementKey("height", .length),
      "The width of a card in points, from 0 to 10,000. The default is 120. It cannot be combined with `paged`. For example 160.":
        ElementKey("cardWidth", .length),
      "Whether cards are as wide as the column of the page, and a swipe turns one card. Dots below show which card is in view. The default is false. For example true.":
        ElementKey("paged", .flag),
    ])

  /// The strip with its visible cards.
  public func shown(with result: (Formula) -> ControlValue?) -> Self? {
    var copy = self
    copy.cards = cards.filter { $0.condition.holds(with: result) }
    return copy.cards.isEmpty && !cards.isEmpty ? nil : copy
  }

  /// Returns the element with its texts replaced: the texts of the cards.
  public func withTexts(_ replaced: (String) -> String) -> Self {
    var copy = self
    for index in cards.indices {
      copy.cards[index].title = cards[index].title.map(replaced)
      copy.cards[index].picture = cards[index].picture?.withTexts(replaced)
    }
    return copy
  }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let cards = keys.objects("cards")?.map { ScreenBody.Card($0) }
    let (height, width) = (keys.number("height"), keys.number("cardWidth"))
    let isPaged = keys.flag("paged")
    if keys.has("paged"), keys.has("cardWidth") {
      keys.report("cards of a paged strip are as wide as the page's column", at: "cardWidth")
    }
    guard let cards else { return nil }
    self.init(cards, height: height ?? 120, cardWidth: width ?? 120)
    self.isPaged = isPaged ?? false
  }
}

extension ScreenBody.Card {
  package static let keys: [ElementKey] =
    ElementKey.list([
      #"The text at the bottom. By default there is no text. A card needs a title, an image or a picture. For example "By boat"."#:
        ElementKey("title", .text),
      #"The name of an image in one color, above the title. By default there is no image. For example "star"."#:
        ElementKey("image", .image),
      #"A picture as wide as the card, in its own colors, in place of an `image`. By default there is no picture. For example "boat", { "name": "boat", "mode": "fit" }."#:
        ElementKey(
          "picture",
          .object(ScreenBody.Picture.cardKeys, .object(short: ScreenBody.Picture.cardKeys[0]))),
      ##"The color or gradient of the card. The default is the theme's color. For example { "from": "#2F80ED", "to": "#123A8C" }."##:
        ElementKey("background", .fill),
    ]) + [.enabled, .action] + ElementKey.conditions

  fileprivate init(_ keys: ElementKeys) {
    if !keys.has("title"), !keys.has("image"), !keys.has("picture") {
      keys.report("expected the key \"title\", \"image\" or \"picture\"")
    }
    if keys.has("picture"), keys.has("image") {
      keys.report("expected an image or a picture, found both", at: "image")
    }
    let (title, image) = (keys.text("title"), keys.text("image"))
    let picture = keys.object("picture").flatMap {
      ScreenBody.Picture($0, usual: ScreenBody.Picture("", fit: .fill), isFramed: false)
    }
    let fill = keys.fill("background")
    let (isEnabled, condition) = (keys.flag("enabled") ?? true, keys.condition())
    self.init(title, image: image, picture: picture, fill: fill, action: keys.action())
    (self.isEnabled, self.condition) = (isEnabled, condition)
  }
}
