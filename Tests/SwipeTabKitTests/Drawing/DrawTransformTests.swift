import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("DrawTransform")
struct DrawTransformTests {
  private let rect = Rect(x: 10, y: 20, width: 40, height: 60)
  private let doubled = DrawTransform(scale: 2, origin: Point(x: 3, y: -4))

  @Test("a rectangle is scaled and then moved, and back")
  func rectangle() {
    let target = Rect(x: -5, y: 7, width: 20, height: 30)
    let rows: [(name: String, transform: DrawTransform, landed: Rect)] = [
      ("twice as large", doubled, Rect(x: 23, y: 36, width: 80, height: 120)),
      ("none", .identity, rect),
      (
        "about a point, which stays", DrawTransform(scale: 0.5, about: Point(x: 30, y: 50)),
        Rect(x: 20, y: 35, width: 20, height: 30)
      ),
      ("onto another of the same proportions", DrawTransform(from: rect, to: target), target),
    ]
    for (name, transform, landed) in rows {
      expectEqual(transform.applied(to: rect), landed, "\(name)")
      expectEqual(transform.reverted(from: landed), rect, "\(name)")
    }
  }

  @Test("two transforms one after the other are one")
  func chain() {
    let other = DrawTransform(scale: 0.25, origin: Point(x: -8, y: 16))
    let both = doubled.followed(by: other)
    expectEqual(both.applied(to: rect), other.applied(to: doubled.applied(to: rect)))
  }

  @Test("all that can be painted is scaled whole")
  func contents() {
    let color = Color.red
    let landed = doubled.applied(to: rect)
    let text = DrawCommand.Text(
      "A", frame: rect, style: TextStyle(size: 12, weight: .bold), color: color)
    var largeText = text
    largeText.frame = landed
    largeText.style.size = 24
    let pairs: [(DrawCommand.Content, DrawCommand.Content)] = [
      (.fill(rect, color), .fill(landed, color)),
      (.roundedRect(rect, radius: 5, color), .roundedRect(landed, radius: 10, color)),
      (.ring(rect, radius: 5, width: 1, color), .ring(landed, radius: 10, width: 2, color)),
      (
        .gradient(rect, from: color, to: .clear, isHorizontal: true),
        .gradient(landed, from: color, to: .clear, isHorizontal: true)
      ),
      (.text(text), .text(largeText)),
      (
        .icon(DrawCommand.Icon("i", frame: rect, tint: color, opacity: 0.5)),
        .icon(DrawCommand.Icon("i", frame: landed, tint: color, opacity: 0.5))
      ),
      (.blur(rect, radius: 3), .blur(landed, radius: 6)),
    ]
    for (content, large) in pairs { expectEqual(content.transformed(by: doubled), large) }
  }
}
