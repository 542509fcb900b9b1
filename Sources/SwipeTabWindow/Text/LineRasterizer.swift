package import SwipeTabKit

/// A font: measures lines in points and draws them as masks of whole pixels.
///
/// The painter requests each line once and caches the mask, so an implementation should cache
/// glyphs rather than lines. A line has no line breaks and no control characters. Characters that
/// the font lacks get a box or a fallback: every line has a mask.
///
/// `TextMeasuring` answers must not depend on the scale, and must be linear in the style's size, as
/// layout is done in points. A mask's advance may differ from them by rounding to whole pixels.
nonisolated package protocol LineRasterizer: TextMeasuring {
  /// The ascent and descent of a line at a display scale, in whole pixels.
  func metrics(of style: TextStyle, scale: Double) -> LineMetrics

  /// Draws a line at a display scale.
  ///
  /// The result depends only on the arguments. `isRightToLeft` is the direction of the line's paragraph; if it is nil, the
  /// first letter decides.
  func mask(
    of line: String, style: TextStyle, scale: Double, isRightToLeft: Bool?
  ) -> LineMask
}

nonisolated extension String {
  /// The part of a line that is shaped.
  ///
  /// It has more characters than fit into any window, each with 30 combining marks at most.
  var shapedPart: String { limited(to: 4096) }
}

nonisolated extension LineRasterizer {
  /// Draws a line that is a complete paragraph.
  func mask(of line: String, style: TextStyle, scale: Double) -> LineMask {
    mask(of: line, style: style, scale: scale, isRightToLeft: nil)
  }
}

/// The ascent and descent of a line of text, in whole pixels.
nonisolated package struct LineMetrics: Hashable, Sendable {
  /// The distance from the top of the line to the baseline; capitals should look centered in ascent
  /// and descent together.
  var ascent: Int
  /// The distance from the baseline to the bottom of the line.
  var descent: Int

  /// The height of the line.
  var height: Int { ascent + descent }
}

/// A line of text as a mask, with its position in the line.
nonisolated package struct LineMask: Hashable, Sendable {
  /// The opacities to paint; no larger than necessary.
  var mask: Mask
  /// Glyphs with their own colors, in a picture as large as the mask, or nil if no glyph has colors.
  var colors: Picture?
  /// The distance from the start of the line to the mask's first column, in pixels; negative if a
  /// glyph extends before it.
  var left: Int
  /// The distance from the top of the line to the mask's first row, in pixels; negative if a glyph
  /// extends above it.
  var top: Int
  /// The length of the line, in pixels.
  var advance: Int
}
