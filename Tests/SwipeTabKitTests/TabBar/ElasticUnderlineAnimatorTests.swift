import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("ElasticUnderlineAnimator")
@MainActor struct ElasticUnderlineAnimatorTests {
  @Test(
    "half way the far edge has gone 0.707 of its way and the near one 0.293",
    arguments: [
      (-0.25, 20, 50), (0, 20, 60), (0.5, 49.289321881, 130.710678119),
      (1, 120, 160),
    ])
  func line(position: Double, left: Double, right: Double) throws {
    let mark = try #require(
      ElasticUnderlineAnimator(thickness: 2).indicator(in: StubBar().at(position)))
    expect(mark.frame.isNear(left, 702, right - left, 2))
    expectEqual(mark.radius, 1)
  }

  @Test("a lone small image has a line of 24 points, and at a side the line is as long as the item")
  func length() throws {
    let animator = ElasticUnderlineAnimator()
    let small = StubBar { $0.content = Size(width: 10, height: 10) }
    try expect(#require(animator.indicator(in: small.at(0))).frame.isNear(28, 702, 24, 3))
    let side = try #require(animator.indicator(in: StubBar { $0.edge = .left }.at(1)))
    expect(side.frame.isNear(75, 114, 3, 64))
  }
}
