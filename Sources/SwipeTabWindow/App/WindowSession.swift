import Glibc
import SwipeTabKit

/// An open window with everything that drawing a container into it needs.
package final class WindowSession {
  package let screen: WindowScreen
  package let font: WindowFont
  package let icons: IconStore
  package let painter: DisplayListPainter

  /// Opens a window at its last place, or in the middle of the display; `warn` gets each missing or invalid picture.
  package init(
    title: String, options: WindowOptions, place: WindowPlace? = nil,
    warn: @escaping (String) -> Void = { _ in }
  ) throws(WindowError) {
    screen = try DisplayWait.during { () throws(WindowError) in
      try Self.open(title: title, options: options, place: place)
    }
    font = try WindowFont.system(
      options.font?.resolved, bold: options.boldFont?.resolved,
      locator: options.followedSettings.contains(.font) ? .desktop : .system)
    text = TextRenderer(font: font.rasterizer)
    icons = IconStore(folders: options.iconFolders.map(\.resolved), onWarning: warn)
    painter = DisplayListPainter(text: text, icons: icons)
  }

  private let text: TextRenderer

  /// Draws in the desktop's font of a family, and returns whether that is another font.
  func follow(_ family: String) -> Bool {
    guard let font = font.rasterizer as? SDLFont, font.follow(family) else { return false }
    text.forget()
    return true
  }

  package var window: Window { screen.window }

  package func fillScreen() {
    guard !window.isFullScreen else { return }
    DisplayWait.during { window.toggleFullScreen() }
  }

  private static func open(
    title: String, options: WindowOptions, place: WindowPlace?
  ) throws(WindowError) -> WindowScreen {
    // These are checked first, because SDL's drivers would print their own messages.
    try checkFileLimit()
    let names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
    guard names.contains(where: { (name: String) in getenv(name) != nil }) else {
      throw .noDisplay
    }
    do throws(SDLError) {
      let library = try library(title: title, options: options)
      do throws(SDLError) {
        return try open(title: title, options: options, place: place, library)
      } catch {
        guard library.hasAlternative else { throw error }
      }
    } catch {
      throw .noWindow(error.description)
    }
    // By here the library has ended.
    do throws(SDLError) {
      let library = try library(title: title, options: options, withoutWayland: true)
      return try open(title: title, options: options, place: place, library)
    } catch {
      throw .noWindow(error.description)
    }
  }

  /// The least number of files that a window has open.
  private static let files = 9

  private static func checkFileLimit() throws(WindowError) {
    let opened = (0..<files).map { _ in Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC) }
    let isFull = opened.contains(-1) && errno == EMFILE
    for file in opened where file >= 0 { close(file) }
    if isFull { throw .fileLimit(sysconf(Int32(_SC_OPEN_MAX))) }
  }

  private static func library(
    title: String, options: WindowOptions, withoutWayland: Bool = false
  ) throws(SDLError) -> SDLLibrary {
    try SDLLibrary(
      applicationID: options.applicationID ?? Output.programName, applicationName: title,
      withoutWayland: withoutWayland)
  }

  private static func open(
    title: String, options: WindowOptions, place: WindowPlace?, _ library: SDLLibrary
  ) throws(SDLError) -> WindowScreen {
    let window = try Window(
      library: library, title: title, size: options.size, minimumSize: options.minimumSize,
      scale: options.scale, place: place, hasOpenGL: options.present.path == .texture)
    return try WindowScreen(window: window, path: options.present.path)
  }

  /// Shows a PNG file as the window's icon, unless it is missing or not square.
  package func setIcon(_ file: String) {
    guard let bytes = try? File.read(file, limit: 16 << 20), let picture = try? PNG.decode(bytes),
      picture.width == picture.height
    else { return }
    let pixels = picture.pixels.flatMap { pixel in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    window.setIcon(pixels, width: picture.width, height: picture.height)
  }
}
