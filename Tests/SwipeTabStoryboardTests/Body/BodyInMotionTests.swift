import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

@Suite("A body in motion") @MainActor struct BodyInMotionTests {
  @Test("moves with its page", arguments: [false, true])
  func dragged(isRightToLeft: Bool) throws {
    let fixture = try SceneFixture(
      """
      {"pages": [{"id": "a", "title": "A", "body": [{"label": "Here"}]},
                 {"id": "b", "title": "B", "body": [{"label": "There"}]}]}
      """, adjust: { $0.isRightToLeft = isRightToLeft })
    let rest = try #require(fixture.textFrames["Here"])
    fixture.drag(from: Point(x: 200, y: 600), by: isRightToLeft ? 104 : -104, release: false)
    let step = isRightToLeft ? 100.0 : -100.0
    let moved = try #require(fixture.textFrames["Here"])
    expectEqual(moved, rest.offsetBy(x: step, y: 0))
    let next = try #require(fixture.textFrames["There"])
    expectEqual(next.x, rest.x + step + (isRightToLeft ? -400 : 400))
  }
}

extension SceneFixture {
  /// Where the texts of the present frame lie.
  fileprivate var textFrames: [String: Rect] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.reduce(into: [:]) { frames, command in
      if case .text(let text) = command.content { frames[text.string] = text.frame }
    }
  }
}
