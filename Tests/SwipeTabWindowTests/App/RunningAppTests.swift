import Glibc
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

/// Runs the program `WindowProbe`, as tasks of the main actor need a main thread of their own.
@Suite("Running app")
struct RunningAppTests {
  @Test(
    "tasks run while the window is open and in a host, selections can be awaited, other threads wake it, its toolbar opens in place, and a second app has to wait",
    arguments: ["task", "host", "select", "thread", "opening", "second"])
  func probe(check: String) throws {
    let tests = try #require(AssetLocator.executable())
    let program = File.split(tests).directory + "/WindowProbe"
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(check), nil]
    defer { arguments.forEach { free($0) } }
    expectEqual(posix_spawn(&process, program, nil, nil, &arguments, environ), 0, "\(program)")
    var status: Int32 = 0
    waitpid(process, &status, 0)
    expectEqual(status, 0)
  }
}
