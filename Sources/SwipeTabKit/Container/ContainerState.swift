/// Where a swipe is in its events.
enum SwipePhase: Sendable, Hashable {
  /// No swipe's event is owed.
  case none
  /// `swipeBegan` was told; `swipeEnded` or `swipeCancelled` is owed.
  case began
  /// The swipe goes back to where it began; `swipeCancelled` is owed at rest.
  case returning
}

/// A drag of the pages.
struct Drag: Sendable, Hashable {
  /// What drags.
  enum Source: Sendable, Hashable {
    case contact(Contact)
    case wheel
    /// Something outside, which says where the position is.
    case program
  }

  var source: Source
  /// The place at the start, without the rubber band's resistance.
  var start: Double
  /// The page that showed most where it began, by its place.
  var origin: Double
  /// The selected page, as it lies for this drag: what a drag that comes to nothing goes back to.
  var home: Int
  /// Whether it caught a motion.
  var isCatch: Bool
  /// Where the pointer was at the start, in points along the axis.
  var anchor: Double
  /// The distance that is withheld, in points.
  var slop: Double
  /// The place without the rubber band's resistance.
  var raw: Double

  /// How far a pointer at a coordinate drags, in points: the slop is withheld in both directions.
  func travel(to coordinate: Double) -> Double {
    (coordinate - anchor).beyond(slop: slop)
  }
}

/// The pages in view, by index; twice the same at rest.
struct ShownPages: Sendable, Hashable {
  var near: Int
  var far: Int

  func contains(_ page: Int) -> Bool { page == near || page == far }
}

/// Something in a bar that can be pointed at.
enum BarTarget: Sendable, Hashable {
  /// A toolbar item, by its page.
  case item(PageID)
  /// The item that opens the list of pages without one.
  case more
  /// A row of that list, by its page.
  case row(PageID)
  /// The button that closes a page, by that.
  case close(PageID)
  /// The button that adds a page.
  case add
  /// A leading button of the navigation bar, by its place.
  case leading(Int)
  /// A trailing button of the navigation bar, by its place.
  case trailing(Int)

  /// Whether it is an item of the toolbar, or on one.
  var isOnItem: Bool {
    switch self {
    case .item, .close: true
    case .more, .row, .add, .leading, .trailing: false
    }
  }
}

/// How far a person has scrolled the toolbar away from where the position puts it.
struct ToolbarOffset: Sendable, Hashable {
  /// The distance in points; it fades while the position moves a page.
  var distance = 0.0
  /// The position at which the person scrolled.
  var position = 0.0

  /// The distance that is left of it so many pages away, in points.
  func distance(after pages: Double) -> Double { distance * max(0, 1 - pages) }
}
