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

  /// The strip at a point while the body is scrolled so far, by its element; nil if there is none.
  func strip(at point: Point, offset: Double) -> Int? {
    guard let element = layout.element(at: point.y - top(offset: offset)),
      case .cards = layout.items[element].detail
    else { return nil }
    return element
  }

  /// A rectangle of the layout as it lies on the container when the body is scrolled so far.
  func placed(_ rect: Rect, offset: Double) -> Rect {
    let left = view.x + context.insets.left
    return Rect(
      x: left + (context.isRightToLeft ? layout.width - rect.maxX : rect.x),
      y: top(offset: offset) + rect.y, width: rect.width, height: rect.height)
  }
}
