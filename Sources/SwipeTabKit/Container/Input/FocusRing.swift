/// An element that can have the keyboard focus.
enum FocusStop: Sendable, Hashable {
  /// The toolbar; inside it, arrow keys move the focus from item to item.
  case toolbar
  /// A button of the navigation bar, while a screen is in front.
  case button(BarTarget, screen: PageID)
  /// An element of the body in front, or a part of one.
  case part(BodyTarget)
}

/// The keyboard focus, which Tab moves from the toolbar to the navigation bar's buttons, through the body in front, and
/// then to none.
///
/// The outermost of the containers that share bars stores the focus; `Toolbar` stores which item has it.
final class FocusRing: Interaction {
  /// The focus at the end of the last transaction, and the focus of each screen below the topmost.
  private struct Trail {
    /// The number of screens over the pages.
    var depth = 0
    /// The presented screen.
    var sheet: PageID?
    /// The element with the focus.
    var stop: FocusStop?
    /// The element with the focus at each smaller depth, when the next screen was pushed.
    var kept: [Int: FocusStop] = [:]
    /// Whether the last input came from the keyboard.
    var usesKeys = false
    /// Whether the focus moved without the keyboard; then no ring is drawn until a key is pressed.
    var hidesRing = false
  }

  private let standing: Standing
  private let navigator: Navigator
  private let presentation: Presentation
  private let sheets: SheetPresenter
  private let navigationBar: NavigationBar
  private let barTargets: BarTargets
  private let bodyTargets: BodyTargets
  private let context: ContainerContext
  /// The button or body part that last had the focus, even if it is not in front now; nil for none.
  private var last: FocusStop?
  private var trail = Trail()

  init(
    standing: Standing, navigator: Navigator, presentation: Presentation,
    sheets: SheetPresenter, navigationBar: NavigationBar, barTargets: BarTargets,
    bodyTargets: BodyTargets, context: ContainerContext
  ) {
    (self.standing, self.navigator) = (standing, navigator)
    (self.presentation, self.sheets) = (presentation, sheets)
    (self.navigationBar, self.barTargets) = (navigationBar, barTargets)
    (self.bodyTargets, self.context) = (bodyTargets, context)
  }

  /// The container whose pages are shown.
  private var shown: TabContainer? { navigator.shownHosted ?? standing.container }

  /// The container with the frontmost screen: the one on the sheet, if one is open.
  private var frontmost: TabContainer? {
    if let sheet = sheets.open { return sheet.container }
    guard let hosted = navigator.frontHosted else { return standing.container }
    return hosted.parts.focusRing.frontmost
  }

  /// The element with the focus; nil if none has it, or if it is not in front now.
  var focused: FocusStop? {
    // A standalone container in front has a focus of its own.
    guard !navigator.areBarsCovered || sheets.open != nil else { return nil }
    if shown?.parts.toolbar.focus != nil, toolbarWithFocus?.parts.toolbar.focus != nil {
      return .toolbar
    }
    guard let stop = last else { return nil }
    switch stop {
    case .toolbar: return nil
    case .button(let target, let screen):
      guard sheets.open == nil, screen == frontmost?.parts.navigator.frontTraits?.id,
        presentation.reachableNavigationBar != nil, navigationBar.button(target) != nil
      else { return nil }
      return stop
    case .part(let target):
      let front = frontmost?.parts.navigator.frontScreen
      return front?.id == target.screen
        && front?.body?.isStop(target.element, target.part) == true ? stop : nil
    }
  }

  /// Handles the keys that move the focus or use the focused element; called on the outermost container with these
  /// bars.
  func walk(_ press: KeyPress) -> Bool {
    guard !navigator.areBarsCovered || sheets.open != nil else { return false }
    if press.key != .tab, case .part(let target) = focused, let front = frontmost,
      front.transaction({ front.parts.bodyTargets.handle(press, on: target) })
    {
      return true
    }
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

  /// Removes the focus from a button or a body part; false if none has it.
  func drop() -> Bool {
    guard last != nil, focused != .toolbar, focused != nil else { return false }
    last = nil
    context.noteChange()
    return true
  }

  // MARK: Moving

  /// The container whose toolbar can get the focus; nil if no toolbar can be reached.
  private var toolbarWithFocus: TabContainer? {
    guard let shown, sheets.open == nil, !shown.parts.navigator.isCovered else { return nil }
    // A toolbar that is hidden by scrolling counts, because it comes back.
    let isThere =
      shown.parts.context.layout.toolbar != nil
      && shown.parts.navigator.frontTraits?.hidesToolbar == false
    return isThere ? shown : nil
  }

  /// The navigation bar's buttons, from its leading to its trailing end.
  private var buttons: [BarTarget] {
    guard sheets.open == nil, presentation.reachableNavigationBar != nil,
      let content = navigationBar.content
    else { return [] }
    return content.leading.indices.map { .leading($0) }
      + content.trailing.indices.map { .trailing($0) }
  }

  private func walk(by step: Int) -> Bool {
    let before = focused
    if before == nil { shown?.parts.bars.show() }
    var next = stop(after: before, by: step)
    // While a sheet is open, only its elements can have the focus.
    if next == nil, sheets.open != nil { next = stop(after: nil, by: step) }
    guard next != before else { return false }
    // An item keeps the focus while its page hides the toolbar, and below a sheet.
    if sheets.open == nil, shown?.parts.toolbar.focus != nil { shown?.parts.toolbar.focus(nil) }
    last = next == .toolbar ? nil : next
    if next == .toolbar { shown?.parts.toolbar.focusSelectedItem() }
    if case .part(let target) = next { frontmost?.parts.bodyTargets.reveal(target) }
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

  /// The first element in a section (0 the toolbar, 1 the buttons, 2 the body), or else in the sections that follow;
  /// nil after the last.
  private func enter(_ section: Int, by step: Int) -> FocusStop? {
    switch section {
    case 0 where toolbarWithFocus?.parts.pager.selectedIndex != nil: return .toolbar
    case 1:
      if let target = step > 0 ? buttons.first : buttons.last,
        let screen = frontmost?.parts.navigator.frontTraits
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

  private func part(after index: (element: Int, part: Int)?, by step: Int) -> FocusStop? {
    guard let screen = frontmost?.parts.navigator.frontScreen,
      let next = screen.body?.stop(after: index, by: step)
    else { return nil }
    return .part(BodyTarget(screen: screen.id, element: next.element, part: next.part))
  }

  /// Moves the focus up or down in the body in front: from row to row, and past all cards of a strip at once.
  private func walkBody(by step: Int) -> Bool {
    guard case .part(let target) = focused, let body = frontmost?.parts.navigator.frontScreen?.body
    else {
      return false
    }
    var index = (element: target.element, part: target.part)
    if case .strip(let strip) = body.leaves[index.element] {
      index.part = step > 0 ? strip.cards.count - 1 : 0
    }
    guard let next = part(after: index, by: step), case .part(let target) = next else {
      return false
    }
    last = next
    frontmost?.parts.bodyTargets.reveal(target)
    context.noteChange()
    return true
  }

  // MARK: Updating

  /// Stores whether the last input came from the keyboard; a key shows the focus ring.
  func note(_ event: InputEvent) {
    switch event {
    // Who uses assistive technology follows the focus, as with the keyboard.
    case .key, .accessibility:
      trail.usesKeys = true
      guard trail.hidesRing else { return }
      trail.hidesRing = false
      context.noteChange()
    case .press, .wheel: trail.usesKeys = false
    case .move, .release, .cancel, .leave, .resize: break
    }
  }

  /// Gives the focus to a control that is pressed, so that arrow keys then change it.
  func note(_ drive: Drive) {
    if let view = bodyTargets.focusableView(at: drive.press) {
      standing.root?.parts.focusRing.focus(pressed: view)
      return
    }
    guard let target = drive.bodyTarget, bodyTargets.control(of: target) != nil else { return }
    standing.root?.parts.focusRing.focus(pressed: target)
  }

  private func focus(pressed target: BodyTarget) {
    last = .part(BodyTarget(screen: target.screen, element: target.element, part: 0))
    trail.hidesRing = true
    if let shown = toolbarWithFocus, shown.parts.toolbar.focus != nil {
      shown.parts.toolbar.focus(nil)
    }
    context.noteChange()
  }

  /// Updates the focus after screens were pushed, popped, presented or dismissed.
  ///
  /// A screen that covers the focused element gets the focus, and so does each presented screen. When a screen is
  /// removed, the focus returns to where it was before.
  func update() {
    if let hosted = navigator.frontHosted, hosted.parts.standing.coveredHost != nil {
      hosted.parts.focusRing.update()
    }
    let (depth, sheet) = (screenDepth, sheets.open?.screen.id)
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

  /// The number of screens over the pages, including those in hosted containers and the presented one.
  private var screenDepth: Int {
    let hosted =
      navigator.frontHosted.map {
        $0.parts.standing.coveredHost == nil ? $0.parts.focusRing.screenDepth : 0
      } ?? 0
    return navigator.pushedScreens.count + hosted + (sheets.open == nil ? 0 : 1)
  }

  /// The element with a visible focus ring; nil if none has the focus, or if a press gave the focus.
  var ringed: FocusStop? { trail.hidesRing ? nil : focused }

  // MARK: Using

  private func useFocus() -> Bool {
    switch focused {
    case nil, .toolbar: return false
    case .button(let target, _): barTargets.activate(target, cause: .key)
    case .part(let target):
      // Arrow keys change a slider or a choice.
      guard let front = frontmost else { return false }
      let control = front.parts.bodyTargets.control(of: target)
      if control?.kind.isToggle ?? true {
        front.transaction { front.parts.bodyControls.activate(target) }
      }
    }
    return true
  }

  private func stepFocus(by step: Int) -> Bool {
    guard case .part(let target) = focused, let front = frontmost,
      let control = front.parts.bodyTargets.control(of: target)
    else { return false }
    return front.transaction { front.parts.values.step(control, by: step) }
  }

  // MARK: Answers

  /// The rectangle of the focused element, in points on the outermost container; nil if there is none, or while it
  /// moves.
  var frame: Rect? {
    switch focused {
    case nil: return nil
    case .toolbar:
      guard let shown, let item = shown.parts.toolbar.focusedItem else { return nil }
      let (origin, shift) = (
        shown.parts.standing.originOnRoot, shown.parts.presentation.toolbarShift
      )
      return shown.parts.toolbar.geometry.frame(ofItem: item)
        .offsetBy(x: origin.x + shift.x, y: origin.y + shift.y)
    case .button(let target, _):
      return navigationBar.frame(of: target)?.offsetBy(x: 0, y: presentation.navigationShift)
    case .part(let target):
      guard let front = frontmost else { return nil }
      let origin = front.parts.standing.originOnRoot
      return front.parts.bodyTargets.frame(of: target)?.offsetBy(x: origin.x, y: origin.y)
    }
  }

  /// The label of the focused element; nil if none has the focus.
  var label: String? {
    switch focused {
    case nil: nil
    case .toolbar:
      shown.flatMap { shown in
        shown.parts.toolbar.focusedItem.map { shown.parts.toolbar.item(at: $0).label }
      }
    case .button(let target, _): navigationBar.button(target)?.label
    case .part(let target):
      frontmost?.parts.navigator.frontScreen?.body?.label(
        ofElement: target.element, part: target.part)
    }
  }

  // MARK: Invariants

  /// Checks this part's invariants.
  func check(_ promise: inout Promises) {
    let isKept = trail.kept.keys.allSatisfy { $0 < max(1, trail.depth) }
    promise(isKept, "the focus is kept at \(trail.kept.keys.sorted()) below \(trail.depth) screens")
  }
}

extension BodyControl.Kind {
  fileprivate var isToggle: Bool {
    if case .toggle = self { true } else { false }
  }
}

extension ScreenBody {
  /// The label of a part of an element; nil if it has none.
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
