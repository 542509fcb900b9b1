import Testing

@testable import TestSupport

@testable import SwipeTabDesktop
@testable import SwipeTabKit

/// The walk through SwipeTabController's test harness, screen by screen.
///
/// The numbers are those of the acceptance list that was made from its sources. Two registrations that the original
/// lets through, a page that is no tab and an item that is empty, are dropped and reported here.
@Suite("The harness") @MainActor struct HarnessTests {
  private let container: TabContainer
  private let scene: Scene
  private let log: Log

  /// What the callbacks said.
  private final class Log {
    var lines: [String] = []
  }

  init() throws {
    try self.init(locale: nil)
  }

  private init(locale: String?) throws {
    let language = locale.map { ["--locale", $0] } ?? []
    let launch = try Launch(arguments: ["--demo", "harness", "--headless"] + language)
    scene = try launch.scene()
    container = try launch.container(
      scene, size: Size(width: 480, height: 800), scale: 1, measurer: FixedTextMeasurer())
    let log = Log()
    container.willSelect = { log.lines.append("before \($0.to?.rawValue ?? "-")") }
    container.didSelect = { log.lines.append("after \($0.to?.rawValue ?? "-")") }
    self.log = log
  }

  private var shown: TabContainer { container.shownContainer }
  private var labels: [String] {
    (0..<shown.count).map { shown.parts.catalog.page(at: $0).item.label }
  }
  private var content: NavigationContent? { container.parts.navigationBar.content }

  private func activate(_ label: String) {
    expect(container.activate(label: label), "\(label) is not there")
    rest()
  }

  private func rest() { container.advance(to: container.time + 10) }

  /// Drags the pages to a neighbour; −1 to the next, 1 to the one before.
  private func swipe(_ sign: Double) {
    container.handle(.press(.mouse, at: Point(x: 240, y: 400)))
    container.handle(.move(.mouse, to: Point(x: 240 + sign * 300, y: 400)))
    container.advance(to: container.time + 1)
    container.handle(.release(.mouse, at: Point(x: 240 + sign * 300, y: 400)))
    rest()
  }

  @Test("1 and 3: Storyboard Only starts on TAB 1 of four, and swipes end at both ends")
  func storyboardOnly() {
    activate("Storyboard Only")
    expectEqual(labels, ["TAB 0", "TAB 1", "TAB 2", "TAB 3"])
    expectEqual(shown.selectedIndex, 1)
    for expected in [0, 0] {
      swipe(1)
      expectEqual(shown.selectedIndex, expected)
    }
    for expected in [1, 2, 3, 3] {
      swipe(-1)
      expectEqual(shown.selectedIndex, expected)
    }
  }

  @Test("3: what cannot be a tab is dropped and reported")
  func dropped() {
    let messages = scene.warnings.map(\.message)
    expect(messages.contains { $0.contains("controller4") })
    expect(messages.contains { $0.contains("controller7") })
  }

  @Test("4: Programmatic Only and Hybrid start on TAB 0, with circles for what is generated")
  func generated() {
    activate("Programmatic Only")
    expectEqual(shown.selectedIndex, 0)
    expectEqual(labels, ["TAB 0", "TAB 1", "TAB 2", "TAB 3"])
    expectEqual(
      (0..<4).map { shown.parts.catalog.page(at: $0).item.image }, (0..<4).map { "circle-\($0)" })
    activate("Back")
    activate("Hybrid")
    expectEqual(shown.selectedIndex, 0)
    expectEqual(
      (0..<3).map { shown.parts.catalog.page(at: $0).item.image },
      [
        "square-0", "circle-1", "circle-2",
      ])
  }

  @Test("5: the switches change the three swipe screens and not the comparison")
  func switches() {
    activate("Tab Bar On Top")
    activate("Text On Right")
    for screen in ["Storyboard Only", "Programmatic Only", "Hybrid"] {
      activate(screen)
      expectEqual(shown.configuration.toolbarPosition, .top)
      expectEqual(shown.configuration.titles, .beside)
      activate("Back")
    }
    activate("UITabBarController")
    expectEqual(shown.configuration.toolbarPosition, .bottom)
    expectEqual(shown.configuration.titles, .below)
  }

  @Test("6 and 7: title and button follow the page; End Of the Line goes one step back, or all")
  func endOfTheLine() {
    activate("Storyboard Only")
    expectEqual(content?.title, "TAB 1")
    swipe(-1)
    expectEqual(content?.title, "TAB 2")
    expectEqual((content?.trailing.map(\.label) ?? []), ["Next"])
    activate("Next")
    expectEqual(content?.title, "End Of the Line")
    expectEqual((content?.leading.map(\.label) ?? []), ["Back", "All the way back"])
    expect(!container.activate(label: "TAB 1"), "the end of the line covers the bar")
    activate("Back")
    expectEqual(content?.title, "TAB 2")
    expectEqual(shown.selectedIndex, 2)
    activate("Next")
    activate("All the way back")
    expectEqual(content?.title, "Test Harness")
    expect(container.pushedScreens.isEmpty)
    activate("Storyboard Only")
    expectEqual(shown.selectedIndex, 1)
  }

  @Test("8: the callbacks before and after each change are told")
  func callbacks() {
    activate("Storyboard Only")
    activate("TAB 3")
    swipe(1)
    expectEqual(
      log.lines,
      [
        "before controller3", "after controller3", "before controller2", "after controller2",
      ])
  }

  @Test(
    "9: a badge is shown, and all texts are there in each language", arguments: ["en", "ja", "he"])
  func languages(locale: String) throws {
    let harness = try HarnessTests(locale: locale)
    let title = harness.content?.title
    expectEqual(title, ["en": "Test Harness", "ja": "テストハーネス", "he": "מסך בדיקה"][locale])
    expectEqual(harness.container.configuration.isRightToLeft, locale == "he")
    harness.container.push("storyboardOnly")
    harness.rest()
    expectEqual(harness.shown.parts.catalog.page(at: 0).item.badge, .count(3))
    var list = DisplayList()
    harness.container.draw(into: &list)
    for command in list.commands {
      if case .text(let text) = command.content { expect(!text.string.contains("SLUG-")) }
    }
  }

  @Test(
    "the way back and the last place of a full toolbar speak the language too",
    arguments: [
      ("en", "Back", "More"), ("ja", "戻る", "その他"), ("he", "חזרה", "עוד"), ("ar", "رجوع", "المزيد"),
    ])
  func ownWords(locale: String, back: String, more: String) throws {
    let harness = try HarnessTests(locale: locale)
    harness.container.push("classic")
    harness.rest()
    expectEqual((harness.content?.leading.map(\.label) ?? []), [back])
    expectEqual(harness.shown.parts.toolbar.item(at: 4).label, more)
    expect(harness.container.activate(label: more))
    harness.rest()
    expectEqual(harness.content?.title, more)
  }

  @Test("the fifth tab of the comparison lists the pages that have no tab")
  func more() {
    activate("UITabBarController")
    activate("More")
    activate("TAB 4")
    expectEqual(content?.title, "TAB 4")
    expectEqual(shown.selectedID, "more")
    expectNotEqual(shown.parts.presentation.reachableToolbar, nil)
    activate("Next")
    expectNotEqual(
      shown.parts.presentation.reachableToolbar, nil, "the bar stays over a pushed screen")
    activate("Back")
    activate("Back")
    expectEqual(content?.title, "More")
  }

  @Test("in the comparison each tab keeps its own stack, and the double chevron leads to the start")
  func comparison() {
    activate("UITabBarController")
    activate("Next")
    expectEqual(content?.title, "End Of the Line")
    activate("TAB 1")
    expectEqual(content?.title, "TAB 1")
    activate("TAB 0")
    expectEqual(content?.title, "End Of the Line")
    activate("All the way back")
    expectEqual(content?.title, "Test Harness")
    expect(container.pushedScreens.isEmpty)
  }

  @Test("the comparison does not swipe, but its tabs can be tapped")
  func comparisonWithoutSwipes() {
    activate("UITabBarController")
    swipe(-1)
    expectEqual(shown.selectedIndex, 0)
    expectEqual(shown.position, 0)
    activate("TAB 1")
    swipe(1)
    expectEqual(shown.selectedIndex, 1)
    expectEqual(shown.position, 1)
  }

  @Test(
    "in a wide window the three swipe screens keep the bar where they are told",
    arguments: ["Storyboard Only", "Programmatic Only", "Hybrid"])
  func wide(screen: String) {
    container.handle(.resize(Size(width: 1000, height: 700), scale: 1))
    activate(screen)
    expectEqual(shown.parts.presentation.reachableToolbar?.maxY, 700)
    expectEqual(shown.parts.presentation.reachableToolbar?.width, 1000)
    activate("Back")
    activate("Tab Bar On Top")
    activate(screen)
    expectEqual(shown.parts.presentation.reachableToolbar?.y, 0)
    expectEqual(shown.parts.presentation.reachableToolbar?.width, 1000)
  }

  @Test("in a wide window the comparison has a sidebar, as it goes its own way")
  func wideComparison() {
    container.handle(.resize(Size(width: 1000, height: 700), scale: 1))
    activate("UITabBarController")
    expectEqual(
      shown.parts.presentation.reachableToolbar, Rect(x: 0, y: 0, width: 200, height: 700))
  }

  @Test("a second tap on the selected tab stays on its screen")
  func again() {
    activate("Storyboard Only")
    activate("TAB 1")
    expectEqual(content?.title, "TAB 1")
  }
}
