import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("RainbowAnimator")
@MainActor struct RainbowAnimatorTests {
  @Test("each item has a color of its own, mixed on the way")
  func colors() throws {
    let animator = RainbowAnimator(colors: [.black, .white])
    let bar = StubBar().at(0.25)
    try expectEqual(#require(animator.indicator(in: bar)?.color), Color(rgb: 0x404040))
    expectEqual(
      animator.appearance(ofItem: 0, in: bar), ItemAppearance(selection: 0.75, color: .black))
    expectEqual(
      animator.appearance(ofItem: 1, in: bar), ItemAppearance(selection: 0.25, color: .white))
    expectEqual(
      animator.appearance(ofItem: 2, in: bar), ItemAppearance(selection: 0, color: .black))
  }

  @Test("its colors are legible on their bars", arguments: Theme.Appearance.allCases)
  func contrast(appearance: Theme.Appearance) {
    let colors = appearance == .light ? TabColors.light : TabColors.dark
    let bar = Theme.named(appearance).toolbar.opaque
    expectEqual(Set(colors).count, 8)
    for color in colors { expectAtLeast(color.contrast(with: bar), 4.5, "\(color)") }
  }
}
