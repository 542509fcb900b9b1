import CSDL2
import SwipeTabKit

/// Translates SDL's events, and tracks contacts so that each press ends in one release or one cancel.
nonisolated struct EventTranslator {
  /// SDL's units per point, for values in units of the window.
  var unitsPerPoint = 1.0
  /// The window's content size, of which some values are fractions.
  var size = Size.zero
  var keyboard = KeyboardState()

  var contacts = HeldContacts()
  var pointer = Point.zero
  /// Whether fingers on a touchpad scroll, rather than a wheel.
  var isFingers = false
  /// Whether fingers on a touchpad have moved something and were not lifted yet.
  private(set) var isPanning = false
  private var typing = TypedText()
  private var dropped: (files: [String], lines: [String]) = ([], [])
  private var heldKeys = HeldKeys()
  /// Whether the last event was a repeat of a key that was not pressed here, of which a text may follow.
  private var isStray = false
  /// When the window appeared, in SDL's milliseconds, or nil once the pointer's position is known.
  private var appeared: UInt32?

  /// The following event, if it is known, distinguishes a key of the third level from one with Alt.
  mutating func translate(
    _ event: SDL_Event, before next: SDL_Event? = nil, to sink: (WindowEvent) -> Void
  ) {
    let wasStray = isStray
    isStray = false
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION: translate(event.motion, to: sink)
    case SDL_MOUSEBUTTONDOWN: press(event.button, to: sink)
    case SDL_MOUSEBUTTONUP: release(event.button, to: sink)
    case SDL_MOUSEWHEEL: translate(event.wheel, to: sink)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: translate(event.tfinger, to: sink)
    case SDL_KEYDOWN:
      let text = next.flatMap { $0.type == SDL_TEXTINPUT.rawValue ? $0.text : nil }
      let isSign = typing.note(event.key.keysym, typing: text.map { Self.text($0.text) })
      translate(event.key, isSign: isSign, to: sink)
    case SDL_KEYUP:
      typing.note(event.key.keysym)
      heldKeys.release(event.key)
    case SDL_TEXTINPUT:
      let text = Self.text(event.text.text)
      if !wasStray, typing.isTyped(text) { sink(.input(.text(text))) }
    case SDL_TEXTEDITING: sink(Self.composition(Self.text(event.edit.text), event.edit.start))
    case SDL_EventType(CSDL_LongComposition):
      var (event, caret) = (event, Int32(0))
      guard let text = CSDL_GetLongComposition(&event, &caret) else { return }
      sink(Self.composition(String(cString: text), caret))
    case SDL_DROPBEGIN: dropped = ([], [])
    case SDL_DROPFILE: event.drop.file.map { dropped.files.append(String(cString: $0)) }
    case SDL_DROPTEXT: event.drop.file.map { dropped.lines.append(String(cString: $0)) }
    case SDL_DROPCOMPLETE: completeDrop(to: sink)
    case SDL_WINDOWEVENT: translate(event.window, to: sink)
    case SDL_DISPLAYEVENT: sink(.displayChanged)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: sink(.pixelsLost)
    case SDL_QUIT: sink(.quit)
    case SDL_EventType(CSDL_WakeEvent): translate(code: Int(event.user.code), to: sink)
    default: break
    }
  }

  private mutating func completeDrop(to sink: (WindowEvent) -> Void) {
    let (files, lines) = dropped
    dropped = ([], [])
    guard !files.isEmpty || !lines.isEmpty else { return }
    let text = lines.isEmpty ? nil : lines.joined(separator: "\n")
    sink(.dropped(files: files, text: text))
  }

  /// Notes X11's report about the keyboard, before the event that SDL makes of it.
  mutating func note(_ report: CSDL_KeyReport) { heldKeys.note(report) }

  private mutating func translate(
    _ event: SDL_KeyboardEvent, isSign: Bool, to sink: (WindowEvent) -> Void
  ) {
    let kind = heldKeys.press(event)
    isStray = kind == .stray
    guard !isSign, kind != .stray else { return }
    if let key = KeyPress(event.keysym, hasLatinLetters: keyboard.hasLatinLetters) {
      sink(kind == .press ? .input(.key(key)) : .repeated(key))
    } else if !keyboard.reportsText, let letter = event.keysym.otherLetter {
      sink(.input(.text(String(letter))))
    }
  }

  private mutating func translate(code: Int, to sink: (WindowEvent) -> Void) {
    switch WakeCode(rawValue: code) {
    case .fingers: isFingers = true
    case .wheel: isFingers = false
    case .lifted: endPan(to: sink)
    default: sink(.wake(code))
    }
  }

  mutating func pan(dx: Double, dy: Double, to sink: (WindowEvent) -> Void) {
    isPanning = true
    sink(.input(.pan(dx: dx, dy: dy, at: pointer)))
  }

  private mutating func endPan(to sink: (WindowEvent) -> Void) {
    guard isPanning else { return }
    isPanning = false
    sink(.input(.panEnd))
  }

  private mutating func translate(_ event: SDL_WindowEvent, to sink: (WindowEvent) -> Void) {
    let kind = SDL_WindowEventID(UInt32(event.event))
    switch kind {
    case SDL_WINDOWEVENT_SIZE_CHANGED: sink(.resized)
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: sink(.displayChanged)
    case SDL_WINDOWEVENT_EXPOSED: sink(.exposed)
    case SDL_WINDOWEVENT_RESTORED:
      sink(.placed(isNewlyMaximized: false))
      sink(.exposed)
    case SDL_WINDOWEVENT_MOVED: sink(.placed(isNewlyMaximized: false))
    case SDL_WINDOWEVENT_MAXIMIZED: sink(.placed(isNewlyMaximized: true))
    case SDL_WINDOWEVENT_SHOWN:
      appeared = event.timestamp
      sink(.exposed)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_FOCUS_LOST:
      contacts.cancelAll { sink(.input(.cancel($0))) }
      endPan(to: sink)
      if kind == SDL_WINDOWEVENT_FOCUS_LOST {
        heldKeys.forget()
        // A tooltip of a window in the back would cover the one in front.
        sink(.input(.leave))
        sink(.keyboard(isHere: false))
      }
    case SDL_WINDOWEVENT_FOCUS_GAINED: sink(.keyboard(isHere: true))
    case SDL_WINDOWEVENT_LEAVE:
      // While a button is down SDL captures the mouse, and this event should not come; if it does
      // come, the release would not.
      contacts.cancelMouse { sink(.input(.cancel($0))) }
      sink(.input(.leave))
    case SDL_WINDOWEVENT_CLOSE: sink(.quit)
    default: break
    }
  }

  private static func text<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// A composition with its caret before a Unicode scalar, which input methods count.
  private static func composition(_ text: String, _ scalar: Int32) -> WindowEvent {
    let before = String(text.unicodeScalars.prefix(max(0, Int(scalar))))
    return .input(.composition(text, caret: before.count))
  }

  /// Whether a motion only reports the pointer's position because the window appeared below it.
  mutating func isPlacing(_ event: SDL_MouseMotionEvent) -> Bool {
    defer { appeared = nil }
    guard let appeared, contacts.isEmpty else { return false }
    return event.timestamp &- appeared < 250
  }
}
