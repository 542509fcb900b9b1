import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Progress and results of selection")
@MainActor struct ProgressTests {
  @Test("each new position is reported once, with the two pages and the share of the way")
  func reports() throws {
    let fixture = try Fixture()
    var all: [PageProgress] = []
    fixture.container.onProgress = { all.append($0) }
    fixture.press()
    fixture.move(100)
    fixture.move(100)
    fixture.move(0)
    expectEqual(
      all,
      [
        PageProgress(position: 0.25, from: "p0", to: "p1", share: 0.25),
        PageProgress(position: 0.5, from: "p0", to: "p1", share: 0.5),
      ])
    fixture.release(0)
    fixture.rest()
    let last = try #require(all.last)
    expectEqual(last.position, fixture.position)
    expectEqual(last.from, last.to)
    expectEqual(last.share, 0)
    let count = all.count
    fixture.advance(by: 1)
    expectEqual(all.count, count)
  }

  @Test("on the way to a distant page the two that lie side by side are reported")
  func distant() throws {
    let fixture = try Fixture(pages: 9)
    var all: [PageProgress] = []
    fixture.container.onProgress = { all.append($0) }
    fixture.container.select("p8")
    fixture.advance(by: 0.05)
    let progress = try #require(all.last)
    expectEqual(progress.from, "p0")
    expectEqual(progress.to, "p8")
    expectGreater(progress.share, 0)
    expectLess(progress.share, 1)
    expectLess(abs(progress.position - 8 * progress.share), 1e-9)
  }

  @Test("a listener may select from within, and the position is reported after its events")
  func nested() throws {
    let fixture = try Fixture()
    var order: [String] = []
    fixture.container.didSelect = { order.append("did \($0.to?.rawValue ?? "")") }
    fixture.container.onProgress = { [unowned container = fixture.container] progress in
      order.append("at \(progress.position)")
      if progress.position == 1 { container.select("p2", animated: false) }
    }
    fixture.container.select("p1", animated: false)
    expectEqual(order, ["did p1", "at 1.0", "did p2", "at 2.0"])
  }

  @Test("select says what became of it")
  func results() throws {
    let fixture = try Fixture()
    expectEqual(fixture.container.select("p1"), .selected)
    expectEqual(fixture.container.select("p1"), .alreadySelected)
    expectEqual(fixture.container.select("q"), .unknown)
    expectEqual(fixture.container.select(index: 3), .unknown)
    fixture.container.shouldSelect = { _, _ in false }
    expectEqual(fixture.container.select("p2"), .refused)
    fixture.container.shouldSelect = { [unowned container = fixture.container] page, _ in
      if page == "p2" { container.select("p0") }
      return true
    }
    expectEqual(fixture.container.select("p2"), .superseded)
    expectEqual(fixture.container.selectedID, "p0")
  }

  @Test("moving or inserting at a wrong index says so and changes nothing", arguments: [-1, 4, 99])
  func wrongIndex(index: Int) throws {
    let fixture = try Fixture()
    fixture.container.move("p0", to: index)
    expectEqual(fixture.take(), [.warning("there is no page \(index): pages are numbered 0 to 2")])
    #expect(throws: PageListError.self) {
      try fixture.container.insert(Fixture.page("new"), at: index)
    }
    expectEqual(fixture.container.pages.allIDs, ["p0", "p1", "p2"])
  }

  @Test("several settings change in one step, typed, and are noted")
  func settings() throws {
    let fixture = try Fixture()
    fixture.container.changeSettings {
      $0.animator = PillAnimator()
      $0.isRightToLeft = true
    }
    expectEqual(fixture.container.changedSettings.count, 2)
    expectEqual(fixture.container.configuration.animator.name, "pill")
  }
}
