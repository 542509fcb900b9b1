/// One kind of interaction with a container, such as paging, scrolling or the More list.
///
/// The container offers input to its interactions in one order, from front to back. An interaction can hold a contact,
/// move without input, and be in front of the pages. Every requirement has a default that does nothing.
@MainActor protocol Interaction: AnyObject {
  /// Itself, if time changes it. (A cast would search all conformances of the program for each class.)
  var timed: (any TimedInteraction)? { get }
  /// Itself, if it sees all input or the end of each change.
  ///
  /// Few do, so that the others need not be called in each frame.
  var watching: (any WatchingInteraction)? { get }

  // MARK: Contacts

  /// Decides about a press.
  ///
  /// Nil passes it to the next interaction.
  func claim(_ press: Press) -> Claim?
  /// Called when the interaction gets the contact of a press that it claimed.
  func begin(_ drive: Drive)
  /// Called for each press, even if another interaction holds the contact.
  func note(_ drive: Drive)
  /// Claims a pinch of two fingers: a contact and its second finger.
  ///
  /// False passes it on.
  func claimPair(_ drive: Drive) -> Bool
  /// Claims a contact that no interaction holds, when it moves by the drag threshold along an axis.
  ///
  /// - Returns: Whether the interaction holds the contact now.
  func take(_ drive: Drive, along axis: Axis) -> Bool
  /// Whether the interaction could still claim a contact that no interaction holds, if it continued along the other
  /// axis.
  func mayTakeLater(_ drive: Drive) -> Bool
  /// Handles a move of the contact that it holds.
  ///
  /// Returns false if nothing changed.
  func move(_ drive: Drive) -> Bool
  /// Handles the release of the contact that it holds.
  ///
  /// Returns false if nothing changed.
  func release(_ drive: Drive, _ release: Release) -> Bool
  /// Undoes the changes that its contact has begun.
  func cancel(_ drive: Drive)
  /// Ends the effect of the contact that it holds, because another contact drags now.
  ///
  /// By default it is undone.
  func lose(_ drive: Drive)
  /// The axis along which it moves something with its contact, if the contact caught this motion.
  ///
  /// The default is nil, for no axis.
  var caughtAxis: Axis? { get }
  /// Whether it would claim a contact that caught a motion along the other axis.
  ///
  /// The default is false.
  func couldTake(_ drive: Drive, along axis: Axis) -> Bool
  /// Whether it can hold several contacts at once.
  ///
  /// The default is false: a new contact replaces the previous one.
  var holdsManyContacts: Bool { get }
  /// Whether it drags pages or what is on them, so that only one contact drags in all such interactions.
  ///
  /// The default is false.
  var dragsPages: Bool { get }
  /// Handles a tap of a contact that no interaction held, or that has only rolled, see `Drive.isRolled`.
  ///
  /// False passes it on.
  func tap(_ drive: Drive, at point: Point) -> Bool

  // MARK: Wheel and keys

  /// Handles a turn of the wheel.
  ///
  /// - Returns: Whether the turn changed something. Nil passes it to the next interaction.
  func turn(_ turn: WheelTurn) -> Bool?
  /// Handles a turn of the wheel while it follows a contact.
  ///
  /// Returns false if it changes nothing, as by default.
  func turnHeld(_ turn: WheelTurn) -> Bool
  /// Ends the effect of fingers on a touchpad, because they were lifted.
  ///
  /// Returns false if they moved nothing.
  func endPan() -> Bool
  /// Handles a key before the screen in front and the focused element do, such as Escape during a drag.
  ///
  /// - Returns: Whether the key changed something. Nil passes it to the next interaction.
  func take(_ key: KeyPress) -> Bool?

  // MARK: Motion

  /// Computes again when its motion ends, after the tolerance for rest has changed.
  func retune()
  /// Finishes all motion at once.
  func finishMotion()

  // MARK: Changes

  /// Ends or keeps its drags and motions when something happens to the container.
  func yield(to interruption: Interruption)
  /// Adapts to a new layout after a change of size, pages or options.
  func remeasure()
  /// Adapts to other options, after the layout was computed for them.
  func adoptOptions()
  /// Makes a drag count from where its contact is now, after the size, the axis or the reading direction has changed.
  func rebase()

  /// Called when the pages have stopped.
  func pagesRested()

  // MARK: Resampled drags

  /// Until the next call, pictures show its drag as if the contact were at the position in `drive`.
  ///
  /// Nil restores the drag.
  ///
  /// Only pictures see it: nothing may change, and no page may come into view that is not.
  func resample(_ drive: Drive?)
  /// Until the next call, pictures show a motion on a touchpad as if the fingers had moved further by a turn.
  ///
  /// Slow motions are drawn between pixels.
  ///
  /// Nil restores it.
  func resample(pan: WheelTurn?, isSlow: Bool)

  // MARK: In front

  /// Whether it is in front of everything else, so that nothing below it can be hovered or read aloud.
  var isInFront: Bool { get }
  /// Chooses a page from the list that it shows.
  ///
  /// Returns false if it shows no list or the page cannot be chosen.
  func choose(_ page: PageID, cause: Cause) -> Bool
  /// Paints its part of the picture in front of pages and bars.
  func paint(with brush: Brush, in drawing: inout Drawing)
  /// Returns the accessibility node that replaces all others while it is in front, or nil otherwise.
  func node(in scope: NodeScope) -> AccessibilityNode?
  /// The accessibility node that comes after all others, or nil without one.
  func addedNode(in scope: NodeScope) -> AccessibilityNode?

  // MARK: Invariants

  /// Checks its invariants.
  func check(_ promises: inout Promises)
}

extension Interaction {
  var timed: (any TimedInteraction)? { nil }
  var watching: (any WatchingInteraction)? { nil }
  func claim(_ press: Press) -> Claim? { nil }
  func begin(_ drive: Drive) {}
  func note(_ drive: Drive) {}
  func claimPair(_ drive: Drive) -> Bool { false }
  func take(_ drive: Drive, along axis: Axis) -> Bool { false }
  func mayTakeLater(_ drive: Drive) -> Bool { false }
  func move(_ drive: Drive) -> Bool { false }
  func release(_ drive: Drive, _ release: Release) -> Bool { false }
  func cancel(_ drive: Drive) {}
  func lose(_ drive: Drive) { cancel(drive) }
  var caughtAxis: Axis? { nil }
  func couldTake(_ drive: Drive, along axis: Axis) -> Bool { false }
  var holdsManyContacts: Bool { false }
  var dragsPages: Bool { false }
  func tap(_ drive: Drive, at point: Point) -> Bool { false }
  func turn(_ turn: WheelTurn) -> Bool? { nil }
  func turnHeld(_ turn: WheelTurn) -> Bool { false }
  func endPan() -> Bool { false }
  func take(_ key: KeyPress) -> Bool? { nil }
  func retune() {}
  func finishMotion() {}
  func yield(to interruption: Interruption) {}
  func remeasure() {}
  func adoptOptions() {}
  func rebase() {}
  func pagesRested() {}
  func resample(_ drive: Drive?) {}
  func resample(pan: WheelTurn?, isSlow: Bool) {}
  var isInFront: Bool { false }
  func choose(_ page: PageID, cause: Cause) -> Bool { false }
  func paint(with brush: Brush, in drawing: inout Drawing) {}
  func node(in scope: NodeScope) -> AccessibilityNode? { nil }
  func addedNode(in scope: NodeScope) -> AccessibilityNode? { nil }
  func check(_ promises: inout Promises) {}
}

/// An interaction that changes with time: it moves, or something in it is due at a time.
@MainActor protocol TimedInteraction: Interaction {
  /// Whether its picture changes with time, so that frames must be drawn.
  ///
  /// By default it is true if it has a deadline.
  var isMoving: Bool { get }
  /// The next time at which something changes without input, in seconds.
  ///
  /// The default is nil: there is no such time.
  var deadline: Double? { get }
  /// Advances from `start` to the current time, in seconds.
  ///
  /// There is no deadline between them. By default it does nothing.
  func advance(from start: Double)
  /// Handles its deadline, which is the current time.
  ///
  /// By default it does nothing.
  func meetDeadline()
  /// Calls off what is due now, because deadlines follow each other endlessly at the current time.
  ///
  /// By default it does nothing.
  func callOff()
}

extension TimedInteraction {
  var timed: (any TimedInteraction)? { self }
  var isMoving: Bool { deadline != nil }
  var deadline: Double? { nil }
  func advance(from start: Double) {}
  func meetDeadline() {}
  func callOff() {}
}

/// An interaction that sees all input, or the end of each change.
@MainActor protocol WatchingInteraction: Interaction {
  /// Sees each input event before it is offered to interactions, the rearmost interaction first.
  ///
  /// By default it does nothing.
  func watch(_ event: InputEvent)
  /// Called at the end of each outermost transaction, before events are delivered, the frontmost interaction first.
  ///
  /// By default it does nothing.
  func changeEnded()
}

extension WatchingInteraction {
  var watching: (any WatchingInteraction)? { self }
  func watch(_ event: InputEvent) {}
  func changeEnded() {}
}

/// An interaction that passes contacts on to a hosted container.
@MainActor protocol ContactRelay: Interaction {
  /// Passes an event of a contact on.
  ///
  /// - Returns: Whether the event changed something there.
  func hand(_ event: InputEvent) -> Bool
}

/// The press of a contact.
struct Press: Sendable, Hashable {
  let contact: Contact
  /// The point of the press, in points on the container.
  let point: Point
}

/// An interaction's answer to a press.
enum Claim {
  /// The interaction holds the contact.
  case holds
  /// The interaction passes the contact on to a hosted container.
  case relays(any ContactRelay)
  /// The interaction may claim the contact when it moves by the drag threshold.
  ///
  /// The press is not offered to interactions behind it.
  case waits
  /// No interaction gets the contact.
  ///
  /// `isUsed` is true if the press counts as used.
  case ignores(isUsed: Bool)
}

/// The release of a contact.
struct Release: Sendable, Hashable {
  /// The point of the release, in points on the container.
  let point: Point
  private let across: ReleaseVelocity
  private let down: ReleaseVelocity

  /// Makes a release from the horizontal and the vertical velocity, in points per second.
  init(at point: Point, across: ReleaseVelocity, down: ReleaseVelocity) {
    (self.point, self.across, self.down) = (point, across, down)
  }

  /// The contact's velocity along an axis, in points per second.
  func velocity(along axis: Axis) -> ReleaseVelocity { axis == .horizontal ? across : down }

  /// Whether it has a speed, in points per second, along an axis.
  func isFling(from speed: Double) -> Bool { max(abs(across.choice), abs(down.choice)) >= speed }
}

/// A turn of the wheel, or a move of fingers on a touchpad, in notches: `dx` counts to the right, `dy` away from the user.
struct WheelTurn: Sendable, Hashable {
  private(set) var dx: Double
  private(set) var dy: Double
  /// The pointer's position, in points on the container.
  let point: Point
  /// Whether Shift is held.
  let shift: Bool

  /// The movement of fingers that counts as a notch, in points, or nil for a wheel.
  private let panNotch: Double?

  /// Makes a turn of the wheel, in notches.
  init(dx: Double, dy: Double, point: Point, shift: Bool) {
    (self.dx, self.dy, self.point, self.shift, panNotch) = (dx, dy, point, shift, nil)
  }

  /// Makes a move of fingers on a touchpad from points; a notch of a fine wheel drags by `notch` points.
  init(panBy dx: Double, _ dy: Double, at point: Point, notch: Double) {
    let notch = max(notch, 1)
    (self.dx, self.dy, self.point, shift, panNotch) = (dx / notch, dy / notch, point, false, notch)
  }

  /// Whether fingers on a touchpad move, rather than a wheel.
  var isPan: Bool { panNotch != nil }

  /// The input event of the turn.
  var event: InputEvent {
    guard let panNotch else { return .wheel(dx: dx, dy: dy, at: point, shift: shift) }
    return .pan(dx: dx * panNotch, dy: dy * panNotch, at: point)
  }

  /// Returns the turn as a pointer that is further than its report.
  func pointer(isSlow: Bool) -> ResampledPointer {
    let notch = panNotch ?? 1
    var pointer = ResampledPointer(contact: nil, point: Point(x: dx * notch, y: dy * notch))
    pointer.isSlow = isSlow
    return pointer
  }

  /// The turn together with an earlier one.
  func following(_ earlier: WheelTurn) -> WheelTurn {
    var both = self
    both.dx += earlier.dx
    both.dy += earlier.dy
    return both
  }

  /// The greater component, in points if fingers on a touchpad move; else in notches.
  var reach: Double { max(abs(dx), abs(dy)) * (panNotch ?? 1) }

  /// The part of the turn along an axis.
  func along(_ axis: Axis) -> WheelTurn {
    var part = self
    if axis == .horizontal { part.dy = 0 } else { part.dx = 0 }
    return part
  }

  /// The axis of the greater component; `axis` if both are equal.
  func axis(or axis: Axis) -> Axis {
    guard abs(dx) != abs(dy) else { return dx == 0 ? .vertical : axis }
    return abs(dx) > abs(dy) ? .horizontal : .vertical
  }
}

/// Collects the invariants that a container's current state violates.
struct Promises {
  /// One sentence for each violated invariant.
  private(set) var broken: [String] = []

  /// Checks one invariant; the sentence describes the violation.
  mutating func callAsFunction(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { broken.append(sentence()) }
  }
}
