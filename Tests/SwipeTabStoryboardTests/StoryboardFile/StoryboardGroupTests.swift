import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("Storyboard groups")
@MainActor struct StoryboardGroupTests {
  @Test("what stands in a group is laid out side by side, in the middle unless it says otherwise")
  func groups() throws {
    let text = #"""
      {"pages": [{"id": "a", "title": "A", "body": [
        {"row": [{"image": {"name": "p", "width": 40, "height": 60}}, "Beside"]}]}]}
      """#
    let scene = try StoryboardScene.make(try StoryboardReader.read(Array(text.utf8), file: "f"))
    let body = try #require(scene.screens["a"]?.body)
    guard let columns = body.elements.first?.as(ScreenBody.Columns.self)?.items else {
      Issue.record("no columns")
      return
    }
    expectEqual(columns.map(\.width), [40, nil])
    expectEqual(columns.map { $0.elements.count }, [3, 3])
    expectEqual(columns[1].elements[1], .label(.init("Beside", alignment: .leading)))
  }
}
