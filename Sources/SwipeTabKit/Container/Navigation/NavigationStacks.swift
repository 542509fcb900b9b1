/// The screens pushed over a container: a stack for each page, or one for them all.
///
/// Screens come and go by `store(_:_:)` alone, so that each one is told, and each hosted container is adopted and released.
final class NavigationStacks: Interaction {
  private let context: ContainerContext
  private let catalog: PageCatalog
  private let hostedPlaces: HostedPlaces
  private let standing: Standing
  private var byKey: [StackKey: NavigationStack] = [:]

  init(
    catalog: PageCatalog, hostedPlaces: HostedPlaces, standing: Standing, context: ContainerContext
  ) {
    (self.catalog, self.hostedPlaces) = (catalog, hostedPlaces)
    (self.standing, self.context) = (standing, context)
  }

  /// The stack of a key; nil for one without screens.
  subscript(_ key: StackKey) -> NavigationStack? { byKey[key] }

  var isEmpty: Bool { byKey.isEmpty }

  /// All stacks, in no order.
  var all: some Sequence<NavigationStack> { byKey.values }

  /// All keys in order: the container's own first, then by page.
  var keys: [StackKey] { byKey.keys.sorted() }

  /// Whether a container is on a screen, or still shows while its screen goes.
  func hold(_ container: TabContainer) -> Bool {
    byKey.values.contains { stack in
      stack.layers.contains { $0.hosted === container }
        || stack.screens.contains { $0.hosted === container }
    }
  }

  /// Where a container lies: the stack, its key, and which of its layers the container is on; nil if none shows it.
  func place(
    of container: TabContainer
  ) -> (key: StackKey, stack: NavigationStack, layer: Int)? {
    for (key, stack) in byKey {
      if let layer = stack.layers.lastIndex(where: { $0.hosted === container }) {
        return (key, stack, layer)
      }
    }
    return nil
  }

  /// Whether a container is on a screen that was popped and has not gone out of sight yet.
  func isLeaving(_ container: TabContainer) -> Bool {
    hold(container)
      && !byKey.values.contains { $0.screens.contains { $0.hosted === container } }
  }

  // MARK: Coming and going

  /// Stores a stack in the place of the one that has its key; one without layers is removed.
  ///
  /// It adopts the containers on screens that come, and releases those that neither are on a stack nor show any more. It
  /// tells each screen that left, the topmost first, and each that came. Screens inside a hosted container come and go
  /// with it. A contact on a hosted container that is not in front any more is taken from it.
  func store(_ stack: NavigationStack?, _ key: StackKey) {
    let before = byKey[key] ?? NavigationStack()
    let after = stack ?? NavigationStack()
    for screen in after.screens where !before.screens.contains(where: { $0.isSame(as: screen) }) {
      if let screen = screen as? ContainerScreen { hostedPlaces.adopt(screen) }
      standing.attach(screen)
    }
    byKey[key] = stack.flatMap { $0.layers.isEmpty ? nil : $0 }
    context.interrupt(.stack(key))
    tellChange(from: before.screens, to: after.screens)
    before.forEachContainerScreen { screen in
      let hosted = screen.container
      if hosted.parts.standing.surroundings === standing.container, !hold(hosted) {
        hosted.leaveHost()
      }
    }
    context.noteChange()
  }

  private func tellChange(from before: [any Screen], to after: [any Screen]) {
    let kept = zip(before, after).prefix { $0.id == $1.id }.count
    if kept < max(before.count, after.count) { context.consent.noteDecision() }
    for (index, screen) in before.enumerated().reversed() {
      if let hosted = screen.hosted, !after.contains(where: { $0.hosted === hosted }) {
        for inner in hosted.screensWithin.reversed() { context.emit(.popped(inner.id)) }
      }
      if index >= kept { context.emit(.popped(screen.id)) }
    }
    for (index, screen) in after.enumerated() {
      if index >= kept { context.emit(.pushed(screen.id)) }
      if let hosted = screen.hosted, !before.contains(where: { $0.hosted === hosted }) {
        for inner in hosted.screensWithin { context.emit(.pushed(inner.id)) }
      }
    }
  }

  /// Carries the screens in front over to another key, when the model of navigation changes.
  func carry(_ old: StackKey, to new: StackKey) {
    if var stack = byKey[old] {
      stack.rest()
      store(stack, old)
    }
    if byKey[old] != nil {
      // What was there while the other model held last has to make room.
      store(nil, new)
      byKey[new] = byKey.removeValue(forKey: old)
      context.interrupt(.stack(old))
    }
    context.noteChange()
  }

  /// Calls `body` with every screen that hosts a container.
  func forEachContainerScreen(_ body: (ContainerScreen) -> Void) {
    for stack in byKey.values { stack.forEachContainerScreen(body) }
  }

  /// Takes the screens of pages that are gone away.
  func yield(to interruption: Interruption) {
    guard interruption == .newPages else { return }
    for case .tab(let page) in keys where catalog.pages.index(of: page) == nil {
      store(nil, .tab(page))
    }
  }

  /// Puts other screens in the places of those that are there; nil takes one away, and all above.
  func replace(_ replacement: (any Screen) -> (any Screen)?) {
    for key in keys {
      guard var stack = byKey[key] else { continue }
      if stack.replace(replacement) { stack.rest() }
      store(stack, key)
      // Those that stay follow what holds for them now.
      for case let screen as ContainerScreen in stack.screens { hostedPlaces.adopt(screen) }
    }
  }

  // MARK: Depth

  /// Changes how deep a stack shows, not its screens.
  func move(_ key: StackKey, _ change: (inout ScrollPosition) -> Void) {
    guard let index = byKey.index(forKey: key) else { return }
    change(&byKey.values[index].scroll)
    context.noteChange()
  }

  /// Settles a stack on its topmost screen, from where it is and as fast as it is.
  ///
  /// The velocity is in screens per second; by default that which it has.
  func settle(_ key: StackKey, velocity: Double? = nil, animated: Bool = true) {
    guard var stack = byKey[key] else { return }
    let time = context.time
    let speed = velocity ?? stack.scroll.placeVelocity(at: time)
    if !animated || context.configuration.reducesMotion || context.viewportWidth <= 0 {
      stack.rest()
    } else {
      stack.scroll.settle(
        to: stack.restingDepth, velocity: speed, at: time, spring: context.tuning.spring,
        tolerance: context.depthTolerance)
      if let end = stack.scroll.restTime, end <= time { stack.rest() }
    }
    store(stack, key)
  }

  // MARK: Time

  /// When the next stack comes to rest, in seconds; nil if none moves.
  var deadline: Double? {
    var soonest = Soonest()
    for stack in byKey.values { soonest.consider(stack.scroll.restTime) }
    return soonest.time
  }

  /// Moves every stack on to the present moment; those that came to rest drop what no longer shows.
  func advance(from start: Double) {
    guard deadline != nil else { return }
    context.noteChange()
    var rested: [StackKey] = []
    for index in byKey.values.indices where byKey.values[index].scroll.target != nil {
      let isAtRest = byKey.values[index].scroll.advance(to: context.time)
      if isAtRest { rested.append(byKey.keys[index]) }
    }
    for key in rested.sorted() {
      guard var stack = byKey[key] else { continue }
      stack.rest()
      store(stack, key)
    }
  }

  func finishMotion() {
    for key in keys where byKey[key]?.scroll.target != nil { settle(key, animated: false) }
  }

  func retune() {
    for index in byKey.values.indices {
      byKey.values[index].scroll.retune(tolerance: context.depthTolerance, at: context.time)
    }
  }

  // MARK: Promises

  func check(_ promise: inout Promises) {
    for (key, stack) in byKey {
      let (depth, layers) = (stack.depth, stack.layers.count)
      promise((0...Double(layers)).contains(depth), "\(layers) screens lie \(depth) deep")
      promise(!stack.layers.isEmpty, "an empty stack is kept")
      if case .tab(let id) = key {
        promise(catalog.pages.index(of: id) != nil, "the stack of \(id) outlives its page")
      }
      for case let screen as ContainerScreen in stack.layers + stack.screens {
        let (host, stage) = (
          screen.container.parts.standing.host, screen.container.parts.standing.stage
        )
        let own = standing.container
        let isStandalone = host == nil && stage === own
        promise(
          screen.isStandalone ? isStandalone : host === own && stage == nil,
          "the container on \(screen.id) is not this one's")
      }
      guard stack.scroll.isResting else { continue }
      promise(
        depth == Double(stack.screens.count), "\(depth) of \(stack.screens.count) screens show")
      promise(layers == stack.screens.count, "a screen that is gone is kept")
    }
  }
}

extension StackKey: Comparable {
  /// The container's own stack comes first, then those of pages by identifier.
  static func < (a: StackKey, b: StackKey) -> Bool {
    switch (a, b) {
    case (.tab(let a), .tab(let b)): a.rawValue < b.rawValue
    case (.container, .tab): true
    case (_, .container): false
    }
  }
}

extension Screen {
  /// The container on the screen; nil for a screen that is none.
  var hosted: TabContainer? { (self as? ContainerScreen)?.container }

  /// Whether both show the same thing: two containers never do, even under one identifier.
  func isSame(as other: any Screen) -> Bool { id == other.id && hosted === other.hosted }
}
