/// What people do with a container, a part for each thing: it can hold a contact, move by itself, and lie in front.
///
/// The container asks all its interactions in one order, from what lies in front to what lies behind. Every requirement
/// has a default that does nothing.
protocol Interaction: AnyObject {
  // MARK: Contacts

  /// What a press does to it; nil if it is not its own, so that the next one is asked.
  func claim(_ press: Press) -> Claim?
  /// Begins to hold the contact that it claimed, at its press.
  func begin(_ drive: Drive)
  /// Notes a contact that has gone down, held by a part or by nobody yet.
  func note(_ drive: Drive)
  /// Takes two fingers that pinch, the driving one and its second; false if they are not its own.
  func claimPair(_ drive: Drive) -> Bool
  /// Takes a contact that nobody held, as it crosses the slop along an axis.
  ///
  /// - Returns: Whether it holds the contact now.
  func take(_ drive: Drive, along axis: Axis) -> Bool
  /// Whether it could take a contact that nobody held, if that went on otherwise than it does now.
  func mayTakeLater(_ drive: Drive) -> Bool
  /// Follows the contact that it holds; false if that changed nothing.
  func move(_ drive: Drive) -> Bool
  /// Ends the contact that it holds; false if that changed nothing.
  func release(_ drive: Drive, _ release: Release) -> Bool
  /// Takes back what the contact that it holds has begun.
  func cancel(_ drive: Drive)
  /// Takes a contact that went up where it went down, without being held; false if it is not its own.
  func tap(_ drive: Drive, at point: Point) -> Bool

  // MARK: Wheel and keys

  /// Takes a turn of the wheel.
  ///
  /// - Returns: Whether the turn changed something; nil if it is not its own.
  func turn(_ turn: WheelTurn) -> Bool?
  /// Takes a key that is its own whatever is in front, such as Escape for what it holds.
  ///
  /// - Returns: Whether the key changed something; nil if it is not its own.
  func take(_ key: KeyPress) -> Bool?

  // MARK: Time

  /// Whether it changes the picture with time alone, so that frames are wanted.
  var isMoving: Bool { get }
  /// The next moment at which something happens to it without input, in seconds; nil for none.
  var deadline: Double? { get }
  /// Moves from a moment on to the present one, without passing a deadline; both in seconds.
  func advance(from start: Double)
  /// Does what the present moment is the deadline of.
  func meetDeadline()
  /// Finds anew when it comes to rest, after what counts as rest has changed.
  func retune()
  /// Puts what moves by itself where it is going.
  func finishMotion()

  // MARK: Others

  /// Gives way to something that happens to the container.
  func yield(to interruption: Interruption)
  /// Keeps to the new layout after a change of size, pages or options.
  func remeasure()
  /// Follows other options, once everything is laid out by them.
  func adoptOptions()
  /// Keeps what a contact holds under it, after the size, the axis or the reading direction has changed.
  func rebase()

  /// The pages have come to rest.
  func pagesRested()

  // MARK: In front

  /// Whether it lies over everything else, so that nothing else is hovered or read aloud.
  var isInFront: Bool { get }
  /// Goes to a page that it lists; false if it lists none now.
  func choose(_ page: PageID, cause: Cause) -> Bool
  /// Paints what lies over pages and bars.
  func paint(with painter: ContainerPainter, in drawing: inout Drawing)
  /// What stands for everything in the accessibility tree while it lies in front; nil while it does not.
  func node(in tree: AccessibilityTree) -> AccessibilityNode?

  // MARK: Promises

  /// Tells every promise that holds for it, and which of them are broken.
  func check(_ promises: inout Promises)
}

extension Interaction {
  func claim(_ press: Press) -> Claim? { nil }
  func begin(_ drive: Drive) {}
  func note(_ drive: Drive) {}
  func claimPair(_ drive: Drive) -> Bool { false }
  func take(_ drive: Drive, along axis: Axis) -> Bool { false }
  func mayTakeLater(_ drive: Drive) -> Bool { false }
  func move(_ drive: Drive) -> Bool { false }
  func release(_ drive: Drive, _ release: Release) -> Bool { false }
  func cancel(_ drive: Drive) {}
  func tap(_ drive: Drive, at point: Point) -> Bool { false }
  func turn(_ turn: WheelTurn) -> Bool? { nil }
  func take(_ key: KeyPress) -> Bool? { nil }
  var isMoving: Bool { deadline != nil }
  var deadline: Double? { nil }
  func advance(from start: Double) {}
  func meetDeadline() {}
  func retune() {}
  func finishMotion() {}
  func yield(to interruption: Interruption) {}
  func remeasure() {}
  func adoptOptions() {}
  func rebase() {}
  func pagesRested() {}
  var isInFront: Bool { false }
  func choose(_ page: PageID, cause: Cause) -> Bool { false }
  func paint(with painter: ContainerPainter, in drawing: inout Drawing) {}
  func node(in tree: AccessibilityTree) -> AccessibilityNode? { nil }
  func check(_ promises: inout Promises) {}
}

/// An interaction that hands contacts on to a container of its own.
protocol ContactRelay: Interaction {
  /// Hands on what a contact does.
  ///
  /// - Returns: Whether it changed something there.
  func hand(_ event: InputEvent) -> Bool
}

/// A contact that goes down.
struct Press: Sendable, Hashable {
  let contact: Contact
  /// Where, in points on the container.
  let point: Point
}

/// What an interaction makes of a press.
enum Claim {
  /// It holds the contact.
  case holds
  /// It hands the contact on.
  case relays(any ContactRelay)
  /// It takes the contact if that is dragged its way; nothing behind it takes it at once.
  case waits
  /// Nobody shall have the contact.
  case ignores(isUsed: Bool)
}

/// How a contact goes up.
struct Release: Sendable, Hashable {
  /// Where, in points on the container.
  let point: Point
  private let across: ReleaseVelocity
  private let down: ReleaseVelocity

  /// Makes a release with velocities in points per second.
  init(at point: Point, across: ReleaseVelocity, down: ReleaseVelocity) {
    (self.point, self.across, self.down) = (point, across, down)
  }

  /// The contact's velocity along an axis, in points per second.
  func velocity(along axis: Axis) -> ReleaseVelocity { axis == .horizontal ? across : down }
}

/// A turn of the wheel, in notches: `dx` rightwards, `dy` away from the person.
struct WheelTurn: Sendable, Hashable {
  let dx: Double
  let dy: Double
  /// Where the pointer is, in points on the container.
  let point: Point
  /// Whether Shift is held.
  let shift: Bool

  /// The event that it came with.
  var event: InputEvent { .wheel(dx: dx, dy: dy, at: point, shift: shift) }

  /// The axis that it goes along; `axis` if both are as strong.
  func axis(or axis: Axis) -> Axis {
    guard abs(dx) != abs(dy) else { return dx == 0 ? .vertical : axis }
    return abs(dx) > abs(dy) ? .horizontal : .vertical
  }
}

/// What a container promises of its state at any moment, and which of that does not hold.
struct Promises {
  /// A sentence for each broken promise.
  private(set) var broken: [String] = []

  /// Notes whether a promise holds; the sentence says how it is broken.
  mutating func callAsFunction(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { broken.append(sentence()) }
  }
}
