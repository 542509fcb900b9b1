import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// Law 5: one step and a thousand end in the same state.
@Suite("Law 5: time is an argument")
@MainActor struct TimeIsAnArgumentTests {
  /// Something that happens at a moment.
  struct Step: Sendable {
    let time: Double
    let go: @MainActor (Fixture) -> Void

    init(_ time: Double, _ go: @escaping @MainActor (Fixture) -> Void) {
      self.time = time
      self.go = go
    }
  }

  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]

    init(_ name: String, _ steps: [Step]) {
      testDescription = name
      self.steps = steps
    }
  }

  nonisolated static let stories: [Story] = [
    Story("tap", [Step(0.1, { $0.tap(item: 1) })]),
    Story("distant", [Step(0.1, { $0.container.select(index: 6) })]),
    Story(
      "retargets",
      [
        Step(0.1, { $0.tap(item: 1) }), Step(0.15, { $0.container.select(index: 5) }),
        Step(0.22, { $0.container.select(index: 0) }), Step(0.3, { $0.key("alt+9") }),
      ]
    ),
    Story(
      "drag and fling",
      [
        Step(0.1, { $0.press() }), Step(0.11, { $0.move(180) }), Step(0.12, { $0.move(150) }),
        Step(0.13, { $0.move(110) }), Step(0.14, { $0.release(60) }),
      ]
    ),
    Story(
      "catch and throw back",
      [
        Step(0.1, { $0.tap(item: 1) }), Step(0.17, { $0.press() }), Step(0.19, { $0.move(230) }),
        Step(0.2, { $0.move(270) }), Step(0.21, { $0.release(300) }), Step(0.25, { $0.press() }),
        Step(0.4, { $0.release(200) }),
      ]
    ),
    Story(
      "wheel",
      [
        Step(0.1, { $0.wheel(0.5) }), Step(0.15, { $0.wheel(1.75) }),
        Step(0.18, { $0.wheel(1.25) }),
        Step(0.9, { $0.wheel(1) }), Step(1.0, { $0.wheel(1) }), Step(1.06, { $0.wheel(-1) }),
      ]
    ),
    Story(
      "past the end", [Step(0.1, { $0.drag(by: 300, over: 0.1) }), Step(0.25, { $0.press() })]),
    Story(
      "turned back by a veto",
      [
        Step(0, { $0.container.shouldSelect = { _, _ in false } }),
        Step(0.1, { $0.drag(by: -120, over: 0.05) }),
      ]
    ),
    Story(
      "tooltip and bounce",
      [
        Step(0.1, { $0.move(30, 775) }),
        Step(0.2, { $0.container.configuration.tuning.spring.dampingRatio = 0.2 }),
        Step(0.3, { $0.container.select(index: 2) }),
      ]
    ),
    Story(
      "round the ends",
      [
        Step(0, { $0.container.configuration.isCyclic = true }),
        Step(0.1, { $0.key("ctrl+shift+tab") }), Step(0.16, { $0.press() }),
        Step(0.18, { $0.move(160) }), Step(0.2, { $0.release(90) }),
        Step(0.26, { $0.key("alt+9") }), Step(0.3, { $0.container.select(index: 2) }),
        Step(0.36, { $0.container.configuration.isCyclic = false }), Step(0.9, { $0.wheel(-1) }),
      ]
    ),
    Story(
      "scroll through",
      [
        Step(0, { $0.container.configuration.distantSelection = .scrollThrough }),
        Step(0.1, { $0.container.select(index: 6) }), Step(0.2, { $0.container.select(index: 1) }),
      ]
    ),
  ]

  /// How a span of time is cut.
  enum Cut: CaseIterable { case thousand, irregular, sixty, twoHundredForty }

  private func pass(
    _ fixture: Fixture, to end: Double, _ cut: Cut?, _ random: inout SeededGenerator
  ) {
    let start = fixture.container.time
    switch cut {
    case nil: break
    case .thousand:
      for step in 1..<1000 {
        fixture.container.advance(to: start + (end - start) * Double(step) / 1000)
      }
    case .irregular:
      while fixture.container.time < end - 0.001 {
        let next = fixture.container.time + Double.random(in: 0...0.04, using: &random)
        fixture.container.advance(to: min(next, end))
      }
    case .sixty, .twoHundredForty:
      let rate = cut == .sixty ? 60.0 : 240.0
      var frame = (start * rate).rounded(.up)
      while frame / rate < end {
        fixture.container.advance(to: frame / rate)
        frame += 1
      }
    }
    fixture.container.advance(to: end)
  }

  /// Positions and velocities at the steps and after the last, and all events.
  private func tell(_ story: [Step], _ cut: Cut?) throws -> (
    states: [[Double]], events: [ContainerEvent]
  ) {
    let fixture = try Fixture(pages: 7)
    var random = SeededGenerator(seed: 3)
    var states: [[Double]] = []
    let ends = story.dropFirst().map(\.time) + [(story.last?.time ?? 0) + 0.07, 3]
    for (step, end) in zip(story + [Step(0) { _ in }], ends) {
      pass(fixture, to: max(step.time, fixture.container.time), cut, &random)
      step.go(fixture)
      pass(fixture, to: max(end, fixture.container.time), cut, &random)
      states.append([fixture.position, fixture.container.velocity])
    }
    return (states, fixture.take())
  }

  @Test("any cut of time gives the same story", arguments: stories, Cut.allCases)
  func cuts(story: Story, cut: Cut) throws {
    let whole = try tell(story.steps, nil)
    let parts = try tell(story.steps, cut)
    expectEqual(whole.events, parts.events)
    for (a, b) in zip(whole.states, parts.states) {
      expect(near(a[0], b[0]))
      expect(near(a[1], b[1], within: 1e-6))
    }
    expectEqual(whole.states.count, parts.states.count)
    expect(!whole.events.isEmpty)
  }

  @Test(
    "random stories are the same in one step and in many", arguments: Seeds.first(10),
    ContainerConfiguration.Adaptation.allCases)
  func random(seed: UInt64, adaptation: ContainerConfiguration.Adaptation) throws {
    func play(_ pieces: Int) throws -> (places: [Double], events: [ContainerEvent]) {
      let fixture = try Fixture(pages: 6) {
        $0.adaptation = adaptation
        $0.adaptiveWidth = 500
        $0.isTranslucent = adaptation == .never
      }
      var actions = RandomActions(seed: seed, mostPages: 6)
      var places: [Double] = []
      for _ in 0..<300 {
        let action = actions.next()
        if case .advance(let time) = action {
          let start = fixture.container.time
          for piece in 1..<pieces {
            fixture.container.advance(to: start + (time - start) * Double(piece) / Double(pieces))
          }
        }
        try fixture.container.perform(action)
        places.append(fixture.position)
      }
      return (places, fixture.take())
    }
    let (whole, parts) = (try play(1), try play(23))
    expectEqual(whole.events, parts.events)
    expect(zip(whole.places, parts.places).allSatisfy { near($0, $1) })
    expectEqual(whole.places.count, 300)
  }

  @Test("time that does not pass, or runs back, changes nothing", arguments: [0.15, 0.1, -1, .nan])
  func noTime(time: Double) throws {
    let fixture = try Fixture()
    fixture.container.advance(to: 0.1)
    fixture.tap(item: 1)
    fixture.container.advance(to: 0.15)
    let before = StateReader(fixture.container).line
    fixture.container.advance(to: time)
    expectEqual(StateReader(fixture.container).line, before)
  }

  @Test("a motion that turns back passes its turn at any time of day", arguments: 0..<200)
  func turns(number: Int) throws {
    let fixture = try Fixture(at: 1)
    fixture.container.shouldSelect = { _, _ in false }
    fixture.container.advance(to: Double(number) * 0.7310585786)
    fixture.drag(by: -60, steps: 3, over: 0.02)
    expectGreater(fixture.container.velocity, 0)
    for _ in 0..<40 { fixture.advance(by: 1.0 / 60) }
    expectEqual(fixture.position, 1)
  }
}
