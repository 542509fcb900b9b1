import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("PillAnimator")
@MainActor struct PillAnimatorTests {
  @Test(
    "it lies behind what the item shows, stretches on the way, and is never larger than the item")
  func frames() throws {
    let half = (left: mix(12, 112, 0.292893219), right: mix(68, 168, 0.707106781))
    let rows: [(name: String, position: Double, configure: (StubBar) -> Void, frame: Rect)] = [
      ("an image", 0, { _ in }, Rect(x: 12, y: 711, width: 56, height: 28)),
      ("the next image", 1, { _ in }, Rect(x: 112, y: 711, width: 56, height: 28)),
      (
        "half way", 0.5, { _ in },
        Rect(x: half.left, y: 711, width: half.right - half.left, height: 28)
      ),
      ("past the end", -0.5, { _ in }, Rect(x: 12, y: 711, width: 28, height: 28)),
      (
        "image and title side by side", 1,
        { ($0.titles, $0.content) = (.beside, Size(width: 70, height: 24)) },
        Rect(x: 91, y: 708, width: 98, height: 34)
      ),
      (
        "a title alone", 1, { ($0.image, $0.content) = (nil, Size(width: 50, height: 20)) },
        Rect(x: 101, y: 710, width: 78, height: 30)
      ),
      (
        "a title as large as the item", 0,
        { ($0.image, $0.content) = (nil, Size(width: 75, height: 48)) },
        Rect(x: 0, y: 700, width: 80, height: 50)
      ),
    ]
    for (name, position, configure, frame) in rows {
      let bar = StubBar(configure: configure).at(position)
      let found = try #require(PillAnimator().indicator(in: bar)).frame
      expect(found.isNear(frame.x, frame.y, frame.width, frame.height), "\(name): \(found)")
    }
  }

  @Test("its ends are half circles in a light share of the tint")
  func look() throws {
    let mark = try #require(PillAnimator().indicator(in: StubBar().at(0.3)))
    expectEqual(mark.radius, 14)
    expect(mark.isBehindItems)
    expectEqual(mark.color, Theme.light.selectedTint.opacity(0.12))
  }
}
