import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("Color text")
struct ColorTextTests {
  @Test("colors are read by name or channels")
  func reads() {
    #expect(ColorText.parse("red") == .red)
    #expect(ColorText.parse("clear") == .clear)
    #expect(ColorText.parse("#0aF1c2") == Color(rgb: 0x0AF1C2))
    #expect(ColorText.parse("#01020304") == Color(red: 1, green: 2, blue: 3, alpha: 4))
  }

  @Test(
    "anything else is no color",
    arguments: [
      "", "#", "Red", "reds", "#12345", "#1234567", "#123456789", "123456", "#12345g", "#１２３４５６",
    ])
  func refuses(text: String) {
    #expect(ColorText.parse(text) == nil)
  }

  @Test("each name stands once, for a color of its own")
  func names() {
    #expect(Set(ColorText.names.map(\.key)).count == ColorText.names.count)
    #expect(Set(ColorText.names.map(\.value)).count == ColorText.names.count)
  }
}
