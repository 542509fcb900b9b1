extension Double {
  /// A length that grows by as many points as the text, which takes `text` of it, both at a text scale of 1.
  func grown(_ length: Double, by text: Double) -> Double {
    self == 1 ? length : length + ((self - 1) * text).rounded(.up)
  }
}

/// Measures texts at a text scale, in styles that are defined at a scale of 1.
struct ScaledMeasurer: TextMeasuring {
  let base: any TextMeasuring
  let scale: Double

  func width(of text: String, style: TextStyle) -> Double {
    base.width(of: text, style: style.scaled(by: scale))
  }

  func lineHeight(of style: TextStyle) -> Double { base.lineHeight(of: style.scaled(by: scale)) }
}

extension TextMeasuring {
  func scaled(by scale: Double) -> any TextMeasuring {
    scale == 1 ? self : ScaledMeasurer(base: self, scale: scale)
  }
}

/// The sizes of texts in a layout.
public struct TextSizes {
  /// Measures texts at the text scale.
  public let measurer: any TextMeasuring
  /// The text scale, in `1...2`.
  public let scale: Double
  // It is 1 in the view above the toolbar.
  var mostLines = Int.max
  /// The size of a pixel, to which the painter rounds the width of a text, or 0 if widths are exact.
  var pixel = 0.0

  /// Makes the sizes at a text scale, which the measurer measures at.
  ///
  /// The default is 1.
  public init(measurer: any TextMeasuring, scale: Double = 1) {
    (self.measurer, self.scale) = (measurer, scale)
  }

  /// Returns a length that grows by the growth of a text in it, in whole points.
  ///
  /// - Parameters:
  ///   - length: The length at a text scale of 1, in points.
  ///   - text: The part of the length that the text takes, in points.
  /// - Returns: The length at this text scale, in points.
  public func grown(_ length: Double, by text: Double) -> Double {
    scale.grown(length, by: text)
  }

  /// The side of an image beside texts, in whole points; images grow half as fast as texts, up to 1.5 times.
  func image(_ side: Double) -> Double { (side * ItemStyle.imageScale(scale)).rounded() }

  /// The number of lines that a text needs in a width in points, at least 1 and at most `limit`.
  public func lineCount(of text: String, _ style: TextStyle, width: Double, limit: Int) -> Int {
    // As the painter does, or a title of one line would be in the middle of two.
    let width = pixel > 0 ? ((width / pixel).rounded() + 0.5) * pixel : width
    guard measurer.width(of: text, style: style, upTo: width + 1) > width else { return 1 }
    let breaker = LineBreaker(measurer: measurer, style: style, width: width)
    return max(1, breaker.lines(of: text, limit: min(limit, mostLines)).count)
  }

  /// The height of a number of lines beyond the first, in points.
  public func height(ofMoreLines count: Int, _ style: TextStyle) -> Double {
    count < 2 ? 0 : Double(count - 1) * measurer.lineHeight(of: style).rounded(.up)
  }

  /// The width of the longest word of a text that cannot be broken, in points.
  ///
  /// O(n) in the characters.
  public func longestWord(of text: String, _ style: TextStyle) -> Double {
    text.split(whereSeparator: LetterReader.isBreak).reduce(0) { longest, word in
      // Scripts without spaces may be broken anywhere.
      let isBreakable = word.unicodeScalars.contains { $0.properties.isIdeographic || $0.isKana }
      return isBreakable ? longest : max(longest, measurer.width(of: String(word), style: style))
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isKana: Bool { (0x3040...0x30FF).contains(value) }
}
