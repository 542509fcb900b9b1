import CSDL2

/// Calls that may wait for the display, which may never answer, such as a server that was stopped.
///
/// If a signal asks the program to end and one of these calls does not return within a second, the program ends during
/// the call.
enum DisplayWait {
  /// Calls `body`, which may wait for the display.
  ///
  /// `isInClient` is true during a call of the loop's client. Then the client's state is half changed, and is not saved
  /// if the program ends. The default is false.
  static func during<Value, Failure: Error>(
    isInClient: Bool = false, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    CSDL_BeginWait(!isInClient)
    defer { CSDL_EndWait() }
    return try body()
  }

  /// Watches the signals that ask the program to end.
  ///
  /// Call it before anything waits for the display.
  static func watchEndSignals() {
    CSDL_WatchEndSignals { DisplayConnection.giveUp(savesState: $0) }
  }
}
