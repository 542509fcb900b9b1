import CSDL2
import Glibc

/// SDL while it runs: the video subsystem and nothing else.
///
/// Joysticks and sensors would make every wait for an event a poll, a thousand times a second.
package final class SDLLibrary {
  /// The ways that SDL has of showing windows.
  nonisolated enum Driver: Sendable, Hashable {
    /// An X server.
    case x11
    /// A Wayland compositor.
    case wayland
    /// Memory: SDL's `dummy` and `offscreen`.
    case memory
    /// Something else; it gets what works everywhere.
    case other
  }

  /// How windows are shown.
  let driver: Driver
  /// SDL's name of it.
  let driverName: String

  /// Starts SDL for a program that window managers know by `applicationID`.
  package init(applicationID: String, applicationName: String) throws(SDLError) {
    Self.setEnvironment(applicationID: applicationID)
    Self.setHints(applicationName: applicationName)
    SDL_SetMainReady()
    let (status, lines) = ErrorLines.caught { SDL_Init(SDL_INIT_VIDEO) }
    if status < 0 { throw .last(from: "SDL_Init", adding: lines) }
    lines.forEach(Output.complain)
    driverName = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    driver = Driver(name: driverName)
    if driver == .x11 || driver == .memory {
      // Else SDL shows "software" surfaces through an OpenGL texture: ten times the work without a graphics card.
      // On Wayland there is no other way, and the hint would leave no surface at all.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
    SDL_StopTextInput()  // On by default; Alt+1 would type "1" as well.
    // Announces each event of X11 before what SDL makes of it; only so can its time be known.
    if driver == .x11 {
      SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
      DisplayConnection.watch()
    }
    Hangup.terminates()
  }

  isolated deinit { SDL_Quit() }

  private static func setEnvironment(applicationID: String) {
    // Named, because SDL otherwise falls back to a driver without a display and the program runs unseen.
    setenv("SDL_VIDEODRIVER", "x11,wayland", 0)
    setenv("SDL_VIDEO_X11_WMCLASS", applicationID, 0)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", applicationID, 0)
  }

  /// SDL's defaults are those of a game: full attention, no screen saver, no compositor.
  private static func setHints(applicationName: String) {
    SDL_SetHint(SDL_HINT_APP_NAME, applicationName)
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // The sentinel guards loops around SDL_PollEvent, which is not how events are read here.
    SDL_SetHint(SDL_HINT_POLL_SENTINEL, "0")
  }
}

nonisolated extension SDLLibrary.Driver {
  /// The driver that SDL calls `name`.
  init(name: String) {
    switch name {
    case "x11": self = .x11
    case "wayland": self = .wayland
    case "dummy", "offscreen": self = .memory
    default: self = .other
    }
  }
}
