/// Passes contacts, the wheel and the time to custom views.
@MainActor
final class BodyViews: ContactInteraction, WheelInteraction, KeyInteraction, AdaptingInteraction,
  TimedInteraction
{
  private let context: ContainerContext
  private let contacts: Contacts
  private let wheelRun: WheelRun
  private let standing: Standing
  private let catalog: PageCatalog
  private let pager: Pager
  private let stacks: NavigationStacks
  private let navigator: Navigator
  private let peeking: PeekingPages

  /// A contact that went down on a view.
  private struct Touch {
    let contact: Contact
    let view: any CustomView
    let target: BodyTarget
    let device: Contact.Device
    let start: Point
    /// The view's top left corner on the container, when it was last known.
    var origin: Point
    /// Whether the view has received that its contact was taken away.
    var isCancelled = false
  }

  private let views: CustomViews
  private let scroller: BodyScroller
  private let targets: BodyTargets
  private var touch: Touch?
  private weak var composing: (any CustomView)?
  private var composition = ""

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ wheelRun: WheelRun, _ standing: Standing,
    _ catalog: PageCatalog, _ pager: Pager, _ stacks: NavigationStacks, _ navigator: Navigator,
    _ peeking: PeekingPages, _ views: CustomViews, _ scroller: BodyScroller, _ targets: BodyTargets
  ) {
    (self.context, self.contacts, self.wheelRun) = (context, contacts, wheelRun)
    (self.standing, self.catalog, self.pager, self.stacks) = (standing, catalog, pager, stacks)
    (self.navigator, self.peeking, self.views) = (navigator, peeking, views)
    (self.scroller, self.targets) = (scroller, targets)
  }

  // MARK: Contacts

  func claim(_ press: Press) -> Claim? {
    // While a view has a contact, no other one gets to a view.
    guard !contacts.isHeld(by: self), !scroller.catches(press.point),
      let target = targets.target(at: press.point), let (view, frame) = targets.view(of: target)
    else {
      if touch?.contact == press.contact { touch = nil }
      return nil
    }
    // A view that waits for another contact loses that.
    if let touch, contacts.drive(of: touch.contact) != nil { cancelTouch() }
    touch = nil
    let start = press.point.from(frame.origin)
    let claim = context.ask { view.claim(ViewPress(at: start, device: press.contact.device)) }
    guard claim != .ignores else { return nil }
    touch = Touch(
      contact: press.contact, view: view, target: target, device: press.contact.device,
      start: start, origin: frame.origin)
    return claim == .holds ? .holds : nil
  }

  func begin(_ drive: Drive) { send { .dragBegan(at: $0.start) } }

  func note(_ drive: Drive) {
    guard touch?.contact == drive.contact, case .nobody = drive.holder else { return }
    contacts.allowTap()
    send { .pressed(at: $0.start) }
  }

  func take(_ drive: Drive, along axis: Axis) -> Bool {
    guard let touch, touch.contact == drive.contact else { return false }
    let way = drive.last.from(drive.press)
    let drag = ViewDrag(
      start: drive.press.from(touch.origin), translation: way, axis: axis, device: touch.device)
    guard context.ask({ touch.view.takesDrag(drag) }) else {
      cancelTouch()
      return false
    }
    contacts.give(to: self)
    self.touch?.isCancelled = false
    send { .dragBegan(at: $0.start) }
    return move(drive)
  }

  func mayTakeLater(_ drive: Drive) -> Bool { touch?.contact == drive.contact }

  var dragsPages: Bool { true }

  func move(_ drive: Drive) -> Bool {
    let point = point(drive.last)
    send { .dragged(to: point, translation: point.from($0.start)) }
    return true
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    let velocity = Point(
      x: release.velocity(along: .horizontal).motion, y: release.velocity(along: .vertical).motion)
    let point = point(release.point)
    send { _ in .dragEnded(at: point, velocity: velocity) }
    touch = nil
    return true
  }

  func cancel(_ drive: Drive) {
    guard touch?.contact == drive.contact else { return }
    cancelTouch()
    touch = nil
  }

  func tap(_ drive: Drive, at point: Point) -> Bool {
    guard let touch, touch.contact == drive.contact, !touch.isCancelled || drive.isRolled else {
      return false
    }
    guard targets.target(at: point) == touch.target else {
      cancel(drive)
      return false
    }
    let place = self.point(point)
    send { _ in .tapped(at: place) }
    self.touch = nil
    return true
  }

  private func point(_ point: Point) -> Point {
    guard let touch else { return point }
    if let (view, frame) = targets.view(of: touch.target), view === touch.view {
      self.touch?.origin = frame.origin
      return point.from(frame.origin)
    }
    return point.from(touch.origin)
  }

  private func send(_ event: (Touch) -> ViewEvent) {
    guard let touch else { return }
    context.tell(touch.view, event(touch))
  }

  private func cancelTouch() {
    guard touch?.isCancelled == false else { return }
    touch?.isCancelled = true
    send { _ in .cancelled }
  }

  // MARK: Wheel and keys

  /// Lets the view under the pointer have the wheel, unless it is scrolling or turning pages.
  func turn(_ turn: WheelTurn) -> Bool? {
    let slop = context.tuning.mouseSlop
    guard !turn.shift, !contacts.isMouseHeld(by: scroller), !pager.isHeldByMouse,
      !wheelRun.includes(turn.point, at: context.time, slop: slop),
      let target = targets.target(at: turn.point), let (view, frame) = targets.view(of: target)
    else { return nil }
    let local = ViewTurn(dx: turn.dx, dy: turn.dy, at: turn.point.from(frame.origin))
    guard view.turn(local) else { return nil }
    context.noteChange()
    return true
  }

  func take(_ key: KeyPress) -> Bool? {
    guard key == KeyPress(.escape), contacts.isHeld(by: self) else { return nil }
    contacts.ignore(ifHeldBy: self)
    cancelTouch()
    touch = nil
    return true
  }

  // MARK: Text

  private var textView: (view: any CustomView, frame: Rect)? {
    guard let target = standing.root?.focusedBodyPart,
      target.screen == navigator.frontID,
      let found = targets.view(of: target), context.ask({ found.view.textCaret }) != nil
    else { return nil }
    return found
  }

  var caretRect: Rect? {
    guard let (view, frame) = textView else { return nil }
    return context.ask { view.textCaret }?.offsetBy(x: frame.x, y: frame.y)
  }

  func type(_ text: String) -> Bool {
    guard let (view, _) = textView else { return false }
    endComposition(isKept: composing !== view)
    context.tell { view.insert(text) }
    return true
  }

  func compose(_ text: String, caret: Int) -> Bool {
    guard let (view, _) = textView else { return false }
    if composing !== view { endComposition(isKept: true) }
    composing = text.isEmpty ? nil : view
    composition = text
    context.tell { view.compose(text, caret: min(max(0, caret), text.count)) }
    return true
  }

  var isComposing: Bool { composing != nil }

  /// Keeps a composition as text if its view has lost the focus or is covered.
  func endLostComposition(isCovered: Bool) {
    guard let composing, isCovered || textView?.view !== composing else { return }
    endComposition(isKept: true)
  }

  private func endComposition(isKept: Bool) {
    guard let view = composing else { return }
    composing = nil
    context.tell { [composition] in
      view.compose("", caret: 0)
      if isKept { view.insert(composition) }
    }
  }

  /// Whether a key is a letter for the view with the focus, which comes as a text too.
  func takesLetter(_ key: KeyPress) -> Bool {
    switch key.key {
    case .character, .space: key.modifiers.isSubset(of: .shift) && textView != nil
    default: false
    }
  }

  // MARK: Time

  var isMoving: Bool {
    var isMoving = false
    let moves = !context.configuration.reducesMotion
    forEachInView(body: { isMoving = isMoving || moves && $0.isAnimated }) {
      isMoving = isMoving || isAnimating($0)
    }
    return isMoving
  }

  func advance(from start: Double) {
    var hasMoved = false
    let moves = !context.configuration.reducesMotion
    forEachInView(body: { hasMoved = hasMoved || moves && $0.isAnimated }) { view in
      guard isAnimating(view) else { return }
      context.tell { [time = context.time] in view.advance(to: time) }
    }
    if hasMoved { context.noteChange() }
  }

  private func isAnimating(_ view: any CustomView) -> Bool { context.ask { view.isAnimating } }

  /// Calls `view` with every custom view of a screen in view, even if it is scrolled out of view.
  private func forEachInView(
    body: (ScreenBody) -> Void = { _ in }, _ view: (any CustomView) -> Void
  ) {
    if let stack = navigator.activeStack, !stack.layers.isEmpty {
      for screen in stack.layers { forEach(of: screen, body, view) }
      guard !stack.scroll.isResting else { return }
    }
    guard let slots = peeking.drawnSlots else { return }
    for slot in slots { forEach(of: catalog.page(at: peeking.page(drawnAt: slot)), body, view) }
  }

  private func forEach(
    of screen: some Screen, _ body: (ScreenBody) -> Void, _ view: (any CustomView) -> Void
  ) {
    guard let content = screen.asked({ $0.body }) else { return }
    body(content)
    for (_, place) in content.views {
      if let found = views.view(place.id, of: screen) { view(found) }
    }
  }

  // MARK: Others

  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .cover, .state, .selection: letGo()
    case .selected, .newPages:
      if let touch, touch.target.screen != navigator.frontID { letGo() }
    case .stack: forgetViews()
    case .back, .top, .pages, .layout: break
    }
  }

  private func letGo() {
    contacts.ignore(ifHeldBy: self)
    cancelTouch()
    touch = nil
  }

  func pagesRested() { forgetViews() }

  private func forgetViews() {
    views.prune { catalog.index(of: $0) == nil && !stacks.holds($0) }
  }

  // MARK: Promises

  func check(_ promise: inout Promises) {
    promise(
      !contacts.isHeld(by: self) || touch != nil, "a view holds a contact that it does not know")
  }
}
