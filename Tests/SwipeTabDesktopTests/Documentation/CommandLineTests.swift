import Testing

@testable import SwipeTabDesktop
@testable import TestSupport

/// What documents say of the program's options and exit codes is what the program has.
@Suite("CommandLine, the article")
@MainActor struct CommandLineTests {
  nonisolated private static let folder = "Sources/SwipeTabStoryboard/SwipeTabStoryboard.docc"
  nonisolated private static let article = "\(folder)/CommandLine.md"

  @Test("its tables, and the manual page, have every option of the program, and no other")
  func options() throws {
    let tables = try PackageFile.lines(Self.article).filter { $0.hasPrefix("| `--") }
      .flatMap { row in row.split(separator: "|").first.map { Self.options(in: $0) } ?? [] }
    let headings = try PackageFile.lines("Assets/app/swipetab.1")
      .filter { $0.hasPrefix(".It Fl \\-") }
      .map { "--" + $0.dropFirst(9).prefix { $0 != " " } }
    let names = OptionSpecification.all.map(\.name)
    expectEqual(tables, names, "the article")
    expectEqual(headings, names, "the manual page")
  }

  @Test("its exit codes are those of the program")
  func exitCodes() throws {
    let shown = try PackageFile.lines(Self.article).compactMap { line in
      line.hasPrefix("| ")
        ? line.dropFirst(2).split(separator: " ").first.flatMap { Int32($0) } : nil
    }
    expectEqual(shown, Launch.ExitCode.allCases.map(\.rawValue))
  }

  @Test(
    "commands in documents are commands of the program",
    arguments: [
      "README.md", article, "\(folder)/WritingAStoryboard.md", "\(folder)/SharingAPrototype.md",
      "\(folder)/RecordedInput.md",
    ])
  func commands(document: String) throws {
    let start = "swift run SwipeTabDesktop "
    let commands = try Snippets(file: document, language: "sh").blocks.joined()
      .filter { $0.hasPrefix(start) }
    expect(!commands.isEmpty)
    // The first line on the program is its usage, with brackets.
    for command in commands where !command.contains("[") {
      let words = command.dropFirst(start.count).prefix { $0 != "#" }.split(separator: " ")
      let arguments = words.filter { !$0.hasPrefix("<<") }.map(String.init)
      #expect(throws: Never.self, "\(command)") { try Options(arguments: arguments) }
    }
  }

  private static func options(in cell: Substring) -> [String] {
    cell.split { " `,".contains($0) }.map(String.init).filter { $0.hasPrefix("--") }
  }
}
