import SwipeTabKit

/// The font that texts are measured and drawn with.
package struct WindowFont {
  /// Measures and draws.
  package var rasterizer: any LineRasterizer
  /// The font's path; nil for the built-in font.
  package var path: String?

  /// The font in a file; without one the system's, or the built-in one if there is none.
  ///
  /// A warning names the first character that no font was found for.
  package static func system(_ file: String?) throws(WindowError) -> WindowFont {
    if let file { return WindowFont(rasterizer: try open(file), path: file) }
    guard let font = try? SDLFont() else {
      return builtIn { Output.writeError("warning: \($0); this machine has no other font") }
    }
    warn(of: font)
    return WindowFont(rasterizer: font, path: font.path)
  }

  /// The font in a file; without one the built-in font, which is the same on every machine.
  ///
  /// `onMissing` is told once, with the first character, that the built-in font lacks one.
  package static func builtIn(
    _ file: String?, onMissing: @escaping (String) -> Void
  ) throws(WindowError) -> WindowFont {
    guard let file else { return builtIn(onMissing) }
    return WindowFont(rasterizer: try open(file), path: file)
  }

  /// The built-in font.
  static func builtIn(_ onMissing: @escaping (String) -> Void) -> WindowFont {
    let font = StrokeFont()
    font.onMissing = { character in
      onMissing("the built-in font has no \(quoted(String(character.limited))) and draws a box")
    }
    return WindowFont(rasterizer: font, path: nil)
  }

  private static func open(_ file: String) throws(WindowError) -> SDLFont {
    do throws(FontError) {
      let font = try SDLFont(path: file)
      warn(of: font)
      return font
    } catch {
      throw .font(path: error.path, reason: error.reason)
    }
  }

  /// Lets a font warn of the first character that neither it nor another font of this machine has.
  private static func warn(of font: SDLFont) {
    font.onMissing = { character in
      let shown = quoted(String(character.limited))
      Output.writeError("warning: no font on this machine has \(shown), and a box is drawn")
    }
  }
}
