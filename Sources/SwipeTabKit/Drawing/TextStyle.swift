/// How a line of text looks, apart from its color.
public struct TextStyle: Sendable, Hashable {
  /// How heavy the strokes are.
  public enum Weight: Int, Sendable, Hashable {
    /// For reading.
    case regular
    /// For titles and what is selected.
    case bold
  }

  /// The height of the em square, in points; more than 0.
  public var size: Double
  /// The weight; regular by default.
  public var weight: Weight

  /// Makes a style.
  public init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }
}

/// What layout asks of a font.
///
/// The container measures a text once for each layout, never for each frame.
public protocol TextMeasuring {
  /// The width of `text` on one line, in points.
  func width(of text: String, style: TextStyle) -> Double
  /// The height of a line, in points: ascent and descent without extra leading.
  func lineHeight(of style: TextStyle) -> Double
}

extension TextMeasuring {
  /// The width of `text` on one line in points, or `limit` if it is wider: what lies beyond is not looked at.
  ///
  /// O(n) in what fits into `limit`.
  func width(of text: String, style: TextStyle, upTo limit: Double) -> Double {
    let short = 256
    guard text.utf8.count > short else { return min(width(of: text, style: style), limit) }
    var (end, count) = (text.startIndex, short)
    while true {
      end = text.index(end, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
      let width = width(of: String(text[..<end]), style: style)
      if width >= limit || end == text.endIndex { return min(width, limit) }
      count *= 2
    }
  }
}

/// A measurer that needs no font: every character is 0.55 em wide and a line 1.2 em high.
///
/// It serves tests and programs without text; a program with a font passes its own.
public struct FixedTextMeasurer: TextMeasuring, Sendable {
  /// Makes the measurer.
  public init() {}

  /// The number of characters times 0.55 em, in points.
  ///
  /// O(n) in the length of `text`.
  public func width(of text: String, style: TextStyle) -> Double {
    Double(text.count) * 0.55 * style.size
  }

  /// 1.2 em, in points.
  public func lineHeight(of style: TextStyle) -> Double { 1.2 * style.size }
}
