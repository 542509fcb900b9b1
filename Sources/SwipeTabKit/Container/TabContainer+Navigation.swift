extension TabContainer {
  // MARK: Push and pop

  /// The screens pushed over the selected page, or over the container; the topmost last.
  public var pushedScreens: [any Screen] { activeStack?.screens ?? [] }

  /// Pushes a screen; it slides in from the trailing edge unless motion is reduced.
  ///
  /// In a hosted container with continuous navigation that is the host's affair.
  public func push(_ screen: any Screen, animated: Bool = true) {
    if let host, configuration.navigation == .continuous {
      return host.push(screen, animated: animated)
    }
    transaction {
      guard selectedIndex != nil else { return emit(.warning("there is no page to push onto")) }
      interrupt(.push)
      let key = activeKey
      var stack = stacks[key] ?? NavigationStack()
      stack.push(screen)
      store(stack, key)
      moveStack(key, animated: animated)
    }
  }

  /// Goes back by one screen, a presented one first; nothing happens if there is none.
  ///
  /// Where containers are hosted, that is a screen of the innermost stack which holds one.
  @discardableResult
  public func pop(animated: Bool = true) -> Bool {
    if let presenting = frontPresenter { return presenting.dismiss(animated: animated) }
    let container = poppingContainer
    if container.pushedScreens.isEmpty, let stage = container.stage {
      return stage.pop(animated: animated)
    }
    return container.popScreens(to: container.pushedScreens.count - 1, animated: animated)
  }

  /// Goes all the way back to the page.
  ///
  /// Where containers are hosted, that is the page of the outermost one.
  @discardableResult
  public func popToRoot(animated: Bool = true) -> Bool {
    if let host { return host.popToRoot(animated: animated) }
    return popScreens(to: 0, animated: animated)
  }

  /// The container with the sheet that lies over all others; nil if none is up.
  private var frontPresenter: TabContainer? {
    root.sheets.open != nil ? root : frontHosted?.frontPresenter
  }

  /// The container whose stack goes back next.
  private var poppingContainer: TabContainer {
    if let hosted = frontHosted?.innermostWithScreens { return hosted }
    var container = self
    while container.pushedScreens.isEmpty, let host = container.host { container = host }
    return container
  }

  /// The container on the way to the innermost one in front that has pushed screens; nil if none has.
  private var innermostWithScreens: TabContainer? {
    frontHosted?.innermostWithScreens ?? (pushedScreens.isEmpty ? nil : self)
  }

  /// Goes back until so many screens are left.
  @discardableResult
  func popScreens(to count: Int, animated: Bool) -> Bool {
    transaction {
      guard (0..<pushedScreens.count).contains(count) else { return false }
      interrupt(.pop)
      let key = activeKey
      guard var stack = stacks[key] else { return false }
      stack.pop(to: count)
      store(stack, key)
      moveStack(key, animated: animated)
      return true
    }
  }

  /// Pushes a screen by its identifier; one that `makeScreen` does not know gives a `warning` event.
  @discardableResult
  public func push(_ id: PageID, animated: Bool = true) -> Bool {
    transaction {
      guard let screen = madeScreen(id) else { return false }
      push(screen, animated: animated)
      return true
    }
  }

  /// The screen of an identifier; nil, and a `warning` event, if nobody knows it.
  func madeScreen(_ id: PageID) -> (any Screen)? {
    if let screen = makeScreen?(id) ?? root.makeScreen?(id) { return screen }
    emit(.warning("there is no screen \(quoted(id.rawValue))"))
    return nil
  }

  /// Does what a button is for.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - sender: The screen that the button is on.
  public func carryOut(_ action: ScreenAction, from sender: PageID) {
    if let host, host.sheets.hosted === self {
      return host.carryOutFromSheet(action, sender: sender)
    }
    transaction {
      switch action {
      case .push(let id): push(id)
      case .pop: pop()
      case .popToRoot: popToRoot()
      case .present(let id): present(id)
      case .dismiss: dismiss()
      case .select(let id): select(id)
      case .selectIndex(let index): select(index: index)
      case .toggle(let id): toggle(id)
      case .step(let setting, let steps): step(setting, by: steps)
      case .copySettings: copy(SettingsSource.text(of: configuration))
      case .send(let message): context.outbox.append(.message(message, sender: sender))
      }
    }
  }

  /// Does what a button is for, on behalf of the screen in front.
  func carryOut(_ action: ScreenAction) {
    if let hosted = frontHosted { return hosted.carryOut(action) }
    guard let sender = frontScreen else { return }
    carryOut(action, from: sender.id)
  }

  // MARK: Stacks

  /// Which stack the next push goes onto.
  var activeKey: StackKey {
    guard configuration.navigation == .perTab, let selectedID else { return .container }
    return .tab(selectedID)
  }

  var activeStack: NavigationStack? { stacks[activeKey] }

  /// The stack of a page where each has its own.
  func stack(ofPage id: PageID) -> NavigationStack? {
    configuration.navigation == .perTab ? stacks[.tab(id)] : nil
  }

  /// The stack over the whole container.
  var coveringStack: NavigationStack? {
    configuration.navigation == .continuous ? stacks[.container] : nil
  }

  /// Whether pushed screens cover pages and toolbar.
  var isCovered: Bool { !(coveringStack?.screens.isEmpty ?? true) || isCoveredOnHost }

  /// What is in front: the topmost screen, or the selected page.
  var frontScreen: (any Screen)? {
    activeStack?.screens.last ?? selectedIndex.map { page(at: $0) }
  }

  /// What that says about itself.
  var frontTraits: ScreenTraits? {
    if let screen = activeStack?.screens.last { return ScreenTraits(screen) }
    return selectedIndex.map { ScreenTraits(page(at: $0)) }
  }

  /// Settles a stack on its topmost screen, from where it is and as fast as it is.
  func moveStack(_ key: StackKey, velocity: Double? = nil, animated: Bool = true) {
    guard var stack = stacks[key] else { return }
    let speed = velocity ?? stack.scroll.placeVelocity(at: time)
    let target = stack.restingDepth
    if !animated || configuration.reducesMotion || viewportWidth <= 0 {
      stack.rest()
    } else {
      stack.scroll.settle(
        to: target, velocity: speed, at: time, spring: configuration.tuning.spring,
        tolerance: depthTolerance)
      if case .settling(let settle) = stack.scroll.motion, settle.end <= time { stack.rest() }
    }
    store(stack, key)
  }

  /// When the next stack comes to rest, in seconds; nil if none moves.
  var stackDeadline: Double? { stacks.deadline }

  /// Moves every stack on to the present moment; those that came to rest drop what no longer shows.
  func advanceStacks() {
    guard stackDeadline != nil else { return }
    noteChange()
    for key in stacks.advance(to: time) {
      guard var stack = stacks[key] else { continue }
      stack.rest()
      store(stack, key)
    }
  }

  /// Carries the pushed screens over when the model of navigation changes.
  func adoptNavigation(from old: ContainerConfiguration.Navigation) {
    guard old != configuration.navigation, let selectedID else { return }
    let (from, to): (StackKey, StackKey) =
      old == .continuous ? (.container, .tab(selectedID)) : (.tab(selectedID), .container)
    abandonBack()
    if var stack = stacks[from] {
      stack.rest()
      store(stack, from)
    }
    if stacks[from] != nil {
      // What was there while the other model held last has to make room.
      store(nil, to)
      stacks.rename(from, to: to)
    }
    noteChange()
  }

  // MARK: Going back by hand

  /// How wide the strip at the leading edge is from which a drag goes back, in points.
  static let backEdge = 24.0

  /// What a press does to the pushed screens; nil if it is not theirs.
  func backRole(_ contact: Contact, at point: Point) -> ContactBook.Role? {
    guard let stack = activeStack, !stack.layers.isEmpty else { return nil }
    if !stack.scroll.isResting {
      beginBack(from: point.x, slop: 0, isCatch: true)
      return .back
    }
    if isOnBackEdge(point) { return .backEdge }
    return isCovered ? bodies.claim(at: point) ?? .undecided : nil
  }

  /// Whether a drag from there goes back.
  ///
  /// Beside a toolbar that stands there, that is the pages' edge.
  func isOnBackEdge(_ point: Point) -> Bool {
    let edge: Edge = configuration.isRightToLeft ? .right : .left
    let isBeside = !isCovered && configuration.toolbarEdge == edge
    let bar = isBeside ? reachableToolbar ?? .zero : .zero
    let distance =
      edge == .left ? point.x - bar.maxX : size.width - bar.width - point.x
    return distance < Self.backEdge
  }

  func beginBack(from x: Double, slop: Double, isCatch: Bool) {
    let key = activeKey
    guard let depth = stacks[key]?.depth else { return }
    closeMoreList()
    backDrag = BackDrag(stack: key, start: depth, anchor: x, slop: slop, isCatch: isCatch)
    let layers = stacks[key]?.layers.count ?? 0
    stacks.move(key) { $0.beginDrag(lastPage: layers) }
    noteChange()
  }

  func dragBack(to x: Double) {
    guard let back = backDrag, let layers = stacks[back.stack]?.layers.count else { return }
    let distance = x - back.anchor
    let travel = distance > 0 ? max(0, distance - back.slop) : min(0, distance + back.slop)
    guard travel != 0 || back.hasTravel else { return }
    backDrag?.hasTravel = true
    let lower = max(0, back.start.rounded(.up) - 1)
    let place = back.start - direction * travel / max(viewportWidth, 1)
    stacks.move(back.stack) { $0.drag(to: place.clamped(to: lower...Double(layers))) }
    noteChange()
  }

  /// Ends the drag: goes back, or not, by the rules for pages; a catch without travel goes on.
  func endBack(_ release: ReleaseVelocity) {
    guard let back = backDrag, var stack = stacks[back.stack] else { return }
    backDrag = nil
    let limit = configuration.tuning.speedLimit
    let velocity = release.map {
      -direction * $0.clamped(to: -limit...limit) / max(viewportWidth, 1)
    }
    guard back.hasTravel else { return moveStack(back.stack, velocity: 0) }
    let question = SettleTarget(
      place: stack.depth, velocity: velocity.choice, origin: back.start,
      favored: back.isCatch ? stack.restingDepth : nil, range: 0...stack.layers.count)
    let target = question.target(
      flingSpeed: configuration.tuning.flingSpeed / max(viewportWidth, 1),
      pagesPerSwipe: .limited(1))
    if target < stack.restingDepth {
      stack.pop(to: stack.screens.count - 1)
      store(stack, back.stack)
    }
    // Speed away from where it has to go would uncover what lies beyond.
    let way = Double(stack.restingDepth) - stack.depth
    moveStack(back.stack, velocity: velocity.motion * way > 0 ? velocity.motion : 0)
  }

  /// Keeps the depth under the finger when the viewport's width or the reading direction changes.
  func rebaseBack() {
    guard let back = backDrag, let stack = stacks[back.stack] else { return }
    let travel = direction * (back.start - stack.depth) * viewportWidth
    backDrag?.anchor = (contacts.drive?.last.x ?? back.anchor) - travel
    backDrag?.slop = 0
  }

  /// Takes the drag back to the topmost screen.
  func cancelBack() {
    guard let back = backDrag else { return }
    abandonBack()
    moveStack(back.stack, velocity: 0)
  }

  func abandonBack() {
    backDrag = nil
    if contacts.drive?.role == .back { contacts.drive = nil }
  }
}
