/// What the keyboard focus stops at, in the order of Tab.
enum FocusStop: Sendable, Hashable {
  /// The toolbar, in which arrows go from item to item.
  case toolbar
  /// A button of the navigation bar, while a screen is in front.
  case button(BarTarget, screen: PageID)
  /// A part of the body in front.
  case part(BodyTarget)
}

/// Walks with Tab: from the toolbar to the navigation bar's buttons, then through the body in front, then nowhere.
///
/// The outermost container's knows where the focus is, but for the items of toolbars.
final class FocusRing {
  /// Where the focus was at the end of the last transaction, and below what has been pushed or presented since.
  private struct Trail {
    /// How many screens lay over the pages.
    var depth = 0
    /// The presented screen.
    var sheet: PageID?
    /// What had the focus.
    var stop: FocusStop?
    /// What had the focus at smaller depths, before something was pushed.
    var kept: [Int: FocusStop] = [:]
    /// Whether the last thing that a person used was the keyboard.
    var usesKeys = false
    /// Whether the focus came to where it is without the keyboard: then no ring is drawn before a key is pressed.
    var hidesRing = false
  }

  private unowned let context: ContainerContext
  private unowned let container: TabContainer
  /// What had the focus last beside the toolbar's items, whether it is in front now or not.
  private var last: FocusStop?
  private var trail = Trail()

  init(context: ContainerContext, container: TabContainer) {
    (self.context, self.container) = (context, container)
  }

  /// What has the focus; nil if nothing has it, or if what had it is not in front now.
  var focused: FocusStop? {
    // A standalone container in front keeps its own.
    guard !container.areBarsCovered || container.sheets.open != nil else { return nil }
    if container.shownContainer.focus != nil, toolbarWithFocus?.focus != nil { return .toolbar }
    guard let stop = last else { return nil }
    switch stop {
    case .toolbar: return nil
    case .button(let target, let screen):
      guard container.sheets.open == nil, screen == container.frontmost.frontTraits?.id,
        container.reachableNavigationBar != nil, container.navigationButton(target) != nil
      else { return nil }
      return stop
    case .part(let target):
      let front = container.frontmost.frontScreen
      return front?.id == target.screen
        && front?.body?.isStop(target.element, target.part) == true ? stop : nil
    }
  }

  /// Takes the keys that walk, and those that use what has the focus; asked of the outermost container.
  func take(_ press: KeyPress) -> Bool {
    guard !container.areBarsCovered || container.sheets.open != nil else { return false }
    switch (press.key, press.modifiers) {
    case (.tab, []): return walk(by: 1)
    case (.tab, .shift): return walk(by: -1)
    case (.space, []), (.enter, []): return useFocus()
    case (.up, []): return walkBody(by: -1)
    case (.down, []): return walkBody(by: 1)
    case (.left, []): return stepFocus(by: context.configuration.isRightToLeft ? 1 : -1)
    case (.right, []): return stepFocus(by: context.configuration.isRightToLeft ? -1 : 1)
    default: return false
    }
  }

  /// Takes the focus from a button or a part of a body.
  func drop() -> Bool {
    guard last != nil, focused != .toolbar, focused != nil else { return false }
    last = nil
    context.noteChange()
    return true
  }

  // MARK: Walking

  /// The container whose toolbar the focus may go to; nil if none can be reached.
  private var toolbarWithFocus: TabContainer? {
    let shown = container.shownContainer
    // One that was only scrolled out of the way comes back.
    let isThere = shown.layout.toolbar != nil && shown.frontTraits?.hidesToolbar == false
    return container.sheets.open == nil && !shown.isCovered && isThere ? shown : nil
  }

  /// The buttons of the bar, from its leading to its trailing end.
  private var buttons: [BarTarget] {
    guard container.sheets.open == nil, container.reachableNavigationBar != nil,
      let content = container.navigationContent
    else { return [] }
    return content.leading.indices.map { .leading($0) }
      + content.trailing.indices.map { .trailing($0) }
  }

  private func walk(by step: Int) -> Bool {
    let before = focused
    if before == nil { container.shownContainer.showBars() }
    var next = stop(after: before, by: step)
    // Nothing but what is on a sheet can have the focus while that is up.
    if next == nil, container.sheets.open != nil { next = stop(after: nil, by: step) }
    guard next != before else { return false }
    let shown = container.shownContainer
    // An item may have kept it while its page had the toolbar out of the way; below a sheet it keeps it for later.
    if container.sheets.open == nil, shown.focus != nil { shown.setFocus(nil) }
    last = next == .toolbar ? nil : next
    if next == .toolbar { shown.focusSelectedItem() }
    if case .part(let target) = next { container.frontmost.reveal(target) }
    context.noteChange()
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
      if let target = step > 0 ? buttons.first : buttons.last,
        let screen = container.frontmost.frontTraits
      {
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
    guard let screen = container.frontmost.frontScreen,
      let next = screen.body?.stop(after: place, by: step)
    else { return nil }
    return .part(BodyTarget(screen: screen.id, element: next.element, part: next.part))
  }

  /// Goes to what lies above or below in the body in front: from row to row, and past a strip as a whole.
  private func walkBody(by step: Int) -> Bool {
    guard case .part(let target) = focused, let body = container.frontmost.frontScreen?.body else {
      return false
    }
    var place = (element: target.element, part: target.part)
    if case .strip(let strip) = body.elements[place.element] {
      place.part = step > 0 ? strip.cards.count - 1 : 0
    }
    guard let next = part(after: place, by: step), case .part(let target) = next else {
      return false
    }
    last = next
    container.frontmost.reveal(target)
    context.noteChange()
    return true
  }

  // MARK: Following

  /// Notes whether a person uses the keyboard, which shows where the focus is.
  func note(_ event: InputEvent) {
    switch event {
    case .key:
      trail.usesKeys = true
      guard trail.hidesRing else { return }
      trail.hidesRing = false
      context.noteChange()
    case .press, .wheel: trail.usesKeys = false
    case .move, .release, .cancel, .leave, .resize: break
    }
  }

  /// Gives the focus to a control that was pressed, so that arrow keys move it.
  func focus(pressed target: BodyTarget) {
    last = .part(BodyTarget(screen: target.screen, element: target.element, part: 0))
    trail.hidesRing = true
    if let item = toolbarWithFocus, item.focus != nil { item.setFocus(nil) }
    context.noteChange()
  }

  /// Lets the focus follow what was pushed, presented or taken away since the last transaction.
  ///
  /// A screen that covers what had the focus gets it, and so does each presented one; where something is taken away, the
  /// focus is again where it was.
  func follow() {
    if let hosted = container.frontHosted, hosted.stage != nil { hosted.focusRing.follow() }
    let (depth, sheet) = (screenDepth, container.sheets.open?.screen.id)
    if depth < trail.depth {
      if let kept = trail.kept[depth] { last = kept }
      trail.kept = trail.kept.filter { $0.key < depth }
    } else if depth > trail.depth || sheet != trail.sheet {
      if depth > trail.depth { trail.kept[trail.depth] = last }
      focusNewScreen(isSheet: sheet != nil && sheet != trail.sheet)
    }
    (trail.depth, trail.sheet, trail.stop) = (depth, sheet, focused)
  }

  private func focusNewScreen(isSheet: Bool) {
    guard focused == nil, isSheet || trail.stop != nil,
      let stop = enter(2, by: 1) ?? enter(1, by: 1)
    else { return }
    if trail.stop == nil { trail.hidesRing = !trail.usesKeys }
    last = stop
    context.noteChange()
  }

  /// How many screens lie over the pages, with those in hosted containers and the presented one.
  private var screenDepth: Int {
    let hosted = container.frontHosted.map { $0.stage == nil ? $0.focusRing.screenDepth : 0 } ?? 0
    return container.pushedScreens.count + hosted + (container.sheets.open == nil ? 0 : 1)
  }

  /// What a ring is drawn around; nil if nothing has the focus, or if it came there by a press.
  var ringed: FocusStop? { trail.hidesRing ? nil : focused }

  // MARK: Using

  private func useFocus() -> Bool {
    switch focused {
    case nil, .toolbar: return false
    case .button(let target, _): container.activate(target, cause: .key)
    case .part(let target):
      // A slider and a choice are moved by arrows.
      let front = container.frontmost
      if front.control(of: target).map({ $0.kind.isToggle }) ?? true { front.activate(target) }
    }
    return true
  }

  private func stepFocus(by step: Int) -> Bool {
    guard case .part(let target) = focused, let control = container.frontmost.control(of: target)
    else { return false }
    return container.frontmost.step(control, by: step)
  }

  // MARK: Telling

  /// The rectangle of what has the focus, in points on the outermost container; nil if nothing has it, or while it moves.
  var frame: Rect? {
    switch focused {
    case nil: return nil
    case .toolbar:
      let shown = container.shownContainer
      guard let item = shown.focusedItem else { return nil }
      let (origin, shift) = (shown.originOnRoot, shown.toolbarShift)
      return shown.barGeometry.frame(ofItem: item)
        .offsetBy(x: origin.x + shift.x, y: origin.y + shift.y)
    case .button(let target, _):
      return container.navigationFrame(of: target)?.offsetBy(x: 0, y: container.navigationShift)
    case .part(let target):
      let origin = container.frontmost.originOnRoot
      return container.frontmost.frame(of: target)?.offsetBy(x: origin.x, y: origin.y)
    }
  }

  /// The name of what has the focus; nil if nothing has it.
  var label: String? {
    switch focused {
    case nil: nil
    case .toolbar:
      container.shownContainer.focusedItem.map { container.shownContainer.item(atPlace: $0).label }
    case .button(let target, _): container.navigationButton(target)?.label
    case .part(let target):
      container.frontmost.frontScreen?.body?.label(ofElement: target.element, part: target.part)
    }
  }

  // MARK: Promises

  /// Tells every promise that holds for it, and which of them are broken.
  func check(_ promise: inout Promises) {
    let isKept = trail.kept.keys.allSatisfy { $0 < max(1, trail.depth) }
    promise(isKept, "the focus is kept at \(trail.kept.keys.sorted()) below \(trail.depth) screens")
  }
}

extension TabContainer {
  /// The container whose screen is in front of all: on a sheet, if one is up.
  var frontmost: TabContainer { sheets.open?.container ?? frontHosted?.frontmost ?? self }
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
