import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Painting of strokes")
struct StrokePaintingTests {
  private func picture(scale: Double = 1, _ body: (inout Drawing) -> Void) -> Bitmap {
    TestPainter.picture(scale: scale, body)
  }

  /// The area of what is white on black, in pixels.
  private func area(scale: Double = 1, _ body: (inout Drawing) -> Void) -> Double {
    picture(scale: scale, body).sum()
  }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test("a line covers its area, at any place and in any direction")
  func line() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<50 {
      let start = point(.random(in: 10...70, using: &random), .random(in: 10...50, using: &random))
      let end = point(.random(in: 10...70, using: &random), .random(in: 10...50, using: &random))
      let width = Double.random(in: 0.2...6, using: &random)
      let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
        .squareRoot()
      let butt = area { $0.line(from: start, to: end, width: width, .white) }
      expect(near(butt, length * width, within: 0.004 * length * 2 + 0.1))
      let square = area { $0.line(from: start, to: end, width: width, .white, cap: .square) }
      expect(near(square, (length + width) * width, within: 0.004 * length * 2 + 0.1))
      let round = area { $0.line(from: start, to: end, width: width, .white, cap: .round) }
      let ends = Double.pi / 4 * width * width
      expect(near(round, length * width + ends, within: 0.004 * length * 2 + 0.2))
    }
  }

  @Test("the stroke of a rectangle has exact corners")
  func corners() {
    let path = Path(rect: Rect(x: 5, y: 5, width: 20, height: 10))
    let bitmap = picture { $0.stroke(path, width: 2, .white) }
    for y in 0..<60 {
      for x in 0..<80 {
        let isOuter = (4..<26).contains(x) && (4..<16).contains(y)
        let isInner = (6..<24).contains(x) && (6..<14).contains(y)
        expectEqual(bitmap[x, y] & 0xFF, isOuter && !isInner ? 255 : 0, "\(x) \(y)")
      }
    }
    let ring = area { $0.stroke(path, width: 1.5, .white) }
    expect(near(ring, 21.5 * 11.5 - 18.5 * 8.5, within: 0.2))
    let bevel = area { $0.stroke(path, width: 2, .white, join: .bevel) }
    expect(near(bevel, 22 * 12 - 18 * 8 - 4 * 0.5, within: 0.1))
    let round = area { $0.stroke(path, width: 2, .white, join: .round) }
    expect(near(round, 22 * 12 - 18 * 8 - (4 - Double.pi), within: 0.3))
  }

  @Test("the stroke of a circle is a ring")
  func circle() {
    for width in [1.0, 5, 12, 30] {
      let ring = area { drawing in
        drawing.stroke(
          Path(ellipseIn: Rect(x: 25, y: 15, width: 30, height: 30)), width: width, .white)
      }
      let (outer, inner) = (15 + width / 2, 15 - width / 2)
      let expected = Double.pi * (outer * outer - inner * inner)
      expect(near(ring, expected, within: 0.1 * width + 1))
    }
  }

  @Test("a stroke that overlaps itself has no holes, and is painted once")
  func overlap() {
    let path = Path(polyline: [
      point(10, 30), point(70, 30), point(10, 30.5), point(70, 29.5), point(12, 30),
    ])
    let bitmap = picture { drawing in
      drawing.stroke(path, width: 20, Color.white.opacity(0.5), join: .round)
    }
    for x in 15..<65 {
      for y in 23..<37 { expectEqual(bitmap[x, y] & 0xFF, 128, "\(x) \(y)") }
    }
  }

  @Test("dashes are as long as they should be, and begin where the phase says")
  func dashes() {
    let path = Path(polyline: [point(10, 10), point(70, 10)])
    func row(_ dashes: [Double], phase: Double = 0) -> String {
      let bitmap = picture { drawing in
        drawing.stroke(
          path, .white, style: StrokeStyle(width: 2, dashes: dashes, dashPhase: phase))
      }
      return String((8..<32).map { bitmap[$0, 10] & 0xFF == 255 ? "x" : "." })
    }
    expectEqual(row([4, 2]), "..xxxx..xxxx..xxxx..xxxx")
    expectEqual(row([4, 2], phase: 1), "..xxx..xxxx..xxxx..xxxx.")
    expectEqual(row([4, 2], phase: -1), "...xxxx..xxxx..xxxx..xxx")
    expectEqual(row([3]), "..xxx...xxx...xxx...xxx.")
    expectEqual(row([3], phase: 3), ".....xxx...xxx...xxx...x")
    expectEqual(row([3], phase: 4), "....xxx...xxx...xxx...xx")
    expectEqual(row([3], phase: 6), row([3]))
    expectEqual(row([3], phase: -3), row([3], phase: 3))
    expectEqual(row([2, 1, 3], phase: 6), "....x...xx.xxx..x...xx.x")
    expectEqual(row([5, 0, 2, 3]), "..xxxxxxx...xxxxxxx...xx")
    for solid in [[0, 0], [-1, 3], [.nan, 1], [1e-9, 1e-9]] as [[Double]] {
      expectEqual(row(solid), "..xxxxxxxxxxxxxxxxxxxxxx")
    }
  }

  @Test("a part without length is a dot, if its ends are round or square")
  func dot() {
    let path = Path(polyline: [point(20, 20), point(20, 20)])
    expectEqual(area { $0.stroke(path, width: 8, .white) }, 0)
    expectEqual(area { $0.stroke(path, width: 8, .white, cap: .square) }, 64)
    let round = area { $0.stroke(path, width: 8, .white, cap: .round) }
    expect(near(round, Double.pi * 16, within: 0.5))
    var moved = Path()
    moved.move(to: point(20, 20))
    expectEqual(area { $0.stroke(moved, width: 8, .white, cap: .round) }, 0)
  }

  @Test("a miter that would be too long is cut off")
  func miter() {
    func stroke(_ height: Double) -> Double {
      area { drawing in
        drawing.stroke(
          Path(polyline: [point(10, 30 - height), point(40, 30), point(10, 30 + height)]),
          width: 2, .white)
      }
    }
    // The tip reaches 1 / sin(angle / 2) half widths beyond the corner.
    let blunt = stroke(15) - stroke(15.0001)
    expect(near(blunt, 0, within: 0.1))
    let bitmap = picture { drawing in
      drawing.stroke(
        Path(polyline: [point(10, 27.5), point(40, 30), point(10, 32.5)]), width: 2, .white)
    }
    expectEqual(bitmap[44, 29] & 0xFF, 0)
    let pointed = picture { drawing in
      drawing.stroke(
        Path(polyline: [point(10, 26), point(40, 30), point(10, 34)]), width: 2, .white)
    }
    expectGreater(pointed[44, 29] & 0xFF, 0)
  }

  @Test("a corner that is in the path twice is as sharp as one")
  func twice() {
    func corner(_ count: Int) -> Bitmap {
      picture {
        let turn = Array(repeating: point(50, 10), count: count)
        let path = Path(polyline: [point(10, 10)] + turn + [point(50, 40)])
        $0.stroke(path, .white, style: StrokeStyle(width: 8))
      }
    }
    expect(corner(2).hasSamePixels(as: corner(1)))
  }
}
