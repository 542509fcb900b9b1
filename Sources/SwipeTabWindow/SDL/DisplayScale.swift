import SwipeTabKit

/// Finds the number of pixels per point.
nonisolated package enum DisplayScale {
  /// The scales that can be requested.
  package static let requested = 0.5...8.0
  /// The scales that are taken from a system.
  static let range = 1.0...4.0

  /// Returns the scale: the requested one, else the windowing system's, else the one configured for
  /// other toolkits, else the one of the desktop's texts.
  ///
  /// - Parameters:
  ///   - requested: The user's choice, or nil if the user chose no scale.
  ///   - pixelsPerUnit: Pixels per unit of the window's size, or nil if the system does not scale.
  ///   - environment: Returns the value of an environment variable.
  ///   - textScale: Returns the scale of the desktop's texts, or nil if it has no scale. It is called only if nothing
  ///     else determines the scale.
  /// - Returns: Pixels per point, in the range of where it comes from.
  ///
  /// X11 has no scale. SDL reports physical sizes there, which are not what users want.
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

  /// Returns the scale of texts for a resolution in dots per inch.
  ///
  /// At 96 dots per inch the scale is 1.
  ///
  /// Returns nil if the text is not a resolution above 96.
  ///
  /// It is a multiple of an eighth, so that lines of whole points stay sharp at resolutions such as 98.
  static func scale(ofTextResolution text: String) -> Double? {
    guard let resolution = Double(text), resolution.isFinite else { return nil }
    let scale = (resolution / 96 * 8).rounded() / 8
    return scale > range.lowerBound ? scale.clamped(to: range) : nil
  }
}
