import Glibc

/// Starts threads beside the main one.
nonisolated enum WorkerThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs `body` on a new thread, which the caller must join or detach.
  static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    // Signals must reach the main thread: only there do they interrupt SDL's wait.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let work = Unmanaged.passRetained(Work(body))
    let run: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      if let pointer = $0 { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
    var thread = pthread_t()
    guard pthread_create(&thread, nil, run, work.toOpaque()) == 0 else {
      work.release()
      return nil
    }
    return thread
  }
}
