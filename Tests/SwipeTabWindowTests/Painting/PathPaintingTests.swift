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

  @Test("a circle, an ellipse and a rounded rectangle cover their area", arguments: [1, 1.5, 3])
  func curves(scale: Double) {
    let pixels = scale * scale
    let circle = area(scale: scale) { drawing in
      drawing.fill(Path(ellipseIn: Rect(x: 3.3, y: 4.7, width: 40, height: 40)), .white)
    }
    expect(near(circle, Double.pi * 400 * pixels, within: 0.001 * 400 * pixels + 1.5))
    let ellipse = area(scale: scale) { drawing in
      drawing.fill(Path(ellipseIn: Rect(x: 3.3, y: 4.7, width: 60, height: 20)), .white)
    }
    expect(near(ellipse, Double.pi * 300 * pixels, within: 0.001 * 300 * pixels + 1.5))
    let rounded = area(scale: scale) { drawing in
      drawing.fill(
        Path(roundedRect: Rect(x: 3.3, y: 4.7, width: 60, height: 20), radius: 8), .white)
    }
    expect(near(rounded, (1200 - (4 - Double.pi) * 64) * pixels, within: 0.001 * 1200 * pixels))
  }

  @Test("an arc, closed over the center, is its share of a circle")
  func sector() {
    let sector = area { drawing in
      var path = Path()
      path.move(to: point(40, 30))
      path.addArc(center: point(40, 30), radius: 20, from: 0.3, sweep: -2)
      path.close()
      drawing.fill(path, .white)
    }
    expect(near(sector, 400, within: 1))
  }

  @Test("a triangle covers its area wherever it lies, and so does a star by each rule")
  func polygons() {
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
    let star = (0..<5).map { index in
      let angle = 4 * Double.pi / 5 * Double(index)
      return point(40 + 25 * sine(angle), 30 - 25 * cosine(angle))
    }
    // A pentagram with the radius 1 has the area 1.12257; its pentagon has 0.34688.
    let whole = area { $0.fill(Path(polyline: star), .white) }
    expect(near(whole, 1.12257 * 625, within: 1))
    let hollow = area { $0.fill(Path(polyline: star), .white, rule: .evenOdd) }
    expect(near(hollow, (1.12257 - 0.34688) * 625, within: 1))
  }

  @Test("a path with many edges in a row covers its area too")
  func comb() {
    var path = Path()
    for tooth in 0..<60 {
      path.addRect(Rect(x: 5 + Double(tooth), y: 5.5, width: 0.5, height: 20))
    }
    // Half a pixel is 128 of 255.
    expect(near(area { $0.fill(path, .white) }, 600 * 256 / 255, within: 0.1))
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
