import Glibc
import SwipeTabKit

/// Writes whole lines to standard output and standard error.
package enum Output {
  /// Writes bytes to standard output.
  ///
  /// - Throws: Why not all of them could be written, such as a full disk or a pipe without a
  ///   reader.
  package static func write(_ bytes: [UInt8]) throws(File.Failure) {
    try File.send(bytes, to: STDOUT_FILENO, named: "standard output")
  }

  /// Writes a text to standard output; throws as for bytes.
  package static func write(_ text: String) throws(File.Failure) { try write(Array(text.utf8)) }

  /// Writes a line to standard error; characters that a terminal may obey are escaped.
  ///
  /// Failures are ignored, as there is no other place to report them.
  package static func writeError(_ line: String) {
    try? File.send(Array((legible(line) + "\n").utf8), to: STDERR_FILENO, named: "standard error")
  }

  /// The name that the program was started by, which its messages begin with.
  package static var programName: String { programName(startedAs: CommandLine.arguments.first) }

  /// The last component of the path that a program was started by; `SwipeTab` without one.
  package static func programName(startedAs path: String?) -> String {
    path?.split(separator: "/").last.map(String.init) ?? "SwipeTab"
  }

  /// Prepares the three standard streams; call it before anything is opened.
  ///
  /// A pipe without a reader, or a file that has reached the limit of sizes, then fails a write instead of killing the
  /// program silently. A closed
  /// stream is replaced by one that fails, so that no file opened later gets its number and its
  /// lines.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
