import Glibc

/// The connection to the X server, at whose loss Xlib would silently end the program.
///
/// Xlib is loaded at run time, because it exists only if SDL uses it.
package enum DisplayConnection {
  /// Called before a lost display ends the program, from inside SDL, so that it must not use SDL.
  package static var onLoss: (() -> Void)?

  private typealias LossHandler = @convention(c) (OpaquePointer?) -> Int32
  private typealias ErrorHandler = @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32

  /// Handles a lost connection, and ignores refused requests, at which Xlib would end the program.
  ///
  /// Such a request may be for a window that another program has just destroyed.
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

  nonisolated private static let mainThread = pthread_self()

  /// Ends the program from inside Xlib, which cannot continue without a server.
  nonisolated private static func end() -> Never {
    // A thread that wakes SDL for a descriptor may notice first; the main thread will in a moment.
    while pthread_equal(pthread_self(), mainThread) == 0 { pause() }
    MainActor.assumeIsolated { lose() }
  }

  package static func lose() -> Never {
    end("the window is gone, as the display ended or another program closed it", tidies: true)
  }

  /// Ends the program because a signal asked it to end, and the display does not answer.
  ///
  /// It must be called on the main thread, which may be in the midst of a call of SDL.
  nonisolated static func giveUp(savesState: Bool) -> Never {
    MainActor.assumeIsolated {
      end("ended without the display, which does not answer", tidies: savesState)
    }
  }

  private static func end(_ reason: String, tidies: Bool) -> Never {
    Output.writeError("\(Output.programName): \(reason)")
    let tidy = tidies ? onLoss : nil
    onLoss = nil
    tidy?()
    // Not `exit`, in which libraries might contact the server again.
    _exit(EX_UNAVAILABLE)
  }
}
