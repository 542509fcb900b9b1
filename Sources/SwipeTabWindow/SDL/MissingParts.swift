/// The few rectangles of the last frame that a buffer lacks when frames alternate, or everything.
nonisolated struct MissingParts: Sendable {
  private static let capacity = 64

  private var rectangles: [PixelRect] = []
  private(set) var isEverything: Bool

  init() {
    rectangles.reserveCapacity(Self.capacity)
    isEverything = true
  }

  var isEmpty: Bool { !isEverything && rectangles.isEmpty }

  mutating func add(_ changed: [PixelRect]) {
    guard !isEverything else { return }
    for rectangle in changed {
      if rectangles.contains(where: { $0.contains(rectangle) }) { continue }
      guard rectangles.count < Self.capacity else { return addAll() }
      rectangles.append(rectangle)
    }
  }

  mutating func addAll() {
    rectangles.removeAll(keepingCapacity: true)
    isEverything = true
  }

  /// Copies the missing parts that the next frame does not paint, so that nothing is missing afterwards.
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
