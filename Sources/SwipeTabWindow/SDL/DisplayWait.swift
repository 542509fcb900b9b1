import CSDL2

/// Calls that may wait for the display, which may never answer, such as a server that was stopped.
///
/// If the program is asked to end by a signal and one of these calls does not return within a second, the program ends in
/// the midst of it.
enum DisplayWait {
  /// Calls `body`, which may wait for the display.
  ///
  /// `isInClient` says that the loop's client has called; then its state is half changed, and is not saved if the program ends
  /// meanwhile. It is false by default.
  static func during<Value, Failure: Error>(
    isInClient: Bool = false, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    CSDL_BeginWait(!isInClient)
    defer { CSDL_EndWait() }
    return try body()
  }

  /// Watches the signals that ask the program to end; call it before anything waits for the display.
  static func watchEndSignals() {
    CSDL_WatchEndSignals { DisplayConnection.giveUp(savesState: $0) }
  }
}
