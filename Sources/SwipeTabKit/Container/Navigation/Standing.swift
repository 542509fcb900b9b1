/// The relation of a container to others: outermost, hosted on a screen or a sheet, or on a standalone screen.
///
/// A hosted container uses its host's bars; a standalone screen covers them.
@MainActor final class Standing {
  private unowned var own: TabContainer?
  /// The host: the container with this one on a screen below its navigation bar, or on its sheet; nil for none.
  private weak var below: TabContainer?
  /// The container with this one on a standalone screen; nil for none.
  private weak var behind: TabContainer?
  /// The room that pages gain by hiding the host's navigation bar; nil without a host.
  private var gain: NavigationRoom?
  /// The position of the container's top left corner on its host, in points.
  private var place = Point.zero
  private let ownMemory = SharedMemory()
  private let context: ContainerContext

  init(context: ContainerContext) { self.context = context }

  /// Sets the container that this part belongs to; called once.
  func belong(to container: TabContainer) { own = container }

  // MARK: Relations

  /// The container itself.
  var container: TabContainer? { own }

  /// The host: the container with this one on a screen below its navigation bar, or on its sheet; nil for none.
  var host: TabContainer? { below }

  /// The container with this one on a standalone screen, which covers its bars; nil for none.
  var coveredHost: TabContainer? { behind }

  /// The container with this one on a screen, standalone or not; nil for the outermost.
  var surroundings: TabContainer? { below ?? behind }

  /// Whether this is the outermost container: no other has it on a screen.
  var isOutermost: Bool { below == nil && behind == nil }

  /// Whether a container is this one, or has it on one of its screens.
  func isOn(_ container: TabContainer) -> Bool {
    own === container || surroundings?.parts.standing.isOn(container) == true
  }

  /// Whether a screen may come onto this container; one with this container on it may not, and gives a warning.
  func mayShow(_ screen: some Screen) -> Bool {
    guard let hosted = (screen as? ContainerScreen)?.container, isOn(hosted) else { return true }
    context.emit(
      .warning("the screen \(quoted(screen.id.rawValue)) has the container on it that shows it"))
    return false
  }

  /// The outermost of the containers that share bars with this one: this one itself, unless it has a host.
  var root: TabContainer? { below?.parts.standing.root ?? own }

  /// The outermost container of all, beyond standalone screens too.
  var outermost: TabContainer? { surroundings?.parts.standing.outermost ?? own }

  /// The memory shared by the containers that share bars.
  var memory: SharedMemory { below?.parts.standing.memory ?? ownMemory }

  /// Sets the initial states and values of controls.
  func setControlDefaults(_ defaults: ControlDefaults) { ownMemory.setDefaults(defaults) }

  /// Whether the host's navigation bar shows over screens that do not decide it themselves; true without a host.
  var showsNavigationBarOfHost: Bool { below?.parts.presentation.showsNavigationBar ?? true }

  /// Whether a screen of the host lies over this container.
  var isCoveredOnHost: Bool {
    guard let below else { return false }
    return below.parts.navigator.frontHosted !== own || below.parts.standing.isCoveredOnHost
  }

  /// Whether a screen of a container around this one lies over it; never for the container on a sheet.
  var isBelowOnSurroundings: Bool {
    guard let outer = surroundings, outer.parts.sheets.hosted !== own else { return false }
    return outer.parts.navigator.frontHosted !== own || outer.parts.standing.isBelowOnSurroundings
  }

  /// Whether a sheet of a container around this one lies over it; never for the container on the sheet.
  var isBelowSheet: Bool {
    guard let outer = surroundings else { return false }
    if let hosted = outer.parts.sheets.open?.container { return hosted !== own }
    return outer.parts.standing.isBelowSheet
  }

  // MARK: Position

  /// The position of the container's top left corner on its host, in points.
  var origin: Point { place }

  /// The room that pages gain by hiding the host's navigation bar; nil without a host.
  var room: NavigationRoom? { gain }

  /// The position of the container's top left corner on the outermost container with the same bars, in points.
  var originOnRoot: Point {
    guard let below else { return .zero }
    let outer = below.parts.standing.originOnRoot
    return Point(x: outer.x + place.x, y: outer.y + place.y)
  }

  /// Sets the position of the container's top left corner on its host, in points.
  func move(to origin: Point) { place = origin }

  /// Sets the room that pages gain by hiding the host's navigation bar.
  func setRoom(_ room: NavigationRoom) {
    guard gain != room else { return }
    gain = room
    context.invalidateLayout()
  }

  // MARK: Attaching

  /// Records that the container was put on a screen of another one, standalone or not.
  func enter(_ surroundings: TabContainer, isStandalone: Bool) {
    below = isStandalone ? nil : surroundings
    behind = isStandalone ? surroundings : nil
    context.surroundings = surroundings.parts.context
  }

  /// Records that the container was removed from the screen of another one.
  func leave() {
    let hadRoom = gain != nil
    (below, behind, gain, place) = (nil, nil, nil, .zero)
    context.surroundings = nil
    if hadRoom { context.invalidateLayout() }
  }

  /// Sets the container of a page or screen that is a `BasePage`.
  func attach(_ screen: any Screen) { screen.basePage?.container = own }

  // MARK: Invariants

  /// Checks this part's invariants.
  func check(_ promise: inout Promises) { ownMemory.check(&promise) }
}
