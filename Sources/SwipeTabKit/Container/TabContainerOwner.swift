/// The library that shows a container in a window; hears of everything before the program does.
///
/// The delegate and closures such as `TabContainer.onEvent` belong to the program.
@MainActor package protocol TabContainerOwner: AnyObject {
  /// Receives every event.
  func note(_ event: ContainerEvent)
  /// A control was changed, by the user or by the program.
  func noteChange(ofControl control: ControlID)
  /// The user pressed Enter in a field.
  func noteSubmit(of field: ControlID)
  /// A page was closed.
  func noteClose(of page: any TabPage)
  /// A page that was closed is there again.
  func noteReopen(of page: any TabPage)
  /// The program names a page that is not there; what it declares may have changed since the last frame.
  ///
  /// A page of the identifier is brought up to date even out of view.
  func bringUpToDate(with page: PageID?)
  /// Calls `draw`, which draws the container, and learns which state of the program it reads.
  func track(_ draw: () -> Void)
  /// Calls `measure`, which gets the height of a custom view, and tracks the state of the program that it reads.
  func trackHeight(_ measure: () -> Void)
  /// Whether something must be done before the next frame.
  var hasWork: Bool { get }
}
