import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Painting in clips")
struct ClipPaintingTests {
  private let page = Rect(x: 0, y: 0, width: 60, height: 45)

  private func picture(_ body: (inout Drawing) -> Void) -> Bitmap {
    let bitmap = Bitmap(width: 60, height: 45)
    var drawing = Drawing(clip: page)
    drawing.gradient(page, from: .yellow, to: .blue)
    body(&drawing)
    TestPainter.make().paint(drawing.list, scale: 1, into: bitmap.canvas)
    return bitmap
  }

  @Test("what is painted in a clip is that shape alone")
  func clips() {
    let rect = Rect(x: 5.3, y: 6.6, width: 40.2, height: 30.1)
    let left = Path(rect: Rect(x: 10, y: 10, width: 20, height: 20))
    let right = Path(rect: Rect(x: 20, y: 15, width: 20, height: 20))
    let corner = Rect(x: 10, y: 10, width: 5, height: 5)
    let circle = Path(ellipseIn: Rect(x: 10, y: 5, width: 30, height: 30))
    let rows: [(name: String, clipped: Bitmap, plain: Bitmap)] = [
      (
        "a fill in a rounded clip is a rounded fill",
        picture { $0.clipped(toRounded: rect, radius: 9) { $0.fill(page, .red) } },
        picture { $0.roundedRect(rect, radius: 9, .red) }
      ),
      (
        "clips in clips show what lies in all of them",
        picture { drawing in
          drawing.clipped(to: left) { drawing in
            drawing.clipped(to: right) { $0.fill(page, .red) }
            drawing.fill(corner, .white)
          }
        },
        picture { drawing in
          drawing.fill(Rect(x: 20, y: 15, width: 10, height: 15), .red)
          drawing.fill(corner, .white)
        }
      ),
      (
        "layers in a clip leave no fringe of what they hide",
        picture { drawing in
          drawing.clipped(to: circle) { drawing in
            drawing.fill(page, .white)
            drawing.fill(page, .red)
          }
        }, picture { $0.fill(circle, .red) }
      ),
    ]
    for (name, clipped, plain) in rows { expect(clipped.hasSamePixels(as: plain), "\(name)") }
  }

  @Test("a fill in a clip of any shape is a fill of that shape, in turned drawings too")
  func shapes() {
    var lists = RandomDisplayList(random: SeededGenerator(seed: 21))
    for _ in 0..<100 {
      let path = lists.path()
      let turn = DrawTransform.rotation(lists.rotation(), about: Point(x: 30, y: 20))
      let clipped = picture { drawing in
        drawing.transformed(by: turn) { drawing in
          drawing.clipped(to: path) { $0.fill(page.inset(by: -80), .red) }
        }
      }
      let filled = picture { $0.transformed(by: turn) { $0.fill(path, .red) } }
      expect(clipped.hasSamePixels(as: filled))
    }
  }

  @Test("brackets without a partner do no harm")
  func unpaired() {
    let bitmap = Bitmap(width: 60, height: 45)
    let shape = DrawCommand.ClipShape.rect(
      DrawCommand.RotatedRect(Rect(x: 9, y: 9, width: 9, height: 9), rotation: 0))
    for contents in [
      [.endClip(shape), .fill(page, .red)], [.beginClip, .fill(page, .red)],
      [.fill(page, .red), .beginClip, .beginClip, .endClip(shape)],
    ] as [[DrawCommand.Content]] {
      var list = DisplayList()
      for (index, content) in contents.enumerated() {
        list.append(DrawCommand(key: UInt64(index), clip: page, content: content))
      }
      TestPainter.make().paint(list, scale: 1, into: bitmap.canvas)
      expect(bitmap.pixels.allSatisfy { $0 == Color.red.pixel })
    }
  }
}
