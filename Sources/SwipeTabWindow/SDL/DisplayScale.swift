import SwipeTabKit

/// Finds the number of pixels per point.
nonisolated package enum DisplayScale {
  package static let requested = 0.5...8.0
  static let range = 1.0...4.0

  /// Returns the requested scale, else the windowing system's, else that of other toolkits, else that of texts.
  ///
  /// X11 has no scale: SDL reports physical sizes there, which are not what users want. `textScale` is called only if
  /// nothing else determines the scale.
  static func resolve(
    requested: Double?, pixelsPerUnit: Double?, environment: (String) -> String?,
    textScale: () -> Double?
  ) -> Double {
    if let requested { return requested.clamped(to: Self.requested) }
    if let pixelsPerUnit { return pixelsPerUnit.clamped(to: range) }
    for name in ["GDK_SCALE", "QT_SCALE_FACTOR"] {
      if let value = environment(name).flatMap(Double.init), range.contains(value) { return value }
    }
    return textScale() ?? 1
  }

  /// The scale is 1 at 96 dots per inch, and a multiple of an eighth, so that lines of whole points stay sharp.
  static func scale(ofTextResolution text: String) -> Double? {
    guard let resolution = Double(text), resolution.isFinite else { return nil }
    let scale = (resolution / 96 * 8).rounded() / 8
    return scale > range.lowerBound ? scale.clamped(to: range) : nil
  }
}
