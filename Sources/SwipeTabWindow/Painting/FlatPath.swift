import SwipeTabKit

/// A path in pixels whose curves are replaced by lines, and whose storage is reused.
nonisolated struct FlatPath {
  struct Corner {
    var point: VectorPoint
    /// Whether it is within a curve, so that no corner should be visible.
    var isSmooth = false
  }

  struct Part {
    var corners: Range<Int>
    var isClosed: Bool
  }

  private(set) var corners: [Corner] = []
  private(set) var parts: [Part] = []
  private var start = 0

  /// The largest distance between a curve and its lines, in pixels.
  static let tolerance = 0.025
  private static let mostLines = 1024
  /// The number of corners beyond which curves become single lines.
  private static let mostCorners = 1 << 18

  mutating func removeAll() {
    corners.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    start = 0
  }

  mutating func add(_ corner: Corner) { corners.append(corner) }

  mutating func addCurve(_ first: VectorPoint, _ second: VectorPoint, _ end: VectorPoint) {
    guard let start = corners.last?.point else { return }
    let bend = max(
      (start - first * 2 + second).length, (first - second * 2 + end).length)
    let wanted = (0.75 * bend / Self.tolerance).squareRoot().rounded(.up)
    let most = corners.count < Self.mostCorners ? Self.mostLines : 1
    let count = min(most, max(1, Int(saturating: wanted)))
    for index in 1..<max(1, count) {
      let t = Double(index) / Double(count)
      let s = 1 - t
      let point =
        start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + end * (t * t * t)
      corners.append(Corner(point: point, isSmooth: true))
    }
    corners.append(Corner(point: end))
  }

  /// Ends the current part, which is dropped if it is empty, or open with a single corner.
  mutating func endPart(isClosed: Bool) {
    let count = corners.count - start
    if count > 1 || count == 1 && isClosed {
      parts.append(Part(corners: start..<corners.count, isClosed: isClosed))
    }
    start = corners.count
  }

  mutating func add(_ path: Path, _ place: (Point) -> VectorPoint) {
    var first = VectorPoint(x: 0, y: 0)
    for element in path.elements {
      if case .move(let point) = element {
        endPart(isClosed: false)
        first = place(point)
      }
      if start == corners.count { corners.append(Corner(point: first)) }
      switch element {
      case .move: break
      case .line(let point): corners.append(Corner(point: place(point)))
      case .quad(let control, let end):
        let (start, control, end) = (corners[corners.count - 1].point, place(control), place(end))
        addCurve(start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end)
      case .cubic(let first, let second, let end):
        addCurve(place(first), place(second), place(end))
      case .close: endPart(isClosed: true)
      }
    }
    endPart(isClosed: false)
  }
}
