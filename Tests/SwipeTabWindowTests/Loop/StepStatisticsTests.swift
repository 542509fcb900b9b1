import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("StepStatistics")
struct StepStatisticsTests {
  /// Adds frames at 64 Hz, one to each report, of a hand that is even from the start.
  private func add(
    _ offsets: [Double?], to steps: inout StepStatistics, from frame: Int = 0,
    evenSince: Double = -1
  ) {
    for (index, offset) in offsets.enumerated() {
      let number = frame + index
      steps.add(offset, at: Double(number) / 64, report: number, evenSince: evenSince)
    }
  }

  @Test("the change of a step counts once the next report agrees")
  func counts() {
    var steps = StepStatistics()
    add([0, 8, 17], to: &steps)
    expectEqual(steps.count, 0)
    add([25, 33], to: &steps, from: 3)
    expectEqual(steps.count, 2)
    expectEqual(steps.greatest, 1)
    expectEqual(steps.rootMeanSquare, 1)
  }

  @Test("the frames before a stop do not count")
  func stop() {
    var steps = StepStatistics()
    add([0, 8, 16, 20], to: &steps)
    add([20, 20], to: &steps, from: 4, evenSince: .infinity)
    expectEqual(steps.count, 1)
    expectEqual(steps.greatest, 0)
  }

  @Test("a hand that has just begun does not count")
  func beginning() {
    var steps = StepStatistics()
    add([0, 0, 8, 16, 24, 32], to: &steps, evenSince: 0)
    expectEqual(steps.count, 0)
  }

  @Test("a frame left out, the end of a drag and a pause do not count")
  func gaps() {
    var steps = StepStatistics()
    add([0, 8], to: &steps)
    add([24, 32], to: &steps, from: 3)
    add([nil, 100, 108], to: &steps, from: 5)
    add([120, 128], to: &steps, from: 20)
    expectEqual(steps.count, 0)
  }
}
