/// The program's icon for the window manager.
enum AppIcon {
  /// Red, green, blue and opacity of a square picture; nil if it is not there.
  static func pixels() -> (bytes: [UInt8], side: Int)? { nil }
}
