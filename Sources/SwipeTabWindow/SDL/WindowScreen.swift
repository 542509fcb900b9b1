import CSDL2

/// The pixels of a window, presented in the cheapest way available.
package final class WindowScreen {
  nonisolated package enum Path: String, Sendable, Hashable, CaseIterable {
    /// The window's own surface, shared with the X server; only changed rectangles are sent.
    case surface
    case texture
    /// Memory that is shared with a Wayland compositor; only changed rectangles are drawn.
    case sharedMemory = "shm"
  }

  /// The pixels to draw a frame into, valid until the next event is read.
  package struct Frame {
    /// The top left pixel, in the format `0x00RRGGBB`, whose highest byte is ignored.
    package let pixels: UnsafeMutablePointer<UInt32>
    package let width: Int
    package let height: Int
    package let stride: Int
    /// Whether the pixels differ from the last frame, so that everything must be drawn.
    package let isNew: Bool
    /// Completes the pixels of the last frame, or nil if they are complete.
    fileprivate(set) var keeper: (any PacedBacking)?

    /// Announces the rectangles that will be painted completely, before which other pixels may be older.
    package func prepare(_ rectangles: [PixelRect]) {
      if !isNew { keeper?.prepare(rectangles) }
    }
  }

  package let path: Path
  package let window: Window
  private(set) var needsRefresh = false

  private let backing: any ScreenBacking
  /// The backing, if the display sets its pace.
  private let paced: (any PacedBacking)?
  /// Whether the display has no pixels of a frame, so that the next one must be drawn completely.
  private(set) var needsPixels = true

  /// Chooses the cheapest path that works if none is wished.
  ///
  /// On X11 that is the surface; on Wayland shared memory, because a texture needs as much copying, a second copy of
  /// the pixels, and OpenGL, which takes longer to start than everything else. Elsewhere it is a texture.
  package init(window: Window, path wish: Path? = nil) throws(SDLError) {
    self.window = window
    (path, backing) = try Self.open(wish.map { [$0] } ?? window.library.driver.paths, in: window)
    paced = backing as? any PacedBacking
    window.refresh()  // Before SDL 2.26 the size in pixels is known from here on.
  }

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

  var mayWait: Bool { backing.mayWait }

  // MARK: Pace

  /// Whether the display reports when it wants the next frame.
  var isPaced: Bool { paced != nil }

  /// Whether the display wants a frame, which can take long while the window is hidden.
  var isReady: Bool { paced?.isReady ?? true }

  func wakeWhenReady() { paced?.wakeWhenReady() }

  /// Sleeps until the display sends something, or until a monotonic time in nanoseconds.
  package func wait(until time: Int) { paced?.wait(nanoseconds: time - MonotonicClock.now) }

  // MARK: Frames

  func forgetPixels() {
    backing.discard()
    needsPixels = true
  }

  package func requestRefresh() { needsRefresh = true }

  /// The pixels are nil if the window is gone or has no size.
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

  /// Presents the changed rectangles of the last frame, or everything if the window has lost more.
  package func present(_ rectangles: [PixelRect]) {
    if needsRefresh {
      refresh()
    } else if !rectangles.isEmpty {
      backing.present(rectangles)
    }
  }

  func refresh() {
    needsRefresh = false
    backing.presentAll()
  }
}

/// Stores the pixels of a window and presents them.
protocol ScreenBacking: AnyObject {
  var mayWait: Bool { get }
  /// The pixels, and whether they are different memory from the last call.
  func lock() -> WindowScreen.Frame?
  func present(_ rectangles: [PixelRect])
  func presentAll()
  /// Discards pixels that the display should have kept but lost.
  func discard()
}

/// A backing whose display reports when it wants a frame, and whose frames alternate between buffers.
protocol PacedBacking: ScreenBacking {
  var isReady: Bool { get }
  /// Wakes the loop once when the display wants a frame.
  func wakeWhenReady()
  func wait(nanoseconds: Int)
  /// Completes the pixels of the last frame, but for rectangles that will be painted completely.
  func prepare(_ rectangles: [PixelRect])
}

extension SDLLibrary.Driver {
  fileprivate var paths: [WindowScreen.Path] {
    switch self {
    case .x11, .memory: [.surface, .texture]
    case .wayland: [.sharedMemory, .texture]
    case .other: [.texture]
    }
  }
}
