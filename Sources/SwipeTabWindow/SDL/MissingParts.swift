/// The parts of the last frame that a buffer lacks, when frames alternate between buffers.
///
/// It stores a few rectangles; if more are missing, everything counts as missing. It allocates nothing after it was
/// made.
nonisolated struct MissingParts: Sendable {
  private static let capacity = 64

  private var rectangles: [PixelRect] = []
  /// Whether everything is missing.
  private(set) var isEverything: Bool

  /// Makes the parts of a new buffer, which lacks everything.
  init() {
    rectangles.reserveCapacity(Self.capacity)
    isEverything = true
  }

  /// Whether the buffer has all pixels of the last frame.
  var isEmpty: Bool { !isEverything && rectangles.isEmpty }

  /// Adds the rectangles that a frame in another buffer has changed.
  mutating func add(_ changed: [PixelRect]) {
    guard !isEverything else { return }
    for rectangle in changed {
      if rectangles.contains(where: { $0.contains(rectangle) }) { continue }
      guard rectangles.count < Self.capacity else { return addAll() }
      rectangles.append(rectangle)
    }
  }

  /// Makes everything missing.
  mutating func addAll() {
    rectangles.removeAll(keepingCapacity: true)
    isEverything = true
  }

  /// Calls a closure with rectangles that cover the missing parts that the next frame does not paint.
  ///
  /// Nothing is missing afterwards.
  ///
  /// - Parameters:
  ///   - painted: The rectangles that the next frame paints completely.
  ///   - bounds: The bounds of the buffer.
  ///   - copy: Copies a rectangle from the last frame.
  mutating func repair(
    before painted: [PixelRect], in bounds: PixelRect, _ copy: (PixelRect) -> Void
  ) {
    if isEverything { rectangles.append(bounds) }
    for rectangle in rectangles {
      var hole = PixelRect.empty
      for other in painted where other.intersection(rectangle).area > hole.area {
        hole = other.intersection(rectangle)
      }
      rectangle.forEachPart(outside: hole, copy)
    }
    rectangles.removeAll(keepingCapacity: true)
    isEverything = false
  }
}
