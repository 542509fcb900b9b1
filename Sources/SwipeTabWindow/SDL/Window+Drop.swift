import CSDL2
import SwipeTabKit

extension Window {
  /// The position of the mouse, queried on X11, because SDL does not report it while another program drags something.
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

  func place(x: Int32, y: Int32) -> Point {
    Point(x: Double(x) / unitsPerPoint, y: Double(y) / unitsPerPoint)
  }
}

extension SDLLibrary {
  /// Takes or refuses drops, which those who drop see, because SDL declares this to the window system.
  package static func takeDrops(_ takes: Bool) {
    for kind in [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
      let state = takes ? SDL_ENABLE : SDL_IGNORE
      guard SDL_EventState(kind.rawValue, SDL_QUERY) != UInt8(state) else { continue }
      SDL_EventState(kind.rawValue, state)
    }
  }
}
