import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Drawing of paths")
struct DrawingPathTests {
  private let page = Rect(x: 0, y: 0, width: 100, height: 200)
  private let triangle = Path(
    polyline: [Point(x: 10, y: 10), Point(x: 30, y: 10), Point(x: 20, y: 40)], isClosed: true)
  private let image = PixelImage(width: 1, height: 1, rgba: [255, 0, 0, 255])

  private func commands(
    clip: Rect? = nil, _ body: (inout Drawing) -> Void
  ) -> [DrawCommand] {
    var drawing = Drawing(clip: clip ?? page)
    body(&drawing)
    return drawing.list.commands
  }

  @Test("each call takes a key, whether it can be seen or not")
  func keys() {
    func draw(_ clip: Rect) -> [UInt64] {
      commands(clip: clip) { drawing in
        drawing.fill(triangle, .red)
        drawing.stroke(triangle, width: 2, .red)
        drawing.line(from: .zero, to: Point(x: 5, y: 5), width: 1, .red)
        drawing.image(image, in: Rect(x: 0, y: 0, width: 5, height: 5))
        drawing.clipped(to: triangle) { $0.fill(page, .red) }
        drawing.clipped(toRounded: Rect(x: 0, y: 0, width: 9, height: 9), radius: 2) {
          $0.skip()
        }
        drawing.fill(page, .black)
      }.map(\.key)
    }
    expectEqual(draw(page), [0, 1, 2, 3, 4, 5, 6, 10])
    expectEqual(draw(Rect(x: 90, y: 90, width: 9, height: 9)), [10])
    expectEqual(draw(Rect(x: 10, y: 10, width: 9, height: 9)), [0, 1, 4, 5, 6, 10])
  }

  @Test("opacity multiplies, and what is clear is not drawn")
  func opacity() {
    let contents = commands { drawing in
      drawing.opacity = 0.5
      drawing.fill(triangle, .red)
      drawing.transformed(opacity: 0.5) { $0.stroke(triangle, width: 2, .blue) }
      drawing.image(image, in: page, opacity: 0.5)
      drawing.opacity = 0
      drawing.line(from: .zero, to: Point(x: 5, y: 5), width: 1, .red)
      drawing.clipped(to: triangle) { $0.fill(page, .red) }
    }.map(\.content)
    expectEqual(
      contents,
      [
        .fillPath(triangle, .identity, .nonZero, .red.opacity(0.5)),
        .strokePath(triangle, .identity, StrokeStyle(width: 2), .blue.opacity(0.25)),
        .image(DrawCommand.PlacedImage(image, frame: page, opacity: 0.25)),
      ])
  }

  @Test("bad numbers draw nothing", arguments: [Double.nan, .infinity, -1, 0])
  func badNumbers(bad: Double) {
    let drawn = commands { drawing in
      drawing.stroke(triangle, width: bad, .red)
      drawing.line(from: .zero, to: Point(x: 5, y: 5), width: bad, .red)
      drawing.transformed(by: .scale(bad)) { $0.fill(triangle, .red) }
      drawing.image(image, in: Rect(x: 0, y: 0, width: 0, height: bad))
      if !bad.isFinite {
        drawing.line(from: Point(x: bad, y: 0), to: Point(x: 5, y: 5), width: 1, .red)
        drawing.transformed(by: .rotation(bad)) { $0.fill(page, .red) }
        drawing.transformed(by: .translation(x: bad, y: 0)) { $0.fill(page, .red) }
      }
    }
    expect(drawn.isEmpty)
  }

  // MARK: Clips

  @Test("what is clipped to a path lies between two commands with the same clip")
  func clip() {
    let drawn = commands { drawing in
      drawing.clipped(to: triangle) { drawing in
        drawing.fill(page, .red)
        drawing.opacity = 0
      }
      drawing.opacity = 1
      drawing.clipped(to: triangle) { _ in }
    }
    expectEqual(
      drawn.map(\.content),
      [
        .beginClip, .fill(page, .red), .endClip(.path(triangle, .identity, .nonZero)),
      ])
    expect(drawn.allSatisfy { $0.clip == Rect(x: 9, y: 9, width: 22, height: 32) })
  }

  // MARK: Rotation

  @Test("a quarter turn is exact, and clockwise on screen")
  func quarterTurn() {
    let turn = DrawTransform.rotation(.pi / 2, about: Point(x: 10, y: 10))
    expectEqual(turn.applied(to: Point(x: 12, y: 10)), Point(x: 10, y: 12))
    expectEqual(
      turn.applied(to: Rect(x: 10, y: 10, width: 4, height: 2)),
      Rect(x: 8, y: 10, width: 2, height: 4))
    expectEqual(turn.followed(by: turn).followed(by: turn.followed(by: turn)), .identity)
    expectEqual(turn.rotation, .pi / 2)
    expectEqual(turn.scale, 1)
    expectEqual(DrawTransform.rotation(2 * .pi), .identity)
  }

  @Test("transforms can be chained and undone")
  func chain() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      let first = DrawTransform.rotation(number(-9...9), about: Point(x: number(-9...9), y: 3))
      let second = DrawTransform.scale(number(0.1...4), about: Point(x: 1, y: number(-9...9)))
      let whole = first.followed(by: second).followed(by: .translation(x: 5, y: number(-9...9)))
      let point = Point(x: number(-50...50), y: number(-50...50))
      let landed = second.applied(to: first.applied(to: point))
      expectLess(first.followed(by: second).applied(to: point).distance(to: landed), 1e-9)
      let rect = Rect(x: point.x, y: point.y, width: 10, height: 4)
      let around = whole.reverted(from: whole.applied(to: rect)).inset(by: -1e-9)
      expectAtMost(around.x, rect.x)
      expectAtMost(around.y, rect.y)
      expectAtLeast(around.maxX, rect.maxX)
      expectAtLeast(around.maxY, rect.maxY)
    }
  }

  @Test("everything is rotated, and a clip is rotated with it")
  func rotated() {
    let turn = DrawTransform.rotation(1, about: Point(x: 50, y: 50))
    let rect = Rect(x: 40, y: 40, width: 20, height: 20)
    let drawn = commands { drawing in
      drawing.transformed(by: turn) { drawing in
        drawing.fill(rect, .red)
        drawing.ring(rect, radius: 3, width: 2, .red)
        drawing.text("A", in: rect, style: TextStyle(size: 9), .red)
        drawing.icon("i", in: rect, tint: nil)
        drawing.clipped(to: rect) { $0.fill(Path(rect: rect), .red) }
      }
    }
    let landed = DrawCommand.RotatedRect(rect, rotation: turn.rotation)
    var text = DrawCommand.Text("A", frame: rect, style: TextStyle(size: 9), color: .red)
    text.rotation = turn.rotation
    var icon = DrawCommand.Icon("i", frame: rect)
    icon.rotation = turn.rotation
    let contents = drawn.map(\.content)
    expectEqual(contents.count, 7)
    expectEqual(contents[0], .rotatedRect(landed, ring: nil, .red))
    expectEqual(contents[4], .beginClip)
    expectEqual(contents[5], .fillPath(Path(rect: rect), turn, .nonZero, .red))
    expectEqual(contents[6], .endClip(.rect(landed)))
    guard case .text(let rotatedText) = contents[2], case .icon(let rotatedIcon) = contents[3]
    else {
      Issue.record("\(contents)")
      return
    }
    expectEqual(rotatedText, text)
    expectEqual(rotatedIcon, icon)
  }
}
