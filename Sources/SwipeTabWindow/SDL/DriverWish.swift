import CSDL2
import Glibc

/// Which of SDL's video drivers are tried, in order.
///
/// SDL prefers X11 on a Wayland session too, where touchpads scroll in whole notches and windows are blurred at
/// fractional scales.
nonisolated struct DriverWish: Sendable, Hashable {
  /// The names with commas between them, or nil to leave them as the user chose them.
  var drivers: String?
  /// Whether libdecor may draw the title bar, for which it needs a plugin.
  var usesLibdecor = true
  var lacksTitleBar = false

  static let titleBarWarning =
    "warning: the window has no title bar: the compositor draws none, and libdecor has no plugin for it. On Debian and Ubuntu, "
    + "install libdecor-0-plugin-1-cairo"

  /// Whether the user has not chosen the drivers.
  var isOurs: Bool { drivers != nil }

  init(withoutWayland: Bool) {
    let environment = { (name: String) in getenv(name).map { String(cString: $0) } }
    self.init(withoutWayland: withoutWayland, environment) {
      CSDL_GetCompositorTraits(nil)
    }
  }

  /// Makes a wish, and calls `compositor` only if one may exist.
  init(
    withoutWayland: Bool, _ environment: (String) -> String?,
    _ compositor: () -> CSDL_CompositorTraits
  ) {
    let isOtherWay = withoutWayland && environment("SDL_VIDEODRIVER") == Self.waylandFirst
    guard environment("SDL_VIDEODRIVER") == nil || isOtherWay else { return }
    if withoutWayland {
      drivers = "x11"
    } else if environment("WAYLAND_DISPLAY") == nil, environment("XDG_SESSION_TYPE") != "wayland" {
      drivers = "x11,wayland"
    } else if environment("WAYLAND_SOCKET") != nil {
      // Asking would use up the open connection that the program was given.
      drivers = Self.waylandFirst
    } else {
      let traits = compositor()
      usesLibdecor = traits.canDrawFrames
      // A window that can be neither moved nor closed is worse than one with whole notches.
      let isFramed = traits.hasFrames || traits.canDrawFrames
      let staysOnWayland = isFramed || environment("DISPLAY") == nil
      drivers = traits.isReachable && staysOnWayland ? Self.waylandFirst : "x11"
      lacksTitleBar = traits.isReachable && !isFramed && staysOnWayland
    }
  }

  private static let waylandFirst = "wayland,x11"
}
