import CSDL2

/// The keys that are down, which distinguish presses from repeats.
///
/// A key that was down before the window got the keyboard repeats in the window, although it was not pressed there. On
/// Wayland such a key is silent. On X11 the first repeat looks like a press.
nonisolated struct HeldKeys {
  enum Kind {
    case press
    case `repeat`
    /// A repeat of a key that was not pressed here.
    case stray
  }

  /// The keys that were pressed here, as SDL's scancodes.
  private var pressed: Set<UInt32> = []
  /// The keys that were down when the window got the keyboard, as X11's codes.
  private var foreign: Set<UInt8> = []
  /// Whether the next report of X11 contains the keys that were down when the window got the keyboard.
  private var awaitsHeldKeys = false
  /// Whether the key that SDL reports next is a foreign one.
  private var isForeign = false

  mutating func note(_ report: CSDL_KeyReport) {
    let code = UInt8(truncatingIfNeeded: report.code)
    isForeign = false
    switch report.kind {
    case CSDL_KeyboardGained: awaitsHeldKeys = true
    case CSDL_KeysHeld:
      // The pointer that enters the window is another reason to report them.
      guard awaitsHeldKeys else { return }
      awaitsHeldKeys = false
      foreign = withUnsafeBytes(of: report.held) { held in
        Set((0...UInt8.max).filter { held[Int($0 / 8)] & 1 << ($0 % 8) != 0 })
      }
    case CSDL_KeyDown:
      isForeign = foreign.contains(code)
      // Only the last key that was pressed repeats.
      if !isForeign { foreign = [] }
    case CSDL_KeyUp: foreign.remove(code)
    default: break
    }
  }

  mutating func press(_ event: SDL_KeyboardEvent) -> Kind {
    defer { isForeign = false }
    let key = event.keysym.scancode.rawValue
    guard event.repeat == 0 else { return pressed.contains(key) ? .repeat : .stray }
    guard !isForeign else { return .stray }
    pressed.insert(key)
    return .press
  }

  mutating func release(_ event: SDL_KeyboardEvent) {
    pressed.remove(event.keysym.scancode.rawValue)
  }

  /// Forgets all keys, because the window has lost the keyboard.
  mutating func forget() { self = HeldKeys() }
}
