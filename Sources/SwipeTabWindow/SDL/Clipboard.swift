import CSDL2
import Glibc

/// The system's clipboard.
package enum Clipboard {
  /// Replaces the clipboard's content with a text.
  package static func set(_ text: String) throws(SDLError) {
    let status = DisplayWait.during(isInClient: true) { SDL_SetClipboardText(text) }
    try check(status, from: "SDL_SetClipboardText")
  }

  /// The most bytes of a text that are taken from the clipboard.
  static let most = 1 << 20

  /// The text on the clipboard, or its first megabyte; nil if there is none.
  static var text: String? {
    let bytes = DisplayWait.during {
      SDL_HasClipboardText() == SDL_TRUE ? SDL_GetClipboardText() : nil
    }
    guard let bytes else { return nil }
    defer { SDL_free(bytes) }
    return beginning(of: bytes, most: most)
  }

  /// The first bytes of a text in memory, which ends with 0, without a part of a character; nil if it is empty.
  nonisolated static func beginning(of bytes: UnsafePointer<CChar>, most: Int) -> String? {
    var count = strnlen(bytes, most)
    if count == most {
      // What follows may continue a character in UTF-8.
      while count > 0, UInt8(bitPattern: bytes[count]) & 0xC0 == 0x80 { count -= 1 }
    }
    guard count > 0 else { return nil }
    return bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
  }
}
