import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("DotsAnimator")
@MainActor struct DotsAnimatorTests {
  private let animator = DotsAnimator(diameter: 4, selectedDiameter: 6, distance: 5)

  @Test("below an image with a title there are letters, so the dots are above")
  func edges() throws {
    func middle(_ configure: (StubBar) -> Void) throws -> Double {
      try #require(animator.mark(ofItem: 0, in: StubBar(configure: configure).at(0))).frame.midY
    }
    try expectEqual(middle { $0.titles = .below }, 705)
    try expectEqual(middle { $0.titles = .beside }, 745)
    try expectEqual(middle { $0.image = nil }, 745)
    try expectEqual(middle { $0.content = Size(width: 24, height: 24) }, 745)
  }

  @Test("each item has a dot in its middle")
  func dots() throws {
    let bar = StubBar().at(0.3)
    for (item, middle) in [(0, 40.0), (1, 140), (2, 232)] {
      let mark = try #require(animator.mark(ofItem: item, in: bar))
      expect(mark.frame.isNear(middle - 2, 703, 4, 4))
      expectEqual(mark.radius, 2)
    }
  }

  @Test("a worm grows to the next dot, and then its tail follows")
  func worm() throws {
    func frame(_ position: Double) throws -> Rect {
      try #require(animator.indicator(in: StubBar().at(position))).frame
    }
    try expect(frame(0).isNear(37, 702, 6, 6))
    try expect(frame(1).isNear(137, 702, 6, 6))
    try expect(frame(0.25).isNear(37, 702, 56, 6))
    try expect(frame(0.5).isNear(37, 702, 106, 6))
    try expect(frame(0.75).isNear(87, 702, 56, 6))
    try expect(frame(2.5).isNear(232, 702, 3, 6))
  }
}
