/// Containers on screens of this one.
extension TabContainer {
  /// The container whose pages a person sees, or would see without the screens that cover them: that of the topmost
  /// `ContainerScreen`, or this one.
  public var shownContainer: TabContainer {
    guard let screens = activeStack?.screens else { return self }
    for screen in screens.reversed() {
      if let hosted = screen.hosted { return hosted.shownContainer }
    }
    return self
  }

  /// The container that this one is on a screen of, standalone or not; nil for the outermost.
  var surroundings: TabContainer? { host ?? stage }

  /// The container that is on no other, standalone or not.
  var outermostSurroundings: TabContainer { surroundings?.outermostSurroundings ?? self }

  /// Whether a standalone screen covers the bars.
  var areBarsCovered: Bool { frontHosted?.stage != nil }

  /// What bars leave free of the pages or screen in front, in points on this container.
  public var shownFrame: Rect {
    if let hosted = frontHosted {
      return hosted.shownFrame.offsetBy(x: hosted.origin.x, y: hosted.origin.y)
    }
    return frontTraits.map { frontContext(of: $0).safeFrame }
      ?? layout.viewport.inset(by: layout.insets)
  }

  /// The container on the topmost screen; nil if that is none.
  var frontHosted: TabContainer? {
    activeStack?.screens.last?.hosted
  }

  /// The screens pushed here and, behind them, in the container that shows, and the one that is presented.
  var allPushedScreens: [any Screen] {
    let pushed = frontHosted.map { pushedScreens + $0.allPushedScreens } ?? pushedScreens
    return presentedScreen.map { pushed + [$0] } ?? pushed
  }

  /// Where this container lies on the outermost one, in points.
  var originOnRoot: Point {
    guard let host else { return .zero }
    let outer = host.originOnRoot
    return Point(x: outer.x + origin.x, y: outer.y + origin.y)
  }

  /// Whether a screen of the host lies over this container.
  var isCoveredOnHost: Bool {
    guard let host else { return false }
    return host.frontHosted !== self || host.isCoveredOnHost
  }

  /// Calls `body` with every hosted container that shows or may show again.
  func forEachHosted(_ body: (TabContainer) -> Void) {
    for stack in stacks.all { stack.forEachContainerScreen { body($0.container) } }
    if let hosted = sheets.hosted { body(hosted) }
  }

  /// Whether there may be a hosted container.
  var mayHost: Bool { !stacks.isEmpty || sheets.hosted != nil }

  // MARK: Place and time

  /// Where hosted containers lie: below the navigation bar, whose place they give to pages that hide it.
  private var hostingRoom: Room {
    layout.room(besideToolbar: configuration.navigation == .perTab, belowNavigationBar: true)
  }

  /// What the pages of hosted containers gain when they hide the navigation bar.
  private var roomForHosted: NavigationRoom {
    let below = hostingRoom
    let without = layout.room(
      besideToolbar: configuration.navigation == .perTab, belowNavigationBar: false)
    return NavigationRoom(
      above: below.viewport.y - without.viewport.y, inset: below.insets.top - without.insets.top)
  }

  /// Gives hosted containers their size and what the host knows of the surroundings.
  func placeHosted() {
    for stack in stacks.all { stack.forEachContainerScreen { place($0) } }
  }

  /// Makes the container of a screen one that this one hosts.
  func adopt(_ screen: ContainerScreen) {
    let hosted = screen.container
    if let other = hosted.surroundings, other !== self { hosted.leaveHost() }
    hosted.host = screen.isStandalone ? nil : self
    hosted.stage = screen.isStandalone ? self : nil
    hosted.measurer = measurer
    hosted.followSharedSettings()
    place(screen)
  }

  private func place(_ screen: ContainerScreen) {
    if screen.isStandalone { placeStandalone(screen.container) } else { place(screen.container) }
  }

  /// Gives a container that covers the bars all the room there is.
  private func placeStandalone(_ hosted: TabContainer) {
    hosted.origin = .zero
    hosted.advance(to: time)
    hosted.handle(.resize(size, scale: scale))
    if hosted.configuration.safeArea != configuration.safeArea {
      hosted.configuration.safeArea = configuration.safeArea
    }
  }

  private func place(_ hosted: TabContainer) {
    let context = pageContext(in: hostingRoom)
    hosted.origin = Point(x: context.frame.x, y: context.frame.y)
    hosted.advance(to: time)
    hosted.handle(
      .resize(Size(width: context.frame.width, height: context.frame.height), scale: scale))
    let room = roomForHosted
    if hosted.hostRoom != room {
      hosted.hostRoom = room
      hosted.context.invalidateLayout()
    }
    var changed = hosted.configuration
    changed.safeArea = context.insets
    changed.reducesMotion = configuration.reducesMotion
    let isSame =
      changed.safeArea == hosted.configuration.safeArea
      && changed.reducesMotion == hosted.configuration.reducesMotion
    if !isSame { hosted.configuration = changed }
  }

  // MARK: Input

  /// The hosted container that lies at a point; nil while its screen moves, or on a bar.
  func hosted(at point: Point) -> TabContainer? {
    guard let hosted = frontHosted, activeStack?.scroll.isResting == true,
      !isOnBar(point)
    else {
      return nil
    }
    return hosted
  }

  /// Whether a press there belongs to the hosted container, rather than to a drag back from the edge.
  func belongsToHosted(_ point: Point) -> Bool {
    guard let hosted = hosted(at: point) else { return false }
    return !backSwipe.isOnEdge(point) || hosted.moreMenu.isOpen || !hosted.pushedScreens.isEmpty
      || hosted.stage != nil && hosted.barTarget(at: point) != nil
  }

  /// Tells something that happened in a hosted container.
  ///
  /// What is pushed and popped inside one that was popped itself has been told as gone with it.
  func relay(_ entry: Outbox.Entry, from hosted: TabContainer) {
    switch entry {
    case .event(.pushed), .event(.popped): if stacks.isLeaving(hosted) { return }
    default: break
    }
    transaction { context.outbox.append(entry) }
  }
}

extension InputEvent {
  /// The event as seen from another origin.
  func moved(by origin: Point) -> InputEvent {
    func local(_ point: Point) -> Point { Point(x: point.x - origin.x, y: point.y - origin.y) }
    return switch self {
    case .press(let contact, let point, let button):
      .press(contact, at: local(point), button: button)
    case .move(let contact, let point): .move(contact, to: local(point))
    case .release(let contact, let point, let button):
      .release(contact, at: local(point), button: button)
    case .wheel(let dx, let dy, let point, let shift):
      .wheel(dx: dx, dy: dy, at: local(point), shift: shift)
    case .cancel, .leave, .key, .resize: self
    }
  }
}
