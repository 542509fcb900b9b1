import SwipeTabWindow

/// The texts of `--help`, `--version` and `--list-demos`.
nonisolated enum Usage {
  static let version = Library.version

  static var help: String {
    let options = OptionGroup.all.map { group in
      (
        group.title,
        group.options.map { option in
          (option.name + (option.value.map { " " + $0 } ?? ""), option.help)
        }
      )
    }
    let codes = Launch.ExitCode.allCases.map { ("\($0.rawValue)", $0.help) }
    return """
      Usage: SwipeTabDesktop [STORYBOARD.json|FILE.swipetab] [options]

      Swipeable tabs on the desktop: drag a page, click a tab, turn the wheel, press Ctrl+Tab.

      \((options + [("Exit codes", codes)]).map(part).joined(separator: "\n"))
      """
  }

  private static func part(_ title: String, _ rows: [(name: String, help: String)]) -> String {
    let width = 28
    let lines = rows.map { name, help in
      let gap =
        name.count + 1 < width
        ? String(repeating: " ", count: width - name.count)
        : "\n" + String(repeating: " ", count: width + 2)
      return "  \(name)\(gap)\(summary(of: help))\n"
    }
    return "\(title):\n" + lines.joined()
  }

  /// The first sentence of a description in Markdown, as an entry of a list: plain, without its period.
  static func summary(of help: String) -> String {
    let words = firstSentence(help).dropLast().filter { $0 != "`" }
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  static func firstSentence(_ text: String) -> String {
    text.firstRange(of: ". ").map { text[..<$0.lowerBound] + "." } ?? text
  }

  static var icons: String {
    IconFolders.names(in: IconFolders.beside(nil)).map { $0 + "\n" }.joined()
  }

  static var demos: String {
    let width = DemoName.allCases.map(\.rawValue.count).max() ?? 0
    return DemoName.allCases.map { demo in
      let gap = String(repeating: " ", count: width - demo.rawValue.count + 2)
      let system = demo.system.map { "; stands for \($0)" } ?? ""
      return "\(demo.rawValue)\(gap)\(demo.summary)\(system)\n"
    }.joined()
  }
}
