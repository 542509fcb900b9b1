import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("OverlayAnimator")
@MainActor struct OverlayAnimatorTests {
  @Test("the block keeps its margin in the bar and goes evenly")
  func block() throws {
    let bar = StubBar().at(0.25)
    let mark = try #require(OverlayAnimator(margin: 2, radius: 30).indicator(in: bar))
    expect(mark.frame.isNear(22, 702, 86, 46))
    expectEqual(mark.radius, 23)
    expect(mark.isBehindItems)
  }

  @Test("the block is tinted with the selected tint, and with high contrast outlined")
  func ownColors() throws {
    let bar = StubBar().at(1)
    let mark = try #require(OverlayAnimator().indicator(in: bar))
    let color = Theme.light.selectedTint
    expectEqual(mark.color, color.opacity(0.18))
    expectEqual(mark.outline, nil)
    let contrasting = StubBar { $0.theme.contrast = .high }.at(1)
    expectEqual(OverlayAnimator().indicator(in: contrasting)?.outline, color)
    let look = OverlayAnimator().appearance(ofItem: 1, in: bar)
    expectEqual(look, ItemAppearance(selection: 1, color: Theme.light.text))
  }

  @Test("colors of its own take turns and mix on the way")
  func colors() throws {
    let animator = OverlayAnimator(colors: [.black, .white], opacity: 1)
    let grays = try [0, 0.5, 1, 1.5, 2, 2.5].map { position in
      try #require(animator.indicator(in: StubBar().at(position))?.color?.red)
    }
    expectEqual(grays, [0, 128, 255, 128, 0, 0])
  }

  @Test("the item on a block that hides the bar is legible, and so is its image")
  func legible() {
    for theme in [Theme.light, .dark] {
      let bar = StubBar { $0.theme = theme }.at(0)
      for color in TabColors.light + TabColors.dark + [.black, .white, .yellow] {
        let look = OverlayAnimator(colors: [color], opacity: 1).appearance(ofItem: 0, in: bar)
        expectAtLeast((look.color ?? color).contrast(with: color), 4.5, "\(color)")
        expect(look.tintsImage)
      }
    }
    let faint = OverlayAnimator(colors: [.black]).appearance(ofItem: 0, in: StubBar().at(0))
    expectEqual(faint, ItemAppearance(selection: 1, color: Theme.light.text))
  }

  @Test("a selected color of its own is taken as it is", arguments: [0.18, 1])
  func selectedColor(opacity: Double) {
    let animator = OverlayAnimator(colors: [.white], opacity: opacity, selectedColor: .yellow)
    expectEqual(animator.appearance(ofItem: 0, in: StubBar().at(0)).color, .yellow)
  }

  @Test("travel mixes the colors of its two items, which start over")
  func travelColor() throws {
    let travel = try #require(StubBar().at(1.5).travel)
    expectEqual(travel.color(of: [.black, .white]), Color.white.mixed(with: .black, share: 0.5))
  }
}
