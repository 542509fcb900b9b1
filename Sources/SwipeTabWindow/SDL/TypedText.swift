import CSDL2

/// Distinguishes typed texts from texts that X11 and Wayland report for keys with modifiers: Ctrl+1 does not type "1".
///
/// SDL reports AltGr as Alt, but AltGr+7 may type "{", and is then not Alt+7.
nonisolated struct TypedText {
  /// The last key, with the modifiers held since.
  private var last = SDL_Keysym()

  /// Notes a key that went down and its text, and returns whether the key only types that.
  mutating func note(_ key: SDL_Keysym, typing text: String?) -> Bool {
    last = key
    return isThirdLevel && text.map { !isOnKey($0) } ?? false
  }

  mutating func note(_ key: SDL_Keysym) { last.mod = key.mod }

  func isTyped(_ text: String) -> Bool {
    isThirdLevel ? !isOnKey(text) : !isHeld(KMOD_CTRL, KMOD_ALT, KMOD_GUI)
  }

  /// Whether the right Alt key alone is held, which may be AltGr.
  private var isThirdLevel: Bool {
    isHeld(KMOD_RALT, KMOD_MODE) && !isHeld(KMOD_CTRL, KMOD_LALT, KMOD_GUI)
  }

  private func isHeld(_ modifiers: SDL_Keymod...) -> Bool {
    modifiers.contains { UInt32(last.mod) & $0.rawValue != 0 }
  }

  /// Whether the last key types a text without modifiers, or with Shift.
  private func isOnKey(_ text: String) -> Bool {
    guard let scalar = Unicode.Scalar(UInt32(bitPattern: last.sym)) else { return false }
    return text.lowercased() == String(scalar).lowercased()
  }
}
