/// A toolbar item that a contact is carrying to another place.
///
/// Distances are in points along the bar, from the leading end of its content. Until the drop the
/// pages keep their order, and only their items move.
struct Reorder: Sendable, Hashable {
  /// The toolbar's scrolling while an item is carried.
  ///
  /// Its speed is constant while the item is near an end, and 0 elsewhere.
  struct Glide: Sendable, Hashable {
    /// The scroll offset at `start`, in points.
    var base: Double
    /// When this motion began, in seconds.
    var start: Double
    /// The speed in points per second.
    ///
    /// It is 0 away from the ends.
    var speed = 0.0

    /// The scroll offset at a moment, in points.
    func scroll(at time: Double, limit: Double) -> Double {
      (base + speed * max(0, time - start)).clamped(to: 0...limit)
    }

    /// When the end of the content is reached, in seconds, or nil without motion.
    func end(limit: Double) -> Double? {
      guard speed != 0 else { return nil }
      return start + max(0, ((speed > 0 ? limit : 0) - base) / speed)
    }
  }

  /// The page whose item is carried.
  var page: PageID
  /// The axis of the bar when the item was picked up.
  var axis: Axis
  /// The item's index before it was picked up.
  var origin: Int
  /// The item's index if it was dropped now.
  var target: Int
  /// The contact's position, in points on the container.
  var pointer: Point
  /// The point at which the item is held, as a fraction of its length.
  var grip: Double
  /// The toolbar's scrolling.
  var glide: Glide
}

/// The bar's layout while an item is carried.
extension TabBarLayout {
  /// The indices that an item can be carried to: all but the More item's, among the pinned ones or among the others,
  /// and in its section.
  func carryRange(of index: Int) -> Range<Int> {
    let end = moreIndex ?? count
    let group = index < pinned ? 0..<min(pinned, end) : min(pinned, end)..<end
    guard !heads.isEmpty, group.contains(index) else { return group }
    // Within the item's section.
    let first = group[...index].last { heads.contains($0) } ?? group.lowerBound
    let next = group[(index + 1)...].first { heads.contains($0) } ?? group.upperBound
    return first..<next
  }

  /// Returns the scroll offset of an item, in points.
  ///
  /// It is 0 for an item that does not scroll.
  func scroll(_ scroll: Double, ofItem index: Int) -> Double { index < stuck ? 0 : scroll }

  /// Returns the start of an item from index `origin` after a drop at another index.
  ///
  /// The items in between move aside.
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

  /// Returns the distance that an item moves aside, in points, while one is carried from `origin` to `target`.
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

  /// The index that is nearest to a carried item, which starts at `start`.
  ///
  /// O(log n).
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
