import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Spring")
@MainActor struct SpringTests {
  @Test(
    "400 points from rest: what is left after 50, 100, 200 and 349 ms",
    arguments: [
      (0.05, 293.51), (0.1, 160.62), (0.2, 33.91), (0.348, 0.045), (0.349, 0),
    ])
  func golden(time: Double, left: Double) throws {
    let simulation = SpringSimulation(
      spring: Spring(), displacement: 400, velocity: 0, endingWithin: GestureTuning().tolerance)
    expect(near(simulation.displacement(at: time), left, within: 0.005))
    let fixture = try Fixture()
    fixture.tap(item: 1)
    fixture.advance(by: time)
    expect(near(try #require(fixture.leftEdges["p1"]), left, within: 0.005))
  }

  @Test(
    "speed towards the target is limited, away from it carried whole, at it dropped",
    arguments: [
      (-10.0, 50.0, 50.0), (-10, 500, 200), (-10, -500, -500), (10, -50, -50), (10, -500, -200),
      (10, 500, 500), (0, 300, 0), (0, -300, 0),
    ])
  func limited(displacement: Double, velocity: Double, expected: Double) {
    expectEqual(Spring().limited(velocity: velocity, displacement: displacement), expected)
  }

  @Test(
    "a hand's speed towards the target makes the spring as stiff as it needs, up to a limit",
    arguments: [
      (-10.0, 150.0, 20.0), (-10, 300, 30), (-10, 900, 60), (-10, -900, 20), (10, -400, 40),
      (10, 400, 20), (0, 500, 20),
    ])
  func carrying(displacement: Double, velocity: Double, frequency: Double) {
    let spring = Spring().carrying(velocity: velocity, displacement: displacement, upTo: 60)
    expect(near(spring.angularFrequency, frequency))
    expectEqual(spring.dampingRatio, 1)
  }

  @Test(
    "a motion away from its target returns after the distance asked for",
    arguments: [0.3, 0.8, 1, 2])
  func returns(ratio: Double) {
    let spring = Spring(dampingRatio: ratio)
    let motion = SpringSimulation(
      spring: spring, displacement: 0, velocity: spring.speed(returningAfter: 40))
    let turn = motion.displacement(at: motion.turn(after: 0) ?? 0)
    expect(ratio <= 1 ? near(turn, 40, within: 1e-6) : turn > 5 && turn < 40)
  }

  @Test(
    "no picture of a settle stands for more than two frames, and it ends within 350 ms",
    arguments: [60.0, 120], [1.0, 2])
  func stands(rate: Double, scale: Double) throws {
    for speed in [0.0] + (1...15).map({ Double($0) * 200 }) + [4000, 5000, 6000, 8000] {
      let fixture = try Fixture(size: Size(width: 480, height: 800), scale: scale)
      fixture.container.drag(to: speed == 0 ? 0.54 : 0.25)
      fixture.container.endDrag(velocity: speed / 480)
      var (stand, longest, frames, shown) = (1, 1, 0, -1.0)
      while fixture.container.phase == .settling {
        fixture.advance(by: 1 / rate)
        frames += 1
        let pixel = (fixture.position * 480 * scale).rounded()
        if pixel == shown { stand += 1 } else { (longest, stand) = (max(longest, stand), 1) }
        shown = pixel
      }
      expectEqual(fixture.position, 1)
      expectAtMost(longest, 2, "\(speed) points a second")
      expectAtMost(Double(frames - 1) / rate, 0.35, "\(speed) points a second")
    }
  }

  @Test("no release passes its target", arguments: [-8000.0, -2000, -400])
  func noOvershoot(velocity: Double) throws {
    let fixture = try Fixture()
    fixture.fling(velocity)
    while fixture.container.phase == .settling {
      fixture.advance(by: 0.001)
      expectAtMost(fixture.position, 1)
    }
    expectEqual(fixture.position, 1)
  }

  @Test("no retarget passes its target either")
  func retarget() throws {
    let fixture = try Fixture(pages: 9)
    fixture.container.select(index: 1)
    fixture.advance(by: 0.05)
    fixture.container.select(index: 0)
    let speed = fixture.container.velocity
    expectGreater(speed, 0)
    while fixture.container.phase == .settling {
      fixture.advance(by: 0.001)
      expectAtLeast(fixture.position, 0)
    }
  }

  @Test("a hard fling goes on at the hand's speed", arguments: [1500.0, 3000, 4000, 6000])
  func hardFling(speed: Double) throws {
    let fixture = try Fixture(pages: 5, at: 1)
    // 70 points from the target: up to 4,200 points a second are carried.
    fixture.drag(by: -330, steps: 33, over: 330 / speed)
    expect(near(fixture.container.velocity * 400, min(speed, 4200), within: 1))
    let before = fixture.position
    fixture.advance(by: 0.002)
    expectGreater(fixture.position - before, 0.8 * min(speed, 4200) / 400 * 0.002)
    while fixture.container.phase == .settling {
      fixture.advance(by: 0.001)
      expectAtMost(fixture.position, 2)
    }
  }

  @Test("a tap in the middle of a hard fling is limited by the spring of all settles")
  func retargetOfFling() throws {
    let fixture = try Fixture(pages: 5, at: 1)
    fixture.drag(by: -330, steps: 33, over: 330.0 / 4000)
    fixture.advance(by: 0.01)
    let distance = 2 - fixture.position
    expectGreater(fixture.container.velocity, 20 * distance)
    fixture.container.select(index: 3)
    fixture.container.select(index: 2)
    expectAtMost(fixture.container.velocity, 20 * distance + 1e-9)
  }

  @Test("the release velocity is carried")
  func carried() throws {
    let fixture = try Fixture()
    fixture.fling(-600)
    expect(near(fixture.container.velocity, 600.0 / 400, within: 1e-6))
  }

  @Test("no velocity counts with a limit that is none", arguments: [0, -1, .nan])
  func noSpeed(limit: Double) throws {
    let fixture = try Fixture { $0.tuning.speedLimit = limit }
    fixture.fling(-600)
    expect(fixture.container.velocity == 0 || limit == 0)
    fixture.rest()
    expect(fixture.container.checkInvariants().isEmpty)
  }

  @Test("no speed is beyond numbers, whatever the limit", arguments: [1e300, .infinity])
  func anySpeed(limit: Double) throws {
    let fixture = try Fixture {
      $0.tuning.speedLimit = limit
      $0.tuning.spring = Spring(stiffness: 1e6, dampingRatio: 3)
    }
    fixture.container.drag(to: 0.5)
    fixture.container.endDrag(velocity: -1e308)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.advance(by: 0.001)
    expect(fixture.container.position.isFinite && fixture.container.velocity.isFinite)
  }

  @Test("it is limited to 8000 points a second")
  func speedLimit() throws {
    let fixture = try Fixture { $0.tuning.spring = Spring(stiffness: 1e6) }
    fixture.drag(by: -200, steps: 5, over: 0.005)
    expect(near(fixture.container.velocity, 20, within: 1e-6))
  }
}
