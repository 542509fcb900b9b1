import SwipeTabKit

/// The font that texts are measured and drawn with.
package struct WindowFont {
  /// Measures and draws.
  package var rasterizer: any LineRasterizer
  /// The font's path; nil for the built-in font.
  package var path: String?

  /// The font in a file; without one the system's, or the built-in one if there is none.
  package static func system(_ file: String?) throws(WindowError) -> WindowFont {
    if let file { return WindowFont(rasterizer: try open(file), path: file) }
    guard let font = try? SDLFont() else { return WindowFont(rasterizer: StrokeFont(), path: nil) }
    return WindowFont(rasterizer: font, path: font.path)
  }

  /// The font in a file; without one the built-in font, which is the same on every machine.
  package static func builtIn(_ file: String?) throws(WindowError) -> WindowFont {
    guard let file else { return WindowFont(rasterizer: StrokeFont(), path: nil) }
    return WindowFont(rasterizer: try open(file), path: file)
  }

  private static func open(_ file: String) throws(WindowError) -> SDLFont {
    do throws(FontError) {
      return try SDLFont(path: file)
    } catch {
      throw .font(path: error.path, reason: error.reason)
    }
  }
}
