/// Turns pages by the wheel: a whole notch turns one page, and fractions of a notch or fingers drag the pages.
@MainActor final class WheelPaging: WheelInteraction, AdaptingInteraction, TimedInteraction {
  private let context: ContainerContext
  private let wheelRun: WheelRun
  private let catalog: PageCatalog
  private let pager: Pager

  /// The end of the pause in which the wheel turns no page, after a notch has turned one.
  private var quietEnd: Double?
  /// The time at which a drag by fractions ends unless another turn follows.
  private var silenceEnd: Double?
  private var travel = 0.0
  /// The sum of the fractions of a drag in notches, positive towards the next page.
  private var notches = 0.0
  private var pan = Pan.nothing
  private var panVelocity = VelocityTracker()

  init(_ context: ContainerContext, _ wheelRun: WheelRun, _ catalog: PageCatalog, _ pager: Pager) {
    (self.context, self.wheelRun, self.catalog, self.pager) = (context, wheelRun, catalog, pager)
  }

  private enum Pan {
    case nothing
    case dragging
    /// Something else has ended the drag, and the fingers are still down.
    case ignored
  }

  var isQuiet: Bool { quietEnd.map { context.time < $0 } ?? false }

  /// A notch selects a page instead, as a key does.
  var dragsPages: Bool { isDragging }

  private var isDragging: Bool { pager.dragSource == .wheel }

  // MARK: Turning

  func turn(_ turn: WheelTurn) -> Bool? { self.turn(turn, across: turn.shift) }

  /// A turn across the paging axis counts only if `across` is true.
  func turn(_ turn: WheelTurn, across: Bool) -> Bool {
    if turn.isPan, pan == .dragging, !isDragging { pan = .ignored }
    if turn.isPan, pan == .ignored { return true }
    guard !pager.isHeldByMouse, let amount = amount(of: turn, across: across) else { return false }
    wheelRun.note(turn.point, until: context.time + context.tuning.wheelQuiet)
    if isQuiet { return true }
    if leadsOutward(amount) { return false }
    if turn.isPan {
      drag(by: amount)
      notePan()
      return true
    }
    if amount == amount.rounded() { return turnNotch(amount > 0 ? 1 : -1) }
    drag(by: amount)
    return true
  }

  /// Whether a turn leads past the end where the pages rest, to pages around the container.
  private func leadsOutward(_ amount: Double) -> Bool {
    let step = amount > 0 ? 1 : -1
    return !pager.goesOn(by: step) && pager.view.goesOn(by: step)
  }

  /// The amount of a turn towards the next page in notches, or nil if it moves no pages.
  func amount(of turn: WheelTurn, across: Bool) -> Double? {
    guard pager.allowsSwipes else { return nil }
    let axis = turn.axis(or: context.pagingAxis)
    let amount = context.amount(of: turn)
    return amount != 0 && (axis == context.pagingAxis || across) ? amount : nil
  }

  private func turnNotch(_ step: Int) -> Bool {
    guard let selected = pager.selectedIndex,
      !catalog.swipeLock(at: selected).contains(step > 0 ? .forward : .backward),
      let next = catalog.next(from: selected, by: step, .swipe)
    else { return false }
    guard pager.go(to: next.index, steps: next.steps, cause: .wheel).isSelected else {
      return true
    }
    quietEnd = context.time + context.tuning.wheelQuiet
    return true
  }

  // MARK: Fine turns

  private func drag(by amount: Double) {
    if !isDragging {
      pager.beginDrag(.wheel, from: 0, slop: 0)
      (travel, notches) = (0, 0)
      panVelocity.reset()
    }
    // As with a finger, the travel is opposite to the direction of the next page.
    travel -= context.pageDirection * amount * context.tuning.wheelNotch
    notches += amount
    silenceEnd = context.time + context.tuning.wheelQuiet
    pager.drag(by: travel)
  }

  /// Fractions that add up to one notch turn the page, as a whole notch does.
  private func endDrag() {
    silenceEnd = nil
    let isNotch = abs(notches) >= 1 - 1e-9
    pager.endDrag(.zero, turning: isNotch ? (notches > 0 ? 1 : -1) : 0, cause: .wheel)
  }

  func rebase() {
    guard isDragging else { return }
    travel = 0
    panVelocity.reset()
  }

  // MARK: Touchpads

  private func notePan() {
    silenceEnd = nil
    pan = .dragging
    panVelocity.add(travel, at: context.time)
  }

  func endPan() -> Bool {
    let wasDragging = pan == .dragging && isDragging
    pan = .nothing
    guard wasDragging else { return false }
    silenceEnd = nil
    let tuning = context.tuning
    let way = notches * tuning.wheelNotch
    pager.endDrag(panVelocity.release(at: context.time, afterPan: way, tuning), cause: .wheel)
    return true
  }

  func resample(pan: WheelTurn?, isSlow: Bool) {
    guard self.pan == .dragging, isDragging else { return }
    let further = pan.map { amount(of: $0, across: false) ?? 0 }
    pager.resample(
      travel: further.map { travel - context.pageDirection * $0 * context.tuning.wheelNotch },
      isSlow: isSlow)
  }

  // MARK: Time

  var isMoving: Bool { false }

  var deadline: Double? { isDragging ? silenceEnd : nil }

  func meetDeadline() {
    if let deadline, deadline <= context.time { endDrag() }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(
      !isDragging || silenceEnd != nil || pan == .dragging, "the wheel drags and waits for nothing")
  }
}
