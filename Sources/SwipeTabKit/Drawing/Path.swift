/// A path of lines and curves, in points, to fill, to stroke or to clip to.
///
/// Copies of a path use the same storage until one of them is changed, so that copying and comparing them is cheap.
/// Keep a path and draw it in each frame. An element with a number that is not finite is ignored. A path that does not
/// begin with a move begins at its first point.
///
/// ```swift
/// var path = Path()
/// path.move(to: Point(x: 10, y: 40))
/// path.addLine(to: Point(x: 30, y: 10))
/// path.addLine(to: Point(x: 50, y: 40))
/// path.close()
/// drawing.fill(path, .blue)
/// ```
public struct Path: Sendable {
  /// A step of a path, with control points before the end of a curve.
  package enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case quad(Point, Point)
    case cubic(Point, Point, Point)
    case close
  }

  /// The storage that copies of a path share; only a single owner changes it, so that it is safe to send.
  private final class Storage: @unchecked Sendable {
    var elements: [Element] = []
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    var start = Point.zero
    var current: Point?

    init() {}

    init(copying other: Storage) {
      elements = other.elements
      (low, high) = (other.low, other.high)
      (start, current) = (other.start, other.current)
    }
  }

  private static let emptyStorage = Storage()
  private var storage = Path.emptyStorage

  /// Makes an empty path.
  public init() {}

  package var elements: [Element] { storage.elements }

  /// Identifies the storage, so that paths with the same identity are equal.
  package var identity: AnyObject { storage }

  /// Whether nothing was added.
  public var isEmpty: Bool { storage.elements.isEmpty }

  /// The smallest rectangle around all points and control points, in points.
  ///
  /// A curve may not reach all of its edges. For an empty path it is the empty rectangle at the
  /// origin.
  public var bounds: Rect {
    guard storage.low.x <= storage.high.x else { return .zero }
    return Rect(
      x: storage.low.x, y: storage.low.y, width: storage.high.x - storage.low.x,
      height: storage.high.y - storage.low.y)
  }

  /// The end of the last element, in points, or nil for an empty path.
  public var currentPoint: Point? { storage.current }

  /// Removes all elements.
  public mutating func removeAll() { storage = Path.emptyStorage }

  /// Begins a new part at a point.
  public mutating func move(to point: Point) {
    guard point.isFinite else { return }
    prepare()
    storage.elements.append(.move(point))
    include(point)
    storage.start = point
    storage.current = point
  }

  /// Adds a straight line to a point.
  public mutating func addLine(to point: Point) {
    guard point.isFinite, begin(at: point) else { return }
    storage.elements.append(.line(point))
    end(at: point)
  }

  /// Adds a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    guard point.isFinite, control.isFinite else { return }
    _ = begin(at: control)
    storage.elements.append(.quad(control, point))
    include(control)
    end(at: point)
  }

  /// Adds a cubic Bézier curve from the current point to another.
  ///
  /// All points are in points of the drawing. Without a current point it begins at `control1`. If a number is not
  /// finite, nothing is added.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    guard point.isFinite, control1.isFinite, control2.isFinite else { return }
    _ = begin(at: control1)
    storage.elements.append(.cubic(control1, control2, point))
    include(control1)
    include(control2)
    end(at: point)
  }

  /// Adds a straight line to the start of the part, and joins both ends of the part.
  ///
  /// Lines and curves that follow without a move begin a new part at the same point.
  public mutating func close() {
    guard let last = storage.elements.last, last != .close else { return }
    prepare()
    storage.elements.append(.close)
    storage.current = storage.start
  }

  /// Makes the storage this path's own, and begins a part if the path is empty, in which case it returns false.
  private mutating func begin(at point: Point) -> Bool {
    guard storage.current == nil else {
      prepare()
      return true
    }
    move(to: point)
    return false
  }

  private func end(at point: Point) {
    include(point)
    storage.current = point
  }

  private func include(_ point: Point) {
    let (low, high) = (storage.low, storage.high)
    storage.low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
    storage.high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// Copies the storage if another path uses it.
  private mutating func prepare() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
  }
}

extension Path: Hashable {
  /// Whether both have the same elements.
  ///
  /// O(1) if they have the same storage, otherwise O(n).
  public static func == (a: Path, b: Path) -> Bool {
    a.storage === b.storage || a.storage.elements == b.storage.elements
  }

  /// Hashes the elements.
  ///
  /// O(n).
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.elements) }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
