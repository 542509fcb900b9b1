import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

/// Walking with Tab through bars and bodies.
@Suite("Focus") @MainActor struct FocusTests {
  private static let storyboard = """
    { "screens": [{"id": "detail", "navigationTitle": "Detail",
        "body": [{"button": {"title": "Leave", "pop": true}}]}],
      "pages": [
      {"id": "a", "title": "A", "trailing": [{"title": "On", "push": "detail"}], "body": [
        "Text", {"button": {"title": "Push", "push": "detail"}}, {"button": {"title": "Other", "toggle": "t"}},
        {"spacer": 900},
        {"list": ["Quiet", {"title": "Row", "push": "detail"}]},
        {"strip": [{"title": "C0", "push": "detail"}, {"title": "C1"}, {"title": "C2", "push": "detail"},
          {"title": "C3", "push": "detail"}, {"title": "C4", "push": "detail"}]},
        {"toggle": {"id": "t", "title": "Switch"}}]},
      {"id": "b", "title": "B"}] }
    """

  private func press(_ fixture: SceneFixture, _ key: KeyPress) {
    fixture.container.handle(.key(key))
  }
  private let tab = KeyPress(.tab)
  private let back = KeyPress(.tab, modifiers: .shift)

  private func walk(_ fixture: SceneFixture, _ key: KeyPress, times: Int) -> [String?] {
    (0..<times).map { _ in
      press(fixture, key)
      return fixture.container.parts.focusRing.label
    }
  }

  private static let order = ["A", "On", "Push", "Other", "Row", "C0", "Switch"]

  @Test("Tab goes from the toolbar to the bar's buttons, through the body, and round")
  func round() throws {
    let ways: [(name: String, key: KeyPress, labels: [String])] = [
      ("Tab", tab, Self.order + ["A", "On"]),
      ("Shift+Tab goes the same way back", back, Self.order.reversed() + ["Switch", "C0"]),
    ]
    for (name, key, labels) in ways {
      expectEqual(walk(try SceneFixture(Self.storyboard), key, times: 9), labels, "\(name)")
    }
  }

  @Test("a list and a strip are one stop each, and Tab returns to the row or card that it left")
  func oneStop() throws {
    let fixture = try SceneFixture(Self.storyboard)
    expectEqual(walk(fixture, tab, times: 6).last, "C0")
    press(fixture, KeyPress(.right))
    press(fixture, KeyPress(.right))
    expectEqual(fixture.container.parts.focusRing.label, "C3")
    expectEqual(walk(fixture, tab, times: 2), ["Switch", "A"])
    expectEqual(walk(fixture, back, times: 3), ["Switch", "C3", "Row"])
    expectEqual(walk(fixture, tab, times: 1), ["C3"])
  }

  @Test("a list of many rows is left by one Tab, and one that is alone keeps its row")
  func manyRows() throws {
    let rows = (0..<200).map { ScreenBody.Row("Row \($0)", action: .pop) }
    let page = BasePage(id: "x", item: TabItem(title: "X"))
    page.body = ScreenBody([
      .list(rows), .button(ScreenBody.Button("Below", action: .pop)), .list(rows),
    ])
    let fixture = try SceneFixture(Self.storyboard)
    fixture.container.setPages(try PageList([page]))
    expectEqual(walk(fixture, tab, times: 4), ["X", "Row 0", "Below", "Row 0"])
    press(fixture, KeyPress(.end))
    expectEqual(walk(fixture, back, times: 2), ["Below", "Row 0"])
    expectEqual(walk(fixture, tab, times: 2), ["Below", "Row 199"])
    page.body = ScreenBody([.list(rows)])
    fixture.container.configuration.toolbarVisibility = .hidden
    expectEqual(walk(fixture, tab, times: 1).first, .some(nil))
  }

  @Test("what has the focus is scrolled into view, strips too")
  func reveals() throws {
    let fixture = try SceneFixture(Self.storyboard)
    for _ in 0..<Self.order.count {
      press(fixture, tab)
      let frame = try #require(fixture.container.parts.focusRing.frame)
      let room = Rect(x: 0, y: 0, width: 400, height: 800)
      expectEqual(room.union(frame), room, "\(fixture.container.parts.focusRing.label ?? "")")
    }
  }

  @Test("a ring is drawn around it, and nothing else is ringed")
  func ring() throws {
    let fixture = try SceneFixture(Self.storyboard)
    for label in Self.order {
      press(fixture, tab)
      var list = DisplayList()
      fixture.container.draw(into: &list)
      let rings = list.commands.compactMap { command -> Rect? in
        guard case .ring(let rect, _, _, _) = command.content else { return nil }
        return rect
      }
      let frame = try #require(fixture.container.parts.focusRing.frame)
      expectEqual(rings.count, 1, "\(label)")
      expect(rings.allSatisfy { $0.intersects(frame) }, "\(label)")
    }
  }

  @Test(
    "Space and Enter do what a tap does; what is pushed gets the focus, and the way back finds it again"
  )
  func activates() throws {
    let fixture = try SceneFixture(Self.storyboard)
    _ = walk(fixture, tab, times: 3)
    press(fixture, KeyPress(.enter))
    fixture.rest()
    expectEqual(fixture.stack, ["detail"])
    expectEqual(fixture.container.parts.focusRing.label, "Leave")
    expectEqual(walk(fixture, tab, times: 4), ["Back", "Leave", "Back", "Leave"])
    press(fixture, KeyPress(.space))
    fixture.rest()
    expectEqual(fixture.stack, [])
    expectEqual(fixture.container.parts.focusRing.label, "Push")
    _ = walk(fixture, back, times: 3)
    press(fixture, KeyPress(.space))
    expect(fixture.container.isOn("t"))
  }

  @Test("Escape goes back first, and then takes the focus away")
  func escape() throws {
    let fixture = try SceneFixture(Self.storyboard)
    fixture.container.push("detail")
    fixture.rest()
    _ = walk(fixture, tab, times: 2)
    press(fixture, KeyPress(.escape))
    fixture.rest()
    expectEqual(fixture.stack, [])
    _ = walk(fixture, tab, times: 3)
    expectEqual(fixture.container.parts.focusRing.label, "Push")
    press(fixture, KeyPress(.escape))
    expectEqual(fixture.container.parts.focusRing.label, nil)
  }

  @Test("the state line tells of the toolbar's focus alone")
  func stateLine() throws {
    let fixture = try SceneFixture(Self.storyboard)
    press(fixture, tab)
    expect(fixture.line.contains(#""focus":"a""#))
    press(fixture, tab)
    expect(fixture.line.contains(#""focus":null"#))
  }

  @Test("in a hosted container the bar is the host's, and the rest its own")
  func hosted() throws {
    let fixture = try SceneFixture(HostedContainerTests.storyboard)
    expectEqual(walk(fixture, tab, times: 4), ["Swipe", "Classic", "Bar on top", "Swipe"])
    fixture.activate("Classic")
    expectEqual(walk(fixture, tab, times: 4), ["On", "TAB 0", "Back", "On"])
    press(fixture, tab)
    press(fixture, KeyPress(.right))
    expectEqual(fixture.container.parts.focusRing.label, "TAB 1")
    _ = walk(fixture, tab, times: 2)
    press(fixture, KeyPress(.enter))
    fixture.rest()
    expectEqual(fixture.stack, ["classic", "end"])
  }

  @Test("arrows move a slider that has the focus, and Space leaves it alone")
  func slider() throws {
    let fixture = try SceneFixture(Self.storyboard)
    let scale = NumberScale(0...10, step: 1)
    let body = ScreenBody([
      .slider(ScreenBody.Slider("s", title: "Volume", scale: scale, number: 5))
    ])
    fixture.container.push(BodyScreen(id: "sliders", body: body))
    fixture.rest()
    expectEqual(walk(fixture, tab, times: 2), ["Back", "Volume"])
    press(fixture, KeyPress(.right))
    press(fixture, KeyPress(.right))
    press(fixture, KeyPress(.left))
    press(fixture, KeyPress(.space))
    expectEqual(fixture.container.value(of: "s"), .number(6))
  }

  @Test("a push from the toolbar's focus goes to what can be used there, and back to the toolbar")
  func fromToolbar() throws {
    let fixture = try SceneFixture(Self.storyboard)
    press(fixture, tab)
    fixture.container.push(BodyScreen(id: "plain", body: nil))
    fixture.rest()
    expectEqual(fixture.container.parts.focusRing.label, "Back")
    press(fixture, KeyPress(.escape))
    fixture.rest()
    expectEqual(fixture.container.parts.focusRing.label, "A")
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a push by a pointer, with the focus nowhere, leaves it there")
  func withoutFocus() throws {
    let fixture = try SceneFixture(Self.storyboard)
    fixture.activate("Push")
    expectEqual(fixture.container.parts.focusRing.label, nil)
  }

  @Test("up and down walk from row to row and over a strip, and scroll where nothing has the focus")
  func rows() throws {
    let fixture = try SceneFixture(Self.storyboard)
    _ = walk(fixture, tab, times: 3)
    let labels = walk(fixture, KeyPress(.down), times: 4)
    expectEqual(labels, ["Other", "Row", "C0", "Switch"])
    expectEqual(walk(fixture, KeyPress(.up), times: 3), ["C4", "Row", "Other"])
    press(fixture, KeyPress(.escape))
    let offset = fixture.container.parts.standing.memory.screens["a"]?.offset ?? 0
    press(fixture, KeyPress(.down))
    expectEqual(fixture.container.parts.focusRing.label, nil)
    expectEqual(fixture.container.parts.standing.memory.screens["a"]?.offset, offset + 40)
  }

  @Test("a slider that was pressed takes arrow keys, and has a ring once it did")
  func pressedSlider() throws {
    let fixture = try SceneFixture(Self.storyboard)
    let scale = NumberScale(0...10, step: 1)
    let body = ScreenBody([
      .slider(ScreenBody.Slider("s", title: "Volume", scale: scale, number: 5))
    ])
    fixture.container.push(BodyScreen(id: "sliders", body: body))
    fixture.rest()
    let frame = try #require(
      fixture.container.parts.bodyTargets.frame(
        of: BodyTarget(screen: "sliders", element: 0, part: 0)))
    fixture.tap(frame.midX + 60, frame.maxY - 28)
    let value = try #require(fixture.container.value(of: "s")?.number)
    expectEqual(fixture.container.parts.focusRing.label, "Volume")
    expectEqual(fixture.container.parts.focusRing.ringed, nil)
    press(fixture, KeyPress(.right))
    expectEqual(fixture.container.value(of: "s"), .number(value + 1))
    expectNotEqual(fixture.container.parts.focusRing.ringed, nil)
  }

  private struct BodyScreen: Screen {
    var id: PageID
    var body: ScreenBody?
  }
}
