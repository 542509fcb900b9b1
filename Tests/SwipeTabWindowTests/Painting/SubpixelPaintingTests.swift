import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

/// What a slow hand moves is painted between pixels.
@Suite("Painting between pixels")
struct SubpixelPaintingTests {
  private static let size = 64
  private let painter = DisplayListPainter(
    text: TextRenderer(font: StrokeFont()), icons: IconStore())
  private let page = Rect(x: 0, y: 0, width: 64, height: 64)

  /// Paints contents moved by an offset over white.
  private func paint(_ contents: [DrawCommand.Content], at offset: Point) -> Bitmap {
    let bitmap = Bitmap(width: Self.size, height: Self.size)
    var list = DisplayList()
    list.append(DrawCommand(key: 0, clip: page, content: .fill(page, .white)))
    for (index, content) in contents.enumerated() {
      var command = DrawCommand(key: UInt64(index + 1), clip: page, content: content)
      command.subpixelOffset = offset
      list.append(command)
    }
    painter.paint(list, scale: 1, into: bitmap.canvas)
    return bitmap
  }

  private static let text = DrawCommand.Content.text(
    DrawCommand.Text(
      "Hill", frame: Rect(x: 8, y: 8, width: 48, height: 40), style: TextStyle(size: 20),
      color: .black))

  @Test("a mask without a row or a column paints nothing", arguments: [(96, 0), (0, 8), (0, 0)])
  func empty(width: Int, height: Int) {
    let bitmap = Bitmap(width: Self.size, height: Self.size)
    let mask = Mask(
      width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height))
    let before = darkness(bitmap)
    for y in [0.25, 0.5, 1.75] {
      SubpixelPainter().draw(
        mask, x: 2, y: 2, at: SubpixelOffset(Point(x: 0, y: y), PixelGrid(scale: 1)), .black,
        in: bitmap.canvas)
    }
    expectEqual(darkness(bitmap), before)
  }

  /// How dark a column or a row is, from white, 0, to black, 255, for each of its pixels.
  private func darkness(_ bitmap: Bitmap) -> [[Double]] {
    (0..<Self.size).map { y in (0..<Self.size).map { x in 255 - Double(bitmap[x, y] & 0xFF) } }
  }

  /// Where the middle of what is dark lies.
  private func middle(_ bitmap: Bitmap) -> (x: Double, y: Double, sum: Double) {
    var (sum, across, down) = (0.0, 0.0, 0.0)
    for (y, row) in darkness(bitmap).enumerated() {
      for (x, dark) in row.enumerated() {
        sum += dark
        across += dark * Double(x)
        down += dark * Double(y)
      }
    }
    return (across / sum, down / sum, sum)
  }

  private static let contents: [(String, DrawCommand.Content)] = [
    ("text", text),
    ("fill", .fill(Rect(x: 10, y: 12, width: 20, height: 16), .black)),
    ("rounded", .roundedRect(Rect(x: 10, y: 12, width: 20, height: 16), radius: 4, .black)),
    ("ring", .ring(Rect(x: 10, y: 12, width: 20, height: 16), radius: 4, width: 2, .black)),
    ("line", .line(Point(x: 10, y: 10), Point(x: 40, y: 30), width: 3, cap: .butt, .black)),
    (
      "gradient",
      .gradient(
        Rect(x: 10, y: 12, width: 20, height: 16), from: .black, to: .black, isHorizontal: true)
    ),
  ]

  @Test("everything moves by the offset and stays as dark", arguments: contents.indices)
  func moves(_ index: Int) {
    let (name, content) = Self.contents[index]
    let still = middle(paint([content], at: .zero))
    for distance in stride(from: -0.5, through: 0.5, by: 0.125) {
      for axis in Axis.allCases {
        let offset = axis == .horizontal ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
        let moved = middle(paint([content], at: offset))
        expectLess(abs(moved.x - still.x - offset.x), 0.06, "\(name) at \(offset)")
        expectLess(abs(moved.y - still.y - offset.y), 0.06, "\(name) at \(offset)")
        // Strokes of one pixel keep some of what a cubic sharpens.
        expectLess(abs(moved.sum / still.sum - 1), 0.06, "\(name) at \(offset)")
      }
    }
  }

  @Test("a text half way between pixels has edges almost as sharp as at whole ones")
  func sharpness() {
    func steepness(_ bitmap: Bitmap) -> Double {
      darkness(bitmap).joined().reduce((0.0, 0.0)) { ($0.0 + abs($1 - $0.1), $1) }.0
    }
    let (still, between) = (
      steepness(paint([Self.text], at: .zero)),
      steepness(paint([Self.text], at: Point(x: 0.5, y: 0)))
    )
    expectGreater(between, 0.75 * still)
    expectNotEqual(between, still)
  }

  @Test("a fill covers the pixels at its edges by their share")
  func edges() {
    let fill = DrawCommand.Content.fill(Rect(x: 10, y: 10, width: 4, height: 4), .black)
    let bitmap = darkness(paint([fill], at: Point(x: 0.25, y: 0)))
    expectEqual(bitmap[11][9...15].map { ($0 / 255 * 4).rounded() }, [0, 3, 4, 4, 4, 1, 0])
    let back = darkness(paint([fill], at: Point(x: 0, y: -0.25)))
    expectEqual((8...14).map { (back[$0][11] / 255 * 4).rounded() }, [0, 1, 4, 4, 4, 3, 0])
  }

  @Test("a picture moves with its own colors")
  func picture() {
    let subpixels = SubpixelPainter()
    let bitmap = Bitmap(width: 8, height: 4)
    let picture = Picture(width: 2, height: 1, pixels: [0xFFFF_0000, 0x8000_00FF])
    let grid = PixelGrid(scale: 1)
    subpixels.draw(
      picture, x: 2, y: 1, at: SubpixelOffset(Point(x: 0.5, y: 0), grid), opacity: 255,
      in: bitmap.canvas)
    expectEqual((1...5).map { (Double(bitmap[$0, 1] >> 24) / 64).rounded() }, [0, 2, 3, 1, 0])
    expect(near(Double(bitmap[2, 1] >> 16 & 0xFF), 127.5, within: 1))
    expect(near(Double(bitmap[4, 1] & 0xFF), 64, within: 1))
    expect((0..<8).allSatisfy { bitmap[$0, 0] == 0 && bitmap[$0, 2] == 0 })
    let down = Bitmap(width: 8, height: 4)
    subpixels.draw(
      picture, x: 2, y: 1, at: SubpixelOffset(Point(x: 0, y: -0.25), grid), opacity: 128,
      in: down.canvas)
    expectEqual((0...2).map { (Double(down[2, $0] >> 24) / 32).rounded() }, [1, 3, 0])
  }
}
