import CSDL2

/// The system's clipboard.
package enum Clipboard {
  /// Puts a text in the place of what is on it.
  package static func set(_ text: String) throws(SDLError) {
    try check(SDL_SetClipboardText(text), from: "SDL_SetClipboardText")
  }
}
