/// One kind of interaction with a container, such as paging, scrolling or the More list.
///
/// It says by its roles what it is asked for: only those with a role are called for it. Each role has a default for every
/// requirement, which does nothing. The roles are properties, because a cast would search all conformances of the program for
/// each class.
@MainActor protocol Interaction: AnyObject {
  var touched: (any ContactInteraction)? { get }
  var wheeled: (any WheelInteraction)? { get }
  var keyed: (any KeyInteraction)? { get }
  var adapting: (any AdaptingInteraction)? { get }
  var overlaid: (any OverlayInteraction)? { get }
  var surfaced: (any SurfaceInteraction)? { get }
  var timed: (any TimedInteraction)? { get }
  var watching: (any WatchingInteraction)? { get }
  /// Whether it drags pages or what is on them, so that only one contact drags in all such interactions.
  var dragsPages: Bool { get }
  func check(_ promises: inout Promises)
}

extension Interaction {
  var touched: (any ContactInteraction)? { nil }
  var wheeled: (any WheelInteraction)? { nil }
  var keyed: (any KeyInteraction)? { nil }
  var adapting: (any AdaptingInteraction)? { nil }
  var overlaid: (any OverlayInteraction)? { nil }
  var surfaced: (any SurfaceInteraction)? { nil }
  var timed: (any TimedInteraction)? { nil }
  var watching: (any WatchingInteraction)? { nil }
  var dragsPages: Bool { false }
  func check(_ promises: inout Promises) {}
}

/// The interactions of a container by role, from front to back, in which they are offered input; `overlaid`, `surfaced`, `timed` and
/// `watching` from back to front.
struct Interactions {
  private(set) var all: [any Interaction] = []
  private(set) var touched: [any ContactInteraction] = []
  private(set) var wheeled: [any WheelInteraction] = []
  private(set) var keyed: [any KeyInteraction] = []
  private(set) var adapting: [any AdaptingInteraction] = []
  private(set) var overlaid: [any OverlayInteraction] = []
  private(set) var surfaced: [any SurfaceInteraction] = []
  private(set) var timed: [any TimedInteraction] = []
  private(set) var watching: [any WatchingInteraction] = []

  init() {}

  @MainActor init(_ all: [any Interaction]) {
    self.all = all
    touched = all.compactMap(\.touched)
    wheeled = all.compactMap(\.wheeled)
    keyed = all.compactMap(\.keyed)
    adapting = all.compactMap(\.adapting)
    overlaid = all.reversed().compactMap(\.overlaid)
    surfaced = all.reversed().compactMap(\.surfaced)
    timed = all.reversed().compactMap(\.timed)
    watching = all.reversed().compactMap(\.watching)
  }

  @MainActor func surface(at point: Point) -> (any ContainerNode)? {
    var found: (any ContainerNode)?
    // By index, because an iterator would allocate memory in each frame.
    for index in surfaced.indices where surfaced[index].frame?.contains(point) == true {
      found = surfaced[index].hosted
    }
    return found
  }

  @MainActor func hasSurface(_ container: (any ContainerNode)?) -> Bool {
    for index in surfaced.indices where surfaced[index].hosted === container {
      return container != nil
    }
    return false
  }
}

@MainActor protocol ContactInteraction: Interaction {
  /// Decides about a press, which nil passes to the next interaction.
  func claim(_ press: Press) -> Claim?
  /// Called when the interaction gets the contact of a press that it claimed.
  func begin(_ drive: Drive)
  /// Called for each press, even if another interaction holds the contact.
  func note(_ drive: Drive)
  /// Claims a pinch of a contact and its second finger, which false passes on.
  func claimPair(_ drive: Drive) -> Bool
  /// Claims a contact that no interaction holds, when it moves by the drag threshold along an axis.
  func take(_ drive: Drive, along axis: Axis) -> Bool
  /// Whether the interaction could still claim a contact that continues along the other axis.
  func mayTakeLater(_ drive: Drive) -> Bool
  /// Handles a move of the contact that it holds, and returns false if nothing changed.
  func move(_ drive: Drive) -> Bool
  /// Handles the release of the contact that it holds, and returns false if nothing changed.
  func release(_ drive: Drive, _ release: Release) -> Bool
  /// Undoes the changes that its contact has begun.
  func cancel(_ drive: Drive)
  /// Ends the effect of its contact, because another one drags now.
  ///
  /// The default undoes it.
  func lose(_ drive: Drive)
  /// The axis along which it moves something with its contact, if the contact caught this motion.
  var caughtAxis: Axis? { get }
  /// Whether it would claim a contact that caught a motion along the other axis.
  func couldTake(_ drive: Drive, along axis: Axis) -> Bool
  /// Whether a new contact joins the previous one instead of replacing it.
  var holdsManyContacts: Bool { get }
  /// Handles a tap that no interaction held, or that has only rolled, and which false passes on.
  func tap(_ drive: Drive, at point: Point) -> Bool
  /// Handles a turn of the wheel while it follows a contact, and returns false if nothing changes.
  func turnHeld(_ turn: WheelTurn) -> Bool
  /// Until the next call, pictures show its drag as if the contact were at the position in `drive`, or with nil as it
  /// is.
  ///
  /// Only pictures see it: nothing may change, and no page may come into view that is not.
  func resample(_ drive: Drive?)
}

extension ContactInteraction {
  var touched: (any ContactInteraction)? { self }
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
  func tap(_ drive: Drive, at point: Point) -> Bool { false }
  func turnHeld(_ turn: WheelTurn) -> Bool { false }
  func resample(_ drive: Drive?) {}
}

@MainActor protocol ContactRelay: ContactInteraction {
  func hand(_ event: InputEvent) -> Bool
}

@MainActor protocol WheelInteraction: Interaction {
  /// Returns whether the turn changed something, or nil to pass it to the next interaction.
  func turn(_ turn: WheelTurn) -> Bool?
  /// Ends the effect of fingers that were lifted from a touchpad, and returns false if they moved nothing.
  func endPan() -> Bool
  /// Pictures show a touchpad's motion as if it had moved further, slow ones between pixels, until the next call.
  func resample(pan: WheelTurn?, isSlow: Bool)
}

extension WheelInteraction {
  var wheeled: (any WheelInteraction)? { self }
  func endPan() -> Bool { false }
  func resample(pan: WheelTurn?, isSlow: Bool) {}
}

/// An interaction that takes keys before the screen in front and the focus do.
@MainActor protocol KeyInteraction: Interaction {
  /// Returns nil to pass the key on.
  func take(_ key: KeyPress) -> Bool?
}

extension KeyInteraction {
  var keyed: (any KeyInteraction)? { self }
}

@MainActor protocol AdaptingInteraction: Interaction {
  /// Ends or keeps its drags and motions when something happens to the container.
  func yield(to interruption: Interruption)
  /// Adapts to a new layout after a change of size, pages or options.
  func remeasure()
  /// Adapts to other options, after the layout was computed for them.
  func adoptOptions()
  /// Makes a drag count from where its contact is now, after the size, axis or reading direction has changed.
  func rebase()
  /// Called when the pages have stopped.
  func pagesRested()
}

extension AdaptingInteraction {
  var adapting: (any AdaptingInteraction)? { self }
  func yield(to interruption: Interruption) {}
  func remeasure() {}
  func adoptOptions() {}
  func rebase() {}
  func pagesRested() {}
}

@MainActor protocol OverlayInteraction: Interaction {
  /// Whether it is in front of everything else, so that nothing below it can be hovered or read aloud.
  var isInFront: Bool { get }
  /// Chooses a page from the list that it shows, if it shows one.
  func choose(_ page: PageID, cause: Cause) -> Bool
  func paint(with brush: Brush, in drawing: inout Drawing)
  /// The accessibility node that replaces all others while it is in front.
  func node(in scope: NodeScope) -> AccessibilityNode?
  /// The accessibility node that comes after all others.
  func addedNode(in scope: NodeScope) -> AccessibilityNode?
}

extension OverlayInteraction {
  var overlaid: (any OverlayInteraction)? { self }
  var isInFront: Bool { false }
  func choose(_ page: PageID, cause: Cause) -> Bool { false }
  func node(in scope: NodeScope) -> AccessibilityNode? { nil }
  func addedNode(in scope: NodeScope) -> AccessibilityNode? { nil }
}

/// A screen over or beside the pages, in a container of its own.
@MainActor protocol SurfaceInteraction: Interaction {
  var name: String { get }
  var screen: (any Screen)? { get }
  /// The container that shows the screen, with one page and no bars.
  var hosted: (any ContainerNode)? { get }
  /// Whether there is content for which there is room; a hidden toolbar may still take it along.
  var isShown: Bool { get }
  /// The rectangle in view, if no screen covers it.
  var frame: Rect? { get }
  func adapt()
  func draw(with brush: Brush, in drawing: inout Drawing)
}

extension SurfaceInteraction {
  var surfaced: (any SurfaceInteraction)? { self }
}

/// An interaction that changes with time: it moves, or something in it is due at a time.
@MainActor protocol TimedInteraction: Interaction {
  /// Whether frames must be drawn, for which the default is whether there is a deadline.
  var isMoving: Bool { get }
  /// The next time at which something changes without input.
  var deadline: Double? { get }
  /// Advances from `start` to the current time, without a deadline between them.
  func advance(from start: Double)
  func meetDeadline()
  func beginAnew()
  /// Calls off what is due now, because deadlines follow each other endlessly at the current time.
  func callOff()
  /// Computes again when its motion ends, after the tolerance for rest has changed.
  func retune()
  func finishMotion()
}

extension TimedInteraction {
  var timed: (any TimedInteraction)? { self }
  var isMoving: Bool { deadline != nil }
  var deadline: Double? { nil }
  func advance(from start: Double) {}
  func meetDeadline() {}
  func beginAnew() {}
  func callOff() {}
  func retune() {}
  func finishMotion() {}
}

/// An interaction that sees all input, or the end of each change.
@MainActor protocol WatchingInteraction: Interaction {
  /// Sees each input event before it is offered to interactions, the rearmost interaction first.
  func watch(_ event: InputEvent)
  /// Called at the end of each outermost transaction, before events are delivered, the frontmost first.
  func changeEnded()
}

extension WatchingInteraction {
  var watching: (any WatchingInteraction)? { self }
  func watch(_ event: InputEvent) {}
  func changeEnded() {}
}

struct Press: Sendable, Hashable {
  let contact: Contact
  let point: Point
}

/// An interaction's answer to a press.
enum Claim {
  case holds
  case relays(any ContactRelay)
  /// The interaction may claim the contact beyond the drag threshold; those behind it are not offered the press.
  case waits
  /// No interaction gets the contact; `isUsed` is true if the press counts as used.
  case ignores(isUsed: Bool)
}

/// A turn of the wheel or a move of fingers, in notches to the right (`dx`) and away from the user (`dy`).
struct WheelTurn: Sendable, Hashable {
  private(set) var dx: Double
  private(set) var dy: Double
  let point: Point
  let shift: Bool

  /// The movement of fingers that counts as a notch, or nil for a wheel.
  private let panNotch: Double?

  init(dx: Double, dy: Double, point: Point, shift: Bool) {
    (self.dx, self.dy, self.point, self.shift, panNotch) = (dx, dy, point, shift, nil)
  }

  /// Makes a move of fingers from points; a notch of a fine wheel drags by `notch` points.
  init(panBy dx: Double, _ dy: Double, at point: Point, notch: Double) {
    let notch = max(notch, 1)
    (self.dx, self.dy, self.point, shift, panNotch) = (dx / notch, dy / notch, point, false, notch)
  }

  var isPan: Bool { panNotch != nil }

  var event: InputEvent {
    guard let panNotch else { return .wheel(dx: dx, dy: dy, at: point, shift: shift) }
    return .pan(dx: dx * panNotch, dy: dy * panNotch, at: point)
  }

  /// The turn as a pointer that is further than its report.
  func pointer(isSlow: Bool) -> ResampledPointer {
    let notch = panNotch ?? 1
    var pointer = ResampledPointer(contact: nil, point: Point(x: dx * notch, y: dy * notch))
    pointer.isSlow = isSlow
    return pointer
  }

  func following(_ earlier: WheelTurn) -> WheelTurn {
    var both = self
    both.dx += earlier.dx
    both.dy += earlier.dy
    return both
  }

  /// The greater component, in points if fingers on a touchpad move, else in notches.
  var reach: Double { max(abs(dx), abs(dy)) * (panNotch ?? 1) }

  func along(_ axis: Axis) -> WheelTurn {
    var part = self
    if axis == .horizontal { part.dy = 0 } else { part.dx = 0 }
    return part
  }

  func axis(or axis: Axis) -> Axis {
    guard abs(dx) != abs(dy) else { return dx == 0 ? .vertical : axis }
    return abs(dx) > abs(dy) ? .horizontal : .vertical
  }
}
