/// The swipe that goes back: a drag from the leading edge, or a catch of a screen in motion.
@MainActor
final class BackSwipe: ContactInteraction, WheelInteraction, KeyInteraction, AdaptingInteraction {
  private let context: ContainerContext
  private let contacts: Contacts
  private let pager: Pager
  private let stacks: NavigationStacks
  private let sides: Sides
  private let navigator: Navigator
  private static let edge = 24.0

  private let presentation: Presentation
  private var swipe: BackDrag?
  /// The contacts that went down near the edge, each of which goes back if it is dragged inward.
  private var waiting: Set<Contact> = []

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ pager: Pager, _ stacks: NavigationStacks,
    _ sides: Sides, _ navigator: Navigator, _ presentation: Presentation
  ) {
    (self.context, self.contacts, self.pager, self.stacks) = (context, contacts, pager, stacks)
    (self.sides, self.navigator, self.presentation) = (sides, navigator, presentation)
  }

  var isHeld: Bool { swipe != nil }

  /// The depth of a stack when a contact began to drag it, or nil if none does.
  func start(on key: StackKey) -> Double? {
    swipe.flatMap { $0.stack == key ? $0.start : nil }
  }

  // MARK: Contacts

  func claim(_ press: Press) -> Claim? {
    waiting.remove(press.contact)
    guard pager.selectedIndex != nil, let stack = navigator.activeStack, !stack.layers.isEmpty
    else { return nil }
    if sides.listInFront != nil {
      // The list does not move with the screens beside it, and the user cannot go back from the lowest one.
      let span = presentation.screenSpan
      guard press.point.x >= span.start, press.point.x < span.start + span.width,
        stack.layers.count > navigator.leastDepth || !stack.scroll.isResting
      else { return nil }
    }
    if !stack.scroll.isResting, !isHeld {
      begin(from: press.point.x, slop: 0, isCatch: true)
      return .holds
    }
    // A second contact continues the swipe once it moves by the drag threshold.
    guard isOnEdge(press.point) || isHeld else { return nil }
    waiting.insert(press.contact)
    return .waits
  }

  func take(_ drive: Drive, along axis: Axis) -> Bool {
    guard waiting.contains(drive.contact), axis == .horizontal else { return false }
    guard navigator.activeStack != nil else {
      // The screen was popped after the press, so the contact must not drag the content below.
      contacts.ignore()
      return false
    }
    contacts.give(to: self)
    begin(
      from: drive.press.x, slop: context.tuning.slop(of: drive.contact.device),
      isCatch: swipe?.isCatch ?? false)
    return move(drive)
  }

  func mayTakeLater(_ drive: Drive) -> Bool {
    waiting.contains(drive.contact) && navigator.activeStack != nil
  }

  /// Along the other axis, a list on the screen that comes scrolls under the same contact.
  var caughtAxis: Axis? { swipe?.isCatch == true ? .horizontal : nil }

  var dragsPages: Bool { true }

  /// Whether a point is near enough to the leading edge; beside a toolbar the edge of the pages counts.
  func isOnEdge(_ point: Point) -> Bool {
    let configuration = context.configuration
    let edge: Edge = configuration.isRightToLeft ? .right : .left
    if sides.listInFront != nil {
      let span = presentation.screenSpan
      let distance =
        configuration.isRightToLeft ? span.start + span.width - point.x : point.x - span.start
      return distance >= 0 && distance < Self.edge
    }
    let isBeside = !navigator.isCovered && configuration.toolbarEdge == edge
    let bar = isBeside ? presentation.reachableToolbar ?? .zero : .zero
    let distance =
      edge == .left ? point.x - bar.maxX : context.size.width - bar.width - point.x
    return distance < Self.edge
  }

  private func begin(from x: Double, slop: Double, isCatch: Bool) {
    context.interrupt(.back)
    let key = navigator.activeKey
    guard let stack = stacks[key] else { return }
    swipe = BackDrag(stack: key, start: stack.depth, anchor: x, slop: slop, isCatch: isCatch)
    stacks.move(key) { $0.beginDrag(lastPage: stack.layers.count) }
  }

  func move(_ drive: Drive) -> Bool {
    guard let back = swipe, let layers = stacks[back.stack]?.layers.count else { return true }
    let travel = (drive.last.x - back.anchor).beyond(slop: back.slop)
    guard travel != 0 || back.hasTravel else { return true }
    swipe?.hasTravel = true
    let depth = depth(of: back, after: travel, of: layers)
    stacks.move(back.stack) { $0.drag(to: depth) }
    return true
  }

  func resample(_ drive: Drive?) {
    guard let drive, let back = swipe, back.hasTravel, let stack = stacks[back.stack] else {
      return stacks.resample(nil)
    }
    let travel = (drive.last.x - back.anchor).beyond(slop: back.slop)
    stacks.resample((back.stack, depth(of: back, after: travel, of: stack.layers.count)))
  }

  private func depth(of back: BackDrag, after travel: Double, of layers: Int) -> Double {
    let lower = max(0, back.start.rounded(.up) - 1)
    let place = back.start - context.direction * travel / max(presentation.screenSpan.width, 1)
    return place.clamped(to: lower...Double(layers))
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    end(release.velocity(along: .horizontal))
    return true
  }

  func cancel(_ drive: Drive) { cancel() }

  /// Turns of the wheel are ignored while the mouse drags.
  func turn(_ turn: WheelTurn) -> Bool? { contacts.isMouseHeld(by: self) ? false : nil }

  func take(_ key: KeyPress) -> Bool? {
    guard key == KeyPress(.escape), isHeld else { return nil }
    cancel()
    return true
  }

  /// Goes back or not by the rule for pages, `SettleTarget`; a catch without travel lets the motion continue.
  private func end(_ release: ReleaseVelocity) {
    guard let back = swipe, var stack = stacks[back.stack] else { return }
    swipe = nil
    let (tuning, width) = (context.tuning, max(presentation.screenSpan.width, 1))
    let velocity = release.map { -context.direction * $0.clamped(to: tuning.speeds) / width }
    guard back.hasTravel else { return stacks.settle(back.stack, velocity: 0) }
    let question = SettleTarget(
      slot: stack.depth, velocity: velocity.choice, origin: back.start,
      caught: back.isCatch ? stack.restingDepth : nil, range: 0...stack.layers.count)
    let target = question.target(
      flingSpeed: tuning.flingSpeed / width, pagesPerSwipe: .limited(1))
    if target < stack.restingDepth {
      stack.pop(toDepth: target)
      stacks.store(stack, back.stack)
    }
    // A velocity away from the target would show the content beyond it.
    let way = Double(stack.restingDepth) - stack.depth
    stacks.settle(back.stack, velocity: velocity.motion * way > 0 ? velocity.motion : 0)
  }

  func rebase() {
    guard let back = swipe, let stack = stacks[back.stack] else { return }
    let travel = context.direction * (back.start - stack.depth) * presentation.screenSpan.width
    swipe?.anchor = (contacts.drive(heldBy: self)?.last.x ?? back.anchor) - travel
    swipe?.slop = 0
  }

  private func cancel() {
    guard let back = swipe else { return }
    abandon()
    stacks.settle(back.stack, velocity: 0)
  }

  func abandon() {
    swipe = nil
    contacts.ignore(ifHeldBy: self)
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

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    let isByContact = contacts.isHeld(by: self)
    promise(isHeld == isByContact, "going back: \(isHeld), by a contact: \(isByContact)")
  }
}

private struct BackDrag {
  var stack: StackKey
  /// The depth at the start.
  var start: Double
  var anchor: Double
  /// The part of the travel that moves nothing.
  var slop: Double
  var isCatch: Bool
  var hasTravel = false
}
