import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// A container 400 × 800 points, its bars 44 and 49 high, over pages that scroll far.
@Suite("Bars that hide on scrolling")
@MainActor struct BarHidingTests {
  private static let lines = (0..<60).map { "{\"label\": \"Line \($0)\"}" }.joined(separator: ",")

  private func fixture(
    _ hiding: ContainerConfiguration.HideOnScroll = .toolbar,
    adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> SceneFixture {
    func page(_ id: String) -> String {
      "{\"id\": \"\(id)\", \"title\": \"\(id)\", \"body\": [\(Self.lines)]}"
    }
    return try SceneFixture("{\"pages\": [\(page("a")), \(page("b"))]}") {
      $0.hidesOnScroll = hiding
      $0.tuning.mouseSlop = 0
      adjust(&$0)
    }
  }

  private func drag(_ fixture: SceneFixture, by distance: Double, isReleased: Bool = true) {
    let container = fixture.container
    container.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    for step in 1...8 {
      container.advance(to: container.time + 0.02)
      container.handle(
        .move(.mouse, to: Point(x: 200, y: 400 + distance * Double(step) / 8)))
    }
    guard isReleased else { return }
    container.advance(to: container.time + 0.5)
    container.handle(.release(.mouse, at: Point(x: 200, y: 400 + distance)))
  }

  private func toolbar(_ fixture: SceneFixture) -> Rect? {
    fixture.container.parts.presentation.reachableToolbar
  }

  @Test("the toolbar goes with the finger, point by point")
  func follows() throws {
    let fixture = try fixture()
    drag(fixture, by: -20, isReleased: false)
    expectEqual(toolbar(fixture)?.y, 771)
    fixture.container.handle(.move(.mouse, to: Point(x: 200, y: 395)))
    expectEqual(toolbar(fixture)?.y, 756)
  }

  @Test("by default it stays")
  func stays() throws {
    let fixture = try fixture(.never)
    drag(fixture, by: -200)
    fixture.rest()
    expectEqual(toolbar(fixture)?.y, 751)
    expectEqual(fixture.container.parts.bars.screen, nil)
  }

  @Test("far down it is gone, takes no input, and comes back as soon as the finger turns")
  func gone() throws {
    let fixture = try fixture()
    drag(fixture, by: -300)
    fixture.rest()
    expectEqual(toolbar(fixture), nil)
    expect(!fixture.container.parts.barTargets.isOnBar(Point(x: 200, y: 780)))
    drag(fixture, by: 30, isReleased: false)
    expectEqual(toolbar(fixture)?.y, 770)
    fixture.container.handle(.move(.mouse, to: Point(x: 200, y: 480)))
    expectEqual(toolbar(fixture)?.y, 751)
  }

  @Test("half way it springs to the nearer end, but never away while the page is near its top")
  func snaps() throws {
    let fixture = try fixture()
    drag(fixture, by: -40)
    expect(fixture.container.isMoving)
    fixture.rest()
    expectEqual(toolbar(fixture)?.y, 751)
    drag(fixture, by: -40)
    fixture.rest()
    expectEqual(toolbar(fixture), nil)
    drag(fixture, by: 10)
    fixture.rest()
    expectEqual(toolbar(fixture), nil)
    expect(!fixture.container.isMoving)
    expectEqual(fixture.container.nextDeadline, nil)
  }

  @Test("at the top of the page, and with the focus, it is back, whatever brought that")
  func back() throws {
    let ways: [(name: String, bring: (TabContainer) -> Void)] = [
      ("Home", { $0.handle(.key(KeyPress(.home))) }),
      ("the program", { $0.parts.context.interrupt(.top) }),
      ("the wheel", { $0.handle(.wheel(dx: 0, dy: 99, at: Point(x: 200, y: 300), shift: false)) }),
      ("Tab, with the focus", { $0.handle(.key(KeyPress(.tab))) }),
    ]
    for (name, bring) in ways {
      let fixture = try fixture()
      drag(fixture, by: -300)
      fixture.rest()
      bring(fixture.container)
      fixture.rest()
      expectEqual(toolbar(fixture)?.y, 751, "\(name)")
    }
  }

  @Test("over another page it is back, and on the way there it is half way back")
  func anotherPage() throws {
    let fixture = try fixture()
    drag(fixture, by: -300)
    fixture.rest()
    let container = fixture.container
    container.handle(.press(.mouse, at: Point(x: 300, y: 400)))
    container.handle(.move(.mouse, to: Point(x: 100, y: 400)))
    expectEqual(container.parts.presentation.toolbarHiding, 0.5)
    container.handle(.release(.mouse, at: Point(x: 100, y: 400)))
    fixture.rest()
    expectEqual(container.selectedID, "b")
    expectEqual(toolbar(fixture)?.y, 751)
    container.select("a", animated: true)
    fixture.rest()
    expectEqual(toolbar(fixture)?.y, 751)
  }

  @Test("without motion it goes and comes at once")
  func reducedMotion() throws {
    let fixture = try fixture { $0.reducesMotion = true }
    drag(fixture, by: -40)
    expectEqual(toolbar(fixture)?.y, 751)
    drag(fixture, by: -40)
    expectEqual(toolbar(fixture), nil)
    fixture.container.showBars()
    expectEqual(toolbar(fixture)?.y, 751)
    expect(!fixture.container.isMoving)
  }

  @Test("both bars go side by side, or as one block where both stand at the top")
  func both() throws {
    let apart = try fixture(.bars)
    drag(apart, by: -20, isReleased: false)
    expectEqual(toolbar(apart)?.y, 771)
    expectEqual(apart.container.parts.presentation.reachableNavigationBar?.y, -20)
    let block = try fixture(.bars) { $0.toolbarPosition = .top }
    drag(block, by: -20, isReleased: false)
    expectEqual(toolbar(block)?.y, 24)
    expectEqual(block.container.parts.presentation.reachableNavigationBar?.y, -20)
    drag(block, by: -300)
    block.rest()
    expectEqual(toolbar(block), nil)
    expectEqual(block.container.parts.presentation.reachableNavigationBar, nil)
  }

  @Test("a fling gives the same in one step of time as in many")
  func steps() throws {
    let (coarse, fine) = (try fixture(), try fixture())
    for fixture in [coarse, fine] {
      drag(fixture, by: -120, isReleased: false)
      fixture.container.handle(.release(.mouse, at: Point(x: 200, y: 270)))
    }
    let start = coarse.container.time
    for step in 1...400 { fine.container.advance(to: start + Double(step) * 0.005) }
    coarse.container.advance(to: start + 2)
    expect(
      near(
        coarse.container.parts.presentation.toolbarHiding,
        fine.container.parts.presentation.toolbarHiding,
        within: 1e-9))
    expectEqual(coarse.container.parts.bars.share, fine.container.parts.bars.share)
  }

  @Test("a resize keeps it away, and another list of pages brings it back")
  func changes() throws {
    let fixture = try fixture()
    drag(fixture, by: -300)
    fixture.rest()
    fixture.container.handle(.resize(Size(width: 500, height: 700), scale: 2))
    expectEqual(fixture.container.parts.presentation.toolbarHiding, 1)
    fixture.container.remove("a")
    fixture.rest()
    expectEqual(fixture.container.parts.presentation.toolbarHiding, 0)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("bars come back over a page that has become too short to scroll, whatever shortened it")
  func tooShort() throws {
    let rows = (0..<60).map { #""row \#($0)""# }.joined(separator: ",")
    let causes: [(name: String, change: @MainActor (TabContainer) -> Void)] = [
      ("a filter", { $0.setValue(.text("row 33"), of: "q") }),
      ("a condition", { $0.setValue(.flag(true), of: "short") }),
      ("a larger window", { _ = $0.handle(.resize(Size(width: 400, height: 9000), scale: 1)) }),
      ("smaller texts", { $0.configuration.textScale = 1 }),
      ("a reload", { $0.setPages((try? Fixture.list(["a", "b"])) ?? .empty) }),
    ]
    for hiding in [ContainerConfiguration.HideOnScroll.toolbar, .bars, .shrink] {
      for cause in causes {
        let fixture = try SceneFixture(
          """
          {"state": {"short": false, "q": ""}, "pages": [{"id": "a", "title": "A", "body": [
            {"list": {"rows": [\(rows)], "filter": "q"}, "unless": "short"}, "End"]},
            {"id": "b", "title": "B"}]}
          """
        ) {
          $0.hidesOnScroll = hiding
          ($0.tuning.mouseSlop, $0.textScale) = (0, 2)
        }
        // Only with large texts it can scroll.
        fixture.container.handle(.resize(Size(width: 400, height: 3300), scale: 1))
        drag(fixture, by: -300)
        fixture.rest()
        expectEqual(fixture.container.parts.bars.share, 1, "\(hiding), before \(cause.name)")
        cause.change(fixture.container)
        fixture.rest()
        expectEqual(fixture.container.parts.bars.share, 0, "\(hiding), after \(cause.name)")
        expectEqual(fixture.container.checkInvariants(), [], "\(hiding), \(cause.name)")
      }
    }
  }
}
