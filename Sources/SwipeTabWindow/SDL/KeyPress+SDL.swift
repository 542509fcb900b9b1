import CSDL2
import SwipeTabKit

nonisolated extension KeyPress {
  /// If the layout has no Latin letters, a key with Control or Alt is the Latin letter in its position.
  init?(_ symbol: SDL_Keysym, hasLatinLetters: Bool = true) {
    let held = UInt32(symbol.mod)
    // With the logo key, keys belong to the desktop.
    guard held & KMOD_GUI.rawValue == 0, let key = Key(symbol, hasLatinLetters: hasLatinLetters)
    else { return nil }
    var modifiers: Modifiers = []
    if held & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    if held & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if held & KMOD_ALT.rawValue != 0 { modifiers.insert(.alt) }
    // Shift makes the key a question mark, and on many keyboards a plus.
    if key == .character("?") || key == .character("+") { modifiers.remove(.shift) }
    self.init(key, modifiers: modifiers)
  }
}

nonisolated extension KeyPress.Key {
  fileprivate init?(_ symbol: SDL_Keysym, hasLatinLetters: Bool) {
    let code = SDL_KeyCode(UInt32(bitPattern: symbol.sym))
    let hasNumbers = UInt32(symbol.mod) & KMOD_NUM.rawValue != 0
    let named =
      Self.named(code) ?? Self.keypad(code, hasNumbers: hasNumbers)
      ?? Self.questionMark(code, UInt32(symbol.mod)) ?? Self.sign(code, UInt32(symbol.mod))
    let letter =
      Self.character(code) ?? (hasLatinLetters ? nil : Self.letter(at: symbol.scancode))
    let hasModifier = UInt32(symbol.mod) & (KMOD_CTRL.rawValue | KMOD_ALT.rawValue) != 0
    // A letter of another script, or with an accent, is a text.
    if !hasModifier, Self.character(code) == nil, symbol.otherLetter != nil { return nil }
    guard let key = named ?? letter ?? Self.digit(at: symbol.scancode) else { return nil }
    self = key
  }

  private static func named(_ code: SDL_KeyCode) -> Self? {
    switch code {
    case SDLK_TAB, SDLK_KP_TAB: .tab
    case SDLK_RETURN, SDLK_RETURN2, SDLK_KP_ENTER: .enter
    case SDLK_SPACE, SDLK_KP_SPACE: .space
    case SDLK_ESCAPE: .escape
    case SDLK_LEFT: .left
    case SDLK_RIGHT: .right
    case SDLK_UP: .up
    case SDLK_DOWN: .down
    case SDLK_HOME: .home
    case SDLK_END: .end
    case SDLK_PAGEUP: .pageUp
    case SDLK_PAGEDOWN: .pageDown
    case SDLK_AC_BACK: .escape
    case SDLK_DELETE: .delete
    case SDLK_BACKSPACE, SDLK_KP_BACKSPACE: .backspace
    case SDLK_INSERT: .insert
    case SDLK_F1: .f1
    case SDLK_F5: .f5
    case SDLK_F10: .f10
    case SDLK_F11: .f11
    case SDLK_APPLICATION, SDLK_MENU: .menu
    default: nil
    }
  }

  /// The key of a keypad digit, which is a navigation key without Num Lock.
  private static func keypad(_ code: SDL_KeyCode, hasNumbers: Bool) -> Self? {
    let (digit, key): (Character, Self?) =
      switch code {
      case SDLK_KP_0: ("0", .insert)
      case SDLK_KP_1: ("1", .end)
      case SDLK_KP_2: ("2", .down)
      case SDLK_KP_3: ("3", .pageDown)
      case SDLK_KP_4: ("4", .left)
      case SDLK_KP_5: ("5", nil)
      case SDLK_KP_6: ("6", .right)
      case SDLK_KP_7: ("7", .home)
      case SDLK_KP_8: ("8", .up)
      case SDLK_KP_9: ("9", .pageUp)
      case SDLK_KP_PERIOD: ("-", .delete)
      default: ("-", nil)
      }
    if hasNumbers { return digit == "-" ? nil : .character(digit) }
    return key
  }

  /// A question mark with Control held, which SDL reports as the key that has the question mark with Shift.
  private static func questionMark(_ code: SDL_KeyCode, _ held: UInt32) -> Self? {
    guard held & KMOD_CTRL.rawValue != 0 else { return nil }
    let isShifted = held & KMOD_SHIFT.rawValue != 0
    let keys = [
      SDLK_SLASH.rawValue, SDLK_COMMA.rawValue, SDLK_QUOTE.rawValue, 0xDF, SDLK_PLUS.rawValue,
    ]
    let isThere = code == SDLK_QUESTION || isShifted && keys.contains(code.rawValue)
    return isThere ? .character("?") : nil
  }

  /// A plus or minus with Control held, on the keypad too.
  ///
  /// If the plus needs Shift, it is mostly on the key of the equals sign, which also works without Shift, as in other
  /// programs.
  private static func sign(_ code: SDL_KeyCode, _ held: UInt32) -> Self? {
    guard held & KMOD_CTRL.rawValue != 0 else { return nil }
    switch code {
    case SDLK_PLUS, SDLK_EQUALS, SDLK_KP_PLUS: return .character("+")
    case SDLK_MINUS, SDLK_UNDERSCORE, SDLK_KP_MINUS: return .character("-")
    default: return nil
    }
  }

  private static func character(_ code: SDL_KeyCode) -> Self? {
    let isLetter = (SDLK_a.rawValue...SDLK_z.rawValue).contains(code.rawValue)
    let isDigit = (SDLK_0.rawValue...SDLK_9.rawValue).contains(code.rawValue)
    guard isLetter || isDigit, let scalar = Unicode.Scalar(code.rawValue) else { return nil }
    return .character(Character(scalar))
  }

  private static func letter(at code: SDL_Scancode) -> Self? {
    let letters = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue
    guard letters.contains(code.rawValue) else { return nil }
    return .character(Character(Unicode.Scalar(UInt8(code.rawValue - letters.lowerBound) + 0x61)))
  }

  /// The digit by physical position, because some keyboards, such as French ones, give digits only with Shift.
  private static func digit(at code: SDL_Scancode) -> Self? {
    if code == SDL_SCANCODE_0 { return .character("0") }
    let row = SDL_SCANCODE_1.rawValue...SDL_SCANCODE_9.rawValue
    guard row.contains(code.rawValue) else { return nil }
    return .character(Character(Unicode.Scalar(UInt8(code.rawValue - row.lowerBound) + 0x31)))
  }
}

nonisolated extension SDL_Keysym {
  /// The letter that the key types, if it has an accent or is not in the Latin script.
  ///
  /// SDL reports only the character without Shift. In a script without capitals, Shift types another letter.
  var otherLetter: Character? {
    let held = UInt32(mod)
    let others = KMOD_CTRL.rawValue | KMOD_ALT.rawValue | KMOD_GUI.rawValue | KMOD_MODE.rawValue
    guard held & others == 0, sym >= 0x80, let scalar = Unicode.Scalar(UInt32(bitPattern: sym)),
      scalar.properties.isAlphabetic
    else { return nil }
    if held & KMOD_SHIFT.rawValue != 0 {
      let hasCapital = scalar.properties.uppercaseMapping != String(scalar)
      let digits = SDL_SCANCODE_1.rawValue...SDL_SCANCODE_0.rawValue
      guard hasCapital, !digits.contains(scancode.rawValue) else { return nil }
    }
    return Character(scalar)
  }
}
