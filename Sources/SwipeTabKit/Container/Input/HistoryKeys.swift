/// The keys that go back and forward: Alt with an arrow, against the reading direction and along it.
extension ContainerContext {
  /// The key that goes forward by one screen, or back.
  func historyKey(isForward: Bool) -> KeyPress {
    KeyPress(isForward == (direction > 0) ? .right : .left, modifiers: .alt)
  }

  /// Whether a key goes back by one screen.
  func goesBack(_ key: KeyPress) -> Bool { key == historyKey(isForward: false) }

  /// Whether a key pushes the screen again that was popped last.
  func goesForward(_ key: KeyPress) -> Bool { key == historyKey(isForward: true) }
}
