import CSDL2
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("KeyPress from SDL")
struct KeyPressSDLTests {
  private func press(
    _ code: SDL_KeyCode, _ scancode: SDL_Scancode = SDL_SCANCODE_UNKNOWN,
    mod: SDL_Keymod = KMOD_NONE, hasLatinLetters: Bool = true
  ) -> KeyPress? {
    var symbol = SDL_Keysym()
    symbol.sym = SDL_Keycode(bitPattern: code.rawValue)
    symbol.scancode = scancode
    symbol.mod = UInt16(mod.rawValue)
    return KeyPress(symbol, hasLatinLetters: hasLatinLetters)
  }

  @Test(
    "the keypad gives digits with Num Lock, else the keys printed below them",
    arguments: [
      (SDLK_KP_1, "1", .end), (SDLK_KP_2, "2", .down),
      (SDLK_KP_3, "3", .pageDown), (SDLK_KP_4, "4", .left), (SDLK_KP_6, "6", .right),
      (SDLK_KP_7, "7", .home), (SDLK_KP_8, "8", .up), (SDLK_KP_9, "9", .pageUp),
      (SDLK_KP_5, "5", nil), (SDLK_KP_0, "0", .insert),
    ] as [(SDL_KeyCode, Character, KeyPress.Key?)])
  func keypad(code: SDL_KeyCode, digit: Character, key: KeyPress.Key?) {
    expectEqual(press(code, mod: KMOD_NUM), KeyPress(.character(digit)))
    expectEqual(press(code), key.map { KeyPress($0) })
  }

  @Test("keys have names, and modifiers on either side")
  func names() {
    let keys: [(code: SDL_KeyCode, key: KeyPress.Key)] = [
      (SDLK_TAB, .tab), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter),
      (SDLK_SPACE, .space), (SDLK_ESCAPE, .escape), (SDLK_LEFT, .left), (SDLK_RIGHT, .right),
      (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_HOME, .home), (SDLK_END, .end),
      (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown), (SDLK_DELETE, .delete), (SDLK_F1, .f1),
      (SDLK_F5, .f5), (SDLK_F10, .f10), (SDLK_F11, .f11), (SDLK_APPLICATION, .menu),
      (SDLK_BACKSPACE, .backspace), (SDLK_INSERT, .insert), (SDLK_a, .character("a")),
      (SDLK_z, .character("z")),
      (SDLK_0, .character("0")), (SDLK_9, .character("9")),
    ]
    // Either key of a pair is the modifier.
    let modifiers: [(mod: SDL_Keymod, modifiers: KeyPress.Modifiers)] = [
      (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
      (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LALT, .alt), (KMOD_RALT, .alt),
      (KMOD_CAPS, .init()), (KMOD_NUM, .init()),
    ]
    for (code, key) in keys { expectEqual(press(code), KeyPress(key), "\(key)") }
    for (mod, modifiers) in modifiers {
      let expected = KeyPress(.tab, modifiers: modifiers)
      expectEqual(press(SDLK_TAB, mod: mod), expected, "\(modifiers)")
    }
  }

  @Test("a key counts by what it types, and a digit by its place where it types something else")
  func places() {
    let é = SDL_KeyCode(0xE9)
    func alt(_ digit: Character) -> KeyPress { KeyPress(.character(digit), modifiers: .alt) }
    let rows:
      [(
        name: String, code: SDL_KeyCode, place: SDL_Scancode, mod: SDL_Keymod, press: KeyPress?
      )] = [
        (
          "with the logo key, keys belong to the desktop", SDLK_LEFT, SDL_SCANCODE_UNKNOWN,
          KMOD_LGUI, nil
        ),
        ("1 in a French row", SDLK_AMPERSAND, SDL_SCANCODE_1, KMOD_LALT, alt("1")),
        ("9 in a French row", SDLK_AMPERSAND, SDL_SCANCODE_9, KMOD_LALT, alt("9")),
        ("0 in a French row", SDLK_AMPERSAND, SDL_SCANCODE_0, KMOD_LALT, alt("0")),
        ("a letter elsewhere", SDLK_a, SDL_SCANCODE_Q, KMOD_NONE, KeyPress(.character("a"))),
        ("a letter with an accent in the row of digits", é, SDL_SCANCODE_2, KMOD_NONE, nil),
        (
          "with Shift it is a digit", é, SDL_SCANCODE_2, KMOD_LSHIFT,
          KeyPress(.character("2"), modifiers: .shift)
        ),
        ("with Alt it is a digit", é, SDL_SCANCODE_2, KMOD_LALT, alt("2")),
        (
          "the period of the keypad without Num Lock", SDLK_KP_PERIOD, SDL_SCANCODE_UNKNOWN,
          KMOD_NONE,
          KeyPress(.delete)
        ),
        ("the period of the keypad", SDLK_KP_PERIOD, SDL_SCANCODE_UNKNOWN, KMOD_NUM, nil),
        ("F2 is nobody's", SDLK_F2, SDL_SCANCODE_UNKNOWN, KMOD_NONE, nil),
        ("Shift alone is nobody's", SDLK_LSHIFT, SDL_SCANCODE_UNKNOWN, KMOD_NONE, nil),
        ("a comma is nobody's", SDLK_COMMA, SDL_SCANCODE_UNKNOWN, KMOD_NONE, nil),
      ]
    for (name, code, place, mod, expected) in rows {
      expectEqual(press(code, place, mod: mod), expected, "\(name)")
    }
  }

  @Test(
    "where the layout has no Latin letters, a key with Control or Alt is the letter in its place",
    arguments: [
      // Russian ц, Greek ς, Hebrew apostrophe.
      (0x446, SDL_SCANCODE_W, "w"), (0x3C2, SDL_SCANCODE_W, "w"), (0x27, SDL_SCANCODE_W, "w"),
      (0x439, SDL_SCANCODE_Q, "q"), (0x44F, SDL_SCANCODE_Z, "z"),
    ] as [(UInt32, SDL_Scancode, Character)])
  func letterInPlace(code: UInt32, scancode: SDL_Scancode, letter: Character) {
    let code = SDL_KeyCode(code)
    for (mod, modifiers) in [
      (KMOD_LCTRL, .control), (KMOD_LALT, .alt),
    ] as [(SDL_Keymod, KeyPress.Modifiers)] {
      expectEqual(
        press(code, scancode, mod: mod, hasLatinLetters: false),
        KeyPress(.character(letter), modifiers: modifiers))
      // On a Latin layout the letter is elsewhere.
      expectEqual(press(code, scancode, mod: mod), nil)
    }
    // It types what it says.
    if code.rawValue > 0x80 { expectEqual(press(code, scancode, hasLatinLetters: false), nil) }
  }

  @Test(
    "with Control held, the key that has a question mark beside Shift is that, without Shift",
    arguments: [SDLK_SLASH, SDLK_COMMA, SDLK_QUOTE, SDLK_PLUS, SDL_KeyCode(0xDF)])
  func questionMark(code: SDL_KeyCode) {
    let both = SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_LSHIFT.rawValue)
    expectEqual(press(code, mod: both), KeyPress(.character("?"), modifiers: .control))
    let isPlus = code == SDLK_PLUS
    expectNotEqual((press(code, mod: KMOD_LCTRL) == nil), isPlus)
    expectEqual(press(code, mod: KMOD_LSHIFT), nil)
    let own = KeyPress(.character("?"), modifiers: .control)
    expectEqual(press(SDLK_QUESTION, mod: KMOD_LCTRL), own)
  }

  @Test(
    "with Control held, plus and minus are known on every key that has them, Shift or not",
    arguments: [
      (SDLK_PLUS, "+"), (SDLK_EQUALS, "+"), (SDLK_KP_PLUS, "+"), (SDLK_MINUS, "-"),
      (SDLK_KP_MINUS, "-"),
    ] as [(SDL_KeyCode, Character)])
  func signs(code: SDL_KeyCode, sign: Character) {
    let wanted = KeyPress(.character(sign), modifiers: .control)
    expectEqual(press(code, mod: KMOD_RCTRL), wanted)
    expectEqual(press(code), nil)
    guard sign == "+", code != SDLK_PLUS else { return }
    let both = SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_LSHIFT.rawValue)
    expectEqual(press(code, mod: both), wanted)
  }
}
