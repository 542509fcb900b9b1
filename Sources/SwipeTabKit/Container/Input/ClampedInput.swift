extension InputEvent {
  /// The event with coordinates and wheel turns clamped to ±1,000,000, so that computed numbers stay finite.
  var clampedToFinite: InputEvent {
    switch self {
    case .press(let contact, let point, let button):
      .press(contact, at: point.clampedToFinite, button: button)
    case .move(let contact, let point): .move(contact, to: point.clampedToFinite)
    case .release(let contact, let point, let button):
      .release(contact, at: point.clampedToFinite, button: button)
    case .wheel(let dx, let dy, let point, let shift):
      .wheel(
        dx: dx.clampedToFinite, dy: dy.clampedToFinite, at: point.clampedToFinite, shift: shift)
    case .pan(let dx, let dy, let point):
      .pan(dx: dx.clampedToFinite, dy: dy.clampedToFinite, at: point.clampedToFinite)
    case .cancel, .leave, .panEnd, .key, .text, .composition, .resize, .accessibility: self
    }
  }
}

extension Size {
  var onScreen: Size {
    Size(width: width.clamped(to: 0...1e6), height: height.clamped(to: 0...1e6))
  }
}

extension Point {
  fileprivate var clampedToFinite: Point { Point(x: x.clampedToFinite, y: y.clampedToFinite) }
}

extension Double {
  var asDisplayScale: Double? { isFinite && self > 0 ? clamped(to: 0.01...100) : nil }

  fileprivate var clampedToFinite: Double { isNaN ? 0 : clamped(to: -1e6...1e6) }
}

extension InputEvent {
  package func moved(by origin: Point) -> InputEvent {
    mapped { Point(x: $0.x - origin.x, y: $0.y - origin.y) }
  }

  func mapped(_ local: (Point) -> Point) -> InputEvent {
    switch self {
    case .press(let contact, let point, let button):
      .press(contact, at: local(point), button: button)
    case .move(let contact, let point): .move(contact, to: local(point))
    case .release(let contact, let point, let button):
      .release(contact, at: local(point), button: button)
    case .wheel(let dx, let dy, let point, let shift):
      .wheel(dx: dx, dy: dy, at: local(point), shift: shift)
    case .pan(let dx, let dy, let point): .pan(dx: dx, dy: dy, at: local(point))
    case .cancel, .leave, .panEnd, .key, .text, .composition, .resize, .accessibility: self
    }
  }
}
