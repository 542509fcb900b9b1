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

  @Test("what the user chose stays, except after Wayland has failed")
  func chosen() {
    let rows:
      [(
        name: String, environment: [String: String], reachable: Bool, withoutWayland: Bool,
        drivers: String?
      )] = [
        ("the user's choice", ["SDL_VIDEODRIVER": "wayland"], true, false, nil),
        ("the user's choice, without Wayland", ["SDL_VIDEODRIVER": "wayland"], true, true, nil),
        (
          "an open connection is not used up by asking", ["WAYLAND_SOCKET": "5"], false, false,
          "wayland,x11"
        ),
        (
          "after Wayland has failed it is X11", ["SDL_VIDEODRIVER": "wayland,x11"], true, true,
          "x11"
        ),
      ]
    for (name, environment, reachable, withoutWayland, drivers) in rows {
      let wish = Self.wish(
        environment.merging(["WAYLAND_DISPLAY": "wayland-0"]) { $1 }, reachable: reachable,
        withoutWayland: withoutWayland)
      expectEqual(wish.drivers, drivers, "\(name)")
      expectEqual(wish.isOurs, drivers != nil, "\(name)")
    }
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

  @Test("without a compositor nothing is reachable")
  func noCompositor() {
    expect(!CSDL_GetCompositorTraits("/nowhere/wayland").isReachable)
  }
}
