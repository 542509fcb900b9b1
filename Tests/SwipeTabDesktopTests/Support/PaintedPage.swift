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
  /// Room for the picture and for those of the first commands, each painted only where it is looked at.
  private static var room: [[UInt32]] = [[], [], []]

  init(_ container: TabContainer, scale: Double = 2, painter: PixelPainter = .builtIn) {
    var list = DisplayList()
    container.draw(into: &list)
    (self.list, self.scale, self.painter) = (list, scale, painter)
    width = Int((container.size.width * scale).rounded())
    height = Int((container.size.height * scale).rounded())
  }

  /// Paints a part of commands over black.
  private func paint(_ list: DisplayList, _ part: PixelRect, into pixels: inout [UInt32]) {
    let missing = width * height - pixels.count
    if missing > 0 { pixels += Array(repeating: 0, count: missing) }
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      for y in part.top..<part.bottom {
        (start + y * width + part.left).update(repeating: 0xFF00_0000, count: part.width)
      }
      let damage = PixelPainter.PixelRectangle(
        x: part.left, y: part.top, width: part.width, height: part.height)
      painter.paint(
        list, scale: scale, damage: [damage], into: start, width: width, height: height,
        stride: width)
    }
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
    let command = list.commands[index]
    let part = scaled(rect.intersection(command.clip))
      .intersection(painter.painter.bounds(of: command, scale: scale))
      .intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return [] }
    paint(list, part, into: &Self.room[0])
    paint(first(index), part, into: &Self.room[1])
    paint(first(index + 1), part, into: &Self.room[2])
    let (picture, below, above) = (Self.room[0], Self.room[1], Self.room[2])
    var marks: [Mark] = []
    for y in part.top..<part.bottom {
      for place in y * width + part.left..<y * width + part.right {
        guard below[place] != above[place], above[place] == picture[place] else { continue }
        marks.append(
          Mark(
            color: Color(rgb: above[place] & 0xFF_FFFF), below: Color(rgb: below[place] & 0xFF_FFFF)
          ))
      }
    }
    return marks
  }

  private func scaled(_ rect: Rect) -> PixelRect {
    guard !rect.isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return PixelRect(
      left: Int((rect.x * scale).rounded(.down)), top: Int((rect.y * scale).rounded(.down)),
      right: Int((rect.maxX * scale).rounded(.up)), bottom: Int((rect.maxY * scale).rounded(.up)))
  }

  private func first(_ count: Int) -> DisplayList {
    var list = DisplayList()
    for command in self.list.commands[..<count] { list.append(command) }
    return list
  }

  /// The color of the finished picture at a point.
  func color(at point: Point) -> Color {
    let (x, y) = (Int(point.x * scale), Int(point.y * scale))
    paint(list, PixelRect(x: x, y: y, width: 1, height: 1), into: &Self.room[0])
    return Color(rgb: Self.room[0][y * width + x] & 0xFF_FFFF)
  }

  /// The least contrast of the pixels that a command has painted in its full color; nil if none can be seen.
  func contrast(ofCommand index: Int, in rect: Rect, color: Color) -> Double? {
    marks(ofCommand: index, in: rect).filter { $0.color == color.opaque }.map(\.contrast).min()
  }
}
