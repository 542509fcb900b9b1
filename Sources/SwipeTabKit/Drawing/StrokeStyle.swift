/// The style of a stroke along a path.
///
/// ```swift
/// drawing.stroke(path, .black, style: StrokeStyle(width: 3, cap: .round, join: .round))
/// ```
public struct StrokeStyle: Sendable, Hashable {
  /// The ends of strokes that are not closed.
  public enum Cap: Sendable, Hashable, CaseIterable {
    /// Straight, at the end itself.
    case butt
    /// A half circle beyond the end.
    case round
    /// Straight, half a width beyond the end.
    case square
  }

  /// The shape of a stroke's corners.
  public enum Join: Sendable, Hashable, CaseIterable {
    /// A pointed corner.
    ///
    /// If the point would be longer than 10 widths, it is cut off like `bevel`.
    case miter
    /// A round corner.
    case round
    /// A corner that is cut off straight.
    case bevel
  }

  /// The thickness, in points.
  ///
  /// If it is not more than 0, nothing is drawn.
  public var width: Double
  /// The ends.
  ///
  /// The default is `butt`.
  public var cap: Cap
  /// The corners.
  ///
  /// The default is `miter`.
  public var join: Join
  /// The lengths of dashes and of the gaps after them, alternating, in points.
  ///
  /// It is empty for a solid line.
  ///
  /// An odd number of lengths is repeated once. If one is negative or not finite, or all are 0, or they give more than
  /// 10,000 dashes, the line is solid.
  public var dashes: [Double]
  /// The distance into the pattern of dashes at which a path begins, in points.
  ///
  /// The default is 0.
  public var dashPhase: Double

  /// Makes a style.
  ///
  /// Omitted arguments have the defaults of the properties.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// The largest length of a miter, in widths.
  package static let miterLimit = 10.0

  package var reach: Double {
    width / 2 * (join == .miter ? Self.miterLimit : cap == .square ? 1.5 : 1)
  }
}

/// The rule for which points are inside a path that crosses or surrounds itself.
public enum FillRule: Sendable, Hashable, CaseIterable {
  /// The points that the path winds around, counted with its direction.
  case nonZero
  /// The points that a line from far away reaches after an odd number of crossings.
  case evenOdd
}
