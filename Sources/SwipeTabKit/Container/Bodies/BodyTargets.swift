/// Finds elements of the body in front that can be pressed or hovered, and their positions.
final class BodyTargets {
  private let navigator: Navigator
  private let bodies: BodyPresentation
  private let scroller: BodyScroller
  private let bars: BarTargets
  private let views: CustomViews
  private let context: ContainerContext

  init(
    navigator: Navigator, bodies: BodyPresentation, scroller: BodyScroller, bars: BarTargets,
    views: CustomViews, context: ContainerContext
  ) {
    (self.navigator, self.bodies, self.scroller) = (navigator, bodies, scroller)
    (self.bars, self.views, self.context) = (bars, views, context)
  }

  /// The element of the body at a point that can be tapped; nil if there is none, or where a bar lies.
  func target(at point: Point) -> BodyTarget? {
    guard !bars.isOnBar(point), let shown = bodies.frontBody, shown.view.contains(point),
      let place = place(at: point, in: shown)
    else { return nil }
    guard shown.body.action(ofElement: place.element, part: place.part) != nil else { return nil }
    return BodyTarget(screen: shown.screen, element: place.element, part: place.part)
  }

  private func place(at point: Point, in shown: ShownBody) -> (element: Int, part: Int)? {
    let offset = scroller.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    let (x, y) = (shown.distance(ofX: point.x), point.y - shown.top(offset: offset))
    guard let element = shown.layout.leaf(at: Point(x: x, y: y)) else { return nil }
    let item = shown.layout.items[element]
    switch item.detail {
    case .rows(let rows):
      return rows.row(at: y - item.frame.y).map { (element, $0) }
    case .cards(let cards):
      let key = ScrollKey(screen: shown.screen, strip: element)
      let scrolled = scroller.offset(of: key, limit: shown.limit(ofStrip: element))
      return cards.card(at: x - item.frame.x + scrolled).map { (element, $0) }
    case .slider:
      return SliderLayout.contains(y - item.frame.y) ? (element, 0) : nil
    case .choice(let choice):
      return choice.option(atX: x - item.frame.x, y: y - item.frame.y).map { (element, $0) }
    case .plain, .lines, .title: return (element, 0)
    }
  }

  /// The control that a target is or belongs to; nil if there is none, or if its screen is not in front.
  func control(of target: BodyTarget) -> BodyControl? {
    guard let screen = navigator.frontScreen, screen.id == target.screen, let body = screen.body,
      body.leaves.indices.contains(target.element)
    else { return nil }
    return body.leaves[target.element].control
  }

  // MARK: Custom views

  /// The custom view that a target is, and its rectangle on the container; nil if it is none of the body in front.
  func view(of target: BodyTarget) -> (view: any CustomView, frame: Rect)? {
    guard let screen = navigator.frontScreen, screen.id == target.screen, let body = screen.body,
      let view = views.view(ofElement: target.element, in: body, of: screen),
      let frame = frame(of: target)
    else { return nil }
    return (view, frame)
  }

  /// The custom view at a point that can have the focus; nil if there is none.
  func focusableView(at point: Point) -> BodyTarget? {
    guard let target = target(at: point), let body = navigator.frontScreen?.body,
      case .view = body.leaves[target.element], body.isStop(target.element, target.part)
    else { return nil }
    return target
  }

  /// Activates a node of a custom view.
  func activateView(_ target: BodyTarget) {
    guard let (view, _) = view(of: target) else { return }
    view.handle(.activated(node: target.part))
    context.noteChange()
  }

  /// Offers a key to a custom view with the focus; false if the view does not handle it.
  func handle(_ key: KeyPress, on target: BodyTarget) -> Bool {
    guard let (view, _) = view(of: target), view.handle(key) else { return false }
    context.noteChange()
    return true
  }

  /// Tells custom views where the pointer is, in points on the container.
  func hover(_ target: BodyTarget?, at point: Point?) {
    guard let target, let point, let (view, frame) = view(of: target) else {
      return views.hover(nil, at: .zero)
    }
    views.hover(view, at: point.from(frame.origin))
  }

  // MARK: Positions

  func frame(of target: BodyTarget) -> Rect? {
    guard let shown = bodies.frontBody, shown.screen == target.screen else { return nil }
    let offset = scroller.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    return shown.frame(of: target, scrolled: stripOffset(of: target, in: shown))
      .map { shown.placed($0, offset: context.snap(offset)) }
  }

  private func stripOffset(of target: BodyTarget, in shown: ShownBody) -> Double {
    let key = ScrollKey(screen: shown.screen, strip: target.element)
    return context.snap(scroller.offset(of: key, limit: shown.limit(ofStrip: target.element)))
  }

  /// Scrolls the front body by the least distance that brings a part into view, with a margin.
  func reveal(_ target: BodyTarget) {
    guard let shown = bodies.frontBody, shown.screen == target.screen else { return }
    let strip = ScrollKey(screen: shown.screen, strip: target.element)
    if case .cards = shown.layout.items[target.element].detail,
      let frame = shown.frame(of: target, scrolled: 0)
    {
      let view = shown.layout.items[target.element].frame
      reveal(strip, from: frame.x - view.x, to: frame.maxX - view.x, extent: view.width, shown)
    }
    guard let frame = shown.frame(of: target, scrolled: 0) else { return }
    reveal(
      ScrollKey(screen: shown.screen), from: frame.y, to: frame.maxY,
      extent: shown.context.safeFrame.height, shown)
  }

  private func reveal(
    _ key: ScrollKey, from start: Double, to end: Double, extent: Double, _ shown: ShownBody
  ) {
    let limit = key.strip.map { shown.limit(ofStrip: $0) } ?? shown.limit
    let offset = scroller.offset(of: key, limit: limit)
    let margin = BodyMetrics.margin
    if start - margin < offset {
      scroller.scroll(key, by: start - margin - offset, in: shown)
    } else if end + margin > offset + extent {
      scroller.scroll(key, by: end + margin - extent - offset, in: shown)
    }
  }
}
