import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("UnderlineAnimator")
@MainActor struct UnderlineAnimatorTests {
  @Test(
    "the line goes evenly, as wide as the items",
    arguments: [(-0.3, 0.0, 80.0), (0, 0, 80), (0.25, 20, 90), (0.5, 40, 100), (2, 200, 64)])
  func line(position: Double, x: Double, width: Double) throws {
    let mark = try #require(UnderlineAnimator().indicator(in: StubBar().at(position)))
    #expect(mark.frame.isNear(x, 700, width, 3))
    #expect(mark.radius == 1.5 && mark.color == nil && !mark.isBehindItems)
  }
}
