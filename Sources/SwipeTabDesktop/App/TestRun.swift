import Glibc
import SwipeTabWindow

/// Plays all replays of a folder, and tells how many of them give the states that they expect.
struct TestRun {
  var launch: Launch

  /// Plays the replays in the order of their names; the files that they name are in the folder too.
  func run() throws(Launch.Failure) {
    guard let folder = launch.options.test else { return }
    let names = File.names(in: folder).filter { $0.hasSuffix(".jsonl") }.sorted()
    guard !names.isEmpty, chdir(folder) == 0 else {
      throw Launch.Failure(
        "SwipeTabDesktop: there is no file of replay lines (.jsonl) in \(folder)", .wrongData)
    }
    var wrong = 0
    for name in names {
      do throws(Launch.Failure) {
        var run = HeadlessRun(launch: try Launch(arguments: ["--headless", "--replay=\(name)"]))
        run.isTest = true
        try run.run()
      } catch {
        wrong += 1
        error.lines.forEach(Output.writeError)
      }
    }
    do throws(File.Failure) {
      try Output.write("right \(names.count - wrong) of \(names.count)\n")
    } catch {
      throw Launch.Failure(unwritten: error)
    }
    if wrong > 0 { throw Launch.Failure(.wrongData) }
  }
}
