import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Rubber band")
@MainActor struct RubberBandTests {
  nonisolated static let pulls: [(Double, Double, Double)] = [
    (0, 400, 0), (100, 400, 22_000.0 / 455), (400, 400, 88_000.0 / 620), (1, 1000, 550 / 1000.55),
    (5000, 400, 1_100_000.0 / 3150),
  ]

  @Test("x · 0.55 · W / (W + 0.55 · x)", arguments: pulls)
  func formula(pulled: Double, width: Double, shown: Double) {
    expect(near(RubberBand().displacement(forOvershoot: pulled, in: width), shown))
  }

  @Test(
    "it shows less than a viewport, and is never no number",
    arguments: [1e6, 1e30, 1e308, .infinity])
  func bounded(pulled: Double) {
    let shown = RubberBand().displacement(forOvershoot: pulled, in: 400)
    expectGreater(shown, 399)
    expectAtMost(shown, 400)
  }

  @Test("the inverse leads back", arguments: [0.001, 1, 50, 399, 2000], [100.0, 400, 1920])
  func inverse(pulled: Double, width: Double) {
    let band = RubberBand()
    let shown = band.displacement(forOvershoot: pulled, in: width)
    expect(
      near(band.overshoot(forDisplacement: shown, in: width), pulled, within: 1e-9 * (1 + pulled)))
  }

  @Test("it resists more the farther it goes")
  func harder() {
    let band = RubberBand()
    let steps = (0...20).map { band.displacement(forOvershoot: Double($0) * 20, in: 400) }
    let gains = zip(steps.dropFirst(), steps).map { $0 - $1 }
    expect(zip(gains, gains.dropFirst()).allSatisfy { $0 > $1 })
    expectLess(gains[0], 20 * 0.55)
  }

  @Test("a finger past an end moves the pages by the band", arguments: [(0, 1.0), (2, -1.0)])
  func container(index: Int, sign: Double) throws {
    let fixture = try Fixture(at: index)
    fixture.drag(by: sign * 100, release: false)
    let shown = 100 * 0.55 * 400 / 455 / 400
    expect(near(fixture.position, Double(index) - sign * shown))
    expectEqual(fixture.leftEdges.count, 1)
  }

  @Test("part of a drag within the ends is not resisted, and without bounce the pages stop there")
  func crossing() throws {
    let shown = (100 * 0.55 * 400 / 455) / 400
    let rows: [(bounces: Bool, places: [(x: Double, position: Double)])] = [
      (true, [(700, -shown), (590, 1 - 390.0 / 400)]),
      (false, [(1100, 0), (0, 1.5), (-900, 2)]),
    ]
    for (bounces, places) in rows {
      let fixture = try Fixture(at: 1) { $0.tuning.bounces = bounces }
      fixture.press()
      for (x, position) in places {
        fixture.move(x)
        expect(near(fixture.position, position), "bounces: \(bounces), at \(x)")
      }
    }
  }

  @Test("pages caught past an end follow the finger from there, without a jump")
  func caught() throws {
    let fixture = try Fixture()
    fixture.drag(by: 300, release: false)
    fixture.release(500)
    fixture.advance(by: 0.03)
    let place = fixture.position
    expectLess(place, 0)
    fixture.press()
    expectEqual(fixture.position, place)
    fixture.move(200.001)
    expect(near(fixture.position, place, within: 1e-5))
    fixture.move(160)
    expectGreater(fixture.position, place)
  }

  @Test("a slow release past an end returns by the same spring")
  func returns() throws {
    let fixture = try Fixture()
    fixture.slowDrag(by: 300)
    let start = fixture.position
    expectLess(start, 0)
    expectEqual(fixture.container.velocity, 0)
    fixture.advance(by: 0.1)
    expect(near(fixture.position, ((start * 400 - 3) * 0.4060058 + 3) / 400, within: 1e-6))
    fixture.rest()
    expectEqual(fixture.position, 0)
    expectEqual(fixture.take(), [.began("p0"), .ended("p0"), .swipeCancelled])
  }

  @Test("inward speed past an end is carried")
  func inward() throws {
    let fixture = try Fixture()
    fixture.drag(by: 300, release: false)
    fixture.advance(by: 0.1)
    for step in 1...3 {
      fixture.advance(by: 0.01)
      fixture.move(500 - Double(step) * 4)
    }
    fixture.release(488)
    expectGreater(fixture.container.velocity, 0)
  }

  @Test("a single page pulls against both ends")
  func single() throws {
    let fixture = try Fixture(pages: 1)
    fixture.drag(by: 100, release: false)
    expectLess(fixture.position, 0)
    fixture.move(100)
    expectGreater(fixture.position, 0)
    fixture.release(100)
    fixture.rest()
    expectEqual(fixture.take(), [.began("p0"), .ended("p0"), .swipeCancelled])
  }
}
