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
  /// The size of the window's content, in pixels.
  private(set) var pixelSize = (width: 0, height: 0)
  /// Pixels per unit of SDL's window sizes and mouse positions: 1 except on Wayland.
  private(set) var pixelsPerUnit = 1.0
  /// The refresh rate of the window's display, in frames per second, in `30...480`; 60 if unknown.
  package private(set) var refreshRate = 60.0

  private let requestedScale: Double?

  /// Opens a window in the middle of the display.
  ///
  /// `size` is that of its content, in points; `minimumSize` is the smallest size that the user can
  /// make it, unless it is opened smaller; `scale` is pixels per point, or nil for the system's.
  package init(
    library: SDLLibrary, title: String, size: Size,
    minimumSize: Size = Size(width: 240, height: 240), scale: Double? = nil
  ) throws(SDLError) {
    self.library = library
    requestedScale = scale
    // Wayland scales by a factor that is unknown until there is a window.
    let units = library.driver == .wayland ? 1 : Self.resolveScale(scale, pixelsPerUnit: nil)
    let flags: SDL_WindowFlags.RawValue =
      SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    handle = try required(
      SDL_CreateWindow(
        title, CSDL_WINDOWPOS_CENTERED, CSDL_WINDOWPOS_CENTERED,
        Self.units(size.width, units), Self.units(size.height, units), flags),
      from: "SDL_CreateWindow")
    refresh()
    if unitsPerPoint != units {
      SDL_SetWindowSize(
        handle, Self.units(size.width, unitsPerPoint), Self.units(size.height, unitsPerPoint))
      refresh()
    }
    SDL_SetWindowMinimumSize(
      handle, Self.units(min(minimumSize.width, size.width), unitsPerPoint),
      Self.units(min(minimumSize.height, size.height), unitsPerPoint))
  }

  isolated deinit { SDL_DestroyWindow(handle) }

  /// The size of its content, in points.
  package var size: Size {
    Size(width: Double(pixelSize.width) / scale, height: Double(pixelSize.height) / scale)
  }

  /// SDL's units per point.
  var unitsPerPoint: Double { scale / pixelsPerUnit }

  /// Whether the window's content can be visible.
  var isVisible: Bool {
    SDL_GetWindowFlags(handle) & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
  }

  /// Whether keys that are pressed go to the window.
  var hasKeyboard: Bool { SDL_GetWindowFlags(handle) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

  /// The text of the title bar.
  var title: String { SDL_GetWindowTitle(handle).map { String(cString: $0) } ?? "" }

  /// Reads size, scale and refresh rate again; call it when the window's size or display has
  /// changed.
  func refresh() {
    var units = (width: Int32(0), height: Int32(0))
    var pixels = (width: Int32(0), height: Int32(0))
    SDL_GetWindowSize(handle, &units.width, &units.height)
    CSDL_GetSizeInPixels(handle, &pixels.width, &pixels.height)
    pixelSize = (Int(pixels.width), Int(pixels.height))
    pixelsPerUnit = units.width > 0 ? Double(pixels.width) / Double(units.width) : 1
    let isScaled = library.driver == .wayland
    scale = Self.resolveScale(requestedScale, pixelsPerUnit: isScaled ? pixelsPerUnit : nil)
    refreshRate = Self.refreshRate(of: handle)
  }

  /// Sets the text of the title bar.
  func setTitle(_ title: String) { SDL_SetWindowTitle(handle, title) }

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
      SDL_SetWindowIcon(handle, surface)
      SDL_FreeSurface(surface)
    }
  }

  private static func units(_ points: Double, _ unitsPerPoint: Double) -> Int32 {
    Int32(saturating: (points * unitsPerPoint).rounded())
  }

  private static func resolveScale(_ requested: Double?, pixelsPerUnit: Double?) -> Double {
    DisplayScale.resolve(requested: requested, pixelsPerUnit: pixelsPerUnit) { name in
      getenv(name).map { String(cString: $0) }
    }
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
