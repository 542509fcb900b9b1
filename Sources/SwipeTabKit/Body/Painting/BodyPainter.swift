/// Paints the visible part of a body.
@MainActor struct BodyPainter {
  let surroundings: any BodySurroundings
  let shown: ShownBody
  let palette: BodyPalette
  /// The scroll offset of the body, rounded to whole pixels.
  let offset: Double
  /// The part of the scroll offset that is less than a pixel, or 0 unless it is drawn between pixels.
  private let subpixel: Double

  let texts: TextSizes
  private let scale: Double
  /// The thickness of the thinnest line, one pixel.
  let hairline: Double

  init(_ surroundings: any BodySurroundings, _ shown: ShownBody, _ palette: BodyPalette) {
    (self.surroundings, self.shown, self.palette) = (surroundings, shown, palette)
    let state = surroundings.viewSurroundings
    (texts, scale, hairline) = (state.texts, state.scale, state.hairline)
    let key = ScrollKey(screen: shown.screen)
    let exact = surroundings.offset(of: key, limit: shown.limit, step: nil)
    offset = (exact * scale).rounded() / scale
    subpixel = surroundings.isBetweenPixels(key) ? exact - offset : 0
  }

  func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

  var pixel: Double { 1 / scale }

  var theme: Theme { shown.context.theme }

  func paint(in drawing: inout Drawing) {
    let clip = drawing.clip
    drawing.clip = clip.intersection(shown.view)
    let top = shown.top(offset: offset)
    let range = shown.layout.leaves(
      from: drawing.clip.y - top - 1, to: drawing.clip.maxY - top + 1)
    drawing.offset(by: Point(x: 0, y: -subpixel), pixel: pixel) { drawing in
      for card in shown.layout.cards { paint(card, in: &drawing) }
      var painter = ElementPainter(self)
      for index in range {
        painter.index = index
        painter.frame = shown.placed(shown.layout.items[index].frame, offset: offset)
        paint(shown.layout.items[index].laid, shown.body.leaves[index], painter, in: &drawing)
      }
    }
    paintScrollBar(in: &drawing)
    paintFocus(in: &drawing)
    drawing.clip = clip
  }

  private func paint(
    _ laid: any LaidElement, _ element: ScreenBody.Element, _ painter: ElementPainter,
    in drawing: inout Drawing
  ) {
    guard !element.isEnabled else { return laid.paint(with: painter, in: &drawing) }
    drawing.transformed(opacity: theme.disabledOpacity) { laid.paint(with: painter, in: &$0) }
  }

  // MARK: Fields

  /// Paints the field of rows, of a control or of a card; with high contrast, with a line around it.
  func paintField(_ frame: Rect, in drawing: inout Drawing) {
    drawing.roundedRect(frame, radius: BodyMetrics.cornerRadius, palette.cell)
    outline(frame, in: &drawing)
  }

  func outline(_ frame: Rect, in drawing: inout Drawing) {
    guard theme.isHighContrast else { return drawing.skip() }
    drawing.ring(frame, radius: BodyMetrics.cornerRadius, width: 1, palette.separator)
  }

  private func paint(_ card: BodyLayout.Card, in drawing: inout Drawing) {
    let frame = shown.placed(shown.layout.frame(of: card), offset: offset)
    guard frame.intersects(drawing.clip) else { return drawing.skip(UInt64(card.starts.count) + 1) }
    paintField(frame, in: &drawing)
    let margin = BodyMetrics.padding
    for number in card.starts.indices.dropFirst() {
      let line = Rect(
        x: card.x + margin, y: shown.layout.top(ofElement: number, in: card),
        width: card.width - margin, height: hairline)
      drawing.fill(shown.placed(line, offset: offset), palette.separator)
    }
  }

  // MARK: Scroll bar

  private func paintScrollBar(in drawing: inout Drawing) {
    guard let scroll = surroundings.scroll(of: ScrollKey(screen: shown.screen)) else {
      return
    }
    let track = shown.context.safeFrame.inset(by: EdgeInsets(top: 4, bottom: 4))
    let share = track.height / max(track.height + scroll.limit, 1)
    let length = max(32, track.height * share - abs(scroll.offset.overshoot(past: scroll.limit)))
    let progress = scroll.limit > 0 ? (scroll.offset / scroll.limit).clamped(to: 0...1) : 0
    let y = track.y + (track.height - length) * progress
    let x = shown.context.isRightToLeft ? track.x + 3 : track.maxX - 6
    drawing.roundedRect(
      Rect(x: x, y: y, width: 3, height: length), radius: 1.5, palette.text.opacity(0.6))
  }
}

extension Double {
  fileprivate func overshoot(past limit: Double) -> Double { self - clamped(to: 0...limit) }
}
