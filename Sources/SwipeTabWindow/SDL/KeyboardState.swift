import CSDL2

/// The state of the keyboard that SDL offers besides its events.
nonisolated struct KeyboardState {
  /// The held modifiers, as SDL's bits.
  var modifiers: UInt16 = 0
  var hasLatinLetters = true
  /// Whether SDL reports typed texts, as it does while a text field has the focus.
  var reportsText = true

  static var current: KeyboardState {
    KeyboardState(
      modifiers: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue),
      hasLatinLetters: countLatinLetters() > 13, reportsText: SDL_IsTextInputActive() == SDL_TRUE)
  }

  /// The number of keys that type a Latin letter in the place of one on an American keyboard.
  private static func countLatinLetters() -> Int {
    let letters = SDLK_a.rawValue...SDLK_z.rawValue
    return (SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue).count {
      letters.contains(UInt32(bitPattern: SDL_GetKeyFromScancode(SDL_Scancode($0))))
    }
  }
}
