/// Turns the spinners of items whose pages load, and runs only while one of them is in view.
@MainActor final class LoadingItems: TimedInteraction {
  private let context: ContainerContext
  private let catalog: PageCatalog
  private let presentation: Presentation
  private let reordering: ItemReordering

  init(
    _ context: ContainerContext, _ catalog: PageCatalog, _ presentation: Presentation,
    _ reordering: ItemReordering
  ) {
    (self.context, self.catalog, self.presentation) = (context, catalog, presentation)
    self.reordering = reordering
  }

  var isMoving: Bool {
    guard catalog.mayHaveLoadingItems, !context.configuration.reducesMotion, !context.isOutOfSight,
      presentation.reachableToolbar != nil
    else { return false }
    for index in 0..<context.layout.items.stuck where isLoading(index) { return true }
    for index in reordering.itemsInView where isLoading(index) { return true }
    return false
  }

  private func isLoading(_ index: Int) -> Bool {
    index != context.layout.items.moreIndex && catalog.item(at: index).isLoading
  }

  func advance(from start: Double) {
    if isMoving { context.noteChange() }
  }
}

/// The dots that turn in place of an image.
enum Spinner {
  static let period = 1.0
  private static let dots = 8

  /// Paints the dots at a time; the foremost is at the top at 0.
  static func draw(in drawing: inout Drawing, _ frame: Rect, _ tint: Color, at time: Double) {
    let side = min(frame.width, frame.height)
    let (radius, dot) = (0.38 * side, 0.17 * side)
    let head = (time / period).truncatingRemainder(dividingBy: 1) * Double(dots)
    for index in 0..<dots {
      let angle = Double(index) / Double(dots) * 2 * .pi
      let behind = (head - Double(index) + Double(dots)).truncatingRemainder(
        dividingBy: Double(dots))
      let place = Rect(
        x: frame.midX + radius * sine(angle) - dot / 2,
        y: frame.midY - radius * cosine(angle) - dot / 2, width: dot, height: dot)
      let opacity = mix(1, 0.2, behind / Double(dots - 1))
      drawing.roundedRect(place, radius: dot / 2, tint.opacity(min(1, opacity)))
    }
  }
}

/// The dot on an item that wants attention.
///
/// It is not at an edge of the bar, because many animators mark the selected item there.
enum AttentionMark {
  private static let diameter = BadgeStyle.dot

  /// The dot, at an upper corner of the item's image, or of its title without one.
  static func frame(in item: Rect, on content: Rect, isAtRight: Bool) -> Rect {
    let room = item.inset(by: diameter / 2 + 1)
    let corner = Point(x: isAtRight ? content.maxX : content.x, y: content.y)
    let x = corner.x.clamped(to: room.x...room.maxX)
    let y = corner.y.clamped(to: room.y...room.maxY)
    return Rect(x: x - diameter / 2, y: y - diameter / 2, width: diameter, height: diameter)
  }

  static func draw(
    in drawing: inout Drawing, _ item: Rect, on content: Rect, isAtRight: Bool,
    _ color: Color, opacity: Double
  ) {
    let dot = frame(in: item, on: content, isAtRight: isAtRight)
    drawing.roundedRect(dot, radius: diameter / 2, color.opacity(opacity))
  }
}
