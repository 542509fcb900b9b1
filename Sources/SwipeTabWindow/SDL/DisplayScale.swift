/// How many pixels a point is wide, and where that is known from.
nonisolated enum DisplayScale {
  /// The scales that a window may have.
  static let range = 1.0...4.0

  /// Returns the scale: what was asked for, else what the windowing system says, else what other toolkits are told.
  ///
  /// - Parameters:
  ///   - requested: The user's own choice, or nil.
  ///   - pixelsPerUnit: Pixels per unit of the window's size, or nil where the system does not scale.
  ///   - environment: Looks up a variable of the environment.
  /// - Returns: Pixels per point, in `range`.
  ///
  /// X11 has no answer of its own: SDL reports physical sizes there, which say nothing about what people want.
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
