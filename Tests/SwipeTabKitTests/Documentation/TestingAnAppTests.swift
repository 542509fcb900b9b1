import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

extension TabContainer {
  /// Drags by a distance in points within a time in seconds, in ten steps; a release follows.
  func drag(from start: Point, by distance: Point, over seconds: Double = 0.3) {
    let begin = time
    handle(.press(.mouse, at: start))
    for step in 1...10 {
      let share = Double(step) / 10
      advance(to: begin + seconds * share)
      handle(
        .move(
          .mouse, to: Point(x: start.x + distance.x * share, y: start.y + distance.y * share)))
    }
    handle(.release(.mouse, at: Point(x: start.x + distance.x, y: start.y + distance.y)))
  }

  /// Lets time pass until nothing moves.
  func rest() { advance(to: time + 60) }
}
// end

@Suite("TestingAnApp, the article")
@MainActor struct TestingAnAppTests {
  // snippet
  private func makeTabs() throws -> TabContainer {
    let pages = try PageList([
      ColorPage(id: "home", item: TabItem(title: "Home"), color: .red),
      ColorPage(id: "mail", item: TabItem(title: "Mail", badge: .count(2)), color: .blue),
      ColorPage(id: "me", item: TabItem(title: "Me"), color: .yellow),
    ])
    return try TabContainer(pages: pages, size: Size(width: 400, height: 800))
  }
  // end

  // snippet
  @Test("a page follows the hand, and settles on the next one")
  func swipe() throws {
    let tabs = try makeTabs()
    tabs.handle(.press(.mouse, at: Point(x: 300, y: 400)))
    tabs.handle(.move(.mouse, to: Point(x: 96, y: 400)))
    #expect(tabs.position == 0.5)
    tabs.advance(to: 1)
    tabs.handle(.release(.mouse, at: Point(x: 90, y: 400)))
    #expect(tabs.phase == .settling)
    tabs.rest()
    #expect(tabs.selectedID == "mail")
  }
  // end

  // snippet
  @Test("a short fling turns the page, a slow drag of the same length does not")
  func fling() throws {
    let tabs = try makeTabs()
    let middle = Point(x: 200, y: 400)
    tabs.drag(from: middle, by: Point(x: -60, y: 0), over: 0.1)
    tabs.rest()
    #expect(tabs.selectedID == "mail")
    tabs.drag(from: middle, by: Point(x: -60, y: 0), over: 2)
    tabs.rest()
    #expect(tabs.selectedID == "mail")
  }
  // end

  // snippet
  @Test("a tap on a label, and what a screen reader reads")
  func labels() throws {
    let tabs = try makeTabs()
    #expect(tabs.activate(label: "Mail"))
    tabs.rest()
    let item = tabs.accessibilityTree().first { $0.role == .tab && $0.label == "Mail" }
    #expect(item?.isSelected == true && item?.value == "2")
    #expect(item?.bounds.contains(Point(x: 200, y: 780)) == true)
  }
  // end

  // snippet
  @Test("an unsaved draft is not left")
  func veto() throws {
    let tabs = try makeTabs()
    tabs.shouldSelect = { _, _ in false }
    tabs.drag(from: Point(x: 300, y: 400), by: Point(x: -250, y: 0))
    tabs.rest()
    #expect(tabs.selectedID == "home" && tabs.position == 0)
  }
  // end

  // snippet
  @Test("many small steps and one large step lead to the same picture")
  func determinism() throws {
    let (one, other) = (try makeTabs(), try makeTabs())
    one.select("me")
    other.select("me")
    one.advance(to: 0.2)
    for step in 1...1000 { other.advance(to: 0.2 * Double(step) / 1000) }
    var (picture, same) = (DisplayList(), DisplayList())
    one.draw(into: &picture)
    other.draw(into: &same)
    #expect(picture == same && one.isMoving)
  }
  // end
}
