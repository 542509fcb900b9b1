extension BodyPainter {
  /// Paints the cards in view.
  func paint(
    _ strip: ScreenBody.Strip, _ frame: Rect, _ index: Int, in drawing: inout Drawing
  ) {
    guard case .cards(let cards) = shown.layout.items[index].detail else { return }
    let key = ScrollKey(screen: shown.screen, strip: index)
    let limit = shown.limit(ofStrip: index)
    let (context, scroller) = (container.parts.context, container.parts.scroller)
    let exact = scroller.offset(of: key, limit: limit)
    let scrolled = context.snap(exact)
    let subpixel = scroller.isBetweenPixels(key) ? context.subpixel(exact) : 0
    let way = shown.context.isRightToLeft ? subpixel : -subpixel
    let outer = drawing.clip
    drawing.clip = outer.intersection(frame)
    let fade = limit > 0 && isInset(frame) ? BodyMetrics.stripBleed : 0
    let ends = (
      part(frame, from: 0, width: fade), part(frame, from: frame.width - fade, width: fade)
    )
    if fade > 0 {
      drawing.copy(ends.0, buffer: 0)
      drawing.copy(ends.1, buffer: 1)
    }
    defer { drawing.clip = outer }
    drawing.offset(by: Point(x: way, y: 0), pixel: context.pixel) { drawing in
      for number in cards.cards(from: scrolled, to: scrolled + frame.width) {
        let place = part(
          frame, from: cards.start(ofCard: number) - scrolled, width: cards.cardWidth)
        paint(strip.cards[number], place, cards, target(index, number), in: &drawing)
      }
    }
    guard fade > 0 else { return }
    let isLeft = !shown.context.isRightToLeft
    drawing.blendCopy(
      ends.0, buffer: 0, from: isLeft ? 1 : 0, to: isLeft ? 0 : 1, isHorizontal: true)
    drawing.blendCopy(
      ends.1, buffer: 1, from: isLeft ? 0 : 1, to: isLeft ? 1 : 0, isHorizontal: true)
  }

  /// Whether a strip ends inside the page, rather than at its edges.
  private func isInset(_ frame: Rect) -> Bool {
    let page = shown.context.safeFrame
    return frame.x > page.x + 0.5 && frame.maxX < page.maxX - 0.5
  }

  private func paint(
    _ card: ScreenBody.Card, _ frame: Rect, _ cards: CardLayout, _ target: BodyTarget,
    in drawing: inout Drawing
  ) {
    let radius = BodyMetrics.cornerRadius
    let fill = card.fill?.shown(in: theme)
    paint(fill ?? .color(palette.cell), frame, radius: radius, in: &drawing)
    let ink = fill?.ink(in: theme) ?? theme.text
    let titleHeight = card.title == nil ? 0 : cards.titleHeight
    if let picture = card.picture {
      paint(picture, above: titleHeight, in: frame, ink, &drawing)
    }
    outline(frame, in: &drawing)
    paintTouch(target, frame, radius: radius, ink.opacity(0.1), in: &drawing)
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
    drawing.text(title, in: place, style: BodyMetrics.cardStyle, ink, lines: cards.lines)
  }

  /// The space above and below the title under a card's picture.
  private static var pictureGap: Double { 4 }

  /// Paints a picture over a card's whole width, above a title of a height.
  ///
  /// Above a title only its upper corners are round: the lower ones lie outside of the clip.
  private func paint(
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
      picture.name, in: place, tint: tint(of: picture, ink), fit: picture.fit,
      cornerRadius: radius)
    drawing.clip = clip
  }
}

extension Drawing {
  /// Paints a rounded field with a gradient: the bands at both ends, as high as the corner radius,
  /// are in one color each, and the gradient lies between.
  mutating func gradientCard(
    _ rect: Rect, radius: Double, from start: Color, to end: Color, isHorizontal: Bool
  ) {
    let middle =
      isHorizontal
      ? rect.inset(by: EdgeInsets(left: radius, right: radius))
      : rect.inset(by: EdgeInsets(top: radius, bottom: radius))
    var (first, last) = (rect, rect)
    if isHorizontal {
      first.width = min(rect.width, 2 * radius)
      last.x = rect.maxX - first.width
      last.width = first.width
    } else {
      first.height = min(rect.height, 2 * radius)
      last.y = rect.maxY - first.height
      last.height = first.height
    }
    roundedRect(first, radius: radius, start)
    roundedRect(last, radius: radius, end)
    gradient(middle, from: start, to: end, isHorizontal: isHorizontal)
  }
}
