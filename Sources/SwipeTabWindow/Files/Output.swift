import Glibc
import SwipeTabKit

/// Standard output and standard error, whole lines at a time.
nonisolated package enum Output {
  /// Writes bytes to standard output.
  ///
  /// - Throws: Why not all of them could be written: the disk is full, or nobody reads the pipe.
  package static func write(_ bytes: [UInt8]) throws(File.Failure) {
    try File.send(bytes, to: STDOUT_FILENO, named: "standard output")
  }

  /// Writes a text to standard output, as bytes are written.
  package static func write(_ text: String) throws(File.Failure) { try write(Array(text.utf8)) }

  /// Writes a line to standard error; what a terminal may obey in it is written as escapes.
  ///
  /// Where that cannot be written to, there is no place to say so.
  package static func complain(_ line: String) {
    try? File.send(Array((legible(line) + "\n").utf8), to: STDERR_FILENO, named: "standard error")
  }

  /// Readies the three standard streams; to be called before anything is opened.
  ///
  /// A pipe that nobody reads becomes a failed write instead of the program's end without a word. A stream that is closed
  /// becomes one that fails, so that no file that is opened later takes its number and gets its lines.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
