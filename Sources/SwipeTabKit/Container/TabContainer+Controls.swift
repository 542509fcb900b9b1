/// Moving the controls of the body in front.
extension TabContainer {
  /// The control that a target is, or is a part of; nil if its screen is not in front.
  func control(of target: BodyTarget) -> BodyControl? {
    guard let screen = frontScreen, screen.id == target.screen, let body = screen.body,
      body.elements.indices.contains(target.element)
    else { return nil }
    return body.elements[target.element].control
  }

  func turnOver(_ target: BodyTarget) {
    guard let control = control(of: target), let isOn = value(of: control).flag else { return }
    setValue(.flag(!isOn), of: control)
  }

  func choose(_ place: Int, of target: BodyTarget) {
    guard let control = control(of: target), case .choice(let options) = control.kind,
      options.indices.contains(place)
    else { return }
    setValue(.name(options[place].name), of: control)
  }

  // MARK: Sliding

  /// Takes hold of a slider under a press; nil if there is none.
  ///
  /// A mouse does so at once, a finger when it has passed the slop sideways: it may be about to scroll.
  func slideRole(of target: BodyTarget?, at point: Point) -> ContactBook.Role? {
    guard let target, let place = sliderPlace(of: target, at: point.x),
      let control = control(of: target), case .slider(let scale) = control.kind,
      let before = value(of: control).number
    else { return nil }
    // A knob is held where it was pressed; beside it, it comes under the pointer.
    let distance = place.layout.x(ofShare: scale.share(of: before)) - place.x
    let grip = abs(distance) <= ControlMetrics.knob / 2 + 4 ? distance : 0
    return .slide(Slide(target: target, grip: grip, before: before))
  }

  /// Follows the pointer.
  func slide(_ slide: Slide, to x: Double) {
    guard let place = sliderPlace(of: slide.target, at: x),
      let control = control(of: slide.target), case .slider(let scale) = control.kind
    else { return }
    let share = place.layout.share(atX: place.x + slide.grip)
    setValue(.number(scale.number(atShare: share.clamped(to: 0...1))), of: control)
  }

  /// Puts a slider back to where it was before it was held.
  func cancelSlide(_ slide: Slide) {
    guard let control = control(of: slide.target) else { return }
    setValue(.number(slide.before), of: control)
  }

  /// Moves the slider under the wheel, unless the wheel is scrolling or turning pages; nil if there is none.
  func wheelControl(dx: Double, dy: Double, at point: Point) -> Bool? {
    guard !wheel.isInRun(at: point, time, slop: configuration.tuning.mouseSlop) else { return nil }
    guard let target = bodyTarget(at: point), let control = control(of: target),
      case .slider = control.kind
    else { return nil }
    let amount = abs(dx) >= abs(dy) ? direction * dx : dy
    wheel.control = (wheel.control + amount).clamped(to: -100...100)
    let steps = wheel.control.rounded(.towardZero)
    wheel.control -= steps
    return step(control, by: Int(saturating: steps))
  }

  /// A slider's layout, and how far from the leading edge of its field a coordinate on the container lies.
  private func sliderPlace(
    of target: BodyTarget, at x: Double
  ) -> (layout: SliderLayout, x: Double)? {
    guard let shown = frontBody, shown.screen == target.screen,
      shown.layout.items.indices.contains(target.element),
      case .slider(let layout) = shown.layout.items[target.element].detail
    else { return nil }
    return (layout, shown.distance(ofX: x) - shown.layout.items[target.element].frame.x)
  }
}

/// A slider that is held.
struct Slide: Sendable, Hashable {
  var target: BodyTarget
  /// From the pointer to the middle of the knob, in points in reading direction.
  var grip: Double
  /// The number before.
  var before: Double
}
