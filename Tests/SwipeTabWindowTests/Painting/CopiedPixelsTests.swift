import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("CopiedPixels")
struct CopiedPixelsTests {
  private let area = PixelRect(x: 2, y: 1, width: 10, height: 4)

  @Test("what was painted since fades into what was there before")
  func fades() {
    let bitmap = Bitmap(width: 16, height: 8)
    bitmap.canvas.fill(bitmap.canvas.bounds, Color(rgb: 0x204060))
    let copied = CopiedPixels()
    copied.copy(area, of: bitmap.canvas)
    bitmap.canvas.fill(bitmap.canvas.bounds, .white)
    copied.blend(area, from: 1, to: 0, isHorizontal: true, in: bitmap.canvas)
    let row = (0..<16).map { bitmap.canvas.row(2)[$0] & 0xFF }
    expect(row[0] == 255 && row[1] == 255 && row[12] == 255)
    expect(zip(row[2..<11], row[3..<12]).allSatisfy { $0 < $1 })
    expect(row[2] < 0x70 && row[11] > 0xF0)
  }

  @Test("a part is what it is in the whole")
  func parts() {
    let (whole, parts) = (Bitmap(width: 16, height: 8), Bitmap(width: 16, height: 8))
    let copied = CopiedPixels()
    func paint(_ canvas: Canvas) {
      canvas.fill(canvas.bounds, .blue)
      copied.copy(area, of: canvas)
      canvas.fill(canvas.bounds, .yellow)
      copied.blend(area, from: 0.2, to: 0.9, isHorizontal: false, in: canvas)
    }
    paint(whole.canvas)
    for x in [0, 5, 11] {
      paint(parts.canvas.clipped(to: PixelRect(x: x, y: 0, width: x == 0 ? 5 : 6, height: 8)))
    }
    expectEqual(Array(whole.pixels), Array(parts.pixels))
  }
}
