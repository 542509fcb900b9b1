import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Whole lists of events, in order.
@Suite("Event lists")
@MainActor struct EventListTests {
  @Test("a tap")
  func tap() throws {
    let fixture = try Fixture()
    fixture.press(200, 775)
    expectEqual(fixture.take(), [])
    fixture.release(200, 775)
    expectEqual(fixture.take(), [.will("p0", "p1", .tap)])
    fixture.advance(by: 0.016)
    expectEqual(fixture.take(), [.shows("p1")])
    let end = try #require(fixture.container.nextDeadline)
    fixture.container.advance(to: end - 1e-9)
    expectEqual(fixture.take(), [])
    fixture.container.advance(to: end)
    expectEqual(fixture.take(), [.hides("p0"), .did("p0", "p1", .tap)])
  }

  @Test("what happens is told whole and in order, up to the rest")
  func inOrder() throws {
    typealias Row = (
      name: String, pages: Int, start: Int, act: (Fixture) -> Void, events: [ContainerEvent]
    )
    let rows: [Row] = [
      ("a tap on what is selected", 3, 1, { $0.tap(item: 1) }, [.again("p1", .tap)]),
      (
        "a tap on what is about to be selected", 3, 0,
        { fixture in for _ in 0..<2 { fixture.tap(item: 1) } },
        [
          .will("p0", "p1", .tap), .again("p1", .tap), .shows("p1"), .hides("p0"),
          .did("p0", "p1", .tap),
        ]
      ),
      (
        "a swipe over two pages", 4, 0, { $0.slowDrag(by: -760) },
        [
          .began("p0"), .shows("p1"), .hides("p0"), .shows("p2"), .ended("p2"),
          .will("p0", "p2", .swipe), .hides("p1"), .did("p0", "p2", .swipe),
        ]
      ),
      (
        "a swipe to and fro within one contact", 3, 1,
        { fixture in
          fixture.press()
          for x in [150.0, 250, 150, 250] { fixture.move(x) }
          fixture.advance(by: 0.1)
          fixture.release(250)
        },
        [
          .began("p1"), .shows("p2"), .hides("p2"), .shows("p0"), .hides("p0"), .shows("p2"),
          .hides("p2"), .shows("p0"), .ended("p1"), .hides("p0"), .swipeCancelled,
        ]
      ),
      (
        "a select during a drag", 3, 0,
        {
          $0.drag(by: -100, release: false)
          $0.container.select("p2")
          $0.release(100)
        },
        [
          .began("p0"), .shows("p1"), .swipeCancelled, .will("p0", "p2", .program), .hides("p0"),
          .shows("p2"), .hides("p1"), .did("p0", "p2", .program),
        ]
      ),
      (
        "back to where it came from", 3, 0,
        {
          $0.container.select("p1")
          $0.advance(by: 0.05)
          $0.container.select("p0")
        },
        [
          .will("p0", "p1", .program), .shows("p1"), .dropped("p0", "p1", .program),
          .will("p1", "p0", .program), .hides("p1"), .did("p1", "p0", .program),
        ]
      ),
    ]
    for (name, pages, start, act, events) in rows {
      let fixture = try Fixture(pages: pages, at: start)
      act(fixture)
      fixture.rest()
      expectEqual(fixture.take(), events, "\(name)")
    }
  }

  @Test("a swipe there and back")
  func swipe() throws {
    let fixture = try Fixture()
    fixture.fling(-1000)
    expectEqual(
      fixture.take(), [.began("p0"), .shows("p1"), .ended("p1"), .will("p0", "p1", .swipe)])
    fixture.rest()
    expectEqual(fixture.take(), [.hides("p0"), .did("p0", "p1", .swipe)])
    fixture.fling(1000)
    fixture.rest()
    expectEqual(
      fixture.take(),
      [
        .began("p1"), .shows("p0"), .ended("p0"), .will("p1", "p0", .swipe), .hides("p1"),
        .did("p1", "p0", .swipe),
      ])
  }

  @Test("a swipe that returns")
  func returned() throws {
    let fixture = try Fixture()
    fixture.slowDrag(by: -150)
    expectEqual(fixture.take(), [.began("p0"), .shows("p1"), .ended("p0")])
    fixture.rest()
    expectEqual(fixture.take(), [.hides("p1"), .swipeCancelled])
  }

  @Test("a drag that ends exactly on a page")
  func exact() throws {
    let fixture = try Fixture(pages: 4)
    fixture.slowDrag(by: -400)
    expectEqual(fixture.container.phase, .resting)
    expectEqual(
      fixture.take(),
      [
        .began("p0"), .shows("p1"), .hides("p0"), .ended("p1"), .will("p0", "p1", .swipe),
        .did("p0", "p1", .swipe),
      ])
  }

  @Test(
    "refused, for each cause that is asked", arguments: [Cause.tap, .swipe, .wheel, .key, .program])
  func veto(cause: Cause) throws {
    let fixture = try Fixture()
    var asked: [(PageID, Cause)] = []
    fixture.container.shouldSelect = { page, cause in
      asked.append((page, cause))
      return false
    }
    switch cause {
    case .tap: fixture.tap(item: 1)
    case .swipe: fixture.fling(-1000)
    case .wheel: fixture.wheel(1)
    case .key: fixture.key("ctrl+tab")
    default: expectEqual(fixture.container.select("p1"), .refused)
    }
    fixture.rest()
    let veto = ContainerEvent.veto("p0", "p1", cause)
    let expected: [ContainerEvent] =
      cause == .swipe ? [.began("p0"), veto, .ended("p0"), .swipeCancelled] : [veto]
    expectEqual(fixture.takeChanges(), expected)
    expectEqual(asked.map(\.0), ["p1"])
    expectEqual(asked.map(\.1), [cause])
    expectEqual(fixture.container.selectedIndex, 0)
    expectEqual(fixture.position, 0)
  }

  @Test("a reload is not asked")
  func noVetoOfReload() throws {
    let fixture = try Fixture()
    fixture.container.shouldSelect = { _, _ in false }
    fixture.container.remove("p0")
    expectEqual(fixture.container.selectedID, "p1")
  }

  @Test("the selected page is not asked for")
  func notAskedAgain() throws {
    let fixture = try Fixture()
    fixture.container.shouldSelect = { _, _ in
      Issue.record("asked")
      return false
    }
    fixture.tap(item: 0)
    fixture.slowDrag(by: -100)
    fixture.rest()
    expectEqual(
      fixture.takeChanges(), [.again("p0", .tap), .began("p0"), .ended("p0"), .swipeCancelled])
  }

  @Test("who is asked may select something else: that stands")
  func selectsWhenAsked() throws {
    let fixture = try Fixture()
    fixture.container.shouldSelect = { [unowned fixture] page, cause in
      if cause == .tap { fixture.container.select("p2") }
      return true
    }
    fixture.tap(item: 1)
    fixture.rest()
    expectEqual(fixture.takeChanges(), [.will("p0", "p2", .program), .did("p0", "p2", .program)])
  }

  @Test(
    "a tap, key or select during a drag",
    arguments: [
      Play("tap") { $0.tap(at: Point(x: 390, y: 775), .mouse) },
      Play("key") { $0.key("ctrl+shift+tab") },
      Play("select") { $0.container.select("p2") },
    ])
  func takesOver(play: Play) throws {
    let fixture = try Fixture()
    fixture.drag(by: -100, release: false, contact: Contact(device: .touch))
    play.go(fixture)
    fixture.rest()
    expectNotEqual(fixture.container.selectedIndex, 0)
    // What takes over ends the swipe first, also a tap of another contact.
    expectEqual(fixture.takeChanges().prefix(2), [.began("p0"), .swipeCancelled])
  }

  @Test("at once during a settle")
  func atOnce() throws {
    let fixture = try Fixture()
    fixture.container.select("p1")
    fixture.advance(by: 0.05)
    fixture.container.select("p2", animated: false)
    expectEqual(
      fixture.take(),
      [
        .will("p0", "p1", .program), .shows("p1"), .dropped("p0", "p1", .program),
        .will("p1", "p2", .program), .shows("p2"), .hides("p0"), .hides("p1"),
        .did("p1", "p2", .program),
      ])
  }

  @Test(
    "without pages nothing is told",
    arguments: [
      Play("taps") { $0.tap(at: Point(x: 200, y: 775)) },
      Play("drags") { $0.drag(by: -200) },
      Play("keys") { fixture in
        for key in ["ctrl+tab", "alt+1", "alt+9", "tab", "escape"] { fixture.key(key) }
      },
      Play("wheel") { $0.wheel(1) },
      Play("resize") { $0.resize(100) },
    ])
  func empty(play: Play) throws {
    let fixture = try Fixture(pages: 0)
    play.go(fixture)
    fixture.rest()
    expectEqual(fixture.take(), [])
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.position, 0)
  }

  @Test("the delegate, the closures and the stream tell the same, in one order")
  func listeners() throws {
    final class Listener: TabContainerDelegate {
      var told: [String] = []
      func container(_ container: TabContainer, willSelect change: SelectionChange) {
        told.append("will \(change.to ?? "")")
      }
      func container(_ container: TabContainer, didSelect change: SelectionChange) {
        told.append("did \(change.to ?? "")")
      }
      func container(_ container: TabContainer, didReselect page: PageID) {
        told.append("again \(page)")
      }
      func container(_ container: TabContainer, pageDidSwipeTo page: PageID) {
        told.append("swiped \(page)")
      }
      func container(_ container: TabContainer, shouldSelect page: PageID, cause: Cause) -> Bool {
        told.append("should \(page)")
        return page != "p2"
      }
    }
    let fixture = try Fixture()
    let listener = Listener()
    fixture.container.delegate = listener
    fixture.container.willSelect = { listener.told.append("before \($0.to ?? "")") }
    fixture.container.didSelect = { listener.told.append("after \($0.to ?? "")") }
    fixture.fling(-1000)
    fixture.rest()
    fixture.tap(item: 1)
    fixture.tap(item: 2)
    expectEqual(
      listener.told,
      [
        "should p1", "before p1", "will p1", "after p1", "did p1", "swiped p1", "again p1",
        "should p2",
      ])
  }
}
