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
    #expect(try middle { $0.titles = .below } == 705)
    #expect(try middle { $0.titles = .beside } == 745)
    #expect(try middle { $0.image = nil } == 745)
    #expect(try middle { $0.content = Size(width: 24, height: 24) } == 745)
  }

  @Test("each item has a dot in its middle")
  func dots() throws {
    let bar = StubBar().at(0.3)
    for (item, middle) in [(0, 40.0), (1, 140), (2, 232)] {
      let mark = try #require(animator.mark(ofItem: item, in: bar))
      #expect(mark.frame.isNear(middle - 2, 703, 4, 4))
      #expect(mark.radius == 2)
    }
  }

  @Test("a drop runs from dot to dot, and is thin half way")
  func drop() throws {
    func frame(_ position: Double) throws -> Rect {
      try #require(animator.indicator(in: StubBar().at(position))).frame
    }
    #expect(try frame(0).isNear(37, 702, 6, 6))
    #expect(try frame(1).isNear(137, 702, 6, 6))
    let (left, right) = (mix(37, 137, 0.292893219), mix(43, 143, 0.707106781))
    #expect(try frame(0.5).isNear(left, 703, right - left, 4))
    #expect(try frame(2.5).isNear(232, 702, 3, 6))
  }
}
