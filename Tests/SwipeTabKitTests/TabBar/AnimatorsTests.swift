import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// What holds for every animator.
@Suite("Animators")
@MainActor struct AnimatorsTests {
  @Test("there are nine, by the names of the options")
  func names() {
    expectEqual(
      Animators.all.map(\.name),
      [
        "none", "underline", "elastic-underline", "pill", "overlay", "zoom", "dots", "rainbow",
        "lens",
      ])
    expect(Animators.named("pill") is PillAnimator)
    expect(Animators.named("Pill") == nil)
  }

  /// A mark's edges move by at most π/2 of the way for each page, and the ways are at most 120 points.
  @Test("nothing jumps, in either direction", arguments: Animators.all.map(\.name), [false, true])
  func continuity(name: String, isRightToLeft: Bool) throws {
    let animator = try #require(Animators.named(name))
    let bar = StubBar { $0.isRightToLeft = isRightToLeft }
    let step = 1e-3
    for number in -900..<2900 {
      let (before, after) = (bar.at(Double(number) * step), bar.at(Double(number + 1) * step))
      expectLess(distance(animator.indicator(in: before), animator.indicator(in: after)), 0.25)
      for item in 0..<3 {
        let looks = (
          animator.appearance(ofItem: item, in: before),
          animator.appearance(ofItem: item, in: after)
        )
        expect(near(looks.0.selection, looks.1.selection, within: 1.001 * step))
        expect(near(looks.0.scale, looks.1.scale, within: 1.001 * step))
        expectEqual(looks.0.color, looks.1.color)
        let marks = (
          animator.mark(ofItem: item, in: before), animator.mark(ofItem: item, in: after)
        )
        expectLess(distance(marks.0, marks.1), 0.25)
      }
    }
  }

  @Test(
    "no items give no mark, and one item's mark never leaves it",
    arguments: Animators.all.map(\.name))
  func few(name: String) throws {
    let animator = try #require(Animators.named(name))
    expectEqual(animator.indicator(in: StubBar { $0.widths = [] }.at(0)), nil)
    for position in [-0.6, 0, 0.6] {
      let bar = StubBar { $0.widths = [100] }.at(position)
      guard let frame = animator.indicator(in: bar)?.frame else { continue }
      expectGreater(frame.width, 0)
      expectGreater(frame.height, 0)
      expectEqual(frame.union(bar.frame(ofItem: 0)), bar.frame(ofItem: 0))
    }
  }

  @Test(
    "marks stay within what both items cover", arguments: Animators.all.map(\.name), [false, true])
  func union(name: String, isRightToLeft: Bool) throws {
    let animator = try #require(Animators.named(name))
    let bar = StubBar { $0.isRightToLeft = isRightToLeft }
    for number in 0..<200 {
      let geometry = bar.at(Double(number) / 100)
      guard let frame = animator.indicator(in: geometry)?.frame else { continue }
      let both = geometry.frame(ofItem: number / 100).union(
        geometry.frame(ofItem: number / 100 + 1))
      expectGreater(frame.x, both.x - 1e-9)
      expectLess(frame.maxX, both.maxX + 1e-9)
      expectGreater(frame.y, both.y - 1e-9)
      expectLess(frame.maxY, both.maxY + 1e-9)
    }
  }

  @Test("right to left is the mirror image", arguments: Animators.all.map(\.name))
  func mirror(name: String) throws {
    let animator = try #require(Animators.named(name))
    let (bar, mirrored) = (StubBar(), StubBar { $0.isRightToLeft = true })
    for number in -60...260 {
      let position = Double(number) / 100
      let here = animator.indicator(in: bar.at(position))
      let there = animator.indicator(in: mirrored.at(position))
      expectEqual((here == nil), there == nil)
      guard let here, let there else { continue }
      expect(
        there.frame.isNear(100 - here.frame.maxX, here.frame.y, here.frame.width, here.frame.height)
      )
      expectEqual(here.color, there.color)
    }
  }

  /// The farthest that an edge of two marks, or their corners, differ, in points.
  private func distance(_ mark: Indicator?, _ other: Indicator?) -> Double {
    guard let mark, let other else { return mark == other ? 0 : .infinity }
    return max(
      abs(mark.frame.x - other.frame.x), abs(mark.frame.maxX - other.frame.maxX),
      abs(mark.frame.y - other.frame.y), abs(mark.frame.maxY - other.frame.maxY),
      abs(mark.radius - other.radius))
  }
}
