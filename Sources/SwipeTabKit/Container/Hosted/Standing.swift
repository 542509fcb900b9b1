/// The relation of a container to others: outermost, hosted on a screen or a sheet, or on a standalone screen.
///
/// A hosted container uses its host's bars; a standalone screen covers them.
@MainActor final class Standing: HostLink {
  private weak var own: (any ContainerNode)?
  private weak var below: (any ContainerNode)?
  private weak var behind: (any ContainerNode)?
  private var gain: NavigationRoom?
  private var place = Point.zero
  private var hostPage: PageID?
  private var hostScreen: PageID?
  /// The number of times that the container was put on another one.
  private(set) var visits = 0
  private var hostTheme: Theme?
  private var isClear = false
  private let ownMemory = SharedMemory()
  private let context: ContainerContext
  private var parts: [ObjectIdentifier: AnyObject] = [:]

  init(context: ContainerContext) { self.context = context }

  func belong(to container: any ContainerNode) { own = container }

  func connect(_ parts: [AnyObject]) {
    for part in parts { self.parts[ObjectIdentifier(type(of: part))] = part }
  }

  /// Releases the parts on deallocation, because they refer to this part.
  func disconnect() { parts = [:] }

  func part<Part: AnyObject>(_ type: Part.Type) -> Part {
    guard let part = parts[ObjectIdentifier(type)] as? Part else {
      preconditionFailure("\(type) is not among the parts that other containers ask")
    }
    return part
  }

  // MARK: Relations

  var container: (any ContainerNode)? { own }

  /// The container with this one on a screen below its navigation bar, or on its sheet.
  var host: (any ContainerNode)? { below }

  /// The container with this one on a standalone screen, which covers its bars.
  var coveredHost: (any ContainerNode)? { behind }

  /// The container with this one on a screen, standalone or not.
  var surroundings: (any ContainerNode)? { below ?? behind }

  /// The page of the host that shows this container, or nil on a screen or a sheet.
  var page: PageID? { hostPage }

  /// The screen or page that shows this container, or nil for a screen of the app without bars.
  var screen: PageID? { hostScreen }

  var isOutermost: Bool { below == nil && behind == nil }

  /// The number of containers around this one.
  var depth: Int { surroundings.map { $0.standing.depth + 1 } ?? 0 }

  /// Whether a container is this one, or has it on one of its screens.
  func isOn(_ container: any ContainerNode) -> Bool {
    own === container || surroundings?.standing.isOn(container) == true
  }

  /// Returns false with a warning for a screen with this container on it, or with one that a page shows.
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
  var root: (any ContainerNode)? { below?.standing.root ?? own }

  /// The outermost container of all, beyond standalone screens too.
  var outermost: (any ContainerNode)? { surroundings?.standing.outermost ?? own }

  var memory: SharedMemory { below?.standing.memory ?? ownMemory }

  func setControlDefaults(_ defaults: ControlDefaults) { ownMemory.setDefaults(defaults) }

  // MARK: Position

  var origin: Point { place }

  /// The space that pages gain by hiding the host's navigation bar.
  var room: NavigationRoom? { gain }

  var originOnRoot: Point {
    guard let below else { return .zero }
    let outer = below.standing.originOnRoot
    return Point(x: outer.x + place.x, y: outer.y + place.y)
  }

  func move(to origin: Point) { place = origin }

  func setRoom(_ room: NavigationRoom) {
    guard gain != room else { return }
    gain = room
    context.invalidateLayout()
  }

  /// The host's theme, unless this container has one that is neither plain nor given by the host.
  func inherited(_ theme: Theme, insteadOf own: Theme) -> Theme {
    let plain: [Theme] = [.light, .dark, .highContrastLight, .highContrastDark]
    guard own == hostTheme || plain.contains(own) else { return own }
    hostTheme = theme
    return theme
  }

  /// Whether the content below is visible where its pages paint nothing: it is the view above a toolbar.
  var showsThrough: Bool { isClear }

  func showThrough() { isClear = true }

  // MARK: Attaching

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
    own?.begin(at: surroundings.context.time)
  }

  func leave() {
    let hadRoom = gain != nil
    (below, behind, gain, place) = (nil, nil, nil, .zero)
    (hostPage, hostScreen, hostTheme) = (nil, nil, nil)
    context.surroundings = nil
    if hadRoom { context.invalidateLayout() }
  }

  func attach(_ screen: any Screen) { own?.adopt(screen) }

  // MARK: Invariants

  func check(_ promise: inout Promises) { ownMemory.check(&promise) }
}

extension Hosting {
  /// The hosted container, or nil once it is gone.
  var container: (any ContainerNode)? { (link as? Standing)?.container }
}

extension Screen {
  var hosted: (any ContainerNode)? { asked { $0.hosting }?.container }

  func isSame(as other: any Screen) -> Bool { id == other.id && hosted === other.hosted }
}
