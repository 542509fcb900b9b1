/// The keyboard focus, which Tab moves through the bars and the body in front in a circle.
///
/// The outermost of the containers with common bars stores the focus. `ToolbarFocus` of each container stores which
/// element of its toolbar has it.
@MainActor final class FocusRing: ContactInteraction, WatchingInteraction {
  private let context: ContainerContext
  private let standing: Standing
  private let hostedPages: HostedPages
  private let navigator: Navigator
  private let presentation: Presentation
  private let sheets: SheetPresenter
  private let navigationBar: NavigationBar
  private let bodyTargets: BodyTargets

  /// The device of the last input.
  private enum Hand {
    /// The keyboard, a program or assistive technology.
    case keys
    case pointer
  }

  private enum Visibility {
    case shown
    /// A press gave the focus to the element; the next key shows the ring, and is for the element.
    case hiddenOnPressed
    /// A press was elsewhere, so that Enter and Space only show the ring, which was not visible before.
    case hiddenByPointer
  }

  /// The screens in front at the end of the last transaction, and the focus then.
  private struct Trail {
    var depth = 0
    var sheet: PageID?
    var shown: ObjectIdentifier?
    var page: PageID?
    var front: PageID?
    var body: ObjectIdentifier?
    var stop: FocusStop?
    var name: PartName?
  }

  private let order: FocusOrder

  /// The button or body part that last had the focus, even if it is not in front now.
  private var last: FocusStop?
  /// The element to which Tab gives the focus next, because a pointer led back to its screen.
  private var start: FocusStop?
  /// The element of each screen that last had the focus while the screen was in front.
  private var kept: [PageID: FocusStop] = [:]
  /// The row or card of each list and strip that last had the focus, to which Tab returns.
  private var rows: [BodyTarget: Int] = [:]
  /// The element that was last used, to which a screen that it opens leads back.
  private var used: FocusStop?
  private var hand = Hand.keys
  private var visibility = Visibility.shown
  /// Whether a screen that is pushed now gets the focus even if none had it before.
  private var followsActivation = false
  private var trail = Trail()
  /// The element that got the focus because the page with the focus was left.
  private var led: FocusStop?

  init(
    _ context: ContainerContext, _ standing: Standing, _ hostedPages: HostedPages,
    _ navigator: Navigator, _ presentation: Presentation, _ sheets: SheetPresenter,
    _ navigationBar: NavigationBar, _ bodyTargets: BodyTargets, _ order: FocusOrder
  ) {
    (self.context, self.standing, self.hostedPages) = (context, standing, hostedPages)
    (self.navigator, self.presentation, self.sheets) = (navigator, presentation, sheets)
    (self.navigationBar, self.bodyTargets, self.order) = (navigationBar, bodyTargets, order)
  }

  /// The element with the focus, if it is in front now.
  var focused: FocusStop? {
    // A standalone container in front has a separate focus.
    guard !navigator.areBarsCovered || sheets.isOpen else { return nil }
    if let stop = order.focusedInToolbar { return stop }
    return last.flatMap { order.isThere($0) ? $0 : nil }
  }

  var focusedBodyPart: BodyTarget? {
    // Each frame calls this, and mostly nothing has the focus.
    guard case .part = last, case .part(let target) = focused else { return nil }
    return target
  }

  /// Whether no ring is drawn, because the user works with a pointer.
  var isHidden: Bool { visibility != .shown }

  var ringed: FocusStop? { isHidden ? nil : focused }

  /// Returns false if the next key is for the focused element all the same.
  func reveal() -> Bool {
    defer { show() }
    return visibility == .hiddenByPointer && focused != nil
  }

  private func show() {
    guard isHidden else { return }
    visibility = .shown
    context.noteChange()
  }

  // MARK: Moving

  func walk(by step: Int) -> Bool {
    let before = focused
    for container in order.chain { container.part(Toaster.self).renew() }
    if before == nil, let start, order.isThere(start) {
      give(start)
      return true
    }
    if before == nil { order.toolbars.last?.part(BarHider.self).show() }
    var next = order.stop(after: before, by: step)
    if next == nil { next = order.stop(after: nil, by: step) }
    next = next.map { entry(of: $0) }
    // The only element loses the focus, unless it is on a sheet, which keeps it.
    if next == before, !sheets.isOpen { next = nil }
    guard next != before else { return false }
    give(next)
    return true
  }

  /// The stop of Tab: in a list or strip the part that last had the focus, or else the first one.
  private func entry(of stop: FocusStop) -> FocusStop {
    guard case .part(let target) = stop,
      let targets = order.owner(of: target)?.part(BodyTargets.self),
      let first = targets.stop(atEndOf: target, isLast: false)
    else { return stop }
    var kept = target
    kept.part = rows[target.whole] ?? first.part
    return .part(targets.isStop(kept) ? kept : first)
  }

  func give(_ stop: FocusStop?, reveals: Bool = true) {
    led = nil
    for container in order.toolbars {
      guard case .toolbar(let target, let id) = stop, ObjectIdentifier(container) == id else {
        container.part(ToolbarFocus.self).drop()
        continue
      }
      if container.part(ToolbarFocus.self).target != target {
        container.part(ToolbarFocus.self).focus(target)
      }
      container.part(BarHider.self).show()
    }
    (last, start, visibility) = (nil, nil, .shown)
    switch stop {
    case .part(let target):
      last = stop
      let targets = order.owner(of: target)?.part(BodyTargets.self)
      if targets?.isInList(target) ?? false {
        rows[target.whole] = target.part
      }
      if reveals { targets?.reveal(target) }
    case .button, .toast: last = stop
    case .toolbar, nil: break
    }
    context.noteChange()
  }

  /// Runs a change of the layout that keeps the part with the ring in view if it was before.
  func keepInView(_ change: () -> Bool) -> Bool {
    guard case .part(let target) = ringed,
      let targets = order.owner(of: target)?.part(BodyTargets.self),
      targets.isInView(target)
    else { return change() }
    let isChanged = change()
    order.owner(of: target)?.part(BodyTargets.self).reveal(target)
    return isChanged
  }

  func take(_ stop: FocusStop) -> Bool {
    guard order.isThere(stop) else { return false }
    hand = .keys
    give(stop)
    return true
  }

  func take(button target: BarTarget) -> Bool {
    guard let screen = order.frontmost?.part(Navigator.self).frontID else {
      return false
    }
    return take(.button(target, screen: screen))
  }

  func drop() -> Bool {
    guard focused != nil else { return false }
    give(nil)
    return true
  }

  /// Removes the focus for a program, so that no screen that comes gets it until the next key.
  func clear() -> Bool {
    guard drop() else { return false }
    hand = .pointer
    return true
  }

  func focusFirst() {
    if navigator.areBarsCovered, !sheets.isOpen {
      navigator.frontHosted?.part(FocusRing.self).focusFirst()
    } else if let first = order.firstOfScreen {
      give(first)
    }
  }

  private func focusPage() {
    guard let container = order.toolbars.last,
      container.part(Pager.self).selectedIndex != nil
    else {
      return focusFirst()
    }
    container.part(ToolbarFocus.self).focusSelectedItem()
    if let target = container.part(ToolbarFocus.self).target {
      give(.toolbar(target, of: ObjectIdentifier(container)))
    }
  }

  // MARK: Input

  /// The outermost of the containers with common bars stores the focus.
  func watch(_ event: InputEvent) { standing.root?.part(FocusRing.self).note(event) }

  func note(_ event: InputEvent) {
    switch event {
    // Who uses assistive technology follows the focus, as with the keyboard.
    case .key, .text, .composition, .accessibility:
      hand = .keys
      // Screens that keys open lead back to the focus.
      used = nil
      if visibility == .hiddenOnPressed { show() }
    case .press:
      hand = .pointer
      // Below a sheet, an item of the toolbar keeps the focus.
      guard focused != nil || order.focusedBelowSheet != nil else { return }
      visibility = .hiddenByPointer
      context.noteChange()
    case .wheel, .pan: hand = .pointer
    case .move, .release, .cancel, .leave, .panEnd, .resize: break
    }
  }

  /// A press on a bar removes the focus, so that Tab begins again, and a press on a control gives it the focus.
  func note(_ drive: Drive) {
    guard let ring = standing.root?.part(FocusRing.self) else { return }
    ring.noteUse(of: drive)
    if let target = drive.barTarget {
      // A command of a menu is for what has the focus.
      if case .command(.edit) = target { return }
      return ring.give(nil)
    }
    if let view = bodyTargets.focusableView(at: drive.press) { return ring.focus(pressed: view) }
    guard let target = drive.bodyTarget, bodyTargets.control(of: target) != nil else { return }
    ring.focus(pressed: target)
  }

  private func noteUse(of drive: Drive) {
    used = drive.bodyTarget.map { .part($0) }
    if let target = drive.barTarget, !target.isOnItem,
      let front = order.frontmost?.part(Navigator.self).frontID
    {
      used = .button(target, screen: front)
    }
  }

  func noteUse(of part: BodyTarget) { used = .part(part) }

  func focus(pressed target: BodyTarget) {
    give(nil)
    last = .part(target.whole)
    visibility = .hiddenOnPressed
  }

  /// Notes a use by assistive technology or a program, which acts as the user at the keyboard would.
  func noteActivation() { (hand, followsActivation) = (.keys, true) }

  // MARK: Updating

  /// Updates the focus after screens were pushed, popped, presented or dismissed, and after pages or bodies changed.
  ///
  /// - A screen that covers the focused element gets the focus, and so does a presented screen, unless a pointer
  ///   presented it.
  /// - When a screen is removed, the focus returns to where it was before.
  /// - When another page comes while the focus is on a page, its item in the toolbar gets the focus.
  /// - In a new body of the same screen, the focus stays on the element with the same label, or else goes to the
  ///   nearest.
  func update() {
    if let hosted = navigator.frontHosted, hosted.standing.coveredHost != nil {
      hosted.part(FocusRing.self).update()
    }
    let shown = navigator.shownHosted ?? standing.container
    let page = shown?.part(Pager.self).selectedID
    let front = order.frontmost?.part(Navigator.self).frontID
    var now = Trail(
      depth: screenDepth, sheet: sheets.open?.screen.id, shown: shown.map(ObjectIdentifier.init),
      page: page, front: front, body: bodyWithFocus)
    if order.hasTwoFocusedToolbars { keepOneToolbar() }
    if now.depth > trail.depth { keepUsed() }
    if now.sheet != nil, now.sheet != trail.sheet {
      focusSheet()
    } else if now.front != trail.front || now.depth != trail.depth {
      followScreens(to: now)
    } else if now.body != trail.body {
      followBody()
    }
    followsActivation = false
    now.body = bodyWithFocus
    now.stop = focused
    let isSame = now.stop == trail.stop && now.body == trail.body
    now.name = isSame ? trail.name : focusedName
    if let front, let stop = now.stop, stop.screen != nil { kept[front] = stop }
    if now.front != trail.front { forgetScreens() }
    trail = now
  }

  private func keepOneToolbar() {
    let owners = order.toolbars.filter { $0.part(ToolbarFocus.self).target != nil }
    let kept = toolbarWithFocus ?? owners.first
    for owner in owners where owner !== kept { owner.part(ToolbarFocus.self).drop() }
  }

  /// Keeps the element that has opened a screen for when that is gone, instead of an earlier one.
  private func keepUsed() {
    guard let front = trail.front, let used, used.screen == front else { return }
    kept[front] = used
    if last?.screen == front { last = nil }
    self.used = nil
  }

  private var bodyWithFocus: ObjectIdentifier? {
    // Asking for a screen may allocate memory, so it is not done in each frame.
    guard case .part(let target) = last else { return nil }
    return order.owner(of: target)?.part(Navigator.self).frontBody.map(
      ObjectIdentifier.init)
  }

  /// Gives the focus to the first element of a new sheet.
  ///
  /// In a question without a field, it goes to the recommended button, or else to the one that changes nothing. If a
  /// pointer presented the sheet, it goes only to a first text field, into which the user is about to type.
  private func focusSheet() {
    let targets = order.frontmost?.part(BodyTargets.self)
    let field = targets?.firstField
    guard hand == .keys else { return field.map { give(.part($0)) } ?? () }
    guard focused == nil else { return }
    let first = targets?.stop(after: nil, by: 1)
    // The first element of a sheet may be its close button.
    let isClose = first != nil && first == targets?.button { $0.style == .icon }
    let wanted =
      field ?? targets?.button { $0.role == .default } ?? targets?.button { $0.role == .cancel }
      ?? targets?.button { $0.style != .icon }
      ?? (isClose ? targets?.stop(after: first, by: 1) : nil)
    if let wanted { give(.part(wanted)) } else { focusFirst() }
  }

  private func followScreens(to now: Trail) {
    let isLed = led != nil && focused == led
    guard focused == nil || isLed else { return }
    if now.shown == trail.shown, now.page != trail.page {
      guard trail.stop != nil, hand == .keys else { return }
      if isLed, let front = now.front, let stop = kept[front], order.isThere(stop) {
        give(stop)
      } else {
        focusPage()
        led = focused
      }
    } else if isLed {
      return
    } else if now.depth > trail.depth {
      if trail.stop != nil || followsActivation, hand == .keys { focusFirst() }
    } else if let front = now.front, let stop = kept[front], order.isThere(stop) {
      // The screen's scroll offset does not change. Only a move of the focus scrolls it.
      if hand == .keys { give(stop, reveals: false) } else { start = stop }
    }
  }

  private func followBody() {
    guard case .part(let old) = trail.stop, old.screen == trail.front, case .part(old) = last else {
      return
    }
    guard let targets = order.frontmost?.part(BodyTargets.self),
      trail.name == nil || targets.name(of: old) != trail.name || !targets.isStop(old)
    else { return }
    let next = targets.stop(near: old, named: trail.name)
    if next != old { give(next.map { .part($0) }) }
  }

  /// Forgets the focus of screens that are gone, so that a later one with the same identifier does not have it.
  private func forgetScreens() {
    guard !kept.isEmpty || !rows.isEmpty || last != nil else { return }
    var known: Set<PageID> = []
    for screen in sheets.screens { known.insert(screen.id) }
    for container in order.chain {
      for surface in container.context.interactions.surfaced {
        if let screen = surface.screen { known.insert(screen.id) }
      }
    }
    var containers = order.chain
    hostedPages.forEach { containers += $1.container.map { [$0] } ?? [] }
    for screen in containers.flatMap({ $0.part(Navigator.self).stackedScreens }) {
      known.insert(screen.id)
      // Another screen may cover it.
      if let hosted = screen.hosted { containers.append(hosted) }
    }
    func isKnown(_ id: PageID) -> Bool {
      known.contains(id) || containers.contains { $0.index(ofPage: id) != nil }
    }
    kept = kept.filter { isKnown($0.key) }
    rows = rows.filter { isKnown($0.key.screen) }
    if let screen = last?.screen, !isKnown(screen) { last = nil }
  }

  private var screenDepth: Int {
    let hosted =
      navigator.frontHosted.map {
        $0.standing.coveredHost == nil ? $0.part(FocusRing.self).screenDepth : 0
      } ?? 0
    return navigator.pushedScreens.count + hosted + sheets.depth
  }

  // MARK: Answers

  func owner(of target: BodyTarget) -> (any ContainerNode)? { order.owner(of: target) }

  var outermostWithBars: (any ContainerNode)? { standing.container }

  var containersWithBars: [any ContainerNode] { order.chain }

  var toolbarWithFocus: (any ContainerNode)? {
    guard case .toolbar(_, let id) = focused else { return nil }
    return order.chain.first { ObjectIdentifier($0) == id }
  }

  /// Whether keys such as Ctrl+Tab are for this container rather than for one around it, whose toolbar has the focus.
  var getsPageKeys: Bool {
    guard let own = standing.container,
      let focused = standing.root?.part(FocusRing.self).toolbarWithFocus
    else { return true }
    return focused === own || !standing.isOn(focused)
  }

  /// The rectangle on the outermost container, or nil while the element moves.
  var frame: Rect? {
    switch focused {
    case nil: return nil
    case .toolbar:
      guard let own = toolbarWithFocus, order.rests(own),
        let frame = own.part(ToolbarFocus.self).frame
      else {
        return nil
      }
      let origin = own.standing.originOnRoot
      return own.part(Toolbar.self).shown(frame).offsetBy(x: origin.x, y: origin.y)
    case .button(let target, _):
      return navigationBar.frame(of: target)?.offsetBy(x: 0, y: presentation.navigationShift)
    case .toast(let id):
      guard let own = order.chain.first(where: { ObjectIdentifier($0) == id }) else { return nil }
      let origin = own.standing.originOnRoot
      return own.part(Toaster.self).button?.offsetBy(x: origin.x, y: origin.y)
    case .part(let target):
      guard let front = order.owner(of: target), order.rests(front) else { return nil }
      let origin = front.standing.originOnRoot
      return front.part(BodyTargets.self).frame(of: target)?.offsetBy(
        x: origin.x, y: origin.y)
    }
  }

  var label: String? {
    switch focused {
    case nil: nil
    case .toolbar: toolbarWithFocus?.part(ToolbarFocus.self).label
    case .button(let target, _): navigationBar.button(target)?.label
    case .toast(let id): order.toaster(of: id)?.toast?.actionTitle
    case .part(let target):
      order.owner(of: target)?.part(BodyTargets.self).label(of: target)
    }
  }

  private var focusedName: PartName? {
    guard case .part(let target) = focused else { return nil }
    return order.owner(of: target)?.part(BodyTargets.self).name(of: target)
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    let focused = order.toolbars.count { $0.part(ToolbarFocus.self).target != nil }
    promise(focused <= 1, "\(focused) toolbars have the focus")
  }
}

extension FocusStop {
  fileprivate var screen: PageID? {
    switch self {
    case .toolbar, .toast: nil
    case .button(_, let screen): screen
    case .part(let target): target.screen
    }
  }
}
