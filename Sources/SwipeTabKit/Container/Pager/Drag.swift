struct Drag: Sendable, Hashable {
  enum Source: Sendable, Hashable {
    case contact(Contact)
    case wheel
    /// The program, which sets the position by `Pager.follow(_:)`.
    case program
  }

  var source: Source
  /// The slot at the start, without the rubber band's resistance.
  var start: Double
  /// The slot where the drag began; a drag that takes over from another one keeps its origin.
  var origin: Double
  /// The spot of the selected page, to which a cancelled drag returns.
  var home: Int
  var isCatch: Bool
  /// The pointer's coordinate from which the travel counts, along the paging axis or the gear's.
  var anchor: Double
  /// The gear of a contact on the toolbar's indicator, or nil for a contact on the pages.
  var gear: Gear?
  /// The part of the travel that moves nothing.
  var slop: Double
  var raw: Double

  /// The gear of a drag by the toolbar's indicator: from one item to the next, the pages move by one.
  struct Gear: Sendable, Hashable {
    var axis: Axis
    /// The position in items from which the travel counts.
    var start: Double
  }

  func travel(to coordinate: Double) -> Double {
    (coordinate - anchor).beyond(slop: slop)
  }
}

/// The swipe event that comes next.
enum SwipePhase: Sendable, Hashable {
  case none
  /// `swipeBegan` was emitted; `swipeEnded` or `swipeCancelled` follows.
  case began
  /// The pages return to the start of the swipe, and `swipeCancelled` follows when they stop.
  case returning
}
