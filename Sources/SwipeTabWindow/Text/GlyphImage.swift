import SwipeTabKit

/// A glyph drawn at a pixel size.
nonisolated struct GlyphImage: Sendable {
  let mask: Mask
  /// The distance from the glyph's left edge to the mask, in pixels.
  let left: Int
  /// The distance from the baseline up to the mask's top, in pixels.
  let rise: Int
  let width: Double
}

/// Draws glyphs at a pixel size and weight.
nonisolated struct GlyphPainter {
  let size: Double
  let weight: TextStyle.Weight
  let hints: GlyphHints

  /// The distance that quarters reach into their corner, fuller than an ellipse so that small round letters look open.
  static let fullness = 0.58
  static let boldStretch = 1.05

  init(size: Double, weight: TextStyle.Weight) {
    self.size = size
    self.weight = weight
    hints = GlyphHints(size: size, pen: Self.pen(size: size, weight: weight))
  }

  private static func pen(size: Double, weight: TextStyle.Weight) -> CoverageMask.Pen {
    let (upright, level) = weight == .bold ? (0.138, 0.118) : (0.088, 0.084)
    return CoverageMask.Pen(width: settled(upright * size), height: settled(level * size))
  }

  /// A thickness rounded to a whole pixel if it nearly is one, and at least one pixel.
  private static func settled(_ thickness: Double) -> Double {
    let whole = thickness.rounded()
    return thickness < 1 ? 1 : abs(thickness - whole) <= 0.22 ? whole : thickness
  }

  func image(of base: GlyphDrawing, accents: [GlyphDrawing], isCapital: Bool) -> GlyphImage {
    let stretch = weight == .bold ? Self.boldStretch : 1
    let (across, width) = hints.horizontal(base.path, stretch: stretch)
    var strokes = transformed(base.path, across, hints.vertical(base.path), shift: .zero)
    for accent in accents {
      strokes += self.strokes(of: accent, over: width, stretch: stretch, isCapital: isCapital)
    }
    return rasterized(strokes, width: width)
  }

  private func transformed(
    _ path: VectorPath, _ across: GlyphHints.Axis, _ up: GlyphHints.Axis, shift: Point
  ) -> [VectorPath.Stroke] {
    path.strokes(fullness: Self.fullness) {
      VectorPoint(x: across.pixel($0.x) + shift.x, y: up.pixel($0.y) + shift.y)
    }
  }

  /// An accent centered over a letter, at least one pixel away from it.
  private func strokes(
    of accent: GlyphDrawing, over width: Double, stretch: Double, isCapital: Bool
  ) -> [VectorPath.Stroke] {
    var (across, own) = hints.horizontal(accent.path, stretch: stretch)
    if Int(saturating: width.rounded()) % 2 != Int(saturating: own.rounded()) % 2,
      own > hints.pen.width
    {
      (across, own) = hints.horizontal(accent.path, stretch: stretch * (own + 1) / own)
    }
    let (low, high) = accent.path.extent(\.y)
    let half = hints.pen.height / 2
    let bottom: Double
    if low >= GlyphHints.Height.small {
      let line = isCapital ? GlyphHints.Height.capital : GlyphHints.Height.small
      let gap = max(1, ((low - GlyphHints.Height.small) * hints.scale).rounded())
      bottom = Double(GlyphHints.pixels(line, size: size)) + gap
    } else {
      bottom = min(-1, (low * hints.scale).rounded())
    }
    // A slant needs at least two rows to be recognizable.
    let isSlanted = high - low > 6
    let height = max(isSlanted ? 2 : 1, ((high - low) * hints.scale).rounded())
    let stretchUp = high > low ? max(0, height - 2 * half) / (high - low) : 0
    let start = ((width - own) / 2).rounded()
    return accent.path.strokes(fullness: Self.fullness) {
      VectorPoint(
        x: across.pixel($0.x) + start, y: bottom + half + ($0.y - low) * stretchUp)
    }
  }

  private func rasterized(_ strokes: [VectorPath.Stroke], width: Double) -> GlyphImage {
    let points = strokes.flatMap(\.points)
    guard let first = points.first else {
      return GlyphImage(mask: .empty, left: 0, rise: 0, width: 0)
    }
    var (low, high) = (first, first)
    for point in points {
      low = VectorPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = VectorPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let margin = max(hints.pen.width, hints.pen.height) * 0.7 + 1
    let left = Int(saturating: (low.x - margin).rounded(.down))
    let rise = Int(saturating: (high.y + margin).rounded(.up))
    var mask = CoverageMask(
      width: Int(saturating: (high.x + margin).rounded(.up)) - left,
      height: rise - Int(saturating: (low.y - margin).rounded(.down)))
    for stroke in strokes {
      let pen = stroke.isDot ? dotPen : hints.pen
      mask.stroke(
        stroke.points.map { VectorPoint(x: $0.x - Double(left), y: Double(rise) - $0.y) }, pen)
    }
    return GlyphImage(mask: mask.mask, left: left, rise: rise, width: width)
  }

  /// The pen is larger than strokes, because dots look smaller, and a block of pixels at small sizes.
  private var dotPen: CoverageMask.Pen {
    let extent = max(hints.pen.width, hints.pen.height)
    guard size >= 24 else { return hints.pen }
    return CoverageMask.Pen(width: extent * 1.18, height: extent * 1.18)
  }
}
