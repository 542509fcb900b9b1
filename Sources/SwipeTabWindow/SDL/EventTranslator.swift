import CSDL2
import SwipeTabKit

/// Turns SDL's events into ours: the only reader of that union.
///
/// It remembers which contacts are down, so that each press ends in one release or one cancel.
nonisolated struct EventTranslator {
  /// SDL's units per point, for whatever it measures in the window's units.
  var unitsPerPoint = 1.0
  /// The size of the window's content in points, for whatever SDL measures in shares of it.
  var size = Size.zero
  /// The modifiers that are held, as SDL's bits, for events that do not say.
  var modifiers: UInt16 = 0

  var contacts = HeldContacts()
  /// Where the mouse was last heard of, in points.
  var pointer = Point.zero
  /// When the window appeared, in SDL's milliseconds, until the pointer's place is known.
  private var appeared: UInt32?

  /// Passes what `event` means to `sink`: nothing, one event or several.
  mutating func translate(_ event: SDL_Event, to sink: (WindowEvent) -> Void) {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION: translate(event.motion, to: sink)
    case SDL_MOUSEBUTTONDOWN: press(event.button, to: sink)
    case SDL_MOUSEBUTTONUP: release(event.button, to: sink)
    case SDL_MOUSEWHEEL: translate(event.wheel, to: sink)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: translate(event.tfinger, to: sink)
    case SDL_KEYDOWN: if let key = KeyPress(event.key.keysym) { sink(.input(.key(key))) }
    case SDL_WINDOWEVENT: translate(event.window, to: sink)
    case SDL_DISPLAYEVENT: sink(.displayChanged)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: sink(.pixelsLost)
    case SDL_QUIT: sink(.quit)
    default:
      if event.type >= SDL_USEREVENT.rawValue { sink(.wake(Int(event.user.code))) }
    }
  }

  private mutating func translate(_ event: SDL_WindowEvent, to sink: (WindowEvent) -> Void) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: sink(.resized)
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: sink(.displayChanged)
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_RESTORED: sink(.exposed)
    case SDL_WINDOWEVENT_SHOWN:
      appeared = event.timestamp
      sink(.exposed)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_FOCUS_LOST:
      contacts.cancelAll { sink(.input(.cancel($0))) }
    case SDL_WINDOWEVENT_LEAVE:
      // While a button is down SDL captures the mouse, and this does not come; if it does, the release would not.
      contacts.cancelMouse { sink(.input(.cancel($0))) }
      sink(.input(.leave))
    case SDL_WINDOWEVENT_CLOSE: sink(.quit)
    default: break
    }
  }

  /// Whether a motion only tells where the pointer has been all the time: the window appeared below it.
  mutating func isPlacing(_ event: SDL_MouseMotionEvent) -> Bool {
    defer { appeared = nil }
    guard let appeared, contacts.isEmpty else { return false }
    return event.timestamp &- appeared < 250
  }
}
