import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("Color text")
struct ColorTextTests {
  @Test("colors are read by name or channels, and anything else is no color")
  func reads() {
    let colors: [(text: String, color: Color?)] = [
      ("red", .red), ("clear", .clear), ("#0aF1c2", Color(rgb: 0x0AF1C2)),
      ("#01020304", Color(red: 1, green: 2, blue: 3, alpha: 4)),
      ("", nil), ("#", nil), ("Red", nil), ("reds", nil), ("#12345", nil), ("#1234567", nil),
      ("#123456789", nil), ("123456", nil), ("#12345g", nil), ("#１２３４５６", nil),
    ]
    for (text, color) in colors { expectEqual(ColorText.parse(text), color, "\(text)") }
  }

  @Test("each name stands once, for a color of its own")
  func names() {
    expectEqual(Set(ColorText.names.map(\.key)).count, ColorText.names.count)
    expectEqual(Set(ColorText.names.map(\.value)).count, ColorText.names.count)
  }
}
