import CSDL2

/// A window's surface from SDL, for displays that share no memory with this program or have other pixels.
///
/// Its pixels persist between frames, so a frame costs only what it changes.
final class SurfaceBacking: ScreenBacking {
  private let window: Window
  private var rectangles: [SDL_Rect] = []
  /// The surface to draw into if the display uses another pixel format.
  private var shadow: UnsafeMutablePointer<SDL_Surface>?

  /// Fails where the display has no pixels that colors can be written to.
  init(window: Window) throws(SDLError) {
    self.window = window
    rectangles.reserveCapacity(64)
    let format = SDL_GetWindowPixelFormat(window.handle)
    guard CSDL_HasColors(format) else {
      let name = String(cString: SDL_GetPixelFormatName(format))
      throw SDLError(
        operation: "SDL_GetWindowSurface",
        reason: "the pixels of the display have a format that cannot be drawn to, \(name)")
    }
    _ = try required(lock(), from: "SDL_GetWindowSurface")
  }

  isolated deinit { SDL_FreeSurface(shadow) }

  var mayWait: Bool { false }

  func lock() -> WindowScreen.Frame? {
    guard let surface = SDL_GetWindowSurface(window.handle) else { return nil }
    // SDL replaces the surface when the window's size changes, and then the loop draws everything again. This mark
    // detects a new surface at other times, even at the old address. SDL2 on SDL3 keeps the mark.
    let isNew = surface.pointee.userdata == nil
    surface.pointee.userdata = UnsafeMutableRawPointer(surface)
    if isNew { replaceShadow(for: surface) }
    return (shadow ?? surface).frame(isNew: isNew, size: window.drawnSize)
  }

  func present(_ changed: [PixelRect]) {
    rectangles.removeAll(keepingCapacity: true)
    for rectangle in changed { rectangles.append(SDL_Rect(rectangle)) }
    if shadow != nil, let surface = SDL_GetWindowSurface(window.handle) {
      for index in rectangles.indices { copy(rectangles[index], to: surface) }
    }
    SDL_UpdateWindowSurfaceRects(window.handle, rectangles, Int32(rectangles.count))
  }

  func presentAll() {
    guard let surface = SDL_GetWindowSurface(window.handle) else { return }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    present([PixelRect(x: 0, y: 0, width: width, height: height)])
  }

  func discard() {}

  private func replaceShadow(for surface: UnsafeMutablePointer<SDL_Surface>) {
    SDL_FreeSurface(shadow)
    shadow = nil
    guard surface.pointee.format.pointee.isOurs else {
      shadow = SDL_CreateRGBSurfaceWithFormat(
        0, surface.pointee.w, surface.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
      return
    }
  }

  private func copy(_ rectangle: SDL_Rect, to surface: UnsafeMutablePointer<SDL_Surface>) {
    var (source, target) = (rectangle, rectangle)
    SDL_UpperBlit(shadow, &source, surface, &target)
  }
}

extension SDL_PixelFormat {
  /// Whether the pixel format is `0x00RRGGBB`, as on nearly every display.
  fileprivate var isOurs: Bool {
    BytesPerPixel == 4 && Rmask == 0xFF0000 && Gmask == 0xFF00 && Bmask == 0xFF
  }
}

extension UnsafeMutablePointer<SDL_Surface> {
  fileprivate func frame(
    isNew: Bool, size: (width: Int32, height: Int32)
  ) -> WindowScreen.Frame? {
    guard let pixels = pointee.pixels, pointee.w > 0, pointee.h > 0 else { return nil }
    return WindowScreen.Frame(
      pixels: pixels.assumingMemoryBound(to: UInt32.self),
      width: Int(min(pointee.w, size.width)), height: Int(min(pointee.h, size.height)),
      stride: Int(pointee.pitch) / 4, isNew: isNew)
  }
}

extension SDL_Rect {
  nonisolated init(_ rectangle: PixelRect) {
    self.init(
      x: Int32(rectangle.left), y: Int32(rectangle.top),
      w: Int32(rectangle.width), h: Int32(rectangle.height))
  }
}
