extension TabContainer {
  /// Pushes the screen again that was popped last from the stack in front, as Alt+Right and the forward button of a mouse
  /// do.
  ///
  /// Each stack keeps the screens that were popped until another screen comes onto it. With hosted containers, the
  /// innermost one in front that has such a screen pushes it.
  ///
  /// - Returns: Whether there was such a screen.
  @discardableResult
  public func goForward(animated: Bool = true) -> Bool {
    transaction { parts.actions.goForward(animated: animated) }
  }

  /// Whether `goForward(animated:)` would push a screen.
  public var canGoForward: Bool { parts.actions.forwardContainer != nil }
}
