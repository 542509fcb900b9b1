import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Spring simulation")
struct SpringSimulationTests {
  static let ratios = [0.05, 0.3, 0.9, 0.999_9, 0.999_999_5, 1, 1.000_000_5, 1.000_1, 1.2, 4]
  static let starts: [(x: Double, v: Double)] = [
    (1, 0), (-1, 0), (0, 3), (1, 12), (1, -12), (-0.3, 40), (0.001, -0.5), (400, -8000),
  ]

  /// The same motion in tiny steps of the classical Runge and Kutta method.
  private func integrated(_ spring: Spring, _ x: Double, _ v: Double, to time: Double) -> (
    Double, Double
  ) {
    let (stiffness, damping) = (spring.stiffness, 2 * spring.dampingRatio * spring.angularFrequency)
    func slope(_ x: Double, _ v: Double) -> (Double, Double) { (v, -stiffness * x - damping * v) }
    var (x, v) = (x, v)
    let step = time / 2000
    for _ in 0..<2000 {
      let a = slope(x, v)
      let b = slope(x + step / 2 * a.0, v + step / 2 * a.1)
      let c = slope(x + step / 2 * b.0, v + step / 2 * b.1)
      let d = slope(x + step * c.0, v + step * c.1)
      x += step / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += step / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    }
    return (x, v)
  }

  @Test("it solves the equation of motion, on both sides of critical damping", arguments: ratios)
  func solves(ratio: Double) {
    let spring = Spring(stiffness: 400, dampingRatio: ratio)
    for (x, v) in Self.starts {
      let simulation = SpringSimulation(spring: spring, displacement: x, velocity: v)
      expect(near(simulation.displacement(at: 0), x, within: 1e-9 * max(1, abs(x))))
      expect(near(simulation.velocity(at: 0), v, within: 1e-6 * max(1, abs(v))))
      let size = max(abs(x), abs(v) / 20)
      for time in [0.01, 0.1, 0.4] {
        let exact = integrated(spring, x, v, to: time)
        expect(near(simulation.displacement(at: time), exact.0, within: 1e-5 * size))
        expect(near(simulation.velocity(at: time), exact.1, within: 1e-3 * size))
      }
    }
  }

  @Test("a little off critical damping is a little off in motion", arguments: [1e-7, 1e-5, 1e-3])
  func continuous(off: Double) {
    let critical = SpringSimulation(spring: Spring(), displacement: 1, velocity: -5)
    for sign in [1.0, -1] {
      let spring = Spring(stiffness: 400, dampingRatio: 1 + sign * off)
      let simulation = SpringSimulation(spring: spring, displacement: 1, velocity: -5)
      for time in [0.02, 0.1, 0.3] {
        let (a, b) = (simulation.displacement(at: time), critical.displacement(at: time))
        expect(near(a, b, within: off * 3 + 1e-9))
      }
    }
  }

  @Test("the rest is the first moment within both limits", arguments: ratios)
  func firstRest(ratio: Double) {
    let spring = Spring(stiffness: 400, dampingRatio: ratio)
    let tolerance = Tolerance(distance: 0.005, speed: 0.2)
    for (x, v) in Self.starts where abs(x) <= 1 {
      let simulation = SpringSimulation(spring: spring, displacement: x, velocity: v)
      func isAtRest(_ time: Double) -> Bool {
        abs(simulation.displacement(at: time)) <= tolerance.distance
          && abs(simulation.velocity(at: time)) <= tolerance.speed
      }
      let rest = simulation.restTime(within: tolerance)
      expect(isAtRest(rest))
      // No earlier moment of a fine search does.
      for step in 0..<4000 {
        let time = rest * Double(step) / 4000
        if isAtRest(time), rest - time > 1e-9 { Issue.record("at rest at \(time), not \(rest)") }
      }
    }
  }

  @Test("hardly any damping comes to rest, too", arguments: [0, 1e-12, 1e-3, -1])
  func hardlyDamped(ratio: Double) {
    let spring = SpringSimulation(
      spring: Spring(stiffness: 400, dampingRatio: ratio), displacement: 100, velocity: 0)
    let time = spring.restTime(within: Tolerance(distance: 0.5, speed: 20))
    expectGreater(time, 1)
    expectLess(time, 60)
    expectAtMost(abs(spring.displacement(at: time)), 0.5)
  }

  @Test("at rest from the start takes no time", arguments: ratios)
  func noTime(ratio: Double) {
    let spring = Spring(stiffness: 400, dampingRatio: ratio)
    let simulation = SpringSimulation(spring: spring, displacement: 0.001, velocity: -0.1)
    expectEqual(simulation.restTime(within: Tolerance(distance: 0.005, speed: 0.2)), 0)
  }

  @Test("a later start of the search finds a later rest")
  func later() {
    let spring = Spring(stiffness: 400, dampingRatio: 0.2)
    let simulation = SpringSimulation(spring: spring, displacement: 1, velocity: 0)
    let tolerance = Tolerance(distance: 0.005, speed: 0.2)
    let first = simulation.restTime(within: tolerance)
    expectEqual(simulation.restTime(within: tolerance, from: first / 2), first)
    expectEqual(simulation.restTime(within: tolerance, from: first + 1), first + 1)
  }

  @Test("the turns are where the velocity is 0", arguments: ratios)
  func turns(ratio: Double) {
    for (x, v) in Self.starts {
      let spring = Spring(stiffness: 400, dampingRatio: ratio)
      let simulation = SpringSimulation(spring: spring, displacement: x, velocity: v)
      var time = -1e-9
      for _ in 0..<4 {
        guard let turn = simulation.turn(after: time) else { break }
        expectGreater(turn, time)
        let size = max(abs(x), abs(v) / 20)
        expectAtMost(abs(simulation.velocity(at: turn)), 1e-6 * size * 20)
        time = turn
      }
    }
  }

  @Test("a critical spring turns once when thrown away, and never when left alone")
  func criticalTurns() throws {
    let thrown = SpringSimulation(spring: Spring(), displacement: 1, velocity: 30)
    let turn = try #require(thrown.turn(after: 0))
    expectEqual(thrown.turn(after: turn), nil)
    expectGreater(thrown.displacement(at: turn), 1)
    let left = SpringSimulation(spring: Spring(), displacement: 1, velocity: 0)
    expectEqual(left.turn(after: 0), nil)
  }
}
