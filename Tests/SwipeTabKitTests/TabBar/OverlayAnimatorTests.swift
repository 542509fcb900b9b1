import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("OverlayAnimator")
struct OverlayAnimatorTests {
  @Test("the block is as high as the bar and goes evenly")
  func block() throws {
    let mark = try #require(OverlayAnimator().indicator(in: StubBar().at(0.25)))
    #expect(mark.frame.isNear(20, 700, 90, 50))
    #expect(mark.radius == 0 && mark.isBehindItems)
    #expect(mark.color == Theme.light.selectedTint.opacity(0.12))
  }

  @Test("colors of its own take turns and mix on the way")
  func colors() throws {
    let animator = OverlayAnimator(colors: [.black, .white], opacity: 1)
    let grays = try [0, 0.5, 1, 1.5, 2, 2.5].map { position in
      try #require(animator.indicator(in: StubBar().at(position))?.color?.red)
    }
    #expect(grays == [0, 128, 255, 128, 0, 0])
  }
}
