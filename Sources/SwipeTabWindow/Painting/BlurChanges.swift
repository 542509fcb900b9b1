/// The differences between two pictures once each blur of the new one is painted.
nonisolated struct BlurChanges {
  private var rects: [PixelRect] = []
  /// For each blur the end of its rectangles.
  private var ends: [Int] = []
  private var isUnknown = true

  mutating func forget() { isUnknown = true }

  mutating func begin() {
    isUnknown = false
    rects.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  mutating func note(_ region: DamageRegion, in area: PixelRect, moved: PixelRect = .empty) {
    for rect in region.rects where rect.intersects(area) { rects.append(rect) }
    if moved.intersects(area) { rects.append(moved) }
    ends.append(rects.count)
  }

  func touch(_ blur: Int, _ part: PixelRect) -> Bool {
    guard !isUnknown, ends.indices.contains(blur) else { return true }
    for index in (blur == 0 ? 0 : ends[blur - 1])..<ends[blur] where rects[index].intersects(part) {
      return true
    }
    return false
  }
}
