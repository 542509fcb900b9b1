/// Handles the controls of the body in front: activates tapped ones, and moves sliders with a contact or the wheel.
@MainActor final class BodyControls: Interaction {
  private let standing: Standing
  private let contacts: Contacts
  private let pager: Pager
  private let wheelRun: WheelRun
  private let navigator: Navigator
  private let values: ControlValues
  private let actions: Actions
  private let bodies: BodyPresentation
  private let scroller: BodyScroller
  private let targets: BodyTargets
  private let context: ContainerContext
  /// The part that was last pressed, and its label then.
  private var pressed: Named?
  /// The slider that is held; nil for none.
  private var slide: Slide?
  /// What pictures show of the held slider while its drag is resampled; nil otherwise.
  private var resampled: (target: BodyTarget, number: Double)?
  /// The sum of wheel turns over a slider since its last step, in notches.
  private var turned = 0.0

  init(
    standing: Standing, contacts: Contacts, pager: Pager, wheelRun: WheelRun,
    navigator: Navigator, values: ControlValues, actions: Actions, bodies: BodyPresentation,
    scroller: BodyScroller, targets: BodyTargets, context: ContainerContext
  ) {
    (self.standing, self.contacts) = (standing, contacts)
    (self.pager, self.wheelRun) = (pager, wheelRun)
    (self.navigator, self.values, self.actions) = (navigator, values, actions)
    (self.bodies, self.scroller) = (bodies, scroller)
    (self.targets, self.context) = (targets, context)
  }

  // MARK: Contacts

  /// A mouse moves a slider at once; a finger may be about to scroll, so it must first cross the slop sideways.
  func claim(_ press: Press) -> Claim? {
    guard press.contact.device == .mouse, !scroller.catches(press.point),
      let target = targets.target(at: press.point), let held = slide(of: target, at: press.point)
    else { return nil }
    slide = held
    return .holds
  }

  func begin(_ drive: Drive) {
    guard let slide else { return }
    contacts.press(on: .part(slide.part.target))
    self.slide(to: drive.last.x)
  }

  func note(_ drive: Drive) {
    guard case .nobody = drive.holder, let target = targets.target(at: drive.press),
      targets.view(of: target) == nil
    else { return }
    pressed = named(target)
    contacts.press(on: .part(target))
  }

  func take(_ drive: Drive, along axis: Axis) -> Bool {
    guard axis == .horizontal, let target = drive.bodyTarget,
      let held = slide(of: target, at: drive.press)
    else { return false }
    slide = held
    contacts.give(to: self)
    slide(to: drive.last.x)
    return true
  }

  func move(_ drive: Drive) -> Bool {
    slide(to: drive.last.x)
    return true
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    slide(to: release.point.x)
    slide = nil
    return true
  }

  func cancel(_ drive: Drive) { putBack() }

  /// The slider keeps its value.
  func lose(_ drive: Drive) { slide = nil }

  var dragsPages: Bool { true }

  func tap(_ drive: Drive, at point: Point) -> Bool {
    guard let target = drive.bodyTarget, targets.target(at: point) == target, isStill(target)
    else { return false }
    if let held = slide(of: target, at: point) {
      slide = held
      slide(to: point.x)
      slide = nil
    }
    activate(target)
    return true
  }

  /// Performs what a tap on a part of the body in front does.
  func activate(_ target: BodyTarget) {
    guard let screen = navigator.frontScreen, screen.id == target.screen,
      let action = screen.body?.action(ofElement: target.element, part: target.part)
    else { return }
    switch action {
    case .action(let action): actions.perform(action, from: screen.id)
    case .toggle: if let control = targets.control(of: target) { values.turnOver(control) }
    case .choose(let option): choose(option, of: target)
    // A tap gives the focus, and keys do the rest.
    case .slide, .edit: break
    case .view: targets.activateView(target)
    }
  }

  /// Sets a slider of the body in front to the number nearest to another.
  ///
  /// - Returns: Whether there is such a slider.
  func setNumber(_ number: Double, of target: BodyTarget) -> Bool {
    guard let control = targets.control(of: target), case .slider(let scale) = control.kind else {
      return false
    }
    values.setValue(.number(scale.nearest(to: number)), of: control)
    return true
  }

  private func choose(_ option: Int, of target: BodyTarget) {
    guard let control = targets.control(of: target), case .choice(let options) = control.kind,
      options.indices.contains(option)
    else { return }
    values.setValue(.name(options[option].name), of: control)
  }

  // MARK: Sliding

  /// The slider under a press; nil if there is none.
  private func slide(of target: BodyTarget, at point: Point) -> Slide? {
    guard let place = sliderPlace(of: target, at: point.x),
      let control = targets.control(of: target), case .slider(let scale) = control.kind,
      let before = values.value(of: control).number
    else { return nil }
    // A press on the knob keeps its distance from the pointer; a press beside it moves the knob below the pointer.
    let distance = place.layout.x(ofShare: scale.share(of: before)) - place.x
    let grip = abs(distance) <= ControlMetrics.knob / 2 + 4 ? distance : 0
    return Slide(part: named(target), grip: grip, before: before)
  }

  /// Whether a part is still the one that was pressed.
  private func isStill(_ target: BodyTarget) -> Bool {
    guard let pressed, pressed.target == target else { return true }
    return place(of: pressed) == target
  }

  private func named(_ target: BodyTarget) -> Named {
    Named(target: target, name: targets.name(of: target))
  }

  /// Where a part is now, as the body may have changed under the contact: where its name is, or in its place if that
  /// name is gone.
  private func place(of part: Named) -> BodyTarget {
    guard let name = part.name, targets.name(of: part.target) != name else { return part.target }
    let found = targets.stop(near: part.target, named: name)
    return found.flatMap { targets.name(of: $0) == name ? $0 : nil } ?? part.target
  }

  /// Sets the held slider to the value at a coordinate, in points on the container.
  private func slide(to x: Double) {
    guard let slid = slid(to: x), let control = targets.control(of: slid.target) else { return }
    values.setValue(.number(slid.number), of: control)
  }

  /// The held slider, and its value for a coordinate, in points on the container; nil if none is held.
  private func slid(to x: Double) -> (target: BodyTarget, number: Double)? {
    guard let slide else { return nil }
    let target = self.place(of: slide.part)
    guard let place = sliderPlace(of: target, at: x),
      let control = targets.control(of: target), case .slider(let scale) = control.kind
    else { return nil }
    let share = place.layout.share(atX: place.x + slide.grip)
    return (target, scale.number(atShare: share.clamped(to: 0...1)))
  }

  func resample(_ drive: Drive?) { resampled = drive.flatMap { slid(to: $0.last.x) } }

  /// What pictures show as the value of a slider while its drag is resampled; nil for its own value.
  func resampledValue(of target: BodyTarget) -> ControlValue? {
    guard let resampled, resampled.target == target else { return nil }
    return .number(resampled.number)
  }

  /// Restores the value that the slider had before it was held.
  private func putBack() {
    guard let held = slide else { return }
    slide = nil
    guard let control = targets.control(of: place(of: held.part)) else { return }
    values.setValue(.number(held.before), of: control)
  }

  /// A slider's layout, and the distance of a coordinate on the container from the slider's leading edge, in points.
  private func sliderPlace(
    of target: BodyTarget, at x: Double
  ) -> (layout: SliderLayout, x: Double)? {
    guard let shown = bodies.frontBody, shown.screen == target.screen,
      shown.layout.items.indices.contains(target.element),
      case .slider(let layout) = shown.layout.items[target.element].detail
    else { return nil }
    return (layout, shown.distance(ofX: x) - shown.layout.items[target.element].frame.x)
  }

  // MARK: Wheel and keys

  /// Moves the slider below the wheel's pointer if it has the focus, unless the wheel is scrolling or turning pages.
  ///
  /// Over any other slider the wheel scrolls the page, so that scrolling changes no value by accident.
  func turn(_ turn: WheelTurn) -> Bool? {
    let slop = context.tuning.mouseSlop
    guard !turn.shift, !contacts.isMouseHeld(by: scroller), !pager.isHeldByMouse,
      !wheelRun.includes(turn.point, at: context.time, slop: slop),
      let target = targets.target(at: turn.point),
      let control = targets.control(of: target), case .slider = control.kind,
      standing.root?.parts.focusRing.focusedPart(of: navigator.frontTraits?.id) == target
    else { return nil }
    let amount = abs(turn.dx) >= abs(turn.dy) ? context.direction * turn.dx : turn.dy
    turned = (turned + amount).clamped(to: -100...100)
    let steps = turned.rounded(.towardZero)
    turned -= steps
    return values.step(control, by: Int(saturating: steps))
  }

  /// Escape restores the value of a slider that is held.
  func take(_ key: KeyPress) -> Bool? {
    guard key == KeyPress(.escape), contacts.isHeld(by: self) else { return nil }
    contacts.ignore(ifHeldBy: self)
    putBack()
    return true
  }

  // MARK: Changes

  /// Ends the hold of the slider, which keeps its value; the contact is ignored from then on.
  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .cover, .state, .selection:
      contacts.ignore(ifHeldBy: self)
      slide = nil
    case .back, .stack, .selected, .top, .pages, .newPages, .layout: break
    }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(slide == nil || contacts.isHeld(by: self), "a slider is held without a contact")
  }
}

/// A slider that is held.
private struct Slide {
  var part: Named
  /// The distance from the pointer to the middle of the knob, in points in reading direction.
  var grip: Double
  /// The value before the slider was held.
  var before: Double
}

/// A part of a body, and the name that it had when it was pressed.
private struct Named {
  var target: BodyTarget
  var name: PartName?
}
