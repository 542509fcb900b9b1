import SwipeTabKit
import SwipeTabStoryboard

/// The animated pictures that a run without a window draws.
final class Animations {
  private let container: TabContainer
  private let picturing: Picturing
  private let speed: Double
  private var open: [(recorder: AnimationRecorder, end: Double)] = []

  init(of container: TabContainer, picturing: Picturing, speed: Double = 1) {
    (self.container, self.picturing, self.speed) = (container, picturing, speed)
  }

  func note(_ event: InputEvent) { picturing.hands?.note(event, at: container.time) }

  /// Begins an animation that ends after so many seconds, or with nil once everything rests after the replay.
  func begin(_ path: String, seconds: Double? = nil) throws(Diagnostic) {
    let recorder = try AnimationRecorder(
      of: container, picturing: picturing, to: path, speed: speed)
    open.append((recorder, seconds.map { container.time + $0 } ?? .infinity))
  }

  func advance(to time: Double) throws(Diagnostic) {
    while let (recorder, end) = open.first(where: { $0.end <= time }) {
      try advanceAll(to: end)
      try recorder.write()
      open.removeAll { $0.recorder === recorder }
    }
    try advanceAll(to: time)
  }

  private func advanceAll(to time: Double) throws(Diagnostic) {
    for (recorder, _) in open { try recorder.advance(to: time) }
  }

  /// Ends the open animations at their length, or those without a length when nothing moves any more.
  func finish() throws(Diagnostic) {
    if let last = open.map(\.end).filter(\.isFinite).max() { try advance(to: last) }
    for (recorder, _) in open { try recorder.finish() }
    open = []
  }
}
