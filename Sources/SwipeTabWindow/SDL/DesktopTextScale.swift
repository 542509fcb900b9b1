import CSDL2

/// The scale of all texts of a desktop on X11, which programs without another scale use for everything.
enum DesktopTextScale {
  /// The scale, or nil if the desktop has none or it was not needed yet.
  private(set) static var used: Double?
  private static var isRead = false

  /// Queries the X server once.
  static func read() -> Double? {
    guard !isRead else { return used }
    isRead = true
    guard SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "x11" else { return nil }
    var text = [CChar](repeating: 0, count: 32)
    guard CSDL_CopyTextResolution(&text, Int32(text.count)) else { return nil }
    let bytes = text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    used = DisplayScale.scale(ofTextResolution: String(decoding: bytes, as: UTF8.self))
    return used
  }
}
