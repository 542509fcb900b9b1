/// What the container knows of a body on screen: the body, its layout, and where it is seen.
struct ShownBody {
  let screen: PageID
  let body: ScreenBody
  let layout: BodyLayout
  let context: PageContext

  /// The rectangle that it is seen through; bars that cover it lie inside.
  var view: Rect { context.frame }

  /// How far it can be scrolled, in points.
  var limit: Double {
    max(0, layout.height + context.insets.top + context.insets.bottom - view.height)
  }

  /// How far the body or a strip in it can be scrolled, in points.
  func limit(of key: ScrollKey) -> Double { key.strip.map { limit(ofStrip: $0) } ?? limit }

  /// How far a strip can be scrolled, in points; 0 for what is no strip.
  func limit(ofStrip element: Int) -> Double {
    guard layout.items.indices.contains(element),
      case .cards(let cards) = layout.items[element].detail
    else { return 0 }
    return max(0, cards.width - layout.items[element].frame.width)
  }

  /// Where the top of the layout lies on the container when it is scrolled so far, in points.
  func top(offset: Double) -> Double { view.y + context.insets.top - offset }

  /// The distance of a coordinate on the container from the leading edge of the layout, in reading direction.
  func distance(ofX x: Double) -> Double {
    let left = view.x + context.insets.left
    return context.isRightToLeft ? left + layout.width - x : x - left
  }

  /// A rectangle of the layout as it lies on the container when the body is scrolled so far.
  func placed(_ rect: Rect, offset: Double) -> Rect {
    let left = view.x + context.insets.left
    return Rect(
      x: left + (context.isRightToLeft ? layout.width - rect.maxX : rect.x),
      y: top(offset: offset) + rect.y, width: rect.width, height: rect.height)
  }
}

/// Layouts of bodies that were in view lately.
struct BodyLayouts {
  private struct Entry {
    var body: ScreenBody
    var size: Size
    var layout: BodyLayout
  }

  private var entries: [PageID: Entry] = [:]

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// The layout of a screen's body; made if the body or the size is another than last time.
  mutating func layout(
    of screen: PageID, _ body: ScreenBody, size: Size, measurer: any TextMeasuring
  ) -> BodyLayout {
    if let entry = entries[screen], entry.body === body, entry.size.width == size.width {
      if entry.size.height != size.height { fit(screen, height: size.height) }
      return entries[screen]?.layout ?? entry.layout
    }
    if entries.count >= 32 { entries.removeAll(keepingCapacity: true) }
    let layout = BodyLayout(body, size: size, measurer: measurer)
    entries[screen] = Entry(body: body, size: size, layout: layout)
    return layout
  }

  /// Follows a view that became higher or lower, as bars that hide make it from frame to frame: lines stay as they are.
  private mutating func fit(_ screen: PageID, height: Double) {
    guard var entry = entries.removeValue(forKey: screen) else { return }
    entry.size.height = height
    entry.layout.fit(entry.body, height: height)
    entries[screen] = entry
  }
}

extension TabContainer {
  /// A screen's body and where it is seen; nil if it has none.
  func shownBody(of screen: some Screen, in context: PageContext) -> ShownBody? {
    guard let body = screen.body else { return nil }
    let safe = context.safeFrame
    let layout = bodies.layout(
      of: screen.id, body, size: Size(width: safe.width, height: safe.height))
    return ShownBody(screen: screen.id, body: body, layout: layout, context: context)
  }

  /// The body of what is in front, while that is at rest.
  var frontBody: ShownBody? {
    guard scroll.isResting else { return nil }
    if let stack = activeStack, !stack.layers.isEmpty, !stack.scroll.isResting { return nil }
    return shownFrontBody
  }

  /// The body of the page that is about to come to rest; nil but while pages settle.
  var settlingBody: ShownBody? {
    guard phase == .settling, activeStack?.scroll.isResting ?? true else { return nil }
    return shownFrontBody
  }

  /// The body of what is in front, also while that moves.
  var shownFrontBody: ShownBody? {
    if let screen = activeStack?.screens.last { return shownFrontBody(of: screen) }
    return selectedIndex.flatMap { shownFrontBody(of: page(at: $0)) }
  }

  private func shownFrontBody(of screen: some Screen) -> ShownBody? {
    shownBody(of: screen, in: frontContext(of: ScreenTraits(screen)))
  }

  /// How a page is shown in a rectangle.
  func pageContext(amount: Double, in frame: Rect) -> PageContext {
    PageContext(
      frame: frame, insets: layout.insets, theme: configuration.theme, amount: amount,
      isRightToLeft: configuration.isRightToLeft)
  }

  /// How what is in front is shown when it has come to rest.
  func frontContext(of screen: ScreenTraits) -> PageContext {
    let isOverToolbar = !pushedScreens.isEmpty && configuration.navigation == .continuous
    return pageContext(in: room(for: screen, overToolbar: isOverToolbar))
  }

  /// How a screen is shown that fills a room.
  func pageContext(in room: Room) -> PageContext {
    PageContext(
      frame: room.viewport, insets: room.insets, theme: configuration.theme, amount: 1,
      isRightToLeft: configuration.isRightToLeft)
  }

  // MARK: Pointing

  /// What can be tapped in the body at a point; nil on bars too.
  func bodyTarget(at point: Point) -> BodyTarget? {
    guard !isOnBar(point), let shown = frontBody, shown.view.contains(point),
      let place = place(at: point, in: shown)
    else { return nil }
    guard shown.body.deed(ofElement: place.element, part: place.part) != nil else { return nil }
    return BodyTarget(screen: shown.screen, element: place.element, part: place.part)
  }

  /// The strip at a point, by its element; nil if there is none.
  func strip(at point: Point, in shown: ShownBody) -> Int? {
    let offset = bodies.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    guard let element = shown.layout.element(at: point.y - shown.top(offset: offset)),
      case .cards = shown.layout.items[element].detail
    else { return nil }
    return element
  }

  private func place(at point: Point, in shown: ShownBody) -> (element: Int, part: Int)? {
    let offset = bodies.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    let (x, y) = (shown.distance(ofX: point.x), point.y - shown.top(offset: offset))
    guard let element = shown.layout.element(at: y) else { return nil }
    let item = shown.layout.items[element]
    guard x >= item.frame.x, x < item.frame.maxX else { return nil }
    switch item.detail {
    case .rows(let rows):
      return rows.row(at: y - item.frame.y).map { (element, $0) }
    case .cards(let cards):
      let key = ScrollKey(screen: shown.screen, strip: element)
      let scrolled = bodies.offset(of: key, limit: shown.limit(ofStrip: element))
      return cards.card(at: x - item.frame.x + scrolled).map { (element, $0) }
    case .slider:
      return SliderLayout.contains(y - item.frame.y) ? (element, 0) : nil
    case .choice(let choice):
      return choice.option(atX: x - item.frame.x, y: y - item.frame.y).map { (element, $0) }
    case .plain, .lines, .title: return (element, 0)
    }
  }
}

/// Moving the controls of the body in front.
extension TabContainer {
  /// The control that a target is, or is a part of; nil if its screen is not in front.
  func control(of target: BodyTarget) -> BodyControl? {
    guard let screen = frontScreen, screen.id == target.screen, let body = screen.body,
      body.elements.indices.contains(target.element)
    else { return nil }
    return body.elements[target.element].control
  }

  func turnOver(_ target: BodyTarget) {
    guard let control = control(of: target), let isOn = value(of: control).flag else { return }
    setValue(.flag(!isOn), of: control)
  }

  func choose(_ place: Int, of target: BodyTarget) {
    guard let control = control(of: target), case .choice(let options) = control.kind,
      options.indices.contains(place)
    else { return }
    setValue(.name(options[place].name), of: control)
  }
}
