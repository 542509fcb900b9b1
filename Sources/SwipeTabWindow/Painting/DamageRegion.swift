/// A region of at most 16 rectangles of pixels without overlaps.
///
/// Rectangles are merged if painting the pixels between them costs less than another rectangle. It
/// allocates once, when it is made.
nonisolated struct DamageRegion {
  static let capacity = 16
  /// The cost of painting and presenting a separate rectangle, in pixels.
  static let overhead = 512

  private(set) var rects: [PixelRect] = []
  private var pending: [PixelRect] = []
  private var spread: [PixelRect] = []
  // What differs from the old picture moved to a side, kept only if it is moved.
  private(set) var differing: [PixelRect] = []
  var isOfMove = false

  init() {
    // More than the capacity for the moment before two are merged, and because a cut leaves up to
    // four pieces.
    rects.reserveCapacity(2 * Self.capacity)
    pending.reserveCapacity(4 * Self.capacity)
    spread.reserveCapacity(Self.capacity)
  }

  var area: Int { rects.reduce(0) { $0 + $1.area } }

  mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
    differing.removeAll(keepingCapacity: true)
  }

  // The even part looks the same after a step to the side.
  mutating func add(_ rect: PixelRect, even: PixelRect = .empty) {
    if isOfMove { rect.forEachPart(outside: even) { differing.append($0) } }
    pending.append(rect)
    settle()
  }

  /// Adds the pixels of `area` within `margin` of a pixel inside `source` that is of the region or of `moved`.
  ///
  /// Added rectangles that are close together become one, and rectangles that overlap it are cut.
  mutating func addSpread(
    from source: PixelRect, by margin: Int, in area: PixelRect, moved: PixelRect = .empty,
    differing columns: ArraySlice<PixelRect>? = nil
  ) {
    spread.removeAll(keepingCapacity: true)
    for rect in rects { spread(rect.intersection(source), by: margin, in: area) }
    spread(moved.intersection(source), by: margin, in: area)
    if isOfMove { differing.append(contentsOf: columns ?? spread[...]) }
    for rect in spread { addWhole(rect) }
  }

  private mutating func spread(_ rect: PixelRect, by margin: Int, in area: PixelRect) {
    guard !rect.isEmpty else { return }
    var changed = rect.outset(by: margin).intersection(area)
    // Each piece is painted with its margin, so pieces near to each other are cheaper as one.
    while let near = spread.firstIndex(where: { $0.outset(by: margin).intersects(changed) }) {
      changed = changed.union(spread.remove(at: near))
    }
    spread.append(changed)
  }

  private mutating func addWhole(_ rect: PixelRect) {
    if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
    for index in rects.indices.reversed() where rects[index].intersects(rect) {
      rects.remove(at: index).forEachPart(outside: rect) { pending.append($0) }
    }
    rects.append(rect)
    settle()
  }

  /// Places the pending rectangles, and merges those beyond the capacity.
  private mutating func settle() {
    while let next = pending.popLast() { place(next) }
    while rects.count > Self.capacity { mergeClosest() }
  }

  /// Places one rectangle, whose pieces after a cut become pending again.
  private mutating func place(_ rect: PixelRect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    rects.removeAll { rect.contains($0) }
    if let index = rects.indices.first(where: { isWorthMerging(rect, $0) }) {
      pending.append(rect.union(rects.remove(at: index)))
    } else if let other = rects.first(where: { $0.intersects(rect) }) {
      rect.forEachPart(outside: other) { pending.append($0) }
    } else {
      rects.append(rect)
      if rects.count > Self.capacity { mergeClosest() }
    }
  }

  /// Whether merging is cheaper, and the union overlaps no third rectangle, whose cut would split it again.
  private func isWorthMerging(_ rect: PixelRect, _ index: Int) -> Bool {
    guard Self.waste(rect, rects[index]) <= Self.overhead else { return false }
    let union = rect.union(rects[index])
    return !rects.indices.contains { $0 != index && rects[$0].intersects(union) }
  }

  private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
    a.union(b).area - a.area - b.area + a.intersection(b).area
  }

  private mutating func mergeClosest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste = Self.waste(rects[first], rects[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let merged = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    absorb(merged)
  }

  /// Adds a rectangle, merging it with all that it overlaps, until none does.
  private mutating func absorb(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var whole = rect
    while let index = rects.firstIndex(where: { $0.intersects(whole) }) {
      whole = whole.union(rects.remove(at: index))
    }
    rects.append(whole)
  }
}
