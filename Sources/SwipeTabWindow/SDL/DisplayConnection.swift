import Glibc

/// The connection to the X server, whose end Xlib answers by ending the program without a word of ours.
///
/// Xlib is opened at run time, as it is there only where SDL uses it.
package enum DisplayConnection {
  /// What is done when the connection has ended, before the program ends; nil, the default, for nothing.
  ///
  /// It is called inside of SDL, and must not use SDL any more.
  package static var onLoss: (() -> Void)?

  /// What the program says when its window or its display has gone.
  nonisolated static let lossMessage =
    "SwipeTabDesktop: the window is gone, as the display ended or another program closed it"

  private typealias LossHandler = @convention(c) (OpaquePointer?) -> Int32
  private typealias ErrorHandler = @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32

  /// Takes over from Xlib and SDL what happens when the connection ends or a request is refused.
  ///
  /// Refused requests are passed over, like one for a window that another program has just destroyed; the server also
  /// tells of that by an event. Else Xlib would end the program.
  package static func watch() {
    _ = mainThread
    guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD),
      let setLossHandler = dlsym(library, "XSetIOErrorHandler"),
      let setErrorHandler = dlsym(library, "XSetErrorHandler")
    else { return }
    typealias SetLossHandler = @convention(c) (LossHandler) -> OpaquePointer?
    typealias SetErrorHandler = @convention(c) (ErrorHandler) -> OpaquePointer?
    _ = unsafeBitCast(setLossHandler, to: SetLossHandler.self)({ _ in DisplayConnection.end() })
    _ = unsafeBitCast(setErrorHandler, to: SetErrorHandler.self)({ _, _ in 0 })
  }

  /// The thread that SDL runs on.
  nonisolated private static let mainThread = pthread_self()

  /// Ends the program, from inside of Xlib, which does not go on without a server.
  nonisolated private static func end() -> Never {
    // A descriptor's watch may notice first, when it wakes SDL; the main thread notices in a moment.
    while pthread_equal(pthread_self(), mainThread) == 0 { pause() }
    MainActor.assumeIsolated { lose() }
  }

  /// Ends the program because its window or its display has gone.
  package static func lose() -> Never {
    Output.complain(lossMessage)
    let tidy = onLoss
    onLoss = nil
    tidy?()
    // Not `exit`, in which libraries might speak to the server once more.
    _exit(EX_UNAVAILABLE)
  }
}
