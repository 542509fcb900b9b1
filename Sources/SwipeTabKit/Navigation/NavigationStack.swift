/// What is pushed on top, and how far it covers what lies below.
///
/// `screens` is the truth. `layers` is what shows: while something comes and goes it may still hold screens that are no
/// longer on the stack, so that nothing jumps when a push interrupts a pop. The depth is a place among the layers, moved by
/// the same springs as the pages.
struct NavigationStack {
  /// The screens, the topmost last.
  private(set) var screens: [any Screen] = []
  /// The screens that may show, from below to above.
  private(set) var layers: [any Screen] = []
  /// The depth: 0 shows what lies below, 1 the first layer.
  var scroll = ScrollPosition(page: 0)

  /// How many layers the depth is, fractions while it moves.
  var depth: Double { scroll.place }

  /// The depth at which the topmost screen shows whole.
  var restingDepth: Int {
    guard let top = screens.last else { return 0 }
    // One identifier may be pushed twice, so the whole stack is looked for before its top.
    if screens.map(\.id) == layers.prefix(screens.count).map(\.id) { return screens.count }
    return (layers.lastIndex { $0.id == top.id } ?? layers.count - 1) + 1
  }

  /// Puts a screen on top; the caller moves there.
  mutating func push(_ screen: any Screen) {
    let shown = Int(depth.rounded(.up))
    if shown < layers.count { layers.removeSubrange(shown...) }
    screens.append(screen)
    layers.append(screen)
  }

  /// Takes screens off until `count` are left, the topmost first; the caller moves there.
  mutating func pop(to count: Int) -> [PageID] {
    guard count < screens.count else { return [] }
    let popped = screens[count...].reversed().map(\.id)
    if scroll.isResting, screens.count - count > 1, let top = screens.last {
      // Screens in between do not pass by.
      layers = Array(screens[..<count]) + [top]
      scroll.rest(on: layers.count)
    }
    screens.removeSubrange(count...)
    return popped
  }

  /// Replaces all screens at once.
  mutating func set(_ screens: [any Screen]) {
    self.screens = screens
    rest()
  }

  /// Puts other screens in the places of these; nothing moves.
  ///
  /// - Parameter replacement: The screen for one of these; nil takes it off, with all above it.
  /// - Returns: What was taken off, the topmost first.
  mutating func replace(_ replacement: (any Screen) -> (any Screen)?) -> [PageID] {
    var made: [PageID: any Screen] = [:]
    var kept: [any Screen] = []
    for screen in screens {
      guard let other = replacement(screen) else { break }
      kept.append(other)
      made[screen.id] = other
    }
    let lost = screens[kept.count...].reversed().map(\.id)
    screens = kept
    layers = layers.map { made[$0.id] ?? $0 }
    return lost
  }

  /// Shows the topmost screen whole and forgets what else was in view.
  mutating func rest() {
    layers = screens
    scroll.rest(on: layers.count)
  }
}

/// Whose stack it is.
enum StackKey: Sendable, Hashable {
  /// The whole container's: a push covers the toolbar.
  case container
  /// A page's own: the toolbar stays.
  case tab(PageID)
}

/// A drag that uncovers what lies below the topmost screen.
struct BackDrag: Sendable, Hashable {
  var stack: StackKey
  /// The depth at the start.
  var start: Double
  /// Where the pointer was at the start, in points.
  var anchor: Double
  /// The distance that is withheld, in points.
  var slop: Double
  /// Whether it caught a motion.
  var isCatch: Bool
  /// Whether it moved anything.
  var hasTravel = false
}
