/// What a screen remembers while it is away.
public struct ScreenState: Sendable, Hashable, Codable {
  /// How far its body is scrolled, in points; at least 0.
  public var offset: Double
  /// How far its strips are scrolled, in points, by the place of the element in the body.
  public var strips: [Int: Double]

  /// Makes a state; that of a screen nobody has scrolled unless told otherwise.
  public init(offset: Double = 0, strips: [Int: Double] = [:]) {
    self.offset = offset
    self.strips = strips
  }
}

/// Something that scrolls: a screen's body, or a strip in it.
struct ScrollKey: Sendable, Hashable {
  /// The screen.
  var screen: PageID
  /// The place of the strip's element in the body; nil for the body itself.
  var strip: Int?

  /// The axis that it scrolls along.
  var axis: Axis { strip == nil ? .vertical : .horizontal }
}

/// A drag that scrolls.
struct BodyDrag: Sendable, Hashable {
  var key: ScrollKey
  /// Where the pointer was at the start, in points along the axis.
  var anchor: Double
  /// The distance that is withheld, in points.
  var slop: Double
  /// The offset at the start, without resistance.
  var start: Double

  /// How far the pointer at a coordinate has dragged, in points: the slop is withheld in both directions.
  func travel(to coordinate: Double) -> Double {
    let distance = coordinate - anchor
    return distance > 0 ? max(0, distance - slop) : min(0, distance + slop)
  }
}
