import AllocationCounter
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("TextRenderer")
struct TextRendererTests {
  private let renderer = TextRenderer(font: StrokeFont(), capacity: 8)

  private func text(
    _ string: String, width: Double = 100, lines: Int = 1,
    alignment: DrawCommand.Text.Alignment = .center
  ) -> DrawCommand.Text {
    DrawCommand.Text(
      string, frame: Rect(x: 0, y: 0, width: width, height: 20), style: TextStyle(size: 13),
      color: .black, alignment: alignment, lines: lines)
  }

  @Test("a text asked for again is the one that was kept")
  func cache() {
    let first = renderer.block(for: text("Music"), scale: 1)
    let again = renderer.block(for: text("Music"), scale: 1)
    let isShared = first.mask.bytes.withUnsafeBufferPointer { first in
      again.mask.bytes.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
    }
    expect(isShared)
    expectEqual(renderer.count, 1)
  }

  @Test("what does not change the mask does not make another")
  func key() {
    _ = renderer.block(for: text("Music"), scale: 1)
    var moved = text("Music")
    moved.frame = Rect(x: 17.3, y: -4, width: 100, height: 44)
    moved.color = .red
    _ = renderer.block(for: moved, scale: 1)
    expectEqual(renderer.count, 1)
    _ = renderer.block(for: moved, scale: 2)
    expectEqual(renderer.count, 2)
  }

  @Test("texts that begin alike and are as long, or look different, are not taken for each other")
  func alike() {
    let texts = [
      text("Mail"), text("Maps"), text("Mail", alignment: .left), text("Mail", lines: 2),
      text("Mail", width: 164),
    ]
    let first = texts.map { renderer.block(for: $0, scale: 1) }
    let again = texts.map { renderer.block(for: $0, scale: 1) }
    expectEqual(first, again)
    expectEqual(renderer.count, texts.count)
    expect(first[0].mask != first[1].mask && first[0].left != first[2].left)
    expectNotEqual(renderer.block(for: texts[0], scale: 2).mask, first[0].mask)
  }

  @Test("no more is kept than there is room for, and what was used last stays")
  func capacity() {
    for index in 0..<100 {
      _ = renderer.block(for: text("\(index)"), scale: 1)
      _ = renderer.block(for: text("0"), scale: 1)
      expectAtMost(renderer.count, 8)
    }
    let count = renderer.count
    _ = renderer.block(for: text("0"), scale: 1)
    expectEqual(renderer.count, count)
  }

  @Test("a text that will be needed is rendered only where there is room")
  func preparing() {
    for index in 0..<100 { renderer.prepare(text("\(index)"), scale: 1) }
    expectEqual(renderer.count, renderer.capacity)
  }

  @Test("texts begin, are centred and end where they are aligned")
  func alignment() {
    let left = renderer.block(for: text("Home", alignment: .left), scale: 1)
    let center = renderer.block(for: text("Home"), scale: 1)
    let right = renderer.block(for: text("Home", alignment: .right), scale: 1)
    expectEqual(left.mask, center.mask)
    expectEqual(center.mask, right.mask)
    expectAtMost(left.left, 1)
    expectAtMost(abs(left.left + right.left - 2 * center.left), 1)
  }

  @Test("lines are centred from top to bottom, in a frame that is too low as well")
  func place() {
    let block = renderer.block(for: text("Home"), scale: 1)
    let high = block.place(in: PixelRect(x: 10, y: 100, width: 100, height: 60))
    let low = block.place(in: PixelRect(x: 10, y: 126, width: 100, height: 8))
    expectEqual(high, low)
  }

  @Test("a text without characters has an empty mask")
  func empty() {
    expectEqual(renderer.block(for: text(""), scale: 1).mask, .empty)
    expectEqual(renderer.block(for: text("Home", width: 0), scale: 1).mask, .empty)
  }

  @Test("of a text without end only the start is looked at, and drawn as if it were all")
  func long() {
    let start = String(repeating: "word ", count: 100)
    let first = renderer.block(for: text(start), scale: 1)
    expectEqual(
      renderer.block(for: text(start + String(repeating: "more ", count: 100_000)), scale: 1), first
    )
    let two = renderer.block(for: text(start, lines: 2), scale: 2)
    expectEqual(renderer.block(for: text(start + start, lines: 2), scale: 2), two)
  }

  @Test(
    "a text that is cut is cut once, not in each frame",
    .enabled(if: allocationCount() >= 0, "allocations are not counted here"))
  func cutOnce() {
    /// How often memory is asked for to find a text of the last frame again.
    func asked(_ string: String) -> Int {
      let text = text(string)
      let first = renderer.block(for: text, scale: 1)
      let before = allocationCount()
      let again = renderer.block(for: text, scale: 1)
      let after = allocationCount()
      expectEqual(again, first)
      return after - before
    }
    let whole = asked("Music")
    expectEqual(asked("a" + String(repeating: "\u{301}", count: 20_000)), whole)
    expectEqual(asked(String(repeating: "é ", count: 9_000)), whole)
  }
}
