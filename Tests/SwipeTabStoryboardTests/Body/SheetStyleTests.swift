import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
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
    expectLess(fitted, 200)
    try expectEqual(height(#""sheet": "half","#), 392)
    try expectEqual(height(#""sheet": "full","#), 784)
  }

  @Test("a bar has the title and a cross, and the sheet is as much higher")
  func bar() throws {
    try expectGreater(height(#""sheetTitle": true,"#), height("") + 20)
    let fixture = try fixture(#""sheetTitle": true,"#)
    let tree = fixture.container.accessibilityTree()
    let dialog = try #require(tree.first { $0.role == .dialog })
    expectNotEqual(dialog.first { $0.label == "Close" && $0.role == .button }, nil)
    fixture.activate("Close")
    expect(fixture.container.presentedScreen == nil)
  }

  @Test(
    "by default a page is at the bottom edge below 500 points, with a close button, and else in the middle without travel"
  )
  func automatic() throws {
    let fixture = try fixture("")
    let place = fixture.container.parts.sheetPlace
    fixture.rest()
    expectEqual(place.restingFrame.maxY, 800)
    expectEqual(place.restingFrame.width, 400)
    func hasClose() -> Bool {
      fixture.container.accessibilityTree().first { $0.label == "Close" } != nil
    }
    expect(hasClose())
    fixture.container.handle(.resize(Size(width: 500, height: 800), scale: 1))
    expectAtMost(abs(place.restingFrame.midY - 400), 0.5)
    expect(!hasClose())
    expect(fixture.container.dismiss())
    fixture.advance(by: 0.05)
    expectAtMost(abs(place.frame.midY - 400), 0.5)
    expectLess(place.frame.width, place.restingFrame.width)
    expectLess(place.shownPlacement.opacity, 1)
    fixture.rest()
    expect(fixture.container.presentedScreen == nil)
  }

  @Test("a presented page stands in the middle, at the bottom edge, or over everything")
  func forms() throws {
    func frame(_ form: String) throws -> Rect {
      try fixture(#""presentation": "\#(form)","#).container.parts.sheetPlace.restingFrame
    }
    let bounds = Rect(x: 0, y: 0, width: 400, height: 800)
    let (card, sheet, alert) = (try frame("card"), try frame("sheet"), try frame("alert"))
    try expectEqual(frame("full"), bounds)
    expectEqual(sheet.maxY, 800)
    expectEqual(sheet.width, 400)
    expectAtLeast(sheet.height, card.height)
    expectEqual(card.width, 368)
    expectAtMost(abs(card.midY - 400), 0.5)
    expectEqual(alert.width, 300)
    expectAtMost(abs(alert.midY - 400), 0.5)
  }

  @Test("a press beside an alert and a pull do not dismiss it, and Escape does")
  func alert() throws {
    let fixture = try fixture(#""presentation": "alert","#)
    let container = fixture.container
    let press = Point(x: 20, y: 20)
    container.handle(.press(.mouse, at: press, button: 1))
    container.handle(.release(.mouse, at: press))
    expect(container.presentedScreen != nil)
    container.handle(.key(KeyPress(.escape)))
    expect(container.presentedScreen == nil)
  }

  @Test("a sheet at the bottom edge keeps its content out of the safe area")
  func safeArea() throws {
    let plain = try fixture(#""presentation": "sheet","#).container
    let safe = try fixture(#""presentation": "sheet","#).container
    safe.configuration.safeArea = EdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
    expectEqual(safe.parts.sheets.frame.height, plain.parts.sheets.frame.height + 30)
    expectEqual(safe.parts.sheetPlace.restingFrame.maxY, 800)
    expect(safe.checkInvariants().isEmpty)
    expect(plain.checkInvariants().isEmpty)
  }

  @Test("a height that has no effect is a warning")
  func useless() throws {
    let text = #"{"pages": [{"id": "a", "title": "A", "presentation": "full", "sheet": "half"}]}"#
    let file = try StoryboardFile(bytes: Array(text.utf8))
    let message = #""sheet" has no effect, as the presentation is "full""#
    expect(file.problems.contains { $0.message == message && $0.severity == .warning })
  }

  @Test("a sheet that cannot be dismissed has no cross")
  func held() throws {
    let fixture = try fixture(#""sheetTitle": true, "allowsDismissal": false,"#)
    expectEqual(fixture.container.accessibilityTree().first { $0.label == "Close" }, nil)
  }
}
