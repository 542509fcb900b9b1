import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Canvas")
struct CanvasTests {
  private func translucent(_ rgb: UInt32, _ alpha: UInt8) -> Color {
    var color = Color(rgb: rgb)
    color.alpha = alpha
    return color
  }

  private func expected(_ below: UInt32, _ color: Color) -> UInt32 {
    func channel(_ shift: UInt32, _ over: UInt8) -> UInt32 {
      let share = Double(color.alpha) / 255
      let under = Double((below >> shift) & 0xFF)
      return UInt32((Double(over) * share + under * (1 - share)).rounded()) << shift
    }
    return 0xFF00_0000 | channel(16, color.red) | channel(8, color.green) | channel(0, color.blue)
  }

  @Test("every channel of a mix is rounded to the nearest, at each opacity")
  func rounding() {
    let bitmap = Bitmap(width: 7, height: 1)
    for below in stride(from: UInt32(0), through: 255, by: 5) {
      for alpha in UInt8.min...UInt8.max {
        let under = below << 16 | (255 - below) << 8 | below
        let color = translucent(0xFF8003, alpha)
        bitmap.canvas.fill(bitmap.canvas.bounds, Color(rgb: under))
        bitmap.canvas.fill(bitmap.canvas.bounds, color)
        let wanted = expected(under, color)
        expect(bitmap.pixels.allSatisfy { $0 == wanted }, "\(below) \(alpha)")
      }
    }
  }

  @Test("white over white stays white at each opacity")
  func white() {
    let bitmap = Bitmap(width: 9, height: 1)
    bitmap.canvas.fill(bitmap.canvas.bounds, .white)
    for alpha in UInt8.min...UInt8.max {
      bitmap.canvas.fill(bitmap.canvas.bounds, translucent(0xFFFFFF, alpha))
    }
    expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("a fill covers its pixels and no others, however wide", arguments: [255, 77])
  func extent(opacity: UInt8) {
    let bitmap = Bitmap(width: 60, height: 3)
    let color = translucent(0x4080C0, opacity)
    for width in 0...45 {
      bitmap.canvas.fill(bitmap.canvas.bounds, .white)
      bitmap.canvas.fill(PixelRect(x: 7, y: 1, width: width, height: 1), color)
      for (index, pixel) in bitmap.pixels.enumerated() {
        let isInside = index / 60 == 1 && (7..<7 + width).contains(index % 60)
        let wanted = isInside ? expected(0xFFFFFF, color) : 0xFFFF_FFFF
        expectEqual(pixel, wanted, "\(width) \(index)")
      }
    }
  }

  @Test("a mask covers with its opacities, clear and full ones too", arguments: [255, 77])
  func mask(opacity: UInt8) {
    let bytes: [UInt8] = [0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 128, 1, 254, 255, 0, 255]
    let bitmap = Bitmap(width: bytes.count, height: 1)
    bitmap.canvas.fill(bitmap.canvas.bounds, .white)
    let color = translucent(0x4080C0, opacity)
    bitmap.canvas.draw(Mask(width: bytes.count, height: 1, bytes: bytes), x: 0, y: 0, color)
    for (byte, pixel) in zip(bytes, bitmap.pixels) {
      let share = UInt8((Double(byte) * Double(opacity) / 255).rounded())
      expectEqual(pixel, expected(0xFFFFFF, translucent(0x4080C0, share)))
    }
  }

  @Test("nothing is drawn outside the clip")
  func clip() {
    let bitmap = Bitmap(width: 20, height: 20)
    let clip = PixelRect(x: 5, y: 6, width: 7, height: 8)
    let canvas = bitmap.canvas.clipped(to: clip)
    let mask = Mask(width: 40, height: 40, bytes: Array(repeating: 255, count: 1600))
    let picture = Picture(
      width: 40, height: 40, pixels: Array(repeating: 0xFFFF_FFFF, count: 1600))
    let wide = PixelRect(x: -50, y: -50, width: 100, height: 100)
    let shape = RoundedShape(left: -3, top: -3, right: 30, bottom: 30, radius: 4)
    canvas.fill(wide, translucent(0xFFFFFF, 100))
    canvas.gradient(wide, from: .red, to: .blue, isHorizontal: true)
    canvas.gradient(wide, from: .red, to: .clear, isHorizontal: false)
    canvas.fill(shape, .white)
    canvas.ring(shape, width: 12, .red)
    canvas.draw(mask, x: -10, y: -10, .white)
    canvas.draw(picture, x: -10, y: -10)
    BoxBlur().blur(wide, of: wide, radius: 4, in: canvas)
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = clip.contains(PixelRect(x: x, y: y, width: 1, height: 1))
        expectEqual((bitmap[x, y] != 0), isInside)
      }
    }
  }

  @Test("a rounded rectangle covers its area, at any place between the pixels")
  func area() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let bitmap = Bitmap(width: 60, height: 60)
      let (x, y) = (random.number(2...10), random.number(2...10))
      let (width, height) = (random.number(3...40), random.number(3...40))
      let radius = random.number(0...20)
      let shape = RoundedShape(
        left: x, top: y, right: x + width, bottom: y + height, radius: radius)
      bitmap.canvas.fill(shape, .white)
      let painted = bitmap.pixels.reduce(0) { $0 + Double($1 & 0xFF) } / 255
      let corners = (4 - Double.pi) * shape.radius * shape.radius
      expect(near(painted, width * height - corners, within: 0.02 * (width + height) + 0.5))
    }
  }

  @Test(
    "a rounded rectangle without a radius is a fill, and a ring as thick as its shape the shape")
  func sameShapes() {
    let blue = translucent(0x336699, 200)
    let shape = RoundedShape(left: 2.3, top: 3.1, right: 25.2, bottom: 20.7, radius: 5)
    let rows: [(name: String, first: (Canvas) -> Void, second: (Canvas) -> Void)] = [
      (
        "whole edges and no radius",
        { $0.fill(PixelRect(x: 3, y: 4, width: 20, height: 11), blue) },
        { $0.fill(RoundedShape(left: 3, top: 4, right: 23, bottom: 15, radius: 0), blue) }
      ),
      ("a thick ring", { $0.ring(shape, width: 40, .red) }, { $0.fill(shape, .red) }),
    ]
    for (name, paintFirst, paintSecond) in rows {
      let (first, second) = (Bitmap(width: 30, height: 30), Bitmap(width: 30, height: 30))
      paintFirst(first.canvas)
      paintSecond(second.canvas)
      expect(first.pixels.elementsEqual(second.pixels), "\(name)")
    }
  }

  @Test("a shape is the same to the left and right, and above and below")
  func symmetry() {
    let bitmap = Bitmap(width: 21, height: 21)
    bitmap.canvas.fill(
      RoundedShape(left: 1.25, top: 2.5, right: 19.75, bottom: 18.5, radius: 6.3), .white)
    bitmap.canvas.ring(
      RoundedShape(left: 3.25, top: 4.5, right: 17.75, bottom: 16.5, radius: 5), width: 1.5, .red)
    for y in 0..<21 {
      for x in 0..<21 {
        expectEqual(bitmap[x, y], bitmap[20 - x, y])
        expectEqual(bitmap[x, y], bitmap[x, 20 - y])
      }
    }
  }

  @Test("a gradient begins and ends within half a step of its colors and never turns back")
  func gradient() {
    let bitmap = Bitmap(width: 300, height: 2)
    bitmap.canvas.gradient(
      bitmap.canvas.bounds, from: .black, to: .white, isHorizontal: true)
    let row = (0..<300).map { bitmap[$0, 0] & 0xFF }
    expectEqual(row.first, 0)
    expectEqual(row.last, 255)
    expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 <= 1 })
  }

  @Test("a gradient to clear ends in what lies below")
  func fade() {
    let bitmap = Bitmap(width: 2, height: 100)
    bitmap.canvas.fill(bitmap.canvas.bounds, .yellow)
    bitmap.canvas.gradient(
      bitmap.canvas.bounds, from: .yellow, to: .clear, isHorizontal: false)
    expect(bitmap.pixels.allSatisfy { $0 == Color.yellow.pixel })
  }

  @Test("a blur leaves a plain color as it is, and moves no light out of the picture")
  func blur() {
    let bitmap = Bitmap(width: 90, height: 70)
    bitmap.canvas.fill(bitmap.canvas.bounds, Color(rgb: 0x1289EF))
    BoxBlur().blur(bitmap.canvas.bounds, of: bitmap.canvas.bounds, radius: 21, in: bitmap.canvas)
    expect(bitmap.pixels.allSatisfy { $0 == 0xFF12_89EF })
    bitmap.canvas.fill(bitmap.canvas.bounds, .black)
    bitmap.canvas.fill(PixelRect(x: 40, y: 30, width: 10, height: 10), .white)
    BoxBlur().blur(bitmap.canvas.bounds, of: bitmap.canvas.bounds, radius: 12, in: bitmap.canvas)
    let sum = bitmap.pixels.reduce(0) { $0 + Double($1 & 0xFF) } / 255
    expect(near(sum, 100, within: 3))
    expect(bitmap[27, 35] == 0xFF00_0000 && bitmap[32, 35] != 0xFF00_0000)
    expect(bitmap[44, 20] == bitmap[44, 49] && bitmap[30, 35] == bitmap[59, 35])
  }

  @Test(
    "a mask paints the color by its opacity, and a picture its own by its own and the given one")
  func masked() {
    let mask = Mask(width: 3, height: 1, bytes: [0, 128, 255])
    let picture = Picture(width: 3, height: 1, pixels: [0x00FF_0000, 0x80FF_0000, 0xFF12_3456])
    let white = UInt32(0xFFFF_FFFF)
    let rows: [(name: String, draw: (Canvas) -> Void, pixels: [UInt32])] = [
      ("a mask", { $0.draw(mask, x: 0, y: 0, .black) }, [white, 0xFF7F_7F7F, 0xFF00_0000]),
      ("a picture", { $0.draw(picture, x: 0, y: 0) }, [white, 0xFFFF_7F7F, 0xFF12_3456]),
      ("a clear picture", { $0.draw(picture, x: 0, y: 0, opacity: 0) }, [white, white, white]),
    ]
    for (name, draw, pixels) in rows {
      let bitmap = Bitmap(width: 3, height: 1)
      bitmap.canvas.fill(bitmap.canvas.bounds, .white)
      draw(bitmap.canvas)
      expectEqual(Array(bitmap.pixels), pixels, "\(name)")
    }
  }
}
