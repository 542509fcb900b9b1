/// The background of a page or a card: a color or a gradient.
public enum PageFill: Sendable, Hashable {
  /// One color.
  case color(Color)
  /// A gradient between two colors.
  case gradient(from: Color, to: Color, Direction)

  /// The direction of a gradient.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// From the top to the bottom.
    case down
    /// From the leading to the trailing edge.
    case across
    /// From the top leading to the bottom trailing corner.
    case diagonal
  }

  /// The mean color, for choosing a legible text color.
  public var middle: Color {
    switch self {
    case .color(let color): color
    case .gradient(let from, let to, _): from.mixed(with: to, share: 0.5)
    }
  }
}

extension PageFill {
  func opacity(_ share: Double) -> PageFill { with { $0.opacity(share) } }

  func over(_ ground: Color) -> PageFill { with { $0.over(ground) } }

  private func with(_ change: (Color) -> Color) -> PageFill {
    switch self {
    case .color(let color): .color(change(color))
    case .gradient(let from, let to, let direction):
      .gradient(from: change(from), to: change(to), direction)
    }
  }

  /// The color of text on this fill, which on a gradient is legible on all of it if possible.
  func ink(in theme: Theme) -> Color {
    guard case .gradient(let from, let to, _) = self else { return middle.ink(in: theme) }
    func least(_ ink: Color) -> Double { min(ink.contrast(with: from), ink.contrast(with: to)) }
    let usual = middle.ink(in: theme)
    if least(usual) >= 4.5 { return usual }
    return least(.black) > least(.white) ? .black : .white
  }

  /// The least contrast of text with a fill in a theme of high contrast.
  private static let highContrast = 7.0

  /// The fill as a theme shows it.
  ///
  /// With high contrast it is one color, made light or dark enough that black or white text keeps a contrast of at
  /// least 7:1. Other themes show it unchanged.
  public func shown(in theme: Theme) -> PageFill {
    guard theme.isHighContrast else { return self }
    let color = middle
    let (ink, end): (Color, Color) = color.isLight ? (.black, .white) : (.white, .black)
    var share = 0.0
    while share < 1, color.mixed(with: end, share: share).contrast(with: ink) < Self.highContrast {
      share += 0.05
    }
    return .color(color.mixed(with: end, share: share))
  }
}

extension PageFill {
  /// The fill with a darker lower end, on which a title is white, or nil if it is too light for that.
  var shadedForTitle: PageFill? {
    let (start, end) =
      switch self {
      case .color(let color): (color, color)
      case .gradient(let from, let to, _): (from, to)
      }
    let shaded = end.mixed(with: .black, share: 0.35)
    let aboveTitle = start.mixed(with: shaded, share: 0.75)
    guard start.alpha == 255, end.alpha == 255, aboveTitle.contrast(with: .white) >= 4.5 else {
      return nil
    }
    return .gradient(from: start, to: shaded, .down)
  }
}

extension Drawing {
  /// Fills a rectangle with a color or gradient.
  public mutating func fill(_ rect: Rect, _ fill: PageFill, isRightToLeft: Bool = false) {
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
      // Half of one gradient over the other gives their mean, which depends on x + y alone.
      let (left, right) = isRightToLeft ? (to, from) : (from, to)
      gradient(rect, from: from, to: to)
      gradient(rect, from: left.opacity(0.5), to: right.opacity(0.5), isHorizontal: true)
    }
  }
}

extension Drawing {
  /// Paints a rounded field with a gradient between bands of one color at both ends, as high as the corner radius.
  mutating func gradientCard(
    _ rect: Rect, radius: Double, from start: Color, to end: Color, isHorizontal: Bool
  ) {
    let middle =
      isHorizontal
      ? rect.inset(by: EdgeInsets(left: radius, right: radius))
      : rect.inset(by: EdgeInsets(top: radius, bottom: radius))
    var (first, last) = (rect, rect)
    if isHorizontal {
      first.width = min(rect.width, 2 * radius)
      last.x = rect.maxX - first.width
      last.width = first.width
    } else {
      first.height = min(rect.height, 2 * radius)
      last.y = rect.maxY - first.height
      last.height = first.height
    }
    roundedRect(first, radius: radius, start)
    roundedRect(last, radius: radius, end)
    gradient(middle, from: start, to: end, isHorizontal: isHorizontal)
  }
}
