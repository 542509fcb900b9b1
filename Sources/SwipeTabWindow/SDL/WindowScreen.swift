import CSDL2

/// The pixels of a window, presented in the cheapest way available.
package final class WindowScreen {
  /// The way in which pixels reach the display.
  nonisolated package enum Path: String, Sendable, Hashable, CaseIterable {
    /// The window's own surface, shared with the X server; only changed rectangles are sent.
    case surface
    /// A texture that is copied over the whole window.
    case texture
    /// Memory that is shared with a Wayland compositor; only changed rectangles are drawn.
    case sharedMemory = "shm"
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
    /// Whether the pixels differ from the last frame, so that everything must be drawn.
    package let isNew: Bool
    /// Completes the pixels of the last frame, or nil if they are complete.
    fileprivate(set) var keeper: (any PacedBacking)?

    /// Announces the rectangles that will be painted completely.
    ///
    /// Until then, other pixels may be from an older frame.
    package func prepare(_ rectangles: [PixelRect]) {
      if !isNew { keeper?.prepare(rectangles) }
    }
  }

  /// The path in use.
  package let path: Path
  /// The window, which outlives the screen.
  package let window: Window
  /// Whether the window may no longer show the pixels.
  private(set) var needsRefresh = false

  private let backing: any ScreenBacking
  /// The backing, if the display sets its pace.
  private let paced: (any PacedBacking)?
  /// Whether the display has no pixels of a frame, so that the next one must be drawn completely.
  private(set) var needsPixels = true

  /// Chooses the path.
  ///
  /// With nil, the default, it is the cheapest path that works.
  ///
  /// On X11 that is the surface; on Wayland shared memory, with or without a graphics card: a texture needs as much
  /// copying, a second copy of the pixels, and OpenGL, which takes longer to start than everything else. Elsewhere,
  /// and where there is no shared memory, it is a texture.
  package init(window: Window, path wish: Path? = nil) throws(SDLError) {
    self.window = window
    (path, backing) = try Self.open(wish.map { [$0] } ?? window.library.driver.paths, in: window)
    paced = backing as? any PacedBacking
    window.refresh()  // Before SDL 2.26 the size in pixels is known from here on.
  }

  /// Returns the first path that works, and its backing.
  ///
  /// If no path works, it throws the reason of the first one.
  private static func open(
    _ paths: [Path], in window: Window
  ) throws(SDLError) -> (Path, any ScreenBacking) {
    var failure: SDLError?
    for path in paths {
      do throws(SDLError) {
        return (path, try backing(path, in: window))
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? SDLError(operation: "SDL", reason: "there is no way to present pixels")
  }

  private static func backing(
    _ path: Path, in window: Window
  ) throws(SDLError) -> any ScreenBacking {
    switch path {
    case .surface:
      if let backing = X11Backing(window: window) { return backing }
      return try SurfaceBacking(window: window)
    case .texture: return try TextureBacking(window: window)
    case .sharedMemory:
      return try required(
        SharedBacking(window: window),
        or: SDLError(operation: "shm", reason: "there is no memory shared with a compositor"))
    }
  }

  /// Whether presenting a frame may wait for the display.
  var mayWait: Bool { backing.mayWait }

  // MARK: Pace

  /// Whether the display reports when it wants the next frame.
  var isPaced: Bool { paced != nil }

  /// Whether the display wants a frame.
  ///
  /// It can be false for a long time while the window is hidden.
  var isReady: Bool { paced?.isReady ?? true }

  /// Wakes the loop once when the display wants a frame.
  func wakeWhenReady() { paced?.wakeWhenReady() }

  /// Sleeps until the display sends something, or until a time of the monotonic clock, in nanoseconds.
  package func wait(until time: Int) { paced?.wait(nanoseconds: time - MonotonicClock.now) }

  // MARK: Frames

  /// Drops the pixels, so that the next frame is drawn completely.
  func forgetPixels() {
    backing.discard()
    needsPixels = true
  }

  /// Requests a full presentation, as the window may no longer show the pixels.
  package func requestRefresh() { needsRefresh = true }

  /// The pixels to draw into, or nil if the window is gone or has no size.
  package func lock() -> Frame? {
    guard let storage = backing.lock() else { return nil }
    var frame = Frame(
      pixels: storage.pixels, width: storage.width, height: storage.height, stride: storage.stride,
      isNew: storage.isNew || needsPixels)
    frame.keeper = paced
    needsPixels = false
    if frame.isNew { needsRefresh = true }
    return frame
  }

  /// Presents the changed rectangles, or everything if the window has lost more than that.
  ///
  /// All rectangles must be inside the frame that was locked last.
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
  /// Discards pixels that the display should have kept but lost.
  func discard()
}

/// A backing whose display reports when it wants a frame, and whose frames alternate between buffers.
protocol PacedBacking: ScreenBacking {
  /// Whether the display wants a frame.
  var isReady: Bool { get }
  /// Wakes the loop once when the display wants a frame.
  func wakeWhenReady()
  /// Sleeps until the display sends something, or for some time.
  func wait(nanoseconds: Int)
  /// Completes the pixels of the last frame, but for rectangles that will be painted completely.
  func prepare(_ rectangles: [PixelRect])
}

extension SDLLibrary.Driver {
  /// The paths to try, the cheapest one first.
  fileprivate var paths: [WindowScreen.Path] {
    switch self {
    case .x11, .memory: [.surface, .texture]
    case .wayland: [.sharedMemory, .texture]
    case .other: [.texture]
    }
  }
}
