import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Spring")
struct SpringTests {
  @Test(
    "400 points from rest: what is left after 50, 100 and 200 ms",
    arguments: [
      (0.05, 294.30), (0.1, 162.40), (0.2, 36.63),
    ])
  func golden(time: Double, left: Double) throws {
    let simulation = SpringSimulation(spring: Spring(), displacement: 400, velocity: 0)
    #expect(near(simulation.displacement(at: time), left, within: 0.005))
    let fixture = try Fixture()
    fixture.tap(item: 1)
    fixture.advance(by: time)
    #expect(near(try #require(fixture.leftEdges["p1"]), left, within: 0.005))
  }

  @Test(
    "speed towards the target is limited, away from it carried whole, at it dropped",
    arguments: [
      (-10.0, 50.0, 50.0), (-10, 500, 200), (-10, -500, -500), (10, -50, -50), (10, -500, -200),
      (10, 500, 500), (0, 300, 0), (0, -300, 0),
    ])
  func limited(displacement: Double, velocity: Double, expected: Double) {
    #expect(Spring().limited(velocity: velocity, displacement: displacement) == expected)
  }

  @Test("no release passes its target", arguments: [-8000.0, -2000, -300])
  func noOvershoot(velocity: Double) throws {
    let fixture = try Fixture()
    fixture.fling(velocity)
    while fixture.container.phase == .settling {
      fixture.advance(by: 0.001)
      #expect(fixture.position <= 1)
    }
    #expect(fixture.position == 1)
  }

  @Test("no retarget passes its target either")
  func retarget() throws {
    let fixture = try Fixture(pages: 9)
    fixture.container.select(index: 1)
    fixture.advance(by: 0.05)
    fixture.container.select(index: 0)
    let speed = fixture.container.velocity
    #expect(speed > 0)
    while fixture.container.phase == .settling {
      fixture.advance(by: 0.001)
      #expect(fixture.position >= 0)
    }
  }

  @Test("the release velocity is carried")
  func carried() throws {
    let fixture = try Fixture()
    fixture.fling(-600)
    #expect(near(fixture.container.velocity, 600.0 / 400, within: 1e-6))
  }

  @Test("no velocity counts with a limit that is none", arguments: [0, -1, .nan])
  func noSpeed(limit: Double) throws {
    let fixture = try Fixture { $0.tuning.speedLimit = limit }
    fixture.fling(-600)
    #expect(fixture.container.velocity == 0 || limit == 0)
    fixture.rest()
    #expect(fixture.container.checkInvariants().isEmpty)
  }

  @Test("it is limited to 8000 points a second")
  func speedLimit() throws {
    let fixture = try Fixture { $0.tuning.spring = Spring(stiffness: 1e6) }
    fixture.drag(by: -200, steps: 5, over: 0.005)
    #expect(near(fixture.container.velocity, 20, within: 1e-6))
  }
}
