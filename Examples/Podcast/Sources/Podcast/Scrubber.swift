import SwipeTabWindow

/// The place in an episode, to look at and to drag.
final class Scrubber: CustomView {
  private let library: Library
  /// The width of the way of the knob, whose radius is 7.
  private var way = 1.0

  init(_ library: Library) { self.library = library }

  private var share: Double {
    library.current.map { library.position / $0.length } ?? 0
  }

  func draw(in drawing: inout Drawing, context: ViewContext) {
    way = context.size.width - 14
    let (middle, x) = (context.size.height / 2, 7 + share * way)
    let trough = Rect(x: 0, y: middle - 2, width: context.size.width, height: 4)
    drawing.roundedRect(trough, radius: 2, context.theme.text.opacity(0.15))
    drawing.roundedRect(
      Rect(x: 0, y: trough.y, width: x, height: 4), radius: 2, context.theme.selectedTint)
    drawing.roundedRect(
      Rect(x: x - 7, y: middle - 7, width: 14, height: 14), radius: 7, context.theme.selectedTint)
  }

  func claim(_ press: ViewPress) -> ViewClaim { .waits }
  func takesDrag(_ drag: ViewDrag) -> Bool { drag.axis == .horizontal }

  func handle(_ event: ViewEvent) {
    switch event {
    case .tapped(let point), .dragged(let point, _): library.seek(to: (point.x - 7) / way)
    case .set(_, let value): library.seek(to: value)
    default: break
    }
  }

  func handle(_ key: KeyPress) -> Bool {
    switch key.key {
    case .left: library.seek(to: share - 0.05)
    case .right: library.seek(to: share + 0.05)
    default: return false
    }
    return true
  }

  func accessibilityNodes(_ context: ViewContext) -> [ViewNode] {
    [ViewNode(.slider, "Position", number: share, in: 0...1)]
  }
}
