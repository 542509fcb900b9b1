/// A toolbar item that a contact carries along the bar; until the drop, only items move, and pages keep their order.
struct Reorder: Sendable, Hashable {
  /// The toolbar's scrolling while an item is carried, at a constant speed while the item is near an end.
  struct Glide: Sendable, Hashable {
    var base: Double
    var start: Double
    /// The speed in points per second, which is 0 away from the ends.
    var speed = 0.0

    func scroll(at time: Double, limit: Double) -> Double {
      (base + speed * max(0, time - start)).clamped(to: 0...limit)
    }

    func end(limit: Double) -> Double? {
      guard speed != 0 else { return nil }
      return start + max(0, ((speed > 0 ? limit : 0) - base) / speed)
    }
  }

  var page: PageID
  var axis: Axis
  var origin: Int
  /// The item's index if it was dropped now.
  var target: Int
  var pointer: Point
  /// The point at which the item is held, as a fraction of its length.
  var grip: Double
  var glide: Glide
}

extension TabBarLayout {
  /// The indices that an item can be carried to: not More, and among the pinned ones or the others of its section.
  func carryRange(of index: Int) -> Range<Int> {
    let end = moreIndex ?? count
    let group = index < pinned ? 0..<min(pinned, end) : min(pinned, end)..<end
    guard !heads.isEmpty, group.contains(index) else { return group }
    // Within the item's section.
    let first = group[...index].last { heads.contains($0) } ?? group.lowerBound
    let next = group[(index + 1)...].first { heads.contains($0) } ?? group.upperBound
    return first..<next
  }

  /// The scroll offset of an item, which is 0 for one that does not scroll.
  func scroll(_ scroll: Double, ofItem index: Int) -> Double { index < stuck ? 0 : scroll }

  /// The start of an item after a drop at another index, for which the items in between move aside.
  func start(ofItem origin: Int, droppedAt index: Int) -> Double {
    let (start, length) = span(at: index)
    return index <= origin ? start : start + length - span(at: origin).length
  }

  /// The start of the carried item, with `start` clamped to the content.
  func carried(_ origin: Int, to start: Double) -> Double {
    let indices = carryRange(of: origin)
    let last = self.start(ofItem: origin, droppedAt: indices.upperBound - 1)
    return start.clamped(to: self.start(ofItem: origin, droppedAt: indices.lowerBound)...last)
  }

  func way(ofItem index: Int, carried origin: Int, over target: Int) -> Double {
    guard index != origin else { return 0 }
    let length = span(at: origin).length + gap
    if origin < index, index <= target { return -length }
    return target <= index && index < origin ? length : 0
  }

  /// The start at which a carried item changes from an index to the next.
  func threshold(ofItem origin: Int, after index: Int) -> Double {
    (start(ofItem: origin, droppedAt: index) + start(ofItem: origin, droppedAt: index + 1)) / 2
  }

  /// The index that is nearest to a carried item, in O(log n).
  func nearestIndex(toItem origin: Int, at start: Double) -> Int {
    let indices = carryRange(of: origin)
    var (low, high) = (indices.lowerBound, indices.upperBound - 1)
    while low < high {
      let middle = (low + high) / 2
      if threshold(ofItem: origin, after: middle) < start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
