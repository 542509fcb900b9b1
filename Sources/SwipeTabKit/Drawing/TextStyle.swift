/// The size and weight of a text.
public struct TextStyle: Sendable, Hashable {
  /// The weight of a text.
  public enum Weight: Int, Sendable, Hashable {
    /// For running text.
    case regular
    /// For titles and selected items.
    case bold
  }

  /// The height of the em square, in points.
  ///
  /// It is more than 0.
  public var size: Double
  /// The weight.
  ///
  /// The default is regular.
  public var weight: Weight
  /// Whether all characters are equally wide, as source code is written.
  ///
  /// The default is false.
  public var isMonospaced: Bool

  /// Makes a style.
  ///
  /// `size` is in points. By default the weight is regular and characters have different widths.
  public init(size: Double, weight: Weight = .regular, isMonospaced: Bool = false) {
    self.size = size
    self.weight = weight
    self.isMonospaced = isMonospaced
  }
}

extension TextStyle {
  func scaled(by scale: Double) -> TextStyle {
    TextStyle(size: size * scale, weight: weight, isMonospaced: isMonospaced)
  }
}

/// Measures text for layout.
///
/// The container measures a text once for each layout, not for each frame.
public protocol TextMeasuring {
  /// The width of `text` on one line, in points.
  func width(of text: String, style: TextStyle) -> Double
  /// The height of a line, in points: ascent and descent without extra leading.
  func lineHeight(of style: TextStyle) -> Double
}

extension TextMeasuring {
  /// The width of `text` on one line, at most `limit`, in O(n) of the characters that fit into it.
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

/// A text measurer that needs no font: every character is 0.55 em wide, every line 1.2 em high.
///
/// Use it for tests and programs without text. A program with a font passes another measurer.
public struct FixedTextMeasurer: TextMeasuring, Sendable {
  /// Makes the measurer.
  public init() {}

  /// The number of characters times 0.55 em, in points.
  ///
  /// O(n) in the length of `text`.
  public func width(of text: String, style: TextStyle) -> Double {
    Double(text.count) * 0.55 * style.size
  }

  /// Returns the height of a line: 1.2 em, in points.
  public func lineHeight(of style: TextStyle) -> Double { 1.2 * style.size }
}
