import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Law 10: the position counts pages.
@Suite("Law 10: position counts pages, not pixels")
@MainActor struct PagesNotPixelsTests {
  @Test("resizing at rest changes no state", arguments: [1.0, 120, 399.5, 1e4])
  func resting(width: Double) throws {
    let fixture = try Fixture(pages: 9, at: 7)
    fixture.resize(width, 300, scale: 2)
    expectEqual(fixture.position, 7)
    expectEqual(fixture.container.selectedIndex, 7)
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.leftEdges, ["p7": 0])
    expectEqual(fixture.take(), [])
  }

  @Test("a size of nothing keeps the page", arguments: [0, 3])
  func nothing(target: Int) throws {
    let fixture = try Fixture(pages: 5, at: 3)
    fixture.resize(0, 0)
    fixture.container.select(index: target)
    expectEqual(fixture.position, Double(target))
    fixture.resize(400)
    expectEqual(fixture.position, Double(target))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test(
    "a size that is none is not taken",
    arguments: [
      (Double.nan, 1.0), (.infinity, 1), (400, 0), (400, -1), (400, .nan),
    ])
  func wild(width: Double, scale: Double) throws {
    let fixture = try Fixture()
    fixture.resize(width, scale: scale)
    expectEqual(fixture.container.size, Size(width: 400, height: 800))
    expectEqual(fixture.container.scale, 1)
  }

  @Test("during a drag the fraction stays, also past the ends", arguments: [-100.0, -390, 80, 300])
  func dragging(dx: Double) throws {
    let fixture = try Fixture()
    fixture.drag(by: dx, release: false)
    let place = fixture.position
    for width in [200.0, 777, 400] {
      fixture.resize(width)
      expect(near(fixture.position, place))
      fixture.move(200 + dx)
      expect(near(fixture.position, place))
    }
  }

  @Test("during a settle the motion goes on in pages, also to its end")
  func settling() throws {
    let (fixture, other) = (try Fixture(), try Fixture())
    for each in [fixture, other] {
      each.tap(item: 1)
      each.advance(by: 0.1)
    }
    fixture.resize(800)
    expectEqual(fixture.position, other.position)
    fixture.advance(by: 0.1)
    other.advance(by: 0.1)
    expect(near(fixture.position, other.position))
    expectEqual(fixture.container.nextDeadline, other.container.nextDeadline)
  }

  @Test("scale alone changes nothing but the picture")
  func scale() throws {
    let fixture = try Fixture()
    fixture.drag(by: -100, release: false)
    let before = fixture.leftEdges
    fixture.resize(400, 800, scale: 3)
    expectEqual(fixture.leftEdges, before)
    expectEqual(fixture.position, 0.25)
  }

  @Test(
    "the same share of any width passes the same share of a page", arguments: [100.0, 400, 1234])
  func share(width: Double) throws {
    let fixture = try Fixture(size: Size(width: width, height: 800))
    fixture.drag(from: Point(x: width / 2, y: 400), by: -width / 4, release: false)
    expect(near(fixture.position, 0.25))
  }

  @Test("numbers beyond any screen stay numbers", arguments: [1e308, -1e308, .infinity, .nan])
  func wildPointers(x: Double) throws {
    let fixture = try Fixture()
    fixture.press()
    fixture.move(x)
    expect(fixture.position.isFinite)
    fixture.wheel(x, x)
    fixture.release(x)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.wheel(0.5)
    fixture.wheel(x, 0)
    fixture.rest()
    expectEqual(fixture.container.phase, .resting)
  }
}
