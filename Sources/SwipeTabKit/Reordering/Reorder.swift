/// An item of the toolbar that a contact carries to another place.
///
/// Distances are in points along the bar, from the leading end of its content. Until it is dropped the pages keep their
/// order, and only the items' places on screen differ.
struct Reorder: Sendable, Hashable {
  /// The toolbar's scroll while an item is carried: even motion where it is held at an end, else none.
  struct Glide: Sendable, Hashable {
    /// How far the toolbar was scrolled at `start`.
    var base: Double
    /// Since when it moves so, in seconds.
    var start: Double
    /// In points per second; 0 for none.
    var speed = 0.0

    /// How far the toolbar is scrolled at a moment.
    func scroll(at time: Double, limit: Double) -> Double {
      (base + speed * max(0, time - start)).clamped(to: 0...limit)
    }

    /// When the end is reached, in seconds; nil without motion.
    func end(limit: Double) -> Double? {
      guard speed != 0 else { return nil }
      return start + max(0, ((speed > 0 ? limit : 0) - base) / speed)
    }
  }

  /// The page whose item is carried.
  var page: PageID
  /// The axis of the bar at the beginning.
  var axis: Axis
  /// The place that it comes from.
  var origin: Int
  /// The place that it would have if it were dropped now.
  var target: Int
  /// Where the contact is, in points on the container.
  var pointer: Point
  /// Where on the item it is held, as a share of its length.
  var grip: Double
  /// How the toolbar scrolls meanwhile.
  var glide: Glide
}

/// Places in a bar while an item is carried over it.
extension TabBarLayout {
  /// The places that items can be carried to: all but that of the More item.
  var carryPlaces: Range<Int> { 0..<(moreIndex ?? count) }

  /// Where an item from `origin` would begin if it was dropped at a place; the items between make room.
  func start(ofItem origin: Int, droppedAt place: Int) -> Double {
    let (start, length) = span(at: place)
    return place <= origin ? start : start + length - span(at: origin).length
  }

  /// Where an item from `origin` begins that is held so that it would begin at `start`: within the content.
  func carried(_ origin: Int, to start: Double) -> Double {
    let places = carryPlaces
    let last = self.start(ofItem: origin, droppedAt: places.upperBound - 1)
    return start.clamped(to: self.start(ofItem: origin, droppedAt: 0)...last)
  }

  /// How far an item makes room for one that is carried from a place over another, in points.
  func way(ofItem place: Int, carried origin: Int, over target: Int) -> Double {
    guard place != origin else { return 0 }
    let length = span(at: origin).length + gap
    if origin < place, place <= target { return -length }
    return target <= place && place < origin ? length : 0
  }

  /// The distance at which an item that is carried towards the end changes from a place to the next.
  func threshold(ofItem origin: Int, after place: Int) -> Double {
    (start(ofItem: origin, droppedAt: place) + start(ofItem: origin, droppedAt: place + 1)) / 2
  }

  /// The place that is nearest to an item from `origin` that begins at `start`.
  ///
  /// O(log n).
  func nearestPlace(toItem origin: Int, at start: Double) -> Int {
    let places = carryPlaces
    var (low, high) = (places.lowerBound, places.upperBound - 1)
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
