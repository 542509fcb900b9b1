import CSDL2
import Glibc

/// The system's clipboard.
package enum Clipboard {
  private(set) static var hasCopied = false

  package static func set(_ text: String) throws(SDLError) {
    hasCopied = true
    let status = DisplayWait.during(isInClient: true) { SDL_SetClipboardText(text) }
    try check(status, from: "SDL_SetClipboardText")
  }

  /// The most bytes that are taken, more than a field takes and, even with backslashes, less than a recording's line.
  nonisolated static let most = 500_000

  nonisolated enum Source: Sendable, Hashable {
    case copied
    case selected
  }

  /// Returns the beginning of a text, or nil if it comes late.
  ///
  /// On X11 the program that has the text is asked on a thread. If it has not answered in 30 ms, the loop's client is
  /// woken later with `WakeCode.text`, and `takeLate()` has the text.
  static func read(_ source: Source, for window: Window) -> String? {
    let number = CSDL_GetX11Window(window.handle)
    // A key that repeats asks a program that does not answer only once.
    if let asked, asked.source == source, asked.answer.value == nil {
      late = asked
      return nil
    }
    let answer = LateAnswer<Reading>()
    guard number != 0, let thread = WorkerThread.start({ answer.give(read(source, number)) })
    else { return readWaiting(source) }
    pthread_detach(thread)
    asked = (source, answer)
    guard let reading = answer.wait(milliseconds: 30, else: .text) else {
      late = (source, answer)
      return nil
    }
    return text(of: reading, source)
  }

  static func takeLate() -> String? {
    guard let (source, answer) = late, let reading = answer.value else { return nil }
    late = nil
    return text(of: reading, source)
  }

  /// Drops a text that is still to come, because the user has gone on.
  static func forgetLate() { late = nil }

  private static var late: (source: Source, answer: LateAnswer<Reading>)?
  /// The last request, also if its answer is not waited for.
  private static var asked: (source: Source, answer: LateAnswer<Reading>)?

  nonisolated private enum Reading: Sendable {
    case text(String?)
    case ours
    case unanswered
  }

  nonisolated private static func read(_ source: Source, _ window: UInt) -> Reading {
    var bytes: UnsafeMutablePointer<CChar>?
    switch CSDL_ReadText(window, source == .selected, most + 1, &bytes) {
    case CSDL_SomeText:
      defer { free(bytes) }
      return .text(bytes.flatMap { beginning(of: $0, most: most) })
    case CSDL_OwnText: return .ours
    case CSDL_NoAnswer: return .unanswered
    default: return .text(nil)
    }
  }

  private static func text(of reading: Reading, _ source: Source) -> String? {
    switch reading {
    case .text(let text): return text
    case .ours: return readWaiting(source)
    case .unanswered:
      Output.writeError("warning: nothing was pasted, the program with the text does not answer")
      return nil
    }
  }

  /// Reads a text by SDL, which may wait for the program that has it.
  private static func readWaiting(_ source: Source) -> String? {
    taken(
      DisplayWait.during {
        source == .selected
          ? CSDL_CopySelection()
          : SDL_HasClipboardText() == SDL_TRUE ? SDL_GetClipboardText() : nil
      })
  }

  /// Lets the middle mouse button paste a text in other programs, where the desktop and SDL, from 2.26 on, have that.
  static func setSelection(_ text: String) {
    DisplayWait.during(isInClient: true) { CSDL_SetSelection(text) }
  }

  /// The first half megabyte of a text of SDL's, which is freed.
  private static func taken(_ bytes: UnsafeMutablePointer<CChar>?) -> String? {
    guard let bytes else { return nil }
    defer { SDL_free(bytes) }
    return beginning(of: bytes, most: most)
  }

  /// The first bytes of a text that ends with 0, without a part of a character, or nil if it is empty.
  nonisolated static func beginning(of bytes: UnsafePointer<CChar>, most: Int) -> String? {
    var count = strnlen(bytes, most)
    if count == most {
      // The following bytes may continue a character in UTF-8.
      while count > 0, UInt8(bitPattern: bytes[count]) & 0xC0 == 0x80 { count -= 1 }
    }
    guard count > 0 else { return nil }
    return bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
  }
}

/// A value that a thread gives once, and that the main thread waits for a little.
nonisolated final class LateAnswer<Value: Sendable>: Sendable {
  private let state = Locked<(value: Value?, code: WakeCode?)>((nil, nil))

  var value: Value? { state.with { $0.value } }

  /// Gives the value, and wakes the loop if it does not wait any more.
  func give(_ value: Value) {
    let code = state.with { state in
      state.value = value
      return state.code
    }
    code?.push()
  }

  /// Waits for the value, and wakes the loop with a code if it comes later.
  func wait(milliseconds: Int, else code: WakeCode) -> Value? {
    for _ in 0..<milliseconds {
      if let value { return value }
      usleep(1000)
    }
    return state.with { state in
      state.code = code
      return state.value
    }
  }
}
