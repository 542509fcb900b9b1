/// Finds elements of the body in front that can be pressed or hovered, and their positions.
@MainActor final class BodyTargets {
  private let context: ContainerContext
  private let standing: Standing
  private let navigator: Navigator
  private let barTargets: BarTargets
  private let bodies: BodyPresentation
  private let scroller: BodyScroller
  private let views: CustomViews

  init(
    _ context: ContainerContext, _ standing: Standing, _ navigator: Navigator,
    _ barTargets: BarTargets, _ bodies: BodyPresentation, _ scroller: BodyScroller,
    _ views: CustomViews
  ) {
    (self.context, self.standing, self.navigator) = (context, standing, navigator)
    (self.barTargets, self.bodies, self.scroller) = (barTargets, bodies, scroller)
    self.views = views
  }

  /// The element at a point that can be tapped, or nil below a bar.
  func target(at point: Point) -> BodyTarget? {
    guard !barTargets.isOnBar(point), let shown = bodies.frontBody, shown.contains(point)
    else { return nil }
    if let place = place(at: point, in: shown),
      shown.body.action(ofElement: place.element, part: place.part) != nil
    {
      return BodyTarget(screen: shown.screen, element: place.element, part: place.part)
    }
    return shown.body.tapArea.map { BodyTarget(screen: shown.screen, element: $0, part: 0) }
  }

  /// The element, whether or not it can be tapped; beside rows and cards it is the whole list, with no part.
  func element(at point: Point) -> (element: Int, part: Int?, frame: Rect, body: ScreenBody)? {
    guard !barTargets.isOnBar(point), let shown = bodies.frontBody, shown.contains(point)
    else {
      return nil
    }
    let offset = scroller.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    let spot = Point(x: shown.distance(ofX: point.x), y: point.y - shown.top(offset: offset))
    guard let element = shown.layout.leaf(at: spot) else { return nil }
    let hit = place(at: point, in: shown)
    let isPart = hit != nil && shown.layout.items[element].laid.hasParts
    let target = BodyTarget(screen: shown.screen, element: element, part: hit?.part ?? 0)
    let whole = shown.placed(shown.layout.items[element].frame, offset: context.snap(offset))
    return (
      element, isPart ? target.part : nil, isPart ? frame(of: target) ?? whole : whole, shown.body
    )
  }

  private func place(at point: Point, in shown: ShownBody) -> (element: Int, part: Int)? {
    let offset = scroller.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    let (x, y) = (shown.distance(ofX: point.x), point.y - shown.top(offset: offset))
    guard let element = shown.layout.leaf(at: Point(x: x, y: y)) else { return nil }
    let item = shown.layout.items[element]
    var spot = Point(x: x - item.frame.x, y: y - item.frame.y)
    if item.laid.scrolledWidth != nil {
      let key = ScrollKey(screen: shown.screen, strip: element)
      spot.x += scroller.offset(
        of: key, limit: shown.limit(ofStrip: element), step: item.laid.pageStep)
    }
    if item.laid.keepsSides, shown.context.isRightToLeft { spot.x = item.frame.width - spot.x }
    return item.laid.part(at: spot).map { (element, $0) }
  }

  func control(of target: BodyTarget) -> ElementControl? { element(of: target)?.control }

  func element(of target: BodyTarget) -> (any BodyElement)? {
    guard let screen = navigator.frontScreen, screen.id == target.screen,
      let body = screen.asked({ $0.body }),
      body.leaves.indices.contains(target.element)
    else { return nil }
    return body.leaves[target.element].base
  }

  /// The paged strip whose dots a target is.
  func strip(above target: BodyTarget) -> ScrollKey? {
    guard element(of: target) is PageDots else { return nil }
    return ScrollKey(screen: target.screen, strip: target.element - 1)
  }

  func cardCount(of strip: ScrollKey) -> Int {
    guard let screen = navigator.frontScreen, screen.id == strip.screen, let index = strip.strip,
      let leaves = screen.asked({ $0.body })?.leaves, leaves.indices.contains(index)
    else { return 0 }
    return leaves[index].base.partCount
  }

  // MARK: Custom views

  func view(of target: BodyTarget) -> (view: any CustomView, frame: Rect)? {
    guard let screen = navigator.frontScreen, screen.id == target.screen,
      let body = screen.asked({ $0.body }),
      let view = views.view(ofElement: target.element, in: body, of: screen),
      let frame = elementFrame(of: target)
    else { return nil }
    return (view, frame)
  }

  func focusableView(at point: Point) -> BodyTarget? {
    guard let target = target(at: point), let body = navigator.frontBody,
      body.view(ofElement: target.element)?.isFocusable == true
    else { return nil }
    return target
  }

  func activateView(_ target: BodyTarget) {
    guard let (view, _) = view(of: target) else { return }
    context.tell(view, .activated(node: target.part))
  }

  /// Sets the nearest number of the node's scale.
  func setNumber(_ number: Double, ofView target: BodyTarget) -> Bool {
    guard let (view, _) = view(of: target) else { return false }
    let nodes = viewNodes(ofElement: target.element)
    guard nodes.indices.contains(target.part), let scale = nodes[target.part].quantity?.scale else {
      return false
    }
    context.tell(view, .set(node: target.part, to: scale.nearest(to: number)))
    return true
  }

  func handle(_ key: KeyPress, on target: BodyTarget) -> Bool {
    guard let (view, _) = view(of: target), view.handle(key) else { return false }
    context.noteChange()
    return true
  }

  func hover(_ target: BodyTarget?, at point: Point?) {
    guard let target, let point, let (view, frame) = view(of: target) else {
      return views.hover(nil, at: .zero)
    }
    views.hover(view, at: point.from(frame.origin))
  }

  private func viewNodes(ofElement index: Int) -> [ViewNode] {
    guard let shown = bodies.shownFrontBody, let place = shown.body.view(ofElement: index),
      let view = bodies.customView(place.id, of: shown.screen)
    else { return [] }
    let offset = scroller.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    let frame = shown.placed(shown.layout.items[index].frame, offset: offset)
    return context.ask {
      view.accessibilityNodes(
        shown.viewContext(frame: frame, visible: shown.view, isFocused: false, in: context))
    }
  }

  /// The custom view itself, if it can have the focus, and each node that can be activated.
  private func viewStops(ofElement index: Int) -> [Int] {
    guard let place = navigator.frontBody?.view(ofElement: index) else { return [] }
    let nodes = viewNodes(ofElement: index)
    let own = place.isFocusable ? [0] : []
    return own + nodes.indices.filter { nodes[$0].isActivatable && !own.contains($0) }
  }

  private func isWholeView(_ target: BodyTarget, in body: ScreenBody) -> Bool {
    target.part == 0 && body.view(ofElement: target.element)?.isFocusable == true
  }

  // MARK: Focus stops

  func isStop(_ target: BodyTarget) -> Bool {
    guard let screen = navigator.frontScreen, screen.id == target.screen,
      let body = screen.asked({ $0.body }),
      body.leaves.indices.contains(target.element)
    else { return false }
    guard body.view(ofElement: target.element) != nil else {
      return body.isStop(target.element, target.part)
    }
    guard body.leaves[target.element].isEnabled else { return false }
    // The nodes of a view are requested only if they matter, because this may allocate memory.
    return isWholeView(target, in: body)
      || viewStops(ofElement: target.element).contains(target.part)
  }

  /// The stop after or before another one, which from nil is the first or the last.
  func stop(after target: BodyTarget?, by step: Int) -> BodyTarget? {
    guard let screen = navigator.frontScreen else { return nil }
    return screen.asked({ $0.body })?.stop(
      after: target.map { ($0.element, $0.part) }, by: step,
      viewStops: { viewStops(ofElement: $0) }
    ).map { BodyTarget(screen: screen.id, element: $0.element, part: $0.part) }
  }

  /// The stop past the element of a target, with all rows of a list and all cards of a strip.
  func stop(past target: BodyTarget, by step: Int) -> BodyTarget? {
    var end = target
    if isInList(target), let body = navigator.frontBody {
      end.part = step > 0 ? body.partCount(ofElement: target.element) : -1
    }
    return stop(after: end, by: step)
  }

  var firstField: BodyTarget? {
    guard let screen = navigator.frontScreen,
      let index = screen.asked({ $0.body })?.leaves.firstIndex(where: {
        $0.isEnabled && $0.as(ScreenBody.Field.self) != nil
      })
    else { return nil }
    return BodyTarget(screen: screen.id, element: index, part: 0)
  }

  func button(where isWanted: (ScreenBody.Button) -> Bool) -> BodyTarget? {
    guard let screen = navigator.frontScreen,
      let index = screen.asked({ $0.body })?.leaves.firstIndex(where: {
        $0.isEnabled && $0.as(ScreenBody.Button.self).map(isWanted) ?? false
      })
    else { return nil }
    return BodyTarget(screen: screen.id, element: index, part: 0)
  }

  /// Whether a target is a row that is made when it comes into view.
  private func isInLazyList(_ target: BodyTarget) -> Bool {
    (element(of: target) as? ScreenBody.List)?.isLazy ?? false
  }

  func isInList(_ target: BodyTarget) -> Bool { partAxis(of: target) != nil }

  func isCard(_ target: BodyTarget) -> Bool { partAxis(of: target) == .horizontal }

  /// The axis along which the parts of the element of a target follow each other.
  private func partAxis(of target: BodyTarget) -> Axis? {
    guard let body = navigator.frontBody, body.leaves.indices.contains(target.element)
    else { return nil }
    return body.leaves[target.element].base.partAxis
  }

  func stop(beside target: BodyTarget, by step: Int) -> BodyTarget? {
    stop(after: target, by: step).flatMap { $0.element == target.element ? $0 : nil }
  }

  func stop(atEndOf target: BodyTarget, isLast: Bool) -> BodyTarget? {
    guard isInList(target), let body = navigator.frontBody else { return nil }
    var beyond = target
    beyond.part = isLast ? body.partCount(ofElement: target.element) : -1
    return stop(beside: beyond, by: isLast ? -1 : 1)
  }

  /// The row of the same list at the distance of the body's visible height.
  func stop(aPageFrom target: BodyTarget, by step: Int) -> BodyTarget? {
    guard isInList(target), !isCard(target), let shown = bodies.frontBody,
      let start = layoutFrame(of: target, in: shown, scrolled: 0)
    else { return nil }
    let room = shown.context.safeFrame.height - start.height
    var found = target
    while let next = stop(beside: found, by: step),
      let frame = layoutFrame(of: next, in: shown, scrolled: 0), abs(frame.y - start.y) <= room
    {
      found = next
    }
    return found == target ? stop(beside: target, by: step) ?? target : found
  }

  /// The stop with a name that is nearest to a target, or else the one nearest to it, in O(n) of the parts.
  func stop(near target: BodyTarget, named name: PartName?) -> BodyTarget? {
    // Where it is still the same, nothing need be looked for; in a long list that would take a while.
    if let name, isStop(target), self.name(of: target) == name { return target }
    if let row = name?.row { return stop(near: target, ofRow: row) }
    var nearest: BodyTarget?
    func distance(_ other: BodyTarget) -> Int {
      other.element == target.element
        ? abs(other.part - target.part) : 1_000_000 * abs(other.element - target.element)
    }
    var next = name == nil || isInLazyList(target) ? nil : stop(after: nil, by: 1)
    while let stop = next {
      let isNearer = nearest.map { distance(stop) < distance($0) } ?? true
      if isNearer, self.name(of: stop) == name { nearest = stop }
      next = self.stop(after: stop, by: 1)
    }
    return nearest ?? stop(beside: target)
  }

  /// The row with an identifier in the list that is or was at a target, or else the nearest stop.
  private func stop(near target: BodyTarget, ofRow row: AnyHashable) -> BodyTarget? {
    for (index, leaf) in (navigator.frontBody?.leaves ?? []).enumerated() {
      guard let list = leaf.base as? ScreenBody.List,
        let part = list.index(ofRow: row, near: target.part)
      else { continue }
      let found = BodyTarget(screen: target.screen, element: index, part: part)
      if isStop(found) { return found }
    }
    return stop(beside: target)
  }

  /// A target, or the nearest stop if the target is not one.
  private func stop(beside target: BodyTarget) -> BodyTarget? {
    if isStop(target) { return target }
    var beside = target
    if let body = navigator.frontBody, body.leaves.indices.contains(target.element) {
      beside.part = min(target.part, body.partCount(ofElement: target.element))
    }
    let before = stop(after: beside, by: -1)
    if let before, before.element == target.element { return before }
    return stop(after: beside, by: 1) ?? before
  }

  /// The name, or nil if the part has neither an identifier nor a label.
  func name(of target: BodyTarget) -> PartName? {
    guard let control = control(of: target), let id = control.id else {
      if let list = element(of: target) as? ScreenBody.List, let row = list.id(ofRow: target.part) {
        return PartName(row: row)
      }
      return label(of: target).map { PartName(label: $0) }
    }
    return PartName(control: id, label: control.isOnePart ? nil : label(of: target))
  }

  func label(of target: BodyTarget) -> String? {
    guard let screen = navigator.frontScreen, screen.id == target.screen,
      let body = screen.asked({ $0.body }),
      body.leaves.indices.contains(target.element)
    else { return nil }
    guard body.view(ofElement: target.element) != nil else {
      return body.label(ofElement: target.element, part: target.part)
    }
    let nodes = viewNodes(ofElement: target.element)
    return nodes.indices.contains(target.part) ? nodes[target.part].label : nil
  }

  // MARK: Required fields

  /// Whether a field is not as required; then all such fields say so, and the first one gets the focus.
  func refusesToGoOn() -> Bool {
    let texts = context.configuration.texts
    guard let screen = navigator.frontScreen, let leaves = screen.asked({ $0.body })?.leaves,
      let first = leaves.firstIndex(where: { leaf in
        leaf.field.map { standing.memory.lack(of: $0, texts) != nil } ?? false
      })
    else {
      bodies.forgetMessages()
      return false
    }
    bodies.demandFields(of: screen.id)
    let target = BodyTarget(screen: screen.id, element: first, part: 0)
    standing.root?.focus(pressed: target)
    reveal(target)
    return true
  }

  // MARK: Positions

  /// The rectangle in the layout's coordinates; `scrolled` is the offset of its strip.
  func layoutFrame(of target: BodyTarget, in shown: ShownBody, scrolled: Double) -> Rect? {
    guard let frame = shown.frame(of: target, scrolled: scrolled) else { return nil }
    guard shown.body.view(ofElement: target.element) != nil,
      !isWholeView(target, in: shown.body)
    else { return frame }
    let nodes = viewNodes(ofElement: target.element)
    guard nodes.indices.contains(target.part), let node = nodes[target.part].frame else {
      return frame
    }
    let x = shown.context.isRightToLeft ? frame.width - node.maxX : node.x
    return Rect(x: frame.x + x, y: frame.y + node.y, width: node.width, height: node.height)
      .intersection(frame)
  }

  private func elementFrame(of target: BodyTarget) -> Rect? {
    guard let shown = bodies.frontBody, shown.screen == target.screen else { return nil }
    let offset = scroller.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    return shown.frame(of: target, scrolled: 0)
      .map { shown.placed($0, offset: context.snap(offset)) }
  }

  /// The rectangle on the container, or nil while the screen or the pages move.
  func frame(of target: BodyTarget) -> Rect? {
    guard let shown = bodies.frontBody, shown.screen == target.screen else { return nil }
    let offset = scroller.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    return layoutFrame(of: target, in: shown, scrolled: stripOffset(of: target, in: shown))
      .map { shown.placed($0, offset: context.snap(offset)) }
  }

  func isInView(_ target: BodyTarget) -> Bool {
    guard let shown = bodies.frontBody, let frame = frame(of: target) else { return false }
    return !frame.intersection(shown.context.safeFrame).isEmpty
  }

  private func stripOffset(of target: BodyTarget, in shown: ShownBody) -> Double {
    let key = ScrollKey(screen: shown.screen, strip: target.element)
    return context.snap(
      scroller.offset(
        of: key, limit: shown.limit(ofStrip: target.element),
        step: shown.step(ofStrip: target.element)))
  }

  func reveal(_ target: BodyTarget) {
    guard let shown = bodies.frontBody, shown.screen == target.screen else { return }
    reveal(target, in: shown)
  }

  /// `isInFront` is true if bars may hide by the scrolling.
  func reveal(_ target: BodyTarget, in shown: ShownBody, isInFront: Bool = true) {
    // A screen that was asked meanwhile may have another body.
    guard shown.layout.items.indices.contains(target.element) else { return }
    let strip = ScrollKey(screen: shown.screen, strip: target.element)
    let item = shown.layout.items[target.element]
    if item.laid.scrolledWidth != nil, let frame = shown.frame(of: target, scrolled: 0) {
      let view = item.frame
      reveal(
        strip, from: frame.x - view.x, to: frame.maxX - view.x, extent: view.width, shown,
        isInFront)
    }
    guard let frame = layoutFrame(of: target, in: shown, scrolled: 0) else { return }
    // What is first comes with the whole header.
    let isFirst = frame.y <= BodyMetrics.margin
    let spread = shown.header.spread
    reveal(
      ScrollKey(screen: shown.screen), from: isFirst ? frame.y : frame.y + spread,
      to: frame.maxY + spread,
      extent: shown.context.safeFrame.height, shown, isInFront)
  }

  private func reveal(
    _ key: ScrollKey, from start: Double, to end: Double, extent: Double, _ shown: ShownBody,
    _ isInFront: Bool
  ) {
    let limit = key.strip.map { shown.limit(ofStrip: $0) } ?? shown.limit
    let offset = scroller.offset(of: key, limit: limit, step: shown.step(of: key))
    let margin = BodyMetrics.margin
    if start - margin < offset {
      scroller.scroll(key, by: start - margin - offset, in: shown, isInFront: isInFront)
    } else if end + margin > offset + extent {
      scroller.scroll(
        key, by: end + margin - extent - offset, in: shown, isInFront: isInFront)
    }
  }
}
