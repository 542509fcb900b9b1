import CSDL2

/// Memory that the X server reads directly.
///
/// Its pixels persist between frames. Each rectangle is one request, which is waited for only if a frame is large: a
/// small one is read long before the next one is drawn.
final class X11Backing: ScreenBacking {
  private let window: Window
  private let surface: OpaquePointer
  private var size = (width: 0, height: 0)
  private var rectangles: [SDL_Rect] = []

  /// Fails if the window is not on X11, or if the server shares no memory or has other pixels.
  init?(window: Window) {
    guard window.library.driver == .x11, let surface = CSDL_OpenX11Surface(window.handle) else {
      return nil
    }
    (self.window, self.surface) = (window, surface)
    rectangles.reserveCapacity(64)
  }

  isolated deinit { CSDL_CloseX11Surface(surface) }

  var mayWait: Bool { false }

  func lock() -> WindowScreen.Frame? {
    let (width, height) = window.drawnSize
    var isNew = false
    guard let pixels = CSDL_LockX11Surface(surface, width, height, &isNew) else { return nil }
    size = (Int(width), Int(height))
    return WindowScreen.Frame(
      pixels: pixels, width: size.width, height: size.height, stride: size.width,
      isNew: isNew)
  }

  func present(_ changed: [PixelRect]) {
    rectangles.removeAll(keepingCapacity: true)
    for rectangle in changed { rectangles.append(SDL_Rect(rectangle)) }
    CSDL_ShowX11Surface(surface, rectangles, Int32(rectangles.count))
  }

  func presentAll() {
    present([PixelRect(x: 0, y: 0, width: size.width, height: size.height)])
  }

  func discard() {}
}
