import CSDL2

/// The pixels of a window, presented in the cheapest way available.
package final class WindowScreen {
  /// How pixels reach the display.
  nonisolated package enum Path: String, Sendable, Hashable, CaseIterable {
    /// The window's own surface, shared with the X server; only changed rectangles are sent.
    case surface
    /// A texture that is copied over the whole window.
    case texture
  }

  /// The pixels to draw a frame into; valid until the next event is read.
  package struct Frame {
    /// The top left pixel, in the format `0x00RRGGBB`; the highest byte is ignored.
    package let pixels: UnsafeMutablePointer<UInt32>
    /// The number of pixels in a row.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// The number of pixels from one row to the next.
    package let stride: Int
    /// Whether the pixels are not those of the last frame, so that everything must be drawn.
    package let isNew: Bool
  }

  /// The path in use.
  package let path: Path
  /// The window, which outlives the screen.
  package let window: Window
  /// Whether the window may no longer show the pixels.
  private(set) var needsRefresh = false

  private let backing: any ScreenBacking
  private var isLost = true

  /// Chooses the path; the cheapest one by default.
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

  /// Whether presenting a frame may wait for the display.
  var mayWait: Bool { backing.mayWait }

  /// Drops the pixels, so that the next frame is drawn completely.
  func forgetPixels() {
    backing.discard()
    isLost = true
  }

  /// Requests a full presentation, as the window may no longer show the pixels.
  package func requestRefresh() { needsRefresh = true }

  /// The pixels to draw into; nil if the window is gone or has no size.
  package func lock() -> Frame? {
    guard let storage = backing.lock() else { return nil }
    let frame = Frame(
      pixels: storage.pixels, width: storage.width, height: storage.height, stride: storage.stride,
      isNew: storage.isNew || isLost)
    isLost = false
    if frame.isNew { needsRefresh = true }
    return frame
  }

  /// Presents the changed rectangles, or everything if the window has lost more than that.
  ///
  /// All rectangles must lie inside the frame that was locked last.
  package func present(_ rectangles: [PixelRect]) {
    if needsRefresh {
      refresh()
    } else if !rectangles.isEmpty {
      backing.present(rectangles)
    }
  }

  /// Presents all pixels again.
  func refresh() {
    needsRefresh = false
    backing.presentAll()
  }
}

/// Stores the pixels of a window and presents them.
protocol ScreenBacking: AnyObject {
  /// Whether presenting a frame may wait for the display.
  var mayWait: Bool { get }
  /// The pixels, and whether they are different memory from the last call.
  func lock() -> WindowScreen.Frame?
  /// Presents rectangles of the pixels.
  func present(_ rectangles: [PixelRect])
  /// Presents all pixels.
  func presentAll()
  /// Drops what the display should have kept but lost.
  func discard()
}
