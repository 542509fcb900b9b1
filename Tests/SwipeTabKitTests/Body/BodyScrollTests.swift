import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Body scroll")
struct BodyScrollTests {
  private let tuning = GestureTuning()

  private func scroll(at offset: Double = 500, limit: Double = 2000) -> BodyScroll {
    BodyScroll(offset: offset, limit: limit, extent: 700)
  }

  @Test("a fling loses its speed by 0.998 each millisecond")
  func decay() {
    var scroll = scroll(at: 0, limit: 100_000)
    scroll.release(velocity: 1000, at: 0, tuning)
    scroll.advance(to: 0.1, tuning)
    // 0.998^100 of the speed is left; 1000 · (1 − 0.818567) / 2.002002 points were passed.
    expect(near(scroll.velocity(at: 0.1), 818.5666, within: 1e-3))
    expect(near(scroll.offset, 90.6264, within: 1e-3))
  }

  @Test("it comes to rest on a whole pixel, and rest is absorbing")
  func rest() throws {
    var scroll = scroll()
    scroll.release(velocity: 700, at: 0, tuning)
    let end = try #require(scroll.deadline)
    scroll.advance(to: end, tuning)
    expectEqual(scroll.motion, .resting)
    expectEqual(scroll.offset, scroll.offset.rounded())
    // (700 − 8) / 2.002002 points.
    expectEqual(scroll.offset, 846)
    let before = scroll
    scroll.advance(to: end + 100, tuning)
    expectEqual(scroll, before)
  }

  @Test(
    "one step of time and a thousand give the same state",
    arguments: [(500.0, 900.0), (500, -3000), (1990, 4000), (-80, -500), (2050, 0), (0, 20)])
  func steps(offset: Double, velocity: Double) {
    func run(steps: Int) -> [Double] {
      var scroll = scroll(at: offset)
      let start = scroll.beginDrag(tuning)
      scroll.drag(to: start + (offset - scroll.offset), tuning)
      scroll.release(velocity: velocity, at: 0, tuning)
      var offsets: [Double] = []
      for tenth in 1...40 {
        for step in 1...steps {
          scroll.advance(to: (Double(tenth - 1) + Double(step) / Double(steps)) / 10, tuning)
        }
        offsets.append(scroll.offset)
      }
      return offsets + [scroll.isMoving ? 1 : 0]
    }
    let (one, many) = (run(steps: 1), run(steps: 1000))
    expect(zip(one, many).allSatisfy { near($0, $1) })
  }

  @Test("a fling that meets the end goes past it and comes back exactly onto it")
  func end() throws {
    var scroll = scroll(at: 1800)
    scroll.release(velocity: 3000, at: 0, tuning)
    let meets = try #require(scroll.deadline)
    scroll.advance(to: meets, tuning)
    expect(near(scroll.offset, 2000))
    expectGreater(scroll.velocity(at: meets), 2000)
    scroll.advance(to: meets + 0.05, tuning)
    expectGreater(scroll.offset, 2020)
    scroll.advance(to: meets + 5, tuning)
    expectEqual(scroll.offset, 2000)
    expectEqual(scroll.motion, .resting)
  }

  @Test("without bouncing it stops at the end")
  func noBounce() {
    var tuning = tuning
    tuning.bounces = false
    var scroll = scroll(at: 1800)
    scroll.release(velocity: 3000, at: 0, tuning)
    scroll.advance(to: 5, tuning)
    expectEqual(scroll.offset, 2000)
    let start = scroll.beginDrag(tuning)
    scroll.drag(to: start + 300, tuning)
    expectEqual(scroll.offset, 2000)
  }

  @Test("past an end a finger meets the resistance that pages have")
  func rubberBand() {
    var scroll = scroll(at: 0)
    let start = scroll.beginDrag(tuning)
    scroll.drag(to: start - 100, tuning)
    expect(near(scroll.offset, -tuning.rubberBand.displacement(forOvershoot: 100, in: 700)))
    let again = scroll.beginDrag(tuning)
    expect(near(again, -100, within: 1e-6))
  }

  @Test("a slow release rests where it is")
  func slow() {
    var scroll = scroll(at: 300)
    _ = scroll.beginDrag(tuning)
    scroll.release(velocity: 7, at: 0, tuning)
    expectEqual(scroll.motion, .resting)
    expectEqual(scroll.offset, 300)
  }

  @Test("new limits keep a finger's drag, and turn back a fling that they cut short")
  func remeasure() {
    var dragged = scroll()
    _ = dragged.beginDrag(tuning)
    dragged.remeasure(limit: 400, extent: 700, at: 0, tuning)
    expectEqual(dragged.motion, .dragging)
    var flung = scroll()
    flung.release(velocity: 2000, at: 0, tuning)
    flung.remeasure(limit: 400, extent: 700, at: 0.01, tuning)
    flung.advance(to: 10, tuning)
    expectEqual(flung.offset, 400)
  }
}
