/// Why an app's window cannot be opened.
///
/// The description is one line for each problem, to be written to standard error:
///
/// ```swift
/// do { try app.run() } catch { print(error); exit(error.exitCode) }
/// ```
nonisolated public enum WindowError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Options that cannot be used, with a sentence for each.
  case options([String])
  /// Pages that cannot be shown, such as two with one identifier, with a sentence for each.
  case pages([String])
  /// An app of the process has a window open.
  ///
  /// Only one can be open at a time.
  case alreadyRunning
  /// There is neither an X server nor a Wayland compositor.
  case noDisplay
  /// The process may have so few files open that a window finds no room, with the limit.
  case fileLimit(Int)
  /// SDL cannot open a window, with the reason.
  case noWindow(String)
  /// The font file cannot be used, with the reason.
  case font(path: String, reason: String)

  /// The problems, one a line.
  public var description: String {
    switch self {
    case .options(let problems): problems.map { "WindowOptions.\($0)" }.joined(separator: "\n")
    case .pages(let problems): problems.joined(separator: "\n")
    case .alreadyRunning: "no window can be opened, an app of this program has one open already"
    case .noDisplay:
      "no window can be opened, there is no display; set DISPLAY or WAYLAND_DISPLAY"
    case .fileLimit(let limit):
      "no window can be opened, the process may have only \(limit) files open; raise the limit with "
        + "ulimit -n"
    case .noWindow(let reason): "no window can be opened, \(reason)"
    case .font(let path, let reason): "WindowOptions.font: \(FontError(path: path, reason: reason))"
    }
  }

  /// The exit code for a program, as in `sysexits.h`.
  ///
  /// It is 69 (unavailable) if no window can be opened now, and 65 (wrong data) for other errors.
  public var exitCode: Int32 {
    switch self {
    case .alreadyRunning, .noDisplay, .fileLimit, .noWindow: 69
    case .options, .pages, .font: 65
    }
  }
}
