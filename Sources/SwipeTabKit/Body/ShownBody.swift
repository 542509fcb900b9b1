/// A body on screen, with its layout and position.
struct ShownBody {
  let screen: PageID
  let body: ScreenBody
  let layout: BodyLayout
  let context: PageContext
  var header = HeaderExtents.none

  /// The rectangle through which the body is visible, including the parts that bars cover.
  var view: Rect { context.frame }

  var limit: Double {
    max(
      0, layout.height + header.spread + context.insets.top + context.insets.bottom - view.height)
  }

  func limit(of key: ScrollKey) -> Double { key.strip.map { limit(ofStrip: $0) } ?? limit }

  func limit(ofStrip element: Int) -> Double {
    guard layout.items.indices.contains(element),
      let width = layout.items[element].laid.scrolledWidth
    else { return 0 }
    return max(0, width - layout.items[element].frame.width)
  }

  func step(of key: ScrollKey) -> Double? { key.strip.flatMap { step(ofStrip: $0) } }

  func step(ofStrip element: Int) -> Double? {
    layout.items.indices.contains(element) ? layout.items[element].laid.pageStep : nil
  }

  func top(offset: Double) -> Double { view.y + context.insets.top + header.spread - offset }

  /// Whether the body may be at a point: in its view, and below a header.
  func contains(_ point: Point) -> Bool {
    view.contains(point) && (header == .none || point.y >= view.y + context.insets.top)
  }

  /// The distance of an x coordinate from the layout's leading edge, in reading direction.
  func distance(ofX x: Double) -> Double {
    let left = view.x + context.insets.left
    return context.isRightToLeft ? left + layout.width - x : x - left
  }

  func strip(at point: Point, offset: Double) -> Int? {
    guard contains(point) || header == .none,
      let element = layout.leaf(
        at: Point(x: distance(ofX: point.x), y: point.y - top(offset: offset))),
      layout.items[element].laid.scrolledWidth != nil
    else { return nil }
    return element
  }

  func placed(_ rect: Rect, offset: Double) -> Rect {
    let left = view.x + context.insets.left
    return Rect(
      x: left + (context.isRightToLeft ? layout.width - rect.maxX : rect.x),
      y: top(offset: offset) + rect.y, width: rect.width, height: rect.height)
  }
}
