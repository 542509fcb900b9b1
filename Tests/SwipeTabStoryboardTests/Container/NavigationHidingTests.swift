import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// Pages and screens with and without the navigation bar.
///
/// ```text
///  ┌ Plain ──────┐   ┌─────────────┐
///  │             │ ▸ │  Whole      │
///  │  0          │   │  1          │
///  ├──────┬──────┤   ├──────┬──────┤
/// ```
@Suite("Hiding the navigation bar") @MainActor struct NavigationHidingTests {
  private static let pages = """
    "pages": [
      {"id": "plain", "title": "Plain", "trailing": [{"title": "On", "push": "whole"}],
        "body": ["Plain text"]},
      {"id": "bare", "title": "Bare", "navigationBarVisibility": "hidden", "body": ["Bare text"]}
    ]
    """
  private static func storyboard(_ settings: String = "") -> String {
    """
    { \(settings) "screens": [
        {"id": "whole", "navigationTitle": "Whole", "navigationBarVisibility": "hidden",
          "body": ["Whole text", {"button": {"title": "Leave", "pop": true}}]},
        {"id": "titled", "navigationTitle": "Titled", "navigationBarVisibility": "shown"}],
      \(pages) }
    """
  }

  private func text(_ string: String, in container: TabContainer) -> Rect? {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.lazy.compactMap { command -> Rect? in
      guard case .text(let text) = command.content, text.string == string else { return nil }
      return text.frame
    }.first
  }

  @Test("a page without the bar begins at the top, and the bar goes away with the position")
  func page() throws {
    let fixture = try SceneFixture(Self.storyboard())
    let container = fixture.container
    expectEqual(text("Plain text", in: container)?.y, 60)
    expectEqual(
      container.parts.presentation.reachableNavigationBar, Rect(x: 0, y: 0, width: 400, height: 44))
    fixture.drag(from: Point(x: 300, y: 400), by: -104, release: false)
    expect(near(container.parts.presentation.navigationHiding, 0.25))
    expectEqual(container.parts.presentation.reachableNavigationBar?.y, -11)
    fixture.container.handle(.cancel(.mouse))
    container.select("bare", animated: false)
    expectEqual(container.parts.presentation.reachableNavigationBar, nil)
    expectEqual(text("Bare text", in: container)?.y, 16)
    expectGreater(text("Bare", in: container)?.y ?? 0, 44)
  }

  @Test("while it is hidden it takes no input, and what lies there is the page's")
  func input() throws {
    let fixture = try SceneFixture(Self.storyboard())
    let container = fixture.container
    let button = Point(x: 380, y: 22)
    expectEqual(container.parts.barTargets.target(at: button), .trailing(0))
    container.select("bare", animated: false)
    expectEqual(container.parts.barTargets.target(at: button), nil)
    expect(!container.parts.barTargets.isOnBar(button))
    expect(!container.activate(label: "On"))
    container.select("plain", animated: false)
    fixture.tap(380, 22)
    fixture.rest()
    expectEqual(fixture.stack, ["whole"])
    expectEqual(container.parts.barTargets.target(at: Point(x: 20, y: 22)), nil)
    fixture.activate("Leave")
    expectEqual(fixture.stack, [])
  }

  @Test("a pushed screen covers the place of the bar, and Escape leads back")
  func screen() throws {
    let fixture = try SceneFixture(Self.storyboard())
    fixture.container.push("whole")
    fixture.advance(by: 0.05)
    expect((0.01...0.99).contains(fixture.container.parts.presentation.navigationHiding))
    fixture.rest()
    expectEqual(text("Whole text", in: fixture.container)?.y, 16)
    expectEqual(fixture.container.shownFrame, Rect(x: 0, y: 0, width: 400, height: 800))
    fixture.container.handle(.key(KeyPress(.escape)))
    fixture.rest()
    expectEqual(fixture.stack, [])
    expectEqual(fixture.container.parts.presentation.navigationHiding, 0)
  }

  @Test("where the options hide it, a screen may show it")
  func shown() throws {
    let fixture = try SceneFixture(
      Self.storyboard(#""navigationBarVisibility": "hidden", "#))
    let container = fixture.container
    expectEqual(container.parts.presentation.reachableNavigationBar, nil)
    expectEqual(text("Plain text", in: container)?.y, 16)
    container.push("titled")
    fixture.rest()
    expectEqual(container.parts.presentation.reachableNavigationBar?.height, 44)
    expectEqual(container.shownFrame.y, 44)
    fixture.tap(20, 22)
    fixture.rest()
    expectEqual(fixture.stack, [])
  }

  /// A container without the bar, from which another one is pushed.
  private func nested(_ settings: String, outer: String = "") throws -> SceneFixture {
    try SceneFixture(
      """
      {"root": "outer", "containers": [
        {"id": "outer", \(outer) "pages": [{"id": "one", "title": "One"}]},
        {"id": "inner", \(settings) "pages": [
          {"id": "two", "title": "Two", "trailing": [{"title": "Find", "send": "find"}]},
          {"id": "three", "title": "Three"}]}]}
      """)
  }

  @Test("a pushed container decides for its pages, whatever the one below it does")
  func pushedContainer() throws {
    let hidden = #""navigationBarVisibility": "hidden","#
    let shown = try nested("", outer: hidden)
    expectEqual(shown.container.parts.presentation.reachableNavigationBar, nil)
    shown.container.push("inner")
    shown.rest()
    expectEqual(shown.container.parts.presentation.reachableNavigationBar?.height, 44)
    var list = DisplayList()
    shown.container.draw(into: &list)
    expect(
      list.commands.contains { command in
        guard case .text(let text) = command.content else { return false }
        return text.string == "Two" && text.frame.y < 44
      })
    shown.tap(20, 22)
    shown.rest()
    expectEqual(shown.stack, [])
    let bare = try nested(hidden)
    bare.container.push("inner")
    bare.rest()
    expectEqual(bare.container.parts.presentation.reachableNavigationBar, nil)
    for fixture in [shown, bare] { expectEqual(fixture.container.checkInvariants(), []) }
  }

  @Test("the bar has the colors of the container that it titles, mixed on the way")
  func colors() throws {
    let fixture = try nested(#""theme": "dark","#)
    let container = fixture.container
    func look() -> (bar: Color?, title: Color?) {
      var list = DisplayList()
      container.draw(into: &list)
      let bar = list.commands.lazy.compactMap { command -> Color? in
        guard case .fill(let rect, let color) = command.content,
          rect == Rect(x: 0, y: 0, width: 400, height: 44)
        else { return nil }
        return color
      }.first
      let title = list.commands.lazy.compactMap { command -> Color? in
        guard case .text(let text) = command.content, text.string == "Two", text.frame.y < 44
        else { return nil }
        return text.color
      }.first
      return (bar, title)
    }
    expectEqual(look().bar, Theme.light.navigationBar)
    container.push("inner")
    fixture.advance(by: 0.08)
    let depth = container.parts.navigator.coveringStack?.depth ?? 0
    expect((0.1...0.9).contains(depth))
    let (light, dark) = (Theme.light.navigationBar, Theme.dark.navigationBar)
    expectEqual(look().bar, light.mixed(with: dark, share: depth))
    fixture.rest()
    expectEqual(look().bar, dark)
    expectEqual(look().title, Theme.dark.text)
    expectEqual(container.parts.presentation.navigationColors.line, Theme.dark.separator)
  }

  @Test("a toolbar at the top goes up with it")
  func toolbar() throws {
    let fixture = try SceneFixture(Self.storyboard(#""toolbar": "top", "#))
    let container = fixture.container
    expectEqual(container.parts.presentation.reachableToolbar?.y, 44)
    expectEqual(text("Plain text", in: container)?.y, 109)
    container.select("bare", animated: false)
    expectEqual(container.parts.presentation.reachableToolbar?.y, 0)
    expectEqual(text("Bare text", in: container)?.y, 65)
    fixture.tap(100, 25)
    fixture.rest()
    expectEqual(container.selectedID, "plain")
  }

  @Test("opaque bars leave their room to the page", arguments: ["top", "bottom"])
  func opaque(toolbar: String) throws {
    let fixture = try SceneFixture(
      Self.storyboard(#""translucent": false, "toolbar": "\#(toolbar)", "#))
    let container = fixture.container
    let top = toolbar == "top" ? 49.0 : 0
    container.select("bare", animated: false)
    expectEqual(text("Bare text", in: container)?.y, top + 16)
    let room = container.parts.presentation.room(
      for: container.parts.catalog.page(at: 1).traits, overToolbar: false)
    expectEqual(room.viewport, Rect(x: 0, y: top, width: 400, height: 751))
  }

  @Test(
    "the pages of a hosted container hide the host's bar",
    arguments: ["", #""translucent": false, "#], ["top", "bottom"])
  func hosted(settings: String, toolbar: String) throws {
    let fixture = try SceneFixture(
      """
      { \(settings) "root": "start", "screens": [
          {"id": "start", "navigationTitle": "Start"}],
        "containers": [{"id": "tabs", "toolbar": "\(toolbar)", \(Self.pages.replacing("whole", "start"))}] }
      """)
    let top = toolbar == "top" ? 49.0 : 0
    let container = fixture.container
    container.push("tabs")
    fixture.rest()
    expectEqual(container.parts.presentation.reachableNavigationBar?.y, 0)
    expectEqual(text("Plain text", in: container)?.y, 44 + top + 16)
    fixture.activate("Bare")
    expectEqual(container.parts.presentation.reachableNavigationBar, nil)
    expectEqual(text("Bare text", in: container)?.y, top + 16)
    expectEqual(container.checkInvariants(), [])
    // Where the bar was, pages are swiped now.
    fixture.drag(from: Point(x: 100, y: 60), by: 250)
    fixture.rest()
    expectEqual(container.shownContainer.selectedID, "plain")
    expectEqual(container.parts.presentation.reachableNavigationBar?.y, 0)
  }
}

extension String {
  /// The text with one word in the place of another.
  fileprivate func replacing(_ word: String, _ other: String) -> String {
    var (result, rest) = ("", self[...])
    while let range = rest.firstRange(of: word) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
