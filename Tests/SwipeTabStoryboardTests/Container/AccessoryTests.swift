import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// A container 400 × 800 points, its bars 44 and 49 high, over pages that scroll far, with a strip above the toolbar.
@Suite("A view above the toolbar")
@MainActor struct AccessoryTests {
  private static let lines = (0..<60).map { "{\"label\": \"Line \($0)\"}" }.joined(separator: ",")

  private func fixture(
    _ more: String = "",
    adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> SceneFixture {
    func page(_ id: String, _ more: String = "") -> String {
      """
      {"id": "\(id)", "title": "\(id)", "image": "ic_star"\(more), "body": [
        \(Self.lines), {"button": {"title": "Last of \(id)", "send": "last"}}]}
      """
    }
    return try SceneFixture(
      """
      {"accessory": "player", "pages": [\(page("a")), \(page("b", more))],
       "screens": [
         {"id": "player", "navigationTitle": "Now playing", "body": [
           {"button": {"title": "Pause", "toggle": "paused"}},
           {"toggle": {"id": "paused", "title": "Paused"}}]},
         {"id": "detail", "body": [{"label": "Detail"}]}]}
      """
    ) {
      $0.tuning.mouseSlop = 0
      adjust(&$0)
    }
  }

  private func scroll(_ fixture: SceneFixture, by distance: Double) {
    fixture.container.handle(
      .wheel(dx: 0, dy: -distance / 40, at: Point(x: 200, y: 300), shift: false))
    fixture.rest()
  }

  private func strip(_ fixture: SceneFixture) -> Rect? {
    fixture.container.parts.presentation.accessoryFrame
  }

  private func frame(of label: String, _ fixture: SceneFixture) throws -> Rect {
    try #require(fixture.container.accessibilityTree().first { $0.label == label }).bounds
  }

  private func tap(_ fixture: SceneFixture, _ rect: Rect) {
    fixture.tap(rect.midX, rect.midY)
    fixture.rest()
  }

  @Test("a text in it has one line, also a large one")
  func oneLine() throws {
    struct Strip: Screen {
      let id: PageID = "strip"
      let body: ScreenBody?
    }
    let long = Array(repeating: "long words", count: 20).joined(separator: " ")
    var heights: [Double] = []
    for text in ["Short", long] {
      let fixture = try fixture { $0.textScale = 2 }
      fixture.container.accessory = Strip(body: ScreenBody([.label(.init(text))]))
      try heights.append(#require(strip(fixture)).height)
    }
    expectEqual(heights[0], heights[1])
  }

  @Test("with nothing in it there is none, until there is something in it")
  func empty() throws {
    struct Strip: Screen {
      let id: PageID = "strip"
      let body: ScreenBody?
    }
    let fixture = try fixture()
    let insets = fixture.container.parts.context.layout.insets
    fixture.container.accessory = Strip(body: ScreenBody([]))
    expectEqual(strip(fixture), nil)
    expectLess(fixture.container.parts.context.layout.insets.bottom, insets.bottom)
    fixture.container.accessory = Strip(
      body: ScreenBody([.button(.init("Play", action: .send("play")))]))
    expectNotEqual(strip(fixture), nil)
    expectNotEqual(fixture.container.accessibilityTree().first { $0.label == "Play" }, nil)
    fixture.container.accessory = Strip(body: ScreenBody([]))
    expectEqual(strip(fixture), nil)
    expect(fixture.container.checkInvariants().isEmpty)
    fixture.container.accessory = Strip(body: nil)
    expectEqual(strip(fixture), nil)
    expect(fixture.container.checkInvariants().isEmpty)
    expectEqual(fixture.container.accessibilityTree().first { $0.label == "Play" }, nil)
  }

  @Test("its content is never cut, however narrow its place", arguments: [2, 4, 6, 8, 10, 14])
  func narrow(words: Int) throws {
    struct Strip: Screen {
      let id: PageID = "strip"
      let body: ScreenBody?
    }
    let text = Array(repeating: "words", count: words).joined(separator: " ")
    for position in [ContainerConfiguration.ToolbarPosition.bottom, .leading] {
      let fixture = try fixture {
        ($0.hidesOnScroll, $0.toolbarPosition) = (.shrink, position)
      }
      fixture.container.accessory = Strip(body: ScreenBody([.label(ScreenBody.Label(text))]))
      for distance in [0.0, 400, 400] {
        scroll(fixture, by: distance)
        let place = try #require(strip(fixture))
        let label = try frame(of: text, fixture)
        expectAtLeast(
          label.y, place.y - 0.5,
          "\(position), \(distance): \(label) in \(place)")
        expectAtMost(
          label.maxY, place.maxY + 0.5,
          "\(position), \(distance): \(label) in \(place)")
      }
      expectEqual(fixture.container.checkInvariants(), [])
    }
  }

  @Test("it stands above a toolbar at the bottom, as wide as the container with a margin")
  func above() throws {
    let fixture = try fixture()
    let place = try #require(strip(fixture))
    expectEqual(place.x, 8)
    expectEqual(place.maxX, 392)
    expectEqual(place.maxY, 743)
    expectEqual(place.height, fixture.container.parts.accessoryPlace.height)
    expectGreater(place.height, 44)
    expectEqual(fixture.container.checkInvariants(), [])
    expect(!fixture.container.isMoving)
    expectEqual(fixture.container.nextDeadline, nil)
  }

  @Test("it takes the whole room of a floating toolbar that hides")
  func floating() throws {
    let fixture = try fixture {
      $0.toolbarStyle = .floating
      $0.hidesOnScroll = .toolbar
    }
    let rest = try #require(strip(fixture))
    let taken = fixture.container.parts.context.layout.toolbarThickness
    expectEqual(rest.maxY, 800 - taken - 8)
    scroll(fixture, by: 400)
    expectEqual(strip(fixture)?.maxY, 792)
  }

  @Test("it stands below a toolbar at the top, and at the bottom beside one at a side")
  func edges() throws {
    let top = try fixture { $0.toolbarPosition = .top }
    expectEqual(strip(top)?.y, 101)
    let side = try fixture { $0.toolbarPosition = .leading }
    expectEqual(strip(side)?.maxY, 792)
    expectEqual(strip(side)?.x, 88)
  }

  @Test("pages keep their content clear of it, with opaque bars too", arguments: [true, false])
  func clear(isTranslucent: Bool) throws {
    let fixture = try fixture { $0.isTranslucent = isTranslucent }
    let top = try #require(strip(fixture)).y
    expectEqual(fixture.container.shownFrame.maxY, top)
    scroll(fixture, by: 99_999)
    let last = try frame(of: "Last of a", fixture)
    expectAtMost(last.maxY, top)
    expectGreater(last.maxY, top - 40)
  }

  @Test("taps on it are its own, and beside its elements they do nothing")
  func taps() throws {
    let fixture = try fixture()
    tap(fixture, try frame(of: "Pause", fixture))
    expect(fixture.container.isOn("paused"))
    let place = try #require(strip(fixture))
    fixture.tap(place.x + 3, place.midY)
    expectEqual(fixture.container.selectedID, "a")
    expect(fixture.container.isOn("paused"))
    expectEqual(fixture.container.parts.bodyTargets.target(at: Point(x: 200, y: place.midY)), nil)
  }

  @Test("a drag that begins on it turns no page")
  func drags() throws {
    let fixture = try fixture()
    let place = try #require(strip(fixture))
    fixture.drag(from: Point(x: 300, y: place.y + 4), by: -250)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "a")
  }

  @Test("Tab leads from the page over it to the toolbar, and keys use it")
  func focus() throws {
    let fixture = try fixture()
    let container = fixture.container
    var labels: [String] = []
    for _ in 0..<5 {
      container.handle(.key(KeyPress(.tab)))
      labels.append(container.parts.focusRing.label ?? "")
    }
    expectEqual(labels, ["a", "Last of a", "Pause", "Paused", "a"])
    container.handle(.key(KeyPress(.tab, modifiers: .shift)))
    expectEqual(container.parts.focusRing.label, "Paused")
    container.handle(.key(KeyPress(.space)))
    expect(container.isOn("paused"))
    expectEqual(container.accessibilityTree().first { $0.isFocused }?.label, "Paused")
    expectEqual(container.checkInvariants(), [])
  }

  @Test("assistive programs find it between page and toolbar, and activate what is in it")
  func accessibility() throws {
    let fixture = try fixture()
    let tree = fixture.container.accessibilityTree()
    let parts = tree.children.map(\.id)
    let own = try #require(parts.firstIndex(of: "accessory/player"))
    expect(parts.firstIndex(of: "tabs") == own + 1 && parts[own - 1].hasPrefix("panel/"))
    expectEqual(tree.children[own].label, "Now playing")
    let button = try #require(tree.first { $0.label == "Pause" })
    expect(fixture.container.activate(button))
    expect(fixture.container.isOn("paused"))
  }

  @Test("it takes the room of a toolbar that scrolling hides, and comes back with it")
  func hides() throws {
    let fixture = try fixture { $0.hidesOnScroll = .toolbar }
    let rest = try #require(strip(fixture))
    scroll(fixture, by: 20)
    scroll(fixture, by: 300)
    expectEqual(strip(fixture)?.maxY, 792)
    scroll(fixture, by: -300)
    expectEqual(strip(fixture), rest)
  }

  @Test("beside a shrunk toolbar it stands if it is low enough, from left to right and back")
  func shrinks() throws {
    for isRightToLeft in [false, true] {
      let fixture = try fixture {
        $0.hidesOnScroll = .shrink
        $0.isRightToLeft = isRightToLeft
      }
      fixture.container.accessory = BasePage.strip
      let height = fixture.container.parts.accessoryPlace.height
      scroll(fixture, by: 300)
      let bar = try #require(fixture.container.parts.presentation.reachableToolbar)
      let place = try #require(strip(fixture))
      expectEqual(bar.height, height)
      expectEqual(bar.width, height)
      expectEqual(bar.y, place.y)
      expectEqual(place.height, height)
      expectEqual(place.maxY, 792)
      expect(isRightToLeft ? place.maxX == bar.x - 8 : place.x == bar.maxX + 8)
      let label = try frame(of: "Blue in Green", fixture)
      expectEqual(place.union(label), place)
      expectEqual(fixture.container.checkInvariants(), [])
    }
  }

  @Test("one that is too high for that stays in its place, unless it has a lower body for it")
  func tooHigh() throws {
    struct Strip: Screen {
      let id: PageID = "strip"
      let body: ScreenBody?
      let inlineBody: ScreenBody?
    }
    let buttons = ScreenBody(
      ["Play", "Stop"].map { .button(ScreenBody.Button($0, action: .send("x"))) })
    let line = ScreenBody([.label(ScreenBody.Label("Playing"))])
    for inline in [buttons, line] {
      let fixture = try fixture { $0.hidesOnScroll = .shrink }
      fixture.container.accessory = Strip(body: buttons, inlineBody: inline)
      let rest = try #require(strip(fixture))
      expectGreater(rest.height, 72, "higher than the shrunk toolbar")
      scroll(fixture, by: 300)
      let isInline = inline === line
      expectEqual(fixture.container.parts.presentation.toolbarShrinking, 1, "the toolbar shrinks")
      expectEqual(fixture.container.isAccessoryInline, isInline, "beside the toolbar")
      expectEqual((strip(fixture) == rest), !isInline, "stays in its place")
      let label = fixture.container.accessibilityTree().first { $0.label == "Playing" }
      expectEqual((label != nil), isInline, "the body for that place")
      scroll(fixture, by: -400)
      expectEqual(strip(fixture), rest, "back again")
      expect(!fixture.container.isAccessoryInline, "back again")
      expectEqual(fixture.container.checkInvariants(), [], "invariants")
    }
  }

  @Test("whether it fits there does not depend on what was measured before")
  func measuredAgain() throws {
    let fixture = try fixture { $0.hidesOnScroll = .shrink }
    let container = fixture.container
    let song = BasePage(id: "song", item: TabItem(title: "Song"))
    song.body = ScreenBody([
      .label(ScreenBody.Label("A long title of a song")), .label(ScreenBody.Label("A quiet boat")),
    ])
    var answers: Set<Bool> = []
    for width in stride(from: 200.0, through: 480, by: 4) {
      container.handle(.resize(Size(width: width, height: 800), scale: 1))
      container.accessory = song
      let fits = container.parts.accessoryPlace.inlineHeight != nil
      container.accessory = song
      let again = container.parts.accessoryPlace.inlineHeight != nil
      expectEqual(again, fits, "\(width)")
      answers.insert(fits)
    }
    expectEqual(answers, [false, true])
  }

  @Test("a page that hides the toolbar hides it too, half way on the way there")
  func hiddenByPage() throws {
    let fixture = try fixture(#", "toolbarVisibility": "hidden""#)
    let rest = try #require(strip(fixture))
    fixture.drag(from: Point(x: 300, y: 300), by: -200, release: false)
    let half = try #require(strip(fixture))
    expect(near(half.y, (rest.y + 808) / 2, within: 0.5))
    fixture.container.handle(.release(.mouse, at: Point(x: 100, y: 300)))
    fixture.rest()
    expectEqual(fixture.container.selectedID, "b")
    expectEqual(strip(fixture), nil)
    expectEqual(fixture.container.shownFrame.maxY, 800)
  }

  @Test("a screen over the toolbar covers it; it takes nothing meanwhile")
  func covered() throws {
    let fixture = try fixture()
    let button = try frame(of: "Pause", fixture)
    fixture.container.push("detail", animated: false)
    tap(fixture, button)
    expect(!fixture.container.isOn("paused"))
    expectEqual(fixture.container.accessibilityTree().first { $0.label == "Pause" }, nil)
    fixture.container.pop(animated: false)
    tap(fixture, button)
    expect(fixture.container.isOn("paused"))
  }

  @Test("without it everything is where it was")
  func gone() throws {
    let fixture = try fixture()
    fixture.container.accessory = nil
    expectEqual(strip(fixture), nil)
    expectEqual(fixture.container.shownFrame.maxY, 751)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("another body of the same screen is measured anew, and keeps the focus")
  func changes() throws {
    let fixture = try fixture()
    let container = fixture.container
    for _ in 0..<3 { container.handle(.key(KeyPress(.tab))) }
    let page = BasePage(id: "player", item: TabItem(title: "Player"))
    page.body = ScreenBody([.button(ScreenBody.Button("Resume", action: .toggle("paused")))])
    container.accessory = page
    expectEqual(container.parts.focusRing.label, "Resume")
    let low = try #require(strip(fixture)).height
    page.body = ScreenBody([
      .label(ScreenBody.Label("Ready")),
      .button(ScreenBody.Button("Resume", action: .toggle("paused"))),
    ])
    try expectGreater(#require(strip(fixture)).height, low)
  }

  @Test("the storyboard that comes along shows it beside a shrunk toolbar, below headers")
  func storyboard() throws {
    let bytes = try PackageFile.bytes("Assets/storyboards/player.json")
    let schema = try JSONSchema(try PackageFile.bytes("Assets/schema/storyboard.schema.json"))
    try expect(schema.accepts(try JSONReader.parse(bytes).root))
    let fixture = try SceneFixture(String(decoding: bytes, as: UTF8.self))
    scroll(fixture, by: 400)
    let bar = try #require(fixture.container.parts.presentation.reachableToolbar)
    expectEqual(strip(fixture)?.x, bar.maxX + 8)
    expectEqual(fixture.container.parts.headers.front?.frame.height, 56)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test(
    "between a shrunk toolbar and a whole one its content stays, and neither covers the other",
    arguments: [false, true])
  func between(isRightToLeft: Bool) throws {
    let bytes = try PackageFile.bytes("Assets/storyboards/player.json")
    let fixture = try SceneFixture(String(decoding: bytes, as: UTF8.self)) {
      $0.isRightToLeft = isRightToLeft
    }
    scroll(fixture, by: 400)
    let presentation = fixture.container.parts.presentation
    var place = try #require(strip(fixture))
    let content = try content(fixture)
    for step in 1...40 {
      fixture.container.drag(to: Double(step) / 40)
      let bar = try #require(presentation.reachableToolbar)
      let next = try #require(strip(fixture))
      expect(!bar.intersects(next), "\(step): \(bar), \(next)")
      // It goes up and gets wider, and never back.
      expectAtMost(next.y, place.y, "\(step)")
      expectAtLeast(next.width, place.width, "\(step)")
      place = next
      let now = try self.content(fixture)
      expectEqual(now.alpha, content.alpha, "\(step)")
      expect(near(now.leading, content.leading, within: 1), "\(step)")
      expect(near(now.trailing, content.trailing, within: 1), "\(step)")
      expect(now.hasItem, "\(step)")
    }
    expectEqual(presentation.toolbarShrinking, 0)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  /// The alpha of the title in the player's strip, the distances of the title and of the button from the ends of the
  /// strip, and whether the toolbar shows the image of an item.
  private func content(
    _ fixture: SceneFixture
  ) throws -> (alpha: UInt8, leading: Double, trailing: Double, hasItem: Bool) {
    let place = try #require(strip(fixture))
    let bar = try #require(fixture.container.parts.presentation.reachableToolbar)
    let isRightToLeft = fixture.container.configuration.isRightToLeft
    var list = DisplayList()
    fixture.container.draw(into: &list)
    var result = (alpha: UInt8(0), leading: Double.infinity, trailing: Double.infinity)
    var hasItem = false
    for command in list.commands {
      switch command.content {
      case .text(let text) where text.string == "Blue in Green":
        result.alpha = max(result.alpha, text.color.alpha)
        let distance = isRightToLeft ? place.maxX - text.frame.maxX : text.frame.x - place.x
        result.leading = min(result.leading, distance)
      case .icon(let icon) where icon.name == "ic_pause":
        let distance = isRightToLeft ? icon.frame.x - place.x : place.maxX - icon.frame.maxX
        result.trailing = min(result.trailing, distance)
      case .icon(let icon):
        let middle = Point(x: icon.frame.midX, y: icon.frame.midY)
        if bar.contains(middle), icon.opacity > 0, icon.tint?.alpha != 0 { hasItem = true }
      default: break
      }
    }
    return (result.alpha, result.leading, result.trailing, hasItem)
  }

  @Test("on the way beside the toolbar, buttons at both ends take taps")
  func tapsBetween() throws {
    func button(_ title: String) -> String {
      """
      {"column": {"width": 40, "items": [
        {"button": {"title": "\(title)", "image": "ic_play", "style": "icon", "on": "\(title)"}}]}}
      """
    }
    let fixture = try SceneFixture(
      """
      {"accessory": "player", "state": {"Back": false, "Next": false},
       "pages": [
         {"id": "a", "title": "a", "image": "ic_star", "body": [\(Self.lines)]},
         {"id": "b", "title": "b", "image": "ic_star", "body": [\(Self.lines)]}],
       "screens": [{"id": "player", "body": [
         {"row": [\(button("Back")), {"column": ["Blue in Green"]}, \(button("Next"))]}]}]}
      """
    ) { $0.hidesOnScroll = .shrink }
    scroll(fixture, by: 300)
    fixture.container.drag(to: 0.5)
    let place = try #require(strip(fixture))
    expectGreater(place.width, 330)
    expectLess(place.width, 384)
    fixture.tap(place.x + 36, place.midY)
    expect(fixture.container.isOn("Back"))
    expect(!fixture.container.isOn("Next"))
    fixture.tap(place.maxX - 36, place.midY)
    expect(fixture.container.isOn("Next"))
  }

  @Test("a page that is not there is a mistake with its place and the nearest name")
  func mistakes() {
    let file = #"{"accessory": "plaier", "pages": [{"id": "player", "title": "A"}]}"#
    #expect(throws: (any Error).self) { try SceneFixture(file) }
    do {
      _ = try SceneFixture(file)
    } catch {
      expect("\(error)".contains("1:15: there is no page \"plaier\"; did you mean \"player\"?"))
    }
  }
}

extension BasePage {
  /// A strip that is low enough to stand beside a shrunk toolbar.
  fileprivate static var strip: BasePage {
    let page = BasePage(id: "strip", item: TabItem(title: "Strip"))
    page.body = ScreenBody([.label(ScreenBody.Label("Blue in Green"))])
    return page
  }
}
