import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Path")
struct PathTests {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test("copies share their storage until one is changed")
  func copies() {
    let path = Path(rect: Rect(x: 1, y: 2, width: 3, height: 4))
    var copy = path
    expect(copy.identity === path.identity)
    expectEqual(copy, path)
    copy.addLine(to: point(9, 9))
    expect(copy.identity !== path.identity)
    expectNotEqual(copy, path)
    expectEqual(path.elements.count, 5)
    expectEqual(copy.elements.count, 6)
    expectEqual(path, Path(rect: Rect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test("what has a number that is not finite is left out", arguments: [Double.nan, .infinity])
  func badNumbers(bad: Double) {
    var path = Path(rect: Rect(x: 1, y: 2, width: 3, height: 4))
    let before = path
    path.move(to: point(bad, 0))
    path.addLine(to: point(0, bad))
    path.addLine(to: point(0, -bad))
    path.addQuadCurve(to: point(1, 1), control: point(bad, 1))
    path.addCurve(to: point(1, 1), control1: point(0, 0), control2: point(bad, bad))
    path.addRect(Rect(x: bad, y: 0, width: 1, height: 1))
    path.addRoundedRect(Rect(x: 0, y: 0, width: bad, height: 1), radius: 1)
    path.addEllipse(in: Rect(x: 0, y: 0, width: 1, height: bad))
    path.addArc(center: point(0, 0), radius: bad, from: 0, sweep: 1)
    path.addArc(center: point(0, 0), radius: 1, from: bad, sweep: 1)
    path.addPolyline([point(bad, 1)], isClosed: true)
    expectEqual(path, before)
    expectEqual(path.bounds, before.bounds)
  }

  @Test("bounds hold all points and control points")
  func bounds() {
    var path = Path()
    expectEqual(path.bounds, .zero)
    expect(path.isEmpty)
    expectEqual(path.currentPoint, nil)
    path.move(to: point(3, 4))
    path.addLine(to: point(-1, 8))
    path.addQuadCurve(to: point(0, 0), control: point(20, 5))
    expectEqual(path.bounds, Rect(x: -1, y: 0, width: 21, height: 8))
    expectEqual(path.currentPoint, point(0, 0))
    path.close()
    expectEqual(path.currentPoint, point(3, 4))
    path.close()
    expectEqual(path.elements.last, .close)
    expectEqual(path.elements.count, 4)
  }

  @Test("a path without a move begins at its first point")
  func beginning() {
    expectEqual(
      Path(polyline: [point(1, 2), point(3, 4)]).elements,
      [
        .move(point(1, 2)), .line(point(3, 4)),
      ])
    var line = Path()
    line.addLine(to: point(1, 2))
    expectEqual(line.elements, [.move(point(1, 2))])
    var curve = Path()
    curve.addQuadCurve(to: point(3, 4), control: point(1, 2))
    expectEqual(curve.elements, [.move(point(1, 2)), .quad(point(1, 2), point(3, 4))])
  }

  @Test("an arc keeps its distance from the center", arguments: [-7.0, -1, 0.5, 1.6, 6.3, 40])
  func arc(sweep: Double) {
    var path = Path()
    path.addArc(center: point(5, 6), radius: 10, from: 1, sweep: sweep)
    var here = path.elements[0].end
    for element in path.elements.dropFirst() {
      guard case .cubic(let first, let second, let end) = element else { continue }
      for step in 0...10 {
        let (t, s) = (Double(step) / 10, 1 - Double(step) / 10)
        let x =
          here.x * s * s * s + first.x * 3 * s * s * t + second.x * 3 * s * t * t + end.x * t * t
          * t
        let y =
          here.y * s * s * s + first.y * 3 * s * s * t + second.y * 3 * s * t * t + end.y * t * t
          * t
        expect(near(point(x, y).distance(to: point(5, 6)), 10, within: 0.005))
      }
      here = end
    }
    let end = 1 + sweep.clamped(to: -2 * Double.pi...2 * Double.pi)
    expectLess(here.distance(to: point(5 + 10 * cosine(end), 6 + 10 * sine(end))), 1e-9)
  }

  @Test("an arc goes on from where the path is")
  func joined() {
    var path = Path()
    path.move(to: point(0, 0))
    path.addArc(center: point(20, 0), radius: 10, from: .pi, sweep: .pi / 2)
    expectEqual(path.elements.count, 3)
    expectLess(path.elements[1].end.distance(to: point(10, 0)), 1e-9)
    // Clockwise on screen: from the left over the top.
    expectLess(path.elements[2].end.distance(to: point(20, -10)), 1e-9)
  }
}

extension Path.Element {
  fileprivate var end: Point {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
    case .close: .zero
    }
  }
}
