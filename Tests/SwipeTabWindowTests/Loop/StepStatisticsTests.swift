import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("StepStatistics")
struct StepStatisticsTests {
  @Test("the change of a step counts once the next report agrees, and nowhere else")
  func counts() {
    /// Frames at 64 Hz, one to each report, from a frame on, of a hand that is even since a time.
    typealias Part = (frame: Int, offsets: [Double?], evenSince: Double)
    let rows: [(name: String, parts: [Part], count: Int, change: Double)] = [
      ("the next report is missing", [(0, [0, 8, 17], -1)], 0, 0),
      ("the next report agrees", [(0, [0, 8, 17], -1), (3, [25, 33], -1)], 2, 1),
      ("the frames before a stop", [(0, [0, 8, 16, 20], -1), (4, [20, 20], .infinity)], 1, 0),
      ("a hand that has just begun", [(0, [0, 0, 8, 16, 24, 32], 0)], 0, 0),
      (
        "a frame left out, the end of a drag and a pause",
        [(0, [0, 8], -1), (3, [24, 32], -1), (5, [nil, 100, 108], -1), (20, [120, 128], -1)], 0, 0
      ),
    ]
    for (name, parts, count, change) in rows {
      var steps = StepStatistics()
      for (frame, offsets, evenSince) in parts {
        for (number, offset) in zip(frame..., offsets) {
          steps.add(offset, at: Double(number) / 64, report: number, evenSince: evenSince)
        }
      }
      expectEqual(steps.count, count, "\(name)")
      expectEqual(steps.greatest, change, "\(name)")
      expectEqual(steps.rootMeanSquare, change, "\(name)")
    }
  }
}
