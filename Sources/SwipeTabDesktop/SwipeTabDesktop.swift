import Glibc
import SwipeTabKit

/// The program: reads its arguments, runs, and turns what went wrong into words and an exit code.
@main struct SwipeTabDesktop {
  static func main() {
    let now = MonotonicClock.now
    let start = ProcessStart.time(now: now, processorTime: MonotonicClock.processorTime)
    do throws(Launch.Failure) {
      try run(Array(CommandLine.arguments.dropFirst()), start: start)
    } catch {
      Output.complain(error.message)
      exit(error.code.rawValue)
    }
  }

  private static func run(_ arguments: [String], start: Int) throws(Launch.Failure) {
    let launch = try Launch(arguments: arguments)
    switch launch.options.answer {
    case .help: Output.write(Usage.help)
    case .version: Output.write("SwipeTab \(Usage.version)\n")
    case .demos: Output.write(Usage.demos)
    case nil where launch.options.isHeadless: try HeadlessRun(launch: launch).run()
    case nil: try WindowRun(launch: launch, start: start).run()
    }
  }
}
