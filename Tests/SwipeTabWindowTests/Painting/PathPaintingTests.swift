import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Painting of paths")
struct PathPaintingTests {
  private let page = Rect(x: 0, y: 0, width: 80, height: 60)

  private func picture(scale: Double = 1, _ body: (inout Drawing) -> Void) -> Bitmap {
    TestPainter.picture(scale: scale, body)
  }

  /// The area of what is white on black, in pixels.
  private func area(scale: Double = 1, _ body: (inout Drawing) -> Void) -> Double {
    picture(scale: scale, body).sum()
  }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  // MARK: Fills

  @Test("a rectangle is exact at any place between the pixels")
  func rectangle() {
    let bitmap = picture { drawing in
      drawing.fill(Path(rect: Rect(x: 2.25, y: 3.5, width: 3, height: 2)), .white)
    }
    // Three quarters of the first column and a quarter of the last, half of the first and last row.
    let columns = [0, 0.75, 1, 1, 0.25, 0]
    let rows = [0, 0.5, 1, 0.5, 0]
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        expectEqual(Double(bitmap[x + 1, y + 2] & 0xFF), (row * column * 255).rounded())
      }
    }
  }

  @Test("a path covers its area, with curves, arcs, many edges in a row, and by each rule")
  func areas() {
    let frame = Rect(x: 3.3, y: 4.7, width: 60, height: 20)
    let curves: [(name: String, path: Path, size: Double, within: Double, more: Double)] = [
      (
        "a circle", Path(ellipseIn: Rect(x: 3.3, y: 4.7, width: 40, height: 40)),
        Double.pi * 400, 0.4, 1.5
      ),
      ("an ellipse", Path(ellipseIn: frame), Double.pi * 300, 0.3, 1.5),
      (
        "a rounded rectangle", Path(roundedRect: frame, radius: 8), 1200 - (4 - Double.pi) * 64,
        1.2, 0
      ),
    ]
    for scale in [1, 1.5, 3] {
      let pixels = scale * scale
      for (name, path, size, within, more) in curves {
        let painted = area(scale: scale) { $0.fill(path, .white) }
        expect(near(painted, size * pixels, within: within * pixels + more), "\(name) at \(scale)")
      }
    }
    var sector = Path()
    sector.move(to: point(40, 30))
    sector.addArc(center: point(40, 30), radius: 20, from: 0.3, sweep: -2)
    sector.close()
    var comb = Path()
    for tooth in 0..<60 {
      comb.addRect(Rect(x: 5 + Double(tooth), y: 5.5, width: 0.5, height: 20))
    }
    let star = Path(
      polyline: (0..<5).map { index in
        let angle = 4 * Double.pi / 5 * Double(index)
        return point(40 + 25 * sine(angle), 30 - 25 * cosine(angle))
      })
    let others: [(name: String, path: Path, rule: FillRule, size: Double, within: Double)] = [
      ("an arc, closed over the center, is its share of a circle", sector, .nonZero, 400, 1),
      // Half a pixel is 128 of 255.
      ("many edges in a row", comb, .nonZero, 600 * 256 / 255, 0.1),
      // A pentagram with the radius 1 has the area 1.12257; its pentagon has 0.34688.
      ("a star", star, .nonZero, 1.12257 * 625, 1),
      ("a hollow star", star, .evenOdd, (1.12257 - 0.34688) * 625, 1),
    ]
    for (name, path, rule, size, within) in others {
      let painted = area { $0.fill(path, .white, rule: rule) }
      expect(near(painted, size, within: within), "\(name)")
    }
  }

  @Test("a triangle covers its area wherever it lies")
  func triangles() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let corners = (0..<3).map { _ in
        point(.random(in: 1...79, using: &random), .random(in: 1...59, using: &random))
      }
      let way = (corners[1].x - corners[0].x, corners[1].y - corners[0].y)
      let other = (corners[2].x - corners[0].x, corners[2].y - corners[0].y)
      let size = abs(way.0 * other.1 - way.1 * other.0) / 2
      let painted = area { $0.fill(Path(polyline: corners), .white) }
      expect(near(painted, size, within: 0.3))
    }
  }

  @Test(
    "a rotated square has the same area",
    arguments: [0.1, 0.5, 0.25 * Double.pi, 0.5 * Double.pi, 3, -7])
  func rotatedSquare(angle: Double) {
    let square = Rect(x: 25.3, y: 15.2, width: 25, height: 25)
    let center = point(square.midX, square.midY)
    for draw in [
      { $0.fill(square, .white) }, { $0.fill(Path(rect: square), .white) },
      { $0.gradient(square, from: .white, to: .white) },
      { $0.ring(square, radius: 0, width: 20, .white) },
    ] as [(inout Drawing) -> Void] {
      let painted = area { $0.transformed(by: .rotation(angle, about: center), draw) }
      expect(near(painted, 625, within: 0.5))
    }
    let ring = area { drawing in
      drawing.transformed(by: .rotation(angle, about: center)) {
        $0.ring(square, radius: 5, width: 2, .white)
      }
    }
    let outer = 625 - (4 - Double.pi) * 25
    let inner = 21.0 * 21 - (4 - Double.pi) * 9
    expect(near(ring, outer - inner, within: 0.6))
  }

  @Test("a path is the same picture in each part of the canvas that is painted")
  func parts() {
    var lists = RandomDisplayList(random: SeededGenerator(seed: 8))
    let painter = TestPainter.make()
    for _ in 0..<60 {
      var list = DisplayList()
      for key in 0..<4 {
        list.append(DrawCommand(key: UInt64(key), clip: page, content: lists.pathContent()))
      }
      let (whole, parts) = (Bitmap(width: 80, height: 60), Bitmap(width: 80, height: 60))
      painter.paint(list, scale: 1, into: whole.canvas)
      let rects = (0..<30).map { index in
        PixelRect(x: index % 6 * 14, y: index / 6 * 12, width: 14, height: 12)
      }
      painter.paint(list, scale: 1, damage: rects, into: parts.canvas)
      expect(whole.hasSamePixels(as: parts))
    }
  }

  // MARK: Bad numbers

  @Test("paths with wild numbers do no harm")
  func wild() {
    var random = SeededGenerator(seed: 12)
    let painter = TestPainter.make()
    let bitmap = Bitmap(width: 80, height: 60)
    for _ in Seeds.count(80) {
      func number() -> Double {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: .random(in: -1...1, using: &random) * 1e308
        case 1: .random(in: -1e10...1e10, using: &random)
        case 2: Double(bitPattern: random.next())
        case 3: .random(in: -1e-300...1e-300, using: &random)
        default: .random(in: -10...100, using: &random)
        }
      }
      func somewhere() -> Point { point(number(), number()) }
      var path = Path()
      for _ in 0..<6 {
        path.addLine(to: somewhere())
        path.addQuadCurve(to: somewhere(), control: somewhere())
        path.addCurve(to: somewhere(), control1: somewhere(), control2: somewhere())
        path.addArc(center: somewhere(), radius: number(), from: number(), sweep: number())
        path.addEllipse(in: Rect(x: number(), y: number(), width: number(), height: number()))
        if random.happens(oneIn: 3) { path.close() }
      }
      let style = StrokeStyle(
        width: number(), cap: .round, join: .round,
        dashes: random.happens(oneIn: 2) ? [number(), number()] : [], dashPhase: number())
      var drawing = Drawing(clip: page)
      let rect = Rect(x: number(), y: number(), width: number(), height: number())
      let transform = DrawTransform.rotation(number(), about: somewhere())
        .followed(by: .scale(number(), about: somewhere()))
      drawing.transformed(by: random.happens(oneIn: 2) ? .identity : transform) { drawing in
        drawing.fill(path, .white)
        drawing.stroke(path, .red, style: style)
        drawing.line(from: somewhere(), to: somewhere(), width: number(), .blue, cap: .round)
        drawing.image(TestPainter.image, in: rect, opacity: number())
        drawing.fill(rect, .red)
        drawing.ring(rect, radius: number(), width: number(), .red)
        drawing.gradient(rect, from: .red, to: .blue)
        drawing.clipped(to: path) { $0.fill(page, .yellow) }
        drawing.clipped(toRounded: rect, radius: number()) { $0.fill(page, .yellow) }
        drawing.text("A", in: rect, style: TextStyle(size: 12), .red)
      }
      painter.paint(drawing.list, scale: 1, into: bitmap.canvas)
      for command in drawing.list.commands { _ = painter.bounds(of: command, scale: 1) }
    }
  }
}
