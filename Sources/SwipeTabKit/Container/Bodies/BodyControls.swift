/// What can be pressed in the body in front: taps on its parts, and sliders that follow a contact.
final class BodyControls: Interaction {
  private unowned let context: ContainerContext
  private unowned let container: TabContainer
  /// The slider that is held; nil for none.
  private var slide: Slide?
  /// What of a fine turn of the wheel over a slider has not made a step yet, in notches.
  private var turned = 0.0

  init(context: ContainerContext, container: TabContainer) {
    (self.context, self.container) = (context, container)
  }

  private var contacts: Contacts { container.contacts }

  // MARK: Contacts

  /// A mouse takes a slider at once, a finger when it has passed the slop sideways: it may be about to scroll.
  func claim(_ press: Press) -> Claim? {
    guard press.contact.device == .mouse, let target = container.bodyTarget(at: press.point),
      let held = slide(of: target, at: press.point)
    else { return nil }
    slide = held
    return .holds
  }

  func begin(_ drive: Drive) {
    guard let slide else { return }
    contacts.press(on: .part(slide.target))
    container.outermost.focusRing.focus(pressed: slide.target)
    self.slide(to: drive.last.x)
  }

  func note(_ drive: Drive) {
    guard let target = container.bodyTarget(at: drive.press) else { return }
    contacts.press(on: .part(target))
    if container.control(of: target) != nil {
      container.outermost.focusRing.focus(pressed: target)
    }
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

  func tap(_ drive: Drive, at point: Point) -> Bool {
    guard let target = drive.bodyTarget, container.bodyTarget(at: point) == target else {
      return false
    }
    if let held = slide(of: target, at: point) {
      slide = held
      slide(to: point.x)
      slide = nil
    }
    container.activate(target)
    return true
  }

  // MARK: Sliding

  /// The slider under a press; nil if there is none.
  private func slide(of target: BodyTarget, at point: Point) -> Slide? {
    guard let place = sliderPlace(of: target, at: point.x),
      let control = container.control(of: target), case .slider(let scale) = control.kind,
      let before = container.value(of: control).number
    else { return nil }
    // A knob is held where it was pressed; beside it, it comes under the pointer.
    let distance = place.layout.x(ofShare: scale.share(of: before)) - place.x
    let grip = abs(distance) <= ControlMetrics.knob / 2 + 4 ? distance : 0
    return Slide(target: target, grip: grip, before: before)
  }

  /// Follows the pointer.
  private func slide(to x: Double) {
    guard let slide, let place = sliderPlace(of: slide.target, at: x),
      let control = container.control(of: slide.target), case .slider(let scale) = control.kind
    else { return }
    let share = place.layout.share(atX: place.x + slide.grip)
    container.setValue(.number(scale.number(atShare: share.clamped(to: 0...1))), of: control)
  }

  /// Puts the slider back to where it was before it was held.
  private func putBack() {
    guard let held = slide else { return }
    slide = nil
    guard let control = container.control(of: held.target) else { return }
    container.setValue(.number(held.before), of: control)
  }

  /// A slider's layout, and how far from the leading edge of its field a coordinate on the container lies.
  private func sliderPlace(
    of target: BodyTarget, at x: Double
  ) -> (layout: SliderLayout, x: Double)? {
    guard let shown = container.frontBody, shown.screen == target.screen,
      shown.layout.items.indices.contains(target.element),
      case .slider(let layout) = shown.layout.items[target.element].detail
    else { return nil }
    return (layout, shown.distance(ofX: x) - shown.layout.items[target.element].frame.x)
  }

  // MARK: Wheel and keys

  /// Moves the slider under the wheel, unless the wheel is scrolling or turning pages; nil if there is none.
  func turnSlider(_ turn: WheelTurn) -> Bool? {
    let slop = context.tuning.mouseSlop
    guard !container.wheelRun.includes(turn.point, at: context.time, slop: slop),
      let target = container.bodyTarget(at: turn.point),
      let control = container.control(of: target), case .slider = control.kind
    else { return nil }
    let amount = abs(turn.dx) >= abs(turn.dy) ? context.direction * turn.dx : turn.dy
    turned = (turned + amount).clamped(to: -100...100)
    let steps = turned.rounded(.towardZero)
    turned -= steps
    return container.step(control, by: Int(saturating: steps))
  }

  /// Escape puts a slider back that is held.
  func take(_ key: KeyPress) -> Bool? {
    guard key == KeyPress(.escape), contacts.isHeld(by: self) else { return nil }
    contacts.ignore()
    putBack()
    return true
  }

  // MARK: Others

  /// Lets go of a slider, which stays where it is; the rest of the contact is ignored.
  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .sheet, .state, .selection:
      contacts.ignore(ifHeldBy: self)
      slide = nil
    case .back, .stack, .selected, .pages, .newPages, .layout: break
    }
  }

  // MARK: Promises

  func check(_ promise: inout Promises) {
    promise(slide == nil || contacts.isHeld(by: self), "a slider is held without a contact")
  }
}

/// A slider that is held.
private struct Slide {
  var target: BodyTarget
  /// From the pointer to the middle of the knob, in points in reading direction.
  var grip: Double
  /// The number before.
  var before: Double
}
