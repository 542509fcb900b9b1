import CSDL2

/// The system's clipboard.
enum Clipboard {
  /// Puts a text in the place of what is on it.
  static func set(_ text: String) throws(SDLError) {
    try check(SDL_SetClipboardText(text), from: "SDL_SetClipboardText")
  }
}
