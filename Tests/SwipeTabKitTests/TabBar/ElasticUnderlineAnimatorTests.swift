import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("ElasticUnderlineAnimator")
@MainActor struct ElasticUnderlineAnimatorTests {
  @Test(
    "half way the far edge has gone 0.707 of its way and the near one 0.293",
    arguments: [(-0.25, 0, 60), (0, 0, 80), (0.5, 23.431457505, 164.85281374), (1, 80, 200)])
  func line(position: Double, left: Double, right: Double) throws {
    let mark = try #require(
      ElasticUnderlineAnimator(thickness: 2).indicator(in: StubBar().at(position)))
    #expect(mark.frame.isNear(left, 700, right - left, 2))
    #expect(mark.radius == 1)
  }
}
