import SwipeTabKit

/// A blur in pixels: the pixels that it changes, and those that it reads.
nonisolated struct PlacedBlur: Hashable {
  let area: PixelRect
  let source: PixelRect
  let margin: Int
  let radius: Int

  init(_ area: PixelRect, radius: Double, _ grid: PixelGrid, in bounds: PixelRect) {
    self.radius = grid.blurReach(radius)
    self.area = area.intersection(bounds)
    source = area.outset(by: self.radius).intersection(bounds)
    margin = BoxBlur.margin(radius: self.radius)
  }

  func needed(for part: PixelRect) -> PixelRect {
    let shown = area.intersection(part)
    return shown.isEmpty || radius == 0
      ? part : part.union(shown.outset(by: margin).intersection(source))
  }
}

nonisolated extension PixelGrid {
  /// The distance that a blur reads, limited to distances with a visible effect.
  func blurReach(_ radius: Double) -> Int {
    min(512, max(0, snapped(radius)))
  }
}
