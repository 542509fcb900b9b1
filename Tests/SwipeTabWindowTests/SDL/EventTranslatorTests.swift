import CSDL2
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("EventTranslator")
struct EventTranslatorTests {
  /// A translator for a window of 400 × 300 points at two units a point, and what it says.
  private struct Bench {
    var translator = EventTranslator()

    init() {
      translator.unitsPerPoint = 2
      translator.size = Size(width: 400, height: 300)
    }

    mutating func say(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> [WindowEvent] {
      var event = SDL_Event()
      event.type = type.rawValue
      fill(&event)
      var events: [WindowEvent] = []
      translator.translate(event) { events.append($0) }
      return events
    }

    mutating func motion(_ x: Int32, _ y: Int32, at time: UInt32 = 9000) -> [WindowEvent] {
      say(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y, $0.motion.timestamp) = (x, y, time) }
    }

    mutating func button(_ type: SDL_EventType, _ number: UInt8 = 1) -> [WindowEvent] {
      say(type) { ($0.button.button, $0.button.x, $0.button.y) = (number, 20, 40) }
    }

    mutating func finger(
      _ type: SDL_EventType, _ number: Int64, device: Int64 = 7
    ) -> [WindowEvent] {
      say(type) {
        ($0.tfinger.touchId, $0.tfinger.fingerId) = (device, number)
        ($0.tfinger.x, $0.tfinger.y) = (0.25, 0.5)
      }
    }

    mutating func wheel(
      x: Int32 = 0, y: Int32 = 0, preciseX: Float = 0, preciseY: Float = 0, isFlipped: Bool = false
    ) -> [WindowEvent] {
      say(SDL_MOUSEWHEEL) {
        ($0.wheel.x, $0.wheel.y) = (x, y)
        ($0.wheel.preciseX, $0.wheel.preciseY) = (preciseX, preciseY)
        $0.wheel.direction = isFlipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : 0
      }
    }

    mutating func window(_ id: SDL_WindowEventID, at time: UInt32 = 0) -> [WindowEvent] {
      say(SDL_WINDOWEVENT) {
        ($0.window.event, $0.window.timestamp) = (UInt8(id.rawValue), time)
      }
    }
  }

  private static let place = Point(x: 10, y: 20)
  private static let touchPlace = Point(x: 100, y: 150)

  @Test("a press, a move and a release come in points")
  func mouse() {
    var bench = Bench()
    expectEqual(bench.button(SDL_MOUSEBUTTONDOWN), [.input(.press(.mouse, at: Self.place))])
    expectEqual(bench.motion(-7, 600), [.input(.move(.mouse, to: Point(x: -3.5, y: 300)))])
    expectEqual(bench.button(SDL_MOUSEBUTTONUP), [.input(.release(.mouse, at: Self.place))])
  }

  @Test("each button keeps its number, those at the side too, and others do nothing")
  func buttons() {
    for number in [1, 2, 3, 4, 5, 9] {
      var bench = Bench()
      let down = bench.button(SDL_MOUSEBUTTONDOWN, UInt8(number))
      let up = bench.button(SDL_MOUSEBUTTONUP, UInt8(number))
      let events: [InputEvent] = [
        .press(.mouse, at: Self.place, button: number),
        .release(.mouse, at: Self.place, button: number),
      ]
      expectEqual(down + up, number < 6 ? events.map { WindowEvent.input($0) } : [], "\(number)")
    }
  }

  /// What a key says, held with modifiers, that types a text: SDL reports both, one right after the other.
  private func typed(
    _ key: SDL_KeyCode, _ modifiers: SDL_Keymod, _ text: String
  ) -> [WindowEvent] {
    var bench = Bench()
    var down = SDL_Event()
    down.type = SDL_KEYDOWN.rawValue
    down.key.keysym.sym = SDL_Keycode(bitPattern: key.rawValue)
    down.key.keysym.mod = UInt16(modifiers.rawValue)
    var input = SDL_Event()
    input.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &input.text.text) { $0.copyBytes(from: text.utf8) }
    var events: [WindowEvent] = []
    bench.translator.translate(down, before: input) { events.append($0) }
    bench.translator.translate(input) { events.append($0) }
    return events
  }

  @Test(
    "a key with Control, Alt or the logo key types nothing, and what AltGr types is a text alone")
  func modifiedKeys() {
    let rows:
      [(
        name: String, key: SDL_KeyCode, held: SDL_Keymod, text: String, press: KeyPress?,
        isTyped: Bool
      )] = [
        ("a key", SDLK_1, KMOD_NONE, "1", KeyPress(.character("1")), true),
        ("Shift", SDLK_a, KMOD_LSHIFT, "A", KeyPress(.character("a"), modifiers: .shift), true),
        ("Control", SDLK_1, KMOD_LCTRL, "1", KeyPress(.character("1"), modifiers: .control), false),
        ("Alt", SDLK_1, KMOD_LALT, "1", KeyPress(.character("1"), modifiers: .alt), false),
        ("right Alt", SDLK_1, KMOD_RALT, "1", KeyPress(.character("1"), modifiers: .alt), false),
        ("the logo key", SDLK_q, KMOD_LGUI, "q", nil, false),
        ("AltGr as right Alt, with 7", SDLK_7, KMOD_RALT, "{", nil, true),
        ("AltGr as right Alt, with q", SDLK_q, KMOD_RALT, "@", nil, true),
        ("AltGr, with 7", SDLK_7, KMOD_MODE, "{", nil, true),
        ("AltGr, with q", SDLK_q, KMOD_MODE, "@", nil, true),
      ]
    for (name, key, held, text, press, isTyped) in rows {
      let events: [InputEvent?] = [press.map { .key($0) }, isTyped ? .text(text) : nil]
      expectEqual(
        typed(key, held, text), events.compactMap(\.self).map { WindowEvent.input($0) }, "\(name)")
    }
  }

  @Test("a composition of any length comes whole, with its caret", arguments: [3, 40])
  func composition(length: Int) throws {
    let text = String(repeating: "に", count: length)
    var bench = Bench()
    let events = bench.say(length > 10 ? SDL_TEXTEDITING_EXT : SDL_TEXTEDITING) { event in
      if length > 10 {
        (event.editExt.text, event.editExt.start) = (SDL_strdup(text), 2)
      } else {
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
        event.edit.start = 2
      }
    }
    expectEqual(events, [.input(.composition(text, caret: 2))])
  }

  @Test("a text that comes after the modifier went up is typed")
  func releasedModifier() {
    var bench = Bench()
    _ = bench.say(SDL_KEYDOWN) { $0.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue) }
    _ = bench.say(SDL_KEYUP) { $0.key.keysym.mod = 0 }
    let text = bench.say(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: "日本".utf8) }
    }
    expectEqual(text, [.input(.text("日本"))])
  }

  /// What a key says that goes down, or that SDL reports again.
  private func down(
    _ key: SDL_KeyCode, isRepeat: Bool = false, mod: SDL_Keymod = KMOD_NONE, in bench: inout Bench
  ) -> [WindowEvent] {
    bench.say(SDL_KEYDOWN) {
      $0.key.repeat = isRepeat ? 1 : 0
      $0.key.keysym.sym = SDL_Keycode(bitPattern: key.rawValue)
      $0.key.keysym.scancode = SDL_Scancode(key.rawValue & 0xFF)
      $0.key.keysym.mod = UInt16(mod.rawValue)
    }
  }

  private func up(_ key: SDL_KeyCode, in bench: inout Bench) {
    _ = bench.say(SDL_KEYUP) { $0.key.keysym.scancode = SDL_Scancode(key.rawValue & 0xFF) }
  }

  @Test("a key that is held down repeats, if it was pressed in the window")
  func repeats() {
    var bench = Bench()
    expect(down(SDLK_TAB, isRepeat: true, in: &bench).isEmpty)
    expectEqual(down(SDLK_LEFT, in: &bench), [.input(.key(KeyPress(.left)))])
    expectEqual(down(SDLK_LEFT, isRepeat: true, in: &bench), [.repeated(KeyPress(.left))])
    _ = bench.window(SDL_WINDOWEVENT_FOCUS_LOST)
    expect(down(SDLK_LEFT, isRepeat: true, in: &bench).isEmpty)
    up(SDLK_LEFT, in: &bench)
    expectEqual(down(SDLK_LEFT, in: &bench), [.input(.key(KeyPress(.left)))])
  }

  @Test(
    "on X11 a key that was down when the window got the keyboard is not pressed, and types nothing")
  func heldBefore() {
    func report(_ kind: CSDL_KeyReportKind, code: UInt32 = 0) -> CSDL_KeyReport {
      var report = CSDL_KeyReport()
      (report.kind, report.code) = (kind, code)
      // The keys with the codes 36 and 38.
      if kind == CSDL_KeysHeld { report.held.4 = 0b101_0000 }
      return report
    }
    func press(_ key: SDL_KeyCode, code: UInt32, in bench: inout Bench) -> [WindowEvent] {
      bench.translator.note(report(CSDL_KeyDown, code: code))
      let text = { (event: inout SDL_Event) in event.text.text.0 = 97 }
      return down(key, in: &bench) + bench.say(SDL_TEXTINPUT, text)
    }
    let typed = WindowEvent.input(.text("a"))
    var bench = Bench()
    // The pointer has entered the window.
    bench.translator.note(report(CSDL_KeysHeld))
    expectEqual(press(SDLK_RETURN, code: 36, in: &bench), [.input(.key(KeyPress(.enter))), typed])
    up(SDLK_RETURN, in: &bench)

    bench.translator.note(report(CSDL_KeyboardGained))
    bench.translator.note(report(CSDL_KeysHeld))
    expect(press(SDLK_RETURN, code: 36, in: &bench).isEmpty)
    expect(down(SDLK_RETURN, isRepeat: true, in: &bench).isEmpty)
    bench.translator.note(report(CSDL_KeyUp, code: 36))
    expectEqual(press(SDLK_RETURN, code: 36, in: &bench), [.input(.key(KeyPress(.enter))), typed])
    // Another key has ended the repeats of the second one.
    expectEqual(press(SDLK_TAB, code: 23, in: &bench), [.input(.key(KeyPress(.tab))), typed])
    expectEqual(press(SDLK_ESCAPE, code: 38, in: &bench), [.input(.key(KeyPress(.escape))), typed])
  }

  @Test("without a text field a letter of another script is a text")
  func otherLetters() {
    var bench = Bench()
    let (п, क) = (SDL_KeyCode(0x43F), SDL_KeyCode(0x915))
    expect(down(п, in: &bench).isEmpty)
    bench.translator.keyboard.reportsText = false
    expectEqual(down(п, in: &bench), [.input(.text("п"))])
    expectEqual(down(п, isRepeat: true, in: &bench), [.input(.text("п"))])
    expectEqual(down(п, mod: KMOD_LSHIFT, in: &bench), [.input(.text("п"))])
    expect(down(п, mod: KMOD_LCTRL, in: &bench).isEmpty)
    expectEqual(down(क, in: &bench), [.input(.text("क"))])
    // With Shift it is another one, which SDL does not say.
    expect(down(क, mod: KMOD_LSHIFT, in: &bench).isEmpty)
    expectEqual(down(SDLK_a, in: &bench), [.input(.key(KeyPress(.character("a"))))])
    expect(down(SDL_KeyCode(0x20AC), in: &bench).isEmpty)
  }

  @Test("a release without its press says nothing")
  func strayRelease() {
    var bench = Bench()
    expect(bench.button(SDL_MOUSEBUTTONUP).isEmpty)
    expect(bench.finger(SDL_FINGERUP, 3).isEmpty)
    expect(bench.finger(SDL_FINGERMOTION, 3).isEmpty)
  }

  @Test("files and lines that are dropped come together, once all are there")
  func drops() {
    var bench = Bench()
    func drop(_ type: SDL_EventType, _ text: String?) -> [WindowEvent] {
      let copy = text.map { SDL_strdup($0) } ?? nil
      defer { SDL_free(copy) }
      return bench.say(type) { $0.drop.file = copy }
    }
    expectEqual(drop(SDL_DROPBEGIN, nil), [])
    expectEqual(drop(SDL_DROPFILE, "/tmp/a.png"), [])
    expectEqual(drop(SDL_DROPFILE, "/tmp/ä b.txt"), [])
    expectEqual(
      drop(SDL_DROPCOMPLETE, nil),
      [
        .dropped(files: ["/tmp/a.png", "/tmp/ä b.txt"], text: nil)
      ])
    expectEqual(drop(SDL_DROPBEGIN, nil), [])
    expectEqual(drop(SDL_DROPTEXT, "One"), [])
    expectEqual(drop(SDL_DROPTEXT, "Two"), [])
    expectEqual(drop(SDL_DROPCOMPLETE, nil), [.dropped(files: [], text: "One\nTwo")])
    expectEqual(drop(SDL_DROPBEGIN, nil), [])
    expectEqual(drop(SDL_DROPCOMPLETE, nil), [])
  }

  @Test("what SDL makes of touches for mice, and of mice for touches, is dropped")
  func echoes() {
    var bench = Bench()
    for type in [SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL] {
      // The device's number lies at the same place in all of them.
      let events = bench.say(type) {
        $0.motion.which = CSDL_TOUCH_MOUSEID
        $0.motion.x = 50
      }
      expect(events.isEmpty)
    }
    expect(bench.finger(SDL_FINGERDOWN, 1, device: CSDL_MOUSE_TOUCHID).isEmpty)
  }

  @Test("fingers come in points, under the lowest number that is free")
  func fingers() {
    var bench = Bench()
    let touch = (0...1).map { Contact(device: .touch, pointer: $0) }
    let place = Self.touchPlace
    expectEqual(bench.finger(SDL_FINGERDOWN, 812), [.input(.press(touch[0], at: place))])
    expectEqual(bench.finger(SDL_FINGERDOWN, 813), [.input(.press(touch[1], at: place))])
    expectEqual(bench.finger(SDL_FINGERUP, 812), [.input(.release(touch[0], at: place))])
    expectEqual(bench.finger(SDL_FINGERMOTION, 813), [.input(.move(touch[1], to: place))])
    expectEqual(bench.finger(SDL_FINGERDOWN, 814), [.input(.press(touch[0], at: place))])
  }

  @Test("one number on two panels is two fingers")
  func panels() {
    var bench = Bench()
    _ = bench.finger(SDL_FINGERDOWN, 1, device: 7)
    let second = Contact(device: .touch, pointer: 1)
    let events = bench.finger(SDL_FINGERDOWN, 1, device: 8)
    expectEqual(events, [.input(.press(second, at: Self.touchPlace))])
  }

  @Test(
    "what takes the contacts away cancels each of them once",
    arguments: [
      SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED,
    ])
  func cancel(id: SDL_WindowEventID) {
    var bench = Bench()
    _ = bench.button(SDL_MOUSEBUTTONDOWN)
    _ = bench.button(SDL_MOUSEBUTTONDOWN, 3)
    _ = bench.finger(SDL_FINGERDOWN, 5)
    let finger = Contact(device: .touch, pointer: 0)
    let changes = [WindowEvent.input(.leave), .keyboard(isHere: false)].filter { _ in
      id == SDL_WINDOWEVENT_FOCUS_LOST
    }
    expectEqual(bench.window(id), [.input(.cancel(.mouse)), .input(.cancel(finger))] + changes)
    expectEqual(bench.window(id), changes)
    expect(bench.button(SDL_MOUSEBUTTONUP).isEmpty)
    expect(bench.finger(SDL_FINGERUP, 5).isEmpty)
  }

  @Test("the pointer leaving ends hovering, and a drag whose release would be lost")
  func leave() {
    var bench = Bench()
    expectEqual(bench.window(SDL_WINDOWEVENT_LEAVE), [.input(.leave)])
    _ = bench.button(SDL_MOUSEBUTTONDOWN)
    expectEqual(bench.window(SDL_WINDOWEVENT_LEAVE), [.input(.cancel(.mouse)), .input(.leave)])
  }

  @Test(
    "a wheel turns at the place of the pointer, by its fractions, and says whether Shift is held")
  func wheel() {
    let rows: [(name: String, turn: (inout Bench) -> [WindowEvent], events: [WindowEvent])] = [
      (
        "at the place of the pointer",
        {
          _ = $0.motion(20, 40)
          return $0.wheel(x: -1, y: 2, preciseX: -1, preciseY: 2)
        }, [.input(.wheel(dx: -1, dy: 2, at: Self.place))]
      ),
      ("a fraction", { $0.wheel(preciseY: 0.25) }, [.input(.wheel(dx: 0, dy: 0.25, at: .zero))]),
      (
        "whole notches where a driver gives no others", { $0.wheel(x: 3) },
        [.input(.wheel(dx: 3, dy: 0, at: .zero))]
      ),
      ("no way", { $0.wheel() }, []),
      (
        "the way that its person has set, whether or not SDL calls that flipped",
        { $0.wheel(y: 1, preciseX: 0.5, preciseY: 1, isFlipped: true) },
        [.input(.wheel(dx: 0.5, dy: 1, at: .zero))]
      ),
      (
        "with Shift at the left",
        {
          $0.translator.keyboard.modifiers = UInt16(KMOD_LSHIFT.rawValue)
          return $0.wheel(y: 1, preciseY: 1)
        }, [.input(.wheel(dx: 0, dy: 1, at: .zero, shift: true))]
      ),
      (
        "with Shift at the right",
        {
          $0.translator.keyboard.modifiers = UInt16(KMOD_RSHIFT.rawValue)
          return $0.wheel(y: 1, preciseY: 1)
        }, [.input(.wheel(dx: 0, dy: 1, at: .zero, shift: true))]
      ),
    ]
    for (name, turn, events) in rows {
      var bench = Bench()
      expectEqual(turn(&bench), events, "\(name)")
    }
  }

  /// What the window's shared memory says about a touchpad.
  private static func say(_ code: WakeCode, to bench: inout Bench) -> [WindowEvent] {
    bench.say(SDL_EventType(CSDL_WakeEvent)) { $0.user.code = Int32(code.rawValue) }
  }

  @Test("fingers on a touchpad move by points, until they are lifted")
  func touchpad() {
    var bench = Bench()
    _ = bench.motion(20, 40)
    expect(Self.say(.fingers, to: &bench).isEmpty)
    // SDL makes a notch of ten units, and a point has two.
    expectEqual(
      bench.wheel(x: 1, preciseX: 1, preciseY: -0.5),
      [
        .input(.pan(dx: 5, dy: -2.5, at: Self.place))
      ])
    expect(bench.translator.isPanning)
    expectEqual(Self.say(.lifted, to: &bench), [.input(.panEnd)])
    expect(!bench.translator.isPanning)
    expect(Self.say(.lifted, to: &bench).isEmpty)
    expect(Self.say(.wheel, to: &bench).isEmpty)
    let turn = bench.wheel(x: 1, preciseX: 1)
    expectEqual(turn, [.input(.wheel(dx: 1, dy: 0, at: Self.place))])
  }

  @Test("what fingers move ends with the focus")
  func touchpadWithoutFocus() {
    var bench = Bench()
    _ = Self.say(.fingers, to: &bench)
    _ = bench.wheel(preciseX: 0.5)
    expectEqual(
      bench.window(SDL_WINDOWEVENT_FOCUS_LOST),
      [
        .input(.panEnd), .input(.leave), .keyboard(isHere: false),
      ])
    expectEqual(bench.window(SDL_WINDOWEVENT_FOCUS_GAINED), [.keyboard(isHere: true)])
    expect(bench.window(SDL_WINDOWEVENT_HIDDEN).isEmpty)
  }

  @Test("a window that appears below the pointer hovers nothing, and the next move does")
  func placing() {
    typealias Move = (x: Int32, time: UInt32, place: Double?)
    let rows: [(name: String, isDown: Bool, moves: [Move])] = [
      ("a pointer that was there", false, [(20, 1010, nil), (22, 1011, 11)]),
      ("a pointer that comes later", false, [(20, 1400, 10)]),
      ("a button is down", true, [(20, 1010, 10)]),
    ]
    for (name, isDown, moves) in rows {
      var bench = Bench()
      expectEqual(bench.window(SDL_WINDOWEVENT_SHOWN, at: 1000), [.exposed], "\(name)")
      if isDown { _ = bench.button(SDL_MOUSEBUTTONDOWN) }
      for (x, time, place) in moves {
        let move = place.map { WindowEvent.input(.move(.mouse, to: Point(x: $0, y: 20))) }
        expectEqual(bench.motion(x, 40, at: time), [move].compactMap(\.self), "\(name), \(time)")
      }
    }
  }

  @Test("a key that goes down is a key press, and up nothing")
  func keys() {
    var bench = Bench()
    let fill = { (event: inout SDL_Event) in
      event.key.keysym.sym = SDL_Keycode(SDLK_TAB.rawValue)
      event.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue | KMOD_RSHIFT.rawValue)
    }
    let tab = KeyPress(.tab, modifiers: [.control, .shift])
    expectEqual(bench.say(SDL_KEYDOWN, fill), [.input(.key(tab))])
    expect(bench.say(SDL_KEYUP, fill).isEmpty)
  }

  @Test("what becomes of the window and of the program is passed on")
  func changes() {
    let placed = WindowEvent.placed(isNewlyMaximized: false)
    let windows: [(id: SDL_WindowEventID, events: [WindowEvent])] = [
      (SDL_WINDOWEVENT_SIZE_CHANGED, [.resized]), (SDL_WINDOWEVENT_RESIZED, []),
      (SDL_WINDOWEVENT_EXPOSED, [.exposed]), (SDL_WINDOWEVENT_RESTORED, [placed, .exposed]),
      (SDL_WINDOWEVENT_MAXIMIZED, [.placed(isNewlyMaximized: true)]),
      (SDL_WINDOWEVENT_DISPLAY_CHANGED, [.displayChanged]), (SDL_WINDOWEVENT_CLOSE, [.quit]),
      (SDL_WINDOWEVENT_MOVED, [placed]),
    ]
    for (id, events) in windows {
      var bench = Bench()
      expectEqual(bench.window(id), events, "\(id)")
    }
    let others: [(type: SDL_EventType, code: Int32, events: [WindowEvent])] = [
      (SDL_QUIT, 0, [.quit]), (SDL_DISPLAYEVENT, 0, [.displayChanged]),
      (SDL_RENDER_TARGETS_RESET, 0, [.pixelsLost]), (SDL_RENDER_DEVICE_RESET, 0, [.pixelsLost]),
      (SDL_CLIPBOARDUPDATE, 0, []),
      // An event of our own wakes with its number, and one of a program around a host does not.
      (SDL_EventType(CSDL_WakeEvent), 42, [.wake(42)]), (SDL_USEREVENT, 42, []),
    ]
    for (type, code, events) in others {
      var bench = Bench()
      expectEqual(bench.say(type) { $0.user.code = code }, events, "\(type)")
    }
  }

  @Test("only a second click is a double click", arguments: 1...5 as ClosedRange<UInt8>)
  func doubleClick(clicks: UInt8) {
    var bench = Bench()
    _ = bench.button(SDL_MOUSEBUTTONDOWN)
    let events = bench.say(SDL_MOUSEBUTTONUP) {
      ($0.button.button, $0.button.clicks, $0.button.x, $0.button.y) = (1, clicks, 20, 40)
    }
    let doubles = events.filter { if case .doubleClick = $0 { true } else { false } }
    expectEqual(doubles.count, clicks == 2 ? 1 : 0)
  }
}
