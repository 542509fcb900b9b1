import Glibc
import SwipeTabKit
import SwipeTabWindow

/// The files with the state of each demo or storyboard.
nonisolated enum StateFile {
  static func path(for options: Options) -> String? {
    folder().map { "\($0)/\(name(for: options)).json" }
  }

  static var recentFiles: String? { folder().map { "\($0)/recent.json" } }

  private static func folder() -> String? {
    // Relative paths are ignored, as the XDG base directory specification requires.
    if let state = Environment.text("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/swipetab"
    }
    guard let home = Environment.text("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/swipetab"
  }

  private static func name(for options: Options) -> String {
    if let count = options.pages { return "pages-\(count)" }
    guard let storyboard = options.storyboard else {
      return "demo-" + (options.demo ?? .standard).rawValue
    }
    // The name is for users; the number distinguishes files of the same name in different folders.
    let full = File.resolved(storyboard) ?? storyboard
    let base = full.split(separator: "/").last.map(String.init) ?? "storyboard"
    let plain = base.filter { $0.isLetter || $0.isNumber }
    return "file-\(plain.prefix(40))-\(full.stableHash)"
  }
}
