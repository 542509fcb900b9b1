import SwipeTabKit

/// The font that texts are measured and drawn with.
package struct WindowFont {
  package var rasterizer: any LineRasterizer
  /// The font's path, or nil for the built-in font.
  package var path: String?

  /// Returns the font in a file, or else the system's, or else the built-in one.
  ///
  /// Without `bold`, the bold face is the file beside it with a matching name. A warning names the first character that
  /// no font has.
  package static func system(
    _ file: String?, bold: String? = nil, locator: FontLocator = .system
  ) throws(WindowError) -> WindowFont {
    if let file { return WindowFont(rasterizer: try open(file, bold), path: file) }
    guard let font = try? SDLFont(locator: locator) else {
      return builtIn { Output.writeError("warning: \($0); this machine has no other font") }
    }
    warn(of: font)
    return WindowFont(rasterizer: font, path: font.path)
  }

  /// The font in a file, or the same built-in one on every machine; `onMissing` gets the first character that it lacks.
  package static func builtIn(
    _ file: String?, bold: String? = nil, onMissing: @escaping (String) -> Void
  ) throws(WindowError) -> WindowFont {
    guard let file else { return builtIn(onMissing) }
    return WindowFont(rasterizer: try open(file, bold), path: file)
  }

  static func builtIn(_ onMissing: @escaping (String) -> Void) -> WindowFont {
    let font = StrokeFont()
    font.onMissing = { character in
      onMissing("the built-in font has no \(quoted(String(character.limited))) and draws a box")
    }
    return WindowFont(rasterizer: font, path: nil)
  }

  private static func open(_ file: String, _ bold: String?) throws(WindowError) -> SDLFont {
    do throws(FontError) {
      let font = try SDLFont(path: file, bold: bold)
      warn(of: font)
      return font
    } catch {
      throw .font(path: error.path, reason: error.reason)
    }
  }

  private static func warn(of font: SDLFont) {
    font.onMissing = { character in
      let shown = quoted(String(character.limited))
      Output.writeError("warning: no font on this machine has \(shown), and a box is drawn")
    }
  }
}
