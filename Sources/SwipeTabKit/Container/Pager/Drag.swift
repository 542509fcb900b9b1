/// A drag of the pages.
struct Drag: Sendable, Hashable {
  /// The source of a drag.
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
  /// Whether the drag caught pages in motion.
  var isCatch: Bool
  /// The pointer's coordinate from which the travel counts, in points along the paging axis, or along the gear's.
  var anchor: Double
  /// The conversion of a contact's movement on the toolbar's indicator to the pages' movement, or nil for a contact on
  /// the pages.
  var gear: Gear?
  /// The drag threshold: the part of the travel that moves nothing, in points.
  var slop: Double
  /// The current slot, without the rubber band's resistance.
  var raw: Double

  /// The gear of a drag by the toolbar's indicator: from one item to the next, the pages move by one.
  struct Gear: Sendable, Hashable {
    /// The toolbar's axis, along which the contact's movement counts.
    var axis: Axis
    /// The position in items from which the travel counts.
    var start: Double
  }

  /// The travel to a coordinate, in points, less the drag threshold in either direction.
  func travel(to coordinate: Double) -> Double {
    (coordinate - anchor).beyond(slop: slop)
  }
}

/// The swipe event that comes next.
enum SwipePhase: Sendable, Hashable {
  /// There is no swipe.
  case none
  /// `swipeBegan` was emitted; `swipeEnded` or `swipeCancelled` follows.
  case began
  /// The pages return to the start of the swipe.
  ///
  /// `swipeCancelled` follows when they stop.
  case returning
}
