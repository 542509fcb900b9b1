/// Handles the elements of the body in front: activates tapped ones, and changes the values of controls that a contact
/// drags, or the wheel turns.
@MainActor final class BodyControls: OnItems, TimedInteraction {
  private let bodies: BodyPresentation
  private let scroller: BodyScroller
  private let targets: BodyTargets
  /// The part that was last pressed, and its label then.
  private var pressed: Named?
  /// The control that is held, or nil without one.
  private var held: Held?
  /// The value of the held control in pictures while its drag is resampled, or nil otherwise.
  private var resampled: (target: BodyTarget, value: ControlValue)?
  /// The row that is pulled aside, or on its way back, or nil without one.
  private var swipe: RowSwipe?
  /// The sum of wheel turns over a control since its last step, in notches.
  private var turned = 0.0

  init(_ parts: OnItems, bodies: BodyPresentation, scroller: BodyScroller, targets: BodyTargets) {
    (self.bodies, self.scroller, self.targets) = (bodies, scroller, targets)
    super.init(parts)
  }

  // MARK: Contacts

  /// A control may take a mouse at once.
  ///
  /// A finger may be about to scroll, so it must first move by the drag threshold.
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

  /// The control keeps its value.
  func lose(_ drive: Drive) {
    endSwipe()
    held = nil
  }

  // MARK: Rows

  /// Returns the pull of a row that a contact has begun, or nil if it does not pull a row.
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

  /// Returns the distance of a contact from its press in reading direction, beyond the drag threshold, in points.
  private func travel(of drive: Drive) -> Double {
    let way = (drive.last.x - drive.press.x).beyond(
      slop: context.tuning.slop(of: drive.contact.device))
    return context.configuration.isRightToLeft ? -way : way
  }

  /// Lets the row go back that is pulled aside.
  private func endSwipe() {
    guard swipe != nil else { return }
    swipe?.letGo(at: context.time)
    if context.configuration.reducesMotion { swipe = nil }
    context.noteChange()
  }

  /// Returns the pull of a row to the side, or nil if it is in its place.
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

  /// Performs what a tap on a part of the body in front does.
  func activate(_ target: BodyTarget) {
    guard let screen = navigator.frontScreen, screen.id == target.screen,
      let action = screen.body?.action(ofElement: target.element, part: target.part)
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

  /// Opens a menu with the options of a control, or a sheet with a list of them if the menu does not fit.
  private func openMenu(of target: BodyTarget) {
    guard let control = targets.control(of: target), let options = control.shape.options,
      let frame = targets.frame(of: target)
    else { return }
    let chosen = values.value(of: control).text
    func entries(then: @escaping () -> Void = {}) -> [TabItem.MenuEntry] {
      options.map { option in
        TabItem.MenuEntry(option.title, image: option.name == chosen ? "check" : nil) {
          [weak self] in
          self?.set(.text(option.name), of: control)
          then()
        }
      }
    }
    guard !open(entries(), of: target, control.title, at: below(frame)) else { return }
    let listed = entries { [weak self] in _ = self?.actions.dismiss(animated: true) }
    actions.present(ChoiceScreen(title: control.title, listed), animated: true)
  }

  /// Opens the menu of the part at a point, with the focus on it.
  ///
  /// Returns false if there is no menu, or if something covers it.
  func openMenu(at point: Point) -> Bool {
    guard !commandMenu.isOpen, !context.hasInteractionInFront, !contacts.isBusy,
      let target = targets.target(at: point)
    else { return false }
    return openMenu(ofPart: target, at: point)
  }

  /// Whether a part has a menu.
  func hasMenu(_ target: BodyTarget) -> Bool {
    targets.element(of: target)?.menu(ofPart: target.part).isEmpty == false
  }

  /// Opens the menu of a part from a point, or else below the part.
  ///
  /// Returns false if it has none.
  func openMenu(ofPart target: BodyTarget, at point: Point? = nil) -> Bool {
    guard let screen = navigator.frontScreen, screen.id == target.screen,
      let entries = targets.element(of: target)?.menu(ofPart: target.part), !entries.isEmpty,
      let frame = targets.frame(of: target)
    else { return false }
    return open(entries, of: target, targets.label(of: target) ?? "", at: point ?? below(frame))
  }

  /// The point below a part from which its menu opens.
  private func below(_ frame: Rect) -> Point {
    Point(x: context.configuration.isRightToLeft ? frame.maxX : frame.x, y: frame.maxY)
  }

  /// Opens a menu of entries at a point.
  ///
  /// Returns false if it does not fit.
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

  /// Sets a number of the body in front to the one of its scale nearest to another.
  ///
  /// - Returns: Whether there is such a control.
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

  /// Returns the hold of a press on a control, or nil if there is no control or if it ignores the press.
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

  /// Whether a part is still the pressed one.
  private func isStill(_ target: BodyTarget) -> Bool {
    guard let pressed, pressed.target == target else { return true }
    return place(of: pressed) == target
  }

  private func named(_ target: BodyTarget) -> Named {
    Named(target: target, name: targets.name(of: target))
  }

  /// Returns the current place of a part, because the body may have changed under the contact.
  ///
  /// It is the place of its name, or its old place if the name is gone.
  private func place(of part: Named) -> BodyTarget {
    guard let name = part.name, targets.name(of: part.target) != name else { return part.target }
    let found = targets.stop(near: part.target, named: name)
    return found.flatMap { targets.name(of: $0) == name ? $0 : nil } ?? part.target
  }

  /// Sets the held control to its value at a point on the container.
  private func drag(to point: Point) {
    guard let dragged = dragged(to: point), let control = targets.control(of: dragged.target)
    else { return }
    values.setValue(dragged.value, of: control)
  }

  /// The held control, and its value for a point on the container, or nil if none is held.
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

  /// Returns the value of a control in pictures while its drag is resampled, or nil for the stored value.
  func resampledValue(of target: BodyTarget) -> ControlValue? {
    guard let resampled, resampled.target == target else { return nil }
    return resampled.value
  }

  /// Restores the value that the control had before it was held.
  private func putBack() {
    guard let held else { return }
    self.held = nil
    guard let control = targets.control(of: place(of: held.part)) else { return }
    values.setValue(held.before, of: control)
  }

  /// Returns an element of the body in front, and a point of the container relative to the element's top and leading
  /// edge.
  ///
  /// Returns nil if the element is not in front.
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

  /// Steps the number below the wheel's pointer if it has the focus, unless the wheel is scrolling or turning pages.
  ///
  /// Over any other number the wheel scrolls the page, so that scrolling changes no value by accident.
  func turn(_ turn: WheelTurn) -> Bool? {
    let slop = context.tuning.mouseSlop
    guard !turn.shift, !contacts.isMouseHeld(by: scroller), !pager.isHeldByMouse,
      !wheelRun.includes(turn.point, at: context.time, slop: slop),
      let target = targets.target(at: turn.point),
      let control = targets.control(of: target), control.shape.scale != nil,
      standing.root?.focusedBodyPart == target, navigator.frontTraits?.id == target.screen
    else { return nil }
    let amount = abs(turn.dx) >= abs(turn.dy) ? context.direction * turn.dx : turn.dy
    turned = (turned + amount).clamped(to: -100...100)
    let steps = turned.rounded(.towardZero)
    turned -= steps
    return values.step(control, by: Int(saturating: steps))
  }

  /// Escape restores the value of a control that is held.
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

/// A control that is held.
private struct Held {
  var part: Named
  /// The decision of the element about the press.
  var claim: ViewClaim
  /// The position of the press, in points from the element's top and its leading edge.
  var start: Point
  /// The distance from the pointer to the middle of what is held, in points in reading direction.
  var grip: Point
  /// The value before it was held.
  var before: ControlValue
}

/// A part of a body, and the name that it had when it was pressed.
private struct Named {
  var target: BodyTarget
  var name: PartName?
}
