import SwipeTabKit

/// The font that is always there.
nonisolated final class StrokeFont: LineRasterizer {
  func width(of text: String, style: TextStyle) -> Double {
    Double(text.count) * 0.55 * style.size
  }

  func lineHeight(of style: TextStyle) -> Double { 1.2 * style.size }

  func metrics(of style: TextStyle, scale: Double) -> LineMetrics {
    let pixels = style.size * scale
    return LineMetrics(
      ascent: Int((pixels * 0.95).rounded()), descent: Int((pixels * 0.25).rounded()))
  }

  func mask(of line: String, style: TextStyle, scale: Double) -> LineMask {
    let pixels = style.size * scale
    let advance = max(2, Int((pixels * 0.55).rounded()))
    let height = max(1, Int((pixels * 0.6).rounded()))
    let width = advance * line.count
    var bytes = [UInt8](repeating: 255, count: width * height)
    for index in bytes.indices where index % width % advance == advance - 1 { bytes[index] = 0 }
    return LineMask(
      mask: Mask(width: width, height: height, bytes: bytes), left: 0,
      top: metrics(of: style, scale: scale).ascent - height, advance: width)
  }
}
