/// Handles the elements of the body in front: taps, and changes of controls by drags and the wheel.
@MainActor
final class BodyControls: ContactInteraction, WheelInteraction, KeyInteraction, AdaptingInteraction,
  TimedInteraction
{
  private let context: ContainerContext
  private let contacts: Contacts
  private let wheelRun: WheelRun
  private let standing: Standing
  private let pager: Pager
  private let navigator: Navigator
  private let values: ControlValues
  private let actions: Actions
  private let commandMenu: CommandMenu
  private let bodies: BodyPresentation
  private let scroller: BodyScroller
  private let targets: BodyTargets
  private var pressed: Named?
  private var held: Held?
  private var resampled: (target: BodyTarget, value: ControlValue)?
  /// The row that is pulled aside, or on its way back.
  private var swipe: RowSwipe?
  /// The sum of wheel turns over a control since its last step, in notches.
  private var turned = 0.0

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ wheelRun: WheelRun, _ standing: Standing,
    _ pager: Pager, _ navigator: Navigator, _ values: ControlValues, _ actions: Actions,
    _ commandMenu: CommandMenu, _ bodies: BodyPresentation, _ scroller: BodyScroller,
    _ targets: BodyTargets
  ) {
    (self.context, self.contacts, self.wheelRun) = (context, contacts, wheelRun)
    (self.standing, self.pager, self.navigator, self.values) = (standing, pager, navigator, values)
    (self.actions, self.commandMenu, self.bodies) = (actions, commandMenu, bodies)
    (self.scroller, self.targets) = (scroller, targets)
  }

  // MARK: Contacts

  /// A mouse may take a control at once, but a finger may be about to scroll and must cross the drag threshold.
  func claim(_ press: Press) -> Claim? {
    guard press.contact.device == .mouse, !scroller.catches(press.point),
      let target = targets.target(at: press.point),
      let held = hold(of: target, at: press.point, .mouse), held.claim == .holds
    else { return nil }
    self.held = held
    return .holds
  }

  func begin(_ drive: Drive) {
    guard let held else { return }
    contacts.press(on: .part(held.part.target))
    self.drag(to: drive.last)
  }

  func note(_ drive: Drive) {
    guard case .nobody = drive.holder, let target = targets.target(at: drive.press),
      targets.view(of: target) == nil
    else { return }
    pressed = named(target)
    contacts.press(on: .part(target))
  }

  func take(_ drive: Drive, along axis: Axis) -> Bool {
    if axis == .horizontal, let begun = beganSwipe(drive) {
      swipe = begun
      contacts.give(to: self)
      return move(drive)
    }
    guard let target = drive.bodyTarget,
      let held = hold(of: target, at: drive.press, drive.contact.device),
      let element = targets.element(of: target),
      element.takesDrag(
        ViewDrag(
          start: held.start, translation: drive.last.from(drive.press), axis: axis,
          device: drive.contact.device))
    else { return false }
    self.held = held
    contacts.give(to: self)
    drag(to: drive.last)
    return true
  }

  func move(_ drive: Drive) -> Bool {
    if held == nil, swipe != nil {
      swipe?.pull(by: travel(of: drive))
      context.noteChange()
      return true
    }
    drag(to: drive.last)
    return true
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    if held == nil, let swipe {
      if swipe.isArmed { actions.perform(swipe.entry.action, from: swipe.target.screen) }
      endSwipe()
      return true
    }
    drag(to: release.point)
    held = nil
    return true
  }

  func cancel(_ drive: Drive) {
    endSwipe()
    putBack()
  }

  func lose(_ drive: Drive) {
    endSwipe()
    held = nil
  }

  // MARK: Rows

  private func beganSwipe(_ drive: Drive) -> RowSwipe? {
    guard let target = drive.bodyTarget, let frame = targets.frame(of: target),
      let element = targets.element(of: target)
    else { return nil }
    let isLeading = travel(of: drive) > 0
    let isAtLeft = isLeading != context.configuration.isRightToLeft
    let distance = isAtLeft ? drive.press.x - frame.x : frame.maxX - drive.press.x
    guard RowSwipe.mayBegin(at: distance, width: frame.width),
      let entry = element.swipe(ofPart: target.part, isLeading: isLeading), entry.isEnabled
    else { return nil }
    return RowSwipe(target, isLeading: isLeading, entry)
  }

  /// The distance from the press in reading direction, beyond the drag threshold.
  private func travel(of drive: Drive) -> Double {
    let way = (drive.last.x - drive.press.x).beyond(
      slop: context.tuning.slop(of: drive.contact.device))
    return context.configuration.isRightToLeft ? -way : way
  }

  private func endSwipe() {
    guard swipe != nil else { return }
    swipe?.letGo(at: context.time)
    if context.configuration.reducesMotion { swipe = nil }
    context.noteChange()
  }

  func swipe(of target: BodyTarget) -> ElementPainter.Swipe? {
    guard let swipe, swipe.target == target else { return nil }
    return ElementPainter.Swipe(
      shift: swipe.shift(at: context.time), entry: swipe.entry, isArmed: swipe.isArmed)
  }

  var deadline: Double? { swipe?.end }

  func advance(from start: Double) {
    if swipe?.end != nil { context.noteChange() }
  }

  func meetDeadline() {
    guard let end = swipe?.end, end <= context.time else { return }
    swipe = nil
    context.noteChange()
  }

  func finishMotion() {
    if swipe?.end != nil { swipe = nil }
  }

  var dragsPages: Bool { true }

  func tap(_ drive: Drive, at point: Point) -> Bool {
    guard let target = drive.bodyTarget, targets.target(at: point) == target, isStill(target)
    else { return false }
    if let held = hold(of: target, at: point, drive.contact.device) {
      self.held = held
      drag(to: point)
      self.held = nil
    }
    if let strip = targets.strip(above: target), let frame = targets.frame(of: target) {
      let isRight = point.x > frame.midX
      let step = isRight == context.configuration.isRightToLeft ? -1 : 1
      scroller.turn(strip, to: scroller.page(of: strip) + step)
    }
    activate(target)
    return true
  }

  func activate(_ target: BodyTarget) {
    guard let screen = navigator.frontScreen, screen.id == target.screen,
      let action = screen.asked({ $0.body })?.action(ofElement: target.element, part: target.part)
    else { return }
    if (targets.element(of: target) as? ScreenBody.Button)?.goesOn == true,
      targets.refusesToGoOn()
    {
      return
    }
    switch action {
    case .perform(let action): actions.perform(action, from: screen.id)
    case .turnOver: if let control = targets.control(of: target) { values.turnOver(control) }
    case .set(let value):
      if let control = targets.control(of: target) { values.setValue(value, of: control) }
    case .choose: openMenu(of: target)
    // A tap gives the focus, and keys do the rest.
    case .focus: break
    case .view: targets.activateView(target)
    }
  }

  private func openMenu(of target: BodyTarget) {
    guard let control = targets.control(of: target), let options = control.shape.options,
      let frame = targets.frame(of: target)
    else { return }
    let chosen = values.value(of: control).text
    let entries = options.map { option in
      TabItem.MenuEntry(option.title, image: option.name == chosen ? "check" : nil) {
        [weak self] in self?.set(.text(option.name), of: control)
      }
    }
    _ = open(entries, of: target, control.title, at: below(frame))
  }

  func openMenu(at point: Point) -> Bool {
    guard !commandMenu.isOpen, !context.hasInteractionInFront, !contacts.isBusy,
      let target = targets.target(at: point)
    else { return false }
    return openMenu(ofPart: target, at: point)
  }

  func partWithMenu(below drive: Drive) -> BodyTarget? {
    guard let target = drive.bodyTarget ?? targets.target(at: drive.press),
      !entries(of: target, at: drive.press).isEmpty
    else { return nil }
    return target
  }

  private func entries(of target: BodyTarget, at point: Point) -> [TabItem.MenuEntry] {
    if let (view, frame) = targets.view(of: target) {
      return context.ask { view.menu(at: point.from(frame.origin)) }
    }
    return targets.element(of: target)?.menu(ofPart: target.part) ?? []
  }

  /// Opens the menu of a part from a point, or else below the part.
  func openMenu(ofPart target: BodyTarget, at point: Point? = nil) -> Bool {
    guard let screen = navigator.frontScreen, screen.id == target.screen,
      let frame = targets.frame(of: target)
    else { return false }
    let entries = entries(of: target, at: point ?? Point(x: frame.midX, y: frame.midY))
    return open(entries, of: target, targets.label(of: target) ?? "", at: point ?? below(frame))
  }

  private func below(_ frame: Rect) -> Point {
    Point(x: context.configuration.isRightToLeft ? frame.maxX : frame.x, y: frame.maxY)
  }

  private func open(
    _ entries: [TabItem.MenuEntry], of target: BodyTarget, _ label: String, at point: Point
  ) -> Bool {
    commandMenu.open(
      for: .field(target), label: label, entries.map { .own($0) }, at: point
    ) { [weak self] command, _ in
      if case .own(let entry) = command { self?.actions.perform(entry.action, from: target.screen) }
    }
  }

  private func set(_ value: ControlValue, of control: ElementControl) {
    context.transaction { values.setValue(value, of: control) }
  }

  func setNumber(_ number: Double, of target: BodyTarget) -> Bool {
    if let strip = targets.strip(above: target) {
      let page = PageDots.scale(of: targets.cardCount(of: strip)).nearest(to: number) - 1
      scroller.turn(strip, to: Int(saturating: page))
      return true
    }
    guard let control = targets.control(of: target), let scale = control.shape.scale else {
      return targets.setNumber(number, ofView: target)
    }
    values.setValue(.number(scale.nearest(to: number)), of: control)
    return true
  }

  // MARK: Dragging

  private func hold(
    of target: BodyTarget, at point: Point, _ device: Contact.Device
  ) -> Held? {
    guard let element = targets.element(of: target), let control = element.control,
      let place = place(of: target, at: point)
    else { return nil }
    let claim = element.claim(ViewPress(at: place.point, device: device))
    guard claim != .ignores else { return nil }
    let before = values.value(of: control)
    return Held(
      part: named(target), claim: claim, start: place.point,
      grip: place.element.grip(place.point, before), before: before)
  }

  private func isStill(_ target: BodyTarget) -> Bool {
    guard let pressed, pressed.target == target else { return true }
    return place(of: pressed) == target
  }

  private func named(_ target: BodyTarget) -> Named {
    Named(target: target, name: targets.name(of: target))
  }

  /// The body may have changed under the contact, so this is the place of the name, or the old one if it is gone.
  private func place(of part: Named) -> BodyTarget {
    guard let name = part.name, targets.name(of: part.target) != name else { return part.target }
    let found = targets.stop(near: part.target, named: name)
    return found.flatMap { targets.name(of: $0) == name ? $0 : nil } ?? part.target
  }

  private func drag(to point: Point) {
    guard let dragged = dragged(to: point), let control = targets.control(of: dragged.target)
    else { return }
    values.setValue(dragged.value, of: control)
  }

  private func dragged(to point: Point) -> (target: BodyTarget, value: ControlValue)? {
    guard let held else { return nil }
    let target = self.place(of: held.part)
    guard let place = place(of: target, at: point),
      let value = place.element.value(
        at: Point(x: place.point.x + held.grip.x, y: place.point.y + held.grip.y))
    else { return nil }
    return (target, value)
  }

  func resample(_ drive: Drive?) { resampled = drive.flatMap { dragged(to: $0.last) } }

  /// The value in pictures while the drag is resampled, or nil for the stored value.
  func resampledValue(of target: BodyTarget) -> ControlValue? {
    guard let resampled, resampled.target == target else { return nil }
    return resampled.value
  }

  private func putBack() {
    guard let held else { return }
    self.held = nil
    guard let control = targets.control(of: place(of: held.part)) else { return }
    values.setValue(held.before, of: control)
  }

  /// The element in front, and a point relative to its top and leading edge.
  private func place(
    of target: BodyTarget, at point: Point
  ) -> (element: any LaidElement, point: Point)? {
    guard let shown = bodies.frontBody, shown.screen == target.screen,
      shown.layout.items.indices.contains(target.element)
    else { return nil }
    let item = shown.layout.items[target.element]
    let offset = scroller.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    let spot = Point(
      x: shown.distance(ofX: point.x) - item.frame.x,
      y: point.y - shown.top(offset: offset) - item.frame.y)
    return (item.laid, spot)
  }

  // MARK: Wheel and keys

  /// Steps a number only if it has the focus, so that scrolling changes no value by accident.
  func turn(_ turn: WheelTurn) -> Bool? {
    let slop = context.tuning.mouseSlop
    guard !turn.shift, !contacts.isMouseHeld(by: scroller), !pager.isHeldByMouse,
      !wheelRun.includes(turn.point, at: context.time, slop: slop),
      let target = targets.target(at: turn.point),
      let control = targets.control(of: target), control.shape.scale != nil,
      standing.root?.focusedBodyPart == target, navigator.frontID == target.screen
    else { return nil }
    let amount = abs(turn.dx) >= abs(turn.dy) ? context.direction * turn.dx : turn.dy
    turned = (turned + amount).clamped(to: -100...100)
    let steps = turned.rounded(.towardZero)
    turned -= steps
    return values.step(control, by: Int(saturating: steps))
  }

  func take(_ key: KeyPress) -> Bool? {
    guard key == KeyPress(.escape), contacts.isHeld(by: self) else { return nil }
    contacts.ignore(ifHeldBy: self)
    endSwipe()
    putBack()
    return true
  }

  // MARK: Changes

  /// Ends the hold of a control, which keeps its value; the contact is ignored from then on.
  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .cover, .state, .selection:
      contacts.ignore(ifHeldBy: self)
      (held, swipe) = (nil, nil)
    case .back, .stack, .selected, .top, .pages, .newPages, .layout: break
    }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(held == nil || contacts.isHeld(by: self), "a control is held without a contact")
  }
}

private struct Held {
  var part: Named
  var claim: ViewClaim
  /// The position of the press from the element's top and leading edge.
  var start: Point
  /// The distance from the pointer to the middle of what is held, in reading direction.
  var grip: Point
  var before: ControlValue
}

/// A part of a body, and the name that it had when it was pressed.
private struct Named {
  var target: BodyTarget
  var name: PartName?
}
