/// A uniform scale and a rotation, followed by a translation.
///
/// It maps (x, y) to (a · x − b · y, b · x + a · y) + `origin`. Here a is the scale times the cosine of the rotation,
/// and b is the scale times its sine.
public struct DrawTransform: Sendable, Hashable {
  private let a: Double
  private let b: Double
  /// The transformed origin, in points.
  public let origin: Point

  /// The transform that changes nothing.
  public static let identity = DrawTransform(scale: 1, origin: .zero)

  private init(a: Double, b: Double, origin: Point) {
    self.a = a
    self.b = b
    self.origin = origin
  }

  package init(scale: Double, origin: Point) { self.init(a: scale, b: 0, origin: origin) }

  init(scale: Double, about center: Point) {
    self.init(
      scale: scale, origin: Point(x: center.x * (1 - scale), y: center.y * (1 - scale)))
  }

  /// The transform that maps `source` to `target`, which has the same proportions.
  init(from source: Rect, to target: Rect) {
    let scale = source.width > 0 ? target.width / source.width : 1
    self.init(
      scale: scale,
      origin: Point(x: target.x - source.x * scale, y: target.y - source.y * scale))
  }

  /// Makes a translation by distances in points.
  public static func translation(x: Double, y: Double) -> DrawTransform {
    DrawTransform(scale: 1, origin: Point(x: x, y: y))
  }

  /// Makes a scale by a factor about a fixed point, by default the origin.
  ///
  /// With a factor of 0 or less, or one that is not finite, nothing is drawn.
  public static func scale(_ factor: Double, about center: Point = .zero) -> DrawTransform {
    DrawTransform(scale: max(0, factor), about: center)
  }

  /// Returns a rotation about a fixed point, by default the origin.
  ///
  /// The angle is in radians, clockwise on screen.
  ///
  /// Quarter turns are exact. With an angle that is not finite nothing is drawn.
  public static func rotation(_ angle: Double, about center: Point = .zero) -> DrawTransform {
    let (a, b) = (exact(cosine(angle)), exact(sine(angle)))
    return DrawTransform(
      a: a, b: b,
      origin: Point(
        x: center.x - (a * center.x - b * center.y), y: center.y - (b * center.x + a * center.y)))
  }

  /// A sine or cosine without the error that a rounded multiple of π / 2 leaves.
  private static func exact(_ share: Double) -> Double {
    abs(share - share.rounded()) < 1e-12 ? share.rounded() : share
  }

  /// The scale factor.
  public var scale: Double { b == 0 && a >= 0 ? a : (a * a + b * b).squareRoot() }

  /// The rotation, clockwise on screen, in radians in `-π...π`.
  public var rotation: Double { isRotated ? arcTangent(b, a) : 0 }

  package var isRotated: Bool { b != 0 || a < 0 }

  /// The images of the unit vectors: (x.x, x.y) of the one along x, (-x.y, x.x) of the one along y.
  package var axis: Point { Point(x: a, y: b) }

  /// Whether anything can be drawn with it: its numbers are finite, and its scale is more than 0.
  var isDrawable: Bool {
    a.isFinite && b.isFinite && origin.x.isFinite && origin.y.isFinite && scale > 0
  }

  /// The point after the transform.
  public func applied(to point: Point) -> Point {
    isRotated
      ? Point(
        x: origin.x + (a * point.x - b * point.y), y: origin.y + (b * point.x + a * point.y))
      : Point(x: origin.x + point.x * a, y: origin.y + point.y * a)
  }

  /// Returns the rectangle after the transform.
  ///
  /// If the transform rotates, it is the smallest rectangle around the result.
  public func applied(to rect: Rect) -> Rect {
    guard isRotated else {
      return Rect(
        x: origin.x + rect.x * a, y: origin.y + rect.y * a, width: rect.width * a,
        height: rect.height * a)
    }
    let center = applied(to: Point(x: rect.midX, y: rect.midY))
    let width = abs(a) * rect.width + abs(b) * rect.height
    let height = abs(b) * rect.width + abs(a) * rect.height
    return Rect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The rectangle with its center moved and its size scaled, before it is rotated about its center.
  func placed(_ rect: Rect) -> Rect {
    guard isRotated else { return applied(to: rect) }
    let center = applied(to: Point(x: rect.midX, y: rect.midY))
    let (width, height) = (rect.width * scale, rect.height * scale)
    return Rect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The inverse: the rectangle that the transform maps to `rect`; if that rotates, the smallest one around it.
  func reverted(from rect: Rect) -> Rect {
    guard isRotated else {
      return Rect(
        x: (rect.x - origin.x) / a, y: (rect.y - origin.y) / a, width: rect.width / a,
        height: rect.height / a)
    }
    let square = a * a + b * b
    let inverse = DrawTransform(a: a / square, b: -b / square, origin: .zero)
    return inverse.applied(to: rect.offsetBy(x: -origin.x, y: -origin.y))
  }

  func reverted(from point: Point) -> Point {
    let spot = reverted(from: Rect(x: point.x, y: point.y, width: 0, height: 0))
    return Point(x: spot.midX, y: spot.midY)
  }

  /// This transform followed by `other`.
  public func followed(by other: DrawTransform) -> DrawTransform {
    let landed = other.applied(to: origin)
    guard isRotated || other.isRotated else {
      return DrawTransform(scale: a * other.a, origin: landed)
    }
    return DrawTransform(
      a: a * other.a - b * other.b, b: a * other.b + b * other.a, origin: landed)
  }
}
