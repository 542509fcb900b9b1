extension InputEvent {
  /// The same event with numbers that no screen goes beyond, so that whatever is computed from them is finite.
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
    case .cancel, .leave, .key, .resize: self
    }
  }
}

extension Size {
  /// The nearest extent that a screen may have: from 0 to a million points either way.
  var onScreen: Size {
    Size(width: width.clamped(to: 0...1e6), height: height.clamped(to: 0...1e6))
  }
}

extension Point {
  fileprivate var clampedToFinite: Point { Point(x: x.clampedToFinite, y: y.clampedToFinite) }
}

extension Double {
  /// The nearest number of pixels that a point may be wide, in `0.01...100`; nil for what is no extent.
  var asDisplayScale: Double? { isFinite && self > 0 ? clamped(to: 0.01...100) : nil }

  /// The nearest number within a million; 0 for what is none.
  fileprivate var clampedToFinite: Double { isNaN ? 0 : clamped(to: -1e6...1e6) }
}

extension InputEvent {
  /// The event as seen from another origin.
  func moved(by origin: Point) -> InputEvent {
    func local(_ point: Point) -> Point { Point(x: point.x - origin.x, y: point.y - origin.y) }
    return switch self {
    case .press(let contact, let point, let button):
      .press(contact, at: local(point), button: button)
    case .move(let contact, let point): .move(contact, to: local(point))
    case .release(let contact, let point, let button):
      .release(contact, at: local(point), button: button)
    case .wheel(let dx, let dy, let point, let shift):
      .wheel(dx: dx, dy: dy, at: local(point), shift: shift)
    case .cancel, .leave, .key, .resize: self
    }
  }
}
