import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("Color text")
struct ColorTextTests {
  @Test("colors are read by name or channels")
  func reads() {
    expectEqual(ColorText.parse("red"), .red)
    expectEqual(ColorText.parse("clear"), .clear)
    expectEqual(ColorText.parse("#0aF1c2"), Color(rgb: 0x0AF1C2))
    expectEqual(ColorText.parse("#01020304"), Color(red: 1, green: 2, blue: 3, alpha: 4))
  }

  @Test(
    "anything else is no color",
    arguments: [
      "", "#", "Red", "reds", "#12345", "#1234567", "#123456789", "123456", "#12345g", "#１２３４５６",
    ])
  func refuses(text: String) {
    expectEqual(ColorText.parse(text), nil)
  }

  @Test("each name stands once, for a color of its own")
  func names() {
    expectEqual(Set(ColorText.names.map(\.key)).count, ColorText.names.count)
    expectEqual(Set(ColorText.names.map(\.value)).count, ColorText.names.count)
  }
}
