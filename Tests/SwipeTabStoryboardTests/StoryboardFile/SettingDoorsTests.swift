import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// Every setting goes through every door by which JSON reaches a container, with each of its values.
@Suite("Doors of settings")
@MainActor struct SettingDoorsTests {
  /// The configuration of a storyboard with the given members.
  private func configuration(_ members: String) throws -> ContainerConfiguration {
    let document = try StoryboardReader.read(Array("{\(members)}".utf8), file: "f")
    expectEqual(document.warnings, [])
    return try StoryboardScene.make(document).configuration
  }

  @Test("a storyboard", arguments: ContainerSetting.inStoryboards)
  func storyboard(setting: ContainerSetting) throws {
    let schema = try JSONSchema(try PackageFile.bytes("Assets/schema/storyboard.schema.json"))
    expect(!setting.writtenSamples.isEmpty)
    for (value, json) in setting.writtenSamples {
      let member = "\"\(setting.rawValue)\":\(json)"
      let members =
        ContainerSetting.tuning.contains(setting) ? "\"tuning\":{\(member)}" : member
      var expected = try configuration("")
      expect(setting.set(value, in: &expected))
      try expectEqual(configuration(members).settings(unlikeThoseOf: expected), [], "\(json)")
      let file = try JSONReader.parse(Array("{\(members)}".utf8)).root
      try expect(schema.accepts(file), "\(json)")
    }
  }

  @Test("a part of a storyboard while a toggle is on", arguments: ContainerSetting.inStoryboards)
  func toggle(setting: ContainerSetting) throws {
    let usual = setting.stored(in: ContainerConfiguration())
    let (value, json) = try #require(setting.writtenSamples.last { $0.value != usual })
    let member = "\"\(setting.rawValue)\":\(json)"
    let members = ContainerSetting.tuning.contains(setting) ? "\"tuning\":{\(member)}" : member
    let fixture = try SceneFixture(
      #"""
      { "pages": [{"id": "a", "title": "A", "body": [{"toggle": {"id": "t", "title": "T"}}]}],
        "swiping": true, "when": {"t": {\#(members)}} }
      """#)
    var expected = fixture.container.configuration
    setting.set(value, in: &expected)
    fixture.activate("T")
    expectEqual(fixture.container.configuration.settings(unlikeThoseOf: expected), [])
  }

  @Test("a line of a replay", arguments: ContainerSetting.written)
  func replay(setting: ContainerSetting) throws {
    expect(!setting.writtenSamples.isEmpty)
    for (value, json) in setting.writtenSamples {
      let container = try Fixture().container
      var expected = container.configuration
      expect(setting.set(value, in: &expected))
      let line = #"{"t":0,"do":"set","\#(setting.rawValue)":\#(json)}"#
      try ReplayPlayer(container: container).play(line)
      expectEqual(container.configuration.settings(unlikeThoseOf: expected), [], "\(json)")
      expectEqual(
        setting.stored(in: expected), container.state.settings[setting] ?? value, "\(json)")
    }
  }

  @Test("a recorded line", arguments: ContainerSetting.written)
  func recorded(setting: ContainerSetting) throws {
    switch setting.form {
    case .flag, .number, .names: break
    default: return
    }
    for (value, _) in setting.writtenSamples {
      let bytes = ReplayWriter.settingsLine([setting: value], at: 1)
      var reader = ReplayReader(name: "-")
      guard case .set(let settings, nil, _) = try reader.read(Array(bytes.dropLast()))?.command
      else {
        Issue.record("\(String(decoding: bytes, as: UTF8.self)) sets nothing")
        continue
      }
      expectEqual(settings, [setting: value])
    }
  }

  @Test("a setting that one door does not have is unknown there")
  func elsewhere() {
    for text in [#"{"add":true}"#, #"{"listsWindowShortcuts":true}"#, #"{"backTitle":"B"}"#] {
      #expect(throws: StoryboardFileError.self) {
        try StoryboardReader.read(Array(text.utf8), file: "f")
      }
    }
    for member in [#""backTitle":"B""#, #""tuning":{}"#, #""pagesPerSwipe":3"#] {
      var reader = ReplayReader(name: "-")
      #expect(throws: Diagnostic.self) {
        try reader.read(Array(#"{"t":0,"do":"set",\#(member)}"#.utf8))
      }
    }
  }
}
