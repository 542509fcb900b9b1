package import SwipeTabKit

/// A font as the painter sees it: it measures lines in points and draws them as masks of whole pixels.
///
/// The painter asks for each line once and keeps the mask, so an implementation need not keep whole lines; it should keep
/// its glyphs. A line has no line breaks and no control characters. Characters the font lacks get a box or a fallback:
/// every line has a mask.
///
/// `TextMeasuring` answers must not depend on the scale, and be linear in the style's size: layout is done in points.
/// What a mask advances may differ from them by the rounding to whole pixels.
nonisolated package protocol LineRasterizer: TextMeasuring {
  /// The extents of a line at a display scale, in whole pixels.
  func metrics(of style: TextStyle, scale: Double) -> LineMetrics

  /// The picture of a line at a display scale.
  ///
  /// The answer depends on the arguments only.
  func mask(of line: String, style: TextStyle, scale: Double) -> LineMask
}

/// The extents of a line of text, in whole pixels.
nonisolated package struct LineMetrics: Hashable, Sendable {
  /// From the top of the line to the baseline; capitals should look centred in ascent and descent together.
  var ascent: Int
  /// From the baseline to the bottom of the line.
  var descent: Int

  /// From the top to the bottom of the line.
  var height: Int { ascent + descent }
}

/// A line of text as opacities, and where they lie.
nonisolated package struct LineMask: Hashable, Sendable {
  /// What is painted; no larger than needed.
  var mask: Mask
  /// From the start of the line to the mask's first column, in pixels; negative if a glyph stands out.
  var left: Int
  /// From the top of the line to the mask's first row, in pixels; negative if a glyph stands out.
  var top: Int
  /// From the start of the line to its end, in pixels.
  var advance: Int
}
