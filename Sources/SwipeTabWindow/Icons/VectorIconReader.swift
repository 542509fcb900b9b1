import SwipeTabKit

/// Parses the text of a vector icon.
nonisolated struct VectorIconReader {
  /// A mistake, with its line and column counted from 1, columns in bytes.
  struct Failure: Error, Hashable, Sendable {
    var line: Int
    var column: Int
    var message: String
  }

  private static let limit = 10_000
  /// The most squares of the drawing that shapes may paint, because a small file could stop the program for minutes.
  static let largestArea = 100.0
  private static let reach = 10_000.0

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var lineStart = 0
  private var count = 0
  private var area = 0.0

  private var pen = 2.0
  private var color: Color?
  private var mode = CoverageMask.Mode.add

  static func read(_ bytes: [UInt8]) throws(Failure) -> VectorIcon {
    var reader = VectorIconReader(bytes)
    return try reader.icon()
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func icon() throws(Failure) -> VectorIcon {
    var icon: VectorIcon?
    while skipToWord() {
      let start = place
      let verb = word()
      guard icon != nil || verb == "grid" else {
        throw failure("'grid' is expected first, not '\(verb)'", at: start)
      }
      if verb == "grid" {
        guard icon == nil else { throw failure("a second 'grid'", at: start) }
        let grid = try number(in: 1...1000, "the extent of the grid")
        icon = VectorIcon(size: Size(width: grid, height: grid))
      } else if let form = try form(verb, at: start) {
        let shape = VectorIcon.Shape(form: form, pen: pen, color: color, mode: mode)
        icon?.shapes.append(shape)
        try countStep(at: start)
        try countArea(of: shape, on: icon?.size ?? Size(width: 1, height: 1), at: start)
      }
      try endOfLine()
    }
    guard let icon else { throw failure("'grid' is expected first, not the end", at: place) }
    return icon
  }

  /// The shape that a line draws, or nil if the line sets how the next ones are drawn.
  private mutating func form(_ verb: String, at start: Int) throws(Failure) -> VectorIcon.Form? {
    switch verb {
    case "pen": pen = try number(in: 0.01...1000, "a thickness")
    case "mode": mode = try readMode()
    case "color": color = try readColor()
    case "line": return .line(try path())
    case "area": return .area(try path())
    case "box": return try box { .box($0, radius: $1) }
    case "block": return try box { .block($0, radius: $1) }
    case "circle": return try circle { .box($0, radius: $1) }
    case "disc": return try circle { .block($0, radius: $1) }
    default:
      throw failure(
        "unknown word '\(verb)'; known are area, block, box, circle, color, disc, line, mode, pen",
        at: start)
    }
    return nil
  }

  private mutating func readMode() throws(Failure) -> CoverageMask.Mode {
    skipSpaces()
    let start = place
    switch word() {
    case "add": return .add
    case "cut": return .cut
    case let other: throw failure("'add' or 'cut' is expected, not '\(other)'", at: start)
    }
  }

  private mutating func readColor() throws(Failure) -> Color? {
    skipSpaces()
    let start = place
    let text = word()
    if text == "text" { return nil }
    let digits = text.dropFirst()
    guard text.first == "#", digits.allSatisfy(\.isHexDigit),
      digits.count == 6 || digits.count == 8,
      let value = UInt32(digits, radix: 16)
    else {
      throw failure("'text', #RRGGBB or #RRGGBBAA is expected, not '\(text)'", at: start)
    }
    guard digits.count == 8 else { return Color(rgb: value) }
    var color = Color(rgb: value >> 8)
    color.alpha = UInt8(truncatingIfNeeded: value)
    return color
  }

  private mutating func box(
    _ form: (Rect, Double) -> VectorIcon.Form
  ) throws(Failure) -> VectorIcon.Form {
    let x = try number("x")
    let y = try number("y")
    let width = try number(in: 0...Self.reach, "a width")
    let height = try number(in: 0...Self.reach, "a height")
    let radius = try number(in: 0...Self.reach, "a radius")
    return form(Rect(x: x, y: y, width: width, height: height), radius)
  }

  private mutating func circle(
    _ form: (Rect, Double) -> VectorIcon.Form
  ) throws(Failure) -> VectorIcon.Form {
    let x = try number("x")
    let y = try number("y")
    let radius = try number(in: 0...Self.reach, "a radius")
    return form(
      Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), radius)
  }

  private mutating func path() throws(Failure) -> VectorPath {
    var path = VectorPath()
    var start = VectorPoint(x: 0, y: 0)
    var here = start
    skipSpaces()
    guard !isAtLineEnd else {
      throw failure("a path is expected, not the end of the line", at: place)
    }
    while !isAtLineEnd {
      let step = place
      let command = word()
      guard !path.elements.isEmpty || command == "M" else {
        throw failure("a path begins with 'M', not '\(command)'", at: step)
      }
      let element = try element(command, at: step, here, start)
      here = element.end
      if command == "M" { start = here }
      path.elements.append(element)
      try countStep(at: step)
      skipSpaces()
    }
    return path
  }

  private mutating func element(
    _ command: String, at step: Int, _ here: VectorPoint, _ start: VectorPoint
  ) throws(Failure) -> VectorPath.Element {
    switch command {
    case "M": return .move(try point())
    case "L": return .line(try point())
    case "H": return .line(VectorPoint(x: try number("x"), y: here.y))
    case "V": return .line(VectorPoint(x: here.x, y: try number("y")))
    case "h": return .quarterAlongX(try point())
    case "v": return .quarterAlongY(try point())
    case "C": return .cubic(try point(), try point(), try point())
    case "Z": return .line(start)
    default:
      throw failure("unknown step '\(command)'; known are M, L, H, V, h, v, C, Z", at: step)
    }
  }

  private mutating func point() throws(Failure) -> VectorPoint {
    VectorPoint(x: try number("x"), y: try number("y"))
  }

  private mutating func number(_ name: String) throws(Failure) -> Double {
    try number(in: -Self.reach...Self.reach, name)
  }

  private mutating func number(
    in range: ClosedRange<Double>, _ name: String
  ) throws(Failure) -> Double {
    skipSpaces()
    let start = place
    let text = word()
    let isPlain = text.utf8.allSatisfy { UInt8(ascii: "-")...UInt8(ascii: "9") ~= $0 && $0 != 0x2F }
    guard isPlain, let value = Double(text) else {
      let what = text.isEmpty ? "the end of the line" : "'\(text)'"
      throw failure("\(name) is expected as a number, not \(what)", at: start)
    }
    guard range.contains(value) else {
      throw failure(
        "\(name) must lie in \(range.lowerBound)...\(range.upperBound), not \(text)", at: start)
    }
    return value
  }
}

// Words and lines.
nonisolated extension VectorIconReader {
  private var isAtLineEnd: Bool {
    place == bytes.count || bytes[place] == 0x0A || bytes[place] == UInt8(ascii: "%")
  }

  private var isAtSpace: Bool {
    place < bytes.count && [0x20, 0x09, 0x0D].contains(bytes[place])
  }

  private mutating func skipSpaces() { while isAtSpace { place += 1 } }

  private mutating func word() -> String {
    let start = place
    while !isAtLineEnd, !isAtSpace { place += 1 }
    return String(decoding: bytes[start..<place].prefix(40), as: UTF8.self)
  }

  /// Skips to the next word, on this line or a later one, or returns false at the end.
  private mutating func skipToWord() -> Bool {
    skipSpaces()
    while place < bytes.count, isAtLineEnd {
      while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      if place < bytes.count {
        place += 1
        line += 1
        lineStart = place
      }
      skipSpaces()
    }
    return place < bytes.count
  }

  private mutating func endOfLine() throws(Failure) {
    skipSpaces()
    guard !isAtLineEnd else { return }
    let start = place
    throw failure("the end of the line is expected, not '\(word())'", at: start)
  }

  private mutating func countStep(at start: Int) throws(Failure) {
    count += 1
    if count > Self.limit { throw failure("more than \(Self.limit) steps", at: start) }
  }

  private mutating func countArea(
    of shape: VectorIcon.Shape, on size: Size, at start: Int
  ) throws(Failure) {
    area += shape.paintedArea(on: size)
    if area > Self.largestArea {
      throw failure(
        "the shapes up to here paint the square more than \(Int(Self.largestArea)) times", at: start
      )
    }
  }

  private func failure(_ message: String, at place: Int) -> Failure {
    Failure(line: line, column: place - lineStart + 1, message: message)
  }
}
