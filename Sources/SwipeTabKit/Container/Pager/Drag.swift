/// A drag of the pages.
struct Drag: Sendable, Hashable {
  /// What drags.
  enum Source: Sendable, Hashable {
    case contact(Contact)
    case wheel
    /// The program, which sets the position by `Pager.follow(_:)`.
    case program
  }

  var source: Source
  /// The slot at the start, as it would be without the rubber band's resistance.
  var start: Double
  /// The slot where the drag began; a drag that takes over from another keeps that one's.
  var origin: Double
  /// The spot of the selected page, to which a cancelled drag returns: the page's index, counted on past the ends in a
  /// ring.
  var home: Int
  /// Whether the drag caught pages in motion.
  var isCatch: Bool
  /// The pointer's coordinate from which the travel counts, in points along the paging axis.
  var anchor: Double
  /// How much of the travel moves nothing, in points.
  var slop: Double
  /// The present slot, as it would be without the rubber band's resistance.
  var raw: Double

  /// How far a pointer at a coordinate has dragged, in points, less the slop in either direction.
  func travel(to coordinate: Double) -> Double {
    (coordinate - anchor).beyond(slop: slop)
  }
}

/// Which event of a swipe comes next.
enum SwipePhase: Sendable, Hashable {
  /// None: no swipe is going on.
  case none
  /// `swipeBegan` was emitted; `swipeEnded` or `swipeCancelled` follows.
  case began
  /// The pages go back to where the swipe began; `swipeCancelled` follows at rest.
  case returning
}
