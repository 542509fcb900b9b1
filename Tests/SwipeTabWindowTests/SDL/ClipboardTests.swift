import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Clipboard")
struct ClipboardTests {
  @Test("a text that is larger than is taken is cut between characters, and no text is none")
  func cut() {
    let rows: [(most: ClosedRange<Int>, text: String, taken: String?)] = [
      (1...2, "aé日😀", "a"), (3...5, "aé日😀", "aé"), (6...9, "aé日😀", "aé日"),
      (10...10, "aé日😀", "aé日😀"), (100...100, "aé日😀", "aé日😀"), (10...10, "", nil),
    ]
    for (range, text, taken) in rows {
      for most in range {
        expectEqual(
          text.withCString { Clipboard.beginning(of: $0, most: most) }, taken, "\(most) of \(text)")
        expectAtMost(taken?.utf8.count ?? 0, most, "\(most) of \(text)")
      }
    }
  }

  @Test("an answer is there at once, or wakes the loop later")
  func answer() {
    let (early, late) = (LateAnswer<Int>(), LateAnswer<Int>())
    early.give(1)
    expectEqual(early.wait(milliseconds: 1, else: .text), 1, "given before")
    expectEqual(late.wait(milliseconds: 0, else: .text), nil, "not given yet")
    late.give(2)
    expectEqual(late.value, 2, "given later")
  }
}
