import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Toaster")
@MainActor struct ToasterTests {
  private func fixture() throws -> Fixture {
    let fixture = try Fixture(pages: 3)
    fixture.container.show(Toast(["Saved"], duration: 2))
    return fixture
  }

  private func strip(_ fixture: Fixture) throws -> Rect {
    try #require(fixture.container.parts.toaster.frame)
  }

  /// The opacity of the strip in the picture, in `0...255`; 0 without one.
  private func opacity(_ fixture: Fixture) -> UInt8 {
    var list = DisplayList()
    fixture.container.draw(into: &list)
    for command in list.commands {
      if case .text(let text) = command.content, text.string == "Saved" { return text.color.alpha }
    }
    return 0
  }

  @Test("it fades in, stays for its duration, fades and is gone")
  func life() throws {
    let fixture = try fixture()
    let start = fixture.container.time
    expectEqual(opacity(fixture), 0)
    expect(fixture.container.isMoving)
    fixture.container.advance(to: start + 0.075)
    expect((126...129).contains(opacity(fixture)))
    fixture.container.advance(to: start + 0.5)
    expectEqual(opacity(fixture), 255)
    expect(!fixture.container.isMoving)
    expectEqual(fixture.container.nextDeadline, start + 2)
    fixture.container.advance(to: start + 2.15)
    expect((126...129).contains(opacity(fixture)))
    fixture.container.advance(to: start + 2.5)
    expectEqual(fixture.container.toast, nil)
    expectEqual(fixture.container.nextDeadline, nil)
    expectEqual(opacity(fixture), 0)
  }

  @Test("without motion it comes and goes at once")
  func reducedMotion() throws {
    let fixture = try Fixture(pages: 3) { $0.reducesMotion = true }
    fixture.container.show(Toast(["Saved"], duration: 2))
    expectEqual(opacity(fixture), 255)
    fixture.container.advance(to: fixture.container.time + 2)
    expectEqual(fixture.container.toast, nil)
  }

  @Test("another message takes its place without fading in again, and has its own time")
  func replaced() throws {
    let fixture = try fixture()
    let start = fixture.container.time
    fixture.container.advance(to: start + 1)
    fixture.container.show(Toast(["Saved", "again"], duration: 2))
    expectEqual(opacity(fixture), 255)
    fixture.container.advance(to: start + 2.9)
    expectEqual(opacity(fixture), 255)
    fixture.container.advance(to: start + 3.5)
    expectEqual(fixture.container.toast, nil)
  }

  @Test("a click on it lets it fade, and reaches nothing else")
  func click() throws {
    let fixture = try fixture()
    fixture.advance(by: 0.5)
    let strip = try strip(fixture)
    fixture.tap(at: Point(x: strip.midX, y: strip.midY))
    fixture.rest()
    expectEqual(fixture.container.toast, nil)
    expectEqual(fixture.position, 0)
  }

  @Test("a drag that begins on it moves no page, even when it is gone in the middle")
  func drag() throws {
    let fixture = try fixture()
    fixture.advance(by: 0.5)
    let strip = try strip(fixture)
    fixture.container.handle(.press(.mouse, at: Point(x: strip.midX, y: strip.midY)))
    fixture.container.advance(to: fixture.container.time + 5)
    fixture.container.handle(.move(.mouse, to: Point(x: strip.midX - 150, y: strip.midY)))
    expectEqual(fixture.position, 0)
    expect(fixture.container.checkInvariants().isEmpty)
    fixture.container.handle(.release(.mouse, at: Point(x: strip.midX - 150, y: strip.midY)))
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 0)
  }

  @Test("a press while it fades is one on what lies below")
  func pressWhileFading() throws {
    let fixture = try fixture()
    fixture.advance(by: 2.1)
    let strip = try strip(fixture)
    expect((1..<255).contains(opacity(fixture)))
    fixture.press(strip.midX, strip.midY)
    fixture.move(strip.midX - 40, strip.midY)
    expectEqual(fixture.position, 0.1)
  }

  @Test("it lies above the toolbar, within the pages, and no wider than its text")
  func place() throws {
    let fixture = try fixture()
    let (strip, free) = (try strip(fixture), fixture.container.shownFrame)
    expectAtMost(strip.maxY, free.maxY - 12)
    expectLess(strip.width, 200)
    expectAtMost(abs(strip.midX - free.midX), 0.5)
    fixture.container.handle(.resize(Size(width: 20, height: 20), scale: 1))
    var list = DisplayList()
    fixture.container.draw(into: &list)
    expect(fixture.container.checkInvariants().isEmpty)
  }

  @Test("it covers no button at the bottom, unless it would cover one at the top too")
  func controls() throws {
    func button(_ title: String) -> ScreenBody.Element {
      .button(ScreenBody.Button(title, action: .send("buy")))
    }
    let rows: [(name: String, elements: [ScreenBody.Element], above: Double, below: Double)] = [
      ("a button at the bottom", [.spacer(nil), button("Buy")], 100, 0),
      ("buttons at both ends", [button("A"), .spacer(nil), button("B")], 600, 300),
    ]
    for (name, elements, above, below) in rows {
      let container = try TabContainer(
        pages: try PageList([ShopPage(body: ScreenBody(elements))]),
        size: Size(width: 400, height: 600))
      container.show(Toast(["Bought"]))
      let strip = try #require(container.parts.toaster.frame)
      expectLess(strip.y, above, "\(name)")
      expectGreater(strip.y, below, "\(name)")
    }
  }

  @Test("it is read aloud as a text")
  func accessibility() throws {
    let fixture = try fixture()
    let node = try #require(fixture.container.accessibilityTree().children.last)
    expectEqual(node.role, .status)
    expectEqual(node.label, "Saved")
    expectEqual(node.id, "toast")
  }

  @Test("its button does what it is for and ends the message", arguments: [false, true])
  func button(isRightToLeft: Bool) throws {
    let fixture = try Fixture(pages: 3) { $0.isRightToLeft = isRightToLeft }
    var undone = 0
    fixture.container.show(Toast("Deleted").action("Undo") { undone += 1 })
    fixture.advance(by: 0.5)
    let strip = try strip(fixture)
    let button = try #require(fixture.container.parts.toaster.button)
    expectEqual(strip.union(button), strip)
    expect(isRightToLeft ? button.midX < strip.midX : button.midX > strip.midX)
    fixture.tap(at: Point(x: isRightToLeft ? strip.maxX - 6 : strip.x + 6, y: strip.midY))
    expectEqual(undone, 0)
    fixture.container.show(Toast("Deleted").action("Undo") { undone += 1 })
    fixture.advance(by: 0.5)
    let again = try #require(fixture.container.parts.toaster.button)
    fixture.tap(at: Point(x: again.midX, y: again.midY))
    expectEqual(undone, 1)
    fixture.advance(by: 1)
    expectEqual(fixture.container.toast, nil)
  }

  @Test("its button is read aloud and can be pressed by its name")
  func buttonAccessibility() throws {
    let fixture = try Fixture(pages: 3)
    fixture.container.show(Toast("Deleted").action("Next", .select("p1")))
    let node = try #require(fixture.container.accessibilityTree().first { $0.label == "Next" })
    expectEqual(node.role, .button)
    expect(node.isActivatable)
    expect(fixture.container.activate(label: "Next"))
    fixture.advance(by: 3)
    expectEqual(fixture.container.selectedID, "p1")
    expectEqual(fixture.container.toast, nil)
  }

  @Test("Tab leads to its button, which Enter presses, and the focus goes on from there")
  func keyboard() throws {
    let fixture = try Fixture(pages: 3)
    var undone = 0
    fixture.container.show(Toast("Deleted").action("Undo") { undone += 1 })
    let ring = fixture.container.parts.focusRing
    fixture.container.handle(.key(KeyPress(.tab)))
    let first = try #require(ring.label)
    fixture.container.handle(.key(KeyPress(.tab)))
    expectEqual(ring.label, "Undo")
    expectEqual(ring.frame, fixture.container.parts.toaster.button)
    let node = try #require(fixture.container.accessibilityTree().first { $0.isFocused })
    expectEqual(node.role, .button)
    expectEqual(node.label, "Undo")
    fixture.container.handle(.key(KeyPress(.tab)))
    expectEqual(ring.label, first)
    fixture.container.handle(.key(KeyPress(.tab, modifiers: .shift)))
    expectEqual(ring.label, "Undo")
    expectEqual(undone, 0)
    fixture.container.handle(.key(KeyPress(.enter)))
    expectEqual(undone, 1)
    fixture.advance(by: 1)
    expectEqual(fixture.container.toast, nil)
    expectNotEqual(ring.label, "Undo")
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("it stays while its button has the focus, and assistive technology can give it that")
  func staysForKeyboard() throws {
    let fixture = try Fixture(pages: 3)
    fixture.container.show(Toast("Deleted", duration: 2).action("Undo") {})
    let node = try #require(fixture.container.accessibilityTree().first { $0.label == "Undo" })
    expect(fixture.container.focus(node))
    for _ in 0..<20 { fixture.advance(by: 1) }
    expectNotEqual(fixture.container.toast, nil)
    expectEqual(fixture.container.parts.focusRing.label, "Undo")
    expect(fixture.container.clearFocus())
    for _ in 0..<4 { fixture.advance(by: 1) }
    expectEqual(fixture.container.toast, nil)
  }

  @Test("a step of Tab gives time to reach its button; a message without one is no stop")
  func renewed() throws {
    let fixture = try Fixture(pages: 3)
    fixture.container.show(Toast("Deleted", duration: 2).action("Undo") {})
    fixture.advance(by: 1.9)
    fixture.container.handle(.key(KeyPress(.tab)))
    fixture.advance(by: 1.9)
    expect(fixture.container.parts.toaster.hasButton)
    fixture.container.show(Toast("Saved", duration: 2))
    let ring = fixture.container.parts.focusRing
    for _ in 0..<4 {
      fixture.container.handle(.key(KeyPress(.tab)))
      expectNotEqual(ring.label, "Saved")
      expectNotEqual(ring.label, "Undo")
    }
    fixture.advance(by: 3)
    expectEqual(fixture.container.toast, nil)
  }

  @Test("pages rest while a message comes and goes")
  func idle() throws {
    let fixture = try fixture()
    expect(fixture.container.isIdle)
    expect(fixture.container.isMoving)
  }
}

private struct ShopPage: TabPage {
  let id: PageID = "shop"
  let item = TabItem(title: "Shop")
  let body: ScreenBody?
}
