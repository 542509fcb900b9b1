import Glibc
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
    let lines = try file.lines()
    let expected = file.rewritten(lines)
    if getenv("SWIPETAB_WRITE_OPTIONS") != nil, lines != expected { try file.write(expected) }
    for (number, (line, other)) in zip(lines, expected).enumerated() where line != other {
      Issue.record("\(file.rawValue):\(number + 1): found \(line), expected \(other)")
      break
    }
    #expect(lines.count == expected.count)
  }

  @Test("a file lists every option that it can have", arguments: OptionFile.allCases)
  func complete(_ file: OptionFile) throws {
    let text = try file.lines().joined(separator: "\n")
    let settings =
      switch file {
      case .schema, .storyboardWords: ContainerSetting.inStoryboards
      case .manual, .commandLine: ContainerSetting.onCommandLine
      case .replaySchema, .replayWords: ContainerSetting.written
      case .article, .stateWords: ContainerSetting.allCases
      }
    #expect(!settings.isEmpty)
    for setting in settings {
      let names = [setting.rawValue, setting.option, "Fl \\-" + setting.option.dropFirst(2)]
      #expect(names.contains { text.contains($0) }, "\(setting)")
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
    #expect(others != lines)
    #expect(file.rewritten(others) == lines)
  }

  @Test("an option says what it does in sentences", arguments: ContainerSetting.allCases)
  func help(setting: ContainerSetting) {
    #expect(setting.help.hasSuffix(".") && !setting.help.contains("  "))
    #expect(setting.help.first?.isUppercase == true || setting.help.hasPrefix("`"))
    for sentence in setting.sentences { #expect(sentence.hasSuffix("."), "\(sentence)") }
  }
}
