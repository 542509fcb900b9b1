/// Turns the spinners of items whose pages load, while one of them is in view; else nothing runs.
@MainActor final class LoadingItems: OnItems, TimedInteraction {
  var isMoving: Bool {
    guard catalog.mayHaveLoadingItems, !context.configuration.reducesMotion, !context.isOutOfSight,
      presentation.reachableToolbar != nil
    else { return false }
    for index in 0..<context.layout.items.stuck where isLoading(index) { return true }
    for index in reordering.itemsInView where isLoading(index) { return true }
    return false
  }

  private func isLoading(_ index: Int) -> Bool {
    index != context.layout.items.moreIndex && catalog.page(at: index).item.isLoading
  }

  func advance(from start: Double) {
    if isMoving { context.noteChange() }
  }
}

/// The dots that turn in place of an image.
enum Spinner {
  /// The time of a turn, in seconds.
  static let period = 1.0
  private static let dots = 8

  /// Paints the dots at a time, in seconds; the foremost is at the top at 0.
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

/// The highlight of an item that wants attention.
enum AttentionMark {
  /// The length and the thickness of the bright line, its distance from the edge, and the width of its glow, in points.
  private static let (length, thickness, margin, glow) = (20.0, 3.0, 3.0, 8.0)

  /// The line, at the edge of an item that is also the container's, in the middle of the item's image or title.
  static func frame(in item: Rect, around content: Rect, at edge: Edge) -> Rect {
    let axis = edge.axis
    let band = item.inset(by: EdgeInsets { $0 == edge ? margin : 0 }).band(
      at: edge, thickness: thickness)
    let length = min(length, item.extent(along: axis))
    return band.spanning(content.middle(along: axis) - length / 2, length, along: axis)
  }

  /// Paints the line with its glow.
  static func draw(
    in drawing: inout Drawing, _ item: Rect, around content: Rect, at edge: Edge, _ color: Color,
    opacity: Double
  ) {
    let line = frame(in: item, around: content, at: edge)
    drawing.shadow(
      of: line, radius: thickness / 2, offset: 0, blur: glow, color.opacity(0.8 * opacity))
    drawing.roundedRect(line, radius: thickness / 2, color.opacity(opacity))
  }
}
