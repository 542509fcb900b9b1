import SwipeTabStoryboard
import Testing

@testable import TestSupport

@testable import SwipeTabDesktop
@testable import SwipeTabKit

@Suite("The panel of mistakes") struct MistakePanelTests {
  private func texts(_ messages: [String], height: Double = 800) -> [DrawCommand.Text] {
    var list = DisplayList()
    MistakePanel.draw(
      messages.map { Diagnostic(message: $0) }, into: &list,
      size: Size(width: 400, height: height), measurer: FixedTextMeasurer())
    return list.commands.compactMap {
      if case .text(let text) = $0.content { text } else { nil }
    }
  }

  @Test("shows messages whole, each as high as it needs, below each other")
  func whole() throws {
    let long = Array(repeating: "expected one of many", count: 8).joined(separator: ", ")
    let shown = Array(texts([long, "short", long]).dropFirst())
    try #require(shown.count == 3)
    expect(shown[0].lines > 2 && shown[1].lines == 1 && shown[2].lines == shown[0].lines)
    for (text, next) in zip(shown, shown.dropFirst()) {
      expectLess(text.frame.maxY, next.frame.y)
      expectAtLeast(text.frame.height, 18 * Double(text.lines))
    }
  }

  @Test("counts the messages that find no room, and shows at least one")
  func hidden() {
    let shown = texts(Array(repeating: "a mistake", count: 90), height: 400).map(\.string)
    expectEqual(shown.first, "90 mistakes; showing the last good version")
    expectEqual(shown.last, "and \(90 - (shown.count - 2)) more")
    let tiny = texts(["one", "two"], height: 60).map(\.string)
    expect(tiny.contains { $0.hasSuffix("one") })
  }
}
