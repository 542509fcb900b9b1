/// Paints the visible part of a body.
@MainActor struct BodyPainter {
  let container: TabContainer
  let shown: ShownBody
  let palette: BodyPalette
  /// How far the body is scrolled, in points, rounded to whole pixels.
  let offset: Double
  /// How much further it is scrolled, less than a pixel, in points; 0 unless it is drawn between pixels.
  private let subpixel: Double

  init(_ container: TabContainer, _ shown: ShownBody) {
    self.container = container
    self.shown = shown
    palette = container.parts.bodies.palette(of: shown)
    let key = ScrollKey(screen: shown.screen)
    let (context, scroller) = (container.parts.context, container.parts.scroller)
    let exact = scroller.offset(of: key, limit: shown.limit)
    offset = context.snap(exact)
    subpixel = scroller.isBetweenPixels(key) ? context.subpixel(exact) : 0
  }

  var theme: Theme { shown.context.theme }

  func paint(in drawing: inout Drawing) {
    let clip = drawing.clip
    drawing.clip = clip.intersection(shown.view)
    let top = shown.top(offset: offset)
    let range = shown.layout.leaves(
      from: drawing.clip.y - top - 1, to: drawing.clip.maxY - top + 1)
    let pixel = container.parts.context.pixel
    drawing.offset(by: Point(x: 0, y: -subpixel), pixel: pixel) { drawing in
      var painter = ElementPainter(self)
      for index in range {
        painter.index = index
        painter.frame = shown.placed(shown.layout.items[index].frame, offset: offset)
        shown.layout.items[index].laid.paint(with: painter, in: &drawing)
      }
    }
    paintScrollBar(in: &drawing)
    paintFocus(in: &drawing)
    drawing.clip = clip
  }

  // MARK: Touch

  /// The strength of touch feedback: 0 for none, 1 hovered, 2 pressed.
  func touchStrength(_ target: BodyTarget) -> Int {
    if container.parts.contacts.presses(target) { return 2 }
    if container.parts.contacts.isBusy { return 0 }
    return container.parts.hover.part == target ? 1 : 0
  }

  // MARK: Scroll bar

  /// Paints a thin bar at the trailing edge while the body scrolls.
  private func paintScrollBar(in drawing: inout Drawing) {
    guard let scroll = container.parts.scroller.scroll(of: ScrollKey(screen: shown.screen)) else {
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
  /// The signed distance outside of `0...limit`.
  fileprivate func overshoot(past limit: Double) -> Double { self - clamped(to: 0...limit) }
}
