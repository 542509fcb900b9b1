import CSDL2

/// Why another thread wakes the event loop, whose client's `wake` receives the raw value.
nonisolated package enum WakeCode: Int, Sendable {
  case change
  case file
  case tasks
  case accessibility
  case desktop
  /// The user has chosen files.
  case files
  case text
  /// The display wants a frame; from here on the codes are the window's own, which no watch has.
  case frame = 1000
  /// The wheel events that follow come from fingers on a touchpad.
  case fingers
  case wheel
  case lifted
  case report

  /// Wakes the loop, from any thread.
  package func push() { Self.push(Int32(rawValue)) }

  static func push(_ code: Int32) {
    var event = SDL_Event()
    event.type = CSDL_WakeEvent
    event.user.code = code
    SDL_PushEvent(&event)
  }
}
