import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// The files that list options and are no code say what the table of options says.
@Suite("Option files")
struct OptionFilesTests {
  @Test(
    "a file lists the options as their table does; if not, Scripts/options writes it",
    arguments: OptionFile.allCases)
  func file(_ file: OptionFile) throws {
    let difference = try file.difference()
    expectEqual(difference, nil)
  }

  @Test("a file lists every option that it can have", arguments: OptionFile.allCases)
  func complete(_ file: OptionFile) throws {
    let text = try file.lines().joined(separator: "\n")
    let settings =
      switch file {
      case .storyboardWords: ContainerSetting.inStoryboards
      case .replaySchema, .replayWords: ContainerSetting.written
      case .article, .stateWords: ContainerSetting.allCases
      }
    expect(!settings.isEmpty)
    for setting in settings {
      expect(text.contains(setting.rawValue), "\(setting)")
    }
  }

  @Test("what is missing in a file is written", arguments: OptionFile.allCases)
  func repaired(_ file: OptionFile) throws {
    let lines = try file.lines()
    let missing = [
      "he transition from one page to the next", #"\"transition\":"#,
      ".schema.json#/$defs/settings/properties/transition",
    ]
    let others = lines.filter { line in !missing.contains { line.contains($0) } }
    expectNotEqual(others, lines)
    expectEqual(file.rewritten(others), lines)
  }

  @Test("an option says what it does in sentences", arguments: ContainerSetting.allCases)
  func help(setting: ContainerSetting) {
    expect(setting.help.hasSuffix("."))
    expect(!setting.help.contains("  "))
    expect(setting.help.first?.isUppercase == true || setting.help.hasPrefix("`"))
    for sentence in setting.help.sentences { expect(sentence.hasSuffix("."), "\(sentence)") }
  }
}
