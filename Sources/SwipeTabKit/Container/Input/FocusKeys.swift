/// Handles the keys that move the focus or use the focused element, for all containers that share bars.
final class FocusKeys {
  private let barTargets: BarTargets
  private let order: FocusOrder
  private let ring: FocusRing
  private let context: ContainerContext

  init(
    barTargets: BarTargets, order: FocusOrder, ring: FocusRing, context: ContainerContext
  ) {
    (self.barTargets, self.order, self.ring, self.context) = (barTargets, order, ring, context)
  }

  /// Handles a key; false if it was not used.
  func press(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.tab, []): return ring.walk(by: 1)
    case (.tab, .shift): return ring.walk(by: -1)
    default: break
    }
    switch ring.focused {
    case nil: return false
    case .toolbar(let target, _):
      guard let container = ring.toolbarWithFocus else { return false }
      return container.transaction { press(key, on: target, of: container) }
    case .button(let target, _):
      guard key == KeyPress(.space) || key == KeyPress(.enter) else { return false }
      barTargets.activate(target, cause: .key)
      return true
    case .part(let target):
      guard let front = order.frontmost else { return false }
      return front.transaction {
        front.parts.bodyTargets.handle(key, on: target) || press(key, on: target, of: front)
      }
    }
  }

  // MARK: Toolbar

  private func press(_ key: KeyPress, on target: BarTarget, of container: TabContainer) -> Bool {
    let (focus, context) = (container.parts.toolbarFocus, container.parts.context)
    guard key.modifiers.isEmpty, container.parts.presentation.reachableToolbar != nil else {
      return false
    }
    let step = Int(saturating: context.direction)
    switch (key.key, context.layout.items.axis) {
    case (.left, .horizontal): focus.move(by: -step)
    case (.right, .horizontal): focus.move(by: step)
    case (.up, .vertical): focus.move(by: -1)
    case (.down, .vertical): focus.move(by: 1)
    case (.home, _): focus.moveToEnd(isLast: false)
    case (.end, _): focus.moveToEnd(isLast: true)
    case (.space, _), (.enter, _): container.parts.barTargets.activate(target, cause: .key)
    default: return false
    }
    return true
  }

  // MARK: Body

  private func press(_ key: KeyPress, on target: BodyTarget, of front: TabContainer) -> Bool {
    let step = context.configuration.isRightToLeft ? -1 : 1
    switch (key.key, key.modifiers) {
    case (.space, []), (.enter, []): activate(target, of: front)
    case (.up, []): return walk(from: target, by: -1, in: front)
    case (.down, []): return walk(from: target, by: 1, in: front)
    case (.left, []): return adjust(target, by: -step, in: front)
    case (.right, []): return adjust(target, by: step, in: front)
    default: return false
    }
    return true
  }

  private func activate(_ target: BodyTarget, of front: TabContainer) {
    // Arrow keys change a slider or a choice.
    let control = front.parts.bodyTargets.control(of: target)
    if control?.kind.isToggle ?? true { front.parts.bodyControls.activate(target) }
  }

  /// Moves the focus up or down in the body in front: from row to row, and past all cards of a strip at once.
  private func walk(from target: BodyTarget, by step: Int, in front: TabContainer) -> Bool {
    guard let body = front.parts.navigator.frontScreen?.body else { return false }
    var start = target
    if case .strip(let strip) = body.leaves[target.element] {
      start.part = step > 0 ? strip.cards.count - 1 : 0
    }
    guard let next = front.parts.bodyTargets.stop(after: start, by: step) else { return false }
    ring.give(.part(next))
    return true
  }

  /// Moves a slider or a choice by steps; false for other elements.
  private func adjust(_ target: BodyTarget, by step: Int, in front: TabContainer) -> Bool {
    guard let control = front.parts.bodyTargets.control(of: target) else { return false }
    return front.parts.values.step(control, by: step)
  }
}

extension BodyControl.Kind {
  fileprivate var isToggle: Bool {
    if case .toggle = self { true } else { false }
  }
}
