/// The focus stops of a body: everything that can be tapped, and each slider and choice as a whole.
extension ScreenBody {
  /// The focus stop after another, or before it; from nil the first, or the last.
  ///
  /// O(n) in the parts between the two.
  func stop(
    after stop: (element: Int, part: Int)?, by step: Int
  ) -> (element: Int, part: Int)? {
    var element = stop?.element ?? (step > 0 ? 0 : leaves.count - 1)
    var part = stop.map { $0.part + step }
    while leaves.indices.contains(element) {
      let count = stopCount(ofElement: element)
      var next = part ?? (step > 0 ? 0 : count - 1)
      while (0..<count).contains(next) {
        if isStop(element, next) { return (element, next) }
        next += step
      }
      part = nil
      element += step
    }
    return nil
  }

  private func stopCount(ofElement index: Int) -> Int {
    switch leaves[index] {
    case .list(let rows): rows.count
    case .strip(let strip): strip.cards.count
    default: 1
    }
  }

  /// Whether a part of an element can have the focus.
  func isStop(_ element: Int, _ part: Int) -> Bool {
    guard leaves.indices.contains(element) else { return false }
    if case .view(let view) = leaves[element] { return view.isFocusable && part == 0 }
    if leaves[element].control != nil { return part == 0 }
    return action(ofElement: element, part: part) != nil
  }
}

extension ShownBody {
  /// The rectangle of a part of the body in the layout's coordinates; `scrolled` is the scroll
  /// offset of its strip, in points.
  func frame(of target: BodyTarget, scrolled: Double) -> Rect? {
    guard layout.items.indices.contains(target.element) else { return nil }
    let item = layout.items[target.element]
    switch item.detail {
    case .rows(let rows):
      guard (0..<rows.count).contains(target.part) else { return nil }
      let span = rows.span(ofRow: target.part)
      return Rect(
        x: item.frame.x, y: item.frame.y + span.top, width: item.frame.width, height: span.height)
    case .cards(let cards):
      return Rect(
        x: item.frame.x + cards.start(ofCard: target.part) - scrolled, y: item.frame.y,
        width: cards.cardWidth, height: item.frame.height)
    default: return item.frame
    }
  }
}

extension BodyPainter {
  /// Paints the focus ring: inside a row, around any other element.
  func paintFocus(in drawing: inout Drawing) {
    guard case .part(let target) = container.root.parts.focusRing.ringed,
      target.screen == shown.screen,
      container.parts.navigator.frontTraits?.id == shown.screen
    else { return }
    let key = ScrollKey(screen: shown.screen, strip: target.element)
    let limit = shown.limit(ofStrip: target.element)
    let scrolled = container.parts.context.snap(
      container.parts.scroller.offset(of: key, limit: limit))
    guard let place = shown.frame(of: target, scrolled: scrolled) else { return }
    let frame = shown.placed(place, offset: offset)
    if case .list = shown.body.leaves[target.element] {
      drawing.ring(frame.inset(by: 3), radius: 9, width: 2, theme.focus)
    } else {
      drawing.ring(
        frame.inset(by: -4), radius: BodyMetrics.cornerRadius + 4, width: 2, palette.focus)
    }
  }
}
