package import SwipeTabKit

/// A font: measures lines in points and draws them as masks of whole pixels.
///
/// The painter requests each line once and caches the mask, so an implementation should cache glyphs rather than lines.
/// A line has no line breaks and no control characters, and always a mask: characters that the font lacks get a box or
/// a fallback.
///
/// `TextMeasuring` answers must not depend on the scale, and must be linear in the style's size, because layout is done
/// in points.
nonisolated package protocol LineRasterizer: TextMeasuring {
  func metrics(of style: TextStyle, scale: Double) -> LineMetrics

  /// Draws a line, whose first letter decides its direction if `isRightToLeft` is nil.
  func mask(
    of line: String, style: TextStyle, scale: Double, isRightToLeft: Bool?
  ) -> LineMask
}

nonisolated extension String {
  /// The part of a line that is shaped, which is more than fits into any window.
  var shapedPart: String { limited(to: 4096) }
}

nonisolated extension LineRasterizer {
  func mask(of line: String, style: TextStyle, scale: Double) -> LineMask {
    mask(of: line, style: style, scale: scale, isRightToLeft: nil)
  }
}

/// The ascent and descent of a line of text, in whole pixels.
nonisolated package struct LineMetrics: Hashable, Sendable {
  /// The distance from the top to the baseline, such that capitals look centered in ascent and descent together.
  var ascent: Int
  var descent: Int

  var height: Int { ascent + descent }
}

/// A line of text as a mask, with its position in the line.
nonisolated package struct LineMask: Hashable, Sendable {
  var mask: Mask
  /// Glyphs with their own colors, in a picture as large as the mask.
  var colors: Picture?
  /// The distance from the start of the line to the mask, in pixels, negative if a glyph extends before it.
  var left: Int
  /// The distance from the top of the line to the mask, in pixels, negative if a glyph extends above it.
  var top: Int
  var advance: Int
}
