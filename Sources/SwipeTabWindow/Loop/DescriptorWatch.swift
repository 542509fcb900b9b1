import CSDL2
import Glibc

/// Wakes the event loop when a file descriptor becomes readable.
///
/// The loop sleeps in SDL, which cannot wait for other descriptors, so a thread waits in `poll` for
/// this one. It reports once, and then waits until everything has been read and `resume()` is
/// called.
package final class DescriptorWatch {
  /// The main thread's end of a pipe to the watching thread: a byte resumes the thread, closing it
  /// ends the thread.
  private let control: Int32
  private let thread: pthread_t
  private let orders: UnsafeMutablePointer<Orders>

  /// The thread's parameters; it reads nothing else of the program.
  nonisolated private struct Orders {
    let descriptor: Int32
    let control: Int32
    let code: Int32
  }

  /// Starts to watch `descriptor`, which the caller keeps owning; the client's `wake` receives
  /// `code`.
  ///
  /// Nil if the system cannot start another thread.
  package init?(descriptor: Int32, code: Int) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    orders = .allocate(capacity: 1)
    orders.initialize(
      to: Orders(descriptor: descriptor, control: ends[0], code: Int32(truncatingIfNeeded: code)))
    control = ends[1]
    guard let thread = Self.start(orders) else {
      ends.forEach { close($0) }
      orders.deallocate()
      return nil
    }
    self.thread = thread
  }

  isolated deinit {
    close(control)
    pthread_join(thread, nil)
    close(orders.pointee.control)
    orders.deallocate()
  }

  /// Watches again; call it when everything has been read.
  package func resume() {
    var byte: UInt8 = 0
    _ = write(control, &byte, 1)
  }

  private static func start(_ orders: UnsafeMutablePointer<Orders>) -> pthread_t? {
    // Signals must reach the main thread: only there do they interrupt SDL's wait.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let run: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      if let orders = $0?.load(as: Orders.self) { DescriptorWatch.watch(orders) }
      return nil
    }
    return pthread_create(&thread, nil, run, orders) == 0 ? thread : nil
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
        var event = SDL_Event()
        event.type = SDL_USEREVENT.rawValue
        event.user.code = orders.code
        SDL_PushEvent(&event)
      }
    }
  }
}
