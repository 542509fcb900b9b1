import Testing

@testable import SwipeTabKit

/// The recorded way of a hand from its press to its lift.
struct RecordedHand: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The reports: seconds and points from the press, which is the first one.
  let reports: [Report]
  /// When the hand lifts, in seconds from the press.
  let lift: Double
  /// The published horizontal velocity at the last report, in points per second; nil if none is published.
  let across: Double?
  /// The published vertical velocity at the last report, in points per second; nil if none is published.
  let down: Double?

  struct Report: Sendable, Hashable {
    var time: Double
    var x: Double
    var y: Double
  }

  /// Reads `text`: time in milliseconds, x and y of each report, with commas between reports; `lift` is in milliseconds
  /// too.
  init(_ name: String, lift: Double, across: Double?, down: Double?, _ text: String) {
    testDescription = name
    (self.lift, self.across, self.down) = (lift / 1000, across, down)
    reports = text.split(separator: ",").map { report in
      let numbers = report.split(separator: " ").compactMap { Double($0) }
      return Report(time: numbers[0] / 1000, x: numbers[1], y: numbers[2])
    }
  }
}
