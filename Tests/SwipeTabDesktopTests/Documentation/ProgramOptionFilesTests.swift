import Testing

@testable import SwipeTabDesktop
@testable import TestSupport

/// The manual page and the article on the command line have what the tables of the program have.
@Suite("Option files of the program")
struct ProgramOptionFilesTests {
  @Test(
    "a file lists options and exit codes as their tables do; if not, Scripts/options writes it",
    arguments: CommandLineFile.allCases)
  func file(_ file: CommandLineFile) throws {
    let difference = try file.difference()
    expectEqual(difference, nil)
  }

  @Test(
    "a line that is missing or altered is written again", arguments: CommandLineFile.allCases)
  func repaired(_ file: CommandLineFile) throws {
    let lines = try file.rewritten(file.lines())
    let starts =
      switch file {
      case .article: OptionSpecification.all.map { "| `\($0.name)" } + ["| 0 ", "| 74 "]
      case .manual:
        OptionSpecification.all.map { ".It Fl \\-\($0.name.dropFirst(2))" } + [
          ".It 0", ".It 74", ".It Ev DISPLAY", ".It Pa share/swipetab", "Pictures are written",
        ]
      }
    for start in starts {
      let place = try #require(lines.firstIndex { $0.hasPrefix(start) }, "\(start)")
      var (missing, altered) = (lines, lines)
      missing.remove(at: place)
      altered[place] += " and more"
      try expectEqual(file.rewritten(missing), lines, "\(start)")
      try expectEqual(file.rewritten(altered), lines, "\(start)")
    }
  }

  @Test(
    "Markdown becomes lines of a manual page",
    arguments: [
      ("One. Two `auto`, three.", ["One.", "Two", ".Cm auto ,", "three."]),
      ("`--size WxH`", [".Fl \\-size Ar WxH"]),
      ("`--font FILE|system`", [".Fl \\-font Ar FILE | Cm system"]),
      ("`--titles below|beside`.", [".Fl \\-titles Cm below | beside ."]),
      ("`--locales LOCALE,…`", [".Fl \\-locales Ar LOCALE,..."]),
      ("`--replay FILE|-`", [".Fl \\-replay Ar FILE | Cm \\-"]),
      ("`A_PATH` and `N`", [".Ev A_PATH", "and", ".Ar N"]),
      ("`~/a`, `b.html` and `SIGINT`.", [".Pa ~/a ,", ".Pa b.html", "and", ".Dv SIGINT ."]),
    ])
  func manual(markdown: String, lines: [String]) {
    expectEqual(ManualText(variables: ["A_PATH"]).lines(markdown), lines)
  }

  @Test(
    "an option and an exit code say what they do in short sentences",
    arguments: OptionSpecification.all.map { ($0.name, $0.help) }
      + Launch.ExitCode.allCases.map { ("\($0.rawValue)", $0.help) })
  func help(name: String, help: String) {
    expectEqual(help.first?.isUppercase, true)
    expect(!help.contains("  "))
    expect(!help.contains("|"))
    for sentence in help.sentences {
      expect(sentence.hasSuffix("."), "\(sentence)")
      expectAtMost(sentence.split(separator: " ").count, 25, "\(sentence)")
    }
  }
}
