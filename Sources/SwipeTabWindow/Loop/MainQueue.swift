import CSDL2
import Glibc

/// Runs the tasks of the main actor from the event loop.
///
/// On Linux they wait in libdispatch's main queue, which is not served while SDL has the main thread. The queue makes a
/// descriptor readable when there is work, as for Foundation's run loop.
final class MainQueue {
  private let descriptor: Int32
  private let watch: DescriptorWatch

  /// Watches the queue; the loop's client receives `WakeCode.tasks` when there is work.
  ///
  /// Returns nil in three cases: the program has no libdispatch, so there can be no tasks; the program has an
  /// asynchronous `main`, so it does not own its main thread; or the system cannot start another thread.
  init?() {
    guard Self.isFirstThread else { return nil }
    descriptor = CSDL_GetMainQueueDescriptor()
    guard descriptor >= 0,
      let watch = DescriptorWatch(descriptor: descriptor, code: WakeCode.tasks.rawValue)
    else { return nil }
    self.watch = watch
  }

  /// Whether this is the thread that the process began with.
  private static var isFirstThread: Bool {
    guard let path = realpath("/proc/thread-self", nil) else { return false }
    defer { free(path) }
    let process = String(getpid())
    return String(cString: path).hasSuffix("/\(process)/task/\(process)")
  }

  /// Runs the work in the queue, and waits for more.
  func drain() {
    var count: UInt64 = 0
    guard read(descriptor, &count, MemoryLayout<UInt64>.size) > 0 else { return }
    CSDL_RunMainQueue()
    watch.resume()
  }
}
