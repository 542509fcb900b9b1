import Testing

@testable import SwipeTabKit
@testable import SwipeTabWindow

/// A container's picture, with the colors below each command.
@MainActor
struct PaintedPage {
  /// The commands, in painting order.
  let list: DisplayList
  let scale: Double
  private let painter: PixelPainter
  private let width: Int
  private let height: Int
  /// The finished picture.
  private let picture: [UInt32]

  init(_ container: TabContainer, scale: Double = 2, painter: PixelPainter = .builtIn) {
    var list = DisplayList()
    container.draw(into: &list)
    (self.list, self.scale, self.painter) = (list, scale, painter)
    width = Int((container.size.width * scale).rounded())
    height = Int((container.size.height * scale).rounded())
    picture = Self.paint(list, painter, scale, width, height, nil)
  }

  private static func paint(
    _ list: DisplayList, _ painter: PixelPainter, _ scale: Double, _ width: Int, _ height: Int,
    _ part: PixelPainter.PixelRectangle?
  ) -> [UInt32] {
    var pixels = [UInt32](repeating: 0xFF00_0000, count: width * height)
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      painter.paint(
        list, scale: scale, damage: part.map { [$0] }, into: start, width: width, height: height,
        stride: width)
    }
    return pixels
  }

  /// A color that a command has painted and that is still seen, and the color below it.
  struct Mark {
    var color: Color
    var below: Color
    var contrast: Double { color.contrast(with: below) }
  }

  /// What a command has painted: the pixels that it has changed and that nothing painted later has.
  ///
  /// `rect` is the part to look at, in points.
  func marks(ofCommand index: Int, in rect: Rect) -> [Mark] {
    let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let touched = painter.painter.bounds(of: list.commands[index], scale: scale)
    let area = scaled(rect.intersection(list.commands[index].clip)).intersection(bounds)
      .intersection(
        Rect(
          x: Double(touched.left), y: Double(touched.top), width: Double(touched.width),
          height: Double(touched.height)))
    guard !area.isEmpty else { return [] }
    let part = PixelPainter.PixelRectangle(
      x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
    let below = paint(upTo: index, part)
    let above = paint(upTo: index + 1, part)
    var marks: [Mark] = []
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width {
        let place = y * width + x
        guard below[place] != above[place], above[place] == picture[place] else { continue }
        marks.append(
          Mark(
            color: Color(rgb: above[place] & 0xFF_FFFF), below: Color(rgb: below[place] & 0xFF_FFFF)
          ))
      }
    }
    return marks
  }

  private func scaled(_ rect: Rect) -> Rect {
    let (x, y) = ((rect.x * scale).rounded(.down), (rect.y * scale).rounded(.down))
    return Rect(
      x: x, y: y, width: (rect.maxX * scale).rounded(.up) - x,
      height: (rect.maxY * scale).rounded(.up) - y)
  }

  private func paint(upTo index: Int, _ part: PixelPainter.PixelRectangle) -> [UInt32] {
    var prefix = DisplayList()
    for command in list.commands[..<index] { prefix.append(command) }
    return Self.paint(prefix, painter, scale, width, height, part)
  }

  /// The color of the finished picture at a point.
  func color(at point: Point) -> Color {
    let (x, y) = (Int(point.x * scale), Int(point.y * scale))
    return Color(rgb: picture[y * width + x] & 0xFF_FFFF)
  }

  /// The least contrast of the pixels that a command has painted in its full color; nil if none can be seen.
  func contrast(ofCommand index: Int, in rect: Rect, color: Color) -> Double? {
    marks(ofCommand: index, in: rect).filter { $0.color == color.opaque }.map(\.contrast).min()
  }
}
