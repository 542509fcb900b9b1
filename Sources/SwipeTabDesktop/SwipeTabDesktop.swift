import Glibc
import SwipeTabKit
import SwipeTabWindow

/// The program: parses its arguments, runs, and reports failures as messages and an exit code.
@main struct SwipeTabDesktop {
  static func main() {
    let now = MonotonicClock.now
    Output.prepare()
    let start = ProcessStart.time(now: now, processorTime: MonotonicClock.processorTime)
    do throws(Launch.Failure) {
      try run(Array(CommandLine.arguments.dropFirst()), start: start)
    } catch {
      error.lines.forEach(Output.writeError)
      exit(error.code.rawValue)
    }
  }

  private static func run(_ arguments: [String], start: Int) throws(Launch.Failure) {
    let launch = try Launch(arguments: arguments)
    switch launch.options.answer {
    case .help: try answer(Usage.help)
    case .version: try answer("SwipeTab \(Usage.version)\n")
    case .demos: try answer(Usage.demos)
    case .icons:
      if let path = launch.options.picture {
        try IconSheet(launch: launch).write(to: path)
      } else {
        try answer(Usage.icons)
      }
    case nil where launch.options.test != nil: try TestRun(launch: launch).run()
    case nil where launch.options.checks: try CheckRun(launch: launch).run()
    case nil where launch.options.pack != nil: try PackRun(launch: launch).run()
    case nil where launch.options.export != nil: try ExportRun(launch: launch).run()
    case nil where launch.options.isHeadless || launch.options.animation != nil:
      try HeadlessRun(launch: launch, start: start).run()
    case nil: try WindowRun(launch: launch, start: start).run()
    }
  }

  private static func answer(_ text: String) throws(Launch.Failure) {
    do throws(File.Failure) {
      try Output.write(text)
    } catch {
      throw Launch.Failure(unwritten: error)
    }
  }
}
