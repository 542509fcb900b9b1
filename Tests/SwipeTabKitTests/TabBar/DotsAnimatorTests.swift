import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("DotsAnimator")
struct DotsAnimatorTests {
  private let animator = DotsAnimator(diameter: 4, selectedDiameter: 6, distance: 5)

  @Test("each item has a dot in its middle")
  func dots() throws {
    let bar = StubBar().at(0.3)
    for (item, middle) in [(0, 40.0), (1, 140), (2, 232)] {
      let mark = try #require(animator.mark(ofItem: item, in: bar))
      #expect(mark.frame.isNear(middle - 2, 743, 4, 4))
      #expect(mark.radius == 2)
    }
  }

  @Test("a drop runs from dot to dot, and is thin half way")
  func drop() throws {
    func frame(_ position: Double) throws -> Rect {
      try #require(animator.indicator(in: StubBar().at(position))).frame
    }
    #expect(try frame(0).isNear(37, 742, 6, 6))
    #expect(try frame(1).isNear(137, 742, 6, 6))
    let (left, right) = (mix(37, 137, 0.292893219), mix(43, 143, 0.707106781))
    #expect(try frame(0.5).isNear(left, 743, right - left, 4))
    #expect(try frame(2.5).isNear(232, 742, 3, 6))
  }
}
