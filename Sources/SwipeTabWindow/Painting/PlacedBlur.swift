import SwipeTabKit

/// A blur in pixels: the pixels that it changes, and those that it reads.
nonisolated struct PlacedBlur: Hashable {
  /// The pixels that are blurred.
  let area: PixelRect
  /// The pixels that are read.
  let source: PixelRect
  /// The distance within which other pixels change a blurred pixel, in pixels.
  let margin: Int
  /// The blur's radius, in pixels.
  let radius: Int

  /// Places a blur.
  ///
  /// - Parameters:
  ///   - area: The blurred pixels, all inside the command's clip.
  ///   - radius: The radius in points.
  ///   - grid: Converts points to pixels.
  ///   - bounds: All pixels of the picture.
  init(_ area: PixelRect, radius: Double, _ grid: PixelGrid, in bounds: PixelRect) {
    self.radius = grid.blurReach(radius)
    self.area = area.intersection(bounds)
    source = area.outset(by: self.radius).intersection(bounds)
    margin = BoxBlur.margin(radius: self.radius)
  }

  /// Returns the pixels on which the pixels of `part` depend, including `part`.
  func needed(for part: PixelRect) -> PixelRect {
    let shown = area.intersection(part)
    return shown.isEmpty || radius == 0
      ? part : part.union(shown.outset(by: margin).intersection(source))
  }
}

nonisolated extension PixelGrid {
  /// Returns the distance that a blur reads, in whole pixels.
  ///
  /// It is limited to distances with a visible effect.
  func blurReach(_ radius: Double) -> Int {
    min(512, max(0, snapped(radius)))
  }
}
