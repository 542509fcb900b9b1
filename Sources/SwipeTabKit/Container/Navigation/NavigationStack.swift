/// A stack of pushed screens, and the position of their motion.
///
/// `screens` is the stack. `layers` is what shows: during a motion it may still hold screens that are no longer on the
/// stack, so that nothing jumps when a push interrupts a pop. The depth is a position among the layers, moved by the
/// same springs as the pages.
@MainActor struct NavigationStack {
  private(set) var screens: [any Screen] = []
  private(set) var layers: [any Screen] = []
  /// The depth: 0 shows the content below the stack, 1 the first layer.
  var scroll = ScrollPosition(page: 0)
  /// Whether a container was on a screen of this stack, which otherwise is not searched for one.
  private(set) var hasHosted = false
  /// The transitions of screens that were pushed with another transition than the option's.
  private var transitions: [PageID: any PageTransition] = [:]
  /// Whether the layers are known to begin with the screens, or the screens with the layers.
  private var isAligned = true

  /// The transition of the screen that moves, if it differs from the option's.
  var transition: (any PageTransition)? {
    guard !transitions.isEmpty, !layers.isEmpty else { return nil }
    return transitions[layers[Int(saturating: depth).clamped(to: 0...layers.count - 1)].id]
  }

  /// A weak spring may carry the position past the layers for a while.
  var depth: Double { scroll.slot.clamped(to: 0...Double(layers.count)) }

  var restingDepth: Int {
    guard let top = screens.last else { return 0 }
    if isAligned, layers.count >= screens.count { return screens.count }
    // One identifier may be pushed twice, so the whole stack is compared before its top.
    if layers.count >= screens.count, zip(screens, layers).allSatisfy({ $0.isSame(as: $1) }) {
      return screens.count
    }
    return (layers.lastIndex { $0.isSame(as: top) } ?? layers.count - 1) + 1
  }

  /// Calls `body` with each screen that hosts a container, on the stack or still leaving.
  func forEachHosting(_ body: (any Screen, Hosting) -> Void) {
    guard hasHosted else { return }
    for screen in layers {
      if let hosting = screen.asked({ $0.hosting }) { body(screen, hosting) }
    }
    // There may be thousands of both, most of them the same.
    var same = isAligned ? layers.count : 0
    while same < min(layers.count, screens.count), screens[same].isSame(as: layers[same]) {
      same += 1
    }
    // A screen that was covered when it was pushed has no layer until the motion has ended.
    for screen in screens.dropFirst(same) {
      guard let hosting = screen.asked({ $0.hosting }),
        !layers.dropFirst(same).contains(where: { $0.hosted === hosting.container })
      else { continue }
      body(screen, hosting)
    }
  }

  /// Calls `body` with each container on a screen that another stack, which shares the lowest `kept` screens, may lack.
  func forEachHosting(beyond kept: Int, _ body: (any ContainerNode) -> Void) {
    guard hasHosted else { return }
    let others = layers.dropFirst(isAligned ? kept : 0) + screens.dropFirst(kept)
    for screen in others { screen.hosted.map(body) }
  }

  /// Appends a screen, with a transition if it differs from the option's; the caller starts the motion.
  mutating func push(_ screen: any Screen, by transition: (any PageTransition)? = nil) {
    if transition != nil || !transitions.isEmpty { transitions[screen.id] = transition }
    let shown = Int(saturating: depth.rounded(.up))
    if shown < layers.count { layers.removeSubrange(shown...) }
    isAligned = isAligned && layers.count == screens.count
    hasHosted = hasHosted || screen.hosted != nil
    screens.append(screen)
    layers.append(screen)
  }

  /// Replaces the topmost screen, which goes once the other covers it; the caller starts the motion.
  mutating func replaceTop(with screen: any Screen, by transition: (any PageTransition)? = nil) {
    guard !screens.isEmpty else { return }
    push(screen, by: transition)
    screens.remove(at: screens.count - 2)
    isAligned = false
  }

  /// Removes screens until `count` are left; the caller starts the motion.
  mutating func pop(to count: Int) {
    guard (0..<screens.count).contains(count) else { return }
    if scroll.isResting, screens.count - count > 1, let top = screens.last {
      // Screens in between are skipped in the motion.
      layers = Array(screens[..<count]) + [top]
      scroll.rest(on: layers.count)
    }
    screens.removeSubrange(count...)
    guard !isAligned || layers.count < count else { return }
    // If two screens are pushed at once, the first is covered immediately, and the second takes its place in the
    // motion.
    if let top = screens.last, !layers.isEmpty, !layers.contains(where: { $0.isSame(as: top) }) {
      layers[layers.count - 1] = top
      isAligned = false
    }
  }

  /// Removes the screens that a motion to a depth leaves, one at least; the caller starts the motion.
  mutating func pop(toDepth depth: Int) {
    let kept =
      depth == 0
      ? 0 : screens.lastIndex { $0.isSame(as: layers[depth - 1]) }.map { $0 + 1 } ?? .max
    pop(to: min(kept, screens.count - 1))
  }

  mutating func set(_ screens: [any Screen]) {
    self.screens = screens
    noteHosted()
    rest()
  }

  /// Replaces screens without motion, or removes one and all above it for nil, and returns whether it did.
  mutating func replace(_ replacement: (any Screen) -> (any Screen)?) -> Bool {
    let old = screens
    var made: [any Screen] = []
    for screen in old {
      guard let other = replacement(screen) else { break }
      made.append(other)
    }
    screens = made
    isAligned = false
    noteHosted()
    layers = layers.map { layer in
      zip(old, made).first { $0.0.isSame(as: layer) }?.1 ?? layer
    }
    return made.count < old.count
  }

  /// Fully shows the topmost screen and drops the other layers.
  mutating func rest() {
    layers = screens
    isAligned = true
    scroll.rest(on: layers.count)
  }

  private mutating func noteHosted() {
    hasHosted = hasHosted || screens.contains { $0.hosted != nil }
  }
}

/// The owner of a stack: the container, whose screens cover the toolbar, or a page, beside whose screens it stays.
enum StackKey: Sendable, Hashable {
  case container
  case tab(PageID)
}
