import CSDL2

/// The pixels of a window, and the cheapest way there is of showing them.
package final class WindowScreen {
  /// How pixels reach the display.
  nonisolated package enum Path: String, Sendable, Hashable, CaseIterable {
    /// The window's own surface, shared with the X server, changed rectangles only.
    case surface
    /// A texture that is copied over the whole window.
    case texture
  }

  /// The pixels to draw a frame into, valid until the next event is read.
  package struct Frame {
    /// The pixel at the top left, written `0x00RRGGBB`; what the highest byte holds does not matter.
    package let pixels: UnsafeMutablePointer<UInt32>
    /// The number of pixels in a row.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// The number of pixels from one row to the next.
    package let stride: Int
    /// Whether the pixels are not those of the last frame: everything has to be drawn.
    package let isNew: Bool
  }

  /// The way that was chosen.
  package let path: Path
  /// The window, which outlives the screen.
  package let window: Window
  /// Whether the window may show something else than the pixels.
  private(set) var needsRefresh = false

  private let backing: any ScreenBacking
  private var isLost = true

  /// Chooses the way of showing pixels; without a wish the one that costs least.
  package init(window: Window, path wish: Path? = nil) throws(SDLError) {
    self.window = window
    let driver = window.library.driver
    path = wish ?? (driver == .x11 || driver == .memory ? .surface : .texture)
    switch path {
    case .surface: backing = SurfaceBacking(window: window)
    case .texture: backing = try TextureBacking(window: window)
    }
    window.refresh()  // Before SDL 2.26 the size in pixels is known from here on.
  }

  /// Whether showing a frame may wait for the display.
  var mayWait: Bool { backing.mayWait }

  /// Says that the pixels are gone, so that the next frame is drawn from nothing.
  func forgetPixels() {
    backing.discard()
    isLost = true
  }

  /// Says that the window no longer shows the pixels, though they are still there.
  package func requestRefresh() { needsRefresh = true }

  /// The pixels to draw into, or nil while there are none: the window is gone or has no extent.
  package func lock() -> Frame? {
    guard let storage = backing.lock() else { return nil }
    let frame = Frame(
      pixels: storage.pixels, width: storage.width, height: storage.height, stride: storage.stride,
      isNew: storage.isNew || isLost)
    isLost = false
    if frame.isNew { needsRefresh = true }
    return frame
  }

  /// Shows the changed rectangles, or everything where the window has lost more than that.
  ///
  /// No rectangle may reach outside the frame that was locked last.
  package func present(_ rectangles: [PixelRect]) {
    if needsRefresh {
      refresh()
    } else if !rectangles.isEmpty {
      backing.present(rectangles)
    }
  }

  /// Shows all pixels once more.
  func refresh() {
    needsRefresh = false
    backing.presentAll()
  }
}

/// Where the pixels of a window are kept, and how they are shown.
protocol ScreenBacking: AnyObject {
  /// Whether showing a frame may wait for the display.
  var mayWait: Bool { get }
  /// The pixels, and whether they are others than at the last call.
  func lock() -> WindowScreen.Frame?
  /// Shows rectangles of the pixels.
  func present(_ rectangles: [PixelRect])
  /// Shows all pixels.
  func presentAll()
  /// Gives up what the display has to keep, because it did not.
  func discard()
}
