/// The header of a page: a large title, with or without a picture behind it.
///
/// It collapses while the page scrolls.
///
/// It is above the body. While the body scrolls on, it gets lower and its title smaller, down to its collapsed height.
/// The body then scrolls below it. A pull beyond the top stretches it. It is a function of the scroll offset, so each
/// page keeps its header's state.
///
/// ```swift
/// page.header = PageHeader("Kind of Blue", subtitle: "Miles Davis", image: "cover", expanded: 240)
/// page.header = PageHeader("Albums", expanded: 64, collapsed: 0)  // A large title
/// ```
///
/// With a collapsed height of 0 the whole header scrolls away, and the page's title appears in the navigation bar only
/// then. Otherwise the navigation bar shows no title for the page. On a sheet there is no header.
public struct PageHeader: Sendable, Hashable {
  /// The range of heights, in points.
  public static let heights = 0.0...1000

  /// The title, which gets smaller while the header collapses.
  public var title: String
  /// A line below the title, which disappears while the header collapses.
  ///
  /// The default is nil, for no line.
  public var subtitle: String?
  /// The name of the picture that fills the header.
  ///
  /// The default is nil, for no picture.
  public var image: String?
  /// The fit of the picture.
  ///
  /// The default is `.fill`.
  public var imageFit = ImageFit.fill
  /// The fill of the header, below a picture.
  ///
  /// The default is nil, for the theme's background.
  public var fill: PageFill?
  /// The height at the top of the body, in points without the areas that bars cover, clamped to `heights`.
  ///
  /// The default is 120.
  public var expanded: Double {
    didSet { expanded = expanded.clamped(to: Self.heights) }
  }
  /// The height once the body has scrolled on, in points, clamped to 0 and `expanded`.
  ///
  /// The default is 52.
  public var collapsed: Double {
    didSet { collapsed = collapsed.clamped(to: 0...max(0, expanded)) }
  }

  /// Makes a header.
  ///
  /// Heights out of their ranges are clamped.
  public init(
    _ title: String, subtitle: String? = nil, image: String? = nil, fill: PageFill? = nil,
    expanded: Double = 120, collapsed: Double = 52
  ) {
    (self.title, self.subtitle, self.image, self.fill) = (title, subtitle, image, fill)
    self.expanded = expanded.clamped(to: Self.heights)
    self.collapsed = collapsed.clamped(to: 0...self.expanded)
  }
}

/// The heights of a header at a text scale.
struct HeaderExtents: Sendable, Hashable {
  let expanded: Double
  let collapsed: Double

  static let none = HeaderExtents(expanded: 0, collapsed: 0)

  private init(expanded: Double, collapsed: Double) {
    (self.expanded, self.collapsed) = (expanded, collapsed)
  }

  /// The heights on a wide page of a size, or with nil on another page.
  init(of header: PageHeader?, textScale: Double, onWide page: Size? = nil) {
    guard let header else {
      self = .none
      return
    }
    let lines = header.subtitle == nil ? 40.0 : 58
    let collapsed = header.collapsed > 0 ? textScale.grown(header.collapsed, by: 22) : 0
    self.collapsed = collapsed
    let least =
      header.image == nil ? 0 : page.map { min($0.width / Self.proportion, $0.height / 2) } ?? 0
    expanded = max(collapsed, textScale.grown(header.expanded, by: lines), least.rounded())
  }

  /// The distance that a body scrolls until the header is collapsed.
  var spread: Double { expanded - collapsed }

  /// The height at a scroll offset of the body; below 0 the header is stretched.
  func height(offset: Double) -> Double { max(collapsed, expanded - offset) }

  func progress(offset: Double) -> Double {
    spread > 0 ? (offset / spread).clamped(to: 0...1) : 1
  }

  /// The opacities of both titles; one is gone before the other comes, because a body can rest anywhere in between.
  func titleOpacities(offset: Double) -> (header: Double, bar: Double) {
    let progress = progress(offset: offset)
    return (
      ((Self.change - progress) / 0.15).clamped(to: 0...1),
      ((progress - Self.change) / 0.15).clamped(to: 0...1)
    )
  }

  private static let proportion = 4.0
  /// The progress at which neither title shows.
  private static let change = 0.6
}
