import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("UnderlineAnimator")
@MainActor struct UnderlineAnimatorTests {
  @Test(
    "the line goes evenly, as wide as the items",
    arguments: [(-0.3, 0.0, 80.0), (0, 0, 80), (0.25, 20, 90), (0.5, 40, 100), (2, 200, 64)])
  func line(position: Double, x: Double, width: Double) throws {
    let mark = try #require(
      UnderlineAnimator(length: .share(1)).indicator(in: StubBar().at(position)))
    expect(mark.frame.isNear(x, 702, width, 3))
    expectEqual(mark.radius, 1.5)
    expectEqual(mark.color, nil)
    expect(!mark.isBehindItems)
  }

  @Test(
    "the line is as long as it says, in the middle of the item",
    arguments: [
      (UnderlineAnimator.Length.share(0.5), 20.0, 40.0), (.share(7), 0, 80), (.share(-1), 40, 0),
      (.points(20), 30, 20), (.points(500), 0, 80), (.content, 20, 40),
    ])
  func length(length: UnderlineAnimator.Length, x: Double, width: Double) throws {
    let animator = UnderlineAnimator(color: .red, length: length)
    let mark = try #require(animator.indicator(in: StubBar().at(0)))
    expect(mark.frame.isNear(x, 702, width, 3))
    expectEqual(mark.color, .red)
    // Half way it is between the lines on both items.
    let way = try #require(animator.indicator(in: StubBar().at(0.5)))
    let next = try #require(animator.indicator(in: StubBar().at(1)))
    expect(near(way.frame.midX, (mark.frame.midX + next.frame.midX) / 2))
    expect(near(way.frame.width, (mark.frame.width + next.frame.width) / 2))
  }

  @Test(
    "the line keeps its distance from either edge of the bar",
    arguments: [(Edge.bottom, false, 704.0), (.bottom, true, 743), (.top, false, 743)])
  func offset(edge: Edge, isOuter: Bool, y: Double) throws {
    let bar = StubBar { $0.edge = edge }.at(0)
    let animator = UnderlineAnimator(isAtOuterEdge: isOuter, length: .share(1), offset: 4)
    let mark = try #require(animator.indicator(in: bar))
    expect(mark.frame.isNear(0, y, 80, 3))
  }
}
