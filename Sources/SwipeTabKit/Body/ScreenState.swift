/// The scroll offsets and states of views that a screen gets back when it returns.
public struct ScreenState: Sendable, Hashable, Codable {
  /// The scroll offset of its body, in points.
  ///
  /// It is at least 0.
  public var offset: Double
  /// The scroll offsets of its strips, by the index of the element in the body: in points, or in pages where the strip is
  /// paged.
  public var strips: [Int: Double]
  /// The states of its custom views, as `CustomView.savedState` returns them, by identifier.
  public var views: [ViewID: String]

  /// Makes a state.
  ///
  /// By default nothing is scrolled, and no view has a state.
  public init(offset: Double = 0, strips: [Int: Double] = [:], views: [ViewID: String] = [:]) {
    self.offset = offset
    self.strips = strips
    self.views = views
  }

  private enum CodingKeys: CodingKey { case offset, strips, views }

  /// Reads a state.
  ///
  /// Missing values are 0 or empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    offset = try values.decodeIfPresent(Double.self, forKey: .offset) ?? 0
    strips = try values.decodeIfPresent([Int: Double].self, forKey: .strips) ?? [:]
    views = try values.decodeIfPresent([ViewID: String].self, forKey: .views) ?? [:]
  }

  /// Writes the state.
  ///
  /// `views` is omitted if it is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(offset, forKey: .offset)
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
