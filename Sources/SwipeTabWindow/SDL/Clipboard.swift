import CSDL2
import Glibc

/// The system's clipboard.
package enum Clipboard {
  /// Whether this program has copied a text.
  private(set) static var hasCopied = false

  /// Replaces the clipboard's content with a text.
  package static func set(_ text: String) throws(SDLError) {
    hasCopied = true
    let status = DisplayWait.during(isInClient: true) { SDL_SetClipboardText(text) }
    try check(status, from: "SDL_SetClipboardText")
  }

  /// The most bytes of a text that are taken from the clipboard.
  static let most = 1 << 20

  /// The text on the clipboard, or its first megabyte, or nil if the clipboard has no text.
  static var text: String? {
    taken(
      DisplayWait.during {
        SDL_HasClipboardText() == SDL_TRUE ? SDL_GetClipboardText() : nil
      })
  }

  /// Lets the middle mouse button paste a text in other programs, where the desktop and SDL, from 2.26 on, have that.
  static func setSelection(_ text: String) {
    DisplayWait.during(isInClient: true) { CSDL_SetSelection(text) }
  }

  /// The text that is selected in this or another program, or its first megabyte, or nil if no text is selected.
  static var selection: String? { taken(DisplayWait.during { CSDL_CopySelection() }) }

  /// The first megabyte of a text of SDL's, which is freed.
  private static func taken(_ bytes: UnsafeMutablePointer<CChar>?) -> String? {
    guard let bytes else { return nil }
    defer { SDL_free(bytes) }
    return beginning(of: bytes, most: most)
  }

  /// The first bytes of a text in memory, which ends with 0, without a part of a character, or nil if it is empty.
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
