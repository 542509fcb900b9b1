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
    if layers.count >= screens.count, zip(screens, layers).allSatisfy({ $0.isSame(as: $1) }) {
      return screens.count
    }
    return (layers.lastIndex { $0.isSame(as: top) } ?? layers.count - 1) + 1
  }

  /// Calls `body` with each container screen that is on the stack, or still shows while it goes.
  func forEachContainerScreen(_ body: (ContainerScreen) -> Void) {
    for case let screen as ContainerScreen in layers { body(screen) }
    // One that was covered at the moment it came has no layer until the stack is at rest.
    for case let screen as ContainerScreen in screens
    where !layers.contains(where: { $0.hosted === screen.container }) {
      body(screen)
    }
  }

  /// Puts a screen on top; the caller moves there.
  mutating func push(_ screen: any Screen) {
    let shown = Int(saturating: depth.rounded(.up))
    if shown < layers.count { layers.removeSubrange(shown...) }
    screens.append(screen)
    layers.append(screen)
  }

  /// Takes screens off until `count` are left; the caller moves there.
  mutating func pop(to count: Int) {
    guard (0..<screens.count).contains(count) else { return }
    if scroll.isResting, screens.count - count > 1, let top = screens.last {
      // Screens in between do not pass by.
      layers = Array(screens[..<count]) + [top]
      scroll.rest(on: layers.count)
    }
    screens.removeSubrange(count...)
  }

  /// Replaces all screens at once.
  mutating func set(_ screens: [any Screen]) {
    self.screens = screens
    rest()
  }

  /// Puts other screens in the places of these; nothing moves.
  ///
  /// - Parameter replacement: The screen for one of these; nil takes it off, with all above it.
  /// - Returns: Whether something was taken off.
  mutating func replace(_ replacement: (any Screen) -> (any Screen)?) -> Bool {
    let old = screens
    var made: [any Screen] = []
    for screen in old {
      guard let other = replacement(screen) else { break }
      made.append(other)
    }
    screens = made
    layers = layers.map { layer in
      zip(old, made).first { $0.0.isSame(as: layer) }?.1 ?? layer
    }
    return made.count < old.count
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
