import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Painting of images")
struct ImagePaintingTests {
  private let page = Rect(x: 0, y: 0, width: 60, height: 50)

  private func picture(
    scale: Double = 1, times: Int = 1, painter: DisplayListPainter = TestPainter.make(),
    _ body: (inout Drawing) -> Void
  ) -> Bitmap {
    let bitmap = Bitmap(width: Int(60 * scale), height: Int(50 * scale))
    var drawing = Drawing(clip: page)
    body(&drawing)
    for _ in 0..<times { painter.paint(drawing.list, scale: scale, into: bitmap.canvas) }
    return bitmap
  }

  private func noise(width: Int, height: Int) -> (PixelImage, [UInt32]) {
    var random = SeededGenerator(seed: 5)
    let pixels = (0..<width * height).map { _ in
      0xFF00_0000 | UInt32(truncatingIfNeeded: random.next())
    }
    let bytes = pixels.flatMap { pixel in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    return (PixelImage(width: width, height: height, rgba: bytes), pixels)
  }

  @Test("an image in its own size is exact, the first time and from the cache")
  func exact() {
    let (image, pixels) = noise(width: 20, height: 15)
    for times in 1...3 {
      let bitmap = picture(times: times) {
        $0.image(image, in: Rect(x: 7, y: 9, width: 20, height: 15))
      }
      for y in 0..<50 {
        for x in 0..<60 {
          let isInside = (7..<27).contains(x) && (9..<24).contains(y)
          let expected = isInside ? pixels[(y - 9) * 20 + x - 7] : 0xFF00_0000
          expectEqual(bitmap[x, y], expected)
        }
      }
    }
  }

  @Test("at half of its size each pixel is the mean of four")
  func halved() {
    let (image, pixels) = noise(width: 20, height: 16)
    let bitmap = picture { $0.image(image, in: Rect(x: 3, y: 4, width: 10, height: 8)) }
    for y in 0..<8 {
      for x in 0..<10 {
        for shift in [0, 8, 16] as [UInt32] {
          let sum = [0, 1, 20, 21].reduce(0) {
            $0 + ((pixels[2 * y * 20 + 2 * x + $1] >> shift) & 0xFF)
          }
          expectEqual((bitmap[x + 3, y + 4] >> shift) & 0xFF, (sum + 2) / 4)
        }
      }
    }
  }

  @Test("scaled down by any factor it keeps its mean color", arguments: [1.3, 2.5, 3, 6.7, 15])
  func mean(factor: Double) {
    let (image, pixels) = noise(width: 120, height: 90)
    let rect = Rect(x: 5, y: 6, width: 48 / factor * 1.3, height: 36 / factor * 1.3)
    let bitmap = picture { $0.image(image, in: rect) }
    let covered = picture { $0.fill(Path(rect: rect), .white) }
    for shift in [0, 8, 16] as [UInt32] {
      let sum = 255 * bitmap.sum(shift: shift)
      let area = covered.sum()
      let mean = pixels.reduce(0) { $0 + Double(($1 >> shift) & 0xFF) } / Double(pixels.count)
      expect(near(sum / area, mean, within: 3 + factor / 3))
    }
  }

  @Test("scaled up it runs evenly from color to color")
  func enlarged() {
    let image = PixelImage(width: 2, height: 1, rgba: [0, 0, 0, 255, 255, 255, 255, 255])
    let bitmap = picture {
      $0.image(image, in: Rect(x: 0, y: 0, width: 40, height: 20), fit: .stretch)
    }
    let row = (0..<40).map { Double(bitmap[$0, 10] & 0xFF) }
    expect(row[..<10].allSatisfy { $0 == 0 } && row[30...].allSatisfy { $0 == 255 })
    for x in 10..<30 { expect(near(row[x], (Double(x) - 9.5) / 20 * 255, within: 1)) }
  }

  @Test("it covers, or lies inside, or is stretched")
  func fits() {
    let image = PixelImage(
      width: 3, height: 1, rgba: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255])
    func row(_ fit: ImageFit, y: Int) -> [UInt32] {
      let bitmap = picture {
        $0.image(image, in: Rect(x: 0, y: 0, width: 30, height: 30), fit: fit)
      }
      return [1, 15, 28].map { bitmap[$0, y] & 0xF0_F0F0 }
    }
    expectEqual(row(.stretch, y: 1), [0xF00000, 0x00F000, 0x0000F0])
    expectEqual(row(.fit, y: 15), [0xF00000, 0x00F000, 0x0000F0])
    expectEqual(row(.fit, y: 9), [0, 0, 0])
    expectEqual(row(.fit, y: 20), [0, 0, 0])
    let filled = row(.fill, y: 15)
    // A third of the image is as wide as the rectangle; at its edge begins the neighbor.
    expect(filled[1] == 0x00F000 && filled[0] & 0xF000 > 0x7000 && filled[0] & 0xFF == 0)
  }

  @Test("an edge between pixels is painted in part")
  func edges() {
    let image = PixelImage(width: 1, height: 1, rgba: [255, 255, 255, 255])
    let bitmap = picture { $0.image(image, in: Rect(x: 5.25, y: 6, width: 4, height: 3)) }
    expectEqual([4, 5, 6, 8, 9, 10].map { bitmap[$0, 7] & 0xFF }, [0, 191, 255, 255, 64, 0])
  }

  @Test("rotated by a quarter it is exact; at other angles it keeps its area", arguments: [0.3, 2])
  func rotated(angle: Double) {
    let (image, pixels) = noise(width: 20, height: 20)
    let rect = Rect(x: 10, y: 10, width: 20, height: 20)
    let center = Point(x: 20, y: 20)
    let quarter = picture { drawing in
      drawing.transformed(by: .rotation(.pi / 2, about: center)) { $0.image(image, in: rect) }
    }
    for y in 0..<20 {
      for x in 0..<20 { expectEqual(quarter[29 - y, 10 + x], pixels[y * 20 + x]) }
    }
    let white = PixelImage(width: 1, height: 1, rgba: [255, 255, 255, 255])
    let turned = picture { drawing in
      drawing.transformed(by: .rotation(angle, about: center)) { $0.image(white, in: rect) }
    }
    let area = turned.sum()
    expect(near(area, 400, within: 0.5))
  }

  @Test("a rotated text has about the ink of the text itself")
  func text() {
    func ink(_ angle: Double) -> Double {
      picture(scale: 2) { drawing in
        drawing.transformed(by: .rotation(angle, about: Point(x: 30, y: 25))) {
          $0.text("Swipe", in: page, style: TextStyle(size: 14), .white)
        }
      }.sum()
    }
    let upright = ink(0)
    for angle in [0.01, 0.7, .pi / 2, 3] {
      expect(near(ink(angle), upright, within: 0.15 * upright))
    }
  }

  @Test("smaller versions are forgotten with the image")
  func memory() {
    let painter = TestPainter.make()
    for _ in 0..<300 {
      let (image, _) = noise(width: 8, height: 8)
      _ = picture(times: 3, painter: painter) { drawing in
        for size in 1..<8 {
          drawing.image(image, in: Rect(x: 0, y: 0, width: Double(size), height: Double(size)))
        }
      }
    }
    painter.images.store.shrink()
    expectEqual(painter.images.store.count, 0)
  }
}
