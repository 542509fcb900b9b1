import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Hand tracker")
struct HandTrackerTests {
  private typealias Way = [(time: Double, x: Double)]

  private func release(
    _ way: [(time: Double, x: Double)], at time: Double, by device: Contact.Device = .touch
  ) -> (velocity: ReleaseVelocity, hasTapped: Bool) {
    var hand = HandTracker()
    let tuning = GestureTuning()
    for (index, report) in way.enumerated() {
      let point = Point(x: report.x, y: 7)
      if index == 0 {
        hand.begin(at: point, report.time)
      } else {
        hand.move(to: point, report.time, by: device, tuning)
      }
    }
    let release = hand.release(at: Point(x: way.last?.x ?? 0, y: 7), time, by: device, tuning)
    return (release.velocity(along: .horizontal), hand.hasTapped(by: device, tuning))
  }

  private func even(_ speed: Double, _ rate: Double, for duration: Double = 0.15) -> Way {
    (0...Int(duration * rate)).map { (Double($0) / rate, speed * Double($0) / rate) }
  }

  @Test(
    "an even hand has its own velocity, however late it is lifted up to 39 ms",
    arguments: [150.0, 400, 1000, 2500, 4000], [60.0, 90, 120, 240])
  func late(speed: Double, rate: Double) throws {
    let way = even(speed, rate)
    let last = try #require(way.last?.time)
    for delay in stride(from: 0, through: 0.039, by: 0.003) {
      let velocity = release(way, at: last + delay).velocity
      expectAtMost(abs(velocity.motion - speed), 0.02 * speed)
      expectAtMost(abs(velocity.choice - speed), 0.02 * speed)
    }
    expectEqual(release(way, at: last + 0.041).velocity, .zero)
  }

  @Test(
    "the least way of a fling counts from the press, to the release, along the axis",
    arguments: [(Contact.Device.touch, 18.0), (.mouse, 16)])
  func leastWay(device: Contact.Device, least: Double) {
    for (way, isFling) in [(least - 0.5, false), (least, true), (least + 0.5, true)] {
      let velocity = release([(0, 0), (0.01, way / 2), (0.02, way)], at: 0.02, by: device).velocity
      expectEqual((velocity.motion > 200), isFling)
      expectEqual((velocity.choice > 200), isFling)
    }
  }

  @Test("a hand that has turned back must have moved over twice the least way")
  func trembles() {
    let small: Way = [(0, 0), (0.05, -14), (0.1, 0), (0.12, 10), (0.13, 19)]
    expectEqual(release(small, at: 0.13).velocity, .zero)
    let large: Way = [(0, 0), (0.05, -18), (0.1, 0), (0.12, 10), (0.13, 19)]
    expectGreater(release(large, at: 0.13).velocity.motion, 200)
  }

  @Test(
    "a roll back at the lift gives 0 and leaves the mean; a turn is obeyed",
    arguments: [(4.0, 0.024, false), (6, 0.024, false), (9, 0.024, true), (4, 0.06, true)])
  func rollsBack(back: Double, duration: Double, isTurn: Bool) {
    let way: Way = (0...10).map { (Double($0) * 0.01, Double($0) * 10) }
    let rolled =
      way + (1...3).map { (0.1 + duration * Double($0) / 3, 100 - back * Double($0) / 3) }
    let velocity = release(rolled, at: 0.1 + duration).velocity
    expect(isTurn ? velocity.motion < 0 : velocity.motion >= 0)
    expect(isTurn ? velocity.choice < 0 : velocity.choice > 400)
  }

  @Test("a mouse that goes back by more than 4 points has turned")
  func mouse() {
    let way: Way = (0...10).map { (Double($0) * 0.01, Double($0) * 10) }
    let rolled = way + [(0.108, 97), (0.116, 94.5)]
    expectLess(release(rolled, at: 0.116, by: .mouse).velocity.choice, 0)
    expectGreater(release(rolled, at: 0.116, by: .touch).velocity.choice, 0)
  }

  @Test("after a rest, a roll back against the whole way is none")
  func restsAndRolls() {
    let way: Way = (0...10).map { (Double($0) * 0.01, Double($0) * 10) }
    let rest: Way = (1...20).map { (0.1 + Double($0) * 0.01, 100) }
    let rolled = way + rest + [(0.308, 98), (0.316, 96), (0.324, 94)]
    expectEqual(release(rolled, at: 0.33).velocity, .zero)
    let turned = way + rest + [(0.308, 96), (0.316, 92), (0.324, 88)]
    expectLess(release(turned, at: 0.33).velocity.choice, -200)
  }

  @Test("the jump of a finger that becomes flat is no motion")
  func jumps() {
    let way: Way = [(0, 0)] + (1...8).map { (Double($0) * 0.01, 28) }
    let (velocity, hasTapped) = release(way, at: 0.085)
    expectEqual(velocity, .zero)
    expect(hasTapped)
  }

  @Test("the mean velocity counts from the first move, and is 0 after a rest of 40 ms")
  func mean() {
    // It brakes: the end is slow, so the mean decides.
    let brakes: Way = [(0, 0), (0.05, 30), (0.06, 40), (0.07, 48), (0.08, 52), (0.09, 53)]
    expect(near(release(brakes, at: 0.09).velocity.choice, 23 / 0.04, within: 1e-6))
    // A tenth of a page is the shortest way whose mean counts.
    let short = brakes.map { (time: $0.time, x: $0.x * 47 / 53) }
    expectLess(release(short, at: 0.09).velocity.choice, 200)
    let rests = brakes + [(0.1, 53), (0.11, 53.4), (0.12, 53), (0.13, 53)]
    expectLess(release(rests, at: 0.131).velocity.choice, 100)
  }

  @Test("a thumb that arcs as it lifts has not rested")
  func arcs() {
    for (down, hasRested) in [(0.0, true), (9, false)] {
      var hand = HandTracker()
      let tuning = GestureTuning()
      hand.begin(at: .zero, 0)
      let ways = [(0.05, 60.0, 0.0), (0.07, 100, 0), (0.09, 110, 0), (0.13, 110, down)]
      for (time, x, y) in ways {
        hand.move(to: Point(x: x, y: y), time, by: .touch, tuning)
      }
      let release = hand.release(at: Point(x: 110, y: down), 0.135, by: .touch, tuning)
      let choice = release.velocity(along: .horizontal).choice
      expect(hasRested ? choice < 200 : choice > 500, "\(choice)")
    }
  }

  @Test(
    "a way within the least way of a fling is a tap", arguments: [Contact.Device.touch, .mouse])
  func taps(device: Contact.Device) {
    let least = GestureTuning().flingDistance(of: device)
    expect(release([(0, 0), (0.3, least - 1)], at: 0.3, by: device).hasTapped)
    expect(!release([(0, 0), (0.2, 1), (0.3, least)], at: 0.3, by: device).hasTapped)
    expect(!release([(0, 0), (0.3, 60), (0.6, 0)], at: 0.6, by: device).hasTapped)
  }
}
