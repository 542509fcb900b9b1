import CSDL2
import Glibc

/// Runs the tasks of the main actor from the event loop.
///
/// On Linux they wait in libdispatch's main queue, which is not served while SDL has the main thread. The queue makes a
/// descriptor readable when there is work, as for Foundation's run loop.
final class MainQueue {
  private let descriptor: Int32
  private let watch: DescriptorWatch

  /// Watches the queue, and gives the loop's client `WakeCode.tasks` when there is work.
  ///
  /// It fails if the program has no libdispatch, so that there can be no tasks, if it has an asynchronous `main`, so
  /// that it does not own its main thread, or if the system cannot start another thread.
  init?() {
    guard Self.isFirstThread else { return nil }
    descriptor = CSDL_GetMainQueueDescriptor()
    guard descriptor >= 0,
      let watch = DescriptorWatch(descriptor: descriptor, code: WakeCode.tasks.rawValue)
    else { return nil }
    self.watch = watch
  }

  private static var isFirstThread: Bool {
    guard let path = realpath("/proc/thread-self", nil) else { return false }
    defer { free(path) }
    let process = String(getpid())
    return String(cString: path).hasSuffix("/\(process)/task/\(process)")
  }

  func drain() {
    var count: UInt64 = 0
    guard read(descriptor, &count, MemoryLayout<UInt64>.size) > 0 else { return }
    CSDL_RunMainQueue()
    watch.resume()
  }
}
