/// The dots below a paged strip, the element before them; the arrow keys and taps at a side turn to the card beside.
struct PageDots: Sendable, Hashable {
  var count: Int
}

extension PageDots: BodyElement {
  static var name: String { "dots" }
  var spacing: ElementSpacing { .none }
  /// The focus, because the place of the tap decides to which card it turns.
  func tap(onPart part: Int) -> ElementTap? { part == 0 ? .focus : nil }

  /// The dots' place, from the element's top and leading edge.
  struct Layout: ElementLayout {
    let height: Double
    let length: Double
    let width: Double
    /// The texts in place of dots that would not fit, one for each card, or none where dots fit.
    let texts: [String]
  }

  func layout(in room: ElementRoom) -> Layout {
    let length = Double(count - 1) * PageDotsAnimator.pitch
    let fits = length + PageDotsAnimator.pitch <= room.width
    return Layout(
      height: fits ? PageDotsAnimator.height : room.texts.grown(PageDotsAnimator.height, by: 18),
      length: length, width: room.width, texts: fits ? [] : (1...count).map { "\($0)/\(count)" })
  }

  // MARK: Picture

  func paint(_ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing) {
    let position = position(in: painter.body.shown, painter.index, painter.body.surroundings)
    let ink = painter.ink
    guard layout.texts.isEmpty else {
      let page = Int(saturating: position.rounded()).clamped(to: 0...layout.texts.count - 1)
      return drawing.text(
        layout.texts[page], in: painter.frame, style: Self.style, painter.secondaryInk)
    }
    let rest = painter.theme.isHighContrast ? 1 : 0.4
    for page in 0..<count {
      paint(Double(page), PageDotsAnimator.dot, ink.opacity(rest), layout, painter, &drawing)
    }
    paint(position, PageDotsAnimator.selected, ink, layout, painter, &drawing)
  }

  private static let style = TextStyle(size: 15)

  @MainActor private func paint(
    _ position: Double, _ diameter: Double, _ color: Color, _ layout: Layout,
    _ painter: ElementPainter, _ drawing: inout Drawing
  ) {
    let middle = (layout.width - layout.length) / 2 + position * PageDotsAnimator.pitch
    let place = Rect(
      x: middle - diameter / 2, y: (layout.height - diameter) / 2, width: diameter,
      height: diameter)
    drawing.roundedRect(
      painter.placed(place, in: painter.frame), radius: diameter / 2, color)
  }

  /// The position of the strip above, in cards.
  @MainActor private func position(
    in shown: ShownBody, _ index: Int, _ surroundings: any BodySurroundings
  ) -> Double {
    guard let step = shown.step(ofStrip: index - 1), step > 0 else { return 0 }
    let key = ScrollKey(screen: shown.screen, strip: index - 1)
    let offset = surroundings.offset(of: key, limit: shown.limit(of: key), step: step)
    return (offset / step).clamped(to: 0...Double(max(0, count - 1)))
  }

  // MARK: Accessibility

  /// A number, which is that of the card that shows, with the card's name.
  func nodes(_ layout: Layout, for reader: ElementReader) -> [AccessibilityNode] {
    let shown = reader.shownBody
    let position = position(in: shown, reader.index, reader.surroundings)
    let page = Int(saturating: position.rounded())
    let strip = shown.body.leaves[reader.index - 1].base
    var node = reader.base(.slider, strip.label(ofPart: page) ?? "")
    node.quantity = AccessibilityNode.Quantity(Double(page + 1), on: Self.scale(of: count))
    node.value = "\(page + 1)/\(count)"
    return reader.shown(node, doing: 0, focusing: 0).map { [$0] } ?? []
  }

  static func scale(of count: Int) -> NumberScale {
    NumberScale(1...Double(max(1, count)), step: 1)
  }
}
