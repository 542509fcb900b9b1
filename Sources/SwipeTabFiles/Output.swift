import Glibc
import SwipeTabKit

/// Writes whole lines to standard output and standard error.
package enum Output {
  package static func write(_ bytes: [UInt8]) throws(File.Failure) {
    try File.send(bytes, to: STDOUT_FILENO, named: "standard output")
  }

  package static func write(_ text: String) throws(File.Failure) { try write(Array(text.utf8)) }

  /// Writes a line to standard error, with characters escaped that a terminal may obey, and ignores failures.
  package static func writeError(_ line: String) {
    try? File.send(Array((legible(line) + "\n").utf8), to: STDERR_FILENO, named: "standard error")
  }

  package static var programName: String { programName(startedAs: CommandLine.arguments.first) }

  /// The last component of the path that a program was started by, or `SwipeTab` without one.
  package static func programName(startedAs path: String?) -> String {
    path?.split(separator: "/").last.map(String.init) ?? "SwipeTab"
  }

  /// Prepares the three standard streams, and must be called before anything is opened.
  ///
  /// A pipe without a reader, or a file that has reached the limit of sizes, then fails a write instead of killing the
  /// program silently. A closed stream is replaced by one that fails, so that no file opened later gets its number and
  /// its lines.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
