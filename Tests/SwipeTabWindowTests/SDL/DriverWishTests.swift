import CSDL2
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("The choice of a video driver")
struct DriverWishTests {
  private static func wish(
    _ environment: [String: String], reachable: Bool = true, frames: Bool = false,
    libdecor: Bool = false, withoutWayland: Bool = false
  ) -> DriverWish {
    DriverWish(withoutWayland: withoutWayland, { environment[$0] }) {
      CSDL_CompositorTraits(isReachable: reachable, hasFrames: frames, canDrawFrames: libdecor)
    }
  }

  @Test("what the user chose stays", arguments: [false, true])
  func chosen(withoutWayland: Bool) {
    let environment = ["SDL_VIDEODRIVER": "wayland", "WAYLAND_DISPLAY": "wayland-0"]
    let wish = Self.wish(environment, withoutWayland: withoutWayland)
    expectEqual(wish.drivers, nil)
    expect(!wish.isOurs)
  }

  @Test("without a Wayland session X11 comes first, and no compositor is asked")
  func x11() {
    let environment = ["DISPLAY": ":0", "XDG_SESSION_TYPE": "x11"]
    let wish = DriverWish(withoutWayland: false, { environment[$0] }) {
      Issue.record("a compositor was asked")
      return CSDL_CompositorTraits()
    }
    expectEqual(wish.drivers, "x11,wayland")
  }

  @Test(
    "a Wayland session comes first where its windows have title bars",
    arguments: [
      // reachable, frames by the compositor, frames by libdecor, X11 is there, drivers
      (true, true, false, true, "wayland,x11"), (true, false, true, true, "wayland,x11"),
      (true, false, false, true, "x11"), (true, false, false, false, "wayland,x11"),
      (false, true, false, true, "x11"), (false, true, false, false, "x11"),
    ])
  func wayland(reachable: Bool, frames: Bool, libdecor: Bool, hasX11: Bool, drivers: String) {
    for session in ["WAYLAND_DISPLAY": "wayland-0", "XDG_SESSION_TYPE": "wayland"] {
      var environment = [session.key: session.value]
      if hasX11 { environment["DISPLAY"] = ":0" }
      let wish = Self.wish(environment, reachable: reachable, frames: frames, libdecor: libdecor)
      expectEqual(wish.drivers, drivers)
      expectEqual(wish.usesLibdecor, libdecor)
      expectEqual(wish.lacksTitleBar, reachable && !frames && !libdecor && !hasX11)
    }
  }

  @Test("an open connection is not used up by asking")
  func socket() {
    let environment = ["WAYLAND_DISPLAY": "wayland-0", "WAYLAND_SOCKET": "5"]
    expectEqual(Self.wish(environment, reachable: false).drivers, "wayland,x11")
  }

  @Test("after Wayland has failed it is X11")
  func failed() {
    let environment = ["WAYLAND_DISPLAY": "wayland-0", "SDL_VIDEODRIVER": "wayland,x11"]
    expectEqual(Self.wish(environment, withoutWayland: true).drivers, "x11")
  }

  @Test("without a compositor nothing is reachable")
  func noCompositor() {
    expect(!CSDL_GetCompositorTraits("/nowhere/wayland").isReachable)
  }
}
