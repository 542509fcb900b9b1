import Testing

@testable import SwipeTabKit
@testable import StoryboardTestSupport

@Suite("Heights and bars of sheets")
@MainActor struct SheetStyleTests {
  private func fixture(_ keys: String) throws -> SceneFixture {
    let fixture = try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": [{"button": {"title": "Open", "present": "s"}}]}],
        "screens": [{"id": "s", "title": "Details", \#(keys) "body": ["Text"]}]}
      """#)
    fixture.activate("Open")
    return fixture
  }

  private func height(_ keys: String) throws -> Double {
    try fixture(keys).container.parts.sheets.frame.height
  }

  @Test("a sheet is as high as its body, half of the room, or all of it")
  func heights() throws {
    let fitted = try height("")
    #expect(fitted < 200)
    #expect(try height(#""sheet": "half","#) == 384 && height(#""sheet": "full","#) == 768)
  }

  @Test("a bar has the title and a cross, and the sheet is as much higher")
  func bar() throws {
    #expect(try height(#""sheetTitle": true,"#) > height("") + 20)
    let fixture = try fixture(#""sheetTitle": true,"#)
    let tree = fixture.container.accessibilityTree()
    let dialog = try #require(tree.first { $0.role == .dialog })
    #expect(dialog.first { $0.label == "Close" && $0.role == .button } != nil)
    fixture.activate("Close")
    #expect(fixture.container.presentedScreen == nil)
  }

  @Test("a sheet that cannot be dismissed has no cross")
  func held() throws {
    let fixture = try fixture(#""sheetTitle": true, "allowsDismissal": false,"#)
    #expect(fixture.container.accessibilityTree().first { $0.label == "Close" } == nil)
  }
}
