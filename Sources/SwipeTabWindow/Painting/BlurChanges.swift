/// The differences between two pictures once each blur of the new one is painted.
nonisolated struct BlurChanges {
  /// The changed rectangles, blur by blur.
  private var rects: [PixelRect] = []
  /// For each blur the end of its rectangles.
  private var ends: [Int] = []
  /// Whether anything may have changed.
  private var isUnknown = true

  /// Notes that anything may have changed.
  mutating func forget() { isUnknown = true }

  /// Begins a comparison.
  mutating func begin() {
    isUnknown = false
    rects.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Notes the changes up to a blur and by it: a region, and a rectangle whose pixels are moved.
  mutating func note(_ region: DamageRegion, in area: PixelRect, moved: PixelRect = .empty) {
    for rect in region.rects where rect.intersects(area) { rects.append(rect) }
    if moved.intersects(area) { rects.append(moved) }
    ends.append(rects.count)
  }

  /// Whether a part of the picture changes up to a blur, given by its number.
  func touch(_ blur: Int, _ part: PixelRect) -> Bool {
    guard !isUnknown, ends.indices.contains(blur) else { return true }
    for index in (blur == 0 ? 0 : ends[blur - 1])..<ends[blur] where rects[index].intersects(part) {
      return true
    }
    return false
  }
}
