/// Going back by hand: a drag from the leading edge, or one that catches a screen on its way.
final class BackSwipe: Interaction {
  /// How wide the strip at the leading edge is from which a drag goes back, in points.
  private static let edge = 24.0

  private let contacts: Contacts
  private let pager: Pager
  private let stacks: NavigationStacks
  private let navigator: Navigator
  private let presentation: Presentation
  private let context: ContainerContext
  private var swipe: BackDrag?
  /// A contact on the edge that goes back if it is dragged away from there.
  private var waiting: Contact?

  init(
    contacts: Contacts, pager: Pager, stacks: NavigationStacks, navigator: Navigator,
    presentation: Presentation, context: ContainerContext
  ) {
    (self.contacts, self.pager) = (contacts, pager)
    (self.stacks, self.navigator) = (stacks, navigator)
    (self.presentation, self.context) = (presentation, context)
  }

  /// Whether a contact goes back.
  var isHeld: Bool { swipe != nil }

  /// How deep a stack was when a contact took hold of it; nil if none has.
  func start(on key: StackKey) -> Double? {
    swipe.flatMap { $0.stack == key ? $0.start : nil }
  }

  // MARK: Contacts

  func claim(_ press: Press) -> Claim? {
    waiting = nil
    guard pager.selection != nil, let stack = navigator.activeStack, !stack.layers.isEmpty
    else { return nil }
    if !stack.scroll.isResting {
      begin(from: press.point.x, slop: 0, isCatch: true)
      return .holds
    }
    guard isOnEdge(press.point) else { return nil }
    waiting = press.contact
    return .waits
  }

  func take(_ drive: Drive, along axis: Axis) -> Bool {
    guard waiting == drive.contact, axis == .horizontal else { return false }
    guard navigator.activeStack != nil else {
      // Its screen has gone meanwhile; what lies below was not what the contact went down on.
      contacts.ignore()
      return false
    }
    contacts.give(to: self)
    begin(from: drive.press.x, slop: context.tuning.slop(of: drive.contact.device), isCatch: false)
    return move(drive)
  }

  func mayTakeLater(_ drive: Drive) -> Bool {
    waiting == drive.contact && navigator.activeStack != nil
  }

  /// Whether a drag from there goes back.
  ///
  /// Beside a toolbar that stands there, that is the pages' edge.
  func isOnEdge(_ point: Point) -> Bool {
    let configuration = context.configuration
    let edge: Edge = configuration.isRightToLeft ? .right : .left
    let isBeside = !navigator.isCovered && configuration.toolbarEdge == edge
    let bar = isBeside ? presentation.reachableToolbar ?? .zero : .zero
    let distance =
      edge == .left ? point.x - bar.maxX : context.size.width - bar.width - point.x
    return distance < Self.edge
  }

  /// Takes hold of the screens in front, at a place and with a slop in points.
  private func begin(from x: Double, slop: Double, isCatch: Bool) {
    let key = navigator.activeKey
    guard let stack = stacks[key] else { return }
    context.interrupt(.back)
    swipe = BackDrag(stack: key, start: stack.depth, anchor: x, slop: slop, isCatch: isCatch)
    stacks.move(key) { $0.beginDrag(lastPage: stack.layers.count) }
  }

  func move(_ drive: Drive) -> Bool {
    guard let back = swipe, let layers = stacks[back.stack]?.layers.count else { return true }
    let travel = (drive.last.x - back.anchor).beyond(slop: back.slop)
    guard travel != 0 || back.hasTravel else { return true }
    swipe?.hasTravel = true
    let lower = max(0, back.start.rounded(.up) - 1)
    let place = back.start - context.direction * travel / max(context.viewportWidth, 1)
    stacks.move(back.stack) { $0.drag(to: place.clamped(to: lower...Double(layers))) }
    return true
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    end(release.velocity(along: .horizontal))
    return true
  }

  func cancel(_ drive: Drive) { cancel() }

  /// Escape takes a drag back.
  func take(_ key: KeyPress) -> Bool? {
    guard key == KeyPress(.escape), isHeld else { return nil }
    cancel()
    return true
  }

  /// Ends the drag: goes back, or not, by the rules for pages; a catch without travel goes on.
  ///
  /// The velocity is the contact's, in points per second.
  private func end(_ release: ReleaseVelocity) {
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

  /// Keeps the depth under the contact.
  func rebase() {
    guard let back = swipe, let stack = stacks[back.stack] else { return }
    let travel = context.direction * (back.start - stack.depth) * context.viewportWidth
    swipe?.anchor = (contacts.drive?.last.x ?? back.anchor) - travel
    swipe?.slop = 0
  }

  /// Takes the drag back to the topmost screen.
  private func cancel() {
    guard let back = swipe else { return }
    abandon()
    stacks.settle(back.stack, velocity: 0)
  }

  /// Lets go of the screens where they are.
  func abandon() {
    swipe = nil
    contacts.drop(ifHeldBy: self)
  }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .state: abandon()
    case .cover, .selection: cancel()
    case .stack(let key):
      if swipe?.stack == key, stacks[key]?.scroll.isDragging != true { abandon() }
    case .back, .selected, .pages, .newPages, .top, .layout: break
    }
  }

  // MARK: Promises

  func check(_ promise: inout Promises) {
    let isByContact = contacts.isHeld(by: self)
    promise(isHeld == isByContact, "going back: \(isHeld), by a contact: \(isByContact)")
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
