/// A point on the container, in points from its top left corner.
///
/// x grows rightwards, y downwards.
public struct Point: Sendable, Hashable, Codable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Makes a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The way here from another point.
  func from(_ other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }

  func distance(to other: Point) -> Double {
    let way = from(other)
    return (way.x * way.x + way.y * way.y).squareRoot()
  }

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height, in points.
public struct Size: Sendable, Hashable, Codable {
  /// The width, in points.
  ///
  /// It is at least 0.
  public var width: Double
  /// The height, in points.
  ///
  /// It is at least 0.
  public var height: Double

  /// Makes a size from a width and a height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size without width and height.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle with its edges along the axes, in points.
public struct Rect: Sendable, Hashable, Codable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The width, in points.
  ///
  /// It is at least 0.
  public var width: Double
  /// The height, in points.
  ///
  /// It is at least 0.
  public var height: Double

  /// Makes a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var origin: Point { Point(x: x, y: y) }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge, in points.
  public var maxX: Double { x + width }
  /// The bottom edge, in points.
  public var maxY: Double { y + height }
  /// The middle along x, in points.
  public var midX: Double { x + width / 2 }
  /// The middle along y, in points.
  public var midY: Double { y + height / 2 }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether `point` is inside.
  ///
  /// The left and top edges belong to the rectangle, the right and bottom edges do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether any point is in both rectangles.
  public func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Returns the common part.
  ///
  /// It is empty if the rectangles do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle moved by a distance in points.
  public func offsetBy(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// A rectangle that counts from the top and the leading edge of this one, in the coordinates of this one.
  func placing(_ rect: Rect, isRightToLeft: Bool) -> Rect {
    Rect(
      x: isRightToLeft ? maxX - rect.x - rect.width : x + rect.x, y: y + rect.y,
      width: max(0, rect.width), height: rect.height)
  }

  /// Returns the rectangle without `insets` at its edges.
  ///
  /// It is empty if the insets are larger than the rectangle.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle shrunk by `distance` points at every edge, or enlarged if that is negative.
  public func inset(by distance: Double) -> Rect {
    inset(by: EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }
}

/// Distances inwards from the four edges, in points.
public struct EdgeInsets: Sendable, Hashable, Codable {
  /// The space inside the top edge, in points.
  public var top: Double
  /// The space inside the left edge, in points.
  public var left: Double
  /// The space inside the bottom edge, in points.
  public var bottom: Double
  /// The space inside the right edge, in points.
  public var right: Double

  /// Makes insets.
  ///
  /// Omitted distances are 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No space at any edge.
  public static let zero = EdgeInsets()
}
