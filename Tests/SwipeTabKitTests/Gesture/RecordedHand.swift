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
  init(_ name: String, lift: Double, across: Double?, down: Double?, _ text: some StringProtocol) {
    let reports = text.split(separator: ",").map { report in
      let numbers = report.split(separator: " ").compactMap { Double($0) }
      return Report(time: numbers[0] / 1000, x: numbers[1], y: numbers[2])
    }
    self.init(name, reports, lift: lift / 1000, across: across, down: down)
  }

  /// Makes a recording from its reports, and the time of its lift in seconds.
  init(
    _ name: String, _ reports: [Report], lift: Double, across: Double? = nil, down: Double? = nil
  ) {
    (testDescription, self.reports, self.lift) = (name, reports, lift)
    (self.across, self.down) = (across, down)
  }

  /// Reads recordings, with semicolons or line ends between them: a name or none, the time of the lift, a colon, and the
  /// reports.
  static func read(_ text: String) -> [RecordedHand] {
    text.split { $0 == ";" || $0 == "\n" }.enumerated().map { index, line in
      let parts = line.split(separator: ":")
      let head = parts[0].split(separator: " ")
      let name = (head.count > 1 ? "\(head[0]) " : "") + "\(index)"
      return RecordedHand(
        name, lift: Double(head[head.count - 1]) ?? 0, across: nil, down: nil, parts[1])
    }
  }
}
