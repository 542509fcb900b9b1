import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("FrameStatistics")
struct FrameStatisticsTests {
  private static let ms = 1_000_000

  @Test("a program that showed nothing says so")
  func nothing() {
    let statistics = FrameStatistics(path: .surface, refreshRate: 60)
    expectEqual(
      statistics.json(start: 0, processorTime: 5),
      #"{"frames":0,"fps":0,"interval_p50_ms":0,"interval_p99_ms":0,"interval_worst_ms":0,"#
        + #""cpu_per_frame_us":0,"present":"surface","refresh_hz":60,"first_frame_ms":null}"#)
  }

  @Test("without a window nothing is presented, and at no rate")
  func noWindow() {
    var statistics = FrameStatistics()
    statistics.turn(at: 5 * Self.ms, isPresented: true)
    let json = statistics.json(start: 0, processorTime: .max / 2)
    expect(json.contains(#""present":null,"refresh_hz":null,"first_frame_ms":5"#))
  }

  @Test("changes of steps come before reloads, and are null where none counts")
  func steps() {
    let statistics = FrameStatistics(path: .surface, refreshRate: 60)
    var steps = StepStatistics()
    let none = statistics.json(start: 0, processorTime: 5, steps: steps, reloads: [])
    expect(none.hasSuffix(#","step_change_max":null,"step_change_rms":null,"reload_s":[]}"#))
    for (frame, offset) in [0.0, 8, 16, 24.5, 33].enumerated() {
      steps.add(offset, at: Double(frame) / 64, report: frame, evenSince: -1)
    }
    let some = statistics.json(start: 0, processorTime: 5, steps: steps)
    expect(some.hasSuffix(#","step_change_max":0.5,"step_change_rms":0.354}"#))
  }

  @Test("saves of a watched file are counted where one is watched")
  func reloads() {
    let statistics = FrameStatistics(path: .surface, refreshRate: 60)
    let json = statistics.json(start: 0, processorTime: 5, reloads: [0.04, 0.05125])
    expect(json.hasSuffix(#""first_frame_ms":null,"reload_s":[0.04,0.051]}"#))
    expect(statistics.json(start: 0, processorTime: 5, reloads: []).hasSuffix(#""reload_s":[]}"#))
  }

  @Test("intervals count while something moves, and not across a rest")
  func intervals() {
    var statistics = FrameStatistics(path: .texture, refreshRate: 50)
    for time in [100, 120, 140] { statistics.turn(at: time * Self.ms, isPresented: true) }
    statistics.rest()
    for time in [900, 920] { statistics.turn(at: time * Self.ms, isPresented: true) }
    let json = statistics.json(start: 75 * Self.ms, processorTime: .max / 2)
    expectEqual(statistics.frames, 5)
    expect(json.contains(#""frames":5,"fps":50,"interval_p50_ms":20"#))
    expect(json.contains(#""interval_worst_ms":20,"#))
    expect(json.contains(#""present":"texture","refresh_hz":50,"first_frame_ms":25}"#))
  }

  @Test("a turn in which nothing looked different is no frame, and no late one")
  func unchanged() {
    var statistics = FrameStatistics(path: .surface, refreshRate: 60)
    statistics.turn(at: 0, isPresented: true)
    statistics.turn(at: 16 * Self.ms, isPresented: false)
    statistics.turn(at: 32 * Self.ms, isPresented: true)
    expectEqual(statistics.frames, 2)
    expect(statistics.json(start: 0, processorTime: 0).contains(#""interval_worst_ms":16,"#))
  }
}
