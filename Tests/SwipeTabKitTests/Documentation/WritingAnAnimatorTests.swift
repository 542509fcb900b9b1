import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// A line as wide as the selected item's title, and a bead on the way.
struct BeadAnimator: TabBarAnimator {
  let name = "bead"

  func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let travel = bar.travel,
      let content = bar.linearFrame({ bar.contentFrame(ofItem: $0) })
    else { return nil }
    // 1 on an item, 0 half way between two.
    let nearness = abs(2 * travel.share - 1)
    let thickness = 4.0
    let width = thickness + max(0, content.width - thickness) * nearness
    let bead = Rect(
      x: content.midX - width / 2, y: content.y, width: width, height: content.height)
    return Indicator(
      frame: bar.line(along: bead, thickness: thickness), radius: thickness / 2)
  }

  func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    let amount = bar.amount(ofItem: index)
    return ItemAppearance(selection: amount, scale: 1 + 0.1 * amount)
  }
}
// end

@Suite("WritingAnAnimator, the article")
@MainActor struct WritingAnAnimatorTests {
  @Test("the example is a line on an item and a bead half way")
  func bead() throws {
    // snippet
    var configuration = ContainerConfiguration()
    configuration.animator = BeadAnimator()
    // end
    let fixture = try Fixture { $0.animator = configuration.animator }
    func mark() throws -> Rect { try #require(fixture.indicator) }
    let rest = try mark()
    expectEqual(rest.height, 4)
    expectGreater(rest.width, 10)
    fixture.hold(at: 0.5)
    try expectEqual(mark().width, 4)
    fixture.hold(at: 1)
    try expectEqual(mark().width, rest.width)
  }
}
