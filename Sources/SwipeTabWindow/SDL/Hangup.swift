import Glibc

/// The signal that a terminal or a session has ended.
nonisolated enum Hangup {
  /// Lets the signal end the program as a request to terminate does, unless it is ignored, as under `nohup`.
  static func terminates() {
    var action = sigaction()
    guard sigaction(SIGHUP, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else {
      return
    }
    // SDL knows how to end on SIGTERM. To the process: the thread that is here may take no signals.
    signal(SIGHUP) { _ in kill(getpid(), SIGTERM) }
  }
}
