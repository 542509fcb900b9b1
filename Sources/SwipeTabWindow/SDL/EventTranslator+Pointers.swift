import CSDL2
import SwipeTabKit

nonisolated extension EventTranslator {
  mutating func translate(_ event: SDL_MouseMotionEvent, to sink: (WindowEvent) -> Void) {
    guard event.which != CSDL_TOUCH_MOUSEID else { return }
    pointer = point(event.x, event.y)
    if !isPlacing(event) { sink(.input(.move(.mouse, to: pointer))) }
  }

  /// The fourth and fifth mouse button are those at the side, which go back and forward.
  mutating func press(_ event: SDL_MouseButtonEvent, to sink: (WindowEvent) -> Void) {
    guard event.which != CSDL_TOUCH_MOUSEID else { return }
    pointer = point(event.x, event.y)
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT, SDL_BUTTON_MIDDLE, SDL_BUTTON_RIGHT, SDL_BUTTON_X1, SDL_BUTTON_X2:
      contacts.press(button: Int(event.button))
      sink(.input(.press(.mouse, at: pointer, button: Int(event.button))))
    default: break
    }
  }

  mutating func release(_ event: SDL_MouseButtonEvent, to sink: (WindowEvent) -> Void) {
    guard event.which != CSDL_TOUCH_MOUSEID else { return }
    pointer = point(event.x, event.y)
    guard contacts.release(button: Int(event.button)) else { return }
    sink(.input(.release(.mouse, at: pointer, button: Int(event.button))))
    if event.button == SDL_BUTTON_LEFT, event.clicks == 2 { sink(.doubleClick(pointer)) }
  }

  mutating func translate(_ event: SDL_MouseWheelEvent, to sink: (WindowEvent) -> Void) {
    guard event.which != CSDL_TOUCH_MOUSEID else { return }
    // `event.direction` is the way in which the user's setting was applied. On Linux, x and y already follow that
    // setting.
    let dx = Self.notches(whole: event.x, precise: event.preciseX)
    let dy = Self.notches(whole: event.y, precise: event.preciseY)
    guard dx != 0 || dy != 0 else { return }
    if isFingers {
      let points = Self.unitsPerNotch / unitsPerPoint
      return pan(dx: dx * points, dy: dy * points, to: sink)
    }
    let shift = keyboard.modifiers & UInt16(KMOD_SHIFT.rawValue) != 0
    sink(.input(.wheel(dx: dx, dy: dy, at: pointer, shift: shift)))
  }

  /// SDL reports positions as fractions of the window's size, and finger numbers that depend on the driver.
  mutating func translate(_ event: SDL_TouchFingerEvent, to sink: (WindowEvent) -> Void) {
    guard event.touchId != CSDL_MOUSE_TOUCHID else { return }
    let place = Point(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
    let finger = HeldContacts.Finger(device: event.touchId, number: event.fingerId)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: sink(.input(.press(contacts.press(finger), at: place)))
    case SDL_FINGERMOTION:
      if let contact = contacts[finger] { sink(.input(.move(contact, to: place))) }
    default:
      if let contact = contacts.release(finger) { sink(.input(.release(contact, at: place))) }
    }
  }

  /// The distance that fingers move on a touchpad for one notch of a wheel, in SDL's units.
  private static let unitsPerNotch = 10.0

  private func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) / unitsPerPoint, y: Double(y) / unitsPerPoint)
  }

  /// Some drivers report only whole notches.
  private static func notches(whole: Int32, precise: Float) -> Double {
    precise != 0 ? Double(precise) : Double(whole)
  }
}
