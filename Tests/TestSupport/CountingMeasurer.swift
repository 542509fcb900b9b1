@testable import SwipeTabKit

/// A measurer that counts what it is asked.
final class CountingMeasurer: TextMeasuring {
  private(set) var measurements = 0
  /// The characters of all measured texts together.
  private(set) var characters = 0

  func width(of text: String, style: TextStyle) -> Double {
    measurements += 1
    characters += text.count
    return FixedTextMeasurer().width(of: text, style: style)
  }

  func lineHeight(of style: TextStyle) -> Double { FixedTextMeasurer().lineHeight(of: style) }
}
