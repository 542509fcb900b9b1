import CSDL2
import Glibc

/// The system's clipboard.
package enum Clipboard {
  /// Replaces the clipboard's content with a text.
  package static func set(_ text: String) throws(SDLError) {
    try check(SDL_SetClipboardText(text), from: "SDL_SetClipboardText")
  }

  /// The text on the clipboard; nil if there is none, or if it is larger than a megabyte.
  static var text: String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let bytes = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(bytes) }
    let length = strnlen(bytes, 1 << 20)
    return length == 0 || length == 1 << 20 ? nil : String(cString: bytes)
  }
}
