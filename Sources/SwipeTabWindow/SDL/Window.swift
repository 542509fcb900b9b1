import CSDL2
import Glibc
package import SwipeTabKit

/// A window on the desktop, whose size is in points everywhere outside SDL.
package final class Window {
  package let handle: OpaquePointer
  package let library: SDLLibrary

  package private(set) var scale = 1.0
  /// The content's size in pixels, as far as the displays can show it.
  private(set) var pixelSize = (width: 0, height: 0)
  /// Pixels per unit of SDL's window sizes and mouse positions, which is 1 except on Wayland.
  private(set) var pixelsPerUnit = 1.0
  /// The display's refresh rate in frames per second, in `30...480`.
  package private(set) var refreshRate = 60.0

  /// The zoom in percent of the display's scale, in `50...200`.
  package private(set) var zoom = 100
  var pointerShape = PointerShape.arrow
  var textCaret: Rect?
  /// Composes characters from dead keys, or is nil before the first field, or where SDL does.
  var composer: OpaquePointer?
  var cursors: [PointerShape: OpaquePointer] = [:]

  /// The window's frame on the desktop, while it covers the screen without a window manager.
  var frameBeforeFullScreen: PixelRect?

  private let requestedScale: Double?
  private var room = (width: Int32.max, height: Int32.max)
  private var history = BoundsHistory()
  private var lastDisplay: DisplayRoom?
  private var wasMaximized = false

  /// Opens a window of a content size, or less if the display is smaller, at its last place or in the middle.
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

  package var size: Size {
    Size(width: Double(pixelSize.width) / scale, height: Double(pixelSize.height) / scale)
  }

  /// The settings to follow, without the size of texts if everything is scaled by that already.
  package func followed(_ parts: DesktopSettings.Parts) -> DesktopSettings.Parts {
    DesktopTextScale.used == nil ? parts : parts.subtracting(.textScale)
  }

  var unitsPerPoint: Double { scale / pixelsPerUnit }

  private var plainUnitsPerPoint: Double { unitsPerPoint * 100 / Double(zoom) }

  /// The place of the window before it was maximized or in full screen, known even after it is closed.
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

  /// Notes where the window is, after it was moved, resized or maximized.
  func notePlace(isNewlyMaximized: Bool = false) {
    let time = SDL_GetTicks()
    if isNewlyMaximized { history.noteMaximized(at: time) }
    guard isVisible, !isFullScreen else { return }
    wasMaximized = isMaximized
    lastDisplay = display ?? lastDisplay
    if !wasMaximized { history.note(frameOnDesktop, at: time) }
  }

  func setZoom(_ percent: Int) {
    zoom = percent
    refresh()
  }

  var isVisible: Bool {
    SDL_GetWindowFlags(handle) & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
  }

  /// Whether the compositor has ended; `DisplayConnection` finds out the end of an X server.
  var hasLostDisplay: Bool { CSDL_HasLostCompositor(handle) }

  var hasKeyboard: Bool { SDL_GetWindowFlags(handle) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

  /// The content's size in pixels, but no more than all displays together can show.
  var drawnSize: (width: Int32, height: Int32) {
    var pixels = (width: Int32(0), height: Int32(0))
    CSDL_GetSizeInPixels(handle, &pixels.width, &pixels.height)
    return (min(pixels.width, room.width), min(pixels.height, room.height))
  }

  var title: String { SDL_GetWindowTitle(handle).map { String(cString: $0) } ?? "" }

  /// Reads size, scale and refresh rate again, after the window's size or display has changed.
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

  package func setTitle(_ title: String) {
    DisplayWait.during(isInClient: true) { CSDL_SetTitle(handle, title) }
  }

  /// Sets an icon of four bytes per pixel: red, green, blue and straight alpha, row by row from the top.
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

  /// The size of all displays together in pixels, which is unlimited without a display.
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
