import CSDL2

/// Why another thread wakes the event loop; the client's `wake` receives the raw value.
nonisolated package enum WakeCode: Int, Sendable {
  /// Observable state has changed.
  case change
  /// A watched file has changed.
  case file
  /// Tasks of the main actor wait.
  case tasks
  /// Assistive technology has come or gone, or requests something.
  case accessibility
  /// The desktop's settings have changed.
  case desktop
  /// The user has chosen files.
  case files
  /// A text that another program has copied or selected has come.
  case text
  /// The display wants a frame; from here on the codes are the window's own, which no watch has.
  case frame = 1000
  /// The wheel events that follow come from fingers on a touchpad.
  case fingers
  /// The wheel events that follow come from a wheel.
  case wheel
  /// The fingers on a touchpad were lifted.
  case lifted
  /// The compositor reports the time of a pointer event.
  case report

  /// Wakes the loop; any thread may call it.
  package func push() { Self.push(Int32(rawValue)) }

  /// Wakes the loop with a code; any thread may call it.
  static func push(_ code: Int32) {
    var event = SDL_Event()
    event.type = CSDL_WakeEvent
    event.user.code = code
    SDL_PushEvent(&event)
  }
}
