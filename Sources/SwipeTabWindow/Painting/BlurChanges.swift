/// The differences between two pictures once each blur of the new one is painted.
nonisolated struct BlurChanges {
  // For each blur that moved the pixels to the right.
  private var ways: [Int?] = []
  private var rects: [PixelRect] = []
  /// For each blur the end of its rectangles.
  private var ends: [Int] = []
  private var isUnknown = true

  mutating func forget() { isUnknown = true }

  mutating func begin() {
    isUnknown = false
    rects.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    ways.removeAll(keepingCapacity: true)
  }

  mutating func note(_ region: DamageRegion, in area: PixelRect, moved: PixelRect = .empty) {
    for rect in region.rects where rect.intersects(area) { rects.append(rect) }
    if moved.intersects(area) { rects.append(moved) }
    ends.append(rects.count)
    ways.append(nil)
  }

  /// Notes a blur that moves to a side with what is below it, and returns false if it does not.
  ///
  /// Only its columns at both ends and around damage below it differ, which must not be most of it.
  mutating func note(_ region: DamageRegion, at blur: PlacedBlur, _ moved: MovedPart) -> Bool {
    let (area, source, target) = (blur.area, blur.source, moved.area)
    guard moved.y == 0, target.top <= source.top, target.bottom >= source.bottom else {
      return false
    }
    let start = rects.count
    let (right, left) = (max(0, moved.x), min(0, moved.x))
    addColumn(
      area.left, max(area.left + right, max(target.left, source.left + right) + blur.margin), start,
      area)
    addColumn(
      min(area.right + left, min(target.right, source.right + left) - blur.margin), area.right,
      start, area)
    for rect in region.differing where rect.intersects(source) {
      addColumn(rect.left - blur.margin, rect.right + blur.margin, start, area)
    }
    guard 3 * rects[start...].reduce(0, { $0 + $1.width }) < 2 * area.width else {
      rects.removeSubrange(start...)
      return false
    }
    ends.append(rects.count)
    ways.append(moved.x)
    return true
  }

  private mutating func addColumn(_ left: Int, _ right: Int, _ start: Int, _ area: PixelRect) {
    var column = PixelRect(left: left, top: area.top, right: right, bottom: area.bottom)
      .intersection(area)
    guard !column.isEmpty else { return }
    while let index = rects[start...].firstIndex(where: { $0.intersects(column) }) {
      column = column.union(rects.remove(at: index))
    }
    rects.append(column)
  }

  func way(of blur: Int) -> Int? { isUnknown || !ways.indices.contains(blur) ? nil : ways[blur] }

  func column(dividing part: PixelRect, at blur: Int) -> PixelRect? {
    for index in range(of: blur) where rects[index].intersects(part) && !rects[index].contains(part)
    {
      return rects[index]
    }
    return nil
  }

  var lastColumns: ArraySlice<PixelRect> { rects[range(of: ends.count - 1)] }

  private func range(of blur: Int) -> Range<Int> { (blur == 0 ? 0 : ends[blur - 1])..<ends[blur] }

  func touch(_ blur: Int, _ part: PixelRect) -> Bool {
    guard !isUnknown, ends.indices.contains(blur) else { return true }
    for index in range(of: blur) where rects[index].intersects(part) {
      return true
    }
    return false
  }
}
