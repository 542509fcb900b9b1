import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

@Suite("A sheet")
@MainActor struct SheetTests {
  private let fixture: Fixture
  private var container: TabContainer { fixture.container }

  private struct Popup: Screen {
    var sheetStyle: SheetStyle { SheetStyle(as: .card) }
    let id: PageID
    var body: ScreenBody? = Popup.body
    static let body = ScreenBody([
      .label(ScreenBody.Label("Today only", style: .title)),
      .button(ScreenBody.Button("Show me", action: .select("p2"))),
      .button(ScreenBody.Button("Tell", action: .send("told"))),
      .button(ScreenBody.Button("Not now", action: .dismiss)),
    ])
  }

  private final class Listener: TabContainerDelegate {
    var heard: [String] = []
    func container(_ container: TabContainer, didReceive message: String, from sender: PageID) {
      heard.append("\(message) from \(sender)")
    }
  }

  init() throws {
    fixture = try Fixture()
    container.makeScreen = { $0 == "popup" ? Popup(id: $0) : nil }
  }

  private func open() {
    container.present("popup")
    fixture.rest()
    _ = fixture.take()
  }

  @Test("is told like a pushed screen, and the navigation bar keeps its title")
  func told() {
    container.present("popup")
    expectEqual(fixture.take(), [.pushed("popup"), .shows("popup")])
    expectEqual(container.presentedScreen?.id, "popup")
    expectEqual(ContainerSnapshot(of: container).navigation.stack, ["popup"])
    expectEqual(container.parts.navigationBar.content?.title, "P0")
    expectEqual(container.parts.navigationBar.content?.leading.isEmpty, true)
    expect(container.dismiss())
    expectEqual(fixture.take(), [.popped("popup"), .hides("popup")])
    expect(!container.dismiss())
    fixture.rest()
    expect(container.parts.sheets.hosted == nil)
    expect(!container.isMoving)
  }

  @Test("its title and buttons stand in a row above its body, if it has buttons or shows its bar")
  func heading() throws {
    struct Titled: Screen {
      var sheetStyle: SheetStyle { SheetStyle(as: .card) }
      let id: PageID
      let navigationTitle = "Filter"
      var leadingButtons: [BarButton] = []
      var trailingButtons: [BarButton] = []
      var showsNavigationBar: Bool?
      var body: ScreenBody? { SheetTests.Popup.body }
    }
    func texts(_ screen: Titled) -> [String] {
      container.present(screen, animated: false)
      let dialog = container.accessibilityTree()
      return dialog.children.first?.children.map(\.label) ?? []
    }
    let close = BarButton(label: "Close", image: "xmark", action: .dismiss)
    let save = BarButton(label: "Save", action: .send("saved"))
    let body = ["Today only", "Show me", "Tell", "Not now"]
    expectEqual(texts(Titled(id: "a")), body)
    expectEqual(texts(Titled(id: "b", showsNavigationBar: true)), ["Filter"] + body)
    let screen = Titled(id: "c", leadingButtons: [close], trailingButtons: [save])
    expectEqual(texts(screen), ["Close", "Filter", "Save"] + body)
    expectEqual(texts(Titled(id: "d", leadingButtons: [close], showsNavigationBar: false)), body)
    container.present(screen, animated: false)
    let frame = container.parts.sheets.frame
    expectEqual(container.presentedScreens.map(\.id), ["a", "b", "c"], "c is presented once")
    expect(container.activate(label: "Close"))
    fixture.rest()
    expectEqual(container.presentedScreens.map(\.id), ["a", "b"])
    expectGreater(frame.height, 0)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("a push from it goes where the person is, and a page is found in the container in front")
  func leadsOn() throws {
    let inner = try TabContainer(
      pages: Fixture.list(["x", "y"]),
      configuration: {
        var configuration = ContainerConfiguration()
        configuration.navigation = .perTab
        return configuration
      }(), size: container.size)
    let hosting = ContainerScreen(id: "inner", container: inner)
    let lead = ScreenBody([
      .button(ScreenBody.Button("Push", action: .push("detail"))),
      .button(ScreenBody.Button("Y", action: .select("y"))),
    ])
    container.makeScreen = { $0 == "sheet" ? Popup(id: $0, body: lead) : Popup(id: $0) }
    container.push(hosting, animated: false)
    container.present("sheet")
    fixture.rest()
    container.activate(label: "Push")
    fixture.rest()
    expectEqual(container.pushedScreens.map(\.id), ["inner"])
    expectEqual(inner.pushedScreens.map(\.id), ["detail"])
    container.present("sheet")
    fixture.rest()
    container.activate(label: "Y")
    fixture.rest()
    expectEqual(inner.selectedID, "y")
    expectEqual(container.selectedID, "p0")
    expectEqual(container.checkInvariants(), [])
  }

  @Test("a lift of the fingers ends the axis of a touchpad's move on the sheet, too")
  func pans() throws {
    let lines = (0..<60).map { ScreenBody.Element.label(ScreenBody.Label("Line \($0)")) }
    container.makeScreen = { Popup(id: $0, body: ScreenBody(lines)) }
    open()
    let middle = container.parts.sheets.frame
    func pan(_ dx: Double, _ dy: Double) {
      for _ in 0..<4 {
        fixture.advance(by: 0.01)
        container.handle(.pan(dx: dx, dy: dy, at: Point(x: middle.midX, y: middle.midY)))
      }
      fixture.advance(by: 0.01)
      container.handle(.panEnd)
      fixture.rest()
    }
    func place() -> Double? {
      container.accessibilityTree().first { $0.label == "Line 5" }?.bounds.y
    }
    let before = try #require(place())
    pan(5, 1)
    expectEqual(place(), before)
    pan(0, -40)
    expectLess((place() ?? -.infinity), before)
  }

  @Test("in the middle it comes without travel, and follows the pointer that pulls it")
  func pulledFromTheMiddle() throws {
    container.handle(.resize(Size(width: 700, height: 800), scale: 1))
    container.present("popup")
    fixture.advance(by: 0.05)
    let coming = container.parts.sheets.frame
    fixture.rest()
    let rest = container.parts.sheets.frame
    expectLess(coming.width, rest.width)
    let start = Point(x: rest.midX, y: rest.y + 30)
    container.handle(.press(.mouse, at: start))
    for way in stride(from: 10.0, through: 100, by: 10) {
      fixture.advance(by: 0.02)
      container.handle(.move(.mouse, to: Point(x: start.x, y: start.y + way)))
    }
    let slop = container.configuration.tuning.mouseSlop
    let pulled = container.parts.sheets.frame
    expectEqual(pulled.width, rest.width)
    expect(near(pulled.y, rest.y + 100 - slop, within: 1))
    fixture.advance(by: 0.5)
    container.handle(.release(.mouse, at: Point(x: start.x, y: start.y + 100)))
    fixture.rest()
    expectEqual(container.parts.sheets.frame, rest)
    // Closed without a pull, it goes without travel again.
    container.dismiss()
    fixture.advance(by: 0.05)
    expectLess(container.parts.sheets.frame.width, rest.width)
  }

  @Test("moves by the spring, and is at rest as high as its body in the middle")
  func motion() {
    container.present("popup")
    let start = container.parts.sheets.frame
    expectEqual(start.y, 800)
    expect(container.isMoving)
    fixture.advance(by: 0.1)
    let onTheWay = container.parts.sheets.frame
    expectLess(onTheWay.y, start.y)
    fixture.rest()
    let end = container.parts.sheets.frame
    expectLess(end.y, onTheWay.y)
    expectEqual(end.width, 368)
    expectEqual(end.midX, 200)
    expect(near(end.midY, 400, within: 0.5))
    expect(!container.isMoving)
    expectEqual(container.nextDeadline, nil)
  }

  @Test("is taken away by Escape, by a tap beside it, by pop and by its button")
  func dismissals() {
    let ways: [(Fixture) -> Void] = [
      { $0.key("escape") }, { $0.tap(at: Point(x: 5, y: 5)) }, { $0.container.pop() },
      { $0.container.activate(label: "Not now") },
    ]
    for way in ways {
      open()
      way(fixture)
      expect(container.presentedScreen == nil)
      expectEqual(fixture.take(), [.popped("popup")])
      fixture.rest()
      expectEqual(container.selectedID, "p0")
      expect(container.parts.sheets.hosted == nil)
    }
  }

  @Test("keeps taps, drags, wheel and keys from what lies below")
  func modal() {
    open()
    fixture.tap(item: 1)
    expectEqual(container.selectedID, "p0")
    expect(container.presentedScreen == nil)
    open()
    fixture.drag(from: Point(x: 200, y: 400), by: -300)
    fixture.wheel(1)
    fixture.key("ctrl+tab")
    fixture.key("alt+3")
    fixture.rest()
    expectEqual(container.selectedID, "p0")
    expectEqual(container.presentedScreen?.id, "popup")
    expectEqual(fixture.take(), [])
  }

  @Test("is answered by a tap, while it still comes up too")
  func answers() throws {
    container.present("popup")
    fixture.advance(by: 0.15)
    let hosted = try #require(container.parts.sheets.hosted).door
    let shown = try #require(hosted.parts.bodies.frontBody)
    let button = shown.placed(shown.layout.items[1].frame, offset: 0)
    let frame = container.parts.sheets.frame
    fixture.tap(at: Point(x: frame.x + button.midX, y: frame.y + button.midY))
    expect(container.presentedScreen == nil)
    expectEqual(container.selectedID, "p2")
    fixture.rest()
    expectEqual(container.checkInvariants(), [])
  }

  @Test("that is dismissed under a finger lets go of what the finger held")
  func dismissedUnderFinger() throws {
    open()
    let hosted = try #require(container.parts.sheets.hosted).door
    let shown = try #require(hosted.parts.bodies.frontBody)
    let button = shown.placed(shown.layout.items[1].frame, offset: 0)
    let frame = container.parts.sheets.frame
    fixture.press(frame.x + button.midX, frame.y + button.midY)
    expectEqual(hosted.parts.contacts.down.isEmpty, false)
    container.dismiss()
    expectEqual(!hosted.parts.contacts.down.isEmpty, false)
    fixture.release(frame.x + button.midX, frame.y + button.midY)
    fixture.rest()
    expectEqual(container.selectedID, "p0")
    expectEqual(container.checkInvariants(), [])
  }

  @Test("stays for a message, which knows its sender")
  func messages() {
    let listener = Listener()
    container.delegate = listener
    open()
    container.activate(label: "Tell")
    expectEqual(listener.heard, ["told from popup"])
    expectEqual(container.presentedScreen?.id, "popup")
  }

  @Test("that is called back while it goes turns round where it is")
  func turnsRound() {
    open()
    container.dismiss()
    fixture.advance(by: 0.08)
    let place = container.parts.sheets.frame.y
    expectGreater(place, 200)
    container.present("popup")
    expect(near(container.parts.sheets.frame.y, place, within: 1))
    fixture.rest()
    expectEqual(container.presentedScreen?.id, "popup")
    expectLess(container.parts.sheets.frame.y, 400)
  }

  @Test("lets a press on its way out reach what lies below")
  func closingTakesNothing() {
    open()
    container.dismiss()
    fixture.tap(item: 2)
    expectEqual(container.selectedID, "p2")
  }

  @Test("has an edge where high contrast is wanted, and none elsewhere", arguments: [false, true])
  func edge(isHighContrast: Bool) {
    container.configuration.theme = isHighContrast ? .highContrastDark : .dark
    open()
    let frame = container.parts.sheets.frame.inset(by: -1)
    let separator = container.configuration.theme.separator
    let hasEdge = fixture.commands.contains { command in
      guard case .roundedRect(frame, _, separator) = command.content else { return false }
      return true
    }
    expectEqual(hasEdge, isHighContrast)
  }

  @Test("ends a drag below, whose contact then does nothing")
  func overDrag() {
    fixture.drag(by: -150, release: false)
    container.present("popup")
    fixture.move(10)
    fixture.release(10)
    fixture.rest()
    expectEqual(container.selectedID, "p0")
    expectEqual(container.presentedScreen?.id, "popup")
    expectEqual(container.checkInvariants(), [])
  }

  @Test(
    "has the focus and its ring from the start when a program presents it, and no empty stop has it"
  )
  func focus() {
    container.present("popup")
    expectEqual(container.parts.focusRing.label, "Show me")
    expectNotEqual(container.parts.focusRing.ringed, nil)
    var labels: [String?] = []
    for _ in 0..<4 {
      fixture.key("tab")
      labels.append(container.parts.focusRing.label)
    }
    expectEqual(labels, ["Tell", "Not now", "Show me", "Tell"])
    expectNotEqual(container.parts.focusRing.ringed, nil)
    fixture.key("shift+tab")
    fixture.key("shift+tab")
    expectEqual(container.parts.focusRing.label, "Not now")
    fixture.key("enter")
    expect(container.presentedScreen == nil)
    expectEqual(container.parts.focusRing.label, nil)
  }

  @Test("alone has a ring while it is up, and the toolbar has it again afterwards")
  func focusOfToolbar() {
    container.handle(.key(KeyPress(.tab)))
    open()
    for label in ["Show me", "Tell", "Not now"] {
      var list = DisplayList()
      container.draw(into: &list)
      let rings = list.commands.count { if case .ring = $0.content { true } else { false } }
      expectEqual(container.parts.focusRing.label, label)
      expectEqual(rings, 1)
      if label != "Not now" { container.handle(.key(KeyPress(.tab))) }
    }
    container.handle(.key(KeyPress(.enter)))
    fixture.rest()
    expect(container.presentedScreen == nil)
    expectEqual(container.parts.focusRing.label, "P0")
  }

  @Test("is answered by Enter at once, and gives the focus back")
  func enter() {
    fixture.key("tab")
    expectEqual(container.parts.focusRing.label, "P0")
    container.present("popup")
    expectEqual(container.parts.focusRing.label, "Show me")
    expectNotEqual(container.parts.focusRing.ringed, nil)
    fixture.key("escape")
    fixture.rest()
    expectEqual(container.parts.focusRing.label, "P0")
    container.present("popup")
    fixture.key("enter")
    expect(container.presentedScreen == nil)
    expectEqual(container.selectedID, "p2")
  }

  @Test("is immediate with reduced motion")
  func reducedMotion() {
    container.configuration.reducesMotion = true
    container.present("popup")
    expect(!container.isMoving)
    expectLess(container.parts.sheets.frame.y, 400)
    container.dismiss()
    expect(container.parts.sheets.hosted == nil)
  }

  @Test("of an unknown name warns and changes nothing")
  func unknown() {
    expect(!container.present("nothing"))
    expectEqual(fixture.take(), [.warning("there is no screen \"nothing\"")])
  }

  @Test("is painted over everything, with round corners and a shade")
  func painted() {
    open()
    var list = DisplayList()
    container.draw(into: &list)
    let frame = container.parts.sheets.frame
    let keys = list.commands.map(\.key)
    expect(keys.allSatisfy { $0 <= (keys.last ?? 0) })
    let shade = DrawCommand.Content.fill(
      Rect(x: 0, y: 0, width: 400, height: 800), Color.black.opacity(SheetMetrics.dim))
    expect(list.commands.contains { $0.content == shade })
    let isCut = list.commands.contains {
      guard case .endClip(.rect(let shape)) = $0.content else { return false }
      return shape.frame == frame && shape.radius == 28
    }
    expect(isCut)
  }

  @Test("is called by a storyboard's item and dismissed by its button")
  func storyboard() throws {
    let scene = try SceneFixture(
      """
      {"pages": [
        {"id": "a", "title": "A"},
        {"id": "b", "title": "Offers", "action": {"present": "popup"}},
        {"id": "c", "title": "C"}],
       "screens": [{"id": "popup", "navigationTitle": "P", "body": [
         {"button": {"title": "Close", "dismiss": true}}]}]}
      """)
    scene.activate("Offers")
    expectEqual(scene.container.presentedScreen?.id, "popup")
    expectEqual(scene.stack, ["popup"])
    expectEqual(scene.container.selectedID, "a")
    scene.activate("Close")
    expect(scene.container.presentedScreen == nil)
    scene.drag(from: Point(x: 300, y: 400), by: -250)
    scene.rest()
    expectEqual(scene.container.selectedID, "c")
  }
}
