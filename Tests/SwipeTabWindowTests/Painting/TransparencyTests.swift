import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Transparent pictures")
struct TransparencyTests {
  private let width = Int(RandomDisplayList.width)
  private let height = Int(RandomDisplayList.height)

  @Test(
    "a translucent color over nothing is its premultiplied value", arguments: [0, 1, 77, 128, 255])
  func premultiplied(alpha: Int) {
    let bitmap = Bitmap(width: 3, height: 1)
    var color = Color(rgb: 0x40C0FF)
    color.alpha = UInt8(alpha)
    func channel(_ value: Int) -> UInt32 { UInt32((value * alpha * 2 + 255) / 510) }
    let expected = UInt32(alpha) << 24 | channel(0x40) << 16 | channel(0xC0) << 8 | channel(0xFF)
    bitmap.canvas.fill(bitmap.canvas.bounds, color)
    expect(bitmap.pixels.allSatisfy { $0 == expected })
  }

  @Test("a picture that is opaque is opaque everywhere")
  func opaque() {
    var lists = RandomDisplayList(random: SeededGenerator(seed: 31))
    let painter = TestPainter.make()
    for _ in 0..<100 {
      let bitmap = Bitmap(width: width, height: height)
      painter.paint(lists.list(count: 12), scale: 1, into: bitmap.canvas)
      expect(bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 })
    }
  }

  @Test("laid over black or white it is what is painted on black or white")
  func composited() {
    var lists = RandomDisplayList(random: SeededGenerator(seed: 32))
    let painter = TestPainter.make()
    let page = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    for step in 0..<200 {
      let list = lists.list(count: 10)
      let clear = Bitmap(width: width, height: height)
      painter.paint(list, scale: 1, into: clear.canvas, isTransparent: true)
      let isValid = clear.pixels.allSatisfy { pixel in
        let alpha = pixel >> 24
        return [0, 8, 16].allSatisfy { (pixel >> $0) & 0xFF <= alpha }
      }
      expect(isValid, "step \(step)")
      for ground in [Color.black, .white] {
        var whole = DisplayList()
        whole.append(DrawCommand(key: 0, clip: page, content: .fill(page, ground)))
        for command in list.commands { whole.append(command) }
        let painted = Bitmap(width: width, height: height)
        painter.paint(whole, scale: 1, into: painted.canvas)
        expectAtMost(difference(clear, over: ground, painted), 6, "step \(step)")
      }
    }
  }

  /// The largest difference of a channel between a clear picture over a color and another picture.
  private func difference(_ clear: Bitmap, over ground: Color, _ painted: Bitmap) -> Int {
    zip(clear.pixels, painted.pixels).reduce(0) { largest, pair in
      let composed = Blend.over(ground.pixel, pair.0, 255)
      return [0, 8, 16, 24].reduce(largest) { largest, shift in
        max(largest, abs(Int((composed >> shift) & 0xFF) - Int((pair.1 >> shift) & 0xFF)))
      }
    }
  }

  @Test("what nothing covers any more becomes clear again, and damage gives the whole picture")
  func damage() {
    var lists = RandomDisplayList(random: SeededGenerator(seed: 33))
    let painter = TestPainter.make()
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    let (screen, expected) = (
      Bitmap(width: width, height: height), Bitmap(width: width, height: height)
    )
    var damage = Damage()
    var old = DisplayList()
    for step in 0..<200 {
      let new = step % 20 == 19 ? DisplayList() : lists.next(after: lists.list(count: 8))
      damage.find(from: old, to: new, scale: 1, in: whole, bounding: painter)
      painter.paint(
        new, scale: 1, damage: damage.rects, into: screen.canvas, isTransparent: true)
      painter.paint(new, scale: 1, into: expected.canvas, isTransparent: true)
      expect(screen.hasSamePixels(as: expected), "step \(step)")
      old = new
    }
    painter.paint(DisplayList(), scale: 1, into: screen.canvas, isTransparent: true)
    expect(screen.pixels.allSatisfy { $0 == 0 })
  }

  @Test("a blur of a transparent picture spreads its opacity")
  func blur() {
    let bitmap = Bitmap(width: 40, height: 40)
    let canvas = bitmap.canvas.transparent
    canvas.fill(PixelRect(x: 15, y: 15, width: 10, height: 10), .white)
    BoxBlur().blur(canvas.bounds, of: canvas.bounds, radius: 9, in: canvas)
    expect(bitmap.pixels.allSatisfy { $0 == ($0 >> 24) * 0x0101_0101 })
    let sum = bitmap.sum(shift: 24)
    expect(near(sum, 100, within: 3) && bitmap[20, 20] < 0xFF00_0000)
  }
}
