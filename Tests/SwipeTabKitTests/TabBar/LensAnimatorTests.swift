import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("LensAnimator")
@MainActor struct LensAnimatorTests {
  private func mark(_ position: Double, lag: Double = 0) throws -> Indicator {
    var bar = StubBar().at(position)
    bar.lag = lag
    return try #require(LensAnimator().indicator(in: bar))
  }

  @Test("at rest it is around the item, and stretches on the way")
  func rest() throws {
    let (first, half, second) = try (mark(0).frame, mark(0.5).frame, mark(1).frame)
    expect(near(second.midX - first.midX, 100))
    expectGreater(half.width, max(first.width, second.width))
    expect((first.midX..<second.midX).contains(half.midX))
  }

  @Test("it reaches back to its tail, and is flatter the further that is")
  func tail() throws {
    let (resting, moving) = try (mark(1).frame, mark(1, lag: -0.4).frame)
    expect(near(moving.maxX, resting.maxX))
    expectLess(moving.x, resting.x - 5)
    expectLess(moving.height, resting.height)
    expect(near(moving.midY, resting.midY))
    let swinging = try mark(1, lag: 0.1).frame
    expect(near(swinging.x, resting.x, within: 1))
    expectGreater(swinging.maxX, resting.maxX)
  }

  @Test("with high contrast it is a patch with an outline, without a shadow")
  func contrast() throws {
    let bar = StubBar { $0.theme = .highContrastLight }.at(0)
    let mark = try #require(LensAnimator().indicator(in: bar))
    expectEqual(mark.outline, Theme.highContrastLight.selectedTint)
    expectEqual(mark.shadow, 0)
    var glass = StubBar().at(0)
    glass.glass = GlassShape(frame: glass.bar, radius: glass.bar.height / 2)
    try expectGreater(#require(LensAnimator().indicator(in: glass)).shadow, 0)
    try expectEqual(self.mark(0).shadow, 0)
  }
}
