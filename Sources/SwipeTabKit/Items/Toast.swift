/// A short message on a strip over the pages, which disappears after some seconds.
///
/// ```swift
/// container.show(Toast("The song was deleted").action("Undo", .run { library.undo() }))
/// ```
public struct Toast: Sendable, Hashable {
  /// The lines of the message.
  ///
  /// A long line wraps.
  public var lines: [String]
  /// The time that it is shown, in seconds, at least 0.
  ///
  /// The default is 5. With infinity it stays until it is dismissed.
  public var duration: Double

  /// The title of a button beside the message.
  ///
  /// The default is nil, for no button.
  public var actionTitle: String?
  /// The action of the button, performed before the message fades, or nil if the button only closes the message.
  public var action: ScreenAction?

  /// Makes a message of several lines.
  ///
  /// Each line may wrap.
  public init(_ lines: [String], duration: Double = 5) {
    (self.lines, self.duration) = (lines, duration)
  }

  /// Makes a message of one line, which may wrap.
  ///
  /// `duration` is in seconds.
  public init(_ line: String, duration: Double = 5) { self.init([line], duration: duration) }

  /// This message with a button that performs an action.
  ///
  /// The message fades after a tap on the button.
  public func action(_ title: String, _ action: ScreenAction) -> Toast {
    var copy = self
    (copy.actionTitle, copy.action) = (title, action)
    return copy
  }

  /// This message with a button that runs a closure.
  ///
  /// ```swift
  /// container.show(Toast("Deleted").action("Undo") { library.restore() })
  /// ```
  @MainActor public func action(_ title: String, _ closure: @escaping () -> Void) -> Toast {
    action(title, .run(closure))
  }
}
