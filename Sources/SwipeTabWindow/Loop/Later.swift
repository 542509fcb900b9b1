import Glibc
import SwipeTabFiles

/// A value that another thread computes.
package final class Later<Value: Sendable> {
  private let result = Locked<Value?>(nil)
  private var thread: pthread_t?

  /// Computes the value at once where no thread can be started.
  package init(_ body: @escaping @Sendable () -> Value) {
    let result = result
    thread = WorkerThread.start {
      let value = body()
      result.with { $0 = value }
    }
    if thread == nil { result.with { $0 = body() } }
  }

  isolated deinit { wait() }

  package var value: Value {
    wait()
    guard let value = result.with({ $0 }) else { preconditionFailure("a thread set no value") }
    return value
  }

  package func wait() {
    if let thread { pthread_join(thread, nil) }
    thread = nil
  }
}
