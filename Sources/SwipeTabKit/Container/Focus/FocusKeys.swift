/// Handles the keys that move the focus or use the focused element, for all containers with common bars.
@MainActor final class FocusKeys {
  private let context: ContainerContext
  private let barTargets: BarTargets
  private let order: FocusOrder
  private let ring: FocusRing
  private var typeAhead = TypeAhead()

  init(
    _ context: ContainerContext, _ barTargets: BarTargets, _ order: FocusOrder, _ ring: FocusRing
  ) {
    (self.context, self.barTargets, self.order, self.ring) = (context, barTargets, order, ring)
  }

  func press(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.tab, []): return ring.walk(by: 1)
    case (.tab, .shift): return ring.walk(by: -1)
    default: break
    }
    let isUse = key == KeyPress(.space) || key == KeyPress(.enter)
    if ring.reveal(), isUse { return true }
    switch ring.focused {
    case nil: return false
    case .toolbar(let target, _):
      guard let container = ring.toolbarWithFocus else { return false }
      return container.transaction { press(key, on: target, of: container) }
    case .button(let target, _):
      guard isUse else { return false }
      barTargets.activate(target, cause: .key)
      return true
    case .toast(let id):
      guard isUse, let toaster = order.toaster(of: id) else { return false }
      toaster.act()
      return true
    case .part(let target):
      guard let front = order.owner(of: target) else { return false }
      return front.transaction {
        front.part(TextFields.self).handle(key, on: target)
          || front.part(BodyTargets.self).handle(key, on: target)
          || front.part(BodyViews.self).takesLetter(key)
          || press(key, on: target, of: front)
      }
    }
  }

  // MARK: Toolbar

  private func press(_ key: KeyPress, on target: BarTarget, of container: any ContainerNode) -> Bool
  {
    let (focus, context) = (container.part(ToolbarFocus.self), container.context)
    if let index = index(for: key, inToolbarOf: container) {
      focus.focus(index)
      return true
    }
    if key == KeyPress(.menu) || key == KeyPress(.f10, modifiers: .shift) {
      guard !container.part(Contacts.self).isBusy, let page = focus.editedPage else {
        return false
      }
      return container.part(TabMenu.self).openByKey(page)
    }
    guard key.modifiers.isEmpty else { return false }
    let step = Int(saturating: context.direction)
    switch (key.key, context.layout.items.axis) {
    case (.left, .horizontal): focus.move(by: -step)
    case (.right, .horizontal): focus.move(by: step)
    case (.up, .vertical): focus.move(by: -1)
    case (.down, .vertical): focus.move(by: 1)
    case (.home, _): focus.moveToEnd(isLast: false)
    case (.end, _): focus.moveToEnd(isLast: true)
    case (.delete, _):
      guard let page = focus.editedPage else { return false }
      return container.part(PageEditing.self).close(page)
    case (.space, _), (.enter, _):
      container.part(BarTargets.self).activate(target, cause: .key)
    default: return false
    }
    return true
  }

  private func index(for key: KeyPress, inToolbarOf container: any ContainerNode) -> Int? {
    let (focus, toolbar) = (
      container.part(ToolbarFocus.self), container.part(Toolbar.self)
    )
    return typeAhead.index(
      for: key, at: context.time, quiet: context.tuning.typeAheadQuiet, from: focus.item,
      count: container.context.layout.items.count
    ) {
      let item = toolbar.item(at: $0)
      return item.isEnabled ? item.title ?? item.label : nil
    }
  }

  // MARK: Body

  private func press(_ key: KeyPress, on target: BodyTarget, of front: any ContainerNode) -> Bool {
    let step = context.configuration.isRightToLeft ? -1 : 1
    let targets = front.part(BodyTargets.self)
    if let part = part(for: key, beside: target, in: front) {
      ring.give(.part(BodyTarget(screen: target.screen, element: target.element, part: part)))
      return true
    }
    switch (key.key, key.modifiers) {
    case (.menu, []), (.f10, .shift):
      guard !front.part(Contacts.self).isBusy,
        front.part(BodyControls.self).openMenu(ofPart: target)
      else { return false }
      front.part(CommandMenu.self).highlightFirst()
    case (.home, []): return moveToEnd(of: target, isLast: false, in: front)
    case (.end, []): return moveToEnd(of: target, isLast: true, in: front)
    case (.pageUp, []): return give(targets.stop(aPageFrom: target, by: -1))
    case (.pageDown, []): return give(targets.stop(aPageFrom: target, by: 1))
    case (.space, []), (.enter, []): activate(target, of: front)
    case (.up, []): return walk(from: target, by: -1, in: front)
    case (.down, []): return walk(from: target, by: 1, in: front)
    case (.left, []): return adjust(target, by: -step, in: front)
    case (.right, []): return adjust(target, by: step, in: front)
    default: return false
    }
    return true
  }

  private func activate(_ target: BodyTarget, of front: any ContainerNode) {
    // Arrow keys change a value in steps, and a text is typed.
    let targets = front.part(BodyTargets.self)
    let opensMenu = targets.element(of: target)?.tap(onPart: target.part) == .choose
    guard opensMenu || targets.control(of: target).map({ $0.shape == .flag }) ?? true else {
      return
    }
    front.part(BodyControls.self).activate(target)
    if opensMenu { front.part(CommandMenu.self).highlightFirst() }
  }

  private func walk(from target: BodyTarget, by step: Int, in front: any ContainerNode) -> Bool {
    let targets = front.part(BodyTargets.self)
    return give(
      targets.isCard(target)
        ? targets.stop(past: target, by: step) : targets.stop(after: target, by: step))
  }

  private func give(_ target: BodyTarget?) -> Bool {
    guard let target else { return false }
    ring.give(.part(target))
    return true
  }

  private func adjust(_ target: BodyTarget, by step: Int, in front: any ContainerNode) -> Bool {
    let targets = front.part(BodyTargets.self)
    if let control = targets.control(of: target) {
      return front.part(ControlValues.self).step(control, by: step)
    }
    if let strip = targets.strip(above: target) {
      let scroller = front.part(BodyScroller.self)
      scroller.turn(strip, to: scroller.page(of: strip) + step)
      return true
    }
    guard targets.isCard(target) else { return false }
    // At its end a strip keeps the key, so that the body behind it does not scroll.
    _ = give(targets.stop(beside: target, by: step))
    return true
  }

  private func moveToEnd(of target: BodyTarget, isLast: Bool, in front: any ContainerNode) -> Bool {
    let targets = front.part(BodyTargets.self)
    if let strip = targets.strip(above: target) {
      let last = targets.cardCount(of: strip) - 1
      front.part(BodyScroller.self).turn(strip, to: isLast ? last : 0)
      return true
    }
    guard let control = targets.control(of: target) else {
      return give(targets.stop(atEndOf: target, isLast: isLast))
    }
    return front.part(ControlValues.self).moveToEnd(control, isLast: isLast)
  }

  private func part(for key: KeyPress, beside target: BodyTarget, in front: any ContainerNode)
    -> Int?
  {
    let targets = front.part(BodyTargets.self)
    guard targets.isInList(target),
      let body = front.part(Navigator.self).frontBody
    else {
      return nil
    }
    return typeAhead.index(
      for: key, at: context.time, quiet: context.tuning.typeAheadQuiet, from: target.part,
      count: body.partCount(ofElement: target.element)
    ) {
      guard body.isStop(target.element, $0) else { return nil }
      return body.label(ofElement: target.element, part: $0)
    }
  }
}
