/// What the keyboard focus stops at, in the order of Tab.
enum FocusStop: Sendable, Hashable {
  /// The toolbar, in which arrows go from item to item.
  case toolbar
  /// A button of the navigation bar, while a screen is in front.
  case button(BarTarget, screen: PageID)
  /// A part of the body in front.
  case part(BodyTarget)
}

/// Walking with Tab: from the toolbar to the navigation bar's buttons, then through the body in front, then nowhere.
///
/// The outermost container keeps where the focus is, but for the items of toolbars.
extension TabContainer {
  /// What has the focus; nil if nothing has it, or if what had it is not in front now.
  var focusedStop: FocusStop? {
    // A standalone container in front keeps its own.
    guard !areBarsCovered else { return nil }
    if toolbarWithFocus?.focus != nil { return .toolbar }
    guard let stop = focusStop else { return nil }
    switch stop {
    case .toolbar: return nil
    case .button(let target, let screen):
      let isInFront = openSheet == nil && screen == frontmost.frontScreen?.id
      return isInFront && reachableNavigationBar != nil && navigationButton(target) != nil
        ? stop : nil
    case .part(let target):
      let front = frontmost.frontScreen
      return front?.id == target.screen
        && front?.body?.isStop(target.element, target.part) == true ? stop : nil
    }
  }

  /// Takes the keys that walk, and those that use what has the focus; asked of the outermost container.
  func stopKey(_ press: KeyPress) -> Bool {
    guard !areBarsCovered else { return false }
    switch (press.key, press.modifiers) {
    case (.tab, []): return walk(by: 1)
    case (.tab, .shift): return walk(by: -1)
    case (.space, []), (.enter, []): return useFocus()
    case (.left, []): return stepFocus(by: configuration.isRightToLeft ? 1 : -1)
    case (.right, []): return stepFocus(by: configuration.isRightToLeft ? -1 : 1)
    default: return false
    }
  }

  /// Takes the focus from a button or a part of a body.
  func dropFocus() -> Bool {
    guard focusStop != nil, focusedStop != .toolbar, focusedStop != nil else { return false }
    focusStop = nil
    touch()
    return true
  }

  // MARK: Walking

  /// The container whose screen is in front of all: on a sheet, if one is up.
  var frontmost: TabContainer { openSheet?.container ?? frontHosted?.frontmost ?? self }

  /// The container whose toolbar the focus may go to; nil if none can be reached.
  private var toolbarWithFocus: TabContainer? {
    let shown = shownContainer
    // One that was only scrolled out of the way comes back.
    let isThere = shown.layout.toolbar != nil && shown.frontScreen?.hidesToolbar == false
    return openSheet == nil && !shown.isCovered && isThere ? shown : nil
  }

  /// The buttons of the bar, from its leading to its trailing end.
  private var buttons: [BarTarget] {
    guard openSheet == nil, reachableNavigationBar != nil, let content = navigationContent else {
      return []
    }
    return content.leading.indices.map { .leading($0) }
      + content.trailing.indices.map { .trailing($0) }
  }

  private func walk(by step: Int) -> Bool {
    let before = focusedStop
    if before == nil { shownContainer.showBars() }
    let next = stop(after: before, by: step)
    guard next != before else { return false }
    let shown = shownContainer
    // An item may have kept it while its page had the toolbar out of the way.
    if shown.focus != nil { shown.setFocus(nil) }
    focusStop = next == .toolbar ? nil : next
    if next == .toolbar { shown.focusSelectedItem() }
    if case .part(let target) = next { frontmost.reveal(target) }
    touch()
    return true
  }

  private func stop(after stop: FocusStop?, by step: Int) -> FocusStop? {
    switch stop {
    case nil: return enter(step > 0 ? 0 : 2, by: step)
    case .toolbar: return enter(step, by: step)
    case .button(let target, let screen):
      let buttons = buttons
      let next = (buttons.firstIndex(of: target) ?? 0) + step
      return buttons.indices.contains(next)
        ? .button(buttons[next], screen: screen) : enter(1 + step, by: step)
    case .part(let target):
      return part(after: (target.element, target.part), by: step) ?? enter(2 + step, by: step)
    }
  }

  /// The first stop of the toolbar, the buttons or the body, 0 to 2; if there is none, of what comes next.
  private func enter(_ section: Int, by step: Int) -> FocusStop? {
    switch section {
    case 0 where toolbarWithFocus?.selectedIndex != nil: return .toolbar
    case 1:
      if let target = step > 0 ? buttons.first : buttons.last, let screen = frontmost.frontScreen {
        return .button(target, screen: screen.id)
      }
    case 2:
      if let part = part(after: nil, by: step) { return part }
    case 0: break
    default: return nil
    }
    return enter(section + step, by: step)
  }

  private func part(after place: (element: Int, part: Int)?, by step: Int) -> FocusStop? {
    guard let screen = frontmost.frontScreen, let next = screen.body?.stop(after: place, by: step)
    else { return nil }
    return .part(BodyTarget(screen: screen.id, element: next.element, part: next.part))
  }

  // MARK: Using

  private func useFocus() -> Bool {
    switch focusedStop {
    case nil, .toolbar: return false
    case .button(let target, _): activate(target, cause: .key)
    case .part(let target):
      // A slider and a choice are moved by arrows.
      let front = frontmost
      if front.control(of: target).map({ $0.kind.isToggle }) ?? true { front.activate(target) }
    }
    return true
  }

  private func stepFocus(by step: Int) -> Bool {
    guard case .part(let target) = focusedStop, let control = frontmost.control(of: target) else {
      return false
    }
    return frontmost.step(control, by: step)
  }

  // MARK: Telling

  /// The rectangle of what has the focus, in points on the outermost container; nil if nothing has it, or while it moves.
  package var focusedFrame: Rect? {
    switch focusedStop {
    case nil: return nil
    case .toolbar:
      let shown = shownContainer
      guard let item = shown.focusedItem else { return nil }
      let (origin, shift) = (shown.originOnRoot, shown.toolbarShift)
      return shown.barGeometry.frame(ofItem: item)
        .offsetBy(x: origin.x + shift.x, y: origin.y + shift.y)
    case .button(let target, _):
      return navigationFrame(of: target)?.offsetBy(x: 0, y: navigationShift)
    case .part(let target):
      let origin = frontmost.originOnRoot
      return frontmost.frame(of: target)?.offsetBy(x: origin.x, y: origin.y)
    }
  }

  /// The name of what has the focus; nil if nothing has it.
  package var focusedLabel: String? {
    switch focusedStop {
    case nil: nil
    case .toolbar: shownContainer.focusedItem.map { shownContainer.item(atPlace: $0).label }
    case .button(let target, _): navigationButton(target)?.label
    case .part(let target):
      frontmost.frontScreen?.body?.label(ofElement: target.element, part: target.part)
    }
  }
}

extension BodyControl.Kind {
  fileprivate var isToggle: Bool {
    if case .toggle = self { true } else { false }
  }
}

extension ScreenBody {
  /// The name of a part of an element; nil for what has none.
  func label(ofElement index: Int, part: Int) -> String? {
    guard elements.indices.contains(index) else { return nil }
    switch elements[index] {
    case .button(let button): return button.label
    case .list(let rows): return rows.indices.contains(part) ? rows[part].title : nil
    case .strip(let strip):
      return strip.cards.indices.contains(part) ? strip.cards[part].title : nil
    case .label(let label): return label.text
    case .image(let picture): return picture.label
    default: return elements[index].control?.title
    }
  }
}
