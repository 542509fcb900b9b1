import SwipeTabKit

/// Fits a glyph to the pixel grid: heights, and the edges of straight strokes, move to whole pixels.
///
/// The coordinates to fit are found in the drawing itself: those of straight strokes along the grid, and of curves at
/// their extremes.
nonisolated struct GlyphHints {
  /// The heights that all glyphs have in common, in units.
  enum Height {
    static let descender = -20.0
    static let baseline = 0.0
    static let small = 54.0
    static let capital = 72.0
    static let ascender = 75.0
  }

  /// A mapping from units of the drawing to pixels along an axis.
  struct Axis {
    /// The fitted coordinates, ascending in units and pixels, at least one.
    fileprivate(set) var knots: [(unit: Double, pixel: Double)]
    /// Pixels per unit outside the knots.
    let scale: Double

    func pixel(_ unit: Double) -> Double {
      guard let first = knots.first, let last = knots.last else { return unit * scale }
      if unit <= first.unit { return first.pixel + (unit - first.unit) * scale }
      if unit >= last.unit { return last.pixel + (unit - last.unit) * scale }
      var index = 1
      while knots[index].unit < unit { index += 1 }
      let (low, high) = (knots[index - 1], knots[index])
      return low.pixel + (high.pixel - low.pixel) * (unit - low.unit) / (high.unit - low.unit)
    }
  }

  let pen: CoverageMask.Pen
  let scale: Double
  private let heights: Axis

  /// The pen has the thickness of vertical strokes as its width, and of horizontal ones as its height.
  init(size: Double, pen: CoverageMask.Pen) {
    scale = size / 100
    self.pen = pen
    let half = pen.height / 2
    let small = Self.height(Height.small, scale)
    let capital = max(small + 1, Self.height(Height.capital, scale))
    let ascender = max(capital, Self.height(Height.ascender, scale))
    let descender = min(-1, Self.height(Height.descender, scale))
    heights = Axis(
      knots: [
        (Height.descender, descender + half), (Height.baseline, half),
        (Height.small, small - half), (Height.capital, capital - half),
        (Height.ascender, ascender - half),
      ], scale: scale)
  }

  private static func height(_ units: Double, _ scale: Double) -> Double {
    (units * scale).rounded()
  }

  static func pixels(_ height: Double, size: Double) -> Int {
    Int(saturating: Self.height(height, size / 100))
  }

  func vertical(_ path: VectorPath) -> Axis {
    var axis = heights
    for unit in path.landmarks(\.y) where !axis.knots.contains(where: { $0.unit == unit }) {
      let pixel = Self.snapped(heights.pixel(unit), pen.height)
      let index = axis.knots.firstIndex { $0.unit > unit } ?? axis.knots.count
      axis.knots.insert((unit, pixel), at: index)
    }
    axis.makeAscending()
    return axis
  }

  func horizontal(_ path: VectorPath, stretch: Double = 1) -> (axis: Axis, width: Double) {
    let (left, right) = path.extent(\.x)
    let half = pen.width / 2
    guard right - left > 0.01 else {
      return (Axis(knots: [(left, half)], scale: scale), pen.width)
    }
    let marks = path.landmarks(\.x).filter { $0 > left + 0.01 && $0 < right - 0.01 }
    let ideal = (right - left) * scale * stretch
    var width = max((pen.width + 1).rounded(.down), ideal.rounded())
    if marks.count == 1, abs(marks[0] - (left + right) / 2) < 1 {
      width = Self.centring(pen.width, in: ideal)
    }
    let slope = (width - pen.width) / (right - left)
    var axis = Axis(knots: [(left, half)], scale: scale)
    for mark in marks {
      let ideal = half + (mark - left) * slope
      // A bar that ends slightly before the glyph would otherwise end a whole pixel before it.
      let isAtEnd = width - half - ideal < 0.75
      axis.knots.append((mark, isAtEnd ? width - half : Self.snapped(ideal, pen.width)))
    }
    axis.knots.append((right, width - half))
    axis.makeAscending()
    return (axis, width)
  }

  /// The whole width nearest to `ideal` that centers a stroke on whole pixels.
  private static func centring(_ stroke: Double, in ideal: Double) -> Double {
    let whole = stroke.rounded()
    return whole + 2 * ((ideal - whole) / 2).rounded()
  }

  /// The middle of a stroke, moved so that its lower edge is at a whole pixel.
  private static func snapped(_ middle: Double, _ stroke: Double) -> Double {
    (middle - stroke / 2).rounded() + stroke / 2
  }
}

nonisolated extension GlyphHints.Axis {
  /// Corrects knots that were rounded past their neighbors.
  fileprivate mutating func makeAscending() {
    guard let last = knots.last else { return }
    for index in knots.indices.dropFirst() {
      knots[index].pixel = min(last.pixel, max(knots[index - 1].pixel, knots[index].pixel))
    }
  }
}

nonisolated extension VectorPath {
  func extent(_ axis: KeyPath<VectorPoint, Double>) -> (low: Double, high: Double) {
    var low = Double.infinity
    var high = -Double.infinity
    for element in elements {
      low = min(low, element.end[keyPath: axis])
      high = max(high, element.end[keyPath: axis])
    }
    return low <= high ? (low, high) : (0, 0)
  }

  /// The unique, ascending coordinates at which strokes run across the axis or straight strokes along the axis end.
  func landmarks(_ axis: KeyPath<VectorPoint, Double>) -> [Double] {
    let isX = axis == \.x
    var marks: Set<Double> = []
    var here = VectorPoint(x: 0, y: 0)
    for element in elements {
      let end = element.end
      switch element {
      case .line:
        if here.x == end.x || here.y == end.y {
          marks.formUnion([here, end].map { $0[keyPath: axis] })
        }
      case .quarterAlongX: marks.insert(isX ? end.x : here.y)
      case .quarterAlongY: marks.insert(isX ? here.x : end.y)
      case .dot: marks.insert(end[keyPath: axis])
      case .move, .cubic: break
      }
      here = end
    }
    return marks.sorted()
  }
}

nonisolated extension VectorPath.Element {
  package var end: VectorPoint {
    switch self {
    case .move(let point), .line(let point), .quarterAlongX(let point), .quarterAlongY(let point),
      .cubic(_, _, let point), .dot(let point):
      point
    }
  }
}
