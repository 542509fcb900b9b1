import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

/// Two pages on 400 × 800 points, 44 of them under the navigation bar and 49 under the toolbar.
///
/// ```text
///  44 ┬ margin 16
///  60 ├ slider "Stiffness"  84: track at 116, from 45 to 355: 310 points for 20…2000
/// 144 ┼ 12
/// 156 ├ slider "Volume"     84: track at 212: 310 points for 0…10
/// 240 ┼ 12
/// 252 ├ choice "Theme"      88: two segments of 168 from 32, at 294…328
/// 340 ┼ 12
/// 352 ├ switch "Bounces"    52
/// 404 ┼ 12
/// 416 ├ choice "Size"       88
/// 504 ┼ 12
/// 516 ├ space, to 1516
/// ```
@Suite("Body controls")
@MainActor struct BodyControlTests {
  private func fixture(
    _ configure: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> SceneFixture {
    try SceneFixture(
      """
      {
        "pages": [
          { "id": "a", "title": "A", "body": [
            {"setting": {"name": "stiffness", "title": "Stiffness"}},
            {"slider": {"id": "volume", "title": "Volume", "to": 10, "value": 5}},
            {"setting": "theme"},
            {"setting": "bounces"},
            {"choice": {"id": "size", "title": "Size", "options": ["S", "M", "L"], "value": "M"}},
            {"spacer": 1000}
          ] },
          { "id": "b", "title": "B" }
        ]
      }
      """, adjust: configure)
  }

  @Test(
    "the words of a control of an option are those of the string tables, or else the option's own")
  func words() throws {
    let scene = try SceneFixture.scene(
      """
      {"strings":{"en":{"SLUG-B":"Springs"},"de":{"SLUG-B":"Federn","SLUG-SETTING-THEME":"Farben",
        "SLUG-SETTING-THEME-DARK":"Dunkel","SLUG-SETTING-BOUNCES":"unbenutzt"}},
       "pages":[{"id":"a","title":"A","body":[{"setting":"theme"},{"setting":"textScale"},
         {"setting":{"name":"bounces","title":"SLUG-B"}}]}]}
      """, locale: "de")
    expect(scene.problems.isEmpty)
    let leaves = try #require(scene.pages.page(at: 0).body?.leaves)
    let choice = try #require(leaves.lazy.compactMap { $0.as(ScreenBody.Choice.self) }.first)
    expectEqual(choice.title, "Farben")
    expectEqual(choice.options.map(\.title), ["Light", "Dunkel"])
    let toggle = leaves.lazy.compactMap { $0.as(ScreenBody.Toggle.self) }.first
    expectEqual(toggle?.title, "Federn")
    let slider = leaves.lazy.compactMap { $0.as(ScreenBody.Slider.self) }.first
    expectEqual(slider?.title, ContainerSetting.textScale.title)
  }

  private func stiffness(_ fixture: SceneFixture) -> Double? {
    fixture.container.value(of: .stiffness).number
  }

  private func focus(_ label: String, _ fixture: SceneFixture) {
    let ring = fixture.container.parts.focusRing
    for _ in 0..<9 where ring.label != label { fixture.container.handle(.key(KeyPress(.tab))) }
    expectEqual(ring.label, label)
  }

  private func volume(_ fixture: SceneFixture) -> Double? {
    fixture.container.value(of: "volume")?.number
  }

  /// The volume that the container stores; nil before the first change.
  private func stored(_ fixture: SceneFixture) -> ControlValue? {
    fixture.container.state.values["volume"]
  }

  // MARK: Slider

  @Test("a press beside the knob brings it there, and a drag moves it without turning pages")
  func drag() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 45, y: 212), by: 310, steps: 31, release: false)
    expectEqual(volume(fixture), 10)
    expectEqual(fixture.container.position, 0)
    expectEqual(fixture.container.phase, .resting)
    fixture.container.handle(.release(.mouse, at: Point(x: 200, y: 212)))
    expectEqual(volume(fixture), 5)
    expectEqual(fixture.take(), [])
  }

  @Test("a drag past its ends stays at them")
  func pastEnds() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 200, y: 116), by: 900)
    expectEqual(stiffness(fixture), 2000)
    fixture.drag(from: Point(x: 355, y: 116), by: -900)
    expectEqual(stiffness(fixture), 20)
    expectEqual(fixture.container.position, 0)
  }

  @Test("a knob is held where it was pressed")
  func grip() throws {
    let fixture = try fixture()
    // The knob is at 200.
    fixture.container.handle(.press(.mouse, at: Point(x: 208, y: 212)))
    expectEqual(stored(fixture), nil)
    fixture.container.handle(.move(.mouse, to: Point(x: 239, y: 212)))
    expectEqual(volume(fixture), 6)
  }

  @Test("a setting follows at every move, and its change is noted")
  func setting() throws {
    let fixture = try fixture()
    fixture.container.handle(.press(.mouse, at: Point(x: 200, y: 116)))
    expectEqual(stiffness(fixture), 1010)
    expectEqual(fixture.container.configuration.tuning.spring.stiffness, 1010)
    fixture.container.handle(.move(.mouse, to: Point(x: 355, y: 116)))
    expectEqual(stiffness(fixture), 2000)
    expectEqual(fixture.container.changedSettings, [.stiffness: .number(2000)])
  }

  @Test("Escape and a cancelled contact put it back", arguments: [true, false])
  func escape(byKey: Bool) throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 200, y: 116), by: 100, release: false)
    expectNotEqual(stiffness(fixture), 400)
    let event: InputEvent = byKey ? .key(KeyPress(.escape)) : .cancel(.mouse)
    expect(fixture.container.handle(event))
    expectEqual(stiffness(fixture), 400)
    fixture.container.handle(.move(.mouse, to: Point(x: 300, y: 116)))
    expectEqual(stiffness(fixture), 400)
  }

  @Test("a finger slides sideways, scrolls up and down, and taps")
  func finger() throws {
    let fixture = try fixture()
    let finger = Contact(device: .touch, pointer: 1)
    func press(_ y: Double = 212) {
      fixture.container.handle(.press(finger, at: Point(x: 200, y: y)))
    }
    press()
    expectEqual(stored(fixture), nil)
    fixture.container.handle(.move(finger, to: Point(x: 262, y: 212)))
    expectEqual(volume(fixture), 7)
    fixture.container.handle(.release(finger, at: Point(x: 262, y: 212)))
    fixture.tap(355, 212, finger)
    expectEqual(volume(fixture), 10)
    press()
    fixture.container.handle(.move(finger, to: Point(x: 204, y: 150)))
    expectEqual(volume(fixture), 10)
    expectNotEqual(fixture.container.parts.scroller.held, nil)
  }

  @Test("from right to left the least is at the right")
  func rightToLeft() throws {
    let fixture = try fixture { $0.isRightToLeft = true }
    fixture.tap(355, 212)
    expectEqual(volume(fixture), 0)
    fixture.tap(45, 212)
    expectEqual(volume(fixture), 10)
  }

  @Test("the wheel over a slider without the focus scrolls the page", arguments: [false, true])
  func wheelScrolls(isOtherFocused: Bool) throws {
    let fixture = try fixture()
    if isOtherFocused { focus("Stiffness", fixture) }
    let before = stiffness(fixture)
    fixture.container.handle(.wheel(dx: 0, dy: -2, at: Point(x: 200, y: 212), shift: false))
    expectEqual(
      fixture.container.parts.scroller.offset(of: ScrollKey(screen: "a"), limit: 9999), 80)
    expectEqual(stored(fixture), nil)
    expectEqual(stiffness(fixture), before)
  }

  @Test("the wheel moves the slider with the focus by steps, unless it is scrolling")
  func wheel() throws {
    let fixture = try fixture()
    focus("Volume", fixture)
    func turn(_ dx: Double, _ dy: Double, _ y: Double = 212) {
      let place = Point(x: 200, y: y)
      fixture.container.handle(.wheel(dx: dx, dy: dy, at: place, shift: false))
    }
    turn(0, 1)
    expectEqual(volume(fixture), 6)
    turn(-1, 0)
    expectEqual(volume(fixture), 5)
    turn(0, 0.5)
    expectEqual(volume(fixture), 5)
    turn(0, 0.5)
    expectEqual(volume(fixture), 6)
    // Scrolled by 40 the switch is where the choice was, and the second slider is under the pointer.
    turn(0, -1, 252)
    turn(0, -1, 172)
    expectEqual(volume(fixture), 6)
    fixture.advance(by: 0.2)
    turn(0, -1, 132)
    expectEqual(volume(fixture), 5)
    expectEqual(fixture.container.position, 0)
  }

  @Test("a slider that the wheel brings under the pointer stays, however slow the turns are")
  func wheelRun() throws {
    let fixture = try fixture()
    focus("Volume", fixture)
    func turn(_ dy: Double, at y: Double) {
      let place = Point(x: 200, y: y)
      fixture.container.handle(.wheel(dx: 0, dy: dy, at: place, shift: false))
      fixture.advance(by: 2)
    }
    for _ in 0..<3 { turn(-1, at: 252) }
    // At the top the second slider is under the pointer.
    for _ in 0..<5 { turn(1, at: 200) }
    expectEqual(stored(fixture), nil)
    turn(1, at: 212)
    expectEqual(volume(fixture), 6)
  }

  @Test("a container of one's own tells when a control is moved")
  func callback() throws {
    let fixture = try fixture()
    var moved: [ControlID] = []
    fixture.container.onValueChange = { moved.append($0) }
    fixture.tap(45, 212)
    fixture.tap(45, 212)
    fixture.activate("L")
    expectEqual(moved, ["volume", "size"])
    expectEqual(fixture.container.value(of: "size"), .text("L"))
    fixture.container.setValue(.number(3), of: "volume")
    expectEqual(volume(fixture), 3)
  }

  // MARK: Choice and switch

  @Test("a tap on an option takes it")
  func choice() throws {
    let fixture = try fixture()
    fixture.tap(300, 310)
    expectEqual(fixture.container.configuration.theme.appearance, .dark)
    fixture.tap(100, 310)
    expectEqual(fixture.container.configuration.theme.appearance, .light)
    fixture.tap(300, 264)
    expectEqual(fixture.container.configuration.theme.appearance, .light)
  }

  @Test("a tap on the switch of a setting turns it over")
  func toggle() throws {
    let fixture = try fixture()
    fixture.tap(200, 378)
    expect(!fixture.container.configuration.tuning.bounces)
    fixture.activate("Bounces")
    expect(fixture.container.configuration.tuning.bounces)
  }

  @Test("what is drawn follows what is set")
  func drawing() throws {
    let fixture = try fixture()
    var list = DisplayList()
    func texts() -> [String] {
      fixture.container.draw(into: &list)
      return list.commands.compactMap { command in
        if case .text(let text) = command.content { text.string } else { nil }
      }
    }
    expect(texts().contains("400 1/s²"))
    fixture.container.setValue(.number(250), of: .stiffness)
    expect(texts().contains("250 1/s²"))
    expect(texts().contains("Dark"))
  }

  // MARK: Steps

  @Test("a choice goes round, a number stays at its end, a flag turns over")
  func steps() throws {
    let container = try fixture().container
    container.step(.animator, by: -1)
    expectEqual(container.configuration.animator.name, "lens")
    container.step(.animator, by: 1)
    expectEqual(container.configuration.animator.name, "none")
    container.step(.mouseSlop, by: -100)
    expectEqual(container.configuration.tuning.mouseSlop, 0)
    container.step(.rtl, by: 1)
    expect(container.configuration.isRightToLeft)
  }

  @Test("what was set stays through another reading of the storyboard")
  func reload() throws {
    let fixture = try fixture()
    fixture.container.setValue(.text("pill"), of: .animator)
    fixture.scene.apply(to: fixture.container)
    expectEqual(fixture.container.configuration.animator.name, "pill")
  }
}
