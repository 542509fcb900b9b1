import CSDL2

/// The system's clipboard.
package enum Clipboard {
  /// Replaces the clipboard's content with a text.
  package static func set(_ text: String) throws(SDLError) {
    try check(SDL_SetClipboardText(text), from: "SDL_SetClipboardText")
  }
}
