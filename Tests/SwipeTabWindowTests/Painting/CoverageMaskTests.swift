import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("CoverageMask")
struct CoverageMaskTests {
  private let pen = CoverageMask.Pen(width: 3, height: 2)

  @Test("everything drawn lies in the rectangle that says so, and clearing it leaves nothing")
  func drawn() {
    var random = SeededGenerator(seed: 5)
    func point() -> VectorPoint {
      VectorPoint(
        x: Double.random(in: -20...60, using: &random),
        y: Double.random(in: -20...60, using: &random))
    }
    for round in 0..<400 {
      var mask = CoverageMask(width: 40, height: 30)
      let (a, b, c) = (point(), point(), point())
      let shape = RoundedShape(
        left: min(a.x, b.x), top: min(a.y, b.y), right: max(a.x, b.x), bottom: max(a.y, b.y),
        radius: 3)
      switch round % 4 {
      case 0: mask.stroke([a, b, c], pen)
      case 1:
        let outline = Outline()
        outline.addPolygon([a, b, c])
        mask.fill(outline, .evenOdd)
      case 2: mask.fill(shape)
      default: mask.outline(shape, thickness: 2.5)
      }
      for y in 0..<30 {
        for x in 0..<40 where mask.bytes[y * 40 + x] != 0 {
          expect((mask.drawn.left..<mask.drawn.right).contains(x), "\(round)")
          expect((mask.drawn.top..<mask.drawn.bottom).contains(y), "\(round)")
        }
      }
      mask.clear()
      expect(mask.bytes.allSatisfy { $0 == 0 }, "\(round)")
      expect(mask.drawn.isEmpty, "\(round)")
    }
  }

  @Test("a dot in a large mask visits few pixels")
  func dot() {
    var mask = CoverageMask(width: 500, height: 400)
    mask.stroke([VectorPoint(x: 100.5, y: 90.5)], pen)
    expectAtMost(mask.drawn.area, 64)
    expectEqual(mask.bytes[90 * 500 + 100], 255)
  }
}
