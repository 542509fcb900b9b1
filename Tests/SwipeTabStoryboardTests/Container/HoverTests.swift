import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// What is hovered is what lies under the pointer, whatever moved below it.
@Suite("Hover") @MainActor struct HoverTests {
  private let onFirst = Point(x: 40, y: 775)

  /// The tooltip of a page's item.
  private func tip(_ page: String) -> String { "\(page.uppercased()): hint" }

  private func hovering(
    _ x: Double, _ y: Double, pages: Int = 3,
    configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    let fixture = try Fixture(pages: pages, hint: "hint", configure: configure)
    fixture.move(x, y)
    fixture.advance(by: 1)
    return fixture
  }

  nonisolated private static let moves: [(String, String?)] = [
    (#"{"t":1,"do":"pages","ids":["p1","p2"]}"#, nil),
    (#"{"t":1,"do":"pages","ids":["p2","p1","p0"]}"#, "p2"),
    (#"{"t":1,"do":"pages","ids":[]}"#, nil),
    (#"{"t":1,"do":"set","hidden":["p0"]}"#, nil),
    (#"{"t":1,"do":"set","rtl":true}"#, "p2"),
    (#"{"t":1,"do":"set","toolbar":"top"}"#, nil),
    (#"{"t":1,"do":"resize","w":400,"h":900}"#, nil),
    (#"{"t":1,"do":"resize","w":900,"h":800}"#, nil),
    (#"{"t":1,"do":"push","page":"s"}"#, nil),
    (#"{"t":1,"do":"set","navigation":"perTab"}"#, "p0"),
  ]

  @Test(
    "what changes below a still pointer is hovered anew, and its tooltip begins anew",
    arguments: moves)
  func changes(line: String, expected: String?) throws {
    let fixture = try hovering(40, 775)
    expectEqual(fixture.container.parts.hover.text, tip("p0"))
    fixture.container.makeScreen = { Fixture.page($0) }
    let player = ReplayPlayer(container: fixture.container)
    var reader = ReplayReader(name: "-")
    if let line = try reader.read(Array(line.utf8)) { _ = try player.play(line) }
    expectEqual(fixture.container.parts.hover.name, expected)
    expectEqual(fixture.container.parts.hover.text, expected == "p0" ? tip("p0") : nil)
    fixture.advance(by: 0.499)
    expectEqual(fixture.container.parts.hover.text, expected == "p0" ? tip("p0") : nil)
    fixture.advance(by: 0.002)
    expectEqual(fixture.container.parts.hover.text, expected.map { tip($0) })
    fixture.container.onEvent = nil
  }

  @Test("a toolbar that scrolls under the pointer, by wheel and by key")
  func toolbar() throws {
    let fixture = try hovering(40, 775, pages: 30) { $0.overflow = .scroll }
    expectEqual(fixture.container.parts.hover.name, "p0")
    for _ in 0..<4 { fixture.wheel(1, at: onFirst) }
    let wheeled = fixture.container.parts.hover.name
    expectNotEqual(wheeled, nil)
    expectNotEqual(wheeled, "p0")
    expectEqual(fixture.container.parts.hover.text, nil)
    fixture.advance(by: 0.5)
    expectEqual(fixture.container.parts.hover.text, wheeled.map { tip($0) })
    fixture.key("alt+9")
    fixture.advance(by: 0.1)
    expectEqual(fixture.container.parts.hover.text, nil)
    fixture.rest()
    expectNotEqual(fixture.container.parts.hover.name, wheeled)
    let name = try #require(fixture.container.parts.hover.name)
    expectEqual(fixture.container.parts.hover.text, tip(name))
  }

  @Test("the moment of a tooltip does not depend on the steps that a motion is watched in")
  func steps() throws {
    func told(step: Double) throws -> [String?] {
      let fixture = try hovering(200, 775, pages: 30) { $0.overflow = .scroll }
      fixture.key("alt+9")
      let start = fixture.container.time
      var due: Double?
      while fixture.container.time < start + 0.6 {
        fixture.advance(by: step)
        if !fixture.container.isMoving { due = due ?? fixture.container.nextDeadline }
      }
      return [fixture.container.parts.hover.name, due.map { "\($0)" }]
    }
    try expectEqual(told(step: 0.3), told(step: 0.001))
  }

  @Test("a row scrolled below the pointer is hovered once that moves, and none after a touch")
  func rows() throws {
    let rows = (0..<60).map { #"{"title":"R\#($0)","push":"a"}"# }.joined(separator: ",")
    let fixture = try SceneFixture(
      #"{"pages":[{"id":"a","title":"A","body":[{"list":[\#(rows)]}]},{"id":"b","title":"B"}]}"#)
    let container = fixture.container
    let place = Point(x: 200, y: 400)
    container.handle(.move(.mouse, to: place))
    let first = try #require(container.parts.hover.part)
    container.handle(.wheel(dx: 0, dy: -5, at: place, shift: false))
    expectEqual(container.parts.hover.part, nil)
    container.handle(.move(.mouse, to: Point(x: 200, y: 401)))
    let second = try #require(container.parts.hover.part)
    expectGreater(second.part, first.part)
    let finger = Contact(device: .touch)
    container.handle(.press(finger, at: place))
    for step in 1...10 {
      container.advance(to: container.time + 0.01)
      let moved = Point(x: 200, y: 400 - Double(step) * 20)
      container.handle(.move(finger, to: moved))
      expectEqual(container.parts.hover.part, nil)
    }
    container.handle(.release(finger, at: Point(x: 200, y: 200)))
    fixture.rest()
    expectEqual(container.parts.hover.part, nil)
    container.handle(.move(.mouse, to: place))
    let last = try #require(container.parts.hover.part)
    expectGreater(last.part, second.part)
    container.handle(.leave)
    expectEqual(container.parts.hover.name, nil)
    container.handle(.move(finger, to: place))
    container.handle(.press(finger, at: place))
    container.handle(.release(finger, at: place))
    fixture.rest()
    expectEqual(container.parts.hover.name, nil)
  }

  @Test("while a contact is down nothing else is hovered; its release hovers what it is over")
  func held() throws {
    let fixture = try hovering(40, 775)
    fixture.press(40, 775)
    expectEqual(fixture.container.parts.hover.name, "p0")
    expectEqual(fixture.container.parts.hover.text, nil)
    fixture.move(200, 775)
    expectEqual(fixture.container.parts.hover.name, nil)
    fixture.move(40, 775)
    expectEqual(fixture.container.parts.hover.name, "p0")
    fixture.move(200, 775)
    fixture.release(200, 775)
    expectEqual(fixture.container.parts.hover.name, "p1")
    fixture.advance(by: 0.5)
    expectEqual(fixture.container.parts.hover.text, tip("p1"))
  }

  @Test("a tap takes the tooltip away until the pointer has left")
  func tapped() throws {
    let fixture = try hovering(40, 775)
    fixture.tap(at: onFirst)
    expectEqual(fixture.container.nextDeadline, nil)
    fixture.rest()
    expectEqual(fixture.container.parts.hover.text, nil)
    expectEqual(fixture.container.parts.hover.name, "p0")
  }

  @Test("rows of the More list, what is below it once it closes, and a sheet")
  func overlays() throws {
    let fixture = try Fixture(pages: 12) { $0.overflow = .more }
    fixture.move(200, 700)
    expectEqual(fixture.container.parts.hover.name, nil)
    fixture.tap(item: fixture.container.parts.context.layout.items.count - 1)
    fixture.move(360, 700)
    let row = try #require(fixture.container.parts.hover.target)
    guard case .command(.page) = row else {
      Issue.record("\(row)")
      return
    }
    fixture.wheel(0, 1, at: Point(x: 360, y: 700))
    fixture.key("escape")
    expectEqual(fixture.container.parts.hover.target, nil)
    fixture.move(40, 775)
    expectEqual(fixture.container.parts.hover.name, "p0")
    fixture.container.present(Fixture.page("sheet"))
    expectEqual(fixture.container.parts.hover.name, nil)
    fixture.container.dismiss()
    expectEqual(fixture.container.parts.hover.name, "p0")
  }

  @Test("items of a hosted container, and what covers them")
  func hosted() throws {
    let fixture = try SceneFixture(HostedContainerTests.storyboard)
    fixture.activate("Classic")
    let frame = fixture.container.shownContainer.parts.toolbar.geometry.frame(ofItem: 1)
    let origin = fixture.container.shownContainer.parts.standing.originOnRoot
    let place = Point(x: origin.x + frame.midX, y: origin.y + frame.midY)
    fixture.container.handle(.move(.mouse, to: place))
    fixture.container.advance(to: fixture.container.time + 1)
    expectEqual(fixture.container.parts.hover.name, "tab1")
    fixture.container.push("end")
    expectEqual(fixture.container.parts.hover.name, nil)
    fixture.rest()
    expectEqual(fixture.container.shownContainer.parts.hover.target, nil)
    fixture.container.pop()
    fixture.rest()
    expectEqual(fixture.container.parts.hover.name, "tab1")
    expectEqual(fixture.container.nextDeadline, nil)
  }
}
