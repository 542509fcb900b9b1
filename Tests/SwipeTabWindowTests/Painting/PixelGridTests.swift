import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("PixelGrid")
struct PixelGridTests {
  @Test("edges that meet in points meet in pixels", arguments: [1, 1.25, 1.5, 1.75, 2, 3])
  func seams(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let offset =
        random.happens(oneIn: 2) ? 0.1 * Double(random.next() % 9000) : random.number(0...900)
      let first = grid.snapped(Rect(x: -offset, y: 0, width: 480, height: 10))
      let second = grid.snapped(Rect(x: 480 - offset, y: 0, width: 480, height: 10))
      expectEqual(first.right, second.left)
    }
  }

  @Test("a movable rectangle keeps its extent wherever it is")
  func movable() {
    let grid = PixelGrid(scale: 1.25)
    for step in 0..<100 {
      let rect = grid.movable(Rect(x: Double(step) * 0.37, y: 0.5, width: 33, height: 11))
      expectEqual(rect.width, 41)
      expectEqual(rect.height, 14)
    }
  }

  @Test("positions are rounded as the C library rounds them, near whole numbers and halves too")
  func rounding() {
    let grid = PixelGrid(scale: 1)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let whole = (random.number(-1e6...1e6) / 2).rounded() / 2
      for number in [whole, whole.nextUp, whole.nextDown, -whole, random.number(-2...2)] {
        expectEqual(Double(grid.snapped(number)), (number + 0.500_001).rounded(.down))
        let pixels = grid.touched(Rect(x: number, y: number, width: 0, height: 0))
        expectEqual(Double(pixels.left), number.rounded(.down))
        expectEqual(Double(pixels.bottom), number.rounded(.up))
      }
    }
  }

  @Test("a number that is too large, or none, becomes one that is not")
  func wild() {
    let grid = PixelGrid(scale: 2)
    for number in [Double.infinity, -.infinity, .nan, 1e300] {
      expectAtMost(abs(grid.snapped(number)), 1_000_001)
    }
  }

  @Test("lines of a picture that is made smaller are all drawn, however they are rounded")
  func thinLines() {
    let grid = PixelGrid(scale: 1)
    for step in 0..<100 {
      let place = 10 + Double(step) / 100
      expectEqual(grid.filled(Rect(x: 0, y: place, width: 40, height: 0.3)).height, 1)
      expectEqual(grid.filled(Rect(x: place, y: 0, width: 0.3, height: 40)).width, 1)
      expectEqual(grid.filled(Rect(x: place, y: 0, width: 0, height: 40)).width, 0)
    }
  }
}
