import SwipeTabWindow

/// Steps in a ring, which run to a new number.
final class Counter: CustomView {
  private let goal = 10_000.0
  private var (from, shown, to) = (0.0, 0.0, 6_400.0)
  /// The start of the current run, in seconds, or nil before it.
  private var start: Double?
  private var host: ViewHost?

  func add(_ steps: Double) {
    (from, to, start) = (shown, to + steps, nil)
    host?.redraw()
  }

  func attach(to host: ViewHost) { self.host = host }

  var isAnimating: Bool { shown != to }

  func advance(to time: Double) {
    let began = start ?? time
    start = began
    let left = max(1 - (time - began) / 1.4, 0)
    shown = to - (to - from) * left * left * left
  }

  func draw(in drawing: inout Drawing, context: ViewContext) {
    let center = Point(x: context.size.width / 2, y: context.size.height / 2)
    let (green, width) = (Color(rgb: 0x30D158), context.size.width)
    for (share, color) in [(1, green.opacity(0.18)), (min(shown / goal, 1), green)] {
      var arc = Path()
      arc.addArc(
        center: center, radius: min(center.x, center.y) - 24, from: -.pi / 2,
        sweep: 2 * .pi * share)
      drawing.stroke(arc, width: 26, color, cap: .round)
    }
    drawing.text(
      "\(Int(shown))", in: Rect(x: 0, y: center.y - 46, width: width, height: 64),
      style: TextStyle(size: 60, weight: .bold), context.theme.text)
    drawing.text(
      "of \(Int(goal)) steps", in: Rect(x: 0, y: center.y + 26, width: width, height: 24),
      style: TextStyle(size: 17), context.theme.secondaryText)
  }

  func accessibilityNodes(_ context: ViewContext) -> [ViewNode] {
    [ViewNode(.text, "Steps", value: "\(Int(to)) of \(Int(goal))")]
  }
}
