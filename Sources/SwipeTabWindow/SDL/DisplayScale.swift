/// Finds the number of pixels per point.
nonisolated enum DisplayScale {
  /// The allowed scales.
  static let range = 1.0...4.0

  /// Returns the scale: the requested one, else the windowing system's, else the one configured for
  /// other toolkits.
  ///
  /// - Parameters:
  ///   - requested: The user's choice; nil for none.
  ///   - pixelsPerUnit: Pixels per unit of the window's size; nil if the system does not scale.
  ///   - environment: Returns the value of an environment variable.
  /// - Returns: Pixels per point, in `range`.
  ///
  /// X11 has no scale of its own: SDL reports physical sizes there, which do not tell what users
  /// want.
  static func resolve(
    requested: Double?, pixelsPerUnit: Double?, environment: (String) -> String?
  ) -> Double {
    if let requested { return clamped(requested) }
    if let pixelsPerUnit { return clamped(pixelsPerUnit) }
    for name in ["GDK_SCALE", "QT_SCALE_FACTOR"] {
      if let value = environment(name).flatMap(Double.init), range.contains(value) { return value }
    }
    return 1
  }

  private static func clamped(_ scale: Double) -> Double {
    min(max(scale, range.lowerBound), range.upperBound)
  }
}
