/// The drawing of a glyph: strokes without thickness on a grid of 100 units per em.
///
/// Coordinates are outer edges: a stroke at the height of capitals reaches exactly that height, at any weight. Points
/// between the edges move in proportion.
nonisolated struct GlyphDrawing: Hashable, Sendable {
  var advance: Double
  var path: VectorPath

  /// Parses a drawing such as `24 M 12 0 V 54 . 12 72`: the advance, then path steps.
  ///
  /// `M` moves, `L` draws a line, `H` a horizontal and `V` a vertical line, `C` a cubic curve and `.` a dot. `h` draws
  /// a quarter of an ellipse that starts horizontally, `v` one that starts vertically.
  init?(_ source: String) {
    var reader = NumberReader(source)
    guard let advance = reader.number() else { return nil }
    self.advance = advance
    path = VectorPath()
    var here = VectorPoint(x: 0, y: 0)
    while let command = reader.command() {
      guard let element = Self.element(command, &here, &reader) else { return nil }
      path.elements.append(element)
    }
    guard reader.isAtEnd else { return nil }
  }

  init(advance: Double, path: VectorPath) {
    self.advance = advance
    self.path = path
  }

  /// Returns the drawing at a fraction of its width, with strokes of the same thickness.
  func squeezed(by share: Double) -> GlyphDrawing {
    func place(_ point: VectorPoint) -> VectorPoint {
      VectorPoint(x: point.x * share, y: point.y)
    }
    let elements = path.elements.map { element -> VectorPath.Element in
      switch element {
      case .move(let point): .move(place(point))
      case .line(let point): .line(place(point))
      case .quarterAlongX(let point): .quarterAlongX(place(point))
      case .quarterAlongY(let point): .quarterAlongY(place(point))
      case .cubic(let first, let second, let end): .cubic(place(first), place(second), place(end))
      case .dot(let point): .dot(place(point))
      }
    }
    return GlyphDrawing(advance: advance * share, path: VectorPath(elements: elements))
  }

  private static func element(
    _ command: UInt8, _ here: inout VectorPoint, _ reader: inout NumberReader
  ) -> VectorPath.Element? {
    if command == UInt8(ascii: "H") || command == UInt8(ascii: "V") {
      guard let place = reader.number() else { return nil }
      if command == UInt8(ascii: "H") { here.x = place } else { here.y = place }
      return .line(here)
    }
    guard let first = reader.point() else { return nil }
    here = first
    switch command {
    case UInt8(ascii: "M"): return .move(first)
    case UInt8(ascii: "L"): return .line(first)
    case UInt8(ascii: "h"): return .quarterAlongX(first)
    case UInt8(ascii: "v"): return .quarterAlongY(first)
    case UInt8(ascii: "."): return .dot(first)
    case UInt8(ascii: "C"):
      guard let second = reader.point(), let end = reader.point() else { return nil }
      here = end
      return .cubic(first, second, end)
    default: return nil
    }
  }
}

/// Splits a drawing's text into commands and numbers.
nonisolated private struct NumberReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ source: String) { bytes = Array(source.utf8) }

  var isAtEnd: Bool { place == bytes.count }

  mutating func command() -> UInt8? {
    skipSpaces()
    guard place < bytes.count else { return nil }
    place += 1
    return bytes[place - 1]
  }

  mutating func point() -> VectorPoint? {
    guard let x = number(), let y = number() else { return nil }
    return VectorPoint(x: x, y: y)
  }

  mutating func number() -> Double? {
    skipSpaces()
    let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let start = place
    var digits = 0
    var divisor = 0
    while place < bytes.count, digits < 1_000_000 {
      if let digit = Self.digit(bytes[place]) {
        digits = digits * 10 + digit
        divisor *= 10
      } else if bytes[place] == UInt8(ascii: "."), divisor == 0 {
        divisor = 1
      } else {
        break
      }
      place += 1
    }
    guard place > start else { return nil }
    let value = Double(digits) / Double(max(1, divisor))
    return isNegative ? -value : value
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
  }

  private mutating func skipSpaces() {
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
  }
}
