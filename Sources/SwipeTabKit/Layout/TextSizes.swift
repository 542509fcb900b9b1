extension Double {
  /// A length that holds a text, at this text scale: it grows by what the text gains, in whole points.
  ///
  /// - Parameters:
  ///   - length: The length at a text scale of 1, in points.
  ///   - text: The part of the length that the text takes, in points.
  /// - Returns: The length at this text scale, in points.
  func grown(_ length: Double, by text: Double) -> Double {
    self == 1 ? length : length + ((self - 1) * text).rounded(.up)
  }
}

/// Measures texts at a text scale, in styles as they are at a scale of 1.
struct ScaledMeasurer: TextMeasuring {
  let base: any TextMeasuring
  let scale: Double

  func width(of text: String, style: TextStyle) -> Double {
    base.width(of: text, style: style.scaled(by: scale))
  }

  func lineHeight(of style: TextStyle) -> Double { base.lineHeight(of: style.scaled(by: scale)) }
}

extension TextMeasuring {
  /// A measurer of the same texts at a text scale.
  func scaled(by scale: Double) -> any TextMeasuring {
    scale == 1 ? self : ScaledMeasurer(base: self, scale: scale)
  }
}

/// The sizes of texts in a layout.
struct TextSizes {
  /// Measures texts at the text scale.
  let measurer: any TextMeasuring
  /// The text scale.
  var scale = 1.0

  /// A length with room for a text, in points; see `Double.grown(_:by:)`.
  func grown(_ length: Double, by text: Double) -> Double { scale.grown(length, by: text) }

  /// The number of lines that a text needs in a width in points, at least 1 and at most `limit`.
  func lineCount(of text: String, _ style: TextStyle, width: Double, limit: Int) -> Int {
    guard measurer.width(of: text, style: style, upTo: width + 1) > width else { return 1 }
    let breaker = LineBreaker(measurer: measurer, style: style, width: width)
    return max(1, breaker.lines(of: text, limit: limit).count)
  }

  /// The height of a number of lines beyond the first, in points.
  func height(ofMoreLines count: Int, _ style: TextStyle) -> Double {
    count < 2 ? 0 : Double(count - 1) * measurer.lineHeight(of: style).rounded(.up)
  }
}
