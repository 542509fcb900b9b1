import Glibc
import SwipeTabKit

/// Builds the path of a shape in an SVG file, moved by its transform.
nonisolated struct SVGPath {
  private(set) var path = Path()
  /// The shape as a box, if it is a circle, or a rectangle with corners that are parts of one, and has level sides.
  private(set) var box: VectorIcon.Box?
  private let transform: SVGTransform
  /// The current point, the start of the current part, and the last control point, before the transform.
  private var here = VectorPoint(x: 0, y: 0)
  private var start = VectorPoint(x: 0, y: 0)
  private var control: (point: VectorPoint, isCubic: Bool)?

  private(set) var count = 0
  private static let most = 10_000

  init(_ transform: SVGTransform) { self.transform = transform }

  // MARK: Steps

  mutating func move(_ x: Double, _ y: Double) {
    path.move(to: transform(x, y))
    here = VectorPoint(x: x, y: y)
    start = here
    note(nil)
  }

  mutating func line(_ x: Double, _ y: Double) {
    path.addLine(to: transform(x, y))
    here = VectorPoint(x: x, y: y)
    note(nil)
  }

  mutating func close() {
    path.close()
    here = start
    note(nil)
  }

  private mutating func cubic(_ first: VectorPoint, _ second: VectorPoint, _ end: VectorPoint) {
    path.addCurve(
      to: transform(end.x, end.y), control1: transform(first.x, first.y),
      control2: transform(second.x, second.y))
    here = end
    note((second, true))
  }

  private mutating func quad(_ control: VectorPoint, _ end: VectorPoint) {
    path.addQuadCurve(
      to: transform(end.x, end.y), control: transform(control.x, control.y))
    here = end
    note((control, false))
  }

  private mutating func note(_ control: (VectorPoint, Bool)?) {
    self.control = control.map { (point: $0.0, isCubic: $0.1) }
    count += 1
  }

  /// The last control point mirrored at the pen, if the last step was such a curve.
  private func mirrored(isCubic: Bool) -> VectorPoint {
    guard let control, control.isCubic == isCubic else { return here }
    return here * 2 - control.point
  }

  /// Adds a part of an ellipse by the rules of SVG, which enlarge radii that are too small.
  mutating func arc(
    _ rx: Double, _ ry: Double, rotation: Double, isLarge: Bool, isClockwise: Bool,
    _ x: Double, _ y: Double
  ) {
    let end = VectorPoint(x: x, y: y)
    var (rx, ry) = (abs(rx), abs(ry))
    guard rx > 0, ry > 0, (end - here).length > 0 else { return line(x, y) }
    let (sine, cosine) = (sin(rotation * .pi / 180), cos(rotation * .pi / 180))
    // Half of the way back, in the ellipse's own directions.
    let half = (here - end) * 0.5
    let (px, py) = (cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
    let excess = (px * px) / (rx * rx) + (py * py) / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let share = max(0, 1 / min(excess, 1) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (share * rx * py / ry, -share * ry * px / rx)
    let first = atan2((py - cy) / ry, (px - cx) / rx)
    var sweep = atan2((-py - cy) / ry, (-px - cx) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = (here + end) * 0.5
    func point(_ x: Double, _ y: Double) -> VectorPoint {
      let (x, y) = (cx + rx * x, cy + ry * y)
      return VectorPoint(
        x: middle.x + cosine * x - sine * y, y: middle.y + sine * x + cosine * y)
    }
    let pieces = max(1, min(4, Int(saturating: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))))
    let step = sweep / Double(pieces)
    let reach = 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let (from, to) = (first + step * Double(piece), first + step * Double(piece + 1))
      cubic(
        point(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
        point(cos(to) + reach * sin(to), sin(to) - reach * cos(to)),
        piece == pieces - 1 ? end : point(cos(to), sin(to)))
    }
    note(nil)
  }

  // MARK: Shapes

  mutating func ellipse(_ cx: Double, _ cy: Double, _ rx: Double, _ ry: Double) {
    if rx == ry { box = box(Rect(x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry), rx) }
    move(cx + rx, cy)
    arc(rx, ry, rotation: 0, isLarge: false, isClockwise: true, cx, cy + ry)
    arc(rx, ry, rotation: 0, isLarge: false, isClockwise: true, cx - rx, cy)
    arc(rx, ry, rotation: 0, isLarge: false, isClockwise: true, cx, cy - ry)
    arc(rx, ry, rotation: 0, isLarge: false, isClockwise: true, cx + rx, cy)
    close()
  }

  mutating func rect(_ rect: Rect, _ rx: Double, _ ry: Double) {
    let (rx, ry) = (min(rx, rect.width / 2), min(ry, rect.height / 2))
    if rx == ry || min(rx, ry) == 0 { box = box(rect, min(rx, ry)) }
    guard rx > 0, ry > 0 else {
      move(rect.x, rect.y)
      line(rect.maxX, rect.y)
      line(rect.maxX, rect.maxY)
      line(rect.x, rect.maxY)
      return close()
    }
    func corner(_ x: Double, _ y: Double) {
      arc(rx, ry, rotation: 0, isLarge: false, isClockwise: true, x, y)
    }
    move(rect.x + rx, rect.y)
    line(rect.maxX - rx, rect.y)
    corner(rect.maxX, rect.y + ry)
    line(rect.maxX, rect.maxY - ry)
    corner(rect.maxX - rx, rect.maxY)
    line(rect.x + rx, rect.maxY)
    corner(rect.x, rect.maxY - ry)
    line(rect.x, rect.y + ry)
    corner(rect.x + rx, rect.y)
    close()
  }

  private func box(_ rect: Rect, _ radius: Double) -> VectorIcon.Box? {
    let scale = transform.a
    guard scale > 0, scale == transform.d, transform.b == 0, transform.c == 0 else { return nil }
    let start = transform(rect.x, rect.y)
    return VectorIcon.Box(
      frame: Rect(
        x: start.x, y: start.y, width: rect.width * scale, height: rect.height * scale),
      radius: radius * scale)
  }

  // MARK: Path data

  /// Adds the steps of a path's `d`, or returns a mistake with its place in the text.
  mutating func add(_ data: String) -> XMLReader.Failure? {
    var numbers = SVGNumbers(data)
    var command: UInt8?
    while let byte = numbers.next() {
      if !numbers.isAtNumber() {
        guard "MmLlHhVvCcSsQqTtAaZz".utf8.contains(byte) else {
          return failure("unknown step \(numbers.rest())", numbers)
        }
        guard command != nil || byte | 0x20 == UInt8(ascii: "m") else {
          return failure("a path begins with 'M', not \(numbers.rest())", numbers)
        }
        command = byte
        numbers.skip()
      }
      guard let letter = command else {
        return failure("a path begins with 'M', not \(numbers.rest())", numbers)
      }
      guard step(letter, &numbers) else {
        return failure("a number is expected, not \(numbers.rest())", numbers)
      }
      guard count <= Self.most else { return failure("more than \(Self.most) steps", numbers) }
      // Numbers after a move are lines. After the end of a part, numbers are not allowed.
      switch letter {
      case UInt8(ascii: "M"): command = UInt8(ascii: "L")
      case UInt8(ascii: "m"): command = UInt8(ascii: "l")
      case UInt8(ascii: "Z"), UInt8(ascii: "z"):
        if numbers.isAtNumber() {
          return failure("a step is expected, not \(numbers.rest())", numbers)
        }
      default: break
      }
    }
    return nil
  }

  private func failure(_ message: String, _ numbers: SVGNumbers) -> XMLReader.Failure {
    XMLReader.Failure(place: numbers.place, message: message)
  }

  private mutating func step(_ letter: UInt8, _ numbers: inout SVGNumbers) -> Bool {
    let base = letter & 0x20 != 0 ? here : VectorPoint(x: 0, y: 0)
    func point() -> VectorPoint? {
      guard let x = numbers.number(), let y = numbers.number() else { return nil }
      return base + VectorPoint(x: x, y: y)
    }
    switch letter & ~0x20 {
    case UInt8(ascii: "M"):
      guard let end = point() else { return false }
      move(end.x, end.y)
    case UInt8(ascii: "L"):
      guard let end = point() else { return false }
      line(end.x, end.y)
    case UInt8(ascii: "H"):
      guard let x = numbers.number() else { return false }
      line(base.x + x, here.y)
    case UInt8(ascii: "V"):
      guard let y = numbers.number() else { return false }
      line(here.x, base.y + y)
    case UInt8(ascii: "C"):
      guard let first = point(), let second = point(), let end = point() else { return false }
      cubic(first, second, end)
    case UInt8(ascii: "S"):
      guard let second = point(), let end = point() else { return false }
      cubic(mirrored(isCubic: true), second, end)
    case UInt8(ascii: "Q"):
      guard let control = point(), let end = point() else { return false }
      quad(control, end)
    case UInt8(ascii: "T"):
      guard let end = point() else { return false }
      quad(mirrored(isCubic: false), end)
    case UInt8(ascii: "A"):
      guard let rx = numbers.number(), let ry = numbers.number(), let turn = numbers.number(),
        let isLarge = numbers.flag(), let isClockwise = numbers.flag(), let end = point()
      else { return false }
      arc(rx, ry, rotation: turn, isLarge: isLarge, isClockwise: isClockwise, end.x, end.y)
    default: close()
    }
    return true
  }
}
