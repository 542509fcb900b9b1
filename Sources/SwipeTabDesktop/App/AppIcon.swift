import SwipeTabKit
import SwipeTabWindow

/// The program's icon for the window manager.
enum AppIcon {
  /// The pixels of a square picture as red, green, blue and alpha; nil if there is none.
  static func pixels() -> (bytes: [UInt8], side: Int)? {
    guard let folder = AssetLocator.folder(),
      let file = try? File.read(folder + "/app/swipetab-64.png"),
      let picture = try? PNG.decode(file), picture.width == picture.height
    else { return nil }
    let bytes = picture.pixels.flatMap { pixel in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    return (bytes, picture.width)
  }
}
