import CSDL2
import SwipeTabKit

extension Window {
  package var isFullScreen: Bool {
    frameBeforeFullScreen != nil
      || SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN.rawValue != 0
  }

  func toggleFullScreen() {
    if let frame = frameBeforeFullScreen {
      frameBeforeFullScreen = nil
      move(to: frame)
    } else if !isFullScreen, !CSDL_HasWindowManager(handle), let display {
      // SDL would send a request to the window manager, and assume that it succeeds.
      frameBeforeFullScreen = frameOnDesktop
      move(to: display.bounds)
    } else {
      let flags = isFullScreen ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      SDL_SetWindowFullscreen(handle, flags)
    }
  }

  private func move(to frame: PixelRect) {
    SDL_SetWindowPosition(handle, Int32(frame.left), Int32(frame.top))
    SDL_SetWindowSize(handle, Int32(frame.width), Int32(frame.height))
  }

  /// Fits a window that opens to its display, once more is known of its frame.
  func fitOpening() {
    if library.driver == .x11, !isMaximized, !isFullScreen { _ = fitDisplay() }
  }

  /// Makes the window fit on its display with its frame, and returns its content's new size, or nil if it fits already.
  func fitDisplay() -> (width: Int, height: Int)? {
    // The window manager's messages on the frame and the place have arrived, but SDL has not read them yet.
    SDL_PumpEvents()
    guard let display else { return nil }
    let content = contentOnDesktop
    let fitted = display.fitted(content, frame: frameExtents)
    guard fitted != content else { return nil }
    if (fitted.width, fitted.height) != (content.width, content.height) {
      SDL_SetWindowSize(handle, Int32(fitted.width), Int32(fitted.height))
    }
    SDL_SetWindowPosition(handle, Int32(fitted.left), Int32(fitted.top))
    return (fitted.width, fitted.height)
  }

  var isMaximized: Bool { SDL_GetWindowFlags(handle) & SDL_WINDOW_MAXIMIZED.rawValue != 0 }

  /// The corner with the decorations and the size without, in units of the desktop.
  var frameOnDesktop: PixelRect {
    let (content, frame) = (contentOnDesktop, frameExtents)
    return PixelRect(
      x: content.left - frame.left, y: content.top - frame.top, width: content.width,
      height: content.height)
  }

  private var contentOnDesktop: PixelRect {
    var (x, y, width, height) = (Int32(0), Int32(0), Int32(0), Int32(0))
    SDL_GetWindowPosition(handle, &x, &y)
    SDL_GetWindowSize(handle, &width, &height)
    return PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  /// The window's decorations, or zero if they are unknown.
  private var frameExtents: FrameExtents {
    var (top, left, bottom, right) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right) == 0 else {
      return FrameExtents()
    }
    return FrameExtents(top: Int(top), left: Int(left), bottom: Int(bottom), right: Int(right))
  }

  var display: DisplayRoom? {
    let index = SDL_GetWindowDisplayIndex(handle)
    return index < 0 ? nil : Self.display(at: index)
  }

  static var displays: [DisplayRoom] {
    (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { display(at: $0) }
  }

  private static func display(at index: Int32) -> DisplayRoom? {
    var (bounds, usable) = (SDL_Rect(), SDL_Rect())
    guard SDL_GetDisplayBounds(index, &bounds) == 0 else { return nil }
    if SDL_GetDisplayUsableBounds(index, &usable) != 0 { usable = bounds }
    return DisplayRoom(
      name: SDL_GetDisplayName(index).map { String(cString: $0) }, bounds: PixelRect(bounds),
      usable: PixelRect(usable))
  }

  func showPointer(_ isShown: Bool) { SDL_ShowCursor(isShown ? SDL_ENABLE : SDL_DISABLE) }

  func show(_ shape: PointerShape) {
    guard shape != pointerShape else { return }
    pointerShape = shape
    let kind =
      switch shape {
      case .arrow: SDL_SYSTEM_CURSOR_ARROW
      case .hand: SDL_SYSTEM_CURSOR_HAND
      case .text: SDL_SYSTEM_CURSOR_IBEAM
      }
    // SDL frees them when it ends.
    let cursor = cursors[shape] ?? SDL_CreateSystemCursor(kind)
    guard let cursor else { return }
    cursors[shape] = cursor
    SDL_SetCursor(cursor)
  }
}

nonisolated extension PixelRect {
  fileprivate init(_ rect: SDL_Rect) {
    self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.w), height: Int(rect.h))
  }
}
