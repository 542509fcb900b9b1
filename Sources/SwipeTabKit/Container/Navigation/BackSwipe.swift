/// Going back by hand: a drag from the leading edge, or one that catches a screen on its way.
final class BackSwipe {
  /// How wide the strip at the leading edge is from which a drag goes back, in points.
  private static let edge = 24.0

  private unowned let context: ContainerContext
  private unowned let container: TabContainer
  private var swipe: BackDrag?

  init(context: ContainerContext, container: TabContainer) {
    (self.context, self.container) = (context, container)
  }

  private var stacks: NavigationStacks { container.stacks }

  /// Whether a contact goes back.
  var isHeld: Bool { swipe != nil }

  /// How deep a stack was when a contact took hold of it; nil if none has.
  func start(on key: StackKey) -> Double? {
    swipe.flatMap { $0.stack == key ? $0.start : nil }
  }

  // MARK: Contacts

  /// What a press does to the pushed screens; nil if it is not theirs.
  func claim(at point: Point) -> ContactBook.Role? {
    guard let stack = container.activeStack, !stack.layers.isEmpty else { return nil }
    if !stack.scroll.isResting {
      begin(from: point.x, slop: 0, isCatch: true)
      return .back
    }
    if isOnEdge(point) { return .backEdge }
    return container.isCovered ? container.bodies.claim(at: point) ?? .undecided : nil
  }

  /// Whether a drag from there goes back.
  ///
  /// Beside a toolbar that stands there, that is the pages' edge.
  func isOnEdge(_ point: Point) -> Bool {
    let configuration = context.configuration
    let edge: Edge = configuration.isRightToLeft ? .right : .left
    let isBeside = !container.isCovered && configuration.toolbarEdge == edge
    let bar = isBeside ? container.reachableToolbar ?? .zero : .zero
    let distance =
      edge == .left ? point.x - bar.maxX : context.size.width - bar.width - point.x
    return distance < Self.edge
  }

  /// Takes hold of the screens in front, at a place and with a slop in points.
  func begin(from x: Double, slop: Double, isCatch: Bool) {
    let key = container.activeKey
    guard let stack = stacks[key] else { return }
    container.moreMenu.close()
    swipe = BackDrag(stack: key, start: stack.depth, anchor: x, slop: slop, isCatch: isCatch)
    stacks.move(key) { $0.beginDrag(lastPage: stack.layers.count) }
  }

  /// Follows the contact to a place, in points.
  func drag(to x: Double) {
    guard let back = swipe, let layers = stacks[back.stack]?.layers.count else { return }
    let travel = (x - back.anchor).beyond(slop: back.slop)
    guard travel != 0 || back.hasTravel else { return }
    swipe?.hasTravel = true
    let lower = max(0, back.start.rounded(.up) - 1)
    let place = back.start - context.direction * travel / max(context.viewportWidth, 1)
    stacks.move(back.stack) { $0.drag(to: place.clamped(to: lower...Double(layers))) }
  }

  /// Ends the drag: goes back, or not, by the rules for pages; a catch without travel goes on.
  ///
  /// The velocity is the contact's, in points per second.
  func end(_ release: ReleaseVelocity) {
    guard let back = swipe, var stack = stacks[back.stack] else { return }
    swipe = nil
    let (tuning, width) = (context.tuning, max(context.viewportWidth, 1))
    let limit = tuning.speedLimit
    let velocity = release.map { -context.direction * $0.clamped(to: -limit...limit) / width }
    guard back.hasTravel else { return stacks.settle(back.stack, velocity: 0) }
    let question = SettleTarget(
      place: stack.depth, velocity: velocity.choice, origin: back.start,
      favored: back.isCatch ? stack.restingDepth : nil, range: 0...stack.layers.count)
    let target = question.target(
      flingSpeed: tuning.flingSpeed / width, pagesPerSwipe: .limited(1))
    if target < stack.restingDepth {
      stack.pop(to: stack.screens.count - 1)
      stacks.store(stack, back.stack)
    }
    // Speed away from where it has to go would uncover what lies beyond.
    let way = Double(stack.restingDepth) - stack.depth
    stacks.settle(back.stack, velocity: velocity.motion * way > 0 ? velocity.motion : 0)
  }

  /// Keeps the depth under the contact, which is at a place in points, when the viewport's width or the reading direction
  /// changes.
  func rebase(at x: Double?) {
    guard let back = swipe, let stack = stacks[back.stack] else { return }
    let travel = context.direction * (back.start - stack.depth) * context.viewportWidth
    swipe?.anchor = (x ?? back.anchor) - travel
    swipe?.slop = 0
  }

  /// Takes the drag back to the topmost screen.
  func cancel() {
    guard let back = swipe else { return }
    abandon()
    stacks.settle(back.stack, velocity: 0)
  }

  /// Lets go of the screens where they are.
  func abandon() {
    swipe = nil
    container.letGoOfBack()
  }

  /// Lets go of the screens of a stack.
  func abandon(on key: StackKey) {
    if swipe?.stack == key { abandon() }
  }
}

/// A drag that uncovers what lies below the topmost screen.
private struct BackDrag {
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
