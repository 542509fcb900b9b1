import Glibc

/// Wakes the event loop when a file descriptor becomes readable.
///
/// The loop sleeps in SDL, which cannot wait for other descriptors, so a thread waits in `poll` for this one. It
/// reports once, and then waits until everything has been read and `resume()` is called.
package final class DescriptorWatch {
  /// The main thread's end of a pipe, in which a byte resumes the watching thread, and whose closing ends it.
  private let control: Int32
  private let thread: pthread_t
  private let orders: Orders

  /// The thread's parameters, besides which it reads nothing of the program.
  nonisolated private struct Orders: Sendable {
    let descriptor: Int32
    let control: Int32
    let code: Int32
  }

  /// Watches `descriptor`, which the caller keeps owning, or fails if the system cannot start another thread.
  package init?(descriptor: Int32, code: Int) {
    guard let pipe = Pipe() else { return nil }
    let orders = Orders(
      descriptor: descriptor, control: pipe.reading, code: Int32(truncatingIfNeeded: code))
    guard let thread = WorkerThread.start({ Self.watch(orders) }) else {
      pipe.close()
      return nil
    }
    (control, self.orders, self.thread) = (pipe.writing, orders, thread)
  }

  isolated deinit {
    close(control)
    pthread_join(thread, nil)
    close(orders.control)
  }

  /// Watches again, once everything has been read.
  package func resume() {
    var byte: UInt8 = 0
    _ = write(control, &byte, 1)
  }

  nonisolated private static func watch(_ orders: Orders) {
    var isArmed = true
    while true {
      var polled = [
        pollfd(fd: orders.control, events: Int16(POLLIN), revents: 0),
        pollfd(fd: orders.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&polled, isArmed ? 2 : 1, -1) > 0 else { continue }
      if polled[0].revents != 0 {
        var byte: UInt8 = 0
        guard read(orders.control, &byte, 1) == 1 else { return }
        isArmed = true
      } else {
        isArmed = false
        WakeCode.push(orders.code)
      }
    }
  }
}
