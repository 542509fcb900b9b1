import CSDL2
import Glibc
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

/// Windows that exist in memory only; each test is a process of its own, because SDL is one for a process.
@Suite("Window and its screen")
struct WindowScreenTests {
  @MainActor
  static func window(
    _ size: Size = Size(width: 300, height: 200), scale: Double? = nil
  ) throws -> Window {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    let library = try SDLLibrary(applicationID: "test", applicationName: "Test")
    return try Window(library: library, title: "Test", size: size, scale: scale)
  }

  @Test("a window has its size in points, and pixels by its scale")
  func size() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let window = try WindowScreenTests.window(scale: 1.5)
      expectEqual(window.scale, 1.5)
      expect(window.pixelSize == (450, 300))
      expectEqual(window.size, Size(width: 300, height: 200))
      expectEqual(window.unitsPerPoint, 1.5)
      expect(window.isVisible)
      expect((30...480).contains(window.refreshRate))
    }
  }

  @Test("a window is no larger than its display has room for, and may stay as small as that")
  func room() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let window = try WindowScreenTests.window(Size(width: 2000, height: 900), scale: 2)
      var display = SDL_Rect()
      SDL_GetDisplayBounds(0, &display)
      expect(window.pixelSize == (Int(display.w), Int(display.h)))
      var (width, height) = (Int32(0), Int32(0))
      SDL_GetWindowMinimumSize(window.handle, &width, &height)
      expectEqual(width, 480)
      expectEqual(height, 480)
    }
  }

  @Test("the surface keeps its pixels from frame to frame")
  func persistence() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try WindowScreen(window: WindowScreenTests.window())
      expectEqual(screen.path, .surface)
      let first = try #require(screen.lock())
      expect(first.isNew)
      expectEqual(first.width, 300)
      expectEqual(first.height, 200)
      expectAtLeast(first.stride, 300)
      first.pixels[5 * first.stride + 7] = 0x12_3456
      screen.present([PixelRect(x: 7, y: 5, width: 1, height: 1)])
      let second = try #require(screen.lock())
      expect(!second.isNew)
      expectEqual(second.pixels[5 * second.stride + 7] & 0xFF_FFFF, 0x12_3456)
    }
  }

  @Test(
    "of a window larger than all displays only what they show is drawn", arguments: [false, true])
  func huge(isTexture: Bool) async {
    await #expect(processExitsWith: .success) { @MainActor [isTexture] in
      let window = try WindowScreenTests.window()
      let screen = try WindowScreen(window: window, path: isTexture ? .texture : .surface)
      SDL_SetWindowSize(window.handle, 4000, 200)
      window.refresh()
      var display = SDL_Rect()
      SDL_GetDisplayBounds(0, &display)
      let frame = try #require(screen.lock())
      expectEqual(frame.width, Int(display.w))
      expectEqual(frame.height, 200)
      expectEqual(window.pixelSize.width, Int(display.w))
    }
  }

  @Test("another size is a new frame")
  func resize() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let window = try WindowScreenTests.window()
      let screen = try WindowScreen(window: window)
      _ = screen.lock()
      SDL_SetWindowSize(window.handle, 320, 260)
      window.refresh()
      let frame = try #require(screen.lock())
      expect(frame.isNew)
      expectEqual(frame.width, 320)
      expectEqual(frame.height, 260)
      expectEqual(screen.lock()?.isNew, false)
    }
  }

  @Test("pixels that were lost are drawn anew; a window that was covered is only shown again")
  func loss() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try WindowScreen(window: WindowScreenTests.window())
      _ = screen.lock()
      screen.present([])
      expect(!screen.needsRefresh)
      screen.requestRefresh()
      expect(screen.needsRefresh)
      expectEqual(screen.lock()?.isNew, false)
      screen.refresh()
      expect(!screen.needsRefresh)
      screen.forgetPixels()
      expectEqual(screen.lock()?.isNew, true)
    }
  }

  @Test(
    "only pixels that hold colors are written to",
    arguments: [
      (SDL_PIXELFORMAT_INDEX8, false), (SDL_PIXELFORMAT_UNKNOWN, false),
      (SDL_PIXELFORMAT_RGB565, true), (SDL_PIXELFORMAT_ARGB2101010, true),
    ])
  func colors(format: SDL_PixelFormatEnum, hasColors: Bool) {
    expectEqual(CSDL_HasColors(format.rawValue), hasColors)
  }

  @Test("files and texts that are dropped on a window are refused until something takes them")
  func drops() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let window = try WindowScreenTests.window()
      // SDL forgets its answers with the last window.
      withExtendedLifetime(window) {
        for takes in [false, true, false] {
          if takes { SDLLibrary.takeDrops(true) }
          for kind in [SDL_DROPFILE, SDL_DROPTEXT] {
            expectEqual((SDL_EventState(kind.rawValue, SDL_QUERY) == SDL_ENABLE), takes)
          }
          SDLLibrary.takeDrops(false)
        }
      }
    }
  }

  @Test("without a display the error says what was tried")
  func noDisplay() async {
    await #expect(processExitsWith: .success) { @MainActor in
      unsetenv("DISPLAY")
      unsetenv("WAYLAND_DISPLAY")
      unsetenv("SDL_VIDEODRIVER")
      let error = #expect(throws: SDLError.self) {
        _ = try SDLLibrary(applicationID: "test", applicationName: "Test")
      }
      expectEqual(error?.operation, "SDL_Init")
      expectEqual(error?.reason.isEmpty, false)
    }
  }

  @Test(
    "drivers are told by their names",
    arguments: [
      ("x11", .x11), ("wayland", .wayland), ("dummy", .memory), ("offscreen", .memory),
      ("KMSDRM", .other),
    ] as [(String, SDLLibrary.Driver)])
  func drivers(name: String, driver: SDLLibrary.Driver) {
    expectEqual(SDLLibrary.Driver(name: name), driver)
  }
}
