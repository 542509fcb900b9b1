/// The stacks of a container, by whose they are.
///
/// Only `TabContainer.store(_:_:)` replaces a stack, so that each screen which comes or goes is told, and each hosted
/// container is adopted and released.
struct NavigationStacks {
  private var byKey: [StackKey: NavigationStack] = [:]

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

  /// Replaces a stack; one without layers is removed.
  mutating func store(_ stack: NavigationStack?, _ key: StackKey) {
    byKey[key] = stack.flatMap { $0.layers.isEmpty ? nil : $0 }
  }

  /// Gives a stack another key, in the place of what had that key.
  mutating func rename(_ old: StackKey, to new: StackKey) {
    byKey[new] = byKey.removeValue(forKey: old)
  }

  // MARK: Depth

  /// Changes how deep a stack shows, not its screens.
  mutating func move(_ key: StackKey, _ change: (inout ScrollPosition) -> Void) {
    guard let index = byKey.index(forKey: key) else { return }
    change(&byKey.values[index].scroll)
  }

  /// When the next stack comes to rest, in seconds; nil if none moves.
  var deadline: Double? {
    var deadline: Double?
    for stack in byKey.values {
      if case .settling(let settle) = stack.scroll.motion {
        deadline = min(deadline ?? settle.end, settle.end)
      }
    }
    return deadline
  }

  /// Moves every stack on to a moment.
  ///
  /// - Returns: The stacks that came to rest, in order.
  mutating func advance(to time: Double) -> [StackKey] {
    var rested: [StackKey] = []
    for index in byKey.values.indices where byKey.values[index].scroll.target != nil {
      if byKey.values[index].scroll.advance(to: time) { rested.append(byKey.keys[index]) }
    }
    return rested.count > 1 ? rested.sorted() : rested
  }

  /// Finds anew when each stack comes to rest.
  mutating func retune(tolerance: Tolerance, at time: Double) {
    for index in byKey.values.indices {
      byKey.values[index].scroll.retune(tolerance: tolerance, at: time)
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
