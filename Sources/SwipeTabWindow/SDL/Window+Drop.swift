import CSDL2
import SwipeTabKit

extension Window {
  /// The position of the mouse, in points on the content.
  ///
  /// SDL 2 does not report the mouse while something is dragged over the window from another program. On X11 the
  /// position can be queried. On Wayland this is the last known position.
  var pointerPlace: Point {
    var (x, y) = (Int32(0), Int32(0))
    if library.driver == .x11 {
      var (left, top) = (Int32(0), Int32(0))
      SDL_GetGlobalMouseState(&x, &y)
      SDL_GetWindowPosition(handle, &left, &top)
      (x, y) = (x - left, y - top)
    } else {
      SDL_GetMouseState(&x, &y)
    }
    return place(x: x, y: y)
  }

  /// A place in SDL's units as a point on the content.
  func place(x: Int32, y: Int32) -> Point {
    Point(x: Double(x) / unitsPerPoint, y: Double(y) / unitsPerPoint)
  }
}

extension SDLLibrary {
  /// Takes files and texts that are dropped on windows, or refuses them: who drops them sees that.
  ///
  /// When SDL accepts drops, it declares to the window system that the whole window accepts everything.
  package static func takeDrops(_ takes: Bool) {
    for kind in [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
      let state = takes ? SDL_ENABLE : SDL_IGNORE
      guard SDL_EventState(kind.rawValue, SDL_QUERY) != UInt8(state) else { continue }
      SDL_EventState(kind.rawValue, state)
    }
  }
}
