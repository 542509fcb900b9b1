import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Peers: bar and physics")
@MainActor struct BarPeersTests {
  /// A number and what it should be.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let found: @MainActor () throws -> [Double]
    let expected: [Double]
    let tolerance: Double

    init(
      _ source: String, _ expected: [Double], within tolerance: Double = 1e-9,
      _ found: @escaping @MainActor () throws -> [Double]
    ) {
      testDescription = source
      self.found = found
      self.expected = expected
      self.tolerance = tolerance
    }
  }

  private static func bar(
    _ count: Int, _ kind: ContainerConfiguration.ItemLayout = .fill, room: Double,
    rtl: Bool = false, natural: @escaping (Int) -> Double = { _ in 100 }
  ) -> TabBarLayout {
    TabBarLayout(
      bounds: Rect(x: 0, y: 0, width: room, height: 50), count: count, layout: kind,
      isRightToLeft: rtl, naturalWidth: natural)
  }

  private static func lefts(_ bar: TabBarLayout, scroll: Double = 0) -> [Double] {
    (0..<bar.count).map { bar.frame(at: $0, scroll: scroll).x }
  }

  private static func geometry(_ position: Double, _ bar: TabBarLayout) -> TabBarGeometry {
    TabBarGeometry(
      bar: bar.bounds, edge: .bottom, titles: .below, theme: .light, pagePosition: position,
      layout: bar, scroll: 0, contents: StubBar())
  }

  private static func line(_ position: Double, _ bar: TabBarLayout) -> [Double] {
    let frame = UnderlineAnimator(length: .share(1)).indicator(in: geometry(position, bar))?.frame
    return frame.map { [$0.x, $0.width] } ?? []
  }

  nonisolated static let geometryCases: [Case] = [
    Case("PAR PagingCollectionViewLayoutTests:44", [0, 100, 200]) {
      lefts(bar(3, .centered(width: 100, gap: 0), room: 300))
    },
    Case("PAR PagingCollectionViewLayoutTests:56", [0, 100, 200]) { lefts(bar(3, room: 300)) },
    Case("PAR PagingCollectionViewLayoutTests:102", [0, 64, 164]) {
      lefts(bar(3, room: 120, natural: { [50, 100, 150][$0] }))
    },
    Case("PAR PagingCollectionViewLayoutTests:164", [135, 145, 155]) {
      lefts(bar(3, .centered(width: 10, gap: 0), room: 300))
    },
    Case("PAR PagingCollectionViewLayoutTests:195", [100, 100]) {
      line(1, bar(3, .centered(width: 100, gap: 0), room: 300))
    },
    Case("PAR PagingDistanceCenteredTests:76 centred already", [200]) {
      [bar(10, room: 400).scroll(centering: 3.5)]
    },
    Case("PAR PagingDistanceCenteredTests:212 never off its content", [0, 600]) {
      [bar(10, room: 400).scroll(centering: 0), bar(10, room: 400).scroll(centering: 9)]
    },
    Case("SMV SwipeMenuGeometryTests:19 clamped", [0, 150, 400, 0, 400]) {
      let layout = bar(3, .centered(width: 200, gap: 0), room: 600)
      return [0, 0.75, 2, -0.5, 7].compactMap { line($0, layout).first }
    },
    Case("SMV SwipeMenuGeometryTests:59 amounts at 1.25", [0, 0.75, 0.25]) {
      let at = geometry(1.25, bar(3, room: 300))
      return (0..<3).map { at.amount(ofItem: $0) }
    },
    Case("SMV SwipeMenuGeometryTests:87 between 80 and 120 wide", [40, 100]) {
      line(0.5, bar(12, room: 100, natural: { [80, 120, 64][$0 % 3] }))
    },
    Case("SMV SwipeMenuGeometryTests:106 beyond the ends", [0, 100, 200, 100]) {
      let layout = bar(3, room: 300)
      return line(-1, layout) + line(5, layout)
    },
    Case("SMV SwipeMenuGeometryTests:143", [200]) {
      // The item whose middle is at 300, in 200 of 1000.
      [bar(10, room: 200).scroll(centering: 2.5)]
    },
    Case("SMV SwipeMenuGeometryTests:150", [0]) { [bar(10, room: 200).scroll(centering: 0)] },
    Case("SMV SwipeMenuGeometryTests:157", [800]) { [bar(10, room: 200).scroll(centering: 9)] },
    Case("SMV SwipeMenuGeometryTests:164 narrower content", [0]) {
      [bar(3, room: 1000).scroll(centering: 2)]
    },
    Case("K01 four of 200, half way", [100, 200]) { line(0.5, bar(4, room: 800)) },
    Case("F13 retargeted half way: 250 to 450", [250, 200]) { line(1.25, bar(4, room: 800)) },
    Case("M03 right to left the first is at the right", [300, 200, 100, 0]) {
      lefts(bar(4, room: 400, rtl: true))
    },
    Case("J28 100 of 100 points, right to left: the last at the left", [0, 100]) {
      let layout = bar(100, room: 400, rtl: true)
      let frame = layout.frame(at: 99, scroll: layout.scroll(centering: 99))
      return [frame.x, frame.width]
    },
    Case("J06 the last of 20 ends at the right edge", [800]) {
      let layout = bar(20, room: 800)
      return [layout.frame(at: 19, scroll: layout.scroll(centering: 19)).maxX]
    },
    Case("J06 with tabs of 100 its middle is at 750", [750]) {
      let layout = bar(20, room: 800)
      return [layout.frame(at: 19, scroll: layout.scroll(centering: 19)).midX]
    },
    Case("J14 eight fixed ones are equally wide", [Double](repeating: 100, count: 8)) {
      let layout = bar(8, room: 800)
      return (0..<8).map { layout.span(at: $0).length }
    },
    Case("J10 a single tab is in the middle", [400]) {
      [bar(1, .automatic, room: 800).frame(at: 0, scroll: 0).midX]
    },
    Case("J01 a tab in the middle of a long bar is centred", [400]) {
      let layout = bar(30, room: 800)
      return [layout.frame(at: 15, scroll: layout.scroll(centering: 15)).midX]
    },
    Case("J08 the scroll grows with the position", [1, 1, 1, 1]) {
      let layout = bar(20, room: 400)
      let scrolls = [10, 10.25, 10.5, 10.75, 11].map { layout.scroll(centering: $0) }
      return zip(scrolls.dropFirst(), scrolls).map { $0 > $1 ? 1 : 0 }
    },
  ]

  private static func spring(
    _ stiffness: Double, _ ratio: Double, from start: Double, to end: Double, velocity: Double = 0
  ) -> (Double) -> [Double] {
    let simulation = SpringSimulation(
      spring: Spring(stiffness: stiffness, dampingRatio: ratio), displacement: start - end,
      velocity: velocity)
    return { [end + simulation.displacement(at: $0), simulation.velocity(at: $0)] }
  }

  private static func velocity(_ samples: [(Double, Double)]) -> Double {
    var tracker = VelocityTracker()
    for (time, value) in samples { tracker.add(value, at: time / 1000) }
    return tracker.release(at: (samples.last?.0 ?? 0) / 1000, turn: 4).motion
  }

  private static func released(_ speed: Double) throws -> Double {
    let fixture = try Fixture(pages: 9, at: 4) { $0.tuning.spring = Spring(stiffness: 1e8) }
    fixture.drag(by: speed * 0.05, steps: 2, over: 0.05)
    return -fixture.container.velocity * 400
  }

  nonisolated static let physicsCases: [Case] = [
    Case("D11 critical, 0 to 500", [356, 479, 497], within: 1) {
      let motion = spring(100, 1, from: 0, to: 500)
      return [0.25, 0.5, 0.75].map { motion($0)[0] }
    },
    Case("D11 and its velocities", [1026, 168, 20], within: 1) {
      let motion = spring(100, 1, from: 0, to: 500)
      return [0.25, 0.5, 0.75].map { motion($0)[1] }
    },
    Case("D12 overdamped, 0 to 500", [445, 495, 499], within: 1) {
      let motion = spring(100, 1.25, from: 0, to: 500)
      return [0.5, 1, 1.5].map { motion($0)[0] }
    },
    Case("D13 underdamped, 0 to 300", [325, -65], within: 1) {
      spring(100, 0.25, from: 0, to: 300)(1)
    },
    Case("D07 the velocity at time 0 is the one given", [1000]) {
      [spring(400, 1, from: 0, to: 500, velocity: 1000)(0)[1]]
    },
    Case("D15 at rest the end exactly", [1]) {
      let fixture = try Fixture()
      fixture.container.select(index: 1)
      fixture.rest()
      return [fixture.position]
    },
    Case("D22 fast towards the target there is no overshoot", [0, 0]) {
      let spring = Spring()
      let limited = spring.limited(velocity: -20_000, displacement: 600)
      let motion = SpringSimulation(spring: spring, displacement: 600, velocity: limited)
      return [0.3, 1].map { min(0, motion.displacement(at: $0)) }
    },
    Case("B02 ten points every ten milliseconds", [1000], within: 1e-6) {
      [velocity([(0, 10), (10, 20), (20, 30)])]
    },
    Case("B04 faster than 8000 is 8000", [-8000, 8000], within: 1e-6) {
      [try released(-10_000), try released(10_000)]
    },
    Case("B05 500", [500], within: 1e-3) { [try released(500)] },
    Case("B05 3000", [3000], within: 1e-3) { [try released(3000)] },
    Case("B05 -9000", [-8000], within: 1e-3) { [try released(-9000)] },
    Case("B05 -1000", [-1000], within: 1e-3) { [try released(-1000)] },
    Case("B06 only what follows a pause counts", [500], within: 1e-6) {
      [velocity([(0, 0), (10, 90), (20, 180), (61, 200), (71, 205), (81, 210)])]
    },
    Case("B07 nothing", [0]) { [velocity([])] },
    Case("B09 a stale gesture", [0]) { [velocity([(0, 0), (10, 50), (20, 100), (200, 100)])] },
    Case("FLW UIPanGestureRecognizerTests:95 a second apart is no velocity here", [0]) {
      [velocity([(0, 0), (1000, 50)])]
    },
    Case("I10 rounding does not make a page", [1]) {
      let question = SettleTarget(
        slot: 0.999_999_999_999, velocity: 0, origin: 0, range: 0...2)
      return [Double(question.target(flingSpeed: 1, pagesPerSwipe: .limited(1)))]
    },
    Case("SMV SwipeMenuGeometryTests:39 landed pages", [0, 1, 0, 2]) {
      [0, 1.4, -0.4, 2.7].map { place in
        let question = SettleTarget(slot: place, velocity: 0, origin: 0, range: 0...2)
        return Double(question.target(flingSpeed: 1, pagesPerSwipe: .limited(1)))
      }
    },
    Case("I06 no width, no wild number", [0, 0]) {
      let fixture = try Fixture()
      fixture.resize(0, 0)
      fixture.drag(by: 0, dy: 5)
      return [fixture.position, fixture.container.velocity]
    },
    Case("I12 a page does not change its width past an end", [400]) {
      let fixture = try Fixture()
      fixture.drag(by: 300, release: false)
      return StateReader(fixture.container).visiblePages.map(\.frame.width)
    },
    Case("I01 resized, the page still fills the view", [0, 300]) {
      let fixture = try Fixture(at: 1)
      fixture.resize(300)
      let frame = StateReader(fixture.container).visiblePages[0].frame
      return [frame.x, frame.width]
    },
  ]

  private func check(_ peer: Case) throws {
    let found = try peer.found()
    expectEqual(found.count, peer.expected.count)
    for (a, b) in zip(found, peer.expected) { expect(near(a, b, within: peer.tolerance)) }
  }

  @Test("geometry of the bar", arguments: geometryCases)
  func geometryOfTheBar(peer: Case) throws { try check(peer) }

  @Test("physics and layout", arguments: physicsCases)
  func physics(peer: Case) throws { try check(peer) }
}
