import Glibc

/// Handles SIGHUP, sent when a terminal or session has ended.
nonisolated enum Hangup {
  /// Makes the signal end the program as SIGTERM does, unless it is ignored, as under `nohup`.
  static func terminates() {
    var action = sigaction()
    guard sigaction(SIGHUP, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else {
      return
    }
    // SDL handles SIGTERM. Sent to the process, as the present thread may block signals.
    signal(SIGHUP) { _ in kill(getpid(), SIGTERM) }
  }
}
