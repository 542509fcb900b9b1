import Glibc
import SwipeTabKit

/// The motion of a page after a release as a curve over time, for the values of the sliders beside it.
final class SpringCurve {
  static let id: ViewID = "springCurve"
  private static let duration = 1.0

  private var curve = Path()
  private var drawn: (spring: Spring, size: Size)?

  static func view(_ spring: @escaping () -> Spring) -> DrawnView {
    let curve = SpringCurve()
    return DrawnView(height: 180, label: "The way to rest over one second") { drawing, context in
      curve.draw(spring(), in: &drawing, context)
    }
  }

  private func draw(_ spring: Spring, in drawing: inout Drawing, _ context: ViewContext) {
    let (bounds, theme) = (context.bounds, context.theme)
    if drawn?.spring != spring || drawn?.size != context.size { update(spring, context.size) }
    drawing.roundedRect(bounds, radius: 12, theme.cell)
    let room = Self.room(in: context.size)
    let line = context.measurer.lineHeight(of: Self.style).rounded(.up) + 2
    for second in 0...4 {
      let x = room.x + room.width * Double(second) / 4
      drawing.line(
        from: Point(x: x, y: room.y), to: Point(x: x, y: room.maxY), width: 1,
        theme.separator)
      guard second > 0 else { continue }
      let width = room.width / 4
      drawing.text(
        Self.times[second], in: Rect(x: x - width, y: room.maxY, width: width, height: line),
        style: Self.style, theme.secondaryText, alignment: .right)
    }
    let rest = room.y + room.height * Self.rest(of: spring)
    drawing.line(
      from: Point(x: room.x, y: rest), to: Point(x: room.maxX, y: rest), width: 1, theme.control)
    drawing.text(
      "100 %", in: Rect(x: room.x + 4, y: rest - line, width: room.width / 4, height: line),
      style: Self.style, theme.secondaryText, alignment: .left)
    drawing.stroke(curve, width: 3, theme.selectedTint, cap: .round, join: .round)
  }

  private static let style = TextStyle(size: 11)
  private static let times = ["0", "0.25 s", "0.5 s", "0.75 s", "1 s"]

  /// The height of the final position, as a fraction of the view's height; overshoot is above it.
  private static func rest(of spring: Spring) -> Double {
    let ratio = spring.dampingRatio
    guard ratio < 1 else { return 0.3 }
    // The first overshoot of a unit's swing, the highest one.
    let overshoot = exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
    return max(0.3, overshoot / (1 + overshoot))
  }

  private static func room(in size: Size) -> Rect {
    // The times are drawn below it.
    Rect(x: 0, y: 0, width: size.width, height: size.height).inset(
      by: EdgeInsets(top: 16, left: 16, bottom: 34, right: 16))
  }

  /// Computes the curve in small steps: a unit mass on the spring, one unit from rest.
  private func update(_ spring: Spring, _ size: Size) {
    drawn = (spring, size)
    curve.removeAll()
    let (room, rest) = (Self.room(in: size), Self.rest(of: spring))
    let step = 0.0005
    let damping = 2 * spring.dampingRatio * spring.stiffness.squareRoot()
    var (place, velocity) = (1.0, 0.0)
    for index in 0...Int(Self.duration / step) {
      if index % 8 == 0 {
        let point = Point(
          x: room.x + room.width * Double(index) * step / Self.duration,
          y: (room.y + room.height * (rest + place * (1 - rest)))
            .clamped(to: room.y...max(room.y, room.maxY)))
        if index == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
      }
      velocity -= (spring.stiffness * place + damping * velocity) * step
      place += velocity * step
    }
  }
}

extension Scene {
  mutating func drawsSpring() {
    makesViews { id, container in
      guard id == SpringCurve.id else { return nil }
      return SpringCurve.view { [weak container] in
        container?.configuration.tuning.spring ?? Spring()
      }
    }
  }
}
