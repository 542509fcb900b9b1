import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("TabBarGeometry")
@MainActor struct TabBarGeometryTests {
  @Test(
    "a position lies between two items",
    arguments: [
      (-0.4, 0, 1, 0, -0.4), (0, 0, 1, 0, 0), (0.25, 0, 1, 0.25, 0), (1, 1, 2, 0, 0),
      (1.75, 1, 2, 0.75, 0), (2, 2, 2, 0, 0), (2.5, 2, 2, 0, 0.5),
    ])
  func travel(position: Double, from: Int, to: Int, share: Double, overshoot: Double) throws {
    let travel = try #require(StubBar().at(position).travel)
    expect((travel.from, travel.to) == (from, to))
    expect((travel.share, travel.overshoot) == (share, overshoot))
  }

  @Test("without items there is no travel and no frame")
  func empty() {
    let bar = StubBar { $0.widths = [] }.at(0)
    expectEqual(bar.travel, nil)
    expectEqual(bar.frameAtPosition, nil)
    expectEqual(bar.elasticFrame { bar.frame(ofItem: $0) }, nil)
  }

  @Test(
    "a linear frame's edges go evenly and stay past the ends",
    arguments: [
      (-0.4, 0.0, 80.0), (0, 0, 80), (0.25, 20, 90), (0.5, 40, 100), (0.75, 60, 110), (1, 80, 120),
      (1.5, 140, 92), (2, 200, 64), (2.4, 200, 64),
    ])
  func linear(position: Double, x: Double, width: Double) throws {
    let frame = try #require(StubBar().at(position).frameAtPosition)
    expect(frame.isNear(x, 700, width, 50))
  }

  @Test("an elastic frame's far edge hurries ahead, and past the ends it is pressed down to half")
  func elastic() throws {
    let rows: [(position: Double, isRightToLeft: Bool, left: Double, right: Double)] = [
      // The shares are sin(f·π/2) and 1 − cos(f·π/2).
      (0, false, 0, 80), (0.25, false, mix(0, 80, 0.076120467), mix(80, 200, 0.382683432)),
      (0.5, false, mix(0, 80, 0.292893219), mix(80, 200, 0.707106781)),
      (0.75, false, mix(0, 80, 0.617316568), mix(80, 200, 0.923879533)), (1, false, 80, 200),
      // From right to left the left edge is the far one.
      (0.5, true, mix(20, -100, 0.707106781), mix(100, 20, 0.292893219)),
      // Against the outer side.
      (-0.25, false, 0, 60), (-0.5, false, 0, 40), (-0.9, false, 0, 40), (2.25, false, 216, 264),
      (2.9, false, 232, 264), (-0.25, true, 40, 100), (2.25, true, -164, -116),
    ]
    for (position, isRightToLeft, left, right) in rows {
      let bar = StubBar { $0.isRightToLeft = isRightToLeft }.at(position)
      let frame = try #require(bar.elasticFrame { bar.frame(ofItem: $0) })
      expect(
        frame.isNear(left, 700, right - left, 50),
        "at \(position), right to left: \(isRightToLeft), \(frame)")
    }
  }

  @Test("lines run along the pages' side")
  func line() {
    let frame = Rect(x: 10, y: 700, width: 80, height: 50)
    let below = StubBar().at(0).line(along: frame, thickness: 3)
    expectEqual(below, Rect(x: 10, y: 702, width: 80, height: 3))
    let above = StubBar { $0.edge = .top }.at(0).line(along: frame, thickness: 3)
    expectEqual(above, Rect(x: 10, y: 745, width: 80, height: 3))
  }
}
