import CSDL2

/// Calls that may wait for the display, which may never answer.
///
/// If a signal asks the program to end and one of these calls does not return within a second, the program ends during
/// the call.
enum DisplayWait {
  /// With `isInClient`, the client's state is half changed, and is not saved if the program ends.
  static func during<Value, Failure: Error>(
    isInClient: Bool = false, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    CSDL_BeginWait(!isInClient)
    defer { CSDL_EndWait() }
    return try body()
  }

  /// Watches the signals that ask the program to end, before anything waits for the display.
  static func watchEndSignals() {
    CSDL_WatchEndSignals { DisplayConnection.giveUp(savesState: $0) }
  }
}
