/// What lies below a page or a card: one color, or a passage between two.
public enum PageFill: Sendable, Hashable {
  /// One color.
  case color(Color)
  /// From one color to another.
  case gradient(from: Color, to: Color, Direction)

  /// Which way a passage runs.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// From the top to the bottom.
    case down
    /// From the leading to the trailing edge.
    case across
    /// From the top leading to the bottom trailing corner.
    case diagonal
  }

  /// A color that stands for the whole fill, as when choosing a color for text on it.
  public var middle: Color {
    switch self {
    case .color(let color): color
    case .gradient(let from, let to, _): from.mixed(with: to, share: 0.5)
    }
  }
}

extension Drawing {
  /// Fills a rectangle.
  public mutating func fill(_ rect: Rect, _ fill: PageFill, isRightToLeft: Bool = false) {
    if let radius = cornerRadius(of: rect), case .gradient(let from, let to, let way) = fill {
      let (left, right) = isRightToLeft ? (to, from) : (from, to)
      return way == .across
        ? gradientCard(rect, radius: radius, from: left, to: right, isHorizontal: true)
        : gradientCard(rect, radius: radius, from: from, to: to, isHorizontal: false)
    }
    switch fill {
    case .color(let color):
      self.fill(rect, color)
      skip()
    case .gradient(let from, let to, .down):
      gradient(rect, from: from, to: to)
      skip()
    case .gradient(let from, let to, .across):
      let (left, right) = isRightToLeft ? (to, from) : (from, to)
      gradient(rect, from: left, to: right, isHorizontal: true)
      skip()
    case .gradient(let from, let to, .diagonal):
      // Half of one passage over the other gives their mean, which depends on x + y alone.
      let (left, right) = isRightToLeft ? (to, from) : (from, to)
      gradient(rect, from: from, to: to)
      gradient(rect, from: left.opacity(0.5), to: right.opacity(0.5), isHorizontal: true)
    }
  }
}
