import CSDL2
import Glibc

/// SDL with video only, because joysticks and sensors would turn every wait into polling, a thousand times a second.
package final class SDLLibrary {
  nonisolated enum Driver: Sendable, Hashable {
    case x11
    case wayland
    /// Memory only: SDL's `dummy` and `offscreen`.
    case memory
    /// Another driver, for which only settings that work everywhere are used.
    case other
  }

  let driver: Driver
  let driverName: String

  /// Whether another driver may do where this one opens no window.
  let hasAlternative: Bool

  /// Starts SDL, where `withoutWayland` is true if Wayland has failed already.
  package init(
    applicationID: String, applicationName: String, withoutWayland: Bool = false
  ) throws(SDLError) {
    let wish = DriverWish(withoutWayland: withoutWayland)
    Self.setEnvironment(applicationID: applicationID, wish)
    Self.setHints(applicationName: applicationName)
    SDL_SetMainReady()
    DisplayWait.watchEndSignals()
    let (status, lines) = ErrorLines.caught { DisplayWait.during { CSDL_InitVideo() } }
    guard status >= 0 else {
      let error = SDLError.last(from: "SDL_Init", adding: lines)
      Self.end()
      throw error
    }
    lines.forEach(Output.writeError)
    driverName = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    driver = Driver(name: driverName)
    if wish.lacksTitleBar, driver == .wayland { Output.writeError(DriverWish.titleBarWarning) }
    hasAlternative = wish.isOurs && driver == .wayland && getenv("DISPLAY") != nil
    if driver == .x11 || driver == .memory {
      // Otherwise SDL shows "software" surfaces through an OpenGL texture: ten times the work
      // without a graphics card. On Wayland there is no other way, and the hint would leave no
      // surface at all.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
    // SDL accepts drops for every new window, but nothing takes them yet.
    Self.takeDrops(false)
    SDL_StopTextInput()  // On by default; Alt+1 would type "1" as well.
    // This is called before SDL translates an X11 event, which is the only way to know the event's time.
    if driver == .x11 {
      SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
      DisplayConnection.watch()
    }
  }

  isolated deinit { Self.end() }

  private static func end() {
    DisplayWait.during { SDL_Quit() }
    CSDL_ForgetEndSignals()
  }

  private static func setEnvironment(applicationID: String, _ wish: DriverWish) {
    // Named explicitly, because SDL would fall back to a driver without a display and the program
    // would run unseen.
    if let drivers = wish.drivers { setenv("SDL_VIDEODRIVER", drivers, 1) }
    if !wish.usesLibdecor { SDL_SetHint(SDL_HINT_VIDEO_WAYLAND_ALLOW_LIBDECOR, "0") }
    setenv("SDL_VIDEO_X11_WMCLASS", applicationID, 0)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", applicationID, 0)
  }

  /// SDL's defaults are meant for games: exclusive use, no screen saver, no compositor.
  private static func setHints(applicationName: String) {
    SDL_SetHint(SDL_HINT_APP_NAME, applicationName)
    CSDL_RequestLongCompositions()
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0")
    // The sentinel is for loops around SDL_PollEvent, which are not used here.
    SDL_SetHint(SDL_HINT_POLL_SENTINEL, "0")
  }
}

nonisolated extension SDLLibrary.Driver {
  init(name: String) {
    switch name {
    case "x11": self = .x11
    case "wayland": self = .wayland
    case "dummy", "offscreen": self = .memory
    default: self = .other
    }
  }
}
