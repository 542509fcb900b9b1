import SwipeTabWindow

/// The texts of `--help`, `--version` and `--list-demos`.
nonisolated enum Usage {
  /// The version, as in the change log.
  static let version = Library.version

  /// The help, generated from the table that options are parsed by.
  static var help: String {
    let rows = OptionSpecification.all.map { option in
      (option.name + (option.value.map { " " + $0 } ?? ""), option.help)
    }
    let width = 28
    let lines = rows.map { name, help in
      name.count < width
        ? "  \(name)\(String(repeating: " ", count: width - name.count))\(help)"
        : "  \(name)\n  \(String(repeating: " ", count: width))\(help)"
    }
    return """
      Usage: SwipeTabDesktop [STORYBOARD.json|FILE.swipetab] [options]

      Swipeable tabs on the desktop: drag a page, click a tab, turn the wheel, press Ctrl+Tab.

      \(lines.joined(separator: "\n"))

      Exit codes: 0 done; 2 wrong usage; 65 wrong input data; 69 no display or library;
      74 output that could not be written.

      """
  }

  /// The names of the program's own icons and pictures, one per line.
  static var icons: String {
    IconFolders.names(in: IconFolders.beside(nil)).map { $0 + "\n" }.joined()
  }

  /// The demos, one per line.
  static var demos: String {
    let width = DemoName.allCases.map(\.rawValue.count).max() ?? 0
    return DemoName.allCases.map { demo in
      let gap = String(repeating: " ", count: width - demo.rawValue.count + 2)
      let system = demo.system.map { "; stands for \($0)" } ?? ""
      return "\(demo.rawValue)\(gap)\(demo.summary)\(system)\n"
    }.joined()
  }
}
