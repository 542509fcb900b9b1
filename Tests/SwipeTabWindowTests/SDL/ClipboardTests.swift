import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Clipboard")
struct ClipboardTests {
  private func beginning(_ text: String, _ most: Int) -> String? {
    text.withCString { Clipboard.beginning(of: $0, most: most) }
  }

  @Test("a text that is larger than is taken is cut between characters", arguments: 1...8)
  func cut(most: Int) {
    let cut = beginning("aé日😀", most)
    let expected = [1: "a", 3: "aé", 6: "aé日"]
    let count = expected.keys.filter { $0 <= most }.max()
    expectEqual(cut, count.flatMap { expected[$0] })
    expect(cut.map { $0.utf8.count <= most } ?? true)
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

  @Test("a small text is taken whole, and no text is none")
  func whole() {
    expectEqual(beginning("aé日😀", 100), "aé日😀")
    expectEqual(beginning("aé日😀", 10), "aé日😀")
    expectEqual(beginning("", 10), nil)
  }
}
