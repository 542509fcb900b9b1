/// The keys that go back and forward: Alt with an arrow, against the reading direction and along it.
extension ContainerContext {
  func historyKey(isForward: Bool) -> KeyPress {
    KeyPress(isForward == (direction > 0) ? .right : .left, modifiers: .alt)
  }

  func goesBack(_ key: KeyPress) -> Bool { key == historyKey(isForward: false) }

  func goesForward(_ key: KeyPress) -> Bool { key == historyKey(isForward: true) }
}
