import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Axis lock")
@MainActor struct AxisLockTests {
  private func fixture() throws -> Fixture { try Fixture(at: 1) { $0.tuning.mouseSlop = 4 } }

  @Test(
    "at the crossing the longer way decides, and equal ones swipe",
    arguments: [
      (5.0, 0.0, true), (-5, 0, true), (5, 5, true), (-5, 5, true), (5, -5, true), (-6, 5.9, true),
      (0, 5, false), (4, 5, false), (5, 5.1, false), (-5, -6, false), (4.5, -4.6, false),
    ])
  func decides(dx: Double, dy: Double, swipes: Bool) throws {
    let fixture = try fixture()
    fixture.press()
    fixture.move(200 + dx, 400 + dy)
    expectEqual(fixture.container.phase, swipes ? .dragging : .resting)
    fixture.move(200 + dx, 400 + dy * 100)
    expectEqual(fixture.container.phase, swipes ? .dragging : .resting)
  }

  /// A view that takes upright drags.
  private final class Painted: CustomView {
    func draw(in drawing: inout Drawing, context: ViewContext) {}
    func claim(_ press: ViewPress) -> ViewClaim { .waits }
    func takesDrag(_ drag: ViewDrag) -> Bool { drag.axis == .vertical }
  }

  @Test("over a page that takes upright drags an upright contact never swipes later")
  func staysWithThePage() throws {
    let fixture = try fixture()
    let painted = Painted()
    fixture.container.makeView = { _ in painted }
    let pages = ["a", "b", "c"].map { BasePage(id: PageID($0), item: TabItem(title: $0)) }
    for page in pages { page.body = ScreenBody([.view(ScreenBody.View("painted"))]) }
    fixture.container.setPages(try PageList(pages))
    fixture.container.select(index: 1, animated: false)
    _ = fixture.take()
    fixture.press()
    fixture.move(200, 410)
    fixture.move(0, 410)
    fixture.release(0, 410)
    fixture.rest()
    expectEqual(fixture.take(), [])
    expectEqual(fixture.position, 1)
  }

  @Test("where nothing takes upright drags the test begins anew at the crossing")
  func beginsAnew() throws {
    let fixture = try fixture()
    fixture.press()
    fixture.move(200, 410)
    fixture.move(197, 410)
    expectEqual(fixture.container.phase, .resting)
    fixture.move(190, 411)
    expectEqual(fixture.container.phase, .dragging)
    // The slop counts from the crossing.
    expect(near(fixture.position, 1 + 6.0 / 400))
  }

  @Test("the handler says whose a contact is, however it goes on")
  func answers() throws {
    let rows: [(name: String, way: [Point], isItsOwn: Bool)] = [
      ("upright", [Point(x: 200, y: 410)], false),
      ("upright and back, which is no tap", [Point(x: 200, y: 410), Fixture.middle], false),
      ("sideways", [Point(x: 210, y: 400)], true),
    ]
    for (name, way, isItsOwn) in rows {
      let container = try fixture().container
      expect(container.handle(.press(.mouse, at: Fixture.middle)), "\(name)")
      for point in way {
        expectEqual(container.handle(.move(.mouse, to: point)), isItsOwn, "\(name)")
      }
      let end = try #require(way.last)
      expectEqual(container.handle(.release(.mouse, at: end)), isItsOwn, "\(name)")
    }
  }

  @Test("a sideways contact swipes to its end, however it goes on")
  func staysASwipe() throws {
    let fixture = try fixture()
    fixture.press()
    fixture.move(190, 400)
    fixture.move(190, 700)
    fixture.move(100, 100)
    expect(near(fixture.position, 1 + 96.0 / 400))
  }

  @Test("one move in which the slop is crossed both ways is decided by its sum")
  func bunched() throws {
    let fixture = try fixture()
    fixture.press()
    fixture.move(203, 403)
    fixture.move(280, 350)
    expectEqual(fixture.container.phase, .dragging)
  }

  @Test("a second contact is decided anew")
  func anew() throws {
    let fixture = try fixture()
    fixture.drag(by: 0, dy: 60)
    fixture.drag(by: -60, release: false)
    expectEqual(fixture.container.phase, .dragging)
  }

  @Test("pages that went away since the press are not swiped")
  func gone() throws {
    let fixture = try fixture()
    fixture.press()
    fixture.container.setPages(.empty)
    fixture.move(100)
    fixture.container.setPages(try Fixture.list(["a", "b"]))
    fixture.wheel(0.5)
    let place = fixture.position
    fixture.move(50)
    expectEqual(fixture.position, place)
    expectEqual(fixture.container.checkInvariants(), [])
  }
}
