import Foundation
import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// The two ways to write and read a state: the program's own JSON, and `Codable` for an app.
///
/// The program has its own since it says where a file is wrong, and since it does without Foundation.
@Suite("Saved state as JSON and by Codable")
@MainActor struct SavedStateCodableTests {
  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  private func expectSame(_ state: ContainerState) throws {
    let (own, codable) = try (state.json(), Array(Self.encoder.encode(state)))
    let read = ContainerState.read(codable, file: "f")
    expectEqual(read.problems, [])
    expectEqual(read.state, state)
    expectEqual(ContainerState.read(own, file: "f").state, state)
    try expectEqual(JSONDecoder().decode(ContainerState.self, from: Data(own)), state)
    // Byte by byte, but for the order of the keys.
    try expectEqual(Self.sorted(own), Self.sorted(codable))
  }

  /// JSON with the members of its objects sorted, and all else as it is written.
  private static func sorted(_ bytes: [UInt8]) throws -> String {
    text(of: try JSONReader.parse(bytes).root)
  }

  private static func text(of value: JSONValue) -> String {
    switch value.kind {
    case .object:
      let members = value.members.map { Array($0) } ?? []
      return "{"
        + members.map { text(of: $0.key) + ":" + text(of: $0.value) }.sorted()
        .joined(separator: ",") + "}"
    case .array:
      let elements = value.elements.map { Array($0) } ?? []
      return "[" + elements.map { text(of: $0) }.joined(separator: ",") + "]"
    case .string: return "\"" + (value.string ?? "?") + "\""
    case .number: return value.number?.text ?? "?"
    case .boolean: return value.boolean == true ? "true" : "false"
    case .null: return "null"
    }
  }

  @Test("are the same for a state with nothing in it, and with pages that are pinned")
  func few() throws {
    try expectSame(ContainerState())
    try expectSame(ContainerState(selected: "a", pages: ["b", "a"], pinned: ["b"]))
    expect(!String(decoding: ContainerState().json(), as: UTF8.self).contains("pinned"))
  }

  @Test("are the same for states that could be", arguments: Seeds.first(14))
  func invented(seed: UInt64) throws {
    var states = RandomStates(seed: seed)
    for _ in 1...25 { try expectSame(states.next()) }
  }

  @Test("are the same for states that came about", arguments: Seeds.first(8))
  func lived(seed: UInt64) throws {
    let container = try SceneFixture(RandomSceneTests.versions[0]).container
    var random = SeededGenerator(seed: seed)
    var actions = RandomActions(seed: seed, mostPages: 4)
    for step in 1...400 {
      if Int.random(in: 0..<10, using: &random) == 0 {
        container.activate(label: RandomSceneTests.labels.randomElement(using: &random) ?? "")
      }
      try container.perform(actions.next())
      if step % 10 == 0 { try expectSame(container.state) }
    }
  }

  @Test("refuse places of strips that cannot be", arguments: ["-1", "-99", "a", "", "1.5"])
  func strips(place: String) {
    let text = #"{"screens":{"a":{"strips":{"\#(place)":5}}}}"#
    let read = ContainerState.read(Array(text.utf8), file: "f")
    expect(
      read.problems.map(\.message).contains {
        $0.contains("expected the place of a strip, found \"\(place)\"")
      })
  }

  @Test("read null where nothing is")
  func null() throws {
    let text = """
      {"selected":null,"pages":[],"listed":null,"stacks":[{"tab":null,"screens":[]}],
      "screens":{},"values":{},"settings":{}}
      """
    let state = ContainerState(stacks: [ContainerState.Stack(screens: [])])
    expectEqual(ContainerState.read(Array(text.utf8), file: "f").state, state)
    try expectEqual(JSONDecoder().decode(ContainerState.self, from: Data(text.utf8)), state)
  }
}

/// Random states with everything that they can hold.
private struct RandomStates {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> ContainerState { state(depth: 2) }

  private mutating func state(depth: Int) -> ContainerState {
    var state = ContainerState(pages: some { $0.id() }, stacks: some { $0.stack(depth: depth) })
    if Bool.random(using: &random) { state.selected = id() }
    if Bool.random(using: &random) { state.listed = some { $0.id() } }
    state.screens = byID { random in
      ScreenState(
        offset: random.distance(),
        strips: Dictionary(random.some { ($0.number(below: 99), $0.distance()) }) { $1 },
        views: random.byID { $0.text() })
    }
    state.values = byID { $0.value() }
    for setting in ContainerSetting.allCases where Bool.random(using: &random) {
      state.settings[setting] = value(of: setting)
    }
    return state
  }

  private mutating func stack(depth: Int) -> ContainerState.Stack {
    ContainerState.Stack(
      tab: Bool.random(using: &random) ? id() : nil,
      screens: some {
        let isHosting = depth > 0 && $0.number(below: 3) == 0
        return ContainerState.Pushed(
          $0.id(), container: isHosting ? $0.state(depth: depth - 1) : nil)
      })
  }

  private mutating func value() -> ControlValue {
    switch number(below: 3) {
    case 0: .number(distance() - 5)
    case 1: .text(text())
    default: .flag(Bool.random(using: &random))
    }
  }

  private mutating func value(of setting: ContainerSetting) -> ControlValue {
    setting.samples.randomElement(using: &random) ?? .flag(true)
  }

  // MARK: Parts

  private mutating func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

  /// A number of at least 0: whole, fractional, tiny or huge.
  private mutating func distance() -> Double {
    switch number(below: 4) {
    case 0: Double(number(below: 5000))
    case 1: Double.random(in: 0...5000, using: &random)
    case 2: Double.random(in: 0...1e-9, using: &random)
    default: Double.random(in: 0...1e30, using: &random)
    }
  }

  /// Some text, with everything that has to be escaped.
  private mutating func text() -> String {
    let characters: [Character] = [
      "a", "b", "1", " ", "\"", "\\", "/", "\n", "\t", "\u{0}", "\u{1F}", "é", "音", "🎵", "\u{2028}",
    ]
    return String((0..<number(below: 5)).map { _ in characters[number(below: characters.count)] })
  }

  private mutating func id<ID: Identifier>() -> ID { ID(text()) }

  private mutating func some<Value>(_ make: (inout RandomStates) -> Value) -> [Value] {
    (0..<number(below: 4)).map { _ in make(&self) }
  }

  private mutating func byID<ID: Identifier, Value>(
    _ make: (inout RandomStates) -> Value
  ) -> [ID: Value] {
    Dictionary(some { ($0.id(), make(&$0)) }) { $1 }
  }
}
