import Glibc
import SwipeTabKit

/// The transform of a shape's points in an SVG file: x' = a·x + c·y + e, y' = b·x + d·y + f.
nonisolated struct SVGTransform: Hashable, Sendable {
  var (a, b, c, d, e, f) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

  /// The factor by which lengths grow, as the mean of all directions.
  var scale: Double { abs(a * d - b * c).squareRoot() }

  func callAsFunction(_ x: Double, _ y: Double) -> Point {
    Point(x: a * x + c * y + e, y: b * x + d * y + f)
  }

  /// First another transform, then this one.
  func applied(after other: SVGTransform) -> SVGTransform {
    SVGTransform(
      a: a * other.a + c * other.b, b: b * other.a + d * other.b,
      c: a * other.c + c * other.d, d: b * other.c + d * other.d,
      e: a * other.e + c * other.f + e, f: b * other.e + d * other.f + f)
  }

  init() {}

  init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  /// Reads a list such as `translate(2 3) rotate(90)`.
  init?(_ text: String) {
    for step in text.split(separator: ")") {
      let parts = step.split(separator: "(", omittingEmptySubsequences: false)
      if parts.count == 1, parts[0].allSatisfy(\.isWhitespace) { continue }
      guard parts.count == 2, let numbers = SVGNumbers.list(String(parts[1])),
        let transform = Self.step(parts[0].filter { !$0.isWhitespace && $0 != "," }, numbers)
      else { return nil }
      self = applied(after: transform)
    }
    guard [a, b, c, d, e, f].allSatisfy({ abs($0) <= SVGNumbers.reach }) else { return nil }
  }

  private static func step(_ name: String, _ numbers: [Double]) -> SVGTransform? {
    let (n, count) = (numbers, numbers.count)
    switch name {
    case "matrix" where count == 6:
      return SVGTransform(a: n[0], b: n[1], c: n[2], d: n[3], e: n[4], f: n[5])
    case "translate" where count == 1 || count == 2:
      return SVGTransform(a: 1, b: 0, c: 0, d: 1, e: n[0], f: count == 2 ? n[1] : 0)
    case "scale" where count == 1 || count == 2:
      return SVGTransform(a: n[0], b: 0, c: 0, d: n[count - 1], e: 0, f: 0)
    case "rotate" where count == 1 || count == 3:
      let (sine, cosine) = (sin(n[0] * .pi / 180), cos(n[0] * .pi / 180))
      let (x, y) = count == 3 ? (n[1], n[2]) : (0, 0)
      return SVGTransform(
        a: cosine, b: sine, c: -sine, d: cosine, e: x - cosine * x + sine * y,
        f: y - sine * x - cosine * y)
    case "skewX" where count == 1:
      return SVGTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, e: 0, f: 0)
    case "skewY" where count == 1:
      return SVGTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, e: 0, f: 0)
    default: return nil
    }
  }
}
