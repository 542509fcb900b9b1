/// The scroll offsets and states of views that a screen gets back when it returns.
public struct ScreenState: Sendable, Hashable, Codable {
  /// The scroll offset of its body, in points.
  ///
  /// It is at least 0.
  public var offset: Double
  /// The layout in which the offset is, or nil if it is not known.
  ///
  /// In another one, the element at the top of the view stays there.
  public var layout: Layout?
  /// The scroll offsets of its strips, by the index of the element in the body: in points, or in pages where the strip is
  /// paged.
  public var strips: [Int: Double]
  /// The states of its custom views, as `CustomView.savedState` returns them, by identifier.
  public var views: [ViewID: String]

  /// Makes a state.
  ///
  /// By default nothing is scrolled, and no view has a state.
  public init(
    offset: Double = 0, layout: Layout? = nil, strips: [Int: Double] = [:],
    views: [ViewID: String] = [:]
  ) {
    self.offset = offset
    self.layout = layout
    self.strips = strips
    self.views = views
  }

  /// The width and the size of texts, on which the heights of a body's elements depend.
  public struct Layout: Sendable, Hashable, Codable {
    /// The width of the body, in points.
    public var width: Double
    /// The factor of text sizes.
    public var textScale: Double

    /// Makes a layout.
    public init(width: Double, textScale: Double) {
      self.width = width
      self.textScale = textScale
    }

    var isUsable: Bool {
      width.isFinite && width > 0 && ContainerConfiguration.textScales.contains(textScale)
    }
  }

  private enum CodingKeys: CodingKey { case offset, layout, strips, views }

  /// Reads a state.
  ///
  /// Missing values are 0 or empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    offset = try values.decodeIfPresent(Double.self, forKey: .offset) ?? 0
    layout = try values.decodeIfPresent(Layout.self, forKey: .layout)
    strips = try values.decodeIfPresent([Int: Double].self, forKey: .strips) ?? [:]
    views = try values.decodeIfPresent([ViewID: String].self, forKey: .views) ?? [:]
  }

  /// Writes the state.
  ///
  /// `layout` is omitted if it is nil, and `views` if it is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(offset, forKey: .offset)
    try values.encodeIfPresent(layout, forKey: .layout)
    try values.encode(strips, forKey: .strips)
    if !views.isEmpty { try values.encode(views, forKey: .views) }
  }
}

/// Identifies something that scrolls: a screen's body, or a strip in it.
struct ScrollKey: Sendable, Hashable {
  var screen: PageID
  /// The index of the strip's element in the body, or nil for the body itself.
  var strip: Int?

  var axis: Axis { strip == nil ? .vertical : .horizontal }
}

/// A drag that scrolls a body or a strip.
struct BodyDrag: Sendable, Hashable {
  var key: ScrollKey
  var anchor: Double
  var slop: Double
  /// The scroll offset at the start without resistance.
  var start: Double

  /// The drag distance for a pointer coordinate, without the drag threshold in both directions.
  func travel(to coordinate: Double) -> Double {
    (coordinate - anchor).beyond(slop: slop)
  }
}
