/// The focus stops of a body: everything that can be tapped, and each slider and choice as a whole.
extension ScreenBody {
  /// The focus stop after another, or before it; from nil the first, or the last.
  ///
  /// O(n) in the parts between the two.
  ///
  /// - Parameters:
  ///   - stop: The stop; nil to begin at an end.
  ///   - step: 1 for the next stop, −1 for the one before.
  ///   - viewStops: The stops of the custom view that an element shows, in ascending order.
  /// - Returns: The stop; nil if there is none.
  func stop(
    after stop: (element: Int, part: Int)?, by step: Int, viewStops: (_ element: Int) -> [Int]
  ) -> (element: Int, part: Int)? {
    var element = stop?.element ?? (step > 0 ? 0 : leaves.count - 1)
    var part = stop.map { $0.part + step }
    while leaves.indices.contains(element) {
      if let next = firstStop(ofElement: element, from: part, by: step, viewStops: viewStops) {
        return (element, next)
      }
      part = nil
      element += step
    }
    return nil
  }

  /// The first part of an element that can have the focus, from a part or else from an end of the element.
  private func firstStop(
    ofElement index: Int, from part: Int?, by step: Int, viewStops: (_ element: Int) -> [Int]
  ) -> Int? {
    if case .view = leaves[index] {
      let stops = viewStops(index)
      guard let part else { return step > 0 ? stops.first : stops.last }
      return step > 0 ? stops.first { $0 >= part } : stops.last { $0 <= part }
    }
    let count = partCount(ofElement: index)
    var next = part ?? (step > 0 ? 0 : count - 1)
    while (0..<count).contains(next) {
      if isStop(index, next) { return next }
      next += step
    }
    return nil
  }

  /// The number of rows or cards of an element; 1 for any other element.
  func partCount(ofElement index: Int) -> Int {
    switch leaves[index] {
    case .list(let rows): rows.count
    case .strip(let strip): strip.cards.count
    default: 1
    }
  }

  /// Whether a part of an element other than a custom view can have the focus.
  func isStop(_ element: Int, _ part: Int) -> Bool {
    guard leaves.indices.contains(element) else { return false }
    if case .view = leaves[element] { return false }
    if leaves[element].control != nil { return part == 0 }
    return action(ofElement: element, part: part) != nil
  }

  /// The label of a part of an element; nil if it has none.
  func label(ofElement index: Int, part: Int) -> String? {
    guard leaves.indices.contains(index) else { return nil }
    switch leaves[index] {
    case .button(let button): return button.label
    case .list(let rows): return rows.indices.contains(part) ? rows[part].title : nil
    case .strip(let strip):
      guard strip.cards.indices.contains(part) else { return nil }
      return strip.cards[part].name
    case .label(let label): return label.text
    case .image(let picture): return picture.label
    default: return leaves[index].control?.title
    }
  }
}

extension ScreenBody.Card {
  /// The name for people and tests: the title, or else that of the picture or image.
  var name: String? { title ?? picture?.label ?? image ?? picture?.name }
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
      container.parts.navigator.frontTraits?.id == shown.screen,
      // A sheet that slides away may have the name of the screen below it, and another body.
      container === container.root.parts.focusOrder.frontmost,
      shown.body.leaves.indices.contains(target.element)
    else { return }
    // The box of a text field that takes input has a ring of its own.
    if case .field = shown.body.leaves[target.element],
      container.parts.fields.focused == target
    {
      return
    }
    let key = ScrollKey(screen: shown.screen, strip: target.element)
    let limit = shown.limit(ofStrip: target.element)
    let scrolled = container.parts.context.snap(
      container.parts.scroller.offset(of: key, limit: limit))
    guard
      let place = container.parts.bodyTargets.layoutFrame(
        of: target, in: shown, scrolled: scrolled)
    else { return }
    let frame = shown.placed(place, offset: offset)
    if case .list = shown.body.leaves[target.element] {
      drawing.ring(frame.inset(by: 3), radius: 9, width: 2, theme.focus)
    } else {
      drawing.ring(
        frame.inset(by: -4), radius: BodyMetrics.cornerRadius + 4, width: 2, palette.focus)
    }
  }
}
