import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("ChoiceLayout")
struct ChoiceLayoutTests {
  private func layout(_ titles: String..., textScale: Double = 1) -> ScreenBody.Choice.Layout {
    let measurer = ScaledMeasurer(base: FixedTextMeasurer(), scale: textScale)
    return ScreenBody.Choice.Layout(
      "Size", titles.map { ScreenBody.Choice.Option($0) }, width: 288,
      texts: TextSizes(measurer: measurer, scale: textScale))
  }

  @Test(
    "only the option that wraps is taller, and all corners are those of one line",
    arguments: [1, 2])
  func wrapped(textScale: Double) {
    let long = String(repeating: "very long words ", count: 4)
    let layout = layout("S", "M", long, "L", textScale: textScale)
    expect(!layout.isSegmented && layout.lines[0] == 1 && layout.lines[2] > 1)
    expectEqual(layout.frames[0].height, layout.frames[3].height)
    expectGreater(layout.frames[2].height, layout.frames[0].height)
    expectEqual(layout.radius, layout.frames[0].height / 2)
    expectEqual(layout.frames[0].y, layout.frames[1].y)
    expectEqual(layout.frames[2].y, layout.frames[1].maxY + ScreenBody.Choice.Layout.gap)
    expectEqual(layout.frames[3].y, layout.frames[2].maxY + ScreenBody.Choice.Layout.gap)
    expectEqual(layout.height, layout.frames[3].maxY + 12)
  }
}
