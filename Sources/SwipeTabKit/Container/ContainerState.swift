/// Which event of a swipe comes next.
enum SwipePhase: Sendable, Hashable {
  /// None: no swipe is going on.
  case none
  /// `swipeBegan` was emitted; `swipeEnded` or `swipeCancelled` follows.
  case began
  /// The pages go back to where the swipe began; `swipeCancelled` follows at rest.
  case returning
}

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
  /// The place at the start, as it would be without the rubber band's resistance.
  var start: Double
  /// The place where the drag began; a drag that takes over from another keeps that one's.
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
  /// The present place, as it would be without the rubber band's resistance.
  var raw: Double

  /// How far a pointer at a coordinate has dragged, in points, less the slop in either direction.
  func travel(to coordinate: Double) -> Double {
    (coordinate - anchor).beyond(slop: slop)
  }
}

/// The indices of the one or two pages in view; `near` equals `far` if there is one.
struct ShownPages: Sendable, Hashable {
  var near: Int
  var far: Int

  func contains(_ page: Int) -> Bool { page == near || page == far }
}

/// An element of a bar that can be pressed or hovered.
enum BarTarget: Sendable, Hashable {
  /// A toolbar item, by its page.
  case item(PageID)
  /// The More item, which opens the list of pages without an item of their own.
  case more
  /// A row of the More list, by its page.
  case row(PageID)
  /// The close button on an item, by the item's page.
  case close(PageID)
  /// The button that adds a page.
  case add
  /// A leading button of the navigation bar, by its index from the outside.
  case leading(Int)
  /// A trailing button of the navigation bar, by its index from the outside.
  case trailing(Int)

  /// Whether the target is a page's item or the close button on one.
  var isOnItem: Bool {
    switch self {
    case .item, .close: true
    case .more, .row, .add, .leading, .trailing: false
    }
  }
}

/// How far a person has scrolled the toolbar away from where the position puts it.
struct ToolbarOffset: Sendable, Hashable {
  /// The distance in points at `position`; it fades to 0 one page away from there.
  var distance = 0.0
  /// The position at which the person scrolled.
  var position = 0.0

  /// The distance that is left so many pages away from `position`, in points.
  func distance(after pages: Double) -> Double { distance * max(0, 1 - pages) }
}
