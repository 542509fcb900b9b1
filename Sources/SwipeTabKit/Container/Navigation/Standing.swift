/// Where a container stands among others: on its own, on a screen of a host, or on a screen that covers the host's bars.
final class Standing {
  private weak var own: TabContainer?
  /// The container that this one is on a screen of, below its navigation bar; nil for none.
  private weak var below: TabContainer?
  /// The container that this one is on a standalone screen of; nil for none.
  private weak var behind: TabContainer?
  /// What pages gain that hide the host's navigation bar; nil without a host.
  private var gain: NavigationRoom?
  /// Where the container lies on its host, in points.
  private var place = Point.zero
  private let ownMemory = SharedMemory()
  private let context: ContainerContext

  init(context: ContainerContext) { self.context = context }

  /// Says whose standing it is; done once.
  func belong(to container: TabContainer) { own = container }

  // MARK: Others

  /// The container itself.
  var container: TabContainer? { own }

  /// The container that this one is on a screen of, below its navigation bar; nil for none.
  var host: TabContainer? { below }

  /// The container that this one is on a standalone screen of, which covers its bars; nil for none.
  var stage: TabContainer? { behind }

  /// The container that this one is on a screen of, standalone or not; nil for the outermost.
  var surroundings: TabContainer? { below ?? behind }

  /// Whether the container is on no other.
  var isOutermost: Bool { below == nil && behind == nil }

  /// The container that hosts all that share bars with this one: itself, unless it is hosted.
  var root: TabContainer? { below?.parts.standing.root ?? own }

  /// The container that is on no other, standalone or not.
  var outermost: TabContainer? { surroundings?.parts.standing.outermost ?? own }

  /// What the containers that share bars remember together.
  var memory: SharedMemory { below?.parts.standing.memory ?? ownMemory }

  /// Sets what toggles are before anyone has switched them.
  func setToggleDefaults(_ defaults: [PageID: Bool]) { ownMemory.setToggleDefaults(defaults) }

  /// Whether the navigation bar of the host shows over what says nothing about it; true without a host.
  var showsNavigationBarOfHost: Bool { below?.parts.presentation.showsNavigationBar ?? true }

  /// Whether a screen of the host lies over this container.
  var isCoveredOnHost: Bool {
    guard let below else { return false }
    return below.parts.navigator.frontHosted !== own || below.parts.standing.isCoveredOnHost
  }

  /// Whether this container is not the topmost on what it is hosted by.
  var isBelowOnSurroundings: Bool {
    guard let outer = surroundings, outer.parts.sheets.hosted !== own else { return false }
    return outer.parts.navigator.frontHosted !== own || outer.parts.standing.isBelowOnSurroundings
  }

  /// Whether a sheet lies over this container on what it is hosted by; the container on a sheet lies below none.
  var isBelowSheet: Bool {
    guard let outer = surroundings else { return false }
    if let hosted = outer.parts.sheets.open?.container { return hosted !== own }
    return outer.parts.standing.isBelowSheet
  }

  // MARK: Place

  /// Where the container lies on its host, in points.
  var origin: Point { place }

  /// What pages gain that hide the host's navigation bar; nil without a host.
  var room: NavigationRoom? { gain }

  /// Where the container lies on the outermost one that it shares bars with, in points.
  var originOnRoot: Point {
    guard let below else { return .zero }
    let outer = below.parts.standing.originOnRoot
    return Point(x: outer.x + place.x, y: outer.y + place.y)
  }

  /// Lies elsewhere on the host, in points.
  func move(to origin: Point) { place = origin }

  /// Gets another room from the host.
  func gain(_ room: NavigationRoom) {
    guard gain != room else { return }
    gain = room
    context.invalidateLayout()
  }

  // MARK: Coming and going

  /// Comes onto a screen of another container, standalone or not.
  func enter(_ surroundings: TabContainer, isStandalone: Bool) {
    below = isStandalone ? nil : surroundings
    behind = isStandalone ? surroundings : nil
    context.surroundings = surroundings.parts.context
  }

  /// Leaves the container whose screen this one was on.
  func leave() {
    let hadRoom = gain != nil
    (below, behind, gain, place) = (nil, nil, nil, .zero)
    context.surroundings = nil
    if hadRoom { context.invalidateLayout() }
  }

  /// Has a page or screen know the container that shows it.
  func attach(_ screen: any Screen) { (screen as? BasePage)?.container = own }

  // MARK: Promises

  /// Tells which promises hold.
  func check(_ promise: inout Promises) { ownMemory.check(&promise) }
}
