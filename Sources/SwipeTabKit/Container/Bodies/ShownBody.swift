/// A body on screen, with its layout and position.
struct ShownBody {
  let screen: PageID
  let body: ScreenBody
  let layout: BodyLayout
  /// The drawing context.
  ///
  /// Its insets include a collapsed header.
  let context: PageContext
  /// The heights of the header above it.
  var header = HeaderExtents.none

  /// The rectangle through which the body is visible, in points on the container, including the parts that bars cover.
  var view: Rect { context.frame }

  /// The greatest scroll offset of the body, in points.
  var limit: Double {
    max(
      0, layout.height + header.spread + context.insets.top + context.insets.bottom - view.height)
  }

  /// The greatest scroll offset of the body or of a strip in it, in points.
  func limit(of key: ScrollKey) -> Double { key.strip.map { limit(ofStrip: $0) } ?? limit }

  /// The greatest scroll offset of a strip, in points.
  ///
  /// Returns 0 if the element is no strip.
  func limit(ofStrip element: Int) -> Double {
    guard layout.items.indices.contains(element),
      let width = layout.items[element].laid.scrolledWidth
    else { return 0 }
    return max(0, width - layout.items[element].frame.width)
  }

  /// The distance between the pages of a strip that scrolls page by page, in points, or nil for anything else.
  func step(of key: ScrollKey) -> Double? { key.strip.flatMap { step(ofStrip: $0) } }

  /// The distance between the pages of an element that scrolls page by page, in points, or nil for anything else.
  func step(ofStrip element: Int) -> Double? {
    layout.items.indices.contains(element) ? layout.items[element].laid.pageStep : nil
  }

  /// The y coordinate of the layout's top on the container at a scroll offset, in points.
  func top(offset: Double) -> Double { view.y + context.insets.top + header.spread - offset }

  /// Whether the body may be at a point: in its view, and below a header.
  func contains(_ point: Point) -> Bool {
    view.contains(point) && (header == .none || point.y >= view.y + context.insets.top)
  }

  /// The distance of an x coordinate on the container from the layout's leading edge, in points in reading direction.
  func distance(ofX x: Double) -> Double {
    let left = view.x + context.insets.left
    return context.isRightToLeft ? left + layout.width - x : x - left
  }

  /// Returns the index of the strip at a point, at a scroll offset of the body, or nil without a strip there.
  func strip(at point: Point, offset: Double) -> Int? {
    guard contains(point) || header == .none,
      let element = layout.leaf(
        at: Point(x: distance(ofX: point.x), y: point.y - top(offset: offset))),
      layout.items[element].laid.scrolledWidth != nil
    else { return nil }
    return element
  }

  /// Converts a rectangle of the layout to the container, in points, at a scroll offset of the body.
  func placed(_ rect: Rect, offset: Double) -> Rect {
    let left = view.x + context.insets.left
    return Rect(
      x: left + (context.isRightToLeft ? layout.width - rect.maxX : rect.x),
      y: top(offset: offset) + rect.y, width: rect.width, height: rect.height)
  }
}
