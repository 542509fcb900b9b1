/// The stacks of pushed screens: one for each page, or one for the whole container.
///
/// Screens come and go only by `store(_:_:)`, which emits their events, and adopts and releases hosted containers.
@MainActor final class NavigationStacks: AdaptingInteraction, TimedInteraction {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog
  private let hostedPlaces: HostedPlaces
  private var byKey: [StackKey: NavigationStack] = [:] {
    didSet { isEmpty = byKey.isEmpty }
  }
  private var forward = ForwardScreens()
  /// Whether no screen is pushed, so that there is nothing to look up in a frame.
  private(set) var isEmpty = true
  private var resampled: (key: StackKey, depth: Double)?

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog,
    _ hostedPlaces: HostedPlaces
  ) {
    (self.context, self.standing, self.catalog) = (context, standing, catalog)
    self.hostedPlaces = hostedPlaces
  }

  subscript(_ key: StackKey) -> NavigationStack? {
    guard !isEmpty else { return nil }
    guard let resampled, resampled.key == key, var stack = byKey[key] else { return byKey[key] }
    stack.scroll.drag(to: resampled.depth)
    return stack
  }

  /// The container's key comes first, then the keys of pages.
  var keys: [StackKey] { byKey.keys.sorted() }

  /// Whether a screen is on a stack, or popped and still in view, here or in a hosted container.
  func holds(_ screen: PageID) -> Bool {
    byKey.values.contains { stack in
      (stack.layers + stack.screens).contains {
        $0.id == screen || $0.hosted?.screensWithin.contains { $0.id == screen } == true
      }
    }
  }

  func has(_ screen: PageID) -> Bool {
    // From the top, because a screen that was just covered is there.
    byKey.values.contains { $0.screens.last { $0.id == screen } != nil }
  }

  /// Whether a container is on a screen of a stack, or on a popped screen that is still in view.
  func hold(_ container: any ContainerNode) -> Bool {
    byKey.values.contains { stack in
      stack.layers.contains { $0.hosted === container }
        || stack.screens.contains { $0.hosted === container }
    }
  }

  private var containers: [ObjectIdentifier] {
    byKey.values.flatMap {
      ($0.layers + $0.screens).compactMap { $0.hosted.map(ObjectIdentifier.init) }
    }
  }

  func isLeaving(_ container: any ContainerNode) -> Bool {
    hold(container)
      && !byKey.values.contains { $0.screens.contains { $0.hosted === container } }
  }

  // MARK: Coming and going

  /// Replaces the stack of a key, or with nil or a stack without layers removes it.
  ///
  /// Events report each screen that left, the topmost first, and then each that came. A hosted container that is no
  /// longer in front loses its contact. `kept` is the number of screens, from the lowest, that are the ones from
  /// before: the cost follows the others.
  func store(_ stack: NavigationStack?, _ key: StackKey, kept: Int = 0) {
    // Code that makes a screen may remove the page.
    let stack = isGone(key) ? nil : stack
    let before = byKey[key] ?? NavigationStack()
    let after = stack ?? NavigationStack()
    byKey[key] = stack.flatMap { $0.layers.isEmpty ? nil : $0 }
    // Screens are asked for what they host while the list changes.
    context.ask { forward.note(from: before.screens, to: after.screens, kept: kept, on: key) }
    tellChange(from: before.screens, to: after.screens, kept: kept)
    for screen in after.screens.dropFirst(kept) {
      if let hosting = screen.asked({ $0.hosting }) {
        // Views of the one before may have removed this screen.
        guard !before.screens.contains(where: { $0.isSame(as: screen) }),
          hosting.container.map({ hold($0) }) != false
        else { continue }
        hostedPlaces.adopt(hosting, on: screen.id)
      }
      standing.attach(screen)
    }
    context.interrupt(.stack(key))
    // Once, as there may be a thousand; code that runs meanwhile may put one back, for which the exact question is left.
    lazy var held = Set(containers)
    before.forEachHosting(beyond: kept) { hosted in
      if hosted.standing.surroundings === standing.container, hosted.standing.page == nil,
        !held.contains(ObjectIdentifier(hosted)), !hold(hosted)
      {
        hosted.leaveHost()
      }
    }
    context.noteChange()
  }

  private func tellChange(from before: [any Screen], to after: [any Screen], kept same: Int) {
    let others = zip(before.dropFirst(same), after.dropFirst(same))
    let kept = same + others.prefix { $0.id == $1.id }.count
    if kept < max(before.count, after.count) { context.consent.noteDecision() }
    for index in before.indices.dropFirst(same).reversed() {
      let screen = before[index]
      if let hosted = screen.hosted, !after.contains(where: { $0.hosted === hosted }) {
        hostedPlaces.tellPopped(hosted, on: screen.id)
      }
      if index >= kept { context.emit(.popped(screen.id)) }
    }
    for index in after.indices.dropFirst(same) {
      let screen = after[index]
      if index >= kept { context.emit(.pushed(screen.id)) }
      if let hosted = screen.hosted, !before.contains(where: { $0.hosted === hosted }) {
        hostedPlaces.tellPushed(hosted, on: screen.id)
      }
    }
  }

  func carry(_ old: StackKey, to new: StackKey) {
    if var stack = byKey[old] {
      stack.rest()
      store(stack, old)
    }
    if byKey[old] != nil {
      // Removes a stack that remained there from before the last change of the option.
      store(nil, new)
      byKey[new] = byKey.removeValue(forKey: old)
      context.interrupt(.stack(old))
    }
    forward.carry(old, to: new)
    context.noteChange()
  }

  func forEachHosting(_ body: (any Screen, Hosting) -> Void) {
    for stack in byKey.values { stack.forEachHosting(body) }
  }

  func yield(to interruption: Interruption) {
    guard interruption == .newPages else { return }
    for key in keys where isGone(key) { store(nil, key) }
    forward.forget(where: isGone)
  }

  private func isGone(_ key: StackKey) -> Bool {
    if case .tab(let page) = key { catalog.index(of: page) == nil } else { false }
  }

  /// Nil removes a screen and all above it.
  func replace(_ replacement: (any Screen) -> (any Screen)?) {
    for key in keys {
      guard var stack = byKey[key] else { continue }
      if stack.replace(replacement) { stack.rest() }
      store(stack, key)
      // Containers that stay adopt the current size and settings.
      for screen in stack.screens {
        if let hosting = screen.asked({ $0.hosting }) { hostedPlaces.adopt(hosting, on: screen.id) }
      }
    }
    // What makes the screens may change the list.
    var next = forward
    next.replace(replacement)
    forward = next
  }

  func release(_ gone: Standing) {
    // A container that came onto another one takes its screen from here, with those above it, at once.
    guard let container = gone.container, hold(container) else { return }
    replace { $0.hosted === container ? nil : $0 }
    if hold(container) { finishMotion() }
  }

  // MARK: Forward

  /// The screen that was popped last, unless its container has come elsewhere meanwhile.
  func forwardScreen(on key: StackKey) -> (any Screen)? {
    guard let screen = forward.screens(on: key).last else { return nil }
    guard let hosted = screen.hosted, let place = hosted.standing.surroundings else {
      return screen
    }
    return place === standing.container && (!hold(hosted) || isLeaving(hosted)) ? screen : nil
  }

  /// Forgets popped screens that can be made no more, and those that follow them.
  func dropForward(where isGone: (PageID) -> Bool) {
    forward.replace { isGone($0.id) ? nil : $0 }
  }

  /// Runs a push of `forwardScreen(on:)`, after which the screens that follow it can still be pushed.
  func goForward(on key: StackKey, _ push: () -> Void) {
    let rest = forward.screens(on: key).dropLast()
    push()
    forward.set(Array(rest), on: key)
  }

  // MARK: Depth

  /// Until the next call, pictures show a stack at another depth, or with nil each at its own.
  func resample(_ stack: (key: StackKey, depth: Double)?) { resampled = stack }

  /// Changes the depth that a stack shows, but not its screens.
  func move(_ key: StackKey, _ change: (inout ScrollPosition) -> Void) {
    guard let index = byKey.index(forKey: key) else { return }
    change(&byKey.values[index].scroll)
    context.noteChange()
  }

  /// The velocity is in screens per second; with nil it is the current one.
  func settle(_ key: StackKey, velocity: Double? = nil, animated: Bool = true) {
    guard var stack = byKey[key] else { return }
    let target = stack.restingDepth
    let isThere = context.settle(
      &stack.scroll, to: target, velocity: velocity, animated: animated)
    if isThere { stack.rest() }
    store(stack, key, kept: stack.screens.count)
  }

  // MARK: Time

  var deadline: Double? {
    guard !isEmpty else { return nil }
    var earliest = Earliest()
    for stack in byKey.values { earliest.consider(stack.scroll.restTime) }
    return earliest.time
  }

  /// Stacks without motion release screens that are out of view.
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
      store(stack, key, kept: stack.screens.count)
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

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    for (key, stack) in byKey {
      let (depth, layers) = (stack.depth, stack.layers.count)
      promise((0...Double(layers)).contains(depth), "\(layers) screens lie \(depth) deep")
      promise(!stack.layers.isEmpty, "an empty stack is kept")
      if case .tab(let id) = key {
        promise(catalog.index(of: id) != nil, "the stack of \(id) outlives its page")
      }
      for screen in stack.layers + stack.screens {
        guard let hosting = screen.asked({ $0.hosting }), let hosted = hosting.container?.standing
        else {
          continue
        }
        let own = standing.container
        let isStandalone = hosted.host == nil && hosted.coveredHost === own
        promise(
          hosting.isStandalone ? isStandalone : hosted.host === own && hosted.coveredHost == nil,
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
  static func < (a: StackKey, b: StackKey) -> Bool {
    switch (a, b) {
    case (.tab(let a), .tab(let b)): a.rawValue < b.rawValue
    case (.container, .tab): true
    case (_, .container): false
    }
  }
}
