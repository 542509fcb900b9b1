import CSDL2
import Glibc
package import SwipeTabKit

/// A window on the desktop; its size is in points everywhere outside SDL.
package final class Window {
  /// SDL's window.
  package let handle: OpaquePointer
  /// The library, which outlives the window.
  package let library: SDLLibrary

  /// Pixels per point.
  package private(set) var scale = 1.0
  /// The size of the window's content, in pixels, as far as the displays can show it.
  private(set) var pixelSize = (width: 0, height: 0)
  /// Pixels per unit of SDL's window sizes and mouse positions: 1 except on Wayland.
  private(set) var pixelsPerUnit = 1.0
  /// The refresh rate of the window's display, in frames per second, in `30...480`; 60 if unknown.
  package private(set) var refreshRate = 60.0

  /// The zoom of everything in the window, in percent of the display's scale, in `50...200`.
  package private(set) var zoom = 100
  /// The shape of the mouse pointer that was last shown.
  var pointerShape = PointerShape.arrow
  /// The caret that was last reported to the input method, in points, or nil if no text field has the focus.
  var textCaret: Rect?
  /// Composes characters from dead keys in text fields, or nil before the first one, or where SDL does.
  var composer: OpaquePointer?
  /// The mouse pointers that were needed so far.
  var cursors: [PointerShape: OpaquePointer] = [:]

  /// The window's frame on the desktop, while it covers the screen without a window manager; else nil.
  var frameBeforeFullScreen: PixelRect?

  private let requestedScale: Double?
  /// The size of all displays together, in pixels.
  private var room = (width: Int32.max, height: Int32.max)
  private var history = BoundsHistory()
  private var lastDisplay: DisplayRoom?
  private var wasMaximized = false

  /// Opens a window in the middle of the display.
  ///
  /// `size` is the content's size in points, or less if the display is smaller. `minimumSize` is the smallest size that
  /// the user can make it, unless it is opened smaller. `scale` is pixels per point, or nil for the system's scale.
  /// `place` is the last place of the window, or nil for the middle of the display. `hasOpenGL` is true if SDL will
  /// draw into it by OpenGL.
  package init(
    library: SDLLibrary, title: String, size: Size,
    minimumSize: Size = Size(width: 240, height: 240), scale: Double? = nil,
    place: WindowPlace? = nil, hasOpenGL: Bool = false
  ) throws(SDLError) {
    self.library = library
    requestedScale = scale
    zoom = min(max(place?.zoom ?? 100, 50), 200)
    // Wayland scales by a factor that is unknown until there is a window.
    let isScaled = library.driver == .wayland
    let units = isScaled ? 1 : Self.resolveScale(scale, pixelsPerUnit: nil)
    var flags: SDL_WindowFlags.RawValue =
      SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if place?.isMaximized == true { flags |= SDL_WINDOW_MAXIMIZED.rawValue }
    let displays = Self.displays
    let display = DisplayRoom.display(of: place, among: displays)
    // The space that the frame leaves is measured when there is a window, and on Wayland not even then.
    let frame = isScaled ? FrameExtents.likely : FrameExtents()
    func fitted(_ unitsPerPoint: Double) -> (width: Int, height: Int) {
      let width = Int(Self.units(size.width, unitsPerPoint))
      let height = Int(Self.units(size.height, unitsPerPoint))
      return display?.fitted(width: width, height: height, frame: frame) ?? (width, height)
    }
    var extent = fitted(units)
    let corner = place.flatMap {
      DisplayRoom.corner(of: $0, width: extent.width, height: extent.height, on: displays)
    }
    let create = hasOpenGL ? SDL_CreateWindow : CSDL_CreatePlainWindow
    handle = try required(
      create(
        title, corner.map { Int32(saturating: Double($0.x)) } ?? CSDL_WINDOWPOS_CENTERED,
        corner.map { Int32(saturating: Double($0.y)) } ?? CSDL_WINDOWPOS_CENTERED,
        Int32(extent.width), Int32(extent.height), flags),
      from: "SDL_CreateWindow")
    CSDL_CompleteTitle(handle)
    refresh()
    let plain = plainUnitsPerPoint
    if plain != units {
      extent = fitted(plain)
      SDL_SetWindowSize(handle, Int32(extent.width), Int32(extent.height))
      refresh()
    }
    wasMaximized = place?.isMaximized ?? false
    if !wasMaximized, !isScaled {
      extent = fitDisplay() ?? extent
      refresh()
    }
    SDL_SetWindowMinimumSize(
      handle, min(Self.units(minimumSize.width, plain), Int32(extent.width)),
      min(Self.units(minimumSize.height, plain), Int32(extent.height)))
    notePlace()
    if history.last == nil {
      // It is maximized, or on the whole screen, from the start.
      let (x, y) = corner ?? (0, 0)
      history.note(PixelRect(x: x, y: y, width: extent.width, height: extent.height), at: 0)
    }
  }

  isolated deinit {
    DisplayWait.during {
      CSDL_CloseComposer(composer)
      // SDL's text is gone with the program, unless a clipboard manager keeps it.
      if Clipboard.hasCopied { CSDL_KeepClipboard(handle) }
      SDL_DestroyWindow(handle)
    }
  }

  /// The size of its content, in points.
  package var size: Size {
    Size(width: Double(pixelSize.width) / scale, height: Double(pixelSize.height) / scale)
  }

  /// The desktop's settings that are to be followed, without the size of texts if everything is scaled by that already.
  package func followed(_ parts: DesktopSettings.Parts) -> DesktopSettings.Parts {
    DesktopTextScale.used == nil ? parts : parts.subtracting(.textScale)
  }

  /// SDL's units per point.
  var unitsPerPoint: Double { scale / pixelsPerUnit }

  /// SDL's units per point at a zoom of 100.
  private var plainUnitsPerPoint: Double { unitsPerPoint * 100 / Double(zoom) }

  /// The place of the window, or its place before it was maximized or in full screen.
  ///
  /// It is known even after the window is closed.
  package var place: WindowPlace {
    let bounds = history.last ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    let origin = lastDisplay?.bounds
    return WindowPlace(
      display: lastDisplay?.name, x: bounds.left - (origin?.left ?? 0),
      y: bounds.top - (origin?.top ?? 0),
      size: Size(
        width: Double(bounds.width) / plainUnitsPerPoint,
        height: Double(bounds.height) / plainUnitsPerPoint),
      isMaximized: wasMaximized, zoom: zoom)
  }

  /// Notes where the window is; call it after it was moved, resized or maximized.
  func notePlace(isNewlyMaximized: Bool = false) {
    let time = SDL_GetTicks()
    if isNewlyMaximized { history.noteMaximized(at: time) }
    guard isVisible, !isFullScreen else { return }
    wasMaximized = isMaximized
    lastDisplay = display ?? lastDisplay
    if !wasMaximized { history.note(frameOnDesktop, at: time) }
  }

  /// Changes the size of everything, in percent.
  func setZoom(_ percent: Int) {
    zoom = percent
    refresh()
  }

  /// Whether the window's content can be visible.
  var isVisible: Bool {
    SDL_GetWindowFlags(handle) & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
  }

  /// Whether the compositor that the window is on has ended; an X server that ends is found out by
  /// `DisplayConnection`.
  var hasLostDisplay: Bool { CSDL_HasLostCompositor(handle) }

  /// Whether keys that are pressed go to the window.
  var hasKeyboard: Bool { SDL_GetWindowFlags(handle) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

  /// The size of what is drawn, in pixels: the size of the content, but no more than all displays together can show.
  var drawnSize: (width: Int32, height: Int32) {
    var pixels = (width: Int32(0), height: Int32(0))
    CSDL_GetSizeInPixels(handle, &pixels.width, &pixels.height)
    return (min(pixels.width, room.width), min(pixels.height, room.height))
  }

  /// The text of the title bar.
  var title: String { SDL_GetWindowTitle(handle).map { String(cString: $0) } ?? "" }

  /// Reads size, scale and refresh rate again; call it when the window's size or display has
  /// changed.
  func refresh() {
    var units = (width: Int32(0), height: Int32(0))
    var pixels = (width: Int32(0), height: Int32(0))
    SDL_GetWindowSize(handle, &units.width, &units.height)
    CSDL_GetSizeInPixels(handle, &pixels.width, &pixels.height)
    pixelsPerUnit = units.width > 0 ? Double(pixels.width) / Double(units.width) : 1
    room = Self.room(pixelsPerUnit)
    let drawn = drawnSize
    pixelSize = (Int(drawn.width), Int(drawn.height))
    let isScaled = library.driver == .wayland
    scale =
      Self.resolveScale(requestedScale, pixelsPerUnit: isScaled ? pixelsPerUnit : nil)
      * Double(zoom) / 100
    refreshRate = Self.refreshRate(of: handle)
  }

  /// Sets the text of the title bar.
  package func setTitle(_ title: String) {
    DisplayWait.during(isInClient: true) { CSDL_SetTitle(handle, title) }
  }

  /// Sets the icon in the title bar and task bar, where the desktop shows one.
  ///
  /// - Precondition: `pixels` holds four bytes per pixel: red, green, blue and straight alpha, row
  ///   by row from the top.
  package func setIcon(_ pixels: [UInt8], width: Int, height: Int) {
    precondition(pixels.count == width * height * 4, "\(pixels.count) bytes, \(width) × \(height)")
    var pixels = pixels
    pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4),
        SDL_PIXELFORMAT_RGBA32.rawValue)
      DisplayWait.during(isInClient: true) { SDL_SetWindowIcon(handle, surface) }
      SDL_FreeSurface(surface)
    }
  }

  private static func units(_ points: Double, _ unitsPerPoint: Double) -> Int32 {
    Int32(saturating: (points * unitsPerPoint).rounded())
  }

  private static func resolveScale(_ requested: Double?, pixelsPerUnit: Double?) -> Double {
    DisplayScale.resolve(
      requested: requested, pixelsPerUnit: pixelsPerUnit,
      environment: { name in getenv(name).map { String(cString: $0) } },
      textScale: DesktopTextScale.read)
  }

  /// The size of all displays together, in pixels; without one nothing is too large.
  private static func room(_ pixelsPerUnit: Double) -> (width: Int32, height: Int32) {
    let bounds = displays.map(\.bounds)
    guard let left = bounds.map(\.left).min(), let right = bounds.map(\.right).max(),
      let top = bounds.map(\.top).min(), let bottom = bounds.map(\.bottom).max()
    else { return (.max, .max) }
    func pixels(_ units: Int) -> Int32 {
      Int32(saturating: (Double(units) * pixelsPerUnit).rounded(.up))
    }
    return (pixels(right - left), pixels(bottom - top))
  }

  private static func refreshRate(of handle: OpaquePointer) -> Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else {
      return 60
    }
    return min(max(Double(mode.refresh_rate), 30), 480)
  }
}
