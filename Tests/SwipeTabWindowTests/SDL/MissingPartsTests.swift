import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("What a buffer lacks")
struct MissingPartsTests {
  private static let bounds = PixelRect(x: 0, y: 0, width: 20, height: 16)

  /// Frames of random rectangles in buffers that take turns at random; each must show what one buffer would.
  @Test("buffers that take turns show what one buffer would", arguments: 0..<40)
  func turns(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bounds = Self.bounds
    func rectangle() -> PixelRect {
      let (x, y) = (Int.random(in: 0..<20, using: &random), Int.random(in: 0..<16, using: &random))
      return PixelRect(
        x: x, y: y, width: Int.random(in: 1...(20 - x), using: &random),
        height: Int.random(in: 1...(16 - y), using: &random))
    }
    func fill(_ pixels: inout [Int], _ rectangle: PixelRect, _ value: (Int) -> Int) {
      for row in rectangle.top..<rectangle.bottom {
        for column in rectangle.left..<rectangle.right {
          pixels[row * bounds.width + column] = value(row * bounds.width + column)
        }
      }
    }
    var expected = [Int](repeating: -1, count: bounds.area)
    var buffers = Array(repeating: expected, count: 3)
    var missing = [MissingParts](repeating: MissingParts(), count: 3)
    var shown: Int?
    for frame in 0..<60 {
      let next = Int.random(in: 0..<3, using: &random)
      let count = frame == 0 ? 0 : frame % 10 == 9 ? 100 : Int.random(in: 0...3, using: &random)
      let painted = shown == nil ? [bounds] : (0..<count).map { _ in rectangle() }
      if let shown, shown != next {
        let source = buffers[shown]
        missing[next].repair(before: painted, in: bounds) { rectangle in
          fill(&buffers[next], rectangle) { source[$0] }
        }
      }
      for rectangle in painted {
        fill(&buffers[next], rectangle) { _ in frame }
        fill(&expected, rectangle) { _ in frame }
      }
      for other in 0..<3 where other != next { missing[other].add(painted) }
      shown = next
      expectEqual(buffers[next], expected)
    }
  }

  @Test("what the next frame paints is not copied")
  func painted() {
    var missing = MissingParts()
    missing.repair(before: [Self.bounds], in: Self.bounds) { expect($0.isEmpty) }
    expect(missing.isEmpty)
    missing.add([PixelRect(x: 0, y: 0, width: 4, height: 4)])
    expect(!missing.isEmpty)
    var copied: [PixelRect] = []
    missing.repair(before: [PixelRect(x: 0, y: 0, width: 20, height: 2)], in: Self.bounds) {
      copied.append($0)
    }
    expectEqual(copied, [PixelRect(x: 0, y: 2, width: 4, height: 2)])
  }
}
