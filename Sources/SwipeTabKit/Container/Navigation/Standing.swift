/// The relation of a container to others: outermost, hosted on a screen or a sheet, or on a standalone screen.
///
/// A hosted container uses its host's bars; a standalone screen covers them.
@MainActor final class Standing: HostLink {
  private weak var own: (any ContainerNode)?
  /// The host: the container with this one on a screen below its navigation bar, or on its sheet, or nil without one.
  private weak var below: (any ContainerNode)?
  /// The container with this one on a standalone screen, or nil without one.
  private weak var behind: (any ContainerNode)?
  /// The space that pages gain by hiding the host's navigation bar, or nil without a host.
  private var gain: NavigationRoom?
  /// The position of the container's top left corner on its host, in points.
  private var place = Point.zero
  /// The page of the host that shows this container, or nil if none does.
  private var hostPage: PageID?
  /// The screen or page that shows this container, or nil if it shows a screen of the app without bars.
  private var hostScreen: PageID?
  /// How often the container was put on another one.
  private(set) var visits = 0
  /// The theme that the host gave, or nil if it gave none.
  private var hostTheme: Theme?
  private var isClear = false
  private let ownMemory = SharedMemory()
  private let context: ContainerContext
  /// All parts of the container, as its frontmost layer.
  private var front: ContainerPart?

  init(context: ContainerContext) { self.context = context }

  /// Sets the container that this part belongs to; called once.
  func belong(to container: any ContainerNode) { own = container }

  /// Sets the frontmost layer of the container's parts; called once.
  func connect(_ front: ContainerPart) { self.front = front }

  /// Releases the parts when the container is deallocated, because they refer to this part.
  func disconnect() { front = nil }

  /// The parts of a layer.
  func layer<Layer: ContainerPart>(_ type: Layer.Type) -> Layer {
    guard let layer = front as? Layer else { preconditionFailure("the container has no \(type)") }
    return layer
  }

  // MARK: Relations

  /// The container itself.
  var container: (any ContainerNode)? { own }

  /// The host: the container with this one on a screen below its navigation bar, or on its sheet, or nil without one.
  var host: (any ContainerNode)? { below }

  /// The container with this one on a standalone screen, which covers its bars, or nil without one.
  var coveredHost: (any ContainerNode)? { behind }

  /// The container with this one on a screen, standalone or not, or nil for the outermost.
  var surroundings: (any ContainerNode)? { below ?? behind }

  /// The page of the host that shows this container, or nil if it is on a screen or a sheet, or outermost.
  var page: PageID? { hostPage }

  /// The screen or page that shows this container, or nil if it shows a screen of the app without bars, or is outermost.
  var screen: PageID? { hostScreen }

  /// Whether this is the outermost container: no other has it on a screen.
  var isOutermost: Bool { below == nil && behind == nil }

  /// Whether a container is this one, or has it on one of its screens.
  func isOn(_ container: any ContainerNode) -> Bool {
    own === container || surroundings?.standing.isOn(container) == true
  }

  /// Whether a screen or page may come onto this container; one with this container on it may not, and gives a warning.
  ///
  /// Neither may a screen with a container that a page shows.
  func mayShow(_ screen: some Screen, asPage isPage: Bool = false) -> Bool {
    guard let hosted = screen.hosted else { return true }
    let name = quoted(screen.id.rawValue)
    if isOn(hosted) {
      let noun = isPage ? "page" : "screen"
      context.emit(.warning("the \(noun) \(name) has the container on it that shows it"))
      return false
    }
    guard !isPage, let page = hosted.standing.page else { return true }
    context.emit(
      .warning("the screen \(name) has the container of the page \(quoted(page.rawValue)) on it"))
    return false
  }

  /// The outermost of the containers with common bars.
  ///
  /// It is this container, unless it has a host.
  var root: (any ContainerNode)? { below?.standing.root ?? own }

  /// The outermost container of all, beyond standalone screens too.
  var outermost: (any ContainerNode)? { surroundings?.standing.outermost ?? own }

  /// The memory of all containers with common bars.
  var memory: SharedMemory { below?.standing.memory ?? ownMemory }

  /// Sets the initial states and values of controls.
  func setControlDefaults(_ defaults: ControlDefaults) { ownMemory.setDefaults(defaults) }

  // MARK: Position

  /// The position of the container's top left corner on its host, in points.
  var origin: Point { place }

  /// The space that pages gain by hiding the host's navigation bar, or nil without a host.
  var room: NavigationRoom? { gain }

  /// The position of the container's top left corner on the outermost container with the same bars, in points.
  var originOnRoot: Point {
    guard let below else { return .zero }
    let outer = below.standing.originOnRoot
    return Point(x: outer.x + place.x, y: outer.y + place.y)
  }

  /// Sets the position of the container's top left corner on its host, in points.
  func move(to origin: Point) { place = origin }

  /// Sets the space that pages gain by hiding the host's navigation bar.
  func setRoom(_ room: NavigationRoom) {
    guard gain != room else { return }
    gain = room
    context.invalidateLayout()
  }

  /// Returns the theme to take from the host.
  ///
  /// It is the host's theme, unless this container has a custom one: neither a plain theme nor the theme that the host
  /// gave.
  func inherited(_ theme: Theme, insteadOf own: Theme) -> Theme {
    let plain: [Theme] = [.light, .dark, .highContrastLight, .highContrastDark]
    guard own == hostTheme || plain.contains(own) else { return own }
    hostTheme = theme
    return theme
  }

  /// Whether the content below the container is visible where its pages paint nothing: it is the view above a toolbar.
  var showsThrough: Bool { isClear }

  /// Makes the content below the container visible where its pages paint nothing.
  func showThrough() { isClear = true }

  // MARK: Attaching

  /// Records that the container was put on a screen of another one, standalone or not, or on a page of it.
  func enter(
    _ surroundings: any ContainerNode, on screen: PageID? = nil, isStandalone: Bool,
    page: PageID? = nil
  ) {
    visits += 1
    hostScreen = screen
    below = isStandalone ? nil : surroundings
    behind = isStandalone ? surroundings : nil
    hostPage = page
    context.surroundings = surroundings.context
  }

  /// Records that the container was removed from the screen of another one.
  func leave() {
    let hadRoom = gain != nil
    (below, behind, gain, place) = (nil, nil, nil, .zero)
    (hostPage, hostScreen, hostTheme) = (nil, nil, nil)
    context.surroundings = nil
    if hadRoom { context.invalidateLayout() }
  }

  /// Sets the container of a page or screen that is a `BasePage`.
  func attach(_ screen: any Screen) { own?.adopt(screen) }

  // MARK: Invariants

  /// Checks this part's invariants.
  func check(_ promise: inout Promises) { ownMemory.check(&promise) }
}

extension Hosting {
  /// The hosted container, or nil once it is gone.
  var container: (any ContainerNode)? { (link as? Standing)?.container }
}

extension Screen {
  /// The container on the screen, or nil without one.
  var hosted: (any ContainerNode)? { hosting?.container }

  /// Whether both show the same content: the same identifier, and the same container if they host one.
  func isSame(as other: any Screen) -> Bool { id == other.id && hosted === other.hosted }
}
