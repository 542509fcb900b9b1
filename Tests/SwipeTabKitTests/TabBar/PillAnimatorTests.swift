import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("PillAnimator")
@MainActor struct PillAnimatorTests {
  private func frame(_ position: Double, _ configure: (StubBar) -> Void = { _ in }) -> Rect? {
    PillAnimator().indicator(in: StubBar(configure: configure).at(position))?.frame
  }

  @Test("it lies behind the image, and stretches on the way")
  func image() throws {
    try expect(#require(frame(0)).isNear(12, 711, 56, 28))
    try expect(#require(frame(1)).isNear(112, 711, 56, 28))
    let half = (left: mix(12, 112, 0.292893219), right: mix(68, 168, 0.707106781))
    try expect(#require(frame(0.5)).isNear(half.left, 711, half.right - half.left, 28))
    try expect(#require(frame(-0.5)).isNear(12, 711, 28, 28))
  }

  @Test("it lies behind image and title side by side, and behind a title alone")
  func content() throws {
    let beside = frame(1) {
      $0.titles = .beside
      $0.content = Size(width: 70, height: 24)
    }
    try expect(#require(beside).isNear(91, 708, 98, 34))
    let alone = frame(1) {
      $0.image = nil
      $0.content = Size(width: 50, height: 20)
    }
    try expect(#require(alone).isNear(101, 710, 78, 30))
  }

  @Test("it is never larger than the item")
  func large() throws {
    let frame = frame(0) {
      $0.image = nil
      $0.content = Size(width: 75, height: 48)
    }
    try expect(#require(frame).isNear(0, 700, 80, 50))
  }

  @Test("its ends are half circles in a light share of the tint")
  func look() throws {
    let mark = try #require(PillAnimator().indicator(in: StubBar().at(0.3)))
    expectEqual(mark.radius, 14)
    expect(mark.isBehindItems)
    expectEqual(mark.color, Theme.light.selectedTint.opacity(0.12))
  }
}
